"""Natural pairings: upper half against lower half in order of rank, and halves without rematches.

A score group is given as its players in order: first those who moved down to it, then its own.
Positions count from 0 in that order.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from tourneydesk.core.matching import least_cost_pairs
from tourneydesk.formats.us_swiss.pairing.entrants import Entrant

Pair = tuple[int, int]
"""Two players, by position or by id."""

PairCost = Callable[["Natural", int, int], int]
"""The cost of a new pair against a natural pairing, as one number."""


@dataclass(frozen=True, slots=True)
class Natural:
    """A pairing from which changes are measured: who meets whom, and who is in the upper half."""

    partner: tuple[int, ...]
    upper: tuple[bool, ...]

    def pairs(self) -> Iterator[Pair]:
        """The pairs in order, lower position first."""
        return ((first, second) for first, second in enumerate(self.partner) if first < second)


def plain_natural(players: Sequence[Entrant], down: int) -> Natural:
    """The natural pairing of an even score group of which the first ``down`` players moved down to
    it.

    Each of these meets the highest of the others that they can (29D); of the rest i meets i + k
    (29C1). It may still contain rematches.
    """
    partner = [-1] * len(players)
    upper = [False] * len(players)
    free = list(range(down, len(players)))
    for first in range(down):
        barred = players[first].barred
        second = next((p for p in free if players[p].id not in barred), None)
        if second is not None:
            free.remove(second)
            _meet(partner, upper, first, second)
    rest = [p for p in range(len(players)) if partner[p] < 0]
    half = len(rest) // 2
    for first, second in zip(rest[:half], rest[half:], strict=True):
        _meet(partner, upper, first, second)
    return Natural(tuple(partner), tuple(upper))


def can_meet(first: Entrant, second: Entrant) -> bool:
    """Whether two have not met and are not a forbidden pair (27A1)."""
    return second.id not in first.barred


def without_rematches(players: Sequence[Entrant], natural: Natural, pair_cost: PairCost) -> Natural:
    """The natural pairing, or where it has a rematch the smallest change without one.

    ``pair_cost`` must rank interchanges first, then the number of changed pairs, then their sizes;
    a rematch may be removed by a change of any size, the smallest first. The score group must be
    pairable.
    """
    bad = [pair for pair in natural.pairs() if not can_meet(players[pair[0]], players[pair[1]])]
    if not bad:
        return natural
    changed = _among(players, natural, pair_cost, bad) or _with_one_more(
        players, natural, pair_cost, bad
    )
    if changed is None:
        everyone = list(natural.pairs())
        changed = _least(players, natural, pair_cost, everyone)
        assert changed is not None, "only a score group that can be paired comes here"
    partner = list(natural.partner)
    upper = list(natural.upper)
    for first, second in changed[0]:
        _meet(partner, upper, first, second)
        upper[second] = False
    return Natural(tuple(partner), tuple(upper))


Changed = tuple[tuple[Pair, ...], int]
"""New pairs and their total cost."""

FREE_OF_INTERCHANGE = 1 << 112
"""A change that costs less has no interchange in it (see `evaluation.RepairCost`)."""


def _among(
    players: Sequence[Entrant], natural: Natural, pair_cost: PairCost, bad: Sequence[Pair]
) -> Changed | None:
    """Only the players of the rematches change: no pairing can change fewer pairs."""
    if len(bad) < 2:
        return None
    return _free(_least(players, natural, pair_cost, bad))


def _with_one_more(
    players: Sequence[Entrant], natural: Natural, pair_cost: PairCost, bad: Sequence[Pair]
) -> Changed | None:
    """One other natural pair helps: the best such change, as the rematches alone were not
    enough.
    """
    ids = {players[p].id for pair in bad for p in pair}
    best: Changed | None = None
    for helper in natural.pairs():
        if players[helper[0]].id in ids:
            continue
        changed = _free(_least(players, natural, pair_cost, [*bad, helper]))
        if changed is not None and (best is None or changed[1] < best[1]):
            best = changed
    return best


def _free(changed: Changed | None) -> Changed | None:
    return changed if changed is not None and changed[1] < FREE_OF_INTERCHANGE else None


def _least(
    players: Sequence[Entrant], natural: Natural, pair_cost: PairCost, pairs: Sequence[Pair]
) -> Changed | None:
    """The players of these natural pairs paired again at the least cost, without rematches."""
    positions = sorted(p for pair in pairs for p in pair)
    costs = {
        (first, second): pair_cost(natural, first, second)
        for first, second in combinations(positions, 2)
        if can_meet(players[first], players[second])
    }
    matching = least_cost_pairs(positions, [(a, b, cost) for (a, b), cost in costs.items()])
    return None if matching is None else (matching, sum(costs[pair] for pair in matching))


def _meet(partner: list[int], upper: list[bool], first: int, second: int) -> None:
    partner[first], partner[second] = second, first
    upper[first] = True
