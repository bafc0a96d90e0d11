"""The window under test: fonts and colours as shipped, a home folder of its own, no network."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.keyboard import Keyboard
from tourneydesk.gui.look import dress
from tourneydesk.gui.paper_thread import paper_thread
from tourneydesk.gui.window import Window


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    dress(qapp, dark=False)
    return qapp


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the real home folder is read or written."""
    home = tmp_path / "home"
    home.mkdir()
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(home))
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / "config"))
    monkeypatch.delenv("XDG_DOCUMENTS_DIR", raising=False)
    return home


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise AssertionError("the window opened a connection")

    monkeypatch.setattr(socket.socket, "connect", refused)
    monkeypatch.setattr(socket.socket, "bind", refused)


@pytest.fixture
def window(qtbot: QtBot, dressed: QApplication) -> Iterator[Window]:
    made = Window()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.home.enter()
    yield made
    made.close()
    # Papers still being drawn would meet those of the next test, on another thread.
    paper_thread().waitForDone()


@pytest.fixture
def keyboard(qtbot: QtBot, window: Window) -> Keyboard:
    return Keyboard(qtbot, window)
