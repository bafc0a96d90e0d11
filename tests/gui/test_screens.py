"""Every screen at 100 and 200 %, also in languages made up: of longer words with accents, and from
the right to the left. Everything has room, every control has a name, and keys lead everywhere.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QScrollArea,
    QScrollBar,
    QSplitter,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests import pseudo_language
from tests.gui.keyboard import turn_wheel
from tests.patience import MILLISECONDS
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.pictures.screens import settle, walk
from tourneydesk.gui.user_data.language import speak_in
from tourneydesk.gui.widgets.text_widgets import NameLabel

CONTROLS = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit)
LINE_ENDS = re.compile(r"(?<=[-–\u200b])|\s")
WIDEST, HIGHEST = 1280, 800


@dataclass(frozen=True, slots=True)
class Way:
    """How the screens are gone through: the size of text in per cent, the language (English or one
    of those made up), the formats.
    """

    scale: int
    language: str
    formats: tuple[str, ...]


WAYS = (
    Way(100, "en", ("age-swiss",)),
    Way(200, "en", tuple(FORMATS)),
    Way(100, "xx", ("risk-swiss", "dual-ring", "us-swiss")),
    Way(200, "xx", ("strikes",)),
    Way(100, "ar", ("dual-ring", "strikes", "us-swiss")),
)
MADE_UP: Mapping[str, Callable[[str], str]] = {
    "xx": pseudo_language.strange,
    "ar": pseudo_language.from_right,
}
"""Languages of English words, by a key from which Babel knows where their lines begin."""
SIDEWAYS = {
    "papers",
    "papers-packet",
    "event",
    "display",
    "ring",
    "round",
    "round-missing",
    "round-corrected",
    "round-entry",
    "round-second-pass",
    "round-why-not",
}
"""Where text of 200 % may have to be scrolled sideways: settings beside what they lead to, the ring
beside its calls, and the pages of the display.
"""


def shown(window: Window) -> list[QWidget]:
    """What is visible of a window, without looking into what is hidden: most pages are."""
    others = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
    found: list[QWidget] = []
    below = [window, *(one for one in others if one is not window and belongs(one, window))]
    while below:
        above = below.pop()
        if above is not window:
            found.append(above)
        below += [
            one
            for one in above.children()
            if isinstance(one, QWidget) and one.isVisible() and not one.isWindow()
        ]
    return found


def belongs(one: QWidget, window: Window) -> bool:
    """Whether a window, such as a list of completions, was made inside another."""
    above = one.parentWidget()
    while above is not None and above is not window:
        above = above.parentWidget()
    return above is window


def label_trouble(one: QLabel) -> str:
    """What of a label cannot be read; empty where all of it can."""
    if not one.text() or isinstance(one, NameLabel):
        return ""
    if one.wordWrap():
        needs = one.heightForWidth(one.width())
        if needs > one.height():
            return f"needs {needs} high, has {one.height()}"
        # What cannot be broken goes on beyond the edge.
        needs = max(map(one.fontMetrics().horizontalAdvance, LINE_ENDS.split(QLabel.text(one))))
        return f"has a word {needs} wide, is {one.width()}" if needs > one.width() else ""
    needs = one.sizeHint().width()
    return f"needs {needs} wide, has {one.width()}" if needs > one.width() else ""


def control_trouble(one: QWidget) -> str:
    if isinstance(one, QAbstractItemView):
        return ""
    hint = one.minimumSizeHint() if isinstance(one, QPlainTextEdit) else one.sizeHint()
    if isinstance(one, QAbstractButton) and one.text() and hint.width() > one.width():
        return f"needs {hint.width()} wide, has {one.width()}"
    return f"needs {hint.height()} high, has {one.height()}" if hint.height() > one.height() else ""


def place_trouble(one: QWidget, window: Window) -> str:
    """Whether a widget ends outside of what holds it, where nothing can be scrolled."""
    parent = one.parentWidget()
    if parent is None or in_scroll(one):
        return ""
    corner = one.mapTo(window, QPoint(one.width(), one.height()))
    # From the right, Qt's splitter lets its first part begin a pixel outside.
    splitter = isinstance(parent, QSplitter) and one.isRightToLeft()
    if corner.x() > window.width() + int(splitter) or corner.y() > window.height():
        return f"ends at {corner.x()}, {corner.y()}, outside of the window"
    if (start := one.mapTo(window, QPoint(0, 0)).x()) < 0:
        return f"begins at {start}, outside of the window"
    return ""


def in_scroll(one: QWidget) -> bool:
    return is_inside(one, (QScrollArea, QAbstractItemView, QPlainTextEdit, QComboBox))


def is_inside(one: QWidget, kinds: tuple[type[QWidget], ...]) -> bool:
    above = one.parentWidget()
    while above is not None and not isinstance(above, kinds):
        above = above.parentWidget()
    return above is not None


def troubles(window: Window) -> Iterator[str]:
    for one in shown(window):
        if one.objectName().startswith("qt_") or in_view(one):
            continue
        found = ""
        if isinstance(one, QLabel):
            found = label_trouble(one)
        elif isinstance(one, CONTROLS):
            found = control_trouble(one)
        found = found or place_trouble(one, window)
        if found:
            text = getattr(one, "text", lambda: "")() or one.accessibleName()
            yield f"{type(one).__name__} “{text[:50]}” {found}"


def sideways(window: Window) -> Iterator[str]:
    """What has to be scrolled sideways to be seen."""
    for one in shown(window):
        if isinstance(one, QScrollArea) and (hidden := one.horizontalScrollBar().maximum()):
            yield f"{type(one).__name__} hides {hidden} at the side"


def in_view(one: QWidget) -> bool:
    """Whether Qt made it inside a list or a field, as the part of a whole."""
    return is_inside(one, (QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit))


def nameless(window: Window) -> Iterator[str]:
    for one in shown(window):
        if not isinstance(one, CONTROLS) or in_view(one) or one.objectName().startswith("qt_"):
            continue
        named = one.accessibleName() or (one.text() if isinstance(one, QAbstractButton) else "")
        if not named.strip():
            yield f"{type(one).__name__} in {type(one.parentWidget()).__name__}"


def beyond_tab(window: Window) -> Iterator[str]:
    """Controls that can be used now and that Tab does not lead to, nor a key of their own."""
    for one in shown(window):
        if not isinstance(one, CONTROLS) or in_view(one) or not one.isEnabled():
            continue
        if isinstance(one, QAbstractButton) and not one.shortcut().isEmpty():
            continue
        if isinstance(one, QRadioButton) and not one.isChecked():
            continue  # Up and Down go from one to the next
        takes = one.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not takes and one.focusProxy() is None and type(one).__name__ != "Matches":
            yield f"{type(one).__name__} “{one.accessibleName()}”"


def turned_by_the_wheel(window: Window) -> Iterator[str]:
    """Controls whose value, or another one on the page, the wheel changes while it is over them."""
    before = values(window)
    for one in shown(window):
        closed = isinstance(one, QComboBox | QLineEdit | QAbstractSpinBox | QAbstractButton)
        slider = isinstance(one, QAbstractSlider) and not isinstance(one, QScrollBar)
        if not (closed or slider or isinstance(one, QTabBar)) or in_view(one):
            continue
        for by in (120, -120, -120):
            turn_wheel(one, by)
        after = values(window)
        if after != before:
            yield f"{type(one).__name__} “{one.accessibleName()}”"
        before = after


def values(window: Window) -> list[object]:
    """What is chosen, ticked and typed on the page, and the line selected in each list."""
    found: list[object] = []
    for one in shown(window):
        match one:
            case QComboBox() | QTabBar():
                found.append(one.currentIndex())
            case QScrollBar():
                pass
            case QAbstractSlider():
                found.append(one.value())
            case QLineEdit() | QAbstractSpinBox():
                found.append(one.text())
            case QAbstractButton():
                found.append(one.isChecked())
            case QAbstractItemView():
                found.append(one.currentIndex().row())
            case _:
                pass
    return found


@pytest.fixture
def large(
    qtbot: QtBot,
    way: Way,
    dressed: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> Iterator[Window]:
    kept = dressed.font()
    font = QFont(kept)
    font.setPointSizeF(font.pointSizeF() * way.scale / 100)
    dressed.setFont(font)
    with ExitStack() as spoken:
        if way.language in MADE_UP:
            pseudo_language.make(tmp_path / "locale", way.language, MADE_UP[way.language])
            spoken.enter_context(pseudo_language.spoken_from(tmp_path / "locale", monkeypatch))
            spoken.callback(speak_in, dressed, "en")
            speak_in(dressed, way.language)
        made = Window()
        made.resize(WIDEST, HIGHEST)
        qtbot.addWidget(made)
        with qtbot.waitActive(made, timeout=MILLISECONDS):
            made.show()
            made.activateWindow()
        yield made
        made.close()
    dressed.setFont(kept)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.scale}-{way.language}")
def test_nothing_is_clipped_or_nameless_on_any_screen_and_keys_lead_to_all(
    large: Window, way: Way, tmp_path: Path
) -> None:
    found = []
    for key, screen in walk(large, way.formats, tmp_path / "event.tourney"):
        where = f"{key} {screen.name}"
        if large.width() > WIDEST or large.height() > HIGHEST:
            found.append(f"{where}: the window is {large.width()} × {large.height()}")
        if [*troubles(large)]:
            # What has just come is laid out when it is painted, and again beside a scroll bar.
            for _ in range(2):
                large.grab()
                settle()
        found += [f"{where}: {one}" for one in troubles(large)]
        found += [f"{where}: {one} has no name" for one in nameless(large)]
        if way.language == "en":
            found += [f"{where}: the wheel changes {one}" for one in turned_by_the_wheel(large)]
        found += [f"{where}: no key leads to {one}" for one in beyond_tab(large)]
        if way.scale == 100 or (screen.name not in SIDEWAYS and way.language == "en"):
            found += [f"{where}: {one}" for one in sideways(large)]
    assert found == []


def test_a_word_that_is_cut_off_is_seen(qtbot: QtBot, dressed: QApplication) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    box.resize(300, 100)
    cut = QLabel("A label with more text than room", box)  # bare on purpose: it is what is tested
    cut.setFixedWidth(40)
    box.show()
    assert re.fullmatch(r"needs \d+ wide, has 40", label_trouble(cut))
    cut.setWordWrap(True)
    cut.setFixedHeight(10)
    assert re.fullmatch(r"needs \d+ high, has 10", label_trouble(cut))
