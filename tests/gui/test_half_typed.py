"""What is half typed belongs to those who sat there, and is not lost by another language."""

import pytest

from tests.gui.keyboard import Key, Keyboard
from tests.gui.test_repairs import sit_down
from tourneydesk.desk import rounds
from tourneydesk.gui.sheet_entry import SheetEntry


def typed(keyboard: Keyboard) -> list[str]:
    entry = keyboard.room.round.entry
    assert isinstance(entry, SheetEntry)
    return [row[0].text() for row in entry.fields]


@pytest.mark.parametrize("key", ["strikes", "risk-swiss"])
def test_figures_of_a_table_whose_players_were_moved_are_not_put_to_others(
    keyboard: Keyboard, key: str
) -> None:
    desk = sit_down(keyboard, key, 24, posted=1)
    room = keyboard.room
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
