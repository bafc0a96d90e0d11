"""Which words for a table do not belong in the English texts of a format."""

import re
from collections.abc import Iterable

from tourneydesk.core.format import Noun
from tourneydesk.formats import FORMATS

WRONG: dict[Noun, re.Pattern[str]] = {
    "table": re.compile(r"\bboards?\b", re.IGNORECASE),
    "board": re.compile(r"\btables?\b", re.IGNORECASE),
    "group-board": re.compile(r"\btables?\b", re.IGNORECASE),
    "game": re.compile(r"\b(tables?|boards?)\b", re.IGNORECASE),
}


def with_wrong_noun(format_key: str, texts: Iterable[str]) -> list[str]:
    """The texts in which a table of the format is called something else."""
    wrong = WRONG[FORMATS[format_key].noun]
    return [text for text in texts if wrong.search(text)]
