"""An icon by itself, beside a text that says the same."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.widgets.theme.icons import draw_icon


class IconView(QWidget):
    """A drawing in a color of the theme; as tall as ``lines`` of text. Clicks go through it."""

    def __init__(self, name: str, token: str = "text", lines: float = 0.9) -> None:
        super().__init__()
        self._name, self._token = name, token
        side = round(self.fontMetrics().height() * lines)
        self.setFixedSize(side, side)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_icon(self, name: str, token: str) -> None:
        self._name, self._token = name, token
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._name:
            painter = QPainter(self)
            draw_icon(painter, self._name, self._token, QRect(self.rect()))
            painter.end()
