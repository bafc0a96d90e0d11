"""Pairs a field: score group by score group from the top, each optimally, proved, ties by lot.

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
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.formats.age_swiss.criteria import (
    Counts,
    Field,
    Kind,
    Pair,
    ScoreGroup,
    counts_of,
    counts_of_pair,
)

# The few players of a score group who determine how well it can be paired, however large it is.
#
# Players of one kind (same record, same age group) cost nothing when paired with each other. So
# in some optimal pairing of a score group, almost all players of a large kind, its *crowd*, play
# each other: two crowds have at most one mixed pair (two such pairs could be crossed), and of
# every other kind no more players than can be mutually kept apart play into a crowd (two others
# could be crossed). ``supply`` is the number of players a crowd must provide; that many stand-
# ins, who are kept apart from nobody, are enough to find the optimal counts. A kind is a crowd
# only if it is large enough that real players can always take the stand-ins' places: whoever is
# needed finds a permitted opponent, and the rest of the crowd, paired in drawn order, can be
# fixed by exchanging opponents. Players of one club, team or household who are kept apart count
# as kept apart in all of this: no exchange then adds such a pair.


@dataclass(frozen=True, slots=True)
class Kernel:
    """``singles`` are real players, ``crowds`` the large kinds with their players, and
    ``stand_ins`` (numbers below 0) each represent some player of a crowd.
    """

    singles: tuple[int, ...]
    crowds: dict[Kind, list[int]]
    stand_ins: dict[int, Kind]


def kernel(field: Field, score_group: ScoreGroup, joint: bool, whole: bool = False) -> Kernel:
    """The kernel of a score group.

    ``joint``: it is paired together with the players below. ``whole``: no crowds, every player
    counts individually (for repeated opponents, which the argument above does not cover).
    """
    kinds: dict[Kind, list[int]] = {}
    for player in field.free(score_group.players):
        kinds.setdefault((field.level[player], field.age[player]), []).append(player)
    fixed = tuple(sorted(set(score_group.players).difference(field.free(score_group.players))))
    order = sorted(kinds, key=lambda kind: (len(kinds[kind]), kind))
    apart = field.most_avoided
    outside = len(fixed) + (min(len(score_group.below), apart + 1) if joint else 1)
    first, supply = len(order) if whole else 0, 0
    while first < len(order):
        others = sum(min(len(kinds[kind]), apart + 1) for kind in order[:first])
        supply = outside + others + len(order) - first - 1
        if len(kinds[order[first]]) >= enough(supply, apart):
            break
        first += 1
    crowds = {kind: kinds[kind] for kind in order[first:]}
    singles = [player for kind in order[:first] for player in kinds[kind]]
    stand_ins: dict[int, Kind] = {}
    for kind in sorted(crowds):
        # The parity of the crowd, so that the players without a stand-in can pair up.
        for _ in range(supply + (len(crowds[kind]) - supply) % 2):
            stand_ins[-1 - len(stand_ins)] = kind
    return Kernel((*sorted(singles), *fixed), crowds, stand_ins)


def enough(supply: int, apart: int) -> int:
    """How many players make a crowd.

    Besides those it supplies (one more for parity) it keeps 4·apart + 2, so that two players kept
    apart always find another pair of the crowd to exchange opponents with (see `crowd_pairs`).
    """
    return supply + 1 + 4 * apart + 2


def crowd_pairs(field: Field, order: Sequence[int]) -> list[tuple[int, int]]:
    """A crowd paired two by two in drawn order; pairs kept apart are crossed with the next pair
    that fits.

    The crowd must have at least 4·apart + 2 players: each of the two is kept apart from at most
    ``apart`` players, so among 2·apart other pairs one can be crossed with them.
    """
    pairs = [(order[place], order[place + 1]) for place in range(0, len(order), 2)]
    for place, (first, second) in enumerate(pairs):
        avoided, others = field.avoided(first), field.avoided(second)
        if second not in avoided:
            continue
        for step in range(1, len(pairs)):
            there = (place + step) % len(pairs)
            third, fourth = pairs[there]
            if third not in avoided and fourth not in others:
                pairs[place], pairs[there] = (first, third), (second, fourth)
                break
    return pairs


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


# Pairs a field: the fewest rematches, then the bye, then score group by score group from the top.
# Where the oldest and the youngest group are not to meet, such pairs come next after rematches.
#
# Age-Modified Swiss, Score Recording & Pairing 1, 3 and 4. The fewest rematches first is our
# reading, the usual rule of a Swiss.

NOBODY = 0
"""In the matching, the player matched with NOBODY has the bye."""


@dataclass(frozen=True, slots=True)
class Start:
    """What is settled before the score groups: the number of rematches, the bye, how many players
    were equal candidates for it but for the lot, and the number of pairs of the oldest and the
    youngest group where they are not to meet.
    """

    repeats: int
    bye: int | None
    equal: int = 0
    outermost: int = 0

    @property
    def unwanted(self) -> bool:
        """Whether some who meet should not, because the rest could not be paired otherwise."""
        return bool(self.repeats or self.outermost)


@dataclass(frozen=True, slots=True)
class Paired:
    """A whole paired field, score group by score group from the top."""

    start: Start
    score_groups: tuple[PairedGroup, ...]


def pair_field(field: Field, draw: Draw) -> Paired:
    """The field paired; Refused when the forbidden pairs make that impossible."""
    start = settle(field, draw)
    if start is None:
        raise Refused(*no_way(field))
    return pair_from(field, start, draw)


def pair_from(field: Field, start: Start, draw: Draw) -> Paired:
    """The field paired score group by score group from this start."""
    score_groups: list[PairedGroup] = []
    score_group = next_group(field, start)
    while score_group is not None:
        paired = pair_group(field, score_group, start.unwanted, group_draw(draw, len(score_groups)))
        assert paired is not None, "the start has shown that all can be paired"
        score_groups.append(paired)
        score_group = next_group(field, start, paired)
    return Paired(start, tuple(score_groups))


def group_draw(draw: Draw, index: int) -> Draw:
    """Each score group has its own draw, the top one is number 1."""
    return draw.part(f"pool {index + 1}")


def next_group(field: Field, start: Start, above: PairedGroup | None = None) -> ScoreGroup | None:
    """The score group below ``above`` (None = the top one): players who moved down, and the next
    record.
    """
    under = [
        player
        for player in field.players
        if player != start.bye and (above is None or field.level[player] < above.group.level)
    ]
    moved = () if above is None else above.left_over
    if not under:
        return None
    level = max(field.level[player] for player in under)
    own = (player for player in under if field.level[player] == level)
    below = (player for player in under if field.level[player] < level)
    return ScoreGroup(level, (*moved, *own), tuple(below))


def settle(field: Field, draw: Draw) -> Start | None:
    """The fewest rematches, then the bye: fewest byes, lowest record, youngest age group, by lot.

    None when not everybody can be paired.
    """
    odd = len(field.players) % 2 == 1
    lots = draw.part("bye").shuffled(sorted(field.players)) if odd else []
    if always_pairs(field, field.players, less=int(odd)):
        fixed = field.fixed
        repeats = int(fixed is not None and field.times_met(*fixed) > 0)
        outermost = int(fixed is not None and field.outermost(*fixed))
        bye, equal = _bye(field, field.free(lots)) if odd else (None, 0)
        return Start(repeats, bye, equal, outermost)
    matched = _matched(field, lots)
    if matched is None:
        return None
    pairs = [pair for pair in matched if pair[0] != NOBODY]
    repeats = sum(1 for pair in pairs if field.times_met(*pair))
    outermost = sum(1 for pair in pairs if field.outermost(*pair))
    if not odd:
        return Start(repeats, None, outermost=outermost)
    (bye,) = (second for first, second in matched if first == NOBODY)
    equal = sum(1 for player in lots if bye_key(field, player) == bye_key(field, bye))
    return Start(repeats, bye, equal, outermost)


def bye_key(field: Field, player: int) -> tuple[int, int, int]:
    """The player with the least key has the bye: byes so far, match record, age group."""
    return field.byes[player], field.level[player], field.age[player]


def _bye(field: Field, lots: list[int]) -> tuple[int, int]:
    least = min(bye_key(field, player) for player in lots)
    equal = [player for player in lots if bye_key(field, player) == least]
    return equal[0], len(equal)


def _matched(field: Field, lots: list[int]) -> tuple[tuple[int, int], ...] | None:
    """Everybody paired, one player of an odd field with NOBODY, with the fewest rematches and the
    best bye.
    """
    players, nodes = field.players, len(field.players) + 1
    most = (
        1,
        1,
        max(field.byes.values(), default=0),
        max(field.level.values(), default=0),
        field.age_groups - 1,
        nodes,
    )

    def edges() -> Iterable[Edge]:
        again = ranked((1, 0, 0, 0, 0, 0), most, nodes)
        mixed = ranked((0, 1, 0, 0, 0, 0), most, nodes)
        for place, first in enumerate(players):
            for second in players[place + 1 :]:
                if second not in field.forbidden[first] and field.fits(first, second):
                    cost = again if field.times_met(first, second) else 0
                    yield first, second, cost + mixed * field.outermost(first, second)
        for lot, player in enumerate(lots):
            if field.fixed is None or player not in field.fixed:
                yield NOBODY, player, ranked((0, 0, *bye_key(field, player), lot), most, nodes)

    return least_cost_pairs((NOBODY, *players) if lots else players, edges())


def no_way(field: Field) -> tuple[Problem, ...]:
    """That the field cannot be paired, and the players who may meet nobody in it."""
    others = len(field.players) - 1
    alone = tuple(player for player in field.players if len(field.forbidden[player]) == others)
    problems = (Problem("no_pairing_possible", facts={"players": len(field.players)}),)
    return (*problems, Problem("may_meet_nobody", alone)) if alone else problems
