"""Two parts side by side; one below the other where the room is too narrow for both."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter

EASY = 1.5
"""Beside each other they stand only with so many times the width that they need at least."""


class SideBySide(QSplitter):
    """Turns itself as its room gets narrower or wider; the line between the parts can be moved."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """As narrow as the wider of the parts: then they stand one below the other."""
        least = [self._least(at) for at in range(self.count())]
        widths, heights = [one.width() for one in least], [one.height() for one in least]
        wide = self.orientation() == Qt.Orientation.Horizontal
        return QSize(max(widths), max(heights) if wide else sum(heights) + self.handleWidth())

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self.turn()
        super().resizeEvent(event)

    def turn(self) -> None:
        """Side by side if both have room so, else one below the other."""
        needed = sum(self._least(at).width() for at in range(self.count())) + self.handleWidth()
        wide = self.width() >= needed * EASY
        way = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if way != self.orientation():
            self.setOrientation(way)
            self.updateGeometry()

    def _least(self, at: int) -> QSize:
        part = self.widget(at)
        return part.minimumSizeHint().expandedTo(part.minimumSize()) if part else QSize()
