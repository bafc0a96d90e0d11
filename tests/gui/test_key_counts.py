"""How few keys results take, counted key by key in the real window."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.keyboard import Keyboard
from tourneydesk.core.event import Event, Table
from tourneydesk.core.results import BoardResult, MatchResult
from tourneydesk.gui.pages import papers_page
from tourneydesk.gui.pages.match_entry import MatchEntry
from tourneydesk.gui.pages.round_list import out_before
from tourneydesk.gui.pages.sheet_entry import SheetEntry
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.table_view import TableView
from tourneydesk.present import messages

FIVE = ("Ann", "Bo", "Cy", "Di", "Ed")
TEN = (*FIVE, *(name * 2 for name in FIVE))


def table_of(keyboard: Keyboard, number: int) -> Table:
    table = keyboard.workspace.session.event.rounds[-1].table(number)
    assert table is not None
    return table


def heads(keyboard: Keyboard) -> list[str]:
    model = keyboard.workspace.round.tables.model()
    return [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]


@pytest.mark.parametrize("format_key", ["dual-ring", "us-swiss", "age-swiss"])
@pytest.mark.parametrize(("key", "winner"), [("1", 0), ("2", 1)])
def test_a_result_of_two_is_one_key_after_the_table_number(
    keyboard: Keyboard, format_key: str, key: str, winner: int
) -> None:
    keyboard.sit_down(format_key, *TEN)
    keyboard.workspace.go_to_table()
    keyboard.type("4\n")
    assert table_of(keyboard, 4).result is None
    keyboard.type(key)
    assert (
        getattr(table_of(keyboard, 4).result, "winner", None)
        == table_of(keyboard, 4).players[winner]
    )


def test_the_next_table_takes_its_result_with_no_number_at_all(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *TEN)
    keyboard.type("12012")
    assert keyboard.workspace.session.event.rounds[0].missing == ()


def test_a_risk_board_is_one_key_and_two_numbers_a_seat(keyboard: Keyboard) -> None:
    keyboard.sit_down("risk-swiss", *TEN)
    keyboard.workspace.go_to_table()
    keyboard.type("2\n")
    for place in range(1, 6):
        assert table_of(keyboard, 2).result is None
        keyboard.type(f"{place}")  # one key, no Enter
        keyboard.type(f"{40 - place}\n")  # a number, with its Enter
        keyboard.type(f"{place}\n")  # a number, with its Enter
    result = table_of(keyboard, 2).result
    assert [getattr(result, part) for part in ("places", "game_points", "energy")] == [
        dict(zip(table_of(keyboard, 2).players, figures, strict=True))
        for figures in (range(1, 6), range(39, 34, -1), range(1, 6))
    ]


CARD = (("A", 37, 5), ("C", 33, 7), ("B", 26, 2), ("E", 44, 6), ("D", 12, 3))
"""A board in the order of its seats: place, game points and energy, as on the source's card."""


@pytest.mark.parametrize("end", [" ", "/", "\n"])
def test_a_risk_board_of_five_takes_26_keys(keyboard: Keyboard, end: str) -> None:
    """15 digits, the letter of each place, which also ends the number before it, an end for each
    number of game points, and Enter.
    """
    keyboard.sit_down("risk-swiss", *FIVE)
    keys = "".join(f"{place.lower()}{points}{end}{energy}" for place, points, energy in CARD) + "\n"
    assert len(keys) == 26
    for at, key in enumerate(keys):
        assert table_of(keyboard, 1).result is None, keys[:at]
        keyboard.type(key)
    result, players = table_of(keyboard, 1).result, table_of(keyboard, 1).players
    assert isinstance(result, BoardResult)
    assert [result.places[one] for one in players] == [1, 3, 2, 5, 4]
    assert [result.game_points[one] for one in players] == [37, 33, 26, 44, 12]
    assert [result.energy[one] for one in players] == [5, 7, 2, 6, 3]


def test_a_number_of_more_digits_is_never_split(keyboard: Keyboard) -> None:
    keyboard.sit_down("risk-swiss", *FIVE)
    keyboard.type("a137 12b9/0w")
    entry = keyboard.workspace.round.entry
    assert isinstance(entry, SheetEntry)
    rows = [[field.text() for field in row] for row in entry.fields[:4]]
    assert rows == [["1", "137", "12"], ["2", "9", "0"], ["W", "", ""], ["", "", ""]]
    assert keyboard.focus is entry.fields[3][0]


def test_a_letter_held_down_begins_one_row(keyboard: Keyboard) -> None:
    keyboard.sit_down("risk-swiss", *FIVE)
    keyboard.type("a1/2")
    keyboard.hold("b", times=5)
    entry = keyboard.workspace.round.entry
    assert isinstance(entry, SheetEntry)
    assert [row[0].text() for row in entry.fields[:3]] == ["1", "2", ""]


# Papers and corrections


class Counted:
    """Counts what a person does: each key, each click."""

    def __init__(self, keyboard: Keyboard) -> None:
        self.keyboard = keyboard
        self.actions = 0

    def press(self, key: Qt.Key, *, control: bool = False) -> None:
        self.actions += 1
        self.keyboard.press(key, control=control)

    def type(self, keys: str) -> None:
        self.actions += len(keys)
        self.keyboard.type(keys)

    def click(self, shown: QWidget, at: QPoint | None = None) -> None:
        assert shown.isVisible()
        self.actions += 1
        QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=at or shown.rect().center())
        QApplication.processEvents()


