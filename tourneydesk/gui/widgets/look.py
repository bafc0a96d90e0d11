"""How the window looks: fonts and the style sheet, light or dark as the system is."""

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
"""The name inside a shipped font and the one it is loaded under, equally long. Debian installs a
font of the same name without Hangul, and Qt would ask that one.
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
    """Gives the program its fonts and colours, and keeps to the system's light or dark.

    ``dark`` fixes one of them, for pictures and tests.
    """
    app.setStyle("Fusion")
    _load_fonts(app)
    hints = app.styleHints()
    if dark is None:
        hints.colorSchemeChanged.connect(lambda scheme: paint(app, _is_dark(scheme)))
        dark = _is_dark(hints.colorScheme())
    paint(app, dark)


def application() -> QApplication:
    """The running program, or one for this alone that needs no screen: for pictures."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    made = QApplication(["tourneydesk"])
    dress(made, dark=False)
    collect_in_event_loop(made)
    # Kept for as long as the process lives: Qt ends with its last reference.
    made.setProperty("kept", made)
    return made


def paint(app: QApplication, dark: bool) -> None:
    """Puts the style sheet on, in light or dark."""
    sheet = shipped("styles/window.qss").read_text(encoding="utf-8")
    colours = tokens(sheet, dark)
    palette = QPalette()
    for role, token in _ROLES.items():
        palette.setColor(role, QColor(colours[token]))
    app.setPalette(palette)
    app.setStyleSheet(filled(sheet, colours))


def tokens(sheet: str, dark: bool) -> dict[str, str]:
    """The colours that the head of the style sheet names."""
    return {name: (night if dark else day) for name, day, night in _TOKEN.findall(sheet)}


def filled(sheet: str, colours: Mapping[str, str]) -> str:
    """The style sheet with its tokens put in; KeyError for one that the head does not name."""
    body = sheet.partition("*/")[2]
    return re.sub(r"@(\w+)", lambda found: colours[found[1]], body)


def _load_fonts(app: QApplication) -> None:
    families = list(dict.fromkeys(family for _, family in FONTS))
    theirs, ours = (name.encode("utf-16-be") for name in _NAMED)
    for file, _ in FONTS:
        letters = shipped(f"fonts/{file}").read_bytes().replace(theirs, ours)
        QFontDatabase.addApplicationFontFromData(QByteArray(letters))
    own = app.font()
    # Without a screen there is no system font worth the name, and pictures are to be alike.
    offscreen = QGuiApplication.platformName() in ("offscreen", "minimal")
    font = QFont(own)
    font.setFamilies(families if offscreen else [own.family(), *families])
    app.setFont(font)


def _is_dark(scheme: Qt.ColorScheme) -> bool:
    return scheme == Qt.ColorScheme.Dark
