"""Bounds and proofs, held against trying every plan in the plainest way."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tourneydesk.core.draw import Draw
from tourneydesk.formats.strikes.meetings import count_meetings, penalty_rows, plan_penalty
from tourneydesk.formats.strikes.search import (
    cheaper_plan,
    dealt_seating,
    least_company,
    lower_bound,
    optimized_seating,
    plans_are_few,
    proved_least,
)

SMALL_HALLS = [
    (3, 3),
    (4, 2),
    (2, 2, 2),
    (4, 3),
    (4, 4),
    (5, 3),
    (5, 4),
    (3, 3, 3),
    (5, 5),
    (4, 3, 3),
]


def every_plan(players: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    if not sizes:
        yield []
        return
    for table in combinations(players, sizes[0]):
        rest = [player for player in players if player not in table]
        for others in every_plan(rest, sizes[1:]):
            yield [table, *others]


def least_penalty(sizes: Sequence[int], meetings: dict[tuple[int, int], int]) -> int:
    rows = penalty_rows(range(sum(sizes)), meetings)
    return min(
        sum(rows[a][b] for table in plan for a, b in combinations(table, 2))
        for plan in every_plan(range(sum(sizes)), sizes)
    )


@st.composite
def small_events(draw: st.DrawFn) -> tuple[tuple[int, ...], dict[tuple[int, int], int]]:
    sizes = draw(st.sampled_from(SMALL_HALLS))
    pairs = list(combinations(range(sum(sizes)), 2))
    times = draw(st.lists(st.integers(0, 6), min_size=len(pairs), max_size=len(pairs)))
    few = draw(st.booleans())
    return sizes, {pair: t for pair, t in zip(pairs, times, strict=True) if t > (3 if few else 0)}


@settings(max_examples=60, deadline=None)
@given(small_events(), st.integers(0, 999))
def test_small_fields_are_seated_with_the_least_penalty_of_all_plans(
    event: tuple[tuple[int, ...], dict[tuple[int, int], int]], seed: int
) -> None:
    sizes, meetings = event
    seating = optimized_seating(range(sum(sizes)), sizes, meetings, Draw(str(seed), "round"))
    least = least_penalty(sizes, meetings)
    assert plan_penalty(seating, meetings) == least
    assert proved_least(seating, meetings)
    assert lower_bound(range(sum(sizes)), sizes, meetings) <= least


@settings(max_examples=60, deadline=None)
@given(small_events(), st.integers(0, 999))
def test_a_plan_is_called_least_only_when_it_is(
    event: tuple[tuple[int, ...], dict[tuple[int, int], int]], seed: int
) -> None:
    sizes, meetings = event
    order = Draw(str(seed), "any plan").shuffled(range(sum(sizes)))
    tables = [[order.pop() for _ in range(size)] for size in sizes]
    is_least = plan_penalty(tables, meetings) == least_penalty(sizes, meetings)
    assert proved_least(tables, meetings) == is_least


@settings(max_examples=60, deadline=None)
@given(small_events())
def test_with_the_first_two_at_one_table_the_cheapest_plan_is_found_and_none_is_below_the_bound(
    event: tuple[tuple[int, ...], dict[tuple[int, int], int]],
) -> None:
    sizes, meetings = event
    rows = penalty_rows(range(sum(sizes)), meetings)
    found = cheaper_plan(rows, sizes, 10_000, 0, together=True)
    assert found is not None
    least = min(
        plan_penalty(plan, meetings)
        for plan in every_plan(range(sum(sizes)), sizes)
        if {0, 1} <= {*plan[0]}
    )
    assert found[0] == least == plan_penalty(found[1], meetings)
    assert {0, 1} <= {*found[1][0]}
    assert least_company(rows, sizes, together=True) <= least


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_the_search_by_exchanges_finds_what_trying_every_plan_finds(seed: str) -> None:
    # 45,045 plans for thirteen players: too many for the seating itself to try them all.
    sizes, players = (5, 4, 4), range(13)
    rounds = [dealt_seating(players, sizes, {}, Draw(seed, f"round {r}")) for r in range(5)]
    meetings = count_meetings(rounds)
    assert not plans_are_few(sizes)
    cheapest = cheaper_plan(penalty_rows(players, meetings), sizes, 10_000, 0)
    assert cheapest is not None
    seating = optimized_seating(players, sizes, meetings, Draw(seed, "round 6"))
    assert plan_penalty(seating, meetings) == cheapest[0]


@pytest.mark.parametrize("sizes", SMALL_HALLS)
def test_every_different_plan_is_counted_once(sizes: tuple[int, ...]) -> None:
    plans = {frozenset(plan) for plan in every_plan(range(sum(sizes)), sizes)}
    assert plans_are_few(sizes, len(plans))
    assert not plans_are_few(sizes, len(plans) - 1)


def test_the_bound_pays_for_everybodys_cheapest_company() -> None:
    # Four players who have all met twice: two tables of two cost two pairs of 2 points.
    rows = penalty_rows(range(4), dict.fromkeys(combinations(range(4), 2), 2))
    assert least_company(rows, (2, 2)) == 4


def test_the_bound_gives_the_larger_table_to_those_with_cheap_company() -> None:
    # Player 4 has met everybody three times, the others are strangers. He pays 4 at the table of
    # two, of which the bound sees his half.
    rows = penalty_rows(range(5), {(player, 4): 3 for player in range(4)})
    assert least_company(rows, (3, 2)) == 2


def test_a_table_for_everybody_is_the_only_plan_whatever_it_costs() -> None:
    meetings = {(1, 2): 5, (2, 3): 1}
    assert proved_least([(1, 2, 3, 4)], meetings)


def test_a_large_field_with_repeats_is_not_called_least_without_proof() -> None:
    players, meetings = range(24), {(0, 1): 1}
    tables = [players[i : i + 4] for i in range(0, 24, 4)]
    assert not proved_least(tables, meetings)
