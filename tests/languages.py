"""What the tests of translations share: which words a language may have in common with English."""

import re
from collections.abc import Mapping
from string import Formatter

SAME_AS_ENGLISH: Mapping[str, frozenset[str]] = {
    "de": frozenset(
        {
            "PROGRAM",
            "WINDOW_TITLE",
            "MARKED_TITLES/practice",
            "format-dual-ring",
            "tiebreak-solkoff",
            "tiebreak-median",
            "tiebreak-buchholz",
            "tiebreak-kashdan",
            "level-kashdan",
            "setting-tiebreaks-kashdan",
            "level-solkoff",
            "level-median",
            "level-buchholz",
            "level-sonneborn-berger",
            "field-name",
            "screen-name",
            "card-name",
            "sheet-format",
            "cover-format",
            "setting-tiebreaks-solkoff",
            "setting-tiebreaks-median",
            "setting-tiebreaks-sonneborn-berger",
            "setting-tiebreaks-buchholz",
            "tiebreak-sonneborn-berger",
            "RECENT_FORMAT",
            "NAME",
            "STATUS",
            "PLAYER_FIELDS/name",
        }
    ),
    "es": frozenset(
        {
            "PROGRAM",
            "LAST_PRINTED",
            "WINDOW_TITLE",
            "MARKED_TITLES/practice",
            "format-dual-ring",
            "tiebreak-solkoff",
            "tiebreak-buchholz",
            "field-no",
            "tiebreak-kashdan",
            "level-kashdan",
            "setting-tiebreaks-kashdan",
            "level-solkoff",
            "level-buchholz",
            "level-sonneborn-berger",
            # bye, club, final, no, rating, strike are Spanish words too.
            "CLUB",
            "COUNTED/strikes",
            "DRAFT_BYE",
            "KEYS_OF_STAGES/players/1/9/1",
            "PLAYER_FIELDS/club",
            "PLAYER_FIELDS/rating",
            "RATING",
            "TASK_TEXTS/3",
            "card-bye",
            "card-final",
            "card-rating",
            "card-strikes",
            "cross-bye",
            "field-club",
            "field-rating",
            "head-stakes-risk-swiss",
            "head-strikes",
            "kind-final",
            "level-strikes",
            "screen-bye",
            "screen-rating",
            "setting-final-false",
            "setting-new-opponents-first-false",
            "setting-tiebreaks-buchholz",
            "setting-tiebreaks-solkoff",
            "setting-tiebreaks-sonneborn-berger",
            "setting-works-with-two-false",
            "sheet-club",
            "strikes-from-out-short",
            "tiebreak-sonneborn-berger",
            "word-club",
            "word-rating",
        }
    ),
}
"""By language: the ids and names whose words are the very same as in English, each on purpose.

A field of a constant is named after it: ``MARKED_TITLES/practice``.
"""

_KEYS = re.compile(r"(Ctrl|Alt|Shift)\+|^F\d+$")


def has_words(text: str) -> bool:
    """Whether there is anything to translate: two letters in a row outside what is put in, and not
    the name of a key.
    """
    if _KEYS.search(text):
        return False
    try:
        plain = "".join(
            before + (spec or "" if "|" in (spec or "") else "")
            for before, _, spec, _ in Formatter().parse(text)
        )
    except ValueError:
        plain = text
    return bool(re.search(r"[^\W\d_]{2}", plain))


def has_words_in_message(text: str) -> bool:
    """Whether there is anything to translate in what stands behind a message's id."""
    return bool(re.search(r"[^\W\d_]{2}", re.sub(r"\{[^{}]*\}|\[\w+\]|\{[^{}]*->", "", text)))
