"""How large a card's code is printed, known before it is drawn."""

from bisect import bisect_left

from tourneydesk.present.sheets import Code

LEAST_SIDE, LEAST_MODULE, MOST_SIDE = 22.0, 0.5, 34.0
"""In millimeters. Only codes of version 13 and more, whose names have hundreds of bytes, have
smaller modules: at least four rows are left on the smallest card.
"""
QUIET = 4
"""The white space around the code, in modules (ISO/IEC 18004, 6.3.8)."""

WORDS = (
    *(16, 28, 44, 64, 86, 108, 124, 154, 182, 216, 254, 290, 334, 365, 415, 453, 507, 563, 627),
    *(669, 714, 782, 860, 914, 1000, 1062, 1128, 1193, 1267, 1373, 1455, 1541, 1631, 1725, 1812),
    *(1914, 1992, 2102, 2216, 2334),
)
"""Data codewords of versions 1 to 40 at level M (ISO/IEC 18004, table 7)."""
_RANGES = ((1, 9), (10, 26), (27, 40))
"""Versions whose counts of characters are equally long."""


def version_of(code: Code) -> int:
    """The version of the smallest symbol at level M.

    Raises ValueError if the code is too long for any.
    """
    for first, last in _RANGES:
        words = -(-bits_of(code, last) // 8)
        version = bisect_left(WORDS, words) + 1
        if version <= last:
            # A longer count of characters never makes the symbol smaller than the step before.
            return max(version, first)
    raise ValueError("the code is too long for a symbol")


def counts_of(version: int) -> tuple[int, int]:
    """The bits that say how many digits, and how many bytes, a symbol has (7.4.1, table 3)."""
    return (10, 8) if version <= 9 else (12, 16) if version <= 26 else (14, 16)


def modules_of(code: Code) -> int:
    """The modules along a side of the smallest symbol at level M.

    Raises ValueError if the code is too long for any.
    """
    return modules_in(version_of(code))


def modules_in(version: int) -> int:
    """The modules along a side of a symbol of this version."""
    return 17 + 4 * version


def side_of(modules: int) -> float:
    """The side of a code in millimeters, without the white space around it."""
    return min(MOST_SIDE, max(LEAST_SIDE, LEAST_MODULE * modules))


def bits_of(code: Code, version: int) -> int:
    """Bits of the digits, and of the text that follows them after a line feed, in a symbol of this
    version.
    """
    numeric, bytewise = counts_of(version)
    digits = len(code.digits)
    bits = 4 + numeric + digits // 3 * 10 + (0, 4, 7)[digits % 3]
    if code.more:
        bits += 4 + bytewise + 8 * len(code.bytes_after_digits)
    return bits
