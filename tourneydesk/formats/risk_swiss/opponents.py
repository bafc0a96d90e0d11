"""Past opponents and the order of boards: the cost of a round and the search for less.

Only players of the same points group change places, so that the boards stay equally mixed. The
search counts its steps instead of watching a clock: it finds the same boards on every machine.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, combinations, pairwise, product

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import same_mark
from tourneydesk.core.format import Criterion
from tourneydesk.formats.risk_swiss.plan import (
    SEMI_FINAL,
    SEMI_FINAL_BOARDS,
    fewest_boards,
    on_boards,
)
from tourneydesk.formats.risk_swiss.points import tallies
from tourneydesk.formats.risk_swiss.settings import Rules, rules

REPEAT = 1
SAME_MARK = 10_000
FORBIDDEN = 1_000_000_000
"""The cost of a pair on one board: one forbidden pair outweighs any number of pairs of one club,
team or household, and one of these any number of repeats.
"""

STEPS_PER_PLAYER = 20

Pair = tuple[int, int]
Weights = Mapping[int, Mapping[int, int]]
"""The cost of seating two players together, by player and player, in both directions."""


def meetings(event: Event, before: int) -> dict[Pair, int]:
    """Pairs (lower id first) who sat together before that round, with the latest round they did."""
    met: dict[Pair, int] = {}
    for posted in event.rounds[: before - 1]:
        for table in posted.tables:
            for pair in combinations(sorted(table.players), 2):
                met[pair] = posted.number
    return met


def weights(players: Sequence[int], event: Event, repeats: bool) -> dict[int, dict[int, int]]:
    """The cost of each pair of these players: forbidden pairs, players with the same mark if they
    are kept apart, and repeats if they count.
    """
    costs: dict[int, dict[int, int]] = {player: {} for player in players}
    pairs = dict.fromkeys(sorted(meetings(event, len(event.rounds) + 1)), REPEAT) if repeats else {}
    mark = rules(event.settings).keep_apart
    if mark is not None:
        pairs |= {pair: pairs.get(pair, 0) + SAME_MARK for pair in same_mark(event, players, mark)}
    pairs |= {pair: pairs.get(pair, 0) + FORBIDDEN for pair in sorted(event.forbidden)}
    for (a, b), cost in pairs.items():
        if a in costs and b in costs:
            costs[a][b] = costs[b][a] = cost
    return costs


def cost_of(boards: Sequence[Sequence[int]], costs: Weights) -> int:
    """What these boards cost together."""
    return sum(costs[a].get(b, 0) for board in boards for a, b in combinations(board, 2))


@dataclass(slots=True)
class Search:
    """Boards being improved by exchanging players of equal points.

    ``load[p][b]`` is what player p would cost on board b; ``work`` counts the exchanges considered.
    The players in ``stay`` keep their boards.
    """

    boards: list[list[int]]
    points: Mapping[int, int]
    costs: Weights
    stay: Collection[int] = ()
    cost: int = 0
    work: int = 0
    at: dict[int, int] = field(default_factory=dict)
    load: dict[int, list[int]] = field(default_factory=dict)
    mates: dict[int, list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.at = {player: b for b, board in enumerate(self.boards) for player in board}
        groups: dict[int, list[int]] = {}
        for player in sorted(self.at):
            if player not in self.stay:
                groups.setdefault(self.points[player], []).append(player)
        self.mates = {player: [] for player in self.stay}
        for group in groups.values():
            # A group on a single board has no one to exchange.
            spread = len({self.at[player] for player in group}) > 1
            self.mates |= dict.fromkeys(group, group if spread else [])
        self.load = {player: [0] * len(self.boards) for player in self.at}
        for player, others in self.costs.items():
            for other, cost in others.items():
                self.load[player][self.at[other]] += cost
        self.cost = cost_of(self.boards, self.costs)

    def improve(self, draw: Draw, most_work: int) -> list[list[int]]:
        """The best boards found within the steps allowed; ``cost`` becomes theirs."""
        best, best_cost = [list(board) for board in self.boards], self.cost
        barred: dict[tuple[int, int], int] = {}
        self.work = 0
        for step in range(STEPS_PER_PLAYER * len(self.at)):
            unhappy = [p for p, b in self.at.items() if self.load[p][b] and self.mates[p]]
            if best_cost == 0 or not unhappy or self.work > most_work:
                break
            player = draw.choice(unhappy)
            other = self._partner(player, best_cost, barred, step, draw)
            if other is not None:
                # Neither returns at once: this lets the search leave a dead end.
                barred_until = step + 2 + draw.below(1 + len(self.mates[player]) // 2)
                barred[player, self.at[player]] = barred[other, self.at[other]] = barred_until
                self._exchange(player, other)
                if self.cost < best_cost:
                    best, best_cost = [list(board) for board in self.boards], self.cost
        self.cost = best_cost
        return best

    def _partner(
        self,
        player: int,
        best_cost: int,
        barred: Mapping[tuple[int, int], int],
        step: int,
        draw: Draw,
    ) -> int | None:
        """The best exchange partner, by lot among equals, even if the exchange is a loss."""
        here, own, costs = self.at[player], self.load[player], self.costs[player]
        partners: list[int] = []
        least: int | None = None
        self.work += 40 + len(self.mates[player])
        for other in self.mates[player]:
            there = self.at[other]
            if there == here:
                continue
            theirs = self.load[other]
            change = own[there] - own[here] + theirs[here] - theirs[there] - 2 * costs.get(other, 0)
            if least is not None and change > least:
                continue
            closed = barred.get((player, there), 0) > step or barred.get((other, here), 0) > step
            if closed and self.cost + change >= best_cost:
                continue
            if change != least:
                least, partners = change, []
            partners.append(other)
        return draw.choice(partners) if partners else None

    def _exchange(self, first: int, second: int) -> None:
        here, there = self.at[first], self.at[second]
        for player, old, new in ((first, here, there), (second, there, here)):
            self.cost -= self.load[player][old]
            board = self.boards[old]
            board[board.index(player)] = second if player == first else first
            self.at[player] = new
            for mate, cost in self.costs[player].items():
                self.load[mate][old] -= cost
                self.load[mate][new] += cost
            self.cost += self.load[player][new]


# The order of boards of 4 and 5 down the list that mixes as few points groups as possible.
#
# Our reading of RISK 2210 Swiss, score recording 3, which fills up a group from the next lower
# one but does not say which boards are the small ones: first the least sum over the boards of
# (points groups on the board - 1), then the least sum of (highest - lowest points), then by lot.

Left = tuple[int, ...]
"""How many boards of each size are not laid out yet, largest size first."""


@dataclass(frozen=True, slots=True)
class Orders:
    """All equally good orders of the boards: ``mixing`` is (extra groups, points between)."""

    sizes: tuple[int, ...]
    start: Left
    mixing: tuple[int, int]
    ways: dict[Left, int]
    steps: dict[Left, tuple[int, ...]]

    @property
    def count(self) -> int:
        return self.ways[self.start]

    def nth(self, number: int) -> tuple[int, ...]:
        """The board sizes from the top in order number ``number``, from 0 to ``count`` - 1."""
        left, lot, order = self.start, number, list[int]()
        while any(left):
            for kind in self.steps[left]:
                after = less(left, kind)
                if lot < self.ways[after]:
                    break
                lot -= self.ways[after]
            order.append(self.sizes[kind])
            left = after
        return tuple(order)


def best_orders(points: Sequence[int], sizes: Sequence[int]) -> Orders:
    """The best orders of boards of these sizes for players with these points, highest first.

    Exact: how well the rest of the list can be cut depends only on which boards are left.
    """
    counts = Counter(sizes)
    kinds = tuple(sorted(counts, reverse=True))
    start = tuple(counts[size] for size in kinds)
    group = list(accumulate((a != b for a, b in pairwise(points)), initial=0))
    mixing: dict[Left, tuple[int, int]] = {}
    ways: dict[Left, int] = {}
    steps: dict[Left, tuple[int, ...]] = {}
    for left in product(*(range(count + 1) for count in start)):
        if not any(left):
            mixing[left], ways[left] = (0, 0), 1
            continue
        top = len(points) - sum(n * size for n, size in zip(left, kinds, strict=True))
        costs: dict[int, tuple[int, int]] = {}
        for kind, size in enumerate(kinds):
            if left[kind]:
                end = top + size - 1
                rest = mixing[less(left, kind)]
                costs[kind] = (
                    rest[0] + group[end] - group[top],
                    rest[1] + points[top] - points[end],
                )
        best = min(costs.values())
        mixing[left] = best
        steps[left] = tuple(kind for kind, cost in costs.items() if cost == best)
        ways[left] = sum(ways[less(left, kind)] for kind in steps[left])
    return Orders(kinds, start, mixing[start], ways, steps)


def below(draw: Draw, bound: int) -> int:
    """A fair number from 0 to bound - 1 for any bound: there can be more than 2^64 orders."""
    words = -(-bound.bit_length() // 64)
    if words <= 1:
        return draw.below(bound)
    limit = (1 << 64 * words) // bound * bound
    while True:
        number = 0
        for _ in range(words):
            number = number << 64 | draw.below(1 << 64)
        if number < limit:
            return number % bound


def less(left: Left, kind: int) -> Left:
    """The remaining boards after one of that kind."""
    return (*left[:kind], left[kind] - 1, *left[kind + 1 :])


# The cost of a round, in the criteria of the pairing.


def evaluate(event: Event, posted: Round) -> tuple[Criterion, ...]:
    """Forbidden pairs at one board, boards of unplanned sizes, points groups bridged, match points
    between the best and the last of a board, and pairs who meet again.

    In a proposed round sizes, groups and points are minimal; the pairs are the fewest found among
    players of equal points. The semi-final and the final go by places, so groups and points do not
    count there.
    """
    boards = [table.players for table in posted.tables]
    pairs = [pair for board in boards for pair in combinations(sorted(board), 2)]
    met = meetings(event, posted.number)
    groups, points = _mixing(event, posted) if posted.kind == "swiss" else (0, 0)
    return (
        Criterion("weigh_forbidden", sum(pair in event.forbidden for pair in pairs)),
        Criterion("weigh_sizes", _other_sizes(posted, rules(event.settings))),
        Criterion("weigh_groups", groups),
        Criterion("weigh_points", points),
        *_same_mark(event, posted),
        Criterion("weigh_met", sum(pair in met for pair in pairs)),
    )


def _same_mark(event: Event, posted: Round) -> list[Criterion]:
    """Where players of one club, team or household are kept apart: how many sit together."""
    mark = rules(event.settings).keep_apart
    if mark is None:
        return []
    count = sum(len(same_mark(event, table.players, mark)) for table in posted.tables)
    return [Criterion("weigh_same_mark", count)]


def planned_sizes(players: int, chosen: Rules) -> tuple[int, ...]:
    """The boards planned for that many players; none if they cannot be seated."""
    as_set = on_boards(players, chosen.boards, chosen.sanctioned) if chosen.boards else None
    breakdown = as_set or fewest_boards(players, chosen.sanctioned)
    return breakdown.sizes if breakdown else ()


def _other_sizes(posted: Round, chosen: Rules) -> int:
    here = Counter(len(table.seats) for table in posted.tables)
    heads = sum(size * boards for size, boards in here.items())
    due = Counter(_due_sizes(posted.kind, heads, chosen))
    return max((here - due).total(), (due - here).total())


def _due_sizes(kind: str, heads: int, chosen: Rules) -> tuple[int, ...]:
    if kind == "final":
        return (heads,)
    if kind == SEMI_FINAL:
        return (heads - heads // SEMI_FINAL_BOARDS, heads // SEMI_FINAL_BOARDS)
    return planned_sizes(heads, chosen)


def _mixing(event: Event, posted: Round) -> tuple[int, int]:
    """Over all boards: the groups from the highest to the lowest, less one, and the points.

    A group in between counts even where none of its players sits there: so this is the figure that
    `board_order` minimizes, and no exchange of players can reduce it.
    """
    sums = tallies(event, posted.number - 1)
    boards = [[sums[player].points for player in table.players] for table in posted.tables]
    levels = sorted({points for board in boards for points in board})
    group = {points: index for index, points in enumerate(levels)}
    return (
        sum(group[max(board)] - group[min(board)] for board in boards),
        sum(max(board) - min(board) for board in boards),
    )
