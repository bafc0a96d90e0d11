"""What a pairing of a pool costs, in the order of preference of "How we make it exact".

The counts outrank one another from the first to the last. For a given set of players left over
they are sums over pairs, so that one matching finds the least of them. Sources: US Chess 27A4–5,
29E4, 29E5 and 29E6.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tourneydesk.core.matching import MOST, Edge, least_cost_pairs, ranked
from tourneydesk.formats.us_swiss.colours import allotment, balance, due
from tourneydesk.formats.us_swiss.contestants import Contestant
from tourneydesk.formats.us_swiss.natural import FREE_OF_INTERCHANGE, Natural, Pair, can_meet

COUNTS = (
    "third",
    "over_equalisation_limit",
    "equalisation",
    "over_alternation_limit",
    "alternation",
    "odd_players",
    "interchanges",
    "changed",
    "sizes",
    "distance",
    "lower_down",
    "lot",
)
"""The counts by name; the last two only settle what the rules leave equal (our reading): a change
lower down the list is preferred, then a number fixed for every two places."""

Counts = tuple[int, ...]
"""One figure for each of COUNTS."""

FIXED_LOTS = 61
MOST_EDGES = 260_000
"""More possible pairs than this are not all weighed: it would take more than some seconds."""

WINDOW = 24
"""Where there are too many, partners up to so many places from the natural one are weighed."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many rating points a switch may span: for alternation (29E5a), equalisation (29E5b)."""

    alternation: int
    equalisation: int


@dataclass(frozen=True, slots=True)
class Paired:
    """A pool's pairs (by position, lower first), their counts, and whether these are proved least.

    ``natural`` is the pairing that changes are measured against.
    """

    pairs: tuple[Pair, ...]
    counts: Counts
    natural: Natural
    proved: bool = True


@dataclass(frozen=True, slots=True)
class Weighing:
    """An even pool ready to be paired: its players in order and their natural pairing.

    ``forced`` are the ids of two who must meet (to answer why they did not).
    """

    players: Sequence[Contestant]
    natural: Natural
    limits: Limits
    forced: Pair | None = None

    def allowed(self, one: int, other: int) -> bool:
        """Whether two positions may be paired."""
        mine, theirs = self.players[one], self.players[other]
        if self.forced and (mine.id in self.forced or theirs.id in self.forced):
            return mine.id in self.forced and theirs.id in self.forced
        return can_meet(mine, theirs)


def size(players: Sequence[Contestant], natural: Natural, one: int, other: int) -> int:
    """The size of a pair in rating points (29E5c–d, 29E5g): 0 if natural or someone is unrated."""
    if natural.partner[one] == other:
        return 0
    ratings = [
        players[p].rating for p in (one, other, natural.partner[one], natural.partner[other])
    ]
    mine, theirs, due_to_me, due_to_them = ratings
    if mine is None or theirs is None or due_to_me is None or due_to_them is None:
        return 0
    return min(abs(theirs - due_to_me), abs(mine - due_to_them))


def pair_counts(
    players: Sequence[Contestant], natural: Natural, limits: Limits, one: int, other: int
) -> Counts:
    """The counts of one pair; the lower position first. What is left over counts nothing here."""
    shared = allotment(players[one].colours, players[other].colours)
    changed = natural.partner[one] != other
    span = size(players, natural, one, other)
    same_half = natural.upper[one] == natural.upper[other]
    return (
        shared.third,
        int(span > limits.equalisation),
        shared.equalisation,
        int(span > limits.alternation),
        shared.alternation,
        0,
        int(changed and same_half and span <= limits.alternation),
        int(changed),
        span,
        (natural.partner[one] - other) ** 2 + (natural.partner[other] - one) ** 2,
        len(players) - one if changed else 0,
        one * one * other % FIXED_LOTS if changed else 0,
    )


