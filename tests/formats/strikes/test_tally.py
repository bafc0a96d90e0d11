"""Running strikes, who is out and when, and who missed a round."""

import pytest

from tests.builders.events import after_decision, event_of, posted, reported
from tests.builders.strikes import and_then, corrected, event_after
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Player
from tourneydesk.core.format import Leaving
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.formats.strikes.tally import tally
from tourneydesk.present import messages
from tourneydesk.present.messages import say


def strikes(event: Event, through: int | None = None) -> dict[int, int]:
    return {row.player: int(row.points) for row in FORMAT.standings(event, through)}


def refused(event: Event, decision: d.Decision) -> str:
    """The code of the one problem with a decision; it has words."""
    with pytest.raises(Refused) as caught:
        after_decision(FORMAT, event, decision)
    (problem,) = caught.value.problems
    assert say(problem, event)
    return problem.code


def entering(event: Event) -> d.PlayersAdded:
    number = len(event.players) + 1
    return d.PlayersAdded((Player(number, f"P{number}", joined=len(event.rounds)),))


# Eight players, two tables of four: 0 8 16 24.
FIRST = ({1: 9, 2: 7, 3: 5, 4: 3}, {5: 9, 6: 7, 7: 5, 8: 3})
SECOND = ({1: 9, 5: 7, 2: 5, 6: 3}, {3: 9, 7: 7, 4: 5, 8: 3})


def test_strikes_add_up_round_by_round() -> None:
    event = event_after(8, FIRST, SECOND)
    assert strikes(event, 0) == dict.fromkeys(range(1, 9), 0)
    assert strikes(event, 1) == {1: 0, 2: 8, 3: 16, 4: 24, 5: 0, 6: 8, 7: 16, 8: 24}
    assert strikes(event) == {1: 0, 2: 24, 3: 16, 4: 40, 5: 8, 6: 32, 7: 24, 8: 48}


def test_whoever_has_the_elimination_level_or_more_is_out() -> None:
    event = event_after(8, FIRST, SECOND, elimination_level=40)
    assert FORMAT.leavings(event) == {4: Leaving(2, "eliminated"), 8: Leaving(2, "eliminated")}
    event = event_after(8, FIRST, SECOND, elimination_level=41)
    assert FORMAT.leavings(event) == {8: Leaving(2, "eliminated")}


def test_nobody_is_out_by_strikes_before_all_tables_of_the_round_have_reported() -> None:
    event = advance(event_after(8, FIRST, SECOND), (d.ResultCleared(2, 1),))
    assert FORMAT.leavings(event) == {}
    assert strikes(event)[8] == 48
    assert FORMAT.outlook(event).needs == (1,)


def test_whoever_leaves_in_mid_game_is_out_at_once() -> None:
    event = posted(FORMAT, event_of(FORMAT, 8))
    assert event.current is not None
    first, *others = event.current.tables[0].players
    scores = {player: player for player in others}
    event = reported(FORMAT, event, 1, {"scores": scores, "withdrawn": [first]})
    assert FORMAT.leavings(event) == {first: Leaving(1, "withdrawn")}
    assert strikes(event)[first] == 24
    rows = {row.player: row.out_in for row in FORMAT.standings(event, None)}
    assert rows[first] == 1


def test_a_bye_costs_nothing() -> None:
    event = event_after(5, [{1: 9, 2: 7, 3: 5, 4: 3}], byes={1: 5}, largest_table=4)
    assert strikes(event) == {1: 0, 5: 0, 2: 8, 3: 16, 4: 24}


# Entering late


def test_a_late_entry_takes_a_last_place_for_round_one() -> None:
    event = event_after(8, FIRST)
    event = after_decision(FORMAT, event, entering(event))
    assert strikes(event)[9] == 24
    row = next(row for row in FORMAT.standings(event, None) if row.player == 9)
    assert [say(reason, event) for reason in row.reasons] == [
        messages.text("missed-rounds", "strikes", rounds=(1,), strikes=24, player1="P9")
    ]
    event = posted(FORMAT, event)
    assert event.current is not None
    assert event.current.table_of(9) is not None
    assert FORMAT.outlook(event).advice == ()


def test_nobody_enters_once_round_two_is_made() -> None:
    event = posted(FORMAT, event_after(8, FIRST))
    assert refused(event, entering(event)) == "too_late_to_enter"


def test_nobody_enters_who_would_be_out_at_once() -> None:
    event = event_after(8, FIRST, elimination_level=24)
    assert refused(event, entering(event)) == "late_entry_out"
    event = event_after(8, FIRST, elimination_level=25)
    assert strikes(after_decision(FORMAT, event, entering(event)))[9] == 24


def test_nobody_enters_an_event_that_is_over() -> None:
    event = event_after(3, [{1: 9, 2: 9, 3: 9}], elimination_level=30)
    event = after_decision(FORMAT, event, d.PlayerDropped(1))
    assert refused(event, entering(event)) == "event_finished"


# Leaving and coming back


def test_whoever_was_dropped_by_mistake_returns_without_loss() -> None:
    event = after_decision(FORMAT, event_after(8, FIRST), d.PlayerDropped(2))
    assert 2 not in tally(event).active
    event = after_decision(FORMAT, event, d.PlayerReturned(2))
    assert 2 in tally(event).active
    assert strikes(event)[2] == 8


def test_whoever_returns_takes_a_last_place_for_each_round_missed() -> None:
    event = after_decision(FORMAT, event_after(8, FIRST), d.PlayerDropped(2))
    event = and_then(event, {1: 9, 5: 7, 6: 5, 3: 3}, {4: 9, 7: 7, 8: 5})
    assert strikes(event)[2] == 8
    event = after_decision(FORMAT, event, d.PlayerReturned(2))
    assert strikes(event)[2] == 32
    assert tally(event).missed == {2: (2,)}


