"""Repairs in the window: the note, the options, and applying one by keyboard."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.decisions import PlayerDropped, PlayersAdded, ResultRecorded
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Player
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.practice import made_up_result
from tourneydesk.desk.session import Session
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.repairs_page import RepairPage, changed_tables
from tourneydesk.present import messages

FIRST = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ina", "Jo", "Kim", "Lo")
MORE = ("Mo", "Ned", "Ola", "Pat", "Quin", "Rae", "Sam", "Tess", "Uma", "Vic", "Wes", "Xia")
SETTINGS: dict[str, dict[str, object]] = {
    "age-swiss": {"rounds": 5},
    "us-swiss": {"rounds": 5},
    "risk-swiss": {"swiss_rounds": 3},
    "strikes": {},
}


def sit_down(
    keyboard: Keyboard,
    key: str,
    count: int = 12,
    posted: int = 2,
    settings: dict[str, object] | None = None,
) -> Session:
    """At an event with so many rounds posted, all but the last with results."""
    desk = Session(MemoryJournal(), [(plan(key, "Event", "seed", settings or SETTINGS[key]),)])
    names = [f"{name} Player" for name in (*FIRST, *MORE)][:count]
    players = (
        Player(n, name, rating=2000 - 20 * n, age=9 + n) for n, name in enumerate(names, start=1)
    )
    desk.take(PlayersAdded(tuple(players)))
    for number in range(1, posted + 1):
        rounds.pair(desk)
        if number == posted:
            break
        for table in desk.event.rounds[-1].tables:
            result = made_up_result(desk.event, table, Draw("r", f"{number} {table.number}"))
            desk.take(ResultRecorded(number, table.number, result))
    keyboard.window.show_event(desk, Path("event.tourney"))
    return desk


def open_repairs(keyboard: Keyboard) -> RepairPage:
    """Ctrl+E, and until the choices are there."""
    keyboard.press(Key.Key_E, control=True)
    settle(keyboard)
    assert keyboard.workspace.page == PageName.REPAIR
    return keyboard.workspace.repair


def settle(keyboard: Keyboard) -> None:
    repair_work = keyboard.workspace.repair_work
    keyboard.until(lambda: repair_work.found is not None and not repair_work.busy)


def note(keyboard: Keyboard) -> str:
    """What is said to be wrong, once it is."""
    shown = keyboard.workspace.repair_note
    keyboard.until(lambda: not shown.isHidden())
    return shown.text.text()


def lines(page: RepairPage) -> list[tuple[str, ...]]:
    model = page.choices.model()
    return [
        tuple(model.index(row, column).data() for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


@pytest.mark.parametrize("key", ["age-swiss", "us-swiss"])
def test_a_wrong_result_found_one_round_later_is_repaired_by_keyboard(
    keyboard: Keyboard, key: str
) -> None:
    desk = sit_down(keyboard, key)
    assert keyboard.workspace.repair_note.isHidden()
    table = next(
        one
        for one in desk.event.rounds[0].tables
        if isinstance(one.result, MatchResult) and one.result.winner is not None
    )
    assert isinstance(table.result, MatchResult)
    other = next(player for player in table.players if player != table.result.winner)
    desk.take(ResultRecorded(1, table.number, MatchResult(winner=other)))
    assert messages.text("repair-issue-lighter", round=2, kind="") in note(keyboard)
    page = open_repairs(keyboard)
    assert lines(page)[0][0] == messages.text("repair-leave-as-is")
    assert page.choice is not None
    broken = page.choice.broken
    changed = messages.text(
        "repair-break-some", desk.event.format, count=len(broken), tables=messages.listed(broken)
    )
    assert lines(page)[1][0] == changed
    assert "everyone else stays" in lines(page)[1][2]
    assert lines(page)[1][3] == messages.text("repair-recommended")
    assert ", was " in keyboard.workspace.details_panel.text
    before = desk.event.rounds[-1]
    slips = page.choice.slips
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.page == 2
    after = desk.event.rounds[-1]
    assert {t.number for t in after.tables if before.table(t.number) != t} == set(broken)
    said = keyboard.workspace.status_bar.message.text()
    wanted = messages.text(
        "repair-repaired-slips", desk.event.format, round=2, kind="", tables=tuple(slips)
    )
    assert said.startswith(wanted)
    keyboard.press(Key.Key_Z, control=True)
    assert desk.event.rounds[-1] == before


@pytest.mark.parametrize("key", sorted(SETTINGS))
def test_a_late_withdrawal_is_reported_and_repaired(keyboard: Keyboard, key: str) -> None:
    desk = sit_down(keyboard, key, {"risk-swiss": 21, "strikes": 12}.get(key, 12))
    gone = desk.event.rounds[-1].tables[0].players[0]
    desk.take(PlayerDropped(gone))
    assert note(keyboard).endswith(
        messages.text("repair-issue-left", round=2, kind="", names=desk.event.player(gone).name)
    )
    open_repairs(keyboard)
    keyboard.press(Key.Key_Return)
    seated = {p for table in desk.event.rounds[-1].tables for p in table.players}
    assert gone not in seated
    keyboard.until(lambda: keyboard.workspace.repair_note.isHidden())


def test_the_repair_of_a_final_never_calls_it_by_its_number(keyboard: Keyboard) -> None:
    desk = sit_down(keyboard, "risk-swiss", 15, settings={"swiss_rounds": 1})
    final = desk.event.rounds[-1]
    assert final.kind == "final"
    desk.take(PlayerDropped(final.tables[0].players[0]))
    said = [note(keyboard), keyboard.workspace.repair_note.button.text()]
    page = open_repairs(keyboard)
    said += [page.title.text(), page.card.text]
    keyboard.press(Key.Key_Return)
    said.append(keyboard.workspace.status_bar.message.text())
    assert all("Final" in one for one in said), said
    assert not any("ound 2" in one for one in said), said


def test_two_late_entries_are_seated_without_a_table_broken(keyboard: Keyboard) -> None:
    desk = sit_down(keyboard, "age-swiss", 8)
    late = (Player(9, "Late One", age=20, joined=2), Player(10, "Late Two", age=21, joined=2))
    desk.take(PlayersAdded(late))
    assert messages.text(
        "repair-issue-waiting", round=2, kind="", names="Late One and Late Two"
    ) in note(keyboard)
    page = open_repairs(keyboard)
    assert lines(page)[1][0] == messages.text("repair-break-none")
    assert "Table 5: Late One" in keyboard.workspace.details_panel.text
    keyboard.press(Key.Key_Return)
    assert (
        messages.text("repair-repaired-slips", round=2, kind="", tables=(5,))
        in keyboard.workspace.status_bar.message.text()
    )


def test_seats_swapped_by_mistake_are_swapped_back(keyboard: Keyboard) -> None:
    desk = sit_down(keyboard, "us-swiss")
    before = {table.players for table in desk.event.rounds[-1].tables}
    seating = [list(table.players) for table in desk.event.rounds[-1].tables]
    seating[0][0], seating[-1][0] = seating[-1][0], seating[0][0]
    rounds.seat_by_hand(desk, 2, seating)
    assert note(keyboard)
    page = open_repairs(keyboard)
    two = [row for row, line in enumerate(lines(page)) if line[0].startswith("Change 2 boards")]
    page.choices.choose(two[0])
    keyboard.press(Key.Key_Return)
    assert {table.players for table in desk.event.rounds[-1].tables} == before


def test_a_wrong_result_at_the_running_round_needs_no_repair(keyboard: Keyboard) -> None:
    desk = sit_down(keyboard, "age-swiss")
    table = desk.event.rounds[-1].tables[0]
    for winner in table.players:
        desk.take(ResultRecorded(2, table.number, MatchResult(winner=winner)))
    page = open_repairs(keyboard)
    assert [line[0] for line in lines(page)] == [messages.text("repair-leave-as-is")]
    assert messages.text("repair-issue-nothing", round=2, kind="") in page.card.text


def test_space_marks_a_table_as_started_and_it_stays(keyboard: Keyboard) -> None:
    desk = sit_down(keyboard, "age-swiss")
    desk.take(PlayersAdded((Player(13, "Late One", age=20, joined=2),)))
    gone = desk.event.rounds[-1].tables[0].players[0]
    desk.take(PlayerDropped(gone))
    page = open_repairs(keyboard)
    assert page.choice is not None
    assert desk.event.rounds[-1].tables[0].number in page.choice.broken
    keyboard.press(Key.Key_Tab)
    assert page.tables.hasFocus()
    keyboard.press(Key.Key_Space)
    settle(keyboard)
    found = keyboard.workspace.repair_work.found
    assert found is not None
    assert all(1 not in choice.broken for choice in found.choices)
    assert page.tables.model().index(0, 2).data() == messages.text("repair-table-started")
    keyboard.press(Key.Key_Space)
    settle(keyboard)
    assert page.tables.model().index(0, 2).data() != messages.text("repair-table-started")


def test_escape_leaves_and_leaving_it_as_it_is_quiets_the_line(keyboard: Keyboard) -> None:
    desk = sit_down(keyboard, "age-swiss")
    steps = len(desk.steps) + 1
    desk.take(PlayerDropped(desk.event.rounds[-1].tables[0].players[0]))
    note(keyboard)
    open_repairs(keyboard)
    keyboard.press(Key.Key_Escape)
    assert keyboard.workspace.page == 2
    assert not keyboard.workspace.repair_note.isHidden()
    page = open_repairs(keyboard)
    page.choices.choose(0)
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.repair_note.isHidden()
    assert keyboard.workspace.page == 2
    assert len(desk.steps) == steps


def test_before_the_first_round_there_is_nothing_to_repair(keyboard: Keyboard) -> None:
    sit_down(keyboard, "age-swiss", posted=0)
    keyboard.press(Key.Key_E, control=True)
    assert keyboard.workspace.page != PageName.REPAIR
    assert keyboard.workspace.status_bar.message.text().endswith(messages.text("repair-no-round"))


def test_repairs_are_recomputed_after_a_change(keyboard: Keyboard) -> None:
    desk = sit_down(keyboard, "age-swiss")
    desk.take(PlayerDropped(desk.event.rounds[-1].tables[0].players[0]))
    open_repairs(keyboard)
    table = desk.event.rounds[-1].tables[2]
    desk.take(ResultRecorded(2, table.number, MatchResult(winner=table.players[0])))
    settle(keyboard)
    found = keyboard.workspace.repair_work.found
    assert found is not None
    assert found.event is desk.event
    assert table.number in found.fixed
    desk.undo()
    settle(keyboard)


def test_a_changed_table_is_shown_as_posted_and_after_the_repair(keyboard: Keyboard) -> None:
    desk = sit_down(keyboard, "strikes")
    posted = desk.event.rounds[-1]
    gone = posted.tables[0].players[0]
    desk.take(PlayerDropped(gone))
    page = open_repairs(keyboard)
    assert page.choice is not None
    changes = changed_tables(posted, page.choice)
    assert [one.number for one in changes] == sorted(page.choice.broken)
    one = changes[0]
    assert one.before == posted.table(one.number)
    assert one.after is not None
    assert gone not in one.after.players
    shown = page.blocks.text.splitlines()
    page.blocks.show_tables(desk.event, changes)
    read_aloud = {part.accessibleName() for part in page.blocks.findChildren(QWidget)}
    head = messages.text("repair-as-posted")
    assert {name for name in read_aloud if head in name} == {" ".join(shown)}
    names = [desk.event.player(player).name for player in (*one.before.players, *one.after.players)]
    assert [line for line in shown if line in names] == names
    assert messages.text("repair-new-slip") in shown
    change = messages.text("repair-tables-change", desk.event.format, count=len(changes))
    assert change in page.card.text
    page.filters.buttons["changes"].click()
    assert [row.key for row in page.tables.rows] == [one.number for one in changes]


def test_a_table_that_only_the_repair_has_is_counted_as_a_change(keyboard: Keyboard) -> None:
    desk = sit_down(keyboard, "us-swiss")
    late = tuple(Player(n, f"Late {n}", rating=1500, joined=1) for n in (13, 14))
    desk.take(PlayersAdded(late))
    page = open_repairs(keyboard)
    assert page.choice is not None
    assert page.choice.broken == ()
    change = messages.text("repair-tables-change", desk.event.format, count=1)
    assert change in page.card.text
    page.filters.buttons["changes"].click()
    (row,) = page.tables.rows
    assert (row.key,) == page.choice.slips
    assert "Late 13" in row.cells[1]
    assert row.cells[2:] == (messages.text("repair-table-breaks"), "")


def test_the_button_of_the_card_leaves_the_round_as_it_is(keyboard: Keyboard) -> None:
    desk = sit_down(keyboard, "us-swiss")
    desk.take(PlayerDropped(desk.event.rounds[-1].tables[0].players[0]))
    page = open_repairs(keyboard)
    steps = len(desk.steps)
    page.card.leave.click()
    assert keyboard.workspace.page == 2
    assert len(desk.steps) == steps
    assert keyboard.workspace.repair_note.isHidden()


def test_a_click_on_the_box_marks_a_table_as_started(keyboard: Keyboard) -> None:
    sit_down(keyboard, "age-swiss")
    page = open_repairs(keyboard)
    page.tables.cell_clicked.emit(2, "started")
    settle(keyboard)
    assert keyboard.workspace.repair_work.started == {2}
    page.filters.buttons["started"].click()
    assert [row.key for row in page.tables.rows] == [2]
