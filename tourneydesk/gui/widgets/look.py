"""The window's look: fonts and the style sheet, light or dark like the system."""

import os
import re
from collections.abc import Mapping

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from tourneydesk.gui.tasks.garbage import collect_in_event_loop
from tourneydesk.shipped import shipped

FONTS = (
    ("DejaVuSans.ttf", "DejaVu Sans"),
    ("DejaVuSans-Bold.ttf", "DejaVu Sans"),
    ("NotoSansDevanagari-Regular.ttf", "Noto Sans Devanagari"),
    ("NotoSansThai-Regular.ttf", "Noto Sans Thai"),
    ("DroidSansFallback.ttf", "TourneyDesk Letters"),
)
_NAMED = ("Droid Sans Fallback", "TourneyDesk Letters")
"""The name inside a bundled font and the name it is loaded under, which have the same length.
Debian installs a font of the same name without Hangul, and Qt would use that one.
"""
_TOKEN = re.compile(r"^@(\w+)\s+(#\w+)\s+(#\w+)$", re.MULTILINE)
_ROLES: Mapping[QPalette.ColorRole, str] = {
    QPalette.ColorRole.Window: "surface",
    QPalette.ColorRole.Base: "card",
    QPalette.ColorRole.Button: "card",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.PlaceholderText: "quiet",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "onaccent",
    QPalette.ColorRole.Mid: "line",
}


def dress(app: QApplication, *, dark: bool | None = None) -> None:
    """Sets the program's fonts and colors, and follows the system's light or dark mode.

    ``dark`` overrides the mode, for pictures and tests.
    """
    app.setStyle("Fusion")
    _load_fonts(app)
    hints = app.styleHints()
    if dark is None:
        hints.colorSchemeChanged.connect(lambda scheme: paint(app, _is_dark(scheme)))
        dark = _is_dark(hints.colorScheme())
    paint(app, dark)


def application() -> QApplication:
    """The running program, or for pictures a new one that needs no display."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    created = QApplication(["tourneydesk"])
    dress(created, dark=False)
    collect_in_event_loop(created)
    # Kept for the life of the process: the application ends with its last reference.
    created.setProperty("kept", created)
    return created


def paint(app: QApplication, dark: bool) -> None:
    """Applies the style sheet, in light or dark."""
    sheet = shipped("styles/window.qss").read_text(encoding="utf-8")
    colors = tokens(sheet, dark)
    palette = QPalette()
    for role, token in _ROLES.items():
        palette.setColor(role, QColor(colors[token]))
    app.setPalette(palette)
    app.setStyleSheet(filled(sheet, colors))


def tokens(sheet: str, dark: bool) -> dict[str, str]:
    """The colors defined in the style sheet's header."""
    return {name: (night if dark else day) for name, day, night in _TOKEN.findall(sheet)}


def filled(sheet: str, colors: Mapping[str, str]) -> str:
    """The style sheet with its tokens replaced; KeyError for one that is not defined."""
    body = sheet.partition("*/")[2]
    return re.sub(r"@(\w+)", lambda found: colors[found[1]], body)


def _load_fonts(app: QApplication) -> None:
    families = list(dict.fromkeys(family for _, family in FONTS))
    theirs, ours = (name.encode("utf-16-be") for name in _NAMED)
    for file, _ in FONTS:
        letters = shipped(f"fonts/{file}").read_bytes().replace(theirs, ours)
        QFontDatabase.addApplicationFontFromData(QByteArray(letters))
    own = app.font()
    # Without a display there is no usable system font, and pictures must not differ.
    offscreen = QGuiApplication.platformName() in ("offscreen", "minimal")
    font = QFont(own)
    font.setFamilies(families if offscreen else [own.family(), *families])
    app.setFont(font)


def _is_dark(scheme: Qt.ColorScheme) -> bool:
    return scheme == Qt.ColorScheme.Dark