def test_nobody_returns_to_be_out_at_once() -> None:
    event = after_decision(FORMAT, event_after(8, FIRST), d.PlayerDropped(3))
    event = and_then(event, {1: 9, 5: 7, 6: 5, 2: 3}, {4: 9, 7: 7, 8: 5})
    assert refused(event, d.PlayerReturned(3)) == "return_too_late"


def test_whoever_was_eliminated_cannot_return() -> None:
    event = after_decision(FORMAT, event_after(8, FIRST, SECOND), d.PlayerDropped(8))
    assert refused(event, d.PlayerReturned(8)) == "eliminated_for_good"


def test_whoever_left_in_mid_game_may_return_with_the_strikes_of_that_game() -> None:
    event = event_after(8, ({1: 9, 2: 7, 3: 5, 4: None}, FIRST[1]))
    assert 4 not in tally(event).active
    event = after_decision(FORMAT, event, d.PlayerReturned(4))
    assert 4 in tally(event).active
    assert strikes(event)[4] == 24


def test_whoever_is_back_and_leaves_in_mid_game_of_the_same_round_is_out() -> None:
    event = posted(FORMAT, event_of(FORMAT, 8))
    assert event.current is not None
    first, *others = event.current.tables[0].players
    for mistake in (d.PlayerDropped(first), d.PlayerReturned(first)):
        event = after_decision(FORMAT, event, mistake)
    left = {"scores": {player: player for player in others}, "withdrawn": [first]}
    event = reported(FORMAT, event, 1, left)
    assert FORMAT.leavings(event) == {first: Leaving(1, "withdrawn")}


def test_whoever_never_played_returns_only_as_a_late_entry() -> None:
    event = advance(event_of(FORMAT, 9, elimination_level=100), (d.PlayerDropped(9),))
    event = and_then(event, *FIRST)
    assert strikes(after_decision(FORMAT, event, d.PlayerReturned(9)))[9] == 24
    event = and_then(event, *SECOND)
    assert refused(event, d.PlayerReturned(9)) == "too_late_to_enter"


def test_a_drop_that_ended_the_event_can_be_taken_back_but_a_walkout_of_the_last_game_not() -> None:
    event = after_decision(FORMAT, event_after(3, [{1: 9, 2: 7, 3: 5}]), d.PlayerDropped(3))
    assert FORMAT.outlook(event).status == "finished"
    assert FORMAT.outlook(after_decision(FORMAT, event, d.PlayerReturned(3))).status == "ready"
    event = event_after(3, [{1: 9, 2: 7, 3: None}])
    assert FORMAT.outlook(event).status == "finished"
    assert refused(event, d.PlayerReturned(3)) == "event_finished"


def test_a_dropped_player_went_out_in_the_last_round_he_was_there_for() -> None:
    event = after_decision(
        FORMAT, event_after(9, FIRST, SECOND, elimination_level=99), d.PlayerDropped(1)
    )
    event = advance(event, (d.PlayerDropped(9),))
    event = and_then(event, {2: 9, 3: 7, 4: 5}, {5: 9, 6: 7, 7: 5, 8: 3})
    assert {player: tally(event).out_in[player] for player in (1, 9)} == {1: 2, 9: 0}
    assert 1 in tally(event, 1).active
    assert 1 not in tally(event, 2).active


# Correcting an old result


def test_a_correction_that_puts_someone_out_earlier_keeps_later_rounds_as_played() -> None:
    event = event_after(8, FIRST, SECOND, elimination_level=45)
    event = and_then(event, {2: 9, 5: 7, 1: 5}, {3: 9, 6: 7, 7: 5, 4: 3})
    event = corrected(event, 1, 1, {1: 9, 2: 7, 3: 3, 4: 3})  # 4: 20 instead of 24
    assert FORMAT.leavings(event)[8] == Leaving(2, "eliminated")
    event = corrected(event, 2, 2, {3: 9, 7: 7, 4: 3, 8: 5})  # 4: 44, 8: 40
    assert FORMAT.leavings(event) == {4: Leaving(3, "eliminated"), 8: Leaving(3, "eliminated")}
    event = corrected(event, 1, 1, {1: 9, 2: 7, 3: 5, 4: 3})  # 4: 48, out in round 2
    assert FORMAT.leavings(event)[4] == Leaving(2, "eliminated")
    assert strikes(event)[4] == 48  # and none for round 3, where 4 still sat
    outlook = FORMAT.outlook(event)
    assert [(entry.code, entry.players) for entry in outlook.advice] == [
        ("corrected_out", (4,)),
        ("corrected_in", (8,)),
    ]
    assert all(say(entry, event) for entry in outlook.advice)
    row = next(row for row in FORMAT.standings(event, None) if row.player == 4)
    assert [reason.code for reason in row.reasons] == ["out_by_correction"]


def test_someone_put_back_in_by_a_correction_takes_a_last_place_for_the_round_he_missed() -> None:
    event = event_after(8, FIRST, SECOND, elimination_level=48)
    event = and_then(event, {1: 9, 5: 7, 2: 5}, {3: 9, 6: 7, 7: 5, 4: 3})
    event = corrected(event, 1, 2, {5: 3, 6: 7, 7: 5, 8: 9})
    assert strikes(event)[8] == 48
    assert FORMAT.leavings(event)[8] == Leaving(3, "eliminated")
