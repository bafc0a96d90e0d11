"""The digest of a history: what papers and people use to tell two histories apart.

It is the beginning of the hash that the last step ends the journal's chain with. Two hundred and
fifty-six bits are too long to type; eighty cannot be forged by anybody who meets at a venue, and
people can compare and type them in groups.
"""

import unicodedata

LENGTH = 20
"""Hex digits of a digest: 4 bits each, 80 together."""

FULL = 64
"""Hex digits of the whole hash."""

GROUP = 4
"""Hex digits from one space to the next."""

_BETWEEN = {"Zs", "Pd", "Cf", "Cc"}
"""Spaces, dashes, and what cannot be seen."""


def digest_of(chain: str) -> str:
    """The digest of a history whose last step has this hash, in hex."""
    return chain[:LENGTH]


def grouped(digest: str) -> str:
    """A digest in groups, as people read it: ``0a1b 2c3d 4e5f 6071 8293``."""
    return " ".join(digest[at : at + GROUP] for at in range(0, len(digest), GROUP))


def cleaned(text: str) -> str | None:
    """A digest as it was typed: in any case, with spaces and dashes anywhere. None for what is no
    digest.
    """
    letters = unicodedata.normalize("NFKC", text).lower()
    digits = "".join(letter for letter in letters if unicodedata.category(letter) not in _BETWEEN)
    return digits if 0 < len(digits) <= FULL and set(digits) <= set("0123456789abcdef") else None
