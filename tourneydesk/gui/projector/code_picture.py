"""An address as a QR code, on screen."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourneydesk.gui.projector.painting import address_image
from tourneydesk.present import messages

LINES, LONGEST = 10, 240
"""The length of a side in lines of text, and in pixels at most: large text leaves no room."""


class CodePicture(QWidget):
    """The code on white in any theme; every module has the same number of whole pixels."""

    def __init__(self) -> None:
        super().__init__()
        self._image = QImage()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_address(self, address: str, spoken: str = "") -> None:
        """Shows another address; ``spoken`` is read aloud instead, such as one without a code."""
        self._image = address_image(address, whole_margin=True)
        self.setAccessibleName(messages.text("phones-code", address=spoken or address))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        side = min(self.fontMetrics().height() * LINES, LONGEST)
        if not self._image.isNull():
            side = max(1, side // self._image.width()) * self._image.width()
        return QSize(side, side)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        if self._image.isNull():
            return
        dense = self.devicePixelRatioF()
        pixels = int(min(self.width(), self.height()) * dense / self._image.width())
        side = max(1, pixels) * self._image.width() / dense
        QPainter(self).drawImage(QRect(0, 0, round(side), round(side)), self._image)
