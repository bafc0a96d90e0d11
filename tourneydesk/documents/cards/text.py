"""Texts of cards that must stay whole: heads in one or two lines, and names."""

from functools import lru_cache

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import width_of
from tourneydesk.documents.drawing.lettering import break_lines
from tourneydesk.documents.drawing.shapes import Area, shorter, write

SMALL = 8.0
"""Labels and heads; nothing else on the front but the digits for typing is smaller."""
LEAST, WHOLE = 6.5, 3.5
"""The smallest type of a label; how small one may be before it is cut, in a language whose words
are very long.
"""
_TWO_LINES, _HEAD_LINE = 9.0, 9.0


def write_head(canvas: Canvas, words: tuple[str, str], area: Area) -> None:
    """The head of a column in one or two lines, the short one if the long one does not fit."""
    inner = area.inside(0.5, 0)
    most = 2 if area.height > 2 * _HEAD_LINE * 0.95 else 1
    lines, points = _fitted_head(words, inner.width, most)
    height = min(_HEAD_LINE, inner.height / len(lines))
    top = inner.y + inner.height / 2 + height * len(lines) / 2
    for at, line in enumerate(lines, 1):
        row = Area(inner.x, top - at * height, inner.width, height)
        write(canvas, row, line, points, align="center", least=WHOLE)


def _fitted_head(words: tuple[str, str], width: float, most: int) -> tuple[list[str], float]:
    """The lines of a head and their type size: as large as they fit, the long head first."""
    for one, points in (
        *((words[0], points) for points in (SMALL, 7.6, 7.2)),
        *((words[1], points) for points in (SMALL, 7.2, LEAST)),
        *((words[1] or words[0], points) for points in (LEAST, 6.0, 5.5, 4.5, WHOLE)),
    ):
        lines = break_lines(one, width, points)
        if lines and len(lines) <= most and all(width_of(line, points) <= width for line in lines):
            return lines, points
    return [words[1] or words[0]], SMALL


def write_name(canvas: Canvas, area: Area, name: str, size: float) -> None:
    """The player's name: one line, then shorter, then two small lines: the family name is whole."""
    inner = Area(area.x + 2, area.y + 1, area.width - 4, area.height - 1)
    form = shorter(name, lambda one: width_of(one, size * 0.8, True) <= inner.width)
    if width_of(form, size * 0.6, True) <= inner.width:
        write(canvas, inner, form, size, bold=True, least=size * 0.6)
        return
    for row, line in zip(inner.rows(2), _halves(form, inner.width, size * 0.5), strict=False):
        write(canvas, row, line, size * 0.5, bold=True, least=4)


def write_opponent(canvas: Canvas, area: Area, name: str, size: float) -> None:
    """An opponent's name: on one line, on two if the row is high enough, then shorter."""
    for line_area, line, points in _opponent_lines(area.width, area.height, name, size):
        where = Area(area.x, area.y + line_area[0], area.width, line_area[1])
        write(canvas, where, line, points, least=5)


@lru_cache(maxsize=4096)
def _opponent_lines(
    width: float, height: float, name: str, size: float
) -> tuple[tuple[tuple[float, float], str, float], ...]:
    """Lines of a name with the place of each (from below, height) and its type size."""
    if width_of(name, size) <= width:
        return (((0, height), name, size),)
    two = min(size, _TWO_LINES)
    if 2 * 1.06 * two <= height:
        broken = break_lines(name, width, two)
        if len(broken) == 2 and all(width_of(line, two) <= width for line in broken):
            middle, line_height = height / 2, two * 1.06
            return (
                ((middle, line_height), broken[0], two),
                ((middle - line_height, line_height), broken[1], two),
            )
    form = shorter(name, lambda one: width_of(one, SMALL) <= width)
    if width_of(form, SMALL) <= width:
        return (((0, height), form, size if width_of(form, size) <= width else SMALL),)
    small = 6.0
    halves = _halves(form, width, small)
    middle = height / 2
    return tuple(
        ((middle - at * small * 1.06, small * 1.06), line, small)
        for at, line in enumerate(halves[:2])
    )


def _halves(text: str, width: float, size: float) -> list[str]:
    """A text on two lines, broken at a space or hyphen if both parts fit, else in the middle."""
    if width_of(text, size) <= width:
        return [text]
    broken = break_lines(text, width, size)
    if len(broken) == 2:
        return broken
    before, hyphen, after = text.rpartition("-")
    if hyphen and max(width_of(f"{before}-", size), width_of(after, size)) <= width:
        return [f"{before}-", after]
    half = len(text) // 2
    return [text[:half].strip(), text[half:].strip()]
