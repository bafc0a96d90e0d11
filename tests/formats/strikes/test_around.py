"""Around tables that stay the free players are grouped and seated as in any round."""

from dataclasses import replace
from itertools import pairwise

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.formats.strikes.test_proving import every_plan
from tests.formats.strikes.test_why_not_exact import an_event
from tourneydesk.core.draw import Draw
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.formats.strikes.meetings import count_meetings, plan_penalty
from tourneydesk.formats.strikes.rounds import pair_remaining
from tourneydesk.formats.strikes.tally import tally

FEW = 11
"""So many free players of a group are seated in every way there is."""


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    players=st.integers(9, 24),
    rounds=st.integers(1, 3),
    seed=st.integers(0, 10**6),
    stays=st.sets(st.integers(1, 6), min_size=1),
)
def test_the_free_players_are_seated_with_the_least_penalty_of_all_seatings(
    players: int, rounds: int, seed: int, stays: set[int]
) -> None:
    event = an_event(players, rounds, 4 * seed + 1, 0, largest_table=4)
    made = FORMAT.propose(event, Draw("a", "b"))
    kept = replace(made, tables=tuple(t for t in made.tables if t.number in stays))
    try:
        again = pair_remaining(event, Draw("c", "d"), kept)
    except Refused:
        # So few are free that they fill no tables.
        assume(False)
    new = [table.players for table in again.tables if table not in kept.tables]
    strikes = tally(event).strikes
    met = count_meetings([table.players for table in past.tables] for past in event.rounds)
    names = sorted({again.groups.get(table[0], "") for table in new})
    by_group = [[one for one in new if again.groups.get(one[0], "") == name] for name in names]
    for upper, lower in pairwise(by_group):
        most = max(strikes[player] for table in upper for player in table)
        assert most <= min(strikes[player] for table in lower for player in table)
    for plan in by_group:
        free = sorted(player for table in plan for player in table)
        if len(free) <= FEW:
            every = every_plan(free, [len(table) for table in plan])
            assert plan_penalty(plan, met) == min(plan_penalty(tried, met) for tried in every)
