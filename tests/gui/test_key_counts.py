"""How few keys results take, counted key by key in the real window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.gui.keyboard import Keyboard
from tourneydesk.core.event import Event, Table
from tourneydesk.gui.pages.round.tables import out_before
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
    blocks = {line.key: line.cells[0] for line in keyboard.workspace.round.tables.rows[::-1]}
    shown = {number: block.splitlines()[-1] for number, block in blocks.items()}
    assert set(shown.values()) == {"G1", "G2"}
    for table in posted.tables:
        assert {posted.groups[player] for player in table.players} == {shown[table.number]}
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
    said = keyboard.workspace.round.byes.text().splitlines()[-1]
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