@pytest.mark.parametrize("by", ["keys", "clicks"])
def test_the_packet_of_the_round_is_a_pdf_after_three_actions(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, by: str
) -> None:
    keyboard.sit_down("us-swiss", *TEN)
    counted, file = Counted(keyboard), tmp_path / "packet.pdf"

    def confirmed(*_: object) -> Path:
        counted.actions += 1  # Enter or Save in the system's dialog, which offers a name
        return file

    monkeypatch.setattr(papers_page, "place_for_pdf", confirmed)
    if by == "keys":
        counted.press(Qt.Key.Key_P, control=True)
        counted.press(Qt.Key.Key_S)
    else:
        shown = keyboard.workspace.round.findChildren(ActionButton)
        counted.click(next(one for one in shown if one.action.name == "papers-print-packet"))
        counted.click(keyboard.workspace.papers.save)
    keyboard.until(file.exists)
    assert counted.actions == 3


@pytest.mark.parametrize("by", ["keys", "clicks"])
def test_a_past_result_is_corrected_in_five_actions(keyboard: Keyboard, by: str) -> None:
    """The round, its board, the result, and the answer to the card."""
    keyboard.sit_down("us-swiss", *TEN)
    keyboard.type("11111")
    keyboard.pair()
    counted, room = Counted(keyboard), keyboard.workspace
    if by == "keys":
        counted.press(Qt.Key.Key_PageUp, control=True)
        counted.type("4\n2\n")
    else:
        counted.click(room.sidebar.pages.viewport(), row_of(room.sidebar.pages, 1))
        tables = room.round.tables
        counted.click(tables.viewport(), row_of(tables, 4, "score"))
        entry = room.round.entry
        assert isinstance(entry, MatchEntry)
        counted.click(entry.second)
        counted.click(room.round.card.change)
    assert room.page == 1
    assert counted.actions == {"keys": 5, "clicks": 4}[by]
    table = room.session.event.rounds[0].table(4)
    assert table is not None
    assert table.result == MatchResult(winner=table.players[1])


def row_of(view: TableView[Any], key: object, id: str = "") -> QPoint:
    """The middle of a row, or of its cell in a column."""
    at = view.ids.index(id) if id else 0
    row = next(number for number, one in enumerate(view.rows) if one.key == key)
    return view.visualRect(view.model().index(row, at)).center()


# Groups, and who is out


def strikes(keyboard: Keyboard, rounds: int, scores: Callable[[int], int]) -> Event:
    """Strikes of twenty after so many rounds, the next one paired."""
    keyboard.sit_down("strikes", *(f"P{n}" for n in range(1, 21)))
    for _ in range(rounds):
        for number in keyboard.workspace.session.event.rounds[-1].missing:
            players = table_of(keyboard, number).players
            keyboard.type("".join(f"{scores(player)}\n" for player in players))
        keyboard.pair()
    return keyboard.workspace.session.event


def test_a_round_split_by_strikes_shows_the_group_of_each_table(keyboard: Keyboard) -> None:
    event = strikes(keyboard, 1, lambda player: 100 - player)
    posted = event.rounds[-1]
    assert posted.kind == "split"
    groups: dict[int, str] = {}
    heading = ""
    for line in keyboard.workspace.round.tables.rows:
        if isinstance(line.key, int):
            groups[line.key] = heading
        else:
            heading = line.cells[0].splitlines()[0]
    assert set(groups.values()) == {"G1", "G2"}
    for table in posted.tables:
        assert {posted.groups[player] for player in table.players} == {groups[table.number]}
    keyboard.workspace.go_to(1)
    assert not any("G1" in line.cells[0] for line in keyboard.workspace.round.tables.rows)


def test_tables_of_two_show_no_groups(keyboard: Keyboard) -> None:
    keyboard.sit_down("age-swiss", *TEN)
    assert keyboard.workspace.session.event.rounds[0].groups
    assert messages.text("head-group") not in heads(keyboard)


def test_a_round_of_strikes_says_who_was_out_before_it(keyboard: Keyboard) -> None:
    event = strikes(keyboard, 0, lambda player: player)
    assert out_before(event, event.rounds[0]) == ""
    event = play_until_somebody_is_out(keyboard)
    out = keyboard.workspace.session.format.leavings(event)
    names = sorted(out)
    said = keyboard.workspace.round.notes.text().splitlines()[-1]
    assert said.startswith("Out: ")
    assert event.player(names[0]).name in said
    assert "\u200b" not in said.split(" ")[0]
    assert out_before(event, event.rounds[0]) == ""


def play_until_somebody_is_out(keyboard: Keyboard) -> Event:
    desk = keyboard.workspace.session
    while not desk.format.leavings(desk.event):
        for number in desk.event.rounds[-1].missing:
            players = table_of(keyboard, number).players
            keyboard.type("".join(f"{100 - player}\n" for player in players))
        keyboard.pair()
    return desk.event
