"""The bracket and the ring on paper."""

from collections.abc import Sequence
from math import cos, pi, sin

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import width_of
from tourneydesk.documents.drawing.page import (
    Bundle,
    PagePainter,
    Paper,
    room_of,
    with_head_and_foot,
)
from tourneydesk.documents.drawing.ruled_sheets import sheet_pages
from tourneydesk.documents.drawing.shapes import Area, box, cross, fit_name, write, write_lines
from tourneydesk.documents.drawing.tagged_canvas import tagged
from tourneydesk.present.drawings import (
    BracketDrawing,
    BracketSeat,
    PlacedMatch,
    RingGame,
    RingPlayer,
    placed,
)
from tourneydesk.present.messages import text
from tourneydesk.present.papers.charts import RingChart
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


# The ring of a Dual Ring on paper: names as rays around a circle, tables on its arcs.

_LARGEST, _SMALLEST = 17.0, 4.5
_LONGEST = 165.0
_RING_GAP = 8.0


def ring_bundle(chart: RingChart, paper: Paper) -> Bundle:
    """A page with the ring, if its names are readable, then the list of its players."""
    sheet = chart.sheet
    picture = _ring_picture(chart, room_of(paper))
    pages = [*([picture] if picture is not None else []), *sheet_pages(sheet, paper)]
    return Bundle(paper, with_head_and_foot(pages, sheet.stamp, sheet.title, paper))


def _ring_picture(chart: RingChart, room: Area) -> PagePainter | None:
    """The ring; None if it has too many players for readable letters."""
    inside = chart.drawing.inside
    names = {member.player: chart.names[member.player] for member in inside}
    # Names are rays from the circle and take the rest of the page.
    half, size = min(room.width, room.height) / 2, _LARGEST
    while True:
        length = min(
            _LONGEST,
            max((width_of(f"{one}  {names[one]}", size, bold=True) for one in names), default=0)
            + 4,
        )
        radius = half - length - _RING_GAP
        # The table numbers are on a smaller circle inside.
        if 2 * pi * (radius - 3 * size) >= len(inside) * size * 1.1:
            break
        if size <= _SMALLEST:
            return None
        size -= 0.5
    x, y = room.x + room.width / 2, room.y + room.height / 2
    out = [member for member in chart.drawing.players if member.player not in names]

    def draw(canvas: Canvas, _: Area) -> None:
        canvas.saveState()
        canvas.translate(x, y)
        canvas.setLineWidth(0.8)
        canvas.circle(0, 0, radius, stroke=1, fill=0)
        for member in chart.drawing.players:
            if member.player in names:
                _ray(canvas, member, names[member.player], radius, length, size)
        for member in out:
            _out(canvas, member, radius)
        for game in chart.drawing.games:
            _table(canvas, chart, game, radius, size)
        canvas.restoreState()

    return draw


def _ray(
    canvas: Canvas, player: RingPlayer, name: str, radius: float, length: float, size: float
) -> None:
    """A dot on the circle and the name outward from it, never upside down."""
    turn = float(player.turn)
    canvas.saveState()
    canvas.rotate(90 - 360 * turn)
    canvas.circle(radius, 0, max(1.6, size / 4), stroke=0, fill=1)
    area = Area(radius + _RING_GAP, -size * 0.6, length - 2, size * 1.2)
    bold = player.state == "won"
    # The number apart from the name, which knows its shorter forms.
    number = f"{player.player}  "
    lead = width_of(number, size, bold)
    beside = Area(area.x + lead, area.y, area.width - lead, area.height)
    lines = fit_name(name, beside, size, least=size * 0.7, bold=bold)
    x = area.x
    if turn > 0.5:
        canvas.translate(area.x + area.right, 0)
        canvas.rotate(180)
        x = area.right - lead - max(width_of(line, lines.size, bold) for line in lines.texts)
    with tagged(canvas, "P"):
        write(canvas, Area(x, area.y, lead + 1, area.height), number, size, bold=bold)
        at = Area(x + lead, area.y, area.right - x - lead, area.height)
        write_lines(canvas, at, lines, bold=bold)
    canvas.restoreState()


def _out(canvas: Canvas, player: RingPlayer, radius: float) -> None:
    """A player who is out: a small cross on the circle."""
    x, y = _at(float(player.turn), radius)
    cross(canvas, Area(x - 3.5, y - 3.5, 7, 7), "")


def _table(canvas: Canvas, chart: RingChart, game: RingGame, radius: float, size: float) -> None:
    """The table number inside the arc between its two players: upright if it fits, else rotated
    like the names.
    """
    first = chart.drawing.player(game.first)
    if first is None:
        return
    count = len(chart.drawing.inside)
    between = chart.drawing.between(*game.players)
    shift = 0.5 if len(between) < 2 else 0.35 + 0.3 * between.index(game)
    turn = float(first.turn) + shift / count
    number_text = str(game.table)
    width = width_of(number_text, size, bold=True) + 1
    canvas.saveState()
    if 2 * pi * (radius - 2 * size) / count > width * 1.5:
        canvas.translate(*_at(turn, radius - size * 0.8 - width / 2 - 2))
    else:
        canvas.rotate(90 - 360 * turn)
        canvas.translate(radius - 6 - width / 2, 0)
        if turn % 1 > 0.5:
            canvas.rotate(180)
    area = Area(-width / 2, -size / 2, width, size)
    write(canvas, area, number_text, size * 0.9, align="center", bold=True)
    canvas.restoreState()


def _at(turn: float, radius: float) -> tuple[float, float]:
    """A point of a circle around the origin; turns run clockwise from the top."""
    return radius * sin(2 * pi * turn), radius * cos(2 * pi * turn)
