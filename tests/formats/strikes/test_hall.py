"""The running costs of a hall stay true however often players change seats."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.formats.strikes.search import Hall

SEATS = ((0, 1, 2, 3), (4, 5, 6), (7, 8))
PAIRS = list(combinations(range(9), 2))

costs = st.lists(st.integers(0, 10), min_size=len(PAIRS), max_size=len(PAIRS))


def square(pair_costs: list[int]) -> list[list[int]]:
    rows = [[0] * 9 for _ in range(9)]
    for (a, b), cost in zip(PAIRS, pair_costs, strict=True):
        rows[a][b] = rows[b][a] = cost
    return rows


def counted_afresh(hall: Hall) -> int:
    return sum(hall.rows[a][b] for table in hall.tables for a, b in combinations(table, 2))


@given(costs, st.lists(st.sampled_from(PAIRS), max_size=20))
def test_the_running_costs_are_those_counted_afresh(
    pair_costs: list[int], moves: list[tuple[int, int]]
) -> None:
    hall = Hall(square(pair_costs), SEATS)
    for player, other in moves:
        if hall.table_of[player] != hall.table_of[other]:
            hall.exchange(player, other)
    fresh = Hall(hall.rows, hall.tables)
    assert hall.total == counted_afresh(hall)
    assert (hall.own, hall.at, hall.table_of) == (fresh.own, fresh.at, fresh.table_of)
    assert [len(table) for table in hall.tables] == [4, 3, 2]
    assert sorted(player for table in hall.tables for player in table) == list(range(9))


@given(costs, st.integers(0, 8))
def test_the_best_exchange_is_the_best_of_all_exchanges_tried(
    pair_costs: list[int], player: int
) -> None:
    rows = square(pair_costs)
    results = {}
    for other in range(9):
        hall = Hall(rows, SEATS)
        if hall.table_of[other] != hall.table_of[player]:
            before = hall.total
            hall.exchange(player, other)
            results[other] = hall.total - before
    least = min(results.values())
    expected = [other for other, change in results.items() if change == least]
    assert Hall(rows, SEATS).best_exchange(player) == (least, expected)
