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
            "format_dual-ring",
            "tiebreak_solkoff",
            "tiebreak_median",
            "tiebreak_buchholz",
            "level_solkoff",
            "level_median",
            "level_buchholz",
            "level_sonneborn_berger",
        }
    ),
    "es": frozenset(
        {
            "PROGRAM",
            "WINDOW_TITLE",
            "MARKED_TITLES/practice",
            "format_dual-ring",
            "tiebreak_solkoff",
            "tiebreak_buchholz",
            "level_solkoff",
            "level_buchholz",
            "level_sonneborn_berger",
        }
    ),
}
"""By language: the codes and names whose words are the very same as in English, each on purpose.

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
