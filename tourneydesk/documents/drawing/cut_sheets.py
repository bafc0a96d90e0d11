"""Several cards or slips per sheet, arranged so that the cut sheets stack in order."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.page import Paper
from tourneydesk.documents.drawing.shapes import MM, Area

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Grid:
    """Places on a sheet, all of one size, from the top left, row by row."""

    paper: Paper
    places: tuple[Area, ...]


def grid(paper: Paper, across: int, down: int, width: float, height: float) -> Grid:
    """A grid of places of this size, centered on a sheet."""
    left = (paper.width - across * width) / 2
    top = paper.height - (paper.height - down * height) / 2
    return Grid(
        paper,
        tuple(
            Area(left + column * width, top - (row + 1) * height, width, height)
            for row in range(down)
            for column in range(across)
        ),
    )


def stack_order(items: Sequence[T], up: int) -> list[list[T]]:
    """The items of each sheet, place by place: item k of n is on sheet k mod p of p.

    After cutting, the stacks placed on one another in the order of their places are in order.
    """
    sheets = -(-len(items) // up)
    return [list(items[sheet::sheets]) for sheet in range(sheets)]


def crop_marks(canvas: Canvas, grid: Grid) -> None:
    """Short lines outside the cards that show where to cut."""
    canvas.setLineWidth(0.3)
    left, right = min(place.x for place in grid.places), max(place.right for place in grid.places)
    bottom, top = min(place.y for place in grid.places), max(place.top for place in grid.places)
    gap, length = 1 * MM, 3 * MM
    for x in sorted({edge for place in grid.places for edge in (place.x, place.right)}):
        canvas.line(x, bottom - gap, x, bottom - gap - length)
        canvas.line(x, top + gap, x, top + gap + length)
    for y in sorted({edge for place in grid.places for edge in (place.y, place.top)}):
        canvas.line(left - gap, y, left - gap - length, y)
        canvas.line(right + gap, y, right + gap + length, y)


def cut_marks(canvas: Canvas, grid: Grid, edge: float) -> None:
    """Where to cut sheets whose places touch: short lines that stay ``edge`` away from the edges of
    the paper, and small crosses inside.
    """
    canvas.setLineWidth(0.3)
    length = 4 * MM
    columns = sorted({round(place.x, 2) for place in grid.places})[1:]
    rows = sorted({round(place.top, 2) for place in grid.places})[:-1]
    width, height = grid.paper.width, grid.paper.height
    for y in rows:
        canvas.line(edge, y, edge + length, y)
        canvas.line(width - edge - length, y, width - edge, y)
    for x in columns:
        canvas.line(x, edge, x, edge + length)
        canvas.line(x, height - edge - length, x, height - edge)
        for y in rows:
            canvas.line(x - length, y, x + length, y)
            canvas.line(x, y - length, x, y + length)
