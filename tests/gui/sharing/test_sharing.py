"""An event is shared from the window and joined by another window."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.builders.shared import first_round
from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.gui.app.window import Window
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.whole import write_whole


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An event of eight players whose first round is posted."""
    path = tmp_path / "open.tourney"
    write_whole(path, first_round())
    return path


def share(keyboard: Keyboard, file: Path) -> dict[str, str]:
    """Opens the event and shares it; for each role the whole address."""
    window = keyboard.window
    window.open_event(file)
    window.menus["share-start"].trigger()
    keyboard.press(Key.Key_Tab)
    window.sharing.share_dialog.start.click()
    keyboard.until(lambda: window.sharing.kind == "head")
    head = window.sharing.head
    assert head is not None
    return {role: head.invitation(role).link for role in ("head", "scorekeeper", "viewer")}


def test_an_event_is_shared_and_the_page_stays(keyboard: Keyboard, file: Path) -> None:
    keyboard.window.open_event(file)
    workspace = keyboard.workspace
    page = workspace.page
    keyboard.window.menus["share-start"].trigger()
    keyboard.window.sharing.share_dialog.start.click()
    keyboard.until(lambda: keyboard.window.sharing.kind == "head")
    assert keyboard.workspace is workspace
    assert workspace.page == page
    workspace.session.attempt(lambda session: session.take(NoteAdded("here")))
    assert len(EventFile.read(file)) == 4
    keyboard.window.menus["share-stop"].trigger()
    assert keyboard.window.sharing.kind == ""
    workspace.session.attempt(lambda session: session.take(NoteAdded("alone")))
    assert len(EventFile.read(file)) == 5


def test_another_window_joins_with_address_and_code(
    keyboard: Keyboard, file: Path, qtbot: QtBot
) -> None:
    links = share(keyboard, file)
    second = Window(at_home=False)
    qtbot.addWidget(second)
    second.show()
    second.menus["share-join"].trigger()
    dialog = second.sharing.join_dialog
    dialog.address.setText(links["scorekeeper"])
    dialog.join.click()
    keyboard.until(lambda: second.sharing.kind == "joined")
    assert second.workspace is not None
    assert second.workspace.session.event == keyboard.workspace.session.event
    copy = second.workspace.session.path
    assert EventFile.read(copy) == EventFile.read(file)
    second.close()
