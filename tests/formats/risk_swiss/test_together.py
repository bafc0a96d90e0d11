"""Two players at one board: the figures held against every way to seat a small field."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.risk_swiss import by_lot, decide, played, risk
from tests.formats.risk_swiss.test_cutting import all_best
from tests.formats.risk_swiss.test_opponents import seatings
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.formats.risk_swiss.opponents import best_orders, cost_of, weights
from tourneydesk.formats.risk_swiss.plan import fewest_boards
from tourneydesk.formats.risk_swiss.points import tallies
from tourneydesk.formats.risk_swiss.why_not import homes, least_found, least_mixing

Sizes = tuple[int, ...]
Pair = tuple[int, int]
Mixing = tuple[int, int]


def breakings(players: Sequence[int], sizes: Sizes) -> Iterator[list[tuple[int, ...]]]:
    """Every way to break the players into boards of these sizes."""
    if not sizes:
        yield []
        return
    first, *others = players
    for size in set(sizes):
        left = list(sizes)
        left.remove(size)
        for mates in combinations(others, size - 1):
            rest = [player for player in others if player not in mates]
            for boards in breakings(rest, tuple(left)):
                yield [(first, *mates), *boards]


def least_of_all(points: dict[int, int], sizes: Sizes) -> tuple[Mixing, dict[Pair, Mixing]]:
    """The least mixing of every way, and of those with each pair at one board."""
    steps = {level: number for number, level in enumerate(sorted(set(points.values())))}
    own: dict[tuple[int, ...], Mixing] = {}
    for size in set(sizes):
        for board in combinations(sorted(points), size):
            levels = [points[player] for player in board]
            high, low = max(levels), min(levels)
            own[board] = steps[high] - steps[low], high - low
    of_board: dict[tuple[int, ...], Mixing] = {}
    for boards in breakings(sorted(points), sizes):
        costs = [own[board] for board in boards]
        mixing = sum(groups for groups, _ in costs), sum(between for _, between in costs)
        for board in boards:
            of_board[board] = min(of_board.get(board, mixing), mixing)
    of_pair: dict[Pair, Mixing] = {}
    for board, mixing in of_board.items():
        for pair in combinations(board, 2):
            of_pair[pair] = min(of_pair.get(pair, mixing), mixing)
    return min(of_board.values()), of_pair


def agrees(points: dict[int, int], sizes: Sizes) -> None:
    """Every figure is that of trying every way."""
    listed = sorted(points.values(), reverse=True)
    orders = best_orders(listed, sizes)
    least, of_pair = least_of_all(points, sizes)
    assert orders.mixing == least
    cuts = all_best(listed, sizes)[1]
    for pair, mixing in of_pair.items():
        assert least_mixing(points, sizes, pair) == mixing
        assert least_mixing(points, sizes, pair[::-1]) == mixing
        where = homes(points, orders, pair)
        assert bool(where.boards) == any(holds(points, order, pair) for order in cuts)
        levels = {points[player] for player in pair}
        if where.boards:
            assert mixing == least
            order, at = where.order(Draw("s", f"{pair}"))
            assert order in cuts
            assert holds(points, order, pair, at)
        elif mixing == least:
            assert any(min(levels) < level < max(levels) for level in listed), "passed over"


def holds(points: dict[int, int], order: Sizes, pair: Pair, at: int | None = None) -> bool:
    """Whether boards cut down the list in this order have one (or that one) with room for both."""
    listed = sorted(points.values(), reverse=True)
    wanted = Counter(points[player] for player in pair)
    ends = [sum(order[: number + 1]) for number in range(len(order))]
    boards = [listed[end - size : end] for end, size in zip(ends, order, strict=True)]
    return any(wanted <= Counter(board) for board in (boards if at is None else [boards[at]]))


@settings(deadline=None, max_examples=60)
@given(
    sizes=st.sampled_from([(4,), (5, 4), (4, 4), (5, 5), (3, 3, 3), (4, 3), (4, 3, 3), (4, 4, 3)]),
    levels=st.integers(1, 9),
    data=st.data(),
)
def test_the_mixing_with_two_at_one_board_is_the_least_of_all_ways(
    sizes: Sizes, levels: int, data: st.DataObject
) -> None:
    count = sum(sizes)
    points = data.draw(st.lists(st.integers(0, levels), min_size=count, max_size=count))
    agrees(dict(enumerate(points, start=1)), sizes)


@pytest.mark.parametrize(
    ("sizes", "levels"),
    [((5, 4, 4), (9, 9, 8, 8, 8, 8, 6, 5, 5, 4, 4, 2, 1)), ((5, 5, 4), tuple(range(14)))],
)
def test_so_it_is_with_three_boards(sizes: Sizes, levels: Sequence[int]) -> None:
    agrees(dict(enumerate(levels, start=1)), sizes)


@settings(deadline=None, max_examples=25)
@given(
    players=st.sampled_from([8, 9, 10]),
    rounds=st.integers(0, 2),
    repeats=st.booleans(),
    forbidden=st.sets(st.tuples(st.integers(1, 10), st.integers(1, 10)), max_size=6),
    seed=st.integers(0, 10**6),
)
def test_repeats_and_forbidden_pairs_with_two_at_one_board_are_as_few_as_by_trying_every_way(
    players: int, rounds: int, repeats: bool, forbidden: set[tuple[int, int]], seed: int
) -> None:
    event = risk(players, str(seed), swiss_rounds=5, new_opponents_first=repeats)
    event = played(event, rounds, by_lot(Draw(str(seed), "results")))
    for one, other in sorted(forbidden):
        if one != other and max(one, other) <= players:
            event = decide(event, d.PairForbidden((one, other)))
    points = {player: tally.points for player, tally in tallies(event).items()}
    breakdown = fewest_boards(players)
    assert breakdown is not None
    orders = best_orders(sorted(points.values(), reverse=True), breakdown.sizes)
    costs = weights(list(points), event, repeats)
    levels = sorted(set(points.values()), reverse=True)
    groups = [tuple(p for p in points if points[p] == level) for level in levels]
    least: dict[Pair, int] = {}
    for order in {orders.nth(number) for number in range(orders.count)}:
        for boards in seatings(groups, order):
            cost = cost_of(boards, costs)
            for pair in (pair for board in boards for pair in combinations(sorted(board), 2)):
                least[pair] = min(least.get(pair, cost), cost)
    for pair in list(combinations(points, 2))[seed % 5 :: 5]:
        where = homes(points, orders, pair)
        assert bool(where.boards) == (pair in least)
        if where.boards:
            draw = Draw(str(seed), "round")
            assert least_found(points, where, costs, pair, draw) == least[pair]
