"""The digest of a history, with which papers and people tell two histories apart.

It is the beginning of the hash that ends the journal's chain. A full hash of 256 bits is too long
to type; 80 bits cannot be forged by anybody at a venue, and people can compare and type them in
groups.
"""

import unicodedata

LENGTH = 20
"""Hex digits of a digest: 4 bits each, 80 in all."""

FULL = 64
"""Hex digits of the full hash."""

GROUP = 4
"""Hex digits between spaces."""

_BETWEEN = {"Zs", "Pd", "Cf", "Cc"}
"""Unicode categories of spaces, dashes and invisible characters."""


def digest_of(chain: str) -> str:
    """The digest of a history whose last step has this hash, in hex."""
    return chain[:LENGTH]


def grouped(digest: str) -> str:
    """A digest in groups, as people read it: ``0a1b 2c3d 4e5f 6071 8293``."""
    return " ".join(digest[at : at + GROUP] for at in range(0, len(digest), GROUP))


def cleaned(text: str) -> str | None:
    """A digest as typed: in any case, with spaces and dashes anywhere. None for anything else."""
    letters = unicodedata.normalize("NFKC", text).lower()
    digits = "".join(letter for letter in letters if unicodedata.category(letter) not in _BETWEEN)
    return digits if 0 < len(digits) <= FULL and set(digits) <= set("0123456789abcdef") else None
