"""A page of paper on the screen: white in light and dark mode, at the screen's full resolution."""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourneydesk.gui.widgets.page_keys import PageKeys

EDGE = 2
"""Pixels around the page: an outline, and the focus frame."""


class PagePicture(PageKeys, QWidget):
    """Shows an image pixel by pixel; white paper until there is one."""

    pressed = Signal()

    def __init__(self, shape: tuple[float, float] | None = None) -> None:
        """``shape`` is the width and height of the paper, if its height follows from its width."""
        super().__init__()
        self._image: QImage | None = None
        self._shape = shape
        self.key_actions = {"keys-papers-card": self.pressed.emit}
        if shape is not None:
            policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)

    @property
    def image(self) -> QImage | None:
        return self._image

    @property
    def dots(self) -> tuple[int, int]:
        """The width and height of the paper inside its edge, in device pixels."""
        ratio = self.devicePixelRatioF()
        inside = self._inside()
        return round(inside.width() * ratio), round(inside.height() * ratio)

    def show_image(self, image: QImage | None) -> None:
        """Shows a page; None shows a white one."""
        self._image = image
        self.update()

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        if self._shape is None:
            return -1
        across, down = self._shape
        return max(1, round((width - 2 * EDGE) * down / across)) + 2 * EDGE

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.width(), max(1, self.heightForWidth(self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self._shape is not None and event.size().width() != event.oldSize().width():
            # A layout caches the height for a different width.
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        inside = self._inside()
        painter.fillRect(inside, Qt.GlobalColor.white)
        if self._image is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(inside, self._image)
        colors = self.palette()
        focused = self.hasFocus()
        painter.setPen(QPen(colors.accent() if focused else colors.mid(), 2 if focused else 1))
        painter.drawRect(inside.adjusted(-1, -1, 0, 0))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit()

    def _inside(self) -> QRect:
        return self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
