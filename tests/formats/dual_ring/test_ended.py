"""The organizer ends the ring, as when the hall closes: most wins of those still in."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.dual_ring import played, ranking, ring, running, stopped, winners
from tests.builders.events import after_decision
from tests.formats.dual_ring.test_properties import HAPPENINGS, RINGS, next_decision
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.dual_ring import FORMAT
from tourneydesk.present.messages import say


def ended(event: Event) -> Event:
    return played(event, "ends")


def refusal(event: Event) -> str:
    with pytest.raises(Refused) as refused:
        ended(event)
    assert all(say(problem, event) for problem in refused.value.problems)
    return refused.value.problems[0].code


def test_most_wins_of_those_still_in_wins_and_running_games_are_void() -> None:
    event = ended(played(ring(6), "1: 2 wins", "4: 4 wins", "2: 2 wins"))
    assert running(event) == {}
    assert winners(event) == (2,)
    assert ranking(event) == [(1, 2, 2), (2, 4, 1), (3, 6, 0), (4, 3, 0), (5, 5, 0), (6, 1, 0)]
    assert FORMAT.outlook(event).status == "finished"
    assert FORMAT.clinch_status is not None
    assert not FORMAT.clinch_status(event)


def test_equal_wins_share_first_place() -> None:
    event = ended(played(ring(6), "1: 2 wins", "4: 4 wins"))
    assert winners(event) == (2, 4)
    reasons = [reason for row in FORMAT.standings(event, None) for reason in row.reasons]
    assert [one.code for one in reasons[:2]] == ["ended_with_equal_wins"] * 2


def test_whoever_is_out_does_not_win_whatever_their_wins() -> None:
    event = ended(played(ring(6), "1: 2 wins", "2: 2 wins", "8: 4 wins"))
    assert winners(event) == (4,)
    assert [row[1] for row in ranking(event)].index(2) == 3


def test_the_last_two_share_where_their_deciding_games_are_stopped() -> None:
    event = played(ring(4), "1: 1 wins", "3: 3 wins")
    assert len(running(event)) == 2
    assert winners(ended(event)) == (1, 3)


def test_nothing_can_be_ended_before_the_first_result_or_after_the_end() -> None:
    assert refusal(ring(4)) == "nothing_to_rank_by"
    over = ended(played(ring(6), "1: 2 wins"))
    assert refusal(over) == "event_finished"
    for decision in (
        d.PlayerDropped(4),
        d.ResultRecorded(1, 3, MatchResult(winner=3)),
        d.PlayerReturned(1),
    ):
        with pytest.raises(Refused):
            after_decision(FORMAT, over, decision)


def test_a_wrong_result_is_corrected_and_the_ring_stays_ended() -> None:
    event = ended(played(ring(6), "1: 2 wins", "4: 4 wins"))
    assert FORMAT.correct is not None
    tables = FORMAT.correct(event, 4, MatchResult(winner=5))
    corrected = advance(event, (d.ResultCorrected(1, 4, tables),))
    assert running(corrected) == {}
    assert winners(corrected) == (2, 5)
    never = advance(event, (d.ResultCorrected(1, 4, FORMAT.correct(event, 4, None)),))
    assert running(never) == {}
    assert winners(never) == (2,)


@settings(max_examples=60, deadline=None)
@given(players=st.integers(3, 12), chosen=RINGS, happenings=HAPPENINGS)
def test_a_ring_ended_at_any_moment_has_the_winners_with_most_wins_of_those_in(
    players: int, chosen: dict[str, str], happenings: list[tuple[str, int]]
) -> None:
    event = ring(players, **chosen)
    for what, pick in happenings:
        if not running(event):
            return
        event = after_decision(FORMAT, event, next_decision(event, what, pick))
    was, inside = ranking(event), {one for pair in running(event).values() for one in pair}
    if len(stopped(event)) + len(inside) == 0 or not inside:
        return
    if len(was) == len(inside):
        assert refusal(event) == "nothing_to_rank_by"
        return
    over = ended(event)
    # Ending the ring moves nobody: it only makes those in first place the winners.
    assert ranking(over) == was
    assert set(winners(over)) == {player for place, player, _ in was if place == 1}
    assert set(winners(over)) <= inside
    assert not running(over)
    assert all(say(why, over) for row in FORMAT.standings(over, None) for why in row.reasons)
