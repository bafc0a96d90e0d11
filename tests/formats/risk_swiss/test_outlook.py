import pytest

from tests.builders.risk_swiss import (
    by_id,
    by_lot,
    codes,
    decide,
    enter,
    pair,
    play,
    played,
    report,
    risk,
)
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.format import Outlook
from tourneydesk.formats.risk_swiss import FORMAT
from tourneydesk.present import messages
from tourneydesk.present.messages import say


@pytest.mark.parametrize(
    ("players", "works", "words"),
    [
        (0, (4, 5), "You can add 4 for 4 players, or add 5 for 5."),
        (3, (4, 5), "You can add 1 for 4 players, or add 2 for 5."),
        (6, (5, 8), "You can withdraw 1 for 5 players, or add 2 for 8."),
        (7, (5, 8), "You can withdraw 2 for 5 players, or add 1 for 8."),
        (11, (10, 12), "You can withdraw 1 for 10 players, or add 1 for 12."),
    ],
)
def test_before_round_1_a_count_that_cannot_be_seated_is_setup(
    players: int, works: tuple[int, int], words: str
) -> None:
    event = risk(players)
    outlook = FORMAT.outlook(event)
    assert (outlook.status, outlook.next_kind, outlook.rounds_planned) == ("setup", "swiss", None)
    assert outlook.advice[0].code == "cannot_seat"
    assert outlook.advice[0].facts["players"] == players
    assert outlook.advice[0].facts["counts_that_work"] == works
    assert say(outlook.advice[0], event).endswith(words)
    assert ("boards_of_3_would_do" in codes(outlook.advice)) == (players >= 3)


def test_a_count_that_can_be_seated_is_ready() -> None:
    assert FORMAT.outlook(risk(33)) == Outlook("ready", (), "swiss", 3)
    assert FORMAT.outlook(risk(33, final=False)).rounds_planned == 2
    assert FORMAT.outlook(risk(33, swiss_rounds=5)).rounds_planned == 6


def test_tables_that_are_missing_are_needed() -> None:
    event = pair(risk(14))
    assert FORMAT.outlook(event) == Outlook("waiting", (1, 2, 3), "final", 2)
    event = enter(event, 2, by_id(event.rounds[0].tables[1]))
    assert FORMAT.outlook(event).needs == (1, 3)


def test_a_drop_that_leaves_11_is_said_at_once() -> None:
    event = pair(risk(12, swiss_rounds=2))
    event = decide(event, d.PlayerDropped(1))
    waiting = FORMAT.outlook(event)
    assert waiting.status == "waiting"
    assert waiting.advice[0].facts["counts_that_work"] == (10, 12)
    event = play(event)
    ready = FORMAT.outlook(event)
    assert ready.status == "ready"
    assert codes(ready.advice) == ["cannot_seat", "boards_of_3_would_do", "swiss_can_end_here"]
    assert "turn off “Sanctioned”" in say(ready.advice[1], event)
    assert messages.text("swiss-can-end-here", "risk-swiss", rounds=1) in say(
        ready.advice[2], event
    )
    assert FORMAT.outlook(decide(event, d.SettingsChosen({"sanctioned": False}))).advice == ()
    assert FORMAT.outlook(decide(event, d.SettingsChosen({"swiss_rounds": 1}))).advice == ()


def test_a_withdrawal_at_a_board_is_said_at_once() -> None:
    event = pair(risk(12, swiss_rounds=2))
    players = event.rounds[0].tables[0].players
    event = enter(event, 1, report(players[1:], players[:1]))
    assert FORMAT.outlook(event).advice[0].code == "cannot_seat"


def test_the_number_of_swiss_rounds_goes_by_the_boards_of_round_1() -> None:
    event = played(risk(26), 1)  # 6 boards
    assert FORMAT.outlook(event).rounds_planned == 3
    for player in range(1, 7):
        event = decide(event, d.PlayerDropped(player))  # 20 left: 4 boards
    assert FORMAT.outlook(event).rounds_planned == 3
    assert FORMAT.outlook(event).next_kind == "swiss"
    assert FORMAT.outlook(played(event, 1)).rounds_planned == 3


def test_more_boards_by_setting_may_mean_more_rounds() -> None:
    assert FORMAT.outlook(risk(24)).rounds_planned == 2
    assert FORMAT.outlook(risk(24, boards=6)).rounds_planned == 3


def test_boards_that_do_not_fit_before_round_1_are_said_and_it_is_not_ready() -> None:
    event = risk(20, boards=6)
    outlook = FORMAT.outlook(event)
    assert (outlook.status, codes(outlook.advice)) == ("setup", ["boards_do_not_fit"])
    assert messages.text(
        "boards-do-not-fit", "risk-swiss", players=20, boards=6, boards_that_work=(4, 5)
    ) in say(outlook.advice[0], event)


def test_boards_that_fit_no_more_are_said() -> None:
    event = decide(played(risk(20, boards=5, swiss_rounds=2), 1), d.PlayerDropped(1))
    outlook = FORMAT.outlook(event)
    assert codes(outlook.advice) == ["boards_not_kept"]
    assert say(outlook.advice[0], event) == messages.text(
        "boards-not-kept", "risk-swiss", set=5, players=19, boards=4
    )


def test_after_the_final_the_event_is_finished() -> None:
    event = played(risk(15), 2, by_lot(Draw("o", "results")))
    outlook = FORMAT.outlook(event)
    final = event.rounds[1].tables[0].result
    assert outlook.status == "finished"
    assert outlook.winners == tuple(p for p, place in final.places.items() if place == 1)
    assert (outlook.needs, outlook.next_kind, outlook.rounds_planned) == ((), None, 2)


def test_while_the_final_is_played_nothing_is_next() -> None:
    event = pair(played(risk(15), 1))
    assert FORMAT.outlook(event) == Outlook("waiting", (1,), None, 2)


def test_a_swiss_result_cleared_after_the_final_opens_the_event_again() -> None:
    event = decide(played(risk(15), 2), d.ResultCleared(1, 2))
    outlook = FORMAT.outlook(event)
    assert (outlook.status, outlook.needs, outlook.winners) == ("waiting", (2,), ())
