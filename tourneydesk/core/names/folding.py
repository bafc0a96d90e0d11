"""Comparing names as people type them: without case, accents, apostrophes or special letters."""

import re
import unicodedata
from functools import lru_cache

_SINGLE = str.maketrans(
    {
        "ł": "l",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "ħ": "h",
        "ı": "i",
        "ŧ": "t",
        "æ": "ae",
        "œ": "oe",
        "ß": "ss",
        "þ": "th",
    }
)
"""Letters that Unicode does not split into a letter and a mark."""
_DOUBLE = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"})
"""Letters that people without them on the keyboard often write as two."""
_NO_LETTERS = re.compile("[^a-z0-9]")
_UNWRITTEN = re.compile("['’‘ʼʻ`´]")


@lru_cache(maxsize=20_000)
def spellings(text: str) -> tuple[str, ...]:
    """The ways to write a text in plain lower-case letters, with single spaces between the words:
    Müller is ``muller`` and ``mueller``, O'Brien ``obrien``.
    """
    lower = unicodedata.normalize("NFC", text.casefold())
    return tuple(dict.fromkeys((_plain(lower), _plain(lower.translate(_DOUBLE)))))


def folded(text: str) -> str:
    """A text in plain lower-case letters, for sorting and comparing names."""
    return spellings(text)[0]


def same(typed: str, text: str) -> bool:
    """Whether two texts are the same name, however their letters are written."""
    return bool(typed.strip()) and not set(spellings(typed)).isdisjoint(spellings(text))


def contains(typed: str, text: str) -> bool:
    """Whether a text contains what was typed."""
    return any(one and one in other for one in spellings(typed) for other in spellings(text))


def begins(typed: str, text: str) -> bool:
    """Whether a text begins with what was typed."""
    return any(
        one and other.startswith(one) for one in spellings(typed) for other in spellings(text)
    )


def words_begin(typed: str, text: str) -> bool:
    """Whether every word typed begins a word of a text. In scripts without spaces between words it
    may also stand inside one.
    """
    return any(
        bool(words) and all(_begins_word(word, other) for word in words)
        for words in (one.split() for one in spellings(typed))
        for other in spellings(text)
    )


def _begins_word(word: str, text: str) -> bool:
    return f" {word}" in f" {text}" or (not word.isascii() and word in text)


def _plain(lower: str) -> str:
    if lower.isascii():
        # Most names: a tenth of the time below. A list of members has 100,000.
        return " ".join(_NO_LETTERS.sub(" ", _UNWRITTEN.sub("", lower)).split()) or lower.strip()
    parts = unicodedata.normalize("NFKD", _UNWRITTEN.sub("", lower).translate(_SINGLE))
    letters = "".join(
        sign if unicodedata.category(sign)[0] in "LMN" else " "
        for sign in parts
        if not unicodedata.combining(sign) and unicodedata.category(sign) != "Cf"
    )
    return " ".join(letters.split()) or lower.strip()
