"""Icons in the colors of the theme: line drawings from ``resources/icons``, drawn when shown.

In a drawing, ``currentColor`` is the icon's color, and ``@accent`` the theme's color of that name.
"""

import re
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QIconEngine, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.widgets.theme.look import color
from tourneydesk.shipped import shipped

SMALL, LARGE = 16, 20
"""Sizes in pixels: in rows and buttons, and in cards."""
TEXT_HEIGHT = 18
"""The height of a line of text in pixels, at the size for which these are."""


def scaled(side: int, line: int) -> int:
    """The side of an icon beside text whose lines are so high."""
    return max(side, side * line // TEXT_HEIGHT)


@cache
def icon(name: str, token: str = "text") -> QIcon:
    """The icon of this name, such as ``printer``, in a color of the style sheet."""
    return QIcon(_kept(_Themed(name, token)))


def has_icon(name: str) -> bool:
    """Whether there is a drawing of this name."""
    try:
        return shipped(f"icons/{name}.svg").is_file()
    except FileNotFoundError:
        return False


def draw_icon(painter: QPainter, name: str, token: str, where: QRect) -> None:
    """Draws an icon that fills this square, in a color of the style sheet."""
    draw_icon_in(painter, name, color(token), where)


def draw_icon_in(painter: QPainter, name: str, ink: str, where: QRect) -> None:
    """Draws an icon that fills this square, in any color."""
    device = painter.device()
    sharp = device.devicePixelRatioF() if device is not None else 1.0
    painter.drawPixmap(where, _drawn(name, ink, where.width(), sharp))


class Icon(QWidget):
    """An icon by itself, which grows with the text; the words beside it say what it means. Clicks
    go through it.
    """

    def __init__(self, name: str, side: int = SMALL, token: str = "text") -> None:
        super().__init__()
        self._name, self._token = name, token
        side = scaled(side, self.fontMetrics().height())
        self.setFixedSize(side, side)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_icon(self, name: str, token: str = "text") -> None:
        """Shows another icon."""
        self._name, self._token = name, token
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._name:
            draw_icon(QPainter(self), self._name, self._token, self.rect())


class _Themed(QIconEngine):
    """Looks up its color whenever it is painted, so that it follows the theme."""

    def __init__(self, name: str, token: str) -> None:
        super().__init__()
        self._name, self._token = name, token

    def clone(self) -> QIconEngine:
        return _kept(_Themed(self._name, self._token))

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        token = "quiet" if mode == QIcon.Mode.Disabled else self._token
        side = min(rect.width(), rect.height())
        square = QRect(0, 0, side, side)
        square.moveCenter(rect.center())
        # In a wider place, what is left over is the space before the text.
        if QGuiApplication.isRightToLeft():
            square.moveRight(rect.right())
        else:
            square.moveLeft(rect.left())
        draw_icon(painter, self._name, token, square)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(  # noqa: N802
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        """``size`` is in pixels of the screen."""
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        picture.setDevicePixelRatio(scale)
        return picture


_engines: list[QIconEngine] = []


def _kept(engine: QIconEngine) -> QIconEngine:
    """Keeps an engine for the life of the program: Qt calls it from C++, also when nothing in
    Python refers to it any more. There are as many as there are drawings and colors.
    """
    _engines.append(engine)
    return engine


@lru_cache(maxsize=512)
def _drawn(name: str, ink: str, side: int, sharp: float) -> QPixmap:
    # Only a window with icons needs it.
    from PySide6.QtSvg import QSvgRenderer

    drawing = shipped(f"icons/{name}.svg").read_bytes().replace(b"currentColor", ink.encode())
    drawing = re.sub(rb"@(\w+)", lambda found: color(found[1].decode()).encode(), drawing)
    picture = QPixmap(round(side * sharp), round(side * sharp))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(drawing)).render(painter, QRectF(picture.rect()))
    painter.end()
    picture.setDevicePixelRatio(sharp)
    return picture
