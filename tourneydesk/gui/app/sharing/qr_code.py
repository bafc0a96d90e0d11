"""A QR code on a white square, for telephones and cameras."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourneydesk.documents.address_codes import address_modules

QUIET_ZONE = 4
"""Light modules around the code (ISO/IEC 18004)."""
LINES_HIGH = 10
"""The side of the square, in heights of a line of text."""


class QrCode(QWidget):
    """Dark on light in every theme: most readers expect that."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[bytes, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        side = LINES_HIGH * self.fontMetrics().height()
        return QSize(side, side)

    def show_text(self, text: str) -> None:
        """Shows the code of a text."""
        self._rows = address_modules(text)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("white"))
        if not self._rows:
            return
        count = len(self._rows) + 2 * QUIET_ZONE
        # Whole pixels, so that no light lines are between the modules.
        side = max(1, min(self.width(), self.height()) // count)
        left = (self.width() - side * len(self._rows)) // 2
        top = (self.height() - side * len(self._rows)) // 2
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    place = QRectF(left + x * side, top + y * side, side, side)
                    painter.fillRect(place, QColor("black"))
