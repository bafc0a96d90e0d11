"""What settings lead to: a sentence and a sketch of tables, rings, bands, strikes."""

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourneydesk.core.reasons import Refused
from tourneydesk.gui.session.new_event import Answers, consequence
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.widgets.layouts import REST, ScrollArea, column_of, frame_of, widget_of
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.preview import Bands, Consequence, Ring, Sketch, Strikes, Tables
from tourneydesk.present.shows import sketch_of

MIN_CELL = 18.0
MAX_DOTS = 72
BAND = 1.8
"""The height of a band in lines of text, where there is room."""
Role = QPalette.ColorRole


class SketchView(QWidget):
    """A sketch that fills its widget; the same information is in the text beside it."""

    def __init__(self, sketch: Sketch, lines: int = 5) -> None:
        """``lines`` is its height in lines of text; bands take no more than they fill."""
        super().__init__()
        self._sketch = sketch
        self._lines = lines
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def sketch(self) -> Sketch:
        return self._sketch

    def show_sketch(self, sketch: Sketch) -> None:
        if sketch != self._sketch:
            self._sketch = sketch
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        line = self.fontMetrics().height()
        height = line * self._lines
        if isinstance(self._sketch, Bands):
            height = min(height, round(len(self._sketch.names) * line * BAND) + 4)
        return QSize(line * 7, height)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        match self._sketch:
            case Tables():
                _tables(painter, rect, self._sketch, self.palette())
            case Ring():
                _ring(painter, rect, self._sketch, self.palette())
            case Bands():
                _bands(painter, rect, self._sketch, self.palette())
            case Strikes():
                _strikes(painter, rect, self._sketch, self.palette())
        painter.end()


def _tables(painter: QPainter, rect: QRectF, sketch: Tables, colors: QPalette) -> None:
    """The tables in rows, with an arrow to the final if there is one; centered as a group."""
    most = painter.fontMetrics().height() * 5.0
    count = len(sketch.sizes)
    aside = min(most, rect.width() / 4) * 1.6 if sketch.final else 0
    side, across, capacity = grid(count, rect.width() - aside, rect.height(), most)
    sizes = sketch.sizes if count <= capacity else sketch.sizes[: capacity - 1]
    rows = -(-min(count, capacity) // across)
    across = min(count, across)
    end = min(most, rect.width() / 4, rect.height(), max(side, most / 2)) if sketch.final else 0
    left = rect.center().x() - (across * side + end * 1.6) / 2
    top = rect.center().y() - rows * side / 2
    for place, seats in enumerate(sizes):
        corner = QPointF(left + place % across * side, top + place // across * side)
        _table(painter, QRectF(corner, QSizeF(side, side)), seats, colors)
    if len(sizes) < count:
        painter.setPen(colors.color(Role.WindowText))
        more = messages.text("wizard-more", count=count - len(sizes))
        last = QPointF(left + (across - 0.5) * side, top + (rows - 0.5) * side)
        wide = QSizeF(side * 6, side * 3)
        spot = QRectF(last - QPointF(wide.width() / 2, wide.height() / 2), wide)
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, more)
    if sketch.final:
        right = QPointF(left + across * side, rect.center().y())
        _arrow(painter, right + QPointF(end * 0.1, 0), end * 0.4, colors)
        final = QRectF(right + QPointF(end * 0.6, -end / 2), QSizeF(end, end))
        _table(painter, final, sketch.final, colors, filled=True)


def grid(count: int, width: float, height: float, most: float) -> tuple[float, int, int]:
    """The size of a cell, the number of cells per row, and how many cells fit in total."""
    side = min(most, width, height)
    while side > MIN_CELL and int(width / side) * int(height / side) < count:
        side = max(MIN_CELL, side - 1)
    across = max(1, int(width / side))
    return side, across, across * max(1, int(height / side))


def _table(
    painter: QPainter, cell: QRectF, seats: int, colors: QPalette, *, filled: bool = False
) -> None:
    middle, reach = cell.center(), cell.width() / 2
    painter.setPen(QPen(colors.color(Role.WindowText), 1))
    painter.setBrush(colors.color(Role.Accent if filled else Role.Base))
    painter.drawEllipse(middle, reach * 0.5, reach * 0.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colors.color(Role.WindowText))
    for seat in range(seats):
        painter.drawEllipse(_around(middle, reach * 0.76, seat, seats), reach * 0.15, reach * 0.15)
    if reach * 0.8 >= painter.fontMetrics().height() * 0.7:
        painter.setPen(colors.color(Role.BrightText if filled else Role.WindowText))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(seats))


def _arrow(painter: QPainter, start: QPointF, length: float, colors: QPalette) -> None:
    end = start + QPointF(length, 0)
    wing = length / 3
    painter.setPen(QPen(colors.color(Role.WindowText), 1.5))
    painter.drawLine(start, end)
    painter.drawLine(end, end + QPointF(-wing, -wing))
    painter.drawLine(end, end + QPointF(-wing, wing))


