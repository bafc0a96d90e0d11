"""Unfinished input belongs to those who sat there, and survives a language change."""

from collections.abc import Callable

import pytest

from tests.gui.keyboard import Key, Keyboard
from tests.gui.test_repairs import sit_down
from tourneydesk.desk import rounds
from tourneydesk.desk.lists.grid import read_grid
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.pages.sheet_entry import SheetEntry
from tourneydesk.gui.user_data.language import choice
from tourneydesk.present import messages


def typed(keyboard: Keyboard) -> list[str]:
    entry = keyboard.workspace.round.entry
    assert isinstance(entry, SheetEntry)
    return [row[0].text() for row in entry.fields]


@pytest.mark.parametrize("key", ["strikes", "risk-swiss"])
def test_unfinished_figures_are_not_applied_to_other_players(keyboard: Keyboard, key: str) -> None:
    desk = sit_down(keyboard, key, 24, posted=1)
    room = keyboard.workspace
    room.round.tables.choose(2)
    keyboard.type("1")
    room.round.tables.choose(1)
    assert not any(typed(keyboard))
    room.round.tables.choose(2)
    assert any(typed(keyboard))
    room.round.tables.choose(1)
    seating = [list(table.players) for table in desk.event.rounds[0].tables]
    seating[1][0], seating[2][0] = seating[2][0], seating[1][0]
    rounds.seat_by_hand(desk, 1, seating)
    room.round.tables.choose(2)
    assert not any(typed(keyboard))
    keyboard.press(Key.Key_Escape)


def half_a_sheet(keyboard: Keyboard) -> None:
    sit_down(keyboard, "strikes", posted=1)
    keyboard.workspace.round.tables.choose(1)
    keyboard.type("17")


def a_name_in_the_wizard(keyboard: Keyboard) -> None:
    keyboard.press(Key.Key_N, control=True)
    keyboard.go_on()
    keyboard.type("Open")


def a_name_in_the_wizard_that_was_left(keyboard: Keyboard) -> None:
    a_name_in_the_wizard(keyboard)
    keyboard.window.show_home()


def codes_scanned(keyboard: Keyboard) -> None:
    keyboard.window.recovery.rebuild_from_cards()
    keyboard.window.recovery.rebuild.code_lines = ["12345"]


def a_list_corrected(keyboard: Keyboard) -> None:
    sit_down(keyboard, "strikes", posted=1)
    data = b"name;rating\nAnn;x\n"
    keyboard.workspace.players.importing.show_list("list.csv", data, read_grid(data))
    keyboard.workspace.players.preview.table.picked.emit(1, "")


def message_shown(window: Window) -> str:
    if window.workspace is not None:
        return window.workspace.status_bar.message.text()
    pages = (window.home, window.wizard, window.recovery.rebuild)
    return next(page.trouble.text() for page in pages if page.isVisible())


@pytest.mark.parametrize(
    "begin",
    [
        *(half_a_sheet, a_name_in_the_wizard, a_name_in_the_wizard_that_was_left),
        *(codes_scanned, a_list_corrected),
    ],
)
def test_language_change_waits_for_unfinished_input(
    keyboard: Keyboard, begin: Callable[[Keyboard], None]
) -> None:
    begin(keyboard)
    heard: list[str] = []
    keyboard.window.language_requested.connect(heard.append)
    keyboard.window.menus.languages.aboutToShow.emit()
    keyboard.window.menus.languages.actions()[2].trigger()
    assert heard == []
    assert choice() == "de"
    assert messages.text("language-later-begun") in message_shown(keyboard.window)


def test_language_changes_at_once_when_nothing_is_lost(keyboard: Keyboard) -> None:
    keyboard.press(Key.Key_N, control=True)
    keyboard.window.show_home()
    sit_down(keyboard, "strikes", posted=1)
    heard: list[str] = []
    keyboard.window.language_requested.connect(heard.append)
    keyboard.window.menus.languages.aboutToShow.emit()
    keyboard.window.menus.languages.actions()[2].trigger()
    assert heard == ["de"]
