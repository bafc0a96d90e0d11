"""What a card of a setting shows below its sentence: rounds as groups, first boards, figures."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from tourneydesk.gui.widgets.layout.boxes import REST, Item, column_of, frame_of, row_of
from tourneydesk.gui.widgets.text_widgets import label
from tourneydesk.gui.widgets.theme.look import color
from tourneydesk.present.settings import Examples, Preview, Stage

SHADES = 5
"""The groups of a stage from the top get lighter; the last shade is that of all further ones."""
BESIDE = 15
"""The width from which stages are side by side, in heights of a line of text."""
LANE, LINE = 8, 1.75
"""Pixels between the lines that join groups, and their width."""


class PreviewView(QWidget):
    """A preview; its stages are side by side where they have room."""

    def __init__(self, preview: Preview) -> None:
        super().__init__()
        # What is joined by lines has short names.
        stages = ((_StageView(one), 2 if one.meets else 3) for one in preview.stages)
        self._stages = row_of(*stages, spacing=12)
        parts: list[Item] = [self._stages]
        if preview.examples is not None:
            parts.append(_examples(preview.examples))
        figures = row_of(*((_figure(*one), 1) for one in preview.figures), spacing=12)
        column_of(*parts, REST, figures, on=self, margins=0, spacing=12)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        wide = event.size().width() >= BESIDE * self.fontMetrics().height()
        directions = QBoxLayout.Direction
        self._stages.setDirection(directions.LeftToRight if wide else directions.TopToBottom)


class _StageView(QWidget):
    """The groups of a stage one below the other; lines join those that meet."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._meets = stage.meets
        lanes = LANE * (len(stage.meets) + 1) if stage.meets else 0
        self._groups = [_group(at, *group) for at, group in enumerate(stage.groups)]
        column_of(
            label(stage.heading, "strong", wraps=True),
            column_of(*self._groups, margins=(0, 0, lanes, 0), spacing=4),
            REST,
            on=self,
            margins=0,
            spacing=4,
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(color("text")), LINE))
        side = -1 if self.isRightToLeft() else 1
        ends: list[tuple[int, int]] = []
        for meeting in self._meets:
            # Lines that pass each other have a lane each.
            crossed = sum(first < meeting[1] and meeting[0] < last for first, last in ends)
            ends.append(meeting)
            first, last = (QRectF(self._groups[at].geometry()) for at in meeting)
            edge = first.left() if side < 0 else first.right()
            start, out = edge + 3 * side, edge + side * LANE * (crossed + 1.5)
            painter.drawPolyline(
                [
                    QPointF(start, first.center().y()),
                    QPointF(out, first.center().y()),
                    QPointF(out, last.center().y()),
                    QPointF(start, last.center().y()),
                ]
            )
        painter.end()


def _group(at: int, name: str, figure: str) -> QFrame:
    row = row_of((_wrapped(name), 1), label(figure), margins=(8, 3, 8, 3), spacing=4)
    return frame_of(f"group-{min(at, SHADES - 1)}", row)


def _examples(examples: Examples) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    grid.addWidget(label(examples.heading, "strong", wraps=True), 0, 0, 1, 2)
    top = Qt.AlignmentFlag.AlignTop
    right = Qt.AlignmentFlag.AlignRight | top
    grid.addWidget(label(examples.figure_heading, "quiet"), 0, 2, right)
    for row, (number, text, figure) in enumerate(examples.lines, start=1):
        grid.addWidget(label(number, "quiet"), row, 0, top)
        grid.addWidget(_wrapped(text), row, 1)
        grid.addWidget(label(figure, "quiet"), row, 2, right)
    return grid


def _figure(figure: str, about: str) -> QWidget:
    widget = QWidget()
    column_of(
        label(figure, "heading", wraps=True),
        _wrapped(about, "quiet"),
        REST,
        on=widget,
        margins=0,
        spacing=0,
    )
    return widget


def _wrapped(text: str, look: str = "") -> QLabel:
    """A text that is as high as it needs to be for its width; others ask for two lines at least."""
    created = label(text, look, wraps=True)
    created.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return created
