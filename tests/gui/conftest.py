"""The window under test: fonts and colors as shipped, its own home folder, no network."""

import os
import socket
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from fluent.syntax import FluentParser
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.keyboard import Keyboard
from tests.gui.window_thread import fonts_guarded
from tests.gui.work_gate import WorkGate, gate_before_work
from tests.home import move_into
from tests.patience import MILLISECONDS
from tourneydesk.desk.files import opening
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.session.paper_trail import paper_thread
from tourneydesk.gui.tasks import collect_in_event_loop
from tourneydesk.gui.widgets.theme import dress, paint


@pytest.fixture(scope="session", autouse=True)
def messages_are_parsed_once() -> Iterator[None]:
    """Each language that a test begins or makes up would parse all its messages again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FluentParser, "parse_entry", cache(FluentParser.parse_entry))
        yield


@pytest.fixture(scope="session")
def program(qapp: QApplication) -> QApplication:
    """The running program, with its fonts and colors."""
    dress(qapp, dark=False)
    # Letters typed in a list are one word, however slow the machine is between them.
    qapp.setKeyboardInputInterval(MILLISECONDS)
    collect_in_event_loop(qapp)
    return qapp


@pytest.fixture
def dressed(program: QApplication) -> QApplication:
    """The program with its style sheet too."""
    wear_sheet(program, True)
    return program


@pytest.fixture
def plain_style(program: QApplication) -> None:
    """The program without its style sheet, for windows that nobody sees."""
    wear_sheet(program, False)


def wear_sheet(program: QApplication, worn: bool) -> None:
    """Has the style sheet on or off, for the widgets created from now on."""
    if bool(program.styleSheet()) != worn:
        if worn:
            paint(program, dark=False)
        else:
            program.setStyleSheet("")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the real home folder is read or written."""
    home = tmp_path / "home"
    home.mkdir()
    move_into(home, monkeypatch.setenv)
    monkeypatch.delenv("XDG_DOCUMENTS_DIR", raising=False)
    return home


@pytest.fixture(scope="session")
def font_uses() -> Iterator[list[str]]:
    with fonts_guarded() as found:
        yield found


@pytest.fixture(autouse=True)
def fonts_stay_in_the_window_thread(font_uses: list[str]) -> Iterator[None]:
    font_uses.clear()
    yield
    assert not font_uses


@pytest.fixture(autouse=True)
def closed_widgets_are_deleted() -> Iterator[None]:
    """A test does not style, paint and collect the windows of the tests before it: Qt would delete
    them only in the next event loop.
    """
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def seeds_are_the_same_in_every_run(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of events for which nobody gave one: all else that is drawn depends on them."""
    lot = Random(request.node.nodeid)
    drawn = SimpleNamespace(token_hex=lambda count: lot.randbytes(count).hex())
    monkeypatch.setattr(opening, "secrets", drawn)


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise AssertionError("the window opened a connection")

    monkeypatch.setattr(socket.socket, "connect", refused)
    monkeypatch.setattr(socket.socket, "bind", refused)


AT_HOME = (
    "test_appearance",
    "test_damaged_files",
    "test_date_field",
    "test_day",
    "test_files",
    "test_home",
    "test_keys",
    "test_language",
    "test_learning",
    "test_long_day",
    "test_page_keys",
    "test_practice",
    "test_rebuilding",
    "test_recovery",
    "test_reopening",
    "test_second_folder",
    "test_unfinished_input",
    "wizard.test_cards",
    "wizard.test_wizard",
)
"""The files whose tests begin on the home page. All others open an event at once: their window has
no home page before it is asked for, which would take a quarter of the time of a short test.
"""


SEEN = (
    "test_frame",
    "test_narrow_windows",
    "test_random_events",
)
"""The files whose windows are seen, as are those of tests that ask for `dressed`: with the style
sheet and painted. They test the look and the room of things, or do anything at random. The others
test what the window does: theirs is laid out in Qt's plain style and not painted, which halves the
time that opening an event takes. `make nightly` has TOURNEYDESK_GUI_SEEN=1, and shows all windows.
"""
ALL_SEEN = bool(os.environ.get("TOURNEYDESK_GUI_SEEN"))


@pytest.fixture
def work_gate() -> Iterator[WorkGate]:
    """A gate before all background work: open until the test shuts it."""
    with gate_before_work() as gate:
        yield gate


@pytest.fixture
def window(request: pytest.FixtureRequest, qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    module = request.module.__name__
    at_home = module.endswith(AT_HOME)
    seen = ALL_SEEN or module.endswith(SEEN) or "dressed" in request.fixturenames
    wear_sheet(program, seen)
    made = Window(at_home=at_home)
    made.setUpdatesEnabled(seen)
    made.resize(1366, 768)  # with room for the details panel beside the page
    qtbot.addWidget(made)
    with qtbot.waitActive(made, timeout=MILLISECONDS):
        made.show()
        made.activateWindow()
    if at_home:
        made.home.enter()
    else:
        made.setFocus()
    yield made
    made.close()
    if made.handbook is not None:
        made.handbook.deleteLater()
    # Papers still being drawn would meet those of the next test, on another thread.
    paper_thread().waitForDone()


@pytest.fixture
def keyboard(qtbot: QtBot, window: Window) -> Keyboard:
    return Keyboard(qtbot, window)
