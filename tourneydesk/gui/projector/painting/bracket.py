"""Paints a bracket on a page of the display: the latest stages that can be read."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from tourneydesk.gui.projector.colors import Colors
from tourneydesk.gui.projector.page_layout import measure_in, sized_font
from tourneydesk.gui.projector.painting.texts import LEFT, MIDDLE, RIGHT, draw_line
from tourneydesk.present.drawings import BracketDrawing, BracketSeat, PlacedMatch, placed
from tourneydesk.present.projector.geometry import LABEL, fitted_name

LINE, LEAST_PITCH, MOST_PITCH, GAP = 1.2, 2.5, 4.0, 1.0
"""A player's line, a match of the first stage with the space below it, and the space between two
stages, in em.
"""
NARROWEST = 6.5
"""The least width of a stage in em."""


def paint_bracket(
    painter: QPainter, drawing: BracketDrawing, body: QRectF, em: float, look: Colors, font: QFont
) -> None:
    """The last stages with space for their matches and names, and who has won."""
    heads = em * LABEL * 1.5
    matches = max(1, int((body.height() - heads) / (LEAST_PITCH * em)))
    stages = max(1, int((body.width() / em + GAP) / (NARROWEST + GAP)))
    shown = drawing.latest(matches, stages)
    first = len(shown.stages[0])
    pitch = min(MOST_PITCH * em, (body.height() - heads) / max(first, 2))
    all_placed = placed(shown, body.width(), pitch, LINE * em, GAP * em)
    down = heads + (pitch / 2 if first == 1 else 0)
    origin = QPointF(body.left(), body.top() + down)
    painter.setPen(look.sky)
    painter.setFont(sized_font(font, em * LABEL))
    for one in all_placed:
        if one.at == 0:
            head = QRectF(body.left() + one.left, body.top(), one.width, heads)
            draw_line(painter, head, shown.heads[one.stage], MIDDLE)
    painter.setPen(QPen(look.sky, em * 0.08))
    for one in all_placed:
        painter.drawPolyline([origin + QPointF(x, y) for x, y in one.way])
    for one in all_placed:
        _paint_match(painter, one, origin, em, look, font)
    if shown.winner:
        final = all_placed[-1]
        top = final.middle - 2.4 * LINE * em
        line = QRectF(final.left, top, final.width, LINE * em).translated(origin)
        painter.setPen(look.yellow)
        painter.setFont(sized_font(font, em, bold=True))
        name = fitted_name(
            shown.winner, line.width() / em, lambda text, _: measure_in(font, em)(text, True)
        )
        draw_line(painter, line, name, LEFT)


def _paint_match(
    painter: QPainter, one: PlacedMatch, origin: QPointF, em: float, look: Colors, font: QFont
) -> None:
    tall = LINE * em
    box = QRectF(one.left, one.middle - tall, one.width, 2 * tall).translated(origin)
    painter.fillRect(box, look.band)
    painter.fillRect(QRectF(box.left(), box.top(), em * 0.15, box.height()), look.tile)
    for at, seat in enumerate(one.match.seats):
        line = QRectF(box.left(), box.top() + at * tall, box.width(), tall)
        _paint_seat(
            painter, seat, seat.mark, line.adjusted(em * 0.35, 0, -em * 0.3, 0), em, look, font
        )
    painter.setPen(QPen(look.ground, em * 0.08))
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()))


def _paint_seat(
    painter: QPainter,
    seat: BracketSeat,
    mark: str,
    line: QRectF,
    em: float,
    look: Colors,
    font: QFont,
) -> None:
    won = seat.state == "won"
    painter.setPen(look.sky)
    painter.setFont(sized_font(font, em * LABEL))
    if seat.seed:
        number = QRectF(line.left(), line.top(), em * 0.9, line.height())
        draw_line(painter, number, str(seat.seed), LEFT)
        line.setLeft(number.right())
    if mark:
        draw_line(painter, line, mark, RIGHT)
        advance = QFontMetricsF(painter.font()).horizontalAdvance(mark)
        line.setRight(line.right() - advance - em * 0.2)
    painter.setFont(sized_font(font, em * 0.85, bold=won))
    painter.setPen(look.yellow if won else look.sky if seat.state == "lost" else look.text)
    measure = measure_in(font, em * 0.85)
    name = fitted_name(seat.name, line.width() / em / 0.85, lambda text, _: measure(text, won))
    draw_line(painter, line, name, LEFT)
