"""Two games of a player that end at once: both results count, where the organizer says so."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.dual_ring import played, ranking, ring, running, winners
from tests.builders.events import after_decision
from tests.formats.dual_ring.test_properties import HAPPENINGS, next_decision
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.dual_ring import FORMAT
from tourneydesk.formats.dual_ring.ring import ring_of
from tourneydesk.present.messages import say


def at_once(event: Event, table: int, winner: int | None) -> Event:
    """The event with the result of a game that another result had stopped."""
    assert FORMAT.correct is not None
    result = MatchResult(winner=winner, drawn=winner is None)
    decision = d.ResultCorrected(1, table, FORMAT.correct(event, table, result))
    assert not FORMAT.problems(event, decision)
    return advance(event, (decision,))


def refusal(event: Event, table: int, winner: int) -> str:
    with pytest.raises(Refused) as refused:
        at_once(event, table, winner)
    return refused.value.problems[0].code


def test_whoever_loses_both_gives_each_neighbor_a_win() -> None:
    event = at_once(played(ring(6, both_results=True), "3: 3 wins"), 4, 5)
    now = ring_of(event)
    assert now is not None
    assert now.inside == (1, 2, 3, 5, 6)
    assert (now.wins[3], now.wins[5]) == (1, 1)
    assert running(event) == {1: (1, 2), 2: (2, 3), 5: (5, 6), 6: (6, 1), 7: (3, 5)}


def test_whoever_loses_one_and_wins_the_other_takes_that_neighbor_out_too() -> None:
    event = at_once(played(ring(6, both_results=True), "3: 3 wins"), 4, 4)
    assert running(event) == {1: (1, 2), 2: (2, 3), 6: (6, 1), 8: (3, 6)}
    assert ranking(event)[-2:] == [(5, 4, 1), (5, 5, 0)]
    assert all(say(why, event) for row in FORMAT.standings(event, None) for why in row.reasons)
    called = event.rounds[0].tables[-1]
    assert [reason.players for reason in called.reasons][-1] == (3, 4)


def test_the_end_is_weighed_with_both_results() -> None:
    event = played(ring(3, both_results=True), "1: 1 wins")
    assert winners(event) == (1,)
    both = at_once(event, 2, 3)
    assert winners(both) == ()
    assert len(running(both)) == 2
    assert winners(at_once(event, 2, 2)) == (1,)
    alone = at_once(event, 2, 2)
    reasons = [why.code for row in FORMAT.standings(alone, None) for why in row.reasons]
    assert reasons[0] == "won_as_the_last"


def test_only_where_the_organizer_allows_it_and_only_a_game_that_a_result_stopped() -> None:
    assert refusal(played(ring(6), "3: 3 wins"), 4, 5) == "no_result_yet"
    allowed = ring(6, both_results=True)
    assert refusal(played(allowed, "3: 3 wins"), 1, 1) == "no_result_yet"
    assert refusal(played(allowed, "4 leaves"), 4, 5) == "no_result_yet"
    last_two = played(ring(4, both_results=True), "1: 1 wins", "3: 3 wins")
    first, second = sorted(running(last_two))
    decided = played(last_two, f"{first}: 1 wins")
    assert refusal(decided, second, 3) == "no_result_yet"


def test_the_setting_can_change_while_the_ring_runs() -> None:
    event = played(ring(6), "3: 3 wins")
    event = after_decision(FORMAT, event, d.SettingsChosen({"both_results": True}))
    assert len(running(at_once(event, 4, 5))) == 5


@settings(max_examples=60, deadline=None)
@given(
    players=st.integers(3, 10),
    drawn=st.sampled_from(["replay", "both_out"]),
    happenings=HAPPENINGS,
    pick=st.integers(0, 99),
)
def test_any_result_at_once_leaves_a_ring_in_which_all_neighbors_play(
    players: int, drawn: str, happenings: list[tuple[str, int]], pick: int
) -> None:
    event = ring(players, drawn_game=drawn, both_results=True)
    for what, which in happenings[: pick % 9]:
        if not running(event):
            break
        event = after_decision(FORMAT, event, next_decision(event, what, which))
    stopped = [table for table in event.rounds[0].tables if table.void]
    if not stopped:
        return
    table = stopped[pick % len(stopped)]
    try:
        after = at_once(event, table.number, table.players[pick % 2])
    except Refused:
        return
    now, was = ring_of(after), ring_of(event)
    assert now is not None
    assert was is not None
    assert set(now.inside) <= set(was.seats)
    games = Counter(player for pair in running(after).values() for player in pair)
    if now.winners:
        assert not games
    else:
        assert games == dict.fromkeys(now.inside, 2)
    assert FORMAT.stray_game is not None
    assert FORMAT.stray_game(after) is None
    # Each win is a game with a result, and no one else has any.
    won = Counter(
        one.result.winner
        for one in after.rounds[0].tables
        if isinstance(one.result, MatchResult) and one.result.winner is not None
    )
    assert all(now.wins[player] <= won[player] for player in now.seats)
    assert all(say(why, after) for row in FORMAT.standings(after, None) for why in row.reasons)
    rows = FORMAT.standings(after, None)
    breakdown = FORMAT.tiebreak_breakdown(after, rows)
    for row in rows:
        (figure,) = breakdown(row.player)
        assert figure.value == row.points == sum(part.value for part in figure.parts)
