"""Every screen at 100 and 200 %, also in languages made up: of longer words with accents, and from
the right to the left. Everything has room, every control has a name, and keys lead everywhere.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
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

from pictures.screens import all_screens, format_screens, walk
from tests import pseudo_language
from tests.gui.conftest import ALL_SEEN
from tests.gui.keyboard import turn_wheel
from tests.gui.widget_texts import all_texts
from tests.nouns import with_wrong_noun
from tests.patience import MILLISECONDS
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.handbook import handbook_page_of
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.screenshots import settle
from tourneydesk.gui.user_data.language import speak_in
from tourneydesk.gui.widgets.seat_list import SeatList
from tourneydesk.gui.widgets.text_widgets import NameLabel
from tourneydesk.present.handbook.chapters import page_names

CONTROLS = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit)
SCROLLS = (QScrollArea, QAbstractItemView, QPlainTextEdit, QComboBox)
VIEWS = (QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit)
"""What Qt makes other widgets inside of."""
LINE_ENDS = re.compile(r"(?<=[-–\u200b])|\s")
WIDEST, HIGHEST = 1280, 800


@dataclass(frozen=True, slots=True)
class Way:
    """How the screens are gone through: the size of text in per cent, the language (English or one
    of those made up), the formats; whether they are painted on the way, and whether those of
    the program are among them.
    """

    scale: int
    language: str
    formats: tuple[str, ...]
    painted: bool = False
    program: bool = True


WAYS: tuple[Way, ...] = (
    Way(100, "en", ("age-swiss",), painted=True),
    Way(100, "en", ("strikes",), program=False),
    Way(200, "en", ("age-swiss", "risk-swiss")),
    Way(200, "en", ("dual-ring", "us-swiss"), program=False),
    Way(100, "xx", ("risk-swiss", "us-swiss"), program=False),
    Way(200, "xx", ("strikes",), painted=True),
    Way(100, "ar", ("dual-ring",)),
)
"""Each format at both sizes, and each kind of page in English and in a language made up: boards,
rings, drafts. `make nightly` goes every way with every format.
"""
if ALL_SEEN:
    every = (replace(way, formats=tuple(FORMATS), painted=True, program=True) for way in WAYS)
    WAYS = tuple(dict.fromkeys(every))
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
    "round-why-not",
}
"""Where text of 200 % may have to be scrolled sideways: settings beside what they lead to, the ring
beside its calls, the pages of the display, and the boards of RISK beside the details.
"""


@dataclass(frozen=True, slots=True)
class Seen:
    """A widget on a screen: whether it is inside of what scrolls, and whether Qt made it inside a
    list or a field, as the part of a whole.
    """

    widget: QWidget
    in_scroll: bool
    in_view: bool


def shown(window: Window) -> list[Seen]:
    """What is visible of a window, without looking into what is hidden: most pages are."""
    others = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
    found: list[Seen] = []
    below = [Seen(window, False, False)]
    below += [
        Seen(one, is_inside(one, SCROLLS), is_inside(one, VIEWS))
        for one in others
        if one is not window and belongs(one, window)
    ]
    while below:
        above = below.pop()
        if above.widget is not window:
            found.append(above)
        in_scroll = above.in_scroll or isinstance(above.widget, SCROLLS)
        in_view = above.in_view or isinstance(above.widget, VIEWS)
        below += [
            Seen(one, in_scroll, in_view)
            for one in above.widget.children()
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


def place_trouble(seen: Seen, window: Window) -> str:
    """Whether a widget ends outside of what holds it, where nothing can be scrolled."""
    one, parent = seen.widget, seen.widget.parentWidget()
    if parent is None or seen.in_scroll:
        return ""
    corner = one.mapTo(window, QPoint(one.width(), one.height()))
    # From the right, Qt's splitter lets its first part begin a pixel outside.
    splitter = isinstance(parent, QSplitter) and one.isRightToLeft()
    if corner.x() > window.width() + int(splitter) or corner.y() > window.height():
        return f"ends at {corner.x()}, {corner.y()}, outside of the window"
    if (start := one.mapTo(window, QPoint(0, 0)).x()) < 0:
        return f"begins at {start}, outside of the window"
    return ""


def is_inside(one: QWidget, kinds: tuple[type[QWidget], ...]) -> bool:
    above = one.parentWidget()
    while above is not None and not isinstance(above, kinds):
        above = above.parentWidget()
    return above is not None


def troubles(window: Window, screen: Sequence[Seen]) -> Iterator[str]:
    for seen in screen:
        one = seen.widget
        if seen.in_view or one.objectName().startswith("qt_"):
            continue
        found = ""
        if isinstance(one, QLabel):
            found = label_trouble(one)
        elif isinstance(one, CONTROLS):
            found = control_trouble(one)
        found = found or place_trouble(seen, window)
        if found:
            text = getattr(one, "text", lambda: "")() or one.accessibleName()
            yield f"{type(one).__name__} “{text[:50]}” {found}"


def sideways(screen: Sequence[Seen]) -> Iterator[str]:
    """What has to be scrolled sideways to be seen."""
    for one in (seen.widget for seen in screen):
        if not isinstance(one, QScrollArea | SeatList):
            continue
        if hidden := one.horizontalScrollBar().maximum():
            yield f"{type(one).__name__} hides {hidden} at the side"


def controls(screen: Sequence[Seen]) -> Iterator[QWidget]:
    return (
        seen.widget for seen in screen if not seen.in_view and isinstance(seen.widget, CONTROLS)
    )


def nameless(screen: Sequence[Seen]) -> Iterator[str]:
    for one in controls(screen):
        if one.objectName().startswith("qt_"):
            continue
        named = one.accessibleName() or (one.text() if isinstance(one, QAbstractButton) else "")
        if not named.strip():
            yield f"{type(one).__name__} in {type(one.parentWidget()).__name__}"


def beyond_tab(screen: Sequence[Seen]) -> Iterator[str]:
    """Controls that can be used now and that Tab does not lead to, nor a key of their own."""
    for one in controls(screen):
        if not one.isEnabled():
            continue
        if isinstance(one, QAbstractButton) and not one.shortcut().isEmpty():
            continue
        if isinstance(one, QRadioButton) and not one.isChecked():
            continue  # Up and Down go from one to the next
        takes = one.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not takes and one.focusProxy() is None and type(one).__name__ != "Matches":
            yield f"{type(one).__name__} “{one.accessibleName()}”"


def turned_by_the_wheel(window: Window, screen: Sequence[Seen]) -> Iterator[str]:
    """Controls whose value the wheel changes while it is over them, or that of another one on the
    page.
    """
    before = values(screen)
    for seen in screen:
        one = seen.widget
        closed = isinstance(one, QComboBox | QLineEdit | QAbstractSpinBox | QAbstractButton)
        slider = isinstance(one, QAbstractSlider) and not isinstance(one, QScrollBar)
        if not (closed or slider or isinstance(one, QTabBar)) or seen.in_view:
            continue
        kept = value(one)
        for by in (120, -120, -120):
            turn_wheel(one, by)
            if value(one) != kept:
                yield f"{type(one).__name__} “{one.accessibleName()}”"
                return
    QApplication.processEvents()
    if values(shown(window)) != before:
        yield "another control than the one under it"


def values(screen: Sequence[Seen]) -> list[object]:
    """What is chosen, ticked and typed on the page, and the line selected in each list."""
    return [found for seen in screen if (found := value(seen.widget)) is not None]


def value(one: QWidget) -> object:
    match one:
        case QScrollBar():
            return None
        case QComboBox() | QTabBar():
            return one.currentIndex()
        case QAbstractSlider():
            return one.value()
        case QLineEdit() | QAbstractSpinBox():
            return one.text()
        case QAbstractButton():
            return one.isChecked()
        case QAbstractItemView():
            return one.currentIndex().row()
        case _:
            return None


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
        made.setUpdatesEnabled(way.painted)
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
    screens = all_screens(way.formats) if way.program else format_screens(way.formats)
    for key, screen in walk(large, screens, tmp_path / "event.tourney"):
        where = f"{key} {screen.name}"
        if large.width() > WIDEST or large.height() > HIGHEST:
            found.append(f"{where}: the window is {large.width()} × {large.height()}")
        seen = shown(large)
        if trouble := [*troubles(large, seen)]:
            # What has just come is laid out when it is painted, and again beside a scroll bar.
            large.setUpdatesEnabled(True)
            for _ in range(2):
                large.grab()
                settle()
            large.setUpdatesEnabled(way.painted)
            seen = shown(large)
            trouble = [*troubles(large, seen)]
        found += [f"{where}: {one}" for one in trouble]
        found += [f"{where}: {one} has no name" for one in nameless(seen)]
        found += [f"{where}: no key leads to {one}" for one in beyond_tab(seen)]
        if way.scale == 100 or (screen.name not in SIDEWAYS and way.language == "en"):
            found += [f"{where}: {one}" for one in sideways(seen)]
        if handbook_page_of(large.pages.currentWidget(), large.workspace) not in page_names():
            found.append(f"{where}: the handbook has no page about it")
        if screen.event is not None and way.language == "en":
            said = (text for one in seen for text in all_texts(one.widget))
            found += [f"{where}: {text}" for text in with_wrong_noun(key, said)]
        if way.language == "en":
            turned = turned_by_the_wheel(large, seen)
            found += [f"{where}: the wheel changes {one}" for one in turned]
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
