"""The bracket on paper: names as far as they are known, lines to write on for those to come."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.page import (
    Bundle,
    PagePainter,
    Paper,
    room_of,
    with_head_and_foot,
)
from tourneydesk.documents.drawing.shapes import Area, box, write
from tourneydesk.documents.drawing.tagging import tagged
from tourneydesk.present.drawings import BracketDrawing, BracketSeat, PlacedMatch, placed
from tourneydesk.present.messages import text
from tourneydesk.present.sheets import Stamp

_LINE, _GAP, _HEAD, _WINNER = 20.0, 18.0, 26.0, 36.0
_MOST_PITCH, _SIZE, _LEAST = 140.0, 11.5, 6.0


def bracket_bundles(drawing: BracketDrawing, stamp: Stamp, paper: Paper) -> Sequence[Bundle]:
    """One page with the whole bracket."""
    page = _picture(drawing, room_of(paper))
    title = text("paper-name-bracket")
    return [Bundle(paper, with_head_and_foot([page], stamp, title, paper))]


def _picture(drawing: BracketDrawing, room: Area) -> PagePainter:
    first = len(drawing.stages[0])
    top = room.top - _HEAD - (_WINNER if first <= 2 else 0)
    pitch = min(_MOST_PITCH, (top - room.y) / first)
    matches = placed(drawing, room.width, pitch, _LINE, _GAP)

    def draw(canvas: Canvas, _: Area) -> None:
        for one in matches:
            _way(canvas, one, room.x, top)
        for one in matches:
            if one.at == 0:
                head = Area(room.x + one.left, room.top - 16, one.width, 14)
                with tagged(canvas, "H2"):
                    write(canvas, head, drawing.heads[one.stage], 10, align="center", bold=True)
            _match(canvas, one, room.x, top)
        _winner(canvas, drawing, matches[-1], room.x, top)

    return draw


def _way(canvas: Canvas, one: PlacedMatch, x: float, top: float) -> None:
    canvas.setLineWidth(0.6)
    for (x1, y1), (x2, y2) in zip(one.way, one.way[1:], strict=False):
        canvas.line(x + x1, top - y1, x + x2, top - y2)


def _match(canvas: Canvas, one: PlacedMatch, x: float, top: float) -> None:
    area = Area(x + one.left, top - one.middle - _LINE, one.width, 2 * _LINE)
    box(canvas, area, 0.7)
    canvas.line(area.x, area.y + _LINE, area.right, area.y + _LINE)
    for seat, line in zip(one.match.seats, area.rows(2), strict=True):
        _seat(canvas, seat, seat.mark, line.inside(4, 0))


def _seat(canvas: Canvas, seat: BracketSeat, mark: str, line: Area) -> None:
    left, right = line.x, line.right
    if seat.seed:
        with tagged(canvas, "P"):
            write(canvas, Area(left, line.y, 13, line.height), str(seat.seed), 8, align="right")
        left += 17
    if mark:
        with tagged(canvas, "P"):
            write(canvas, Area(right - 40, line.y, 40, line.height), mark, 8, align="right")
        right -= 14 if len(mark) < 3 else 42
    if seat.name:
        room = Area(left, line.y, right - left, line.height)
        with tagged(canvas, "P"):
            write(canvas, room, seat.name, _SIZE, bold=seat.state == "won", least=_LEAST)


def _winner(
    canvas: Canvas, drawing: BracketDrawing, final: PlacedMatch, x: float, top: float
) -> None:
    """The winner above the final, or a line for the name."""
    area = Area(x + final.left, top - final.middle + _LINE + 6, final.width, 20)
    label = Area(area.x, area.y + 20, area.width, 10)
    with tagged(canvas, "P"):
        write(canvas, label, text("bracket-winner"), 8)
    canvas.setLineWidth(0.7)
    canvas.line(area.x, area.y, area.right, area.y)
    if drawing.winner:
        with tagged(canvas, "P"):
            write(canvas, area, drawing.winner, 13, bold=True, least=_LEAST)
