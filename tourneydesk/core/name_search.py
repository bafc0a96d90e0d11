"""Compares names as people type them, and finds names that look alike."""

import re
import unicodedata
from functools import lru_cache
from typing import Literal

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


# Names that look alike: different case, invisible characters, look-alike letters.

_LATIN_LOOKS = {
    "Cyrillic": "а=a в=b с=c ԁ=d е=e н=h һ=h і=i ј=j к=k м=m о=o р=p ԛ=q ѕ=s т=t ԝ=w х=x у=y",
    "Greek": "α=a β=b ε=e η=h ι=i κ=k μ=m ν=n ο=o ρ=p τ=t χ=x υ=y ζ=z",
    "others": "ı=i ’=' ‘=' `=' ´=' ʼ=' ‐=- ‑=- –=- —=-",
}
_LOOKS = {ord(pair[0]): pair[2] for pairs in _LATIN_LOOKS.values() for pair in pairs.split(" ")}


def lookalike_key(name: str) -> str:
    """A key that is equal for names that look alike, also in lower case.

    Lower-case Greek and Cyrillic letters are compared by the look of their capitals. Accents
    matter: José and Jose are two names.
    """
    text = unicodedata.normalize("NFKC", name.translate(_LOOKS)).casefold().translate(_LOOKS)
    text = unicodedata.normalize("NFC", text)
    if not text.isprintable():
        text = "".join(character for character in text if unicodedata.category(character) != "Cf")
    return " ".join(text.split())


def name_key(name: str) -> str:
    """A key that is equal for names that look alike, whether the family name is first or last."""
    return " ".join(sorted(lookalike_key(name).replace(",", " ").split()))


# Names in capitals, as federations print them, with small letters.
#
# What capitals do not tell stays in capitals: Macdonald and MacDonald are both names.

Part = Literal["whole", "given", "family"]


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_WORD = re.compile(r"[^\W\d_]+")
_MAC = _words(
    """alister allister arthur aulay beth bride callum cormack culloch donald donell donnell
    dougal dougall dowell duff ewan ewen fadyen farlane gill gillivray gowan gregor innes intosh
    intyre iver kay kenzie kinley kinnon lachlan laren lean lellan lennan leod mahon millan mullen
    murray nab namara neil neill phail phee pherson quarrie queen rae taggart tavish vicar
    william"""
)
"""What follows Mac in family names that are written with and without a second capital."""
_SMALL = _words("das del der den dos los las ten ter und van vom von zu zum zur")
"""Words in small letters inside a name; ``de`` and ``van`` are so only before another of them."""
_BEFORE_OTHERS = frozenset({"de", "van"})
_FOLLOWING = _SMALL | {"la", "het", "t"}
_NUMERAL = re.compile("I{2,3}|I?V|VI{1,3}|IX")
_VOWEL = re.compile("[AEIOUYÀ-ÖØ-Ý]")


def small_letters(name: str, part: Part = "whole") -> str:
    """A name that is all in capitals, with small ones: LEE-O'BRIEN is Lee-O'Brien, MCKAY is McKay,
    DE LA CRUZ is de la Cruz, VAN DYKE is Van Dyke. Other names are returned as they are.

    In a ``given`` name MACKENZIE is Mackenzie and TJ are initials.
    """
    if not name.isupper() or len(name) < 2:
        return name
    words = unicodedata.normalize("NFC", name).split(" ")
    return " ".join(_word(words, at, part) for at in range(len(words)))


def _word(words: list[str], at: int, part: Part) -> str:
    given = part == "given"
    word, following = words[at], words[at + 1].casefold() if at + 1 < len(words) else ""
    if at and _NUMERAL.fullmatch(word):
        return word
    small = word.casefold()
    if following and (part == "family" or (part == "whole" and at)):
        before = small in _BEFORE_OTHERS and following.lstrip("'’") in _FOLLOWING
        after = at > 0 and words[at - 1].casefold() in _BEFORE_OTHERS and small in _FOLLOWING
        if before or after or (small in _SMALL and small not in _BEFORE_OTHERS):
            return small
    if given and len(word) == 2 and not _VOWEL.search(word) and small not in ("jr", "sr"):
        return word
    return _WORD.sub(lambda found: _part(found[0], given), word)


@lru_cache(maxsize=50_000)
def _part(letters: str, given: bool) -> str:
    """One part of a word, between hyphens and apostrophes."""
    if letters.startswith("MC") and len(letters) > 3:
        return f"Mc{letters[2:].capitalize()}"
    if letters.startswith("MAC") and letters[3:].casefold() in _MAC and not given:
        return letters
    return letters.capitalize()
