import networkx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.core.matching import (
    MOST,
    can_all_pair,
    least_cost_pairs,
    least_cost_with_left_over,
    most_pairs,
    ranked,
)


@st.composite
def fields(draw: st.DrawFn) -> tuple[list[int], list[tuple[int, int, int]]]:
    players = draw(st.lists(st.integers(1, 99), min_size=2, max_size=9, unique=True))
    edges = [
        (a, b, draw(st.integers(0, 2**100)))
        for i, a in enumerate(players)
        for b in players[i + 1 :]
        if draw(st.integers(0, 9)) < 7
    ]
    return players, edges


@given(fields())
def test_the_total_is_least_as_a_second_library_finds_it(
    field: tuple[list[int], list[tuple[int, int, int]]],
) -> None:
    players, edges = field
    graph = networkx.Graph()
    graph.add_nodes_from(players)
    graph.add_weighted_edges_from((a, b, 2**101 - cost) for a, b, cost in edges)
    oracle = networkx.max_weight_matching(graph, maxcardinality=True)
    costs = {frozenset((a, b)): cost for a, b, cost in edges}
    pairs = least_cost_pairs(players, edges)
    assert (pairs is not None) == (2 * len(oracle) == len(players))
    assert can_all_pair(players, [(a, b) for a, b, _ in edges]) == (pairs is not None)
    assert len(most_pairs(players, [(a, b) for a, b, _ in edges])) == len(oracle)
    if pairs is not None:
        assert sorted(player for pair in pairs for player in pair) == sorted(players)
        assert sum(costs[frozenset(pair)] for pair in pairs) == sum(
            costs[frozenset(pair)] for pair in oracle
        )


@given(fields(), st.integers(0, 2**101))
def test_leaving_over_costs_the_least_as_a_second_library_finds_it(
    field: tuple[list[int], list[tuple[int, int, int]]], alone: int
) -> None:
    players, edges = field
    left_over = {player: alone + player for player in players}
    # A double of the field, each player tied to his own double at the cost of leaving both over.
    graph = networkx.Graph()
    most = 2 * (alone + 100) + 2**101
    for a, b, cost in edges:
        graph.add_edge(a, b, weight=most - cost)
        graph.add_edge(-a, -b, weight=most - cost)
    graph.add_weighted_edges_from(
        (player, -player, most - 2 * left_over[player]) for player in players
    )
    oracle = networkx.max_weight_matching(graph, maxcardinality=True)
    twice = sum(most - graph.edges[pair]["weight"] for pair in oracle)
    costs = {frozenset((a, b)): cost for a, b, cost in edges}
    pairs = least_cost_with_left_over(edges, left_over)
    stay = set(players) - {player for pair in pairs for player in pair}
    total = sum(costs[frozenset(pair)] for pair in pairs) + sum(left_over[one] for one in stay)
    assert 2 * total == twice


EXACT = r"^matching costs must stay between 0 and 2\^126 in total$"


@pytest.mark.parametrize("cost", [-1, MOST, MOST // 4 - 1])
def test_costs_of_leaving_over_that_would_not_stay_exact_are_an_error_of_ours(cost: int) -> None:
    with pytest.raises(ValueError, match=EXACT):
        least_cost_with_left_over([(1, 2, 0)], {1: cost, 2: 0})


def test_the_largest_costs_of_leaving_over_are_exact() -> None:
    assert least_cost_with_left_over([(1, 2, 0)], {1: MOST // 4 - 2, 2: 0}) == ((1, 2),)


def test_a_pair_is_made_if_it_saves_something_against_leaving_both_over() -> None:
    assert least_cost_with_left_over([(1, 2, 6)], {1: 3, 2: 4}) == ((1, 2),)
    assert least_cost_with_left_over([(1, 2, 7)], {1: 3, 2: 4}) == ()
    assert least_cost_with_left_over([], {}) == ()
    with pytest.raises(ValueError, match=EXACT):
        least_cost_with_left_over([(1, 2, -1)], {1: 3, 2: 4})


@pytest.mark.parametrize("cost", [-1, MOST, MOST // 2 - 1])
def test_costs_that_would_not_stay_exact_are_an_error_of_ours(cost: int) -> None:
    with pytest.raises(ValueError, match=EXACT):
        least_cost_pairs([1, 2], [(1, 2, cost)])


def test_the_largest_costs_of_pairs_are_exact() -> None:
    assert least_cost_pairs([1, 2], [(1, 2, MOST // 2 - 2)]) == ((1, 2),)


def test_a_first_count_outranks_any_sum_of_the_next() -> None:
    most = (3, 100, 7)
    assert ranked((0, 100, 7), most, 50) * 50 < ranked((1, 0, 0), most, 50)
    assert ranked((0, 0, 7), most, 50) * 50 < ranked((0, 1, 0), most, 50)
    for wrong in (8, -1):
        with pytest.raises(ValueError, match=f"^a count of {wrong} where at most 7 can be$"):
            ranked((0, 0, wrong), most, 50)
    with pytest.raises(ValueError, match="zip"):
        ranked((0, 0), most, 50)


def test_counts_are_packed_as_tightly_as_can_be() -> None:
    most = (3, 100, 7)
    assert ranked((0, 0, 7), most, 50) == 7
    assert ranked((0, 1, 0), most, 50) == 50 * 7 + 1
    assert ranked((1, 0, 0), most, 50) == 50 * ranked((0, 100, 7), most, 50) + 1


def test_nobody_is_paired_with_nobody() -> None:
    assert least_cost_pairs([], []) == ()
    assert least_cost_pairs([4], []) is None
