"""Finds the least pairing of a score group, in stages, so that it is proved without evaluating
every pair.

A stage leaves out pairs that no least pairing can have, as long as its result reaches the least
possible value of the counts to which those pairs would add.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tourneydesk.core.matching import MOST, Edge, least_cost_pairs, ranked
from tourneydesk.formats.us_swiss.entrants import Entrant, allotment
from tourneydesk.formats.us_swiss.natural import (
    FIXED_LOTS,
    Counts,
    Pair,
    Paired,
    PairingTask,
    color_bound,
    total,
)

MOST_EDGES = 120_000
"""With more possible pairs than this, not all are evaluated: it would take several seconds."""

WINDOW = 24
"""With too many pairs, only partners up to this many places from the natural one are evaluated."""


def least(task: PairingTask) -> Paired | None:
    """The pairing with the least counts, None where not everybody can be paired."""
    bound = color_bound(task.players)
    short: Paired | None = None
    try:
        short = _as_natural(task, bound)
        if short is not None and short.proved:
            return short
        return _in_stages(task, bound)
    except _TooManyPairs:
        near = (
            short
            or best_of_stage(task, third=True, window=WINDOW)
            or best_of_stage(task, third=True)
        )
        return near and replace(near, proved=False)


def _as_natural(task: PairingTask, bound: Counts) -> Paired | None:
    """The natural pairing, or one that breaks only its pairs that miss a color; None unless it
    misses no more than it must. ``proved`` if it is certainly the least.

    A pair that misses one color and is kept still misses it. So at least as many pairs change as
    misses go; where exactly that many do, and misses are down to the least that colors allow, every
    equally good pairing leaves all other natural pairs alone.
    """
    natural, pairs = task.natural, list(task.natural.pairs())
    if task.forced or not pairs:
        return None
    counts = total(task, pairs)
    if counts[0]:
        return None
    misses = counts[2] + counts[4]
    least_misses = bound[2] + bound[4]
    if counts[2:5] == (bound[2], 0, bound[4]):
        return Paired(tuple(pairs), counts, natural)
    missing = [pair for pair in pairs if _misses(task, pair)]
    if len(missing) < misses:
        return None
    limits = task.limits
    places = sorted(place for pair in missing for place in pair)
    narrow = min(limits.alternation, limits.equalization)
    best = best_of_stage(task, limit=narrow, places=places)
    if best is None or not best.proved:
        return None
    unchanged = [pair for pair in pairs if pair not in set(missing)]
    together = tuple(sorted((*best.pairs, *unchanged)))
    counts = total(task, together)
    if counts[:5] != (0, 0, bound[2], 0, bound[4]):
        return None
    proved = counts[6:8] == (0, misses - least_misses)
    return Paired(together, counts, natural, proved)


def _misses(task: PairingTask, pair: Pair) -> int:
    first, second = (task.players[place] for place in pair)
    shared = allotment(first.colors, second.colors)
    return shared.equalization + shared.alternation


def _in_stages(task: PairingTask, bound: Counts) -> Paired | None:
    """First without pairs over the limits or with a third color, then with more and more."""
    limits = task.limits
    narrow = best_of_stage(task, limit=min(limits.alternation, limits.equalization))
    if narrow is not None and narrow.counts[2] == bound[2]:
        return narrow
    try:
        wide = best_of_stage(task, limit=limits.equalization)
    except _TooManyPairs:
        if narrow is None:
            raise
        return replace(narrow, proved=False)
    return wide or best_of_stage(task) or best_of_stage(task, third=True)


class _TooManyPairs(Exception):
    """There are too many possible pairs to evaluate."""


def best_of_stage(
    task: PairingTask,
    third: bool = False,
    limit: int | None = None,
    window: int | None = None,
    places: Sequence[int] | None = None,
) -> Paired | None:
    """The least pairing of pairs no larger than ``limit`` and, with ``third`` False, of pairs that
    give nobody the same color a third time in a row; None where there is none. ``window`` restricts
    pairs to that many places from natural, ``places`` to these positions. With a limit, raises
    _TooManyPairs.
    """
    places = range(len(task.players)) if places is None else places
    shape = _Shape.of(task, third, limit)
    edges: list[Edge] = []
    for edge in _edges(task, shape, third, limit, window, places):
        edges.append(edge)
        if limit is not None and len(edges) > MOST_EDGES:
            raise _TooManyPairs
    pairs = least_cost_pairs(places, edges)
    if pairs is None:
        return None
    return Paired(pairs, total(task, pairs), task.natural, shape.exact)


@dataclass(frozen=True, slots=True)
class _Shape:
    """The weight of one unit of each count; ``exact`` is False where the last counts do not fit."""

    units: Counts
    exact: bool

    @staticmethod
    def of(task: PairingTask, third: bool, limit: int | None) -> "_Shape":
        count = len(task.players)
        ratings = [player.rating for player in task.players if player.rating is not None]
        spread = max(ratings, default=0) - min(ratings, default=0)
        reach = spread if limit is None else min(limit, spread)
        most = [
            2 if third else 0,
            int(reach > task.limits.equalization),
            2,
            int(reach > task.limits.alternation),
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
        for length in (12, 11, 10, 9, 8):
            limits = most[:length]
            units = tuple(
                ranked([int(at == place and limits[at] > 0) for at in range(length)], limits, pairs)
                for place in range(length)
            )
            highest = sum(unit * top for unit, top in zip(units, limits, strict=True))
            if (highest + 1) * count < MOST:
                return _Shape(units + (0,) * (12 - length), length >= 10)
        raise ValueError(f"a score group of {count} players is too large")


def _edges(  # noqa: C901  # unrolled for speed
    task: PairingTask,
    shape: _Shape,
    third: bool,
    limit: int | None,
    window: int | None,
    places: Sequence[int],
) -> Iterator[Edge]:
    """Every possible pair with its cost: `pair_counts` times the units, unrolled for speed."""
    players, natural, limits = task.players, task.natural, task.limits
    partner, upper, count = natural.partner, natural.upper, len(players)
    _, over_equal, _, over_alternate, _, _, inter, changed, per_point, per_place, lower, lot = (
        shape.units
    )
    colors, kinds = _color_costs(players, shape.units, third)
    ratings = [player.rating or 0 for player in players]
    free = [players[p].rating is None or players[partner[p]].rating is None for p in range(count)]
    most = 4001 if limit is None else limit
    position = {player.id: p for p, player in enumerate(players)}
    forced = task.forced
    for index, first in enumerate(places):
        mine = players[first]
        if forced and mine.id in forced:
            barred = set(range(count)) - {position[p] for p in forced if p in position}
        else:
            barred = {position[p] for p in mine.barred if p in position}
            barred |= {position[p] for p in forced or () if p in position}
        natural_one, rating, table = partner[first], ratings[first], colors[kinds[first]]
        due_to_me, half, mine_free = ratings[natural_one], upper[first], free[first]
        for second in places[index + 1 :]:
            if second in barred:
                continue
            cost = table[kinds[second]]
            if cost < 0:
                continue
            natural_other = partner[second]
            if natural_other == first:
                yield first, second, cost
                continue
            if window is not None and not (forced and mine.id in forced):
                far = min(abs(natural_one - second), abs(natural_other - first))
                if far > window:
                    continue
            span = 0
            if not mine_free and not free[second]:
                span = abs(ratings[second] - due_to_me)
                if span:
                    there = abs(rating - ratings[natural_other])
                    if there < span:
                        span = there
                if span > most:
                    continue
                if span > limits.alternation:
                    cost += over_alternate
                if span > limits.equalization:
                    cost += over_equal
            if half == upper[second] and span <= limits.alternation:
                cost += inter
            distance = (natural_one - second) ** 2 + (natural_other - first) ** 2
            cost += changed + span * per_point + distance * per_place + (count - first) * lower
            yield first, second, cost + (first * first * second % FIXED_LOTS) * lot


def _color_costs(
    players: Sequence[Entrant], units: Counts, third: bool
) -> tuple[list[list[int]], list[int]]:
    """The color cost of two kinds of history together (-1: not to be paired at this stage), and the
    kind of each player.
    """
    histories = sorted({player.colors for player in players})
    place = {history: index for index, history in enumerate(histories)}

    def cost(first: str, second: str) -> int:
        shared = allotment(first, second)
        if shared.third and not third:
            return -1
        counts = (shared.third, 0, shared.equalization, 0, shared.alternation)
        return sum(unit * count for unit, count in zip(units, counts, strict=False))

    costs = [
        [cost(first_history, second_history) for second_history in histories]
        for first_history in histories
    ]
    return costs, [place[player.colors] for player in players]
