from collections import Counter
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from tourneydesk.core.draw import Draw
from tourneydesk.formats.risk_swiss.opponents import below, best_orders
from tourneydesk.formats.risk_swiss.plan import Breakdown


def mixing(points: list[int], order: tuple[int, ...]) -> tuple[int, int]:
    """Extra groups and points between, summed over the boards of one order: by the definition."""
    extra = between = start = 0
    for size in order:
        board = points[start : start + size]
        extra += len(set(board)) - 1
        between += max(board) - min(board)
        start += size
    return extra, between


def all_best(
    points: list[int], sizes: tuple[int, ...]
) -> tuple[tuple[int, int], set[tuple[int, ...]]]:
    """By trying every order."""
    orders = set(permutations(sizes))
    best = min(mixing(points, order) for order in orders)
    return best, {order for order in orders if mixing(points, order) == best}


@st.composite
def lists(draw: st.DrawFn) -> tuple[list[int], tuple[int, ...]]:
    fours = draw(st.integers(0, 4))
    others = draw(st.integers(0 if fours else 1, 3))
    breakdown = (
        Breakdown(fives=others, fours=fours)
        if draw(st.booleans())
        else Breakdown(fours=fours, threes=others)
    )
    count = breakdown.players
    points = draw(st.lists(st.integers(0, 7), min_size=count, max_size=count))
    return sorted(points, reverse=True), breakdown.sizes


@settings(deadline=None, max_examples=150)
@given(lists())
def test_the_orders_are_those_found_by_trying_every_one(
    players: tuple[list[int], tuple[int, ...]],
) -> None:
    points, sizes = players
    best, orders = all_best(points, sizes)
    found = best_orders(points, sizes)
    assert found.mixing == best
    assert found.count == len(orders)
    assert sorted(found.nth(number) for number in range(found.count)) == sorted(orders)


def test_three_sizes_at_once_are_cut_as_well() -> None:
    points, sizes = [9, 9, 9, 7, 7, 7, 7, 3, 3, 3, 3, 3], (5, 4, 3)
    assert best_orders(points, sizes).nth(0) == (3, 4, 5)
    assert best_orders(points, sizes).mixing == (0, 0)


def test_the_board_of_4_goes_where_it_keeps_the_groups_whole() -> None:
    #        5 with 5 points, 4 with 4 points, 5 with 3 points
    points = [5] * 5 + [4] * 4 + [3] * 5
    assert best_orders(points, (5, 5, 4)).nth(0) == (5, 4, 5)


def test_lots_beyond_64_bits_are_fair_enough_to_reach_every_part() -> None:
    bound = 3 << 70
    thirds = Counter(below(Draw("x", str(n)), bound) * 3 // bound for n in range(300))
    assert set(thirds) == {0, 1, 2}
    assert all(70 < times < 130 for times in thirds.values())


def test_more_orders_than_64_bits_can_count_are_drawn() -> None:
    sizes = Breakdown(fives=60, fours=50).sizes
    orders = best_orders([0] * 500, sizes)
    assert orders.count > 1 << 64
    last = orders.nth(orders.count - 1)
    assert Counter(last) == Counter(sizes)
    assert last == orders.nth(0)[::-1]
