"""Names in capitals, as federations print them, with small letters.

What capitals do not tell stays in capitals: Macdonald and MacDonald are both names.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Literal

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
