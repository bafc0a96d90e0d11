"""Names in a column too narrow for one line: on two lines, or broken and small if nothing else has
room for a family name.
"""

from collections.abc import Callable
from dataclasses import dataclass

from tourneydesk.documents.drawing.directions import visual_parts
from tourneydesk.documents.drawing.fonts import clusters, plain, width_of
from tourneydesk.documents.drawing.lettering import break_lines
from tourneydesk.documents.drawing.shapes import DOTS

LINE = 1.06
"""The height of one of two lines beside its letters."""
_LEAST = 5.0
"""The smallest letters of a name whose family name is too long for its column at any size."""


@dataclass(frozen=True, slots=True)
class Lines:
    """What is written in a cell: its lines, and the size of their letters."""

    texts: tuple[str, ...]
    size: float


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
    lines = break_lines(text, room, size, bold=bold, condensed=condensed)
    if len(lines) > 2 or any(width_of(line, size, bold, condensed) > room for line in lines):
        return None
    return tuple(lines)


def outlier(
    text: str, room: float, size: float, height: float, bold: bool, condensed: bool
) -> Lines:
    """A name that is too long for its column at the size of all others: on as many lines as the row
    has at the largest size that has room for all of it, broken wherever necessary.
    """

    def wide(line: str) -> float:
        return width_of(line, 1, bold, condensed)

    while size > _LEAST:
        size = max(size - 0.5, _LEAST)
        most = max(1, int(height / (LINE * size)))
        lines = _broken(text, room / size, wide)
        if len(lines) <= most:
            return Lines(tuple(lines), size)
    last = _cut("".join(lines[most - 1 :]), room / size, wide)
    return Lines((*lines[: most - 1], last), size)


def _broken(text: str, room: float, wide: Callable[[str], float]) -> list[str]:
    """A text on lines of this unit width, broken at spaces or inside words."""
    lines, line = [], ""
    for word in plain(text).split():
        joined = f"{line} {word}" if line else word
        if wide(joined) <= room:
            line = joined
            continue
        if line and wide(word) <= room:
            lines.append(line)
            line = word
            continue
        line = f"{line} " if line else ""
        for letter in clusters(word):
            if line and wide(line + letter) > room:
                lines.append(line)
                line = ""
            line += letter
    return [*lines, line]


def _cut(text: str, room: float, wide: Callable[[str], float]) -> str:
    letters = clusters(text)
    while letters and wide("".join(letters) + DOTS) > room:
        letters.pop()
    return "".join(letters) + DOTS
