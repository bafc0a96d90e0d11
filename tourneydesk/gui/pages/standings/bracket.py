"""The bracket as a picture on the page of the standings."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from tourneydesk.core.names import fitting
from tourneydesk.gui.pages.standings.charts import CENTER, EDGE, RIGHT, Chart
from tourneydesk.gui.widgets.theme.look import color
from tourneydesk.present import messages
from tourneydesk.present.drawings import BracketDrawing, BracketSeat, PlacedMatch, described, placed

LINE, PITCH, HEAD, GAP = 1.5, 3.6, 1.8, 1.4
"""A player's line, a match of the first stage with the space below it, the names of the stages, and
the space between two stages, in heights of the text.
"""
NARROWEST, WINNER = 7, 1.7
"""The least width of a stage, and the winner's line above the final, in heights of the text."""


class BracketView(Chart):
    """The matches of every stage, from the first at the left to the final, with the chosen player's
    way marked. Where not all stages have room, the latest are shown.
    """

    def __init__(self) -> None:
        super().__init__(messages.text("standings-view-bracket"))
        self._drawing: BracketDrawing | None = None

    @property
    def players(self) -> Sequence[int]:
        return self._drawing.players if self._drawing is not None else ()

    def show_bracket(self, drawing: BracketDrawing, player: object) -> None:
        """Shows a bracket with this player marked."""
        self._drawing = drawing
        self.updateGeometry()
        self.choose(player)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        first = len(self._drawing.stages[0]) if self._drawing is not None else 1
        tall = first * PITCH + HEAD + WINNER
        return QSize(self.em * 16, round(self.em * tall) + 2 * EDGE)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def describe(self) -> str:
        return "" if self._drawing is None else described(self._drawing, self.player)

    def player_at(self, point: QPointF) -> int | None:
        for one in self._placed():
            box = self._box(one)
            if box.contains(point):
                return one.match.seats[int(point.y() > box.center().y())].player
        return None

    def draw(self, painter: QPainter) -> None:
        matches, shown = self._placed(), self._shown
        if shown is None:
            return
        painter.setPen(QColor(color("quiet")))
        for one in matches:
            if one.at == 0:
                head = QRectF(EDGE + one.left, EDGE, one.width, self.em * 1.4)
                painter.drawText(head, CENTER, self._elided(shown.heads[one.stage], head))
        for one in matches:
            self._draw_way(painter, one)
        for one in matches:
            self._draw_match(painter, one)
        if shown.winner:
            final = self._box(matches[-1])
            line = final.translated(0, -self.em * WINNER)
            line.setHeight(self.em * LINE)
            painter.setPen(QColor(color("text")))
            self.draw_name(painter, line, shown.winner, strong=True)

    @property
    def _shown(self) -> BracketDrawing | None:
        """The stages that have room."""
        if self._drawing is None:
            return None
        room = (self.width() - 2 * EDGE) / self.em
        return self._drawing.latest(len(self._drawing.stages[0]), int(room / (NARROWEST + GAP)))

    def _placed(self) -> list[PlacedMatch]:
        drawing = self._shown
        if drawing is None:
            return []
        tall = self.height() - self._top - EDGE
        pitch = min(self.em * PITCH * 1.6, tall / len(drawing.stages[0]))
        return placed(
            drawing,
            self.width() - 2 * EDGE,
            max(self.em * LINE * 2.1, pitch),
            self.em * LINE,
            self.em * GAP,
        )

    @property
    def _top(self) -> float:
        shown = self._shown
        only_final = shown is not None and len(shown.stages) == 1
        return EDGE + self.em * (HEAD + WINNER * only_final)

    def _box(self, one: PlacedMatch) -> QRectF:
        line = self.em * LINE
        return QRectF(EDGE + one.left, self._top + one.middle - line, one.width, 2 * line)

    def _draw_way(self, painter: QPainter, one: PlacedMatch) -> None:
        """The line to the next stage; the chosen player's is marked as far as they came."""
        own = any(
            seat.player is not None and seat.player == self.player and seat.state == "won"
            for seat in one.match.seats
        )
        painter.setPen(QPen(QColor(color("accent" if own else "edge")), 3 if own else 1))
        painter.drawPolyline([QPointF(EDGE + x, self._top + y) for x, y in one.way])

    def _draw_match(self, painter: QPainter, one: PlacedMatch) -> None:
        box = self._box(one)
        painter.fillRect(box, QColor(color("card")))
        for seat, line in zip(one.match.seats, _halves(box), strict=True):
            self._draw_seat(painter, seat, line)
        painter.setPen(QPen(QColor(color("edge")), 1))
        painter.drawRect(box)
        middle = box.center().y()
        painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))

    def _draw_seat(self, painter: QPainter, seat: BracketSeat, line: QRectF) -> None:
        chosen = seat.player is not None and seat.player == self.player
        if chosen:
            painter.fillRect(line, QColor(color("chosen")))
        space = self.em * 0.4
        inner = line.adjusted(space, 0, -space, 0)
        painter.setPen(QColor(color("quiet")))
        if seat.seed:
            number = QRectF(inner.left(), line.top(), self.em * 1.1, line.height())
            painter.drawText(number, RIGHT, str(seat.seed))
            inner.setLeft(number.right() + space)
        mark = seat.mark
        if mark:
            painter.drawText(inner, RIGHT, mark)
            inner.setRight(inner.right() - self.fontMetrics().horizontalAdvance(mark) - space)
        ink = "chosenink" if chosen else "quiet" if seat.state == "lost" else "text"
        painter.setPen(QColor(color(ink)))
        strong = seat.state == "won"
        font = QFont(self.font())
        font.setBold(strong)
        advance = QFontMetrics(font).horizontalAdvance
        name = fitting(seat.name, lambda form: advance(form) <= inner.width())
        self.draw_name(painter, inner, name, strong=strong)

    def _elided(self, head: str, where: QRectF) -> str:
        return self.fontMetrics().elidedText(head, Qt.TextElideMode.ElideRight, int(where.width()))


def _halves(box: QRectF) -> tuple[QRectF, QRectF]:
    upper = QRectF(box.left(), box.top(), box.width(), box.height() / 2)
    return upper, upper.translated(0, upper.height())
