"""Two widgets side by side, or stacked if the space is too narrow for both."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter

COMFORTABLE = 1.5
"""They are side by side only at this multiple of their combined minimum width."""


class SideBySide(QSplitter):
    """A splitter that changes its orientation with its width; its handle can be dragged."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """As narrow as the wider of the two, for when they are stacked."""
        least = [self._least(at) for at in range(self.count())]
        widths, heights = [one.width() for one in least], [one.height() for one in least]
        wide = self.orientation() == Qt.Orientation.Horizontal
        return QSize(max(widths), max(heights) if wide else sum(heights) + self.handleWidth())

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self.arrange()
        super().resizeEvent(event)

    def arrange(self) -> None:
        """Puts the widgets side by side if both fit, otherwise stacks them."""
        needed = sum(self._least(at).width() for at in range(self.count())) + self.handleWidth()
        wide = self.width() >= needed * COMFORTABLE
        orientation = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if orientation != self.orientation():
            self.setOrientation(orientation)
            self.updateGeometry()

    def _least(self, at: int) -> QSize:
        part = self.widget(at)
        return part.minimumSizeHint().expandedTo(part.minimumSize()) if part else QSize()
