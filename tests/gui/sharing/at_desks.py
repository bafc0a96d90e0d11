"""Shares an event in a window and joins it in another, for tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.keyboard import Key, Keyboard
from tests.patience import MILLISECONDS
from tourneydesk.desk.sharing.serving import Sharing
from tourneydesk.gui.app.window import Window


def sharing_of(window: Window) -> Sharing:
    """The sharing of the open event."""
    assert window.sharing.head is not None
    assert window.sharing.head.sharing is not None
    return window.sharing.head.sharing


def link(window: Window, role: str = "scorekeeper") -> str:
    """What the dialog copies for this role."""
    return sharing_of(window).invitation(role).link


def share(keyboard: Keyboard, file: Path) -> None:
    """Opens the event and shares it, and closes the dialog."""
    window = keyboard.window
    window.open_event(file)
    window.menus["share-start"].trigger()
    window.sharing.share_dialog.share()
    keyboard.until(lambda: window.sharing.kind == "head")
    window.sharing.share_dialog.accept()


@contextmanager
def another_window(qtbot: QtBot) -> Iterator[Window]:
    """The window of another desk."""
    second = Window(at_home=False)
    second.setUpdatesEnabled(False)
    qtbot.addWidget(second)
    with qtbot.waitActive(second, timeout=MILLISECONDS):
        second.show()
        second.activateWindow()
    second.setFocus()
    yield second
    second.close()


def join(keyboard: Keyboard, second: Window, address: str) -> None:
    """Joins in the other window with a whole address."""
    second.menus["share-join"].trigger()
    second.sharing.join_dialog.address.setText(address)
    second.sharing.join_dialog.join.click()
    keyboard.until(lambda: not second.sharing.busy)


def choose(keyboard: Keyboard, *mnemonics: Key) -> None:
    """Chooses an entry of the menus by the keyboard alone."""
    first, *more = mnemonics
    keyboard.alt(first)
    for key in more:
        popup: QWidget | None = QApplication.activePopupWidget()
        assert popup is not None
        QTest.keyClick(popup, key)
