"""Names in a column too narrow for one line: on two lines, or broken and small if nothing else has
room for a family name.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tourneydesk.documents.drawing.directions import visual_parts
from tourneydesk.documents.drawing.fonts import clusters, plain, width_of
from tourneydesk.documents.drawing.lettering import break_lines
from tourneydesk.documents.drawing.shapes import DOTS, LEAST_TYPE

LINE = 1.06
"""The height of one of two lines beside its letters."""
_SMALLEST = 0.75
"""How much smaller a name may be so that none of its words is broken."""
_AT_HYPHENS = re.compile(r"[^-‐]*[-‐]|[^-‐]+")


@dataclass(frozen=True, slots=True)
class Lines:
    """What is written in a cell: its lines, and the size of their letters."""

    texts: tuple[str, ...]
    size: float


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
    text: str, room: float, size: float, height: float, bold: bool, condensed: bool
) -> Lines:
    """A name that is too long for its column at the size of all others: on as many lines as the row
    has at the largest size that has room for all of it, broken at spaces and hyphens, wherever
    necessary only if that would make it smaller than three quarters.
    """

    # Letter by letter: measuring every beginning of the name would take too long.
    words = [
        [(letter, width_of(letter, 1, bold, condensed)) for letter in clusters(word)]
        for word in plain(text).split()
    ]
    space = width_of(" ", 1, bold, condensed)
    if (unbroken := _unbroken(text, room, size, height, bold, condensed)) is not None:
        return unbroken
    while True:
        size = max(size - 0.5, min(size, LEAST_TYPE))
        most = max(1, int(height / (LINE * size)))
        lines = _broken(words, room / size, space)
        if len(lines) <= most:
            return Lines(tuple(lines), size)
        if size <= LEAST_TYPE:
            break
    return Lines((*lines[: most - 1], _cut(lines[most - 1])), size)


def _unbroken(
    text: str, room: float, size: float, height: float, bold: bool, condensed: bool
) -> Lines | None:
    """A name broken at spaces and after hyphens only; None if it would become too small."""
    words = [
        [(part, width_of(part, 1, bold, condensed)) for part in _AT_HYPHENS.findall(word)]
        for word in plain(text).split()
    ]
    space = width_of(" ", 1, bold, condensed)
    widest = max((wide for word in words for _, wide in word), default=0.0)
    least = max(LEAST_TYPE, size * _SMALLEST)
    while size >= least:
        lines = _broken(words, room / size, space)
        if widest * size <= room and len(lines) <= max(1, int(height / (LINE * size))):
            return Lines(tuple(lines), size)
        size -= 0.5
    return None


_Word = Sequence[tuple[str, float]]
"""The letters of a word, or its parts that stay whole, each with its width."""


def _broken(words: Sequence[_Word], room: float, space: float) -> list[str]:
    """Words on lines of this unit width, broken at spaces, or inside a word that needs a line and
    more.
    """
    lines, line, used = [], "", 0.0
    for word in words:
        width = sum(wide for _, wide in word)
        if line and used + space + width > room and width <= room:
            lines.append(line)
            line, used = "", 0.0
        elif line:
            line, used = f"{line} ", used + space
        for letter, wide in word:
            if line and used + wide > room:
                lines.append(line.rstrip())
                line, used = "", 0.0
            line, used = line + letter, used + wide
    return [*lines, line]


def _cut(line: str) -> str:
    """A full line with its last letters left out."""
    return "".join(clusters(line)[:-2]) + DOTS
