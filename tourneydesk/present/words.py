"""`messages` under the names by which the window still calls them; it goes when its words move."""

from tourneydesk.present.messages import (
    listed,
    name_of,
    number,
    say,
    say_recorded,
    speak,
    spoken,
    word_of,
)
from tourneydesk.present.messages import text as word

__all__ = [
    "listed",
    "name_of",
    "number",
    "say",
    "say_recorded",
    "speak",
    "spoken",
    "word",
    "word_of",
]
