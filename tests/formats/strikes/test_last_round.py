"""The event ends after the round that the organizer sets: when the hall closes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.events import after_decision, event_of, posted
from tests.builders.strikes import event_after, played_by_lot
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.formats.strikes.tally import tally
from tourneydesk.present.messages import say

FIRST = [{1: 9, 2: 8, 3: 7, 4: 6}, {5: 9, 6: 8, 7: 7, 8: 6}]
SECOND = [{1: 9, 5: 8, 2: 7, 6: 6}, {3: 9, 7: 8, 4: 7, 8: 6}]


def limited(event: Event, rounds: int | None) -> Event:
    return after_decision(FORMAT, event, d.SettingsChosen({"rounds": rounds}))


def codes(event: Event, rounds: int | None) -> list[str]:
    with pytest.raises(Refused) as refused:
        limited(event, rounds)
    assert all(say(problem, event) for problem in refused.value.problems)
    return [problem.code for problem in refused.value.problems]


def test_the_fewest_strikes_win_after_the_last_round_and_ties_share() -> None:
    outlook = FORMAT.outlook(event_after(8, FIRST, rounds=1))
    assert (outlook.status, outlook.winners) == ("finished", (1, 5))
    assert outlook.advice[0].code == "share_after_last_round"
    outlook = FORMAT.outlook(event_after(8, FIRST, SECOND, rounds=2))
    assert (outlook.winners, outlook.advice[0].code) == ((1,), "won_after_last_round")
    assert (outlook.next_kind, outlook.rounds_planned) == (None, 2)


def test_the_event_ends_now_by_setting_the_round_that_is_played() -> None:
    event = posted(FORMAT, event_after(8, FIRST))
    ended = limited(event, 2)
    assert FORMAT.outlook(ended).status == "waiting"
    assert FORMAT.outlook(ended).next_kind is None
    assert FORMAT.outlook(limited(event_after(8, FIRST), 1)).status == "finished"


def test_a_round_that_is_posted_can_not_be_after_the_last() -> None:
    event = posted(FORMAT, event_after(8, FIRST))
    assert codes(event, 1) == ["rounds_posted"]
    assert limited(limited(event, 3), None).settings["rounds"] is None


def test_an_event_goes_on_after_a_later_last_round_is_set() -> None:
    event = event_after(8, FIRST, rounds=1)
    with pytest.raises(Refused) as refused:
        posted(FORMAT, event)
    assert [one.code for one in refused.value.problems] == ["last_round_played"]
    assert all(say(one, event) for one in refused.value.problems)
    assert FORMAT.outlook(posted(FORMAT, limited(event, 2))).status == "waiting"


def test_two_who_share_may_play_a_deciding_game_which_fixes_the_last_round() -> None:
    event = posted(FORMAT, event_after(8, FIRST, rounds=1, works_with_two=True))
    assert event.rounds[-1].kind == "playoff"
    assert codes(event, 3) == ["rounds_after_last_game"]
    assert limited(event, 1).rounds == event.rounds


def test_two_left_after_the_last_round_are_decided_as_always() -> None:
    first = [{1: 9, 2: 8, 3: 7}]
    event = event_after(3, first, elimination_level=24, rounds=1)
    assert FORMAT.outlook(event).advice[0].code == "won_strikes_and_game"


@settings(max_examples=40, deadline=None)
@given(players=st.integers(6, 30), rounds=st.integers(1, 4), seed=st.integers(0, 10**6))
def test_whoever_wins_after_the_last_round_has_the_fewest_strikes_of_those_in(
    players: int, rounds: int, seed: int
) -> None:
    event = event_of(FORMAT, players, f"{seed}", rounds=rounds, seating="dealt_30")
    event = played_by_lot(event, Draw(f"{seed}", "scores"), leave_one_in=seed % 30)
    counted, outlook = tally(event), FORMAT.outlook(event)
    assert len(event.rounds) <= rounds
    if len(counted.active) > 2:
        assert len(event.rounds) == rounds
        fewest = min(counted.strikes[player] for player in counted.active)
        best = {player for player in counted.active if counted.strikes[player] == fewest}
        assert set(outlook.winners) == best
        assert best == {row.player for row in FORMAT.standings(event, None) if row.place == 1}
        assert FORMAT.clinch_status is not None
        assert not FORMAT.clinch_status(event)
