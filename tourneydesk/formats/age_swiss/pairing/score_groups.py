"""Pairs one score group optimally, proved, with every tie broken by lot.

One matching decides over the score group's kernel: pairing two players or leaving one over costs
what it adds to the counts, and last of all a drawn lot.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from tourneydesk.core.draw import Draw
from tourneydesk.core.matching import (
    MOST,
    Edge,
    least_cost_pairs,
    least_cost_with_left_over,
    ranked,
)
from tourneydesk.formats.age_swiss.pairing.criteria import (
    Counts,
    Kind,
    ScoreGroup,
    counts_of,
    counts_of_pair,
)
from tourneydesk.formats.age_swiss.pairing.entrants import Field, Pair
from tourneydesk.formats.age_swiss.pairing.kernel import Kernel, crowd_pairs, kernel

LOTS = (2**31 - 1, 2**19 - 1, 2**7 - 1)
"""Primes: the lot of two players is the product of their drawn numbers, modulo the largest of these
that keeps the matching exact.
"""

OFTEN = 3
"""Where opponents repeat, pairs who met at least this often count as equal."""


@dataclass(frozen=True, slots=True)
class PairedGroup:
    """A paired score group; players left over move down to the next one."""

    group: ScoreGroup
    pairs: tuple[Pair, ...]
    left_over: tuple[int, ...]
    counts: Counts


def pair_group(
    field: Field, score_group: ScoreGroup, repeats: bool, draw: Draw, crowds: bool = True
) -> PairedGroup | None:
    """The score group paired at its best counts, such that all players below can still be paired;
    None where that is impossible.

    ``repeats``: not everybody can have an opponent whom they should meet; then the whole remaining
    field has as few rematches as possible, and next as few pairs of the oldest and the youngest
    group where they are not to meet. ``crowds``: whether to use them (tests do not; the counts are
    the same).
    """
    joint = repeats or not always_pairs(field, score_group.below)
    core = kernel(field, score_group, joint, whole=repeats or not crowds)
    matching = _Matching(field, score_group, repeats, core, draw.part("lots")).best(joint)
    if matching is None:
        return None
    pairs, left_over = _seated(field, core, matching, draw.part("crowds"))
    pairs = sorted((min(pair), max(pair)) for pair in pairs)
    return PairedGroup(
        score_group,
        tuple(pairs),
        tuple(sorted(left_over)),
        counts_of(field, score_group, pairs, left_over),
    )


def always_pairs(field: Field, players: Sequence[int], less: int = 0) -> bool:
    """Whether these players, less that many of them, and any others of the field can all get new
    opponents if their number is even: true where each is kept apart from fewer than half of them
    (Dirac's theorem on Hamiltonian cycles, 1952).
    """
    return len(field.free(players)) - less >= 2 * (field.most_apart + 1)


Choice = tuple[int, int]
"""A pair of the kernel; 0 as the second: left over."""


class _Matching:
    """The kernel's possible pairs with their costs."""

    def __init__(
        self, field: Field, score_group: ScoreGroup, repeats: bool, core: Kernel, draw: Draw
    ) -> None:
        self.field, self.score_group, self.repeats, self.core = field, score_group, repeats, core
        self.here = (*core.singles, *core.stand_ins)
        nodes = len(self.here) + len(score_group.below)
        ages = field.age_groups - 1
        rematch = (1, OFTEN) if repeats else (0, 0)
        mixed = int(repeats and field.outermost_apart)
        marks = int(any(field.marked.values()))
        for prime in LOTS:
            self.most = (rematch[0], mixed, 1, 1, ages, 1, marks, 1, ages, rematch[1], prime)
            # Room for a left-over player's cost twice, which either matching needs.
            if 4 * (ranked(self.most, self.most, nodes) + 1) * nodes < MOST:
                break
        self.prime, self.nodes = prime, nodes
        self.drawn = {
            player: 1 + draw.below(prime - 1) for player in (*self.here, *score_group.below)
        }

    def best(self, joint: bool) -> list[Choice] | None:
        """The kernel's pairs and left-over players at the least cost."""
        if not joint:
            alone = {node: self.leaving(node) + self.drawn[node] for node in self.here}
            pairs = least_cost_with_left_over(self._among_group(), alone)
            paired = {node for pair in pairs for node in pair}
            return [*pairs, *((node, 0) for node in self.here if node not in paired)]
        below = set(self.score_group.below)
        everybody = (*self.here, *self.score_group.below)
        edges = (*self._among_group(), *self._to_below(), *self._among_below())
        matched = least_cost_pairs(everybody, edges)
        if matched is None:
            return None
        chosen: list[Choice] = []
        for first, second in matched:
            if first in below and second in below:
                continue
            node, partner = (second, first) if first in below else (first, second)
            chosen.append((node, 0 if partner in below and node > 0 else partner))
        return chosen

    def _among_group(self) -> Iterator[Edge]:
        costs: dict[tuple[Kind, Kind], int] = {}
        same_mark = self._cost(0, 0, 0, 0, 0, 0, self.most[6], 0, 0, 0, 0)
        kinds = {node: self._kind(node) for node in self.here}
        for first, second in combinations(self.here, 2):
            if not self._may_meet(first, second):
                continue
            key = (kinds[first], kinds[second])
            if key not in costs:
                ends, *others = counts_of_pair(self.field, *key)
                costs[key] = self._cost(0, 0, 0, 0, 0, ends, 0, *others, 0, 0)
            marked = same_mark if second in self.field.marked.get(first, ()) else 0
            yield (
                first,
                second,
                costs[key] + marked + self._rematch(first, second) + self._lot(first, second),
            )

    def _to_below(self) -> Iterator[Edge]:
        for player in self.here:
            leaving = self.leaving(player)
            for opponent in self.score_group.below:
                if self._may_meet(player, opponent):
                    yield (
                        player,
                        opponent,
                        leaving + self._rematch(player, opponent) + self._lot(player, opponent),
                    )

    def _among_below(self) -> Iterator[Edge]:
        for first, second in combinations(self.score_group.below, 2):
            if self._may_meet(first, second):
                yield first, second, self._rematch(first, second)

    def leaving(self, node: int) -> int:
        """What it costs to leave a player over."""
        level, age = self._kind(node)
        moved = int(level > self.score_group.level)
        return self._cost(0, 0, moved, 1, age, 0, 0, 0, 0, 0, 0)

    def _kind(self, node: int) -> Kind:
        if node < 0:
            return self.core.stand_ins[node]
        return self.field.level[node], self.field.age[node]

    def _may_meet(self, first: int, second: int) -> bool:
        if first < 0 or second < 0:
            return self.field.fits(first, second)
        never = self.field.forbidden if self.repeats else self.field.apart
        return second not in never[first] and self.field.fits(first, second)

    def _rematch(self, first: int, second: int) -> int:
        if not self.repeats:
            return 0
        often = min(self.field.times_met(first, second), OFTEN)
        mixed = int(self.field.outermost(first, second))
        if not often and not mixed:
            return 0
        again = int(often > 0)
        return self._cost(again, mixed, 0, 0, 0, 0, 0, 0, 0, often, 0)

    def _cost(self, *counts: int) -> int:
        return ranked(counts, self.most, self.nodes)

    def _lot(self, first: int, second: int) -> int:
        return self.drawn[first] * self.drawn[second] % self.prime


def _seated(
    field: Field, core: Kernel, chosen: Iterable[Choice], draw: Draw
) -> tuple[list[Pair], list[int]]:
    """Replaces the stand-ins by real players, in drawn order, and pairs the rest of each crowd."""
    waiting = {kind: draw.shuffled(players) for kind, players in core.crowds.items()}
    pairs: list[Pair] = []
    left_over: list[int] = []
    wanted: list[tuple[int, Kind]] = []
    between: list[tuple[Kind, Kind]] = []
    for first, second in chosen:
        kinds = sorted(core.stand_ins[node] for node in (first, second) if node < 0)
        real = [node for node in (first, second) if node > 0]
        if len(kinds) == 2 and kinds[0] != kinds[1]:
            between.append((kinds[0], kinds[1]))
        elif len(kinds) == 1:
            wanted.append((real[0] if real else 0, kinds[0]))
        elif len(real) == 2:
            pairs.append((first, second))
        elif real:
            left_over.append(real[0])
    for player, kind in sorted(wanted):
        taken = _take(field, waiting[kind], player)
        if player in core.singles:
            pairs.append((player, taken))
        else:
            # The opponent is among those below, or not yet known: the crowd's player moves down.
            left_over.append(taken)
    for kind, other_kind in sorted(between):
        drawn = waiting[kind].pop()
        pairs.append((drawn, _take(field, waiting[other_kind], drawn)))
    for kind in sorted(waiting):
        pairs += crowd_pairs(field, waiting[kind])
    return pairs, left_over


def _take(field: Field, order: list[int], opponent: int) -> int:
    """The first player of the drawn order who may play the opponent (0 = anybody)."""
    never = field.avoided(opponent)
    place = next(place for place, player in enumerate(order) if player not in never)
    return order.pop(place)
