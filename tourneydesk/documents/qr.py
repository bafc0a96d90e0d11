"""The modules of QR codes (ISO/IEC 18004): of cards and of web addresses. Needs no ReportLab."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, zip_longest
from operator import itemgetter
from typing import Any

import segno

from tourneydesk.present.cards.geometry import counts_of, version_of
from tourneydesk.present.sheets import Code


@lru_cache(maxsize=4)
def address_modules(address: str) -> tuple[bytes, ...]:
    """The dark (1) and light (0) modules, row by row, in the smallest code that holds the address:
    few modules are large modules.
    """
    return tuple(bytes(row) for row in segno.make_qr(address, error="l").matrix)


# The modules of QR codes of level M (ISO/IEC 18004), made for hundreds of codes at a time.
#
# The patterns, the tables and the places of the bits are segno's, worked out once for each
# version. A code then costs one division for each block and one permutation of its bits, which
# takes a tenth of the time segno needs.

# The steps of segno's encoder have no types.
consts: Any = segno.consts
encoder: Any = segno.encoder

_MASK = 3
"""Any mask is readable; finding the best of eight would take most of the time."""
_LEVEL = consts.ERROR_LEVEL_M
_PAD = "1110110000010001"
_REMAINDER = 7
"""The most bits that a symbol has more than its codewords."""
_FIRST = 4
"""Numbers of bits in a matrix begin here; smaller ones are segno's own."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """The modules of a code: how many a side has, and a bit for each, dark = 1, row by row; rows
    are filled up to whole bytes.
    """

    size: int
    bits: int

    @property
    def row_bits(self) -> int:
        return _whole_bytes(self.size)

    @property
    def hexadecimal(self) -> str:
        """The bits of all rows, two digits for each byte."""
        return f"{self.bits:0{self.size * self.row_bits // 4}x}"

    def rows(self) -> tuple[tuple[bool, ...], ...]:
        """Whether each module is dark, row by row."""
        digits = f"{self.bits:0{self.size * self.row_bits}b}"
        return tuple(
            tuple(digit == "1" for digit in digits[at : at + self.size])
            for at in range(0, len(digits), self.row_bits)
        )


@lru_cache(maxsize=1024)
def symbol_of(code: Code) -> Symbol:
    """The smallest symbol for a code; a preview and the print draw the same ones.

    Raises ValueError if the code is too long for any.
    """
    version = version_of(code)
    template = _template(version)
    message = _final_message(_codewords(_bits(code, version), version), version)
    placed = "".join(template.order(f"{message}{'0' * (_REMAINDER + 1)}"))
    return Symbol(template.size, int(placed, 2) ^ template.empty)


@dataclass(frozen=True, slots=True)
class _Template:
    """All symbols of a version: ``order`` takes the bits of a message to their modules, and
    ``empty`` is the symbol of a message of zeros.
    """

    size: int
    order: Callable[[str], tuple[str, ...]]
    empty: int


@lru_cache(maxsize=40)
def _template(version: int) -> _Template:
    size = encoder.calc_matrix_size(version)
    count = 8 * sum(one.num_blocks * one.num_total for one in consts.ECC[version][_LEVEL])
    numbered = [list(row) for row in _patterns(size)]
    free = sum(row.count(2) for row in numbered)
    encoder.add_codewords(numbered, range(_FIRST, _FIRST + free), version)
    empty = _patterns(size)
    encoder.add_codewords(empty, bytes(free), version)
    encoder.find_and_apply_best_mask(empty, size, size, _MASK)
    encoder.add_format_info(empty, version, _LEVEL, _MASK)
    encoder.add_version_info(empty, version)
    filler = count + _REMAINDER
    fill = [filler] * (_whole_bytes(size) - size)
    order = [
        place
        for row in numbered
        for place in (*(one - _FIRST if one >= _FIRST else filler for one in row), *fill)
    ]
    bits = "".join("".join(map(str, row)) + "0" * len(fill) for row in empty)
    return _Template(size, itemgetter(*order), int(bits, 2))


def _patterns(size: int) -> list[bytearray]:
    """A symbol without data: its patterns, and 2 for each module that is free."""
    matrix = encoder.make_matrix(size, size)
    encoder.add_finder_patterns(matrix, size, size)
    encoder.add_alignment_patterns(matrix, size, size)
    return list(matrix)


def _whole_bytes(size: int) -> int:
    return -(-size // 8) * 8


def _bits(code: Code, version: int) -> str:
    """The digits, and the text that follows them after a line feed, as segments (7.4)."""
    numeric, bytewise = counts_of(version)
    digits = code.digits
    threes = "".join(
        f"{int(part):0{(0, 4, 7, 10)[len(part)]}b}"
        for part in (digits[at : at + 3] for at in range(0, len(digits), 3))
    )
    bits = f"{consts.MODE_NUMERIC:04b}{len(digits):0{numeric}b}{threes}"
    if code.more:
        more = code.bytes_after_digits
        bits += f"{consts.MODE_BYTE:04b}{len(more):0{bytewise}b}{_as_bits(more)}"
    return bits


def _codewords(bits: str, version: int) -> bytes:
    """The bits with their end and padding, as many bytes as a symbol holds (7.4.9, 7.4.10)."""
    capacity: int = consts.SYMBOL_CAPACITY[version][_LEVEL]
    bits += "0" * min(4, capacity - len(bits))
    bits += "0" * (-len(bits) % 8)
    left = capacity - len(bits)
    bits += (_PAD * (left // 16 + 1))[:left]
    return int(bits, 2).to_bytes(capacity // 8)


def _final_message(words: bytes, version: int) -> str:
    """The data and error correction of all blocks, interleaved, as bits (7.6)."""
    data, corrections, start = [], [], 0
    for block in consts.ECC[version][_LEVEL]:
        for _ in range(block.num_blocks):
            part = words[start : start + block.num_data]
            start += block.num_data
            data.append(part)
            corrections.append(_correction(part, block.num_total - block.num_data))
    message = bytes(
        word
        for words_at in chain(zip_longest(*data), zip(*corrections, strict=True))
        for word in words_at
        if word is not None
    )
    return _as_bits(message)


def _as_bits(words: bytes) -> str:
    return f"{int.from_bytes(words):0{8 * len(words)}b}"


def _correction(data: bytes, count: int) -> bytes:
    """The error correction of a block: the remainder of a division of polynomials (7.5.2)."""
    multiples, top = _multiples(count), 8 * (count - 1)
    rest, kept = 0, (1 << top) - 1
    for word in data:
        rest = ((rest & kept) << 8) ^ multiples[(rest >> top) ^ word]
    return rest.to_bytes(count)


@lru_cache(maxsize=16)
def _multiples(count: int) -> tuple[int, ...]:
    """The generator polynomial of that many words, without its first term, times each byte."""
    exponents, logarithms = consts.GALIOS_EXP, consts.GALIOS_LOG
    terms = consts.GEN_POLY[count]
    return (
        0,
        *(
            int.from_bytes(bytes(exponents[logarithms[factor] + term] for term in terms))
            for factor in range(1, 256)
        ),
    )
