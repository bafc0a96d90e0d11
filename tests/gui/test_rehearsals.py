"""Rehearsals leave no trace in an event's copies or in the address book."""

from pathlib import Path

import pytest
from PySide6.QtCore import QThreadPool

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import open_event, plan
from tourneydesk.desk.practice import simulate
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.session.second_folder import choose_second_folder
from tourneydesk.present import messages
from tourneydesk.store.checkpoints import checkpoints, folder_of
from tourneydesk.store.known_people import find
from tourneydesk.user_folders import data_folder


@pytest.fixture
def spring(tmp_path: Path) -> Path:
    """Twelve players, the second round just posted."""
    path = tmp_path / "Spring Open.tourney"
    simulate(plan("us-swiss", "Spring Open", "seed", {}), path, 12, 1)
    desk = open_event(path)
    rounds.pair(desk)
    desk.close()
    return path


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """A second folder for copies."""
    made = tmp_path / "stick"
    made.mkdir()
    choose_second_folder(made)
    return made


def test_a_rehearsal_leaves_the_copies_in_the_second_folder_alone(
    keyboard: Keyboard, window: Window, spring: Path, stick: Path
) -> None:
    window.open_event(spring)
    keyboard.until(lambda: not window.copies.busy)
    copies = checkpoints(folder_of(spring, stick))
    assert copies
    window.menus["safety-rehearse"].trigger()
    keyboard.workspace.go_to(2)
    keyboard.type("111111")
    keyboard.pair()
    window.menus["safety-prove"].trigger()
    keyboard.until(lambda: not window.copies.busy)
    unreliable = messages.text("safety-proved-damaged", why="|").split("|")[0]
    assert unreliable not in keyboard.workspace.status_bar.message.text()
    window.show_home()
    keyboard.until(lambda: not window.copies.busy)
    assert checkpoints(folder_of(spring, stick)) == copies


@pytest.mark.parametrize("rehearsed", [True, False])
def test_who_is_entered_is_remembered_but_not_from_a_rehearsal(
    keyboard: Keyboard, window: Window, spring: Path, *, rehearsed: bool
) -> None:
    if rehearsed:
        window.recovery.rehearse(spring)
    else:
        window.open_event(spring)
    keyboard.workspace.go_to(PageName.PLAYERS)
    keyboard.shift_control(Key.Key_N)
    keyboard.type("Zoe Zander\n")
    QThreadPool.globalInstance().waitForDone()
    found = find(data_folder() / "people.db", "Zoe", 5)
    assert [one.name for one in found] == ([] if rehearsed else ["Zoe Zander"])
