"""The ring of a Dual Ring on paper: names as rays around a circle, tables on its arcs."""

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
from tourneydesk.documents.drawing.pen import cross
from tourneydesk.documents.drawing.ruled_sheets import sheet_pages
from tourneydesk.documents.drawing.shapes import Area, fit_line, write
from tourneydesk.documents.drawing.tagging import tagged
from tourneydesk.present.drawings import RingGame, RingPlayer
from tourneydesk.present.papers.charts import RingChart

_LARGEST, _SMALLEST = 17.0, 4.5
_LONGEST = 165.0
_GAP = 8.0


def ring_bundle(chart: RingChart, paper: Paper) -> Bundle:
    """A page with the ring, if its names are readable, then the list of its players."""
    sheet = chart.sheet
    picture = _picture(chart, room_of(paper))
    pages = [*([picture] if picture is not None else []), *sheet_pages(sheet, paper)]
    return Bundle(paper, with_head_and_foot(pages, sheet.stamp, sheet.title, paper))


def _picture(chart: RingChart, room: Area) -> PagePainter | None:
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
        radius = half - length - _GAP
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
    area = Area(radius + _GAP, -size * 0.6, length - 2, size * 1.2)
    bold = player.state == "won"
    # The number apart from the name, which knows its shorter forms.
    number = f"{player.player}  "
    lead = width_of(number, size, bold)
    line = fit_line(name, area.width - lead, size, least=size * 0.7, bold=bold)
    x = area.x
    if turn > 0.5:
        canvas.translate(area.x + area.right, 0)
        canvas.rotate(180)
        x = area.right - lead - line.width
    with tagged(canvas, "P"):
        write(canvas, Area(x, area.y, lead + 1, area.height), number, size, bold=bold)
        at = Area(x + lead, area.y, area.right - x - lead + 0.01, area.height)
        write(canvas, at, name, size, bold=bold, least=size * 0.7)
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