def _ring(painter: QPainter, rect: QRectF, sketch: Ring, colors: QPalette) -> None:
    middle = rect.center()
    dots = min(sketch.players, MAX_DOTS)
    radius = min(rect.width(), rect.height()) / 2
    dot = max(1.5, min(radius * 0.14, 2 * pi * radius / max(dots, 1) / 3))
    radius -= dot + 1
    painter.setPen(QPen(colors.color(Role.Accent), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colors.color(Role.WindowText))
    for place in range(dots):
        painter.drawEllipse(_around(middle, radius, place, dots), dot, dot)
    painter.setPen(colors.color(Role.WindowText))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(sketch.players))


def _bands(painter: QPainter, rect: QRectF, sketch: Bands, colors: QPalette) -> None:
    count = len(sketch.names)
    tall = painter.fontMetrics().height()
    aside = tall * 1.2 if sketch.meets else 0
    step = min(rect.height() / count, tall * BAND)
    top = rect.center().y() - step * count / 2
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    middles = []
    for place, name in enumerate(sketch.names):
        band = QRectF(rect.left(), top + place * step, rect.width() - aside, step - 2)
        middles.append(QPointF(band.right(), band.center().y()))
        painter.setPen(QPen(colors.color(Role.Mid), 1))
        # From strong to light, so that the order is visible, too.
        painter.setBrush(_thinner(colors.color(Role.Accent), 1 - place / count))
        painter.drawRoundedRect(band, 4, 4)
        painter.setPen(colors.color(Role.WindowText))
        inside = band.adjusted(6, 0, -6, 0)
        figure = str(sketch.counts[place]) if place < len(sketch.counts) else ""
        painter.drawText(inside, flags | Qt.AlignmentFlag.AlignRight, figure)
        left = inside.width() - painter.fontMetrics().horizontalAdvance(figure + " ")
        elided = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(left))
        painter.drawText(inside, flags | Qt.AlignmentFlag.AlignLeft, elided)
    painter.setPen(QPen(colors.color(Role.WindowText), 1.5))
    for one, other in sketch.meets:
        out = QPointF(aside * 0.6, 0)
        first, second = middles[one], middles[other]
        painter.drawPolyline([first, first + out, second + out, second])


def _strikes(painter: QPainter, rect: QRectF, sketch: Strikes, colors: QPalette) -> None:
    step = rect.height() / len(sketch.rows)
    across = rect.width() / (sketch.out + 2)
    for place, strikes in enumerate(sketch.rows):
        middle = rect.top() + (place + 0.5) * step
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.color(Role.WindowText))
        painter.drawEllipse(QPointF(rect.left() + across / 2, middle), step / 5, step / 5)
        painter.setPen(QPen(colors.color(Role.WindowText), 2))
        for strike in range(strikes):
            x = rect.left() + (strike + 1.6) * across
            painter.drawLine(QPointF(x, middle + step / 3.4), QPointF(x + 2, middle - step / 3.4))
        if strikes >= sketch.out:
            painter.setPen(QPen(colors.color(Role.Accent), 3))
            painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.right(), middle))


def _around(middle: QPointF, radius: float, place: int, places: int) -> QPointF:
    angle = 2 * pi * place / places - pi / 2
    return middle + QPointF(radius * cos(angle), radius * sin(angle))


def _thinner(color: QColor, share: float) -> QColor:
    """The same color, lighter against its background; never so strong that text on it is
    unreadable.
    """
    thin = QColor(color)
    thin.setAlphaF(0.06 + 0.22 * share)
    return thin


# The card beside the settings: their effect in a sentence and a sketch.


class SettingsPreview(ScrollArea):
    """Redrawn after each change of an answer."""

    def __init__(self) -> None:
        super().__init__()
        self.sentence = label("", "strong", wraps=True)
        self.notes = label("", "quiet", wraps=True)
        self.sketch = SketchView(sketch_of(""), lines=12)
        column = column_of(
            label(messages.text("wizard-leads-to"), "quiet"),
            self.sentence,
            self.sketch,
            self.notes,
            REST,
            margins=(16, 12, 16, 12),
            spacing=12,
        )
        card = frame_of("card", column)
        self.hold(widget_of(column_of(card, margins=0, spacing=None)), sideways=False)

    def show_answers(self, answers: Answers) -> None:
        """Describes the answers' effect, or what is wrong; the sketch is then hidden."""
        self.show_what(lambda: consequence(answers))

    def show_what(self, work: Callable[[], Consequence]) -> None:
        """Describes the outcome of ``work``, or what is wrong if it raises Refused."""
        try:
            now = work()
        except Refused as refused:
            self._show(refusal(refused.problems), works=False)
            show_text(self.notes, "")
            self.sketch.hide()
            return
        self._show(now.sentence, works=now.works)
        show_text(self.notes, "\n\n".join(now.notes))
        self.sketch.setVisible(now.works)
        self.sketch.show_sketch(now.sketch)
        self.sketch.setAccessibleName(now.sentence)

    def _show(self, text: str, *, works: bool) -> None:
        sentence = text if works else f"{messages.text('window-sign-attention')}{text}"
        show_text(self.sentence, sentence, "strong" if works else "attention")
