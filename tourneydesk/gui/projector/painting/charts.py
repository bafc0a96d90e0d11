"""Paints charts: the leaders' places by round, and a bar towards the line of being out."""

import re

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from tourneydesk.gui.projector.colors import Colors
from tourneydesk.gui.projector.page_layout import measure_in, sized_font
from tourneydesk.gui.projector.painting.texts import LEFT, MIDDLE, draw_line
from tourneydesk.present import messages
from tourneydesk.present.drawings import PlacesChart, rows_by_round
from tourneydesk.present.projector.geometry import LABEL, fitted_names

BEYOND = 1.15
"""How much longer than up to the line a bar can be."""
KNOT, LEAST_APART, LEAST_SHOWN = 1.3, 2.2, 3
"""The height of a place's mark and the least width of a round in em, and the rounds for which
names are shortened.
"""
MOST_PITCH, MOST_APART = 2.2, 5.0
"""The most space between two lines, and between two rounds, in em."""
ROUNDING = 0.001
_BAR = re.compile(r"([0-9.]+)\+([0-9.]+)/([0-9.]+)")


def paint_places(
    painter: QPainter, chart: PlacesChart, body: QRectF, em: float, look: Colors, font: QFont
) -> None:
    """The lines of the leaders, with their places at each round and their names at the end; the
    latest rounds if not all have space.
    """
    measure = measure_in(font, em)

    def bold(text: str, _: bool) -> float:
        """Every name has space in bold, as the first is painted."""
        return measure(text, True)

    across = body.width() / em
    places = [str(place) for line in chart.lines for place in line.places]
    knot = max(KNOT, max(measure(place, True) for place in places) + 0.5)
    apart = max(LEAST_APART, knot + 0.7)
    count = len(chart.rounds)
    for least in range(min(LEAST_SHOWN, count), 0, -1):
        most = across - knot - 0.7 - (least - 1) * apart
        names = fitted_names([line.name for line in chart.lines], most, bold)
        wide = max(bold(name, True) for name in names)
        if wide <= most:
            break
    rest = across - wide - knot - 0.7
    shown = max(1, min(count, int(rest / apart + ROUNDING) + 1))
    step = min(MOST_APART, rest / max(1, shown - 1)) * em
    left = body.left() + knot / 2 * em
    label = QRectF(body.left(), body.top(), body.width(), em * LABEL * 1.4)
    pitch = min(MOST_PITCH * em, (body.bottom() - label.bottom()) / len(chart.lines))

    def point(at: int, row: int) -> QPointF:
        return QPointF(left + at * step, label.bottom() + (row + 0.5) * pitch)

    painter.setPen(look.sky)
    painter.setFont(sized_font(font, em * LABEL))
    for at, posted in enumerate(chart.rounds[-shown:]):
        text = messages.text("sheet-round-short", number=posted)
        head = QRectF(0, label.top(), apart * em, label.height())
        head.moveCenter(QPointF(point(at, 0).x(), label.center().y()))
        draw_line(painter, head, text, MIDDLE)
    rows = rows_by_round(chart, chart.lines)[-shown:]
    knots = [
        [
            (point(at, row[line.player]), place)
            for at, (row, place) in enumerate(zip(rows, line.places[-shown:], strict=True))
            if place
        ]
        for line in chart.lines
    ]
    # The first line last, so that no other covers it.
    for at, line_knots in reversed([*enumerate(knots)]):
        _paint_line(painter, [spot for spot, _ in line_knots], em, look, first=at == 0)
    size = QSizeF(knot * em, min(KNOT * em, pitch * 0.92))
    for at, line_knots in enumerate(knots):
        for spot, place in line_knots:
            box = QRectF(QPointF(0, 0), size)
            box.moveCenter(spot)
            painter.setFont(sized_font(font, em, bold=True))
            _paint_place(painter, box, place, em, look, first=at == 0)
    begin = point(shown - 1, 0).x() + (knot / 2 + 0.3) * em
    painter.setPen(look.text)
    for at, (line, name) in enumerate(zip(chart.lines, names, strict=True)):
        middle = point(0, rows[-1][line.player]).y()
        painter.setFont(sized_font(font, em, bold=at == 0))
        beside = QRectF(begin, middle - pitch / 2, body.right() - begin, pitch)
        draw_line(painter, beside, name, LEFT)


def _paint_line(
    painter: QPainter, points: list[QPointF], em: float, look: Colors, *, first: bool
) -> None:
    """A line, with a margin in the color of the ground: of two that cross, one is above."""
    thick = em * (0.2 if first else 0.09)
    color = look.tile if first else look.sky
    for pen in (QPen(look.ground, thick + em * 0.14), QPen(color, thick)):
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(points)


def _paint_place(
    painter: QPainter, box: QRectF, place: int, em: float, look: Colors, *, first: bool
) -> None:
    radius = box.height() / 2
    painter.setPen(QPen(look.tile if first else look.sky, em * 0.06))
    painter.setBrush(look.tile if first else look.band)
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(look.number if first else look.text)
    draw_line(painter, box, str(place), MIDDLE)


def paint_bar(painter: QPainter, rect: QRectF, cell: str, look: Colors) -> None:
    """What a player had and what the latest round added, and the line at which they are out."""
    found = _BAR.fullmatch(cell)
    if found is None:
        return
    before, latest, limit = map(float, found.groups())
    scale = (line_in(rect) - rect.left()) / limit
    high = rect.height() * 0.5
    top = rect.center().y() - high / 2
    end = min(rect.width(), (before + latest) * scale)
    begin = min(rect.width(), before * scale)
    line = rect.height() * 0.05
    painter.fillRect(QRectF(rect.left(), top, begin, high), look.line)
    painter.fillRect(QRectF(rect.left() + begin, top, end - begin, high), look.tile)
    painter.setPen(QPen(look.sky, line))
    painter.drawRect(QRectF(rect.left(), top, end, high))
    at = line_in(rect)
    for color, wide in ((look.ground, line * 4), (look.yellow, line * 2)):
        mark = QRectF(at - wide / 2, rect.top(), wide, rect.height())
        painter.fillRect(mark, color)


def line_in(rect: QRectF) -> float:
    """Where the line is in the space of a bar."""
    return rect.left() + rect.width() / BEYOND
