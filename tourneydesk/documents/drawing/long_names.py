"""Names in a column too narrow for one line: on two lines, or broken and small if nothing else has
room for a family name.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from tourneydesk.documents.drawing.fonts import (
    LEAST_TYPE,
    Words,
    break_lines,
    lines_of,
    plain,
    visual_parts,
    width_of,
    words_of,
)

LINE = 1.06
"""The height of one of two lines beside its letters."""
_SMALLEST = 0.75
"""How much smaller a name may be so that none of its words is broken."""
_HAIR, _ROUNDED = 1.002, 0.01
"""How much wider than its column a line may be, and how much of a line may be missing, which nobody
sees.
"""


@dataclass(frozen=True, slots=True)
class Lines:
    """What is written in a cell: its lines, and the size of their letters, which ``own`` says is
    not that of the others.
    """

    texts: tuple[str, ...]
    size: float
    own: bool = False


@lru_cache(maxsize=8192)
def lead_of(text: str) -> tuple[str, str]:
    """The family name that a name begins with, and the rest; all of it if it is written to the
    left, where the order of the parts on paper is another.
    """
    family, comma, rest = text.partition(",")
    if not comma or (not text.isascii() and any(left for _, left in visual_parts(plain(text)))):
        return text, ""
    return family, comma + rest


def in_two(
    text: str, room: float, size: float, bold: bool, condensed: bool
) -> tuple[str, ...] | None:
    """A text on two lines, None if it needs more."""
    if width_of(text, size, bold, condensed) > 2 * room + size:
        return None  # not even if both lines were full
    lines = break_lines(text, room, size, bold=bold, condensed=condensed)
    if len(lines) > 2 or any(width_of(line, size, bold, condensed) > room for line in lines):
        return None
    return tuple(lines)


def outlier(
    text: str,
    room: float,
    size: float,
    height: float,
    bold: bool,
    condensed: bool,
    least: float = LEAST_TYPE,
    whole: float | None = None,
) -> Lines:
    """A name that is too long for its place at the size of all others: on as many lines as have
    room at the largest size that has room for all of it, broken at spaces and hyphens, between
    letters only if that would make it smaller than ``whole`` (None = three quarters). If even the
    ``least`` size has no room, it takes as many lines of that size as it needs.
    """
    whole = max(LEAST_TYPE, size * _SMALLEST) if whole is None else whole
    words = words_of(text, bold, condensed)
    space = width_of(" ", 1, bold, condensed)
    widest = max((part.width for word in words for part in word), default=0.0)

    def fitting(size: float) -> Lines | None:
        most = max(1, height / (LINE * size) + _ROUNDED)
        # Measuring lines takes much longer than counting them.
        if len(lines_of(words, room / size, space)) > most:
            return None
        lines = _lines_of(words, room, size, bold, condensed)
        return lines if len(lines.texts) <= most else None

    unbroken = size
    while unbroken >= whole:
        if widest * unbroken <= room and (lines := fitting(unbroken)):
            return lines
        unbroken -= 0.5
    for smaller in _smaller(size, least):
        if lines := fitting(smaller):
            return lines
    return _lines_of(words, room, min(size, least), bold, condensed)


def _smaller(size: float, least: float) -> Iterator[float]:
    """Half points down from a size to the least, and on the way that of sheets."""
    while size > LEAST_TYPE + 0.5:
        size -= 0.5
        yield size
    size = min(size, LEAST_TYPE)
    yield size
    while size > least:
        size = max(size - 0.5, least)
        yield size


def _lines_of(words: Words, room: float, size: float, bold: bool, condensed: bool) -> Lines:
    """Words on as many lines as they need: in scripts whose letters join, a line can be wider than
    its letters by themselves.
    """
    space, narrow = width_of(" ", 1, bold, condensed), room / size
    while True:
        lines = lines_of(words, narrow, space)
        widest = max(width_of(line, size, bold, condensed) for line in lines)
        if widest <= room * _HAIR or narrow * size < room / 2:
            return Lines(tuple(lines), size, own=True)
        narrow *= 0.97
