"""Past opponents, and the search for boards with as few rematches as possible.

Only players of the same points group change places, so that the boards stay equally mixed. The
search counts its steps instead of watching a clock: it finds the same boards on every machine.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.field import same_mark
from tourneydesk.formats.risk_swiss.settings import rules

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
