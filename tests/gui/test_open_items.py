"""The open items of a rebuilt event are settled on the players page."""

import os
from pathlib import Path

import pytest

from tests.builders.desks import desk_of
from tests.desk.papers import cards, cover, printed, rebuilt_from, tables
from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.event import Event, Table
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.practice import play
from tourneydesk.desk.session import Session
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.present import messages


def opened(keyboard: Keyboard, lost: Event, missing: tuple[int, ...], at: Session) -> None:
    lines = [cover(lost, printed(at)), *cards(lost, missing, printed(at))]
    desk = Session(MemoryJournal(), list(rebuilt_from(lines).steps))
    keyboard.window.show_event(desk, Path("event.tourney"))
    keyboard.workspace.go_to(PageName.PLAYERS)


def lost_table(count: int) -> tuple[Session, Table]:
    desk = desk_of("us-swiss", count)
    play(desk, 2)
    return desk, desk.event.rounds[0].tables[1]


@pytest.mark.usefixtures("dressed")
def test_a_table_is_seated_by_the_numbers_of_its_players(keyboard: Keyboard) -> None:
    desk, table = lost_table(8)
    opened(keyboard, desk.event, table.players, desk)
    room = keyboard.workspace
    assert messages.text("items-open", count=5) in room.status_bar.situation.text()
    room.players.tasks[-1].setChecked(True)
    panel = room.players.open_items
    assert panel.isVisibleTo(room.players)
    panel.list.choose(next(at for at, one in enumerate(panel.items) if one.kind == "seats"))
    if picture := os.environ.get("PICTURE"):
        keyboard.window.grab().save(picture)
    assert panel.table.text() == str(table.number)
    panel.seats.setText("nobody")
    panel.seats.setFocus()
    keyboard.press(Key.Key_Return)
    assert messages.text("open-item-numbers") in room.status_bar.message.text()
    panel.seats.setText(" ".join(map(str, table.players)))
    keyboard.press(Key.Key_Return)
    event = room.session.event
    assert event.rounds[0].table(table.number).players == table.players
    assert sorted(one.kind for one in event.open_items) == ["rating", "rating", "result"]
    room.session.session.undo()
    assert len(room.session.event.open_items) == 5


def test_the_seats_follow_the_chosen_item_until_something_is_typed(keyboard: Keyboard) -> None:
    desk, table = lost_table(8)
    opened(keyboard, desk.event, table.players, desk)
    players = keyboard.workspace.players
    players.tasks[-1].setChecked(True)
    panel = players.open_items
    seats, first, second = (
        next(at for at, one in enumerate(panel.items) if (one.kind, one.player) == wanted)
        for wanted in (("seats", 0), *(("place", player) for player in table.players))
    )
    panel.list.choose(first)
    assert panel.seats.text() == str(table.players[0])
    panel.list.choose(second)
    assert panel.seats.text() == str(table.players[1])
    panel.list.choose(seats)
    assert panel.seats.text() == ""
    panel.seats.setText("7 8")
    panel.list.choose(first)
    assert panel.seats.text() == "7 8"


def test_who_was_away_and_a_table_that_never_was_are_said_with_one_press(
    keyboard: Keyboard,
) -> None:
    desk, table = lost_table(8)
    opened(keyboard, desk.event, table.players, desk)
    players = keyboard.workspace.players
    players.tasks[-1].setChecked(True)
    panel = players.open_items
    for _ in range(5):
        panel.list.choose(panel.list.rows[0].key)
        panel.as_shown.click()
    assert keyboard.workspace.session.event.open_items == frozenset()
    assert not players.tasks[-1].isVisibleTo(players)
    assert players.tasks[0].isChecked()


def test_standings_show_a_question_mark_for_what_is_open(keyboard: Keyboard) -> None:
    desk, table = lost_table(8)
    opened(keyboard, desk.event, table.players, desk)
    assert tables(keyboard.workspace.session.event) != tables(desk.event)
    keyboard.workspace.go_to(PageName.STANDINGS)
    rows = keyboard.workspace.standings.places.rows
    known = {row.key: row.cells for row in rows}
    assert known[table.players[0]].count("?") >= 2
    assert all(cells[0] == "?" for cells in known.values())
