"""Pairs players at the least total cost, exactly: the only module that uses the matching library.

Costs are whole numbers; `ranked` packs several counts, the first outranking the second and so on,
into one such number. Equal costs may be paired in more than one way: callers who need the same
answer on every machine put a drawn lot into the last count.
"""

from collections.abc import Iterable, Mapping, Sequence

MOST = 1 << 126
"""The library is exact for weights up to here and silently wrong above (measured)."""

Edge = tuple[int, int, int]
"""A possible pair and its cost; the two players in either order."""

Pairs = tuple[tuple[int, int], ...]


def least_cost_pairs(players: Sequence[int], edges: Iterable[Edge]) -> Pairs | None:
    """Pairs everybody at the least total cost; None where that is impossible.

    Each pair has the lower id first, pairs are in order. Raises ValueError where costs are negative
    or too large to stay exact.
    """
    edges = list(edges)
    costs = (0, *(cost for _, _, cost in edges))
    most = max(costs)
    if min(costs) < 0 or (most + 1) * len(players) >= MOST:
        raise ValueError("matching costs must stay between 0 and 2^126 in total")
    pairs = _matched(players, ((a, b, most - cost) for a, b, cost in edges))
    return pairs if 2 * len(pairs) == len(players) else None


def least_cost_with_left_over(edges: Iterable[Edge], left_over: Mapping[int, int]) -> Pairs:
    """Pairs at the least total cost, where leaving a player over has a cost too.

    ``left_over`` gives that cost for every player. Raises ValueError where costs are negative or
    too large to stay exact.
    """
    edges = list(edges)
    alone = (0, *left_over.values())
    least = min((*alone, *(cost for _, _, cost in edges)))
    if least < 0 or 2 * (max(alone) + 1) * len(left_over) >= MOST:
        raise ValueError("matching costs must stay between 0 and 2^126 in total")
    # What a pair saves over leaving both out; pairs that save nothing are never worth making.
    saving = ((a, b, left_over[a] + left_over[b] - cost) for a, b, cost in edges)
    worth = [(a, b, saved) for a, b, saved in saving if saved > 0]
    return _matched(list(left_over), worth, everybody=False)


def can_all_pair(players: Sequence[int], pairs: Iterable[tuple[int, int]]) -> bool:
    """Whether everybody can be paired, each with one of the possible partners."""
    return 2 * len(_matched(players, ((a, b, 1) for a, b in pairs))) == len(players)


def most_pairs(players: Sequence[int], pairs: Iterable[tuple[int, int]]) -> Pairs:
    """As many pairs as possible."""
    return _matched(players, ((a, b, 1) for a, b in pairs))


def ranked(counts: Sequence[int], most: Sequence[int], pairs: int) -> int:
    """Packs several counts of one pair into one cost: sums over up to ``pairs`` pairs keep their
    rank.

    ``most`` is the largest value of each count for one pair; ValueError above it.
    """
    cost = 0
    for count, limit in zip(counts, most, strict=True):
        if not 0 <= count <= limit:
            raise ValueError(f"a count of {count} where at most {limit} can be")
        cost = cost * (limit * pairs + 1) + count
    return cost


def _matched(players: Sequence[int], edges: Iterable[Edge], everybody: bool = True) -> Pairs:
    # Imported here so that the program does not wait for it at startup.
    from rustworkx import PyGraph, max_weight_matching

    place = {player: index for index, player in enumerate(players)}
    graph: PyGraph[int, int] = PyGraph(multigraph=False)
    graph.add_nodes_from(list(players))
    graph.add_edges_from([(place[a], place[b], weight) for a, b, weight in edges])
    matching = max_weight_matching(graph, max_cardinality=everybody, weight_fn=int)
    return tuple(sorted(_ordered(players[a], players[b]) for a, b in matching))


def _ordered(first: int, second: int) -> tuple[int, int]:
    return (first, second) if first < second else (second, first)
