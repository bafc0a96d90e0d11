"""Result slips, four per sheet, that cut and stack in table order."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.cells import fill, rule_table
from tourneydesk.documents.drawing.cut_sheets import Grid, grid, stack_order
from tourneydesk.documents.drawing.fonts import width_of
from tourneydesk.documents.drawing.page import (
    MARGIN,
    Bundle,
    PagePainter,
    Paper,
    foot,
    pdf_of_pages,
)
from tourneydesk.documents.drawing.qr_codes import square
from tourneydesk.documents.drawing.shapes import MM, Area, fit_line, write
from tourneydesk.present.messages import enumerated
from tourneydesk.present.sheets import Slip

UP = 4
_LEFT, _SQUARE, _HEADS, _FOOT = 96.0, 82.0, 20.0, 9.0
_DIGIT, _DIGITS = 6.5, 8.0
_QUIET = 5.0
"""White space above and below the QR code, in addition to the line heights."""


def slip_sheets(slips: Sequence[Slip], paper: Paper) -> bytes:
    """A PDF of slips, four strips per sheet; slip k of n is on sheet k mod p of p.

    Raises ValueError for no slips.
    """
    bundle = slip_bundle(slips, paper)
    first = slips[0]
    return pdf_of_pages(bundle.pages, first.stamp, enumerated((first.round, first.label)), paper)


def slip_bundle(slips: Sequence[Slip], paper: Paper) -> Bundle:
    """The sheets of slips, to be bound with others."""
    if not slips:
        raise ValueError("no slips to draw")
    places = grid(paper, 1, UP, paper.width, paper.height / UP)
    numbered = list(enumerate(slips, start=1))

    def page(sheet: Sequence[tuple[int, Slip]]) -> PagePainter:
        def draw(canvas: Canvas, _: Area) -> None:
            _cuts(canvas, places)
            for place, (number, slip) in zip(places.places, sheet, strict=False):
                _draw(canvas, place.inside(MARGIN, 7 * MM), slip, number, len(slips))

        return draw

    return Bundle(paper, tuple(page(sheet) for sheet in stack_order(numbered, UP)))


def _cuts(canvas: Canvas, places: Grid) -> None:
    """Cut marks: a short line at both edges, inside the printable area."""
    canvas.setLineWidth(0.3)
    for place in places.places[:-1]:
        canvas.line(MARGIN, place.y, MARGIN + 12, place.y)
        canvas.line(place.right - MARGIN - 12, place.y, place.right - MARGIN, place.y)


def _draw(canvas: Canvas, area: Area, slip: Slip, number: int, slips: int) -> None:
    foot(canvas, Area(area.x, area.y, area.width, 6.5), slip.stamp, number, slips, 6)
    body = Area(area.x, area.y + _FOOT, area.width, area.height - _FOOT)
    _side(canvas, Area(body.x, body.y, _LEFT - 8, body.height), slip)
    right = Area(body.x + _LEFT, body.y, body.width - _LEFT, body.height)
    write(canvas, Area(right.x, right.top - 14, right.width, 14), slip.stamp.event, 10, least=7)
    digits = _digit_lines(slip, right.width)
    low = right.y + _DIGITS * len(digits)
    table = Area(right.x, low, right.width, right.top - 17 - low)
    for part, line in zip(
        Area(right.x, right.y, right.width, low - right.y).rows(len(digits)) if digits else (),
        digits,
        strict=True,
    ):
        write(canvas, part, line, _DIGIT, least=4.5)
    heads = Area(table.x, table.top - _HEADS, table.width, _HEADS)
    below = Area(table.x, table.y, table.width, table.height - _HEADS)
    row_height = min(36.0, below.height / len(slip.rows))
    size = min(13.0, row_height * 0.4)
    used = Area(
        below.x, below.top - row_height * len(slip.rows), below.width, row_height * len(slip.rows)
    )
    rows = used.rows(len(slip.rows))
    rule_table(canvas, slip.columns, heads, rows, size)
    for row, cells in zip(rows, slip.rows, strict=True):
        areas = row.shares(*(column.share for column in slip.columns))
        for at, cell in zip(areas, cells, strict=True):
            fill(canvas, at, cell, size)


def _side(canvas: Canvas, area: Area, slip: Slip) -> None:
    """On the left, where a thumb turns the stack: the table number in large type, the round, the
    code.
    """
    write(canvas, Area(area.x, area.top - 11, area.width, 11), slip.label, 9, least=6)
    big = Area(area.x, area.top - 50, area.width, 39)
    line = fit_line(slip.table, big.width, 40, least=14, bold=True)
    write(canvas, big, slip.table, line.size, bold=True)
    write(canvas, Area(area.x, big.y - 14, area.width, 13), slip.round, 11, bold=True, least=7)
    if slip.code is None:
        return
    side = min(_SQUARE, area.width, big.y - 14 - area.y - 2 * _QUIET)
    square(canvas, Area(area.x, area.y + _QUIET, side, side), slip.code)


def _digit_lines(slip: Slip, width: float) -> list[str]:
    """The digits of the code in lines of whole groups."""
    if slip.code is None:
        return []
    groups = slip.code.grouped.split(" ")
    per_line = max(1, int(width / width_of("00000 ", _DIGIT)))
    return [" ".join(groups[start : start + per_line]) for start in range(0, len(groups), per_line)]
