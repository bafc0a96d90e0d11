"""Boards with two given players at the same one: how little they can mix points groups, and how few
pairs meet again. `why_not` compares them with the boards made without that condition.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.draw import Draw
from tourneydesk.formats.risk_swiss.pairing.board_order import Left, Orders, below, less
from tourneydesk.formats.risk_swiss.pairing.opponents import Pair, Search, Weights
from tourneydesk.formats.risk_swiss.pairing.rounds import TRIES, WORK, cut, listed

Mixing = tuple[int, int]
"""Steps between points groups, and match points, from the best to the last player, summed over
boards.
"""

_Open = tuple[Left, int, int]
"""Boards not begun, free seats at the board begun last, free seats at the pair's board."""


def least_mixing(points: Mapping[int, int], sizes: Sequence[int], pair: Pair) -> Mixing:
    """The least mixing over all ways to seat everybody at boards of these sizes with the pair at
    one.

    Exact: apart from the pair's board, the rest is best cut straight down the list (see
    `board_order`), and among players of equal points it does not matter who sits where. So one pass
    down the list, assigning each player to the pair's board or the one begun last, finds an
    optimum.
    """
    first = set(pair)
    order = sorted(points, key=lambda player: (-points[player], player not in first))
    due = [player in first for player in order]
    levels = [points[player] for player in order]
    return min(_walk(levels, due, sizes, size) for size in set(sizes))


def _walk(levels: Sequence[int], due: Sequence[bool], sizes: Sequence[int], size: int) -> Mixing:
    """The least mixing with the pair at a board of this size; ``due`` marks the pair in the
    list.
    """
    counts = Counter(sizes) - Counter((size,))
    kinds = tuple(sorted(counts, reverse=True))
    states: dict[_Open, Mixing] = {(tuple(counts[kind] for kind in kinds), 0, size): (0, 0)}
    ahead = sum(due)
    for place, level in enumerate(levels):
        gap = levels[place - 1] - level if place else 0
        ahead -= due[place]
        reached: dict[_Open, Mixing] = {}
        for (left, room, own), (groups, between) in states.items():
            # Every board that is begun and not full spans the gap to this player.
            begun = (room > 0) + (0 < own < size) if gap else 0
            cost = (groups + begun, between + begun * gap)
            for state in _seated(left, room, own, kinds, due[place], own > ahead):
                if state not in reached or cost < reached[state]:
                    reached[state] = cost
        states = reached
    (best,) = states.values()
    return best


def _seated(
    left: Left, room: int, own: int, kinds: Left, due: bool, with_the_two: bool
) -> list[_Open]:
    """The seats that one more player can take."""
    seated = [(left, room, own - 1)] if with_the_two and own else []
    if due:
        return seated
    if room:
        return [*seated, (left, room - 1, own)]
    for kind, boards in enumerate(left):
        if boards:
            seated.append((less(left, kind), kinds[kind] - 1, own))
    return seated


@dataclass(frozen=True, slots=True)
class Home:
    """A board, in some of the best orders, with room for both: the boards left before it, and its
    kind.
    """

    left: Left
    kind: int


@dataclass(frozen=True, slots=True)
class Homes:
    """All boards of the best orders that can hold the pair; ``before`` says how each is reached."""

    orders: Orders
    boards: tuple[Home, ...]
    before: Mapping[Left, tuple[int, ...]]

    def order(self, lot: Draw) -> tuple[tuple[int, ...], int]:
        """One of the best orders by lot, with the number of a board for the pair."""
        home = lot.choice(self.boards)
        above: list[int] = []
        left = home.left
        while left != self.orders.start:
            kind = lot.choice(self.before[left])
            above.append(kind)
            left = (*left[:kind], left[kind] + 1, *left[kind + 1 :])
        under: list[int] = [home.kind]
        left = less(home.left, home.kind)
        while any(left):
            number = below(lot, self.orders.ways[left])
            kind = self._kind(left, number)
            under.append(kind)
            left = less(left, kind)
        sizes = self.orders.sizes
        return tuple(sizes[kind] for kind in (*reversed(above), *under)), len(above)

    def _kind(self, left: Left, number: int) -> int:
        """The kind of the next board in the order of that number."""
        for kind in self.orders.steps[left]:
            ways = self.orders.ways[less(left, kind)]
            if number < ways:
                return kind
            number -= ways
        raise AssertionError("the ways add up")


def homes(points: Mapping[int, int], orders: Orders, pair: Pair) -> Homes:
    """The boards of the best orders that can hold the pair; none where no such order seats them
    together, whoever of equal points sits where.
    """
    levels = sorted(points.values(), reverse=True)
    wanted = Counter(points[player] for player in pair)
    before: dict[Left, list[int]] = {orders.start: []}
    boards: list[Home] = []
    # New states are appended, so that all ways down from the start are visited.
    for left in (queue := [orders.start]):
        if not any(left):
            continue
        heads = sum(count * size for count, size in zip(left, orders.sizes, strict=True))
        top = len(levels) - heads
        for kind in orders.steps[left]:
            if wanted <= Counter(levels[top : top + orders.sizes[kind]]):
                boards.append(Home(left, kind))
            after = less(left, kind)
            if after not in before:
                before[after] = []
                queue.append(after)
            before[after].append(kind)
    return Homes(orders, tuple(boards), {left: tuple(kinds) for left, kinds in before.items()})


def least_found(
    points: Mapping[int, int], where: Homes, costs: Weights, pair: Pair, draw: Draw
) -> int:
    """The cost of the best boards found with the pair at one of them, mixed no more than without:
    the search is as long as in `rounds.best_boards`.
    """
    best: int | None = None
    work = 0
    for attempt in range(TRIES):
        lot = draw.part(f"together {attempt + 1}")
        order, at = where.order(lot)
        boards = cut(listed(points, lot), order)
        _bring(boards, at, pair, points)
        search = Search(boards, points, costs, frozenset(pair))
        search.improve(lot.part("exchanges"), WORK - work)
        work += search.work
        if best is None or search.cost < best:
            best = search.cost
        if best == 0 or work > WORK:
            break
    return best or 0


def _bring(boards: list[list[int]], at: int, pair: Pair, points: Mapping[int, int]) -> None:
    """Moves the pair to that board by exchanging them with players of equal points."""
    for player in pair:
        if player in boards[at]:
            continue
        there = next(board for board in boards if player in board)
        other = next(
            candidate
            for candidate in boards[at]
            if points[candidate] == points[player] and candidate not in pair
        )
        boards[at][boards[at].index(other)] = player
        there[there.index(player)] = other