def total(weighing: Weighing, pairs: Sequence[Pair]) -> Counts:
    """The counts of all pairs together."""
    natural, limits = weighing.natural, weighing.limits
    rows = [pair_counts(weighing.players, natural, limits, one, other) for one, other in pairs]
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0,) * len(COUNTS)


@dataclass(frozen=True, slots=True)
class RepairWeight:
    """Counts 7 to 10 of a pair as one number; interchanges weigh FREE_OF_INTERCHANGE each."""

    players: Sequence[Contestant]
    limits: Limits

    def __call__(self, natural: Natural, one: int, other: int) -> int:
        counts = pair_counts(self.players, natural, self.limits, one, other)
        count = len(self.players)
        most = (1, 4000, 2 * count * count, count, FIXED_LOTS)
        rest = ranked(counts[7:], most, count // 2)
        return counts[6] * FREE_OF_INTERCHANGE + rest


def least(weighing: Weighing) -> Paired | None:
    """The pairing with the least counts, None where not everybody can be paired.

    Proved in stages: pairs whose early counts are above nothing are left out as long as a pairing
    without them reaches what is known to be the least possible of those counts.
    """
    bound = colour_bound(weighing.players)
    natural = weighing.natural
    if all(weighing.allowed(one, other) for one, other in natural.pairs()):
        pairs = tuple(natural.pairs())
        counts = total(weighing, pairs)
        if not any(counts[:2]) and counts[2:5] == (bound[2], 0, bound[4]):
            return Paired(pairs, counts, natural)
    try:
        return _in_stages(weighing, bound[2])
    except _TooManyPairs:
        near = _stage(weighing, third=True, window=WINDOW)
        return near and replace(near, proved=False)


def _in_stages(weighing: Weighing, equalisation: int) -> Paired | None:
    limits = weighing.limits
    found = _stage(weighing, limit=min(limits.alternation, limits.equalisation))
    if found is not None and found.counts[2] == equalisation:
        return found
    try:
        wide = _stage(weighing, limit=limits.equalisation)
    except _TooManyPairs:
        if found is None:
            raise
        return replace(found, proved=False)
    return wide or _stage(weighing) or _stage(weighing, third=True)


def colour_bound(players: Sequence[Contestant]) -> Counts:
    """The least that counts 1 to 5 can be for these players, whoever meets whom (29E6): where more
    than half are due one colour, the surplus must meet one another.
    """
    two_apart = {"W": 0, "B": 0}
    any_due = {"W": 0, "B": 0, "": 0}
    for player in players:
        colour = due(player.colours)
        any_due[colour] += 1
        if balance(player.colours):
            two_apart[colour] += 1
    half = len(players) // 2
    equalisation = max(0, two_apart["W"] - half, two_apart["B"] - half)
    misses = max(0, any_due["W"] - half, any_due["B"] - half)
    return 0, 0, equalisation, 0, max(0, misses - equalisation)


class _TooManyPairs(Exception):
    """There are more possible pairs than are weighed."""


def _stage(
    weighing: Weighing, third: bool = False, limit: int | None = None, window: int | None = None
) -> Paired | None:
    """The least pairing of pairs no larger than ``limit`` and, with ``third`` False, of pairs that
    give nobody a third same colour; None where there is none. ``window`` keeps to pairs that are so
    few places from natural. Raises _TooManyPairs.
    """
    shape = _Shape.of(weighing, third, limit)
    edges: list[Edge] = []
    for edge in _edges(weighing, shape, third, limit, window):
        edges.append(edge)
        if len(edges) > MOST_EDGES:
            raise _TooManyPairs
    pairs = least_cost_pairs(range(len(weighing.players)), edges)
    if pairs is None:
        return None
    return Paired(pairs, total(weighing, pairs), weighing.natural, shape.exact)


@dataclass(frozen=True, slots=True)
class _Shape:
    """What one unit of each count weighs; ``exact`` is False where the last counts do not fit."""

    units: Counts
    exact: bool

    @staticmethod
    def of(weighing: Weighing, third: bool, limit: int | None) -> "_Shape":
        count = len(weighing.players)
        ratings = [one.rating for one in weighing.players if one.rating is not None]
        spread = max(ratings, default=0) - min(ratings, default=0)
        reach = spread if limit is None else min(limit, spread)
        most = [
            2 if third else 0,
            int(reach > weighing.limits.equalisation),
            2,
            int(reach > weighing.limits.alternation),
            2,
            0,
            1,
            1,
            reach,
            2 * count * count,
            count,
            FIXED_LOTS,
        ]
        pairs = count // 2
        for kept in (12, 11, 10, 9, 8):
            limits = most[:kept]
            units = tuple(
                ranked([int(at == place and limits[at] > 0) for at in range(kept)], limits, pairs)
                for place in range(kept)
            )
            highest = sum(unit * top for unit, top in zip(units, limits, strict=True))
            if (highest + 1) * count < MOST:
                return _Shape(units + (0,) * (12 - kept), kept >= 10)
        raise ValueError(f"a pool of {count} players is too large to weigh")


def _edges(
    weighing: Weighing, shape: _Shape, third: bool, limit: int | None, window: int | None
) -> Iterator[Edge]:
    """Every pair that may be, with its cost: `pair_counts` times the units, unrolled for speed."""
    players, natural, limits = weighing.players, weighing.natural, weighing.limits
    partner, upper, count = natural.partner, natural.upper, len(players)
    _, over_equal, _, over_alternate, _, _, inter, changed, per_point, far, lower, lot = shape.units
    colours, kinds = _colour_costs(players, shape.units, third)
    ratings = [player.rating or 0 for player in players]
    free = [players[p].rating is None or players[partner[p]].rating is None for p in range(count)]
    most = 4001 if limit is None else limit
    position = {player.id: p for p, player in enumerate(players)}
    forced = weighing.forced
    for one in range(count):
        mine = players[one]
        if forced and mine.id in forced:
            barred = set(range(count)) - {position[p] for p in forced if p in position}
        else:
            barred = {position[p] for p in mine.barred if p in position}
            barred |= {position[p] for p in forced or () if p in position}
        natural_one, rating, table = partner[one], ratings[one], colours[kinds[one]]
        due_to_me, half, mine_free = ratings[natural_one], upper[one], free[one]
        for other in range(one + 1, count):
            if other in barred:
                continue
            cost = table[kinds[other]]
            if cost < 0:
                continue
            natural_other = partner[other]
            if natural_other == one:
                yield one, other, cost
                continue
            if window is not None and (
                abs(natural_one - other) > window and abs(natural_other - one) > window
            ):
                continue
            span = 0
            if not mine_free and not free[other]:
                span = abs(ratings[other] - due_to_me)
                if span:
                    there = abs(rating - ratings[natural_other])
                    if there < span:
                        span = there
                if span > most:
                    continue
                if span > limits.alternation:
                    cost += over_alternate
                if span > limits.equalisation:
                    cost += over_equal
            if half == upper[other] and span <= limits.alternation:
                cost += inter
            distance = (natural_one - other) ** 2 + (natural_other - one) ** 2
            cost += changed + span * per_point + distance * far + (count - one) * lower
            yield one, other, cost + (one * one * other % FIXED_LOTS) * lot


def _colour_costs(
    players: Sequence[Contestant], units: Counts, third: bool
) -> tuple[list[list[int]], list[int]]:
    """What the colours of two kinds of history cost together (-1: not to be paired at this stage),
    and the kind of each player.
    """
    histories = sorted({player.colours for player in players})
    place = {history: index for index, history in enumerate(histories)}

    def cost(one: str, other: str) -> int:
        shared = allotment(one, other)
        if shared.third and not third:
            return -1
        counts = (shared.third, 0, shared.equalisation, 0, shared.alternation)
        return sum(unit * count for unit, count in zip(units, counts, strict=False))

    costs = [[cost(one, other) for other in histories] for one in histories]
    return costs, [place[player.colours] for player in players]
