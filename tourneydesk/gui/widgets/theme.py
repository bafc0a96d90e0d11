"""The window's look: fonts, style sheet, colors, icons."""

import os
import re
import struct
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
)
from PySide6.QtWidgets import QApplication, QWidget

from tourneydesk.gui.tasks import collect_in_event_loop
from tourneydesk.present.projector import web_style
from tourneydesk.present.projector.web_style import tokens
from tourneydesk.shipped import shipped
from tourneydesk.user_folders import caches_beside_program

FONTS = (
    "NotoSans-Regular.ttf",
    "NotoSans-SemiBold.ttf",
    "NotoSans-Italic.ttf",
    "NotoSansMath-Regular.ttf",
    "NotoSansHebrew-Regular.ttf",
    "NotoSansArabic-Regular.ttf",
    "NotoSansArmenian-Regular.ttf",
    "NotoSansGeorgian-Regular.ttf",
    "NotoSansDevanagari-Regular.ttf",
    "NotoSansBengali-Regular.ttf",
    "NotoSansTamil-Regular.ttf",
    "NotoSansThai-Regular.ttf",
    "NotoSansLao-Regular.ttf",
    "NotoSansSymbols2-Regular.ttf",
    "DroidSansFallback.ttf",
)
"""In the order in which they are asked for a letter."""
SMALLEST = 9.75
"""The text size in points if the system's is smaller: 13 pixels at 96 dots per inch."""
_NAMED = ("Droid Sans Fallback", "TourneyDesk Letters")
"""The name inside a bundled font and the name it is loaded under, which have the same length.
Debian installs a font of the same name without Hangul, and Qt would use that one.
"""
_SYMBOLS = "NotoSansSymbols2-Regular.ttf"
ASCENT, DESCENT = 1069, 293
"""Of Noto Sans, in thousandths of an em; its symbols have the same em and a deeper descent."""
_current: dict[str, str] = {}
"""The colors shown now."""
_ROLES: Mapping[QPalette.ColorRole, str] = {
    QPalette.ColorRole.Window: "surface",
    QPalette.ColorRole.Base: "card",
    QPalette.ColorRole.Button: "card",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.PlaceholderText: "quiet",
    QPalette.ColorRole.Highlight: "chosen",
    QPalette.ColorRole.HighlightedText: "text",
    QPalette.ColorRole.Link: "chosenink",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.BrightText: "onaccent",
    QPalette.ColorRole.Mid: "line",
}


def dress(
    app: QApplication, *, dark: bool | None = None, theme: str = "", text_size: int = 100
) -> None:
    """Sets the program's fonts and colors in a theme, see `use_theme`, and a text size in percent.

    ``dark`` overrides the theme, for pictures and tests.
    """
    app.setStyle("Fusion")
    _load_fonts(app)
    use_text_size(app, text_size)
    if dark is not None:
        paint(app, dark)
        return
    app.styleHints().colorSchemeChanged.connect(lambda scheme: paint(app, _is_dark(scheme)))
    use_theme(app, theme)


def use_theme(app: QApplication, theme: str) -> None:
    """Shows everything in the theme ``light`` or ``dark`` or, if empty, in that of the system, and
    follows the system when that changes.
    """
    scheme = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}.get(theme)
    app.styleHints().setColorScheme(scheme or Qt.ColorScheme.Unknown)
    paint(app, _is_dark(scheme or app.styleHints().colorScheme()))


def use_text_size(app: QApplication, percent: int) -> None:
    """Sets the size of all text, in percent of the system's; for windows created afterwards."""
    usual = app.property("usual_size")
    if not isinstance(usual, float):
        usual = app.font().pointSizeF()
        app.setProperty("usual_size", usual)
    font = QFont(app.font())
    font.setPointSizeF(usual * percent / 100)
    app.setFont(font)


def start_qt(arguments: list[str]) -> QApplication:
    """A new application, with the system's fonts listed. In portable mode that list is kept beside
    the program, not in the home folder.
    """
    with caches_beside_program():
        app = QApplication(arguments)
        QFontDatabase.families()  # some platforms list the fonts only with the first text
    return app


def application() -> QApplication:
    """The running program, or for pictures a new one that needs no display."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    created = start_qt(["tourneydesk"])
    dress(created, dark=False)
    collect_in_event_loop(created)
    # Kept for the life of the process: the application ends with its last reference.
    created.setProperty("kept", created)
    return created


def paint(app: QApplication, dark: bool) -> None:
    """Applies the style sheet, in light or dark."""
    sheet = shipped("styles/window.qss").read_text(encoding="utf-8")
    colors = tokens(sheet, dark)
    _current.update(colors)
    palette = QPalette()
    for role, token in _ROLES.items():
        palette.setColor(role, QColor(colors[token]))
    app.setPalette(palette)
    app.setStyleSheet(filled(sheet, colors))


def filled(sheet: str, colors: Mapping[str, str]) -> str:
    """The style sheet with its tokens and the files of its icons; KeyError for a token that is not
    defined.
    """
    return web_style.filled(sheet.replace("@icons", shipped("icons").as_posix()), colors)


def filled_now(name: str) -> str:
    """A shipped style sheet in the colors of the window now."""
    return filled(shipped(name).read_text(encoding="utf-8"), _current)


def color(token: str) -> str:
    """A color of the style sheet as the window shows it now."""
    return _current[token]


def _load_fonts(app: QApplication) -> None:
    """Sets the bundled typeface, so that screen, projector and paper look alike everywhere."""
    loaded = [_load_font(shipped(f"fonts/{file}")) for file in FONTS]
    # The first family of a file; a weight other than regular and bold names a second one.
    families = [QFontDatabase.applicationFontFamilies(number)[0] for number in loaded]
    font = QFont(app.font())
    font.setPointSizeF(max(SMALLEST, font.pointSizeF()))
    font.setFamilies(list(dict.fromkeys(families)))
    app.setFont(font)


def _load_font(path: Path) -> int:
    theirs, ours = (name.encode("utf-16-be") for name in _NAMED)
    if path.name == _SYMBOLS:
        letters = _with_line_of_text(path.read_bytes())
    elif path.stem == "DroidSansFallback":
        letters = path.read_bytes().replace(theirs, ours)
    else:
        return QFontDatabase.addApplicationFont(str(path))
    return QFontDatabase.addApplicationFontFromData(QByteArray(letters))


def _with_line_of_text(font: bytes) -> bytes:
    """A font with the line height of Noto Sans: a sign in it makes no line taller."""
    changed = bytearray(font)
    (tables,) = struct.unpack_from(">H", font, 4)
    for at in range(12, 12 + 16 * tables, 16):
        tag, _, start, _ = struct.unpack_from(">4s3I", font, at)
        if tag == b"hhea":
            struct.pack_into(">3h", changed, start + 4, ASCENT, -DESCENT, 0)
        elif tag == b"OS/2":
            struct.pack_into(">3h2H", changed, start + 68, ASCENT, -DESCENT, 0, ASCENT, DESCENT)
    return bytes(changed)


def _is_dark(scheme: Qt.ColorScheme) -> bool:
    return scheme == Qt.ColorScheme.Dark


# Icons in the colors of the theme: line drawings from ``resources/icons``, drawn when shown.
#
# In a drawing, ``currentColor`` is the icon's color, and ``@accent`` the theme's color of that
# name.

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
