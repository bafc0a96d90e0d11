"""Natural pairings, and the cost of others in the order of docs/rules/us-swiss.md.

A score group is given as its players in order: first those who moved down to it, then its own.
Positions count from 0 in that order.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from tourneydesk.core.matching import least_cost_pairs, ranked
from tourneydesk.formats.us_swiss.entrants import Entrant, allotment, balance, due

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


# The cost of pairing a score group, in the order of preference of docs/rules/us-swiss.md.
#
# The counts outrank one another from the first to the last. For a given set of players left over
# they are sums over pairs, so that one matching finds their minimum. Sources: US Chess 27A4–5,
# 29E4, 29E5 and 29E6.

COUNTS = (
    "third",
    "over_equalisation_limit",
    "equalisation",
    "over_alternation_limit",
    "alternation",
    "downfloaters",
    "interchanges",
    "changed",
    "sizes",
    "distance",
    "lower_down",
    "lot",
)
"""The counts by name; the last two only decide what the rules leave equal (our reading): a change
lower down the list is preferred, then a number fixed for every two positions.
"""

Counts = tuple[int, ...]
"""One figure for each of COUNTS."""

FIXED_LOTS = 61


@dataclass(frozen=True, slots=True)
class Limits:
    """How many rating points a switch may span.

    ``alternation``: to alternate colors (29E5a); ``equalization``: to equalize them (29E5b).
    """

    alternation: int
    equalization: int


@dataclass(frozen=True, slots=True)
class Paired:
    """The pairs of a score group (by position, lower first), their counts, and whether these are
    proved least.

    ``natural`` is the pairing from which changes are measured.
    """

    pairs: tuple[Pair, ...]
    counts: Counts
    natural: Natural
    proved: bool = True


@dataclass(frozen=True, slots=True)
class PairingTask:
    """An even score group ready to be paired: its players in order and their natural pairing.

    ``forced`` are the ids of two who must meet (to explain why they did not).
    """

    players: Sequence[Entrant]
    natural: Natural
    limits: Limits
    forced: Pair | None = None


def size(players: Sequence[Entrant], natural: Natural, first: int, second: int) -> int:
    """The size of a pair in rating points (29E5c–d, 29E5g): 0 if natural or with an unrated
    player.
    """
    if natural.partner[first] == second:
        return 0
    ratings = [
        players[p].rating for p in (first, second, natural.partner[first], natural.partner[second])
    ]
    mine, theirs, due_to_me, due_to_them = ratings
    if mine is None or theirs is None or due_to_me is None or due_to_them is None:
        return 0
    return min(abs(theirs - due_to_me), abs(mine - due_to_them))


def pair_counts(
    players: Sequence[Entrant], natural: Natural, limits: Limits, first: int, second: int
) -> Counts:
    """The counts of one pair; the lower position first. Players left over count nothing here."""
    shared = allotment(players[first].colors, players[second].colors)
    changed = natural.partner[first] != second
    span = size(players, natural, first, second)
    same_half = natural.upper[first] == natural.upper[second]
    return (
        shared.third,
        int(span > limits.equalization),
        shared.equalization,
        int(span > limits.alternation),
        shared.alternation,
        0,
        int(changed and same_half and span <= limits.alternation),
        int(changed),
        span,
        (natural.partner[first] - second) ** 2 + (natural.partner[second] - first) ** 2,
        len(players) - first if changed else 0,
        first * first * second % FIXED_LOTS if changed else 0,
    )


def total(task: PairingTask, pairs: Sequence[Pair]) -> Counts:
    """The counts of all pairs together."""
    natural, limits = task.natural, task.limits
    rows = [pair_counts(task.players, natural, limits, first, second) for first, second in pairs]
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0,) * len(COUNTS)


@dataclass(frozen=True, slots=True)
class RepairCost:
    """Counts 7 to 10 of a pair as one number; each interchange costs FREE_OF_INTERCHANGE."""

    players: Sequence[Entrant]
    limits: Limits

    def __call__(self, natural: Natural, first: int, second: int) -> int:
        counts = pair_counts(self.players, natural, self.limits, first, second)
        count = len(self.players)
        most = (1, 4000, 2 * count * count, count, FIXED_LOTS)
        rest = ranked(counts[7:], most, count // 2)
        return counts[6] * FREE_OF_INTERCHANGE + rest


def color_bound(players: Sequence[Entrant]) -> Counts:
    """The least possible counts 1 to 5 for these players, whoever meets whom (29E6): where more
    than half are due one color, the surplus must meet one another.
    """
    two_apart = {"W": 0, "B": 0}
    any_due = {"W": 0, "B": 0, "": 0}
    for player in players:
        color = due(player.colors)
        any_due[color] += 1
        if balance(player.colors):
            two_apart[color] += 1
    half = len(players) // 2
    equalization = max(0, two_apart["W"] - half, two_apart["B"] - half)
    misses = max(0, any_due["W"] - half, any_due["B"] - half)
    return 0, 0, equalization, 0, max(0, misses - equalization)
