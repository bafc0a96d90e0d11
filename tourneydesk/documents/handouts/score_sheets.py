"""Score sheets for the moves of a game: a page each, or two to a landscape page."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.page import Bundle, PagePainter, Paper, foot
from tourneydesk.documents.drawing.shapes import LEAST_TYPE, MM, Area, box, write
from tourneydesk.present.handouts import MOVES, ScoreSheet
from tourneydesk.present.messages import text

UP = (2, 1)
_EDGE = 7.0 * MM
_LINE = 0.25 * MM
_HEAD_LINE = 15.0
_SIGNED = 26.0
_NUMBER = 0.17
"""The share of a move's number of its column."""
_COLUMNS = 3


def score_sheet_bundle(sheets: Sequence[ScoreSheet], paper: Paper, up: int) -> Bundle:
    """Two sheets side by side on landscape pages, or one to a page."""
    paper = paper.rotate() if up == 2 else paper
    pages = [sheets[at : at + up] for at in range(0, len(sheets), up)]

    def page(number: int, on_page: Sequence[ScoreSheet]) -> PagePainter:
        def draw(canvas: Canvas, area: Area) -> None:
            places = area.columns(up)
            if up == 2:
                canvas.setLineWidth(0.3)
                middle = places[1].x
                for y in (area.y + _EDGE, area.top - _EDGE - 5 * MM):
                    canvas.line(middle, y, middle, y + 5 * MM)
            for place, sheet in zip(places, on_page, strict=False):
                _draw(canvas, place.inside(_EDGE, _EDGE), sheet, MOVES[up])
            line = Area(_EDGE, _EDGE - 1.5, area.width - 2 * _EDGE, LEAST_TYPE)
            foot(canvas, line, on_page[0].stamp, number, len(pages), LEAST_TYPE)

        return draw

    return Bundle(paper, tuple(page(at, sheet) for at, sheet in enumerate(pages, start=1)))


def _draw(canvas: Canvas, area: Area, sheet: ScoreSheet, moves: int) -> None:
    y = area.top - _HEAD_LINE
    write(canvas, Area(area.x, y, area.width, _HEAD_LINE), sheet.about, 11, bold=True, least=7)
    y -= _HEAD_LINE + 2
    for at, (label, value) in zip(
        Area(area.x, y, area.width, _HEAD_LINE).shares(2, 2, 5), sheet.facts, strict=True
    ):
        _fact(canvas, at, label, value)
    for label, value in sheet.players:
        y -= _HEAD_LINE + 3
        _fact(canvas, Area(area.x, y, area.width, _HEAD_LINE), label, value)
    y -= 5
    low = area.y + 8 + _SIGNED
    table = Area(area.x, low, area.width, y - low)
    heads = [label for label, _ in sheet.players]
    columns = table.columns(_COLUMNS)
    for place, column in enumerate(columns):
        _moves(canvas, column, heads, place * moves // _COLUMNS + 1, moves // _COLUMNS)
    _end(canvas, Area(area.x, area.y + 8, area.width, _SIGNED), sheet, heads)


def _fact(canvas: Canvas, area: Area, label: str, value: str) -> None:
    """A label with what belongs to it, on a line."""
    name, line = area.inside(0, 0).shares(*_shares(area, label))
    write(canvas, name, label, 8, least=6)
    canvas.setLineWidth(_LINE)
    right = line.right - 2 * MM
    canvas.line(line.x, area.y + 1.5, right, area.y + 1.5)
    inner = Area(line.x + 2, area.y + 1.5, right - line.x - 2, area.height - 1.5)
    write(canvas, inner, value, 11, bold=True, least=7)


def _shares(area: Area, label: str) -> tuple[float, float]:
    """The widths of a label and of its line."""
    width = min(area.width * 0.4, 5.0 * len(label) + 4)
    return width, area.width - width


def _moves(canvas: Canvas, area: Area, heads: Sequence[str], first: int, count: int) -> None:
    """A column of moves: the number, and a cell for each color."""
    rows = area.rows(count + 1)
    shares = (_NUMBER, (1 - _NUMBER) / 2, (1 - _NUMBER) / 2)
    _, white, black = rows[0].shares(*shares)
    for at, head in zip((white, black), heads, strict=True):
        write(canvas, at.inside(1, 0), head, 8, align="center", least=6)
    canvas.setLineWidth(_LINE)
    for row, number in zip(rows[1:], range(first, first + count), strict=True):
        at, *cells = row.shares(*shares)
        write(canvas, at.inside(1.5, 0), str(number), 8, align="right")
        for cell in cells:
            box(canvas, cell, _LINE)


def _end(canvas: Canvas, area: Area, sheet: ScoreSheet, heads: Sequence[str]) -> None:
    """The result to tick, and a line to sign on for each color."""
    side = 4.4 * MM
    result, *signed = area.shares(3, 2, 2)
    x = result.x
    y = result.y + 9
    for option in sheet.results:
        box(canvas, Area(x, y, side, side), _LINE)
        write(canvas, Area(x + side + 3, y, 24, side), option, 10, least=7)
        x += side + 32
    for at, head in zip(signed, heads, strict=True):
        canvas.setLineWidth(_LINE)
        canvas.line(at.x + 2 * MM, at.y + 9, at.right, at.y + 9)
        label = Area(at.x + 2 * MM, at.y, at.width - 2 * MM, 8)
        write(canvas, label, text("handout-signature-of", who=head), 7, least=5.5)
