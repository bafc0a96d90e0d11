"""How large a card's code is printed, known before it is drawn."""

from bisect import bisect_left

from tourneydesk.present.sheets import Code

LEAST_SIDE, LEAST_MODULE, MOST_SIDE = 22.0, 0.5, 34.0
"""In millimeters. Only codes of version 13 and more, whose names have hundreds of bytes, have
smaller modules: at least four rows are left on the smallest card.
"""
QUIET = 4
"""The white space around the code, in modules (ISO/IEC 18004, 6.3.8)."""

_WORDS = (
    *(16, 28, 44, 64, 86, 108, 124, 154, 182, 216, 254, 290, 334, 365, 415, 453, 507, 563, 627),
    *(669, 714, 782, 860, 914, 1000, 1062, 1128, 1193, 1267, 1373, 1455, 1541, 1631, 1725, 1812),
    *(1914, 1992, 2102, 2216, 2334),
)
"""Data codewords of versions 1 to 40 at level M (ISO/IEC 18004, table 7)."""


def modules_of(code: Code) -> int:
    """The modules along a side of the smallest symbol at level M.

    Raises ValueError if the code is too long for any.
    """
    for longest, counts in ((9, (10, 8)), (26, (12, 16)), (40, (14, 16))):
        words = -(-_bits(code, *counts) // 8)
        version = bisect_left(_WORDS, words) + 1
        if version <= longest:
            # A longer count of characters never makes the symbol smaller than the step before.
            first = {9: 1, 26: 10, 40: 27}[longest]
            return 17 + 4 * max(version, first)
    raise ValueError("the code is too long for a symbol")


def side_of(modules: int) -> float:
    """The side of a code in millimeters, without the white space around it."""
    return min(MOST_SIDE, max(LEAST_SIDE, LEAST_MODULE * modules))


def _bits(code: Code, numeric: int, bytewise: int) -> int:
    """Bits of the digits, and of the text that follows them after a line feed."""
    digits = len(code.digits)
    bits = 4 + numeric + digits // 3 * 10 + (0, 4, 7)[digits % 3]
    if code.more:
        bits += 4 + bytewise + 8 * len(f"\n{code.more}".encode("utf-8", "replace"))
    return bits
