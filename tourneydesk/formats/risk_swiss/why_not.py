"""Why two players were not at one board: the round with both at one, and what is worse.

A round is made in this order: the boards mix points groups as little as possible, then forbidden
pairs are kept apart, then (if chosen) past opponents; the rest is by lot. The first of these that
would be worse is the answer.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import active, has_same_mark
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.formats.risk_swiss.finals import RULE as FINAL
from tourneydesk.formats.risk_swiss.opponents import (
    FORBIDDEN,
    SAME_MARK,
    Left,
    Orders,
    Pair,
    Search,
    Weights,
    below,
    best_orders,
    less,
    meetings,
    weights,
)
from tourneydesk.formats.risk_swiss.pairing import TRIES, WORK, best_boards, cut, listed
from tourneydesk.formats.risk_swiss.plan import SEMI_FINAL, semi_final_of
from tourneydesk.formats.risk_swiss.points import leavings, tallies
from tourneydesk.formats.risk_swiss.reasons import (
    FIRST_ROUND,
    HOUSE_RULE,
    LATER_ROUNDS,
    OURS,
    SEEDED,
)
from tourneydesk.formats.risk_swiss.settings import rules
from tourneydesk.formats.risk_swiss.standings import first_difference, standings

# Boards with two given players at the same one: how little they can mix points groups, and how
# few pairs meet again. `why_not` compares them with the boards made without that condition.

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


CHANGED = {"seated_by_hand": "why_not_by_hand", "seated_around": "why_not_around"}
"""What comes first in the answer where the rules alone did not make all boards."""

MIXED = (("why_not_groups", "why_not_groups_level"), ("why_not_spread", "why_not_spread_level"))
"""The codes for more mixing, by count; the second of each for two players with equal points."""

MISSED = {
    "points": "why_not_final_points",
    "game_points": "why_not_final_game_points",
    "energy": "why_not_final_energy",
    "first_places": "why_not_final_first_places",
    "lot": "why_not_final_lot",
}
"""The codes for the first figure in which a player was behind the last seat of the final."""


def why_not(event: Event, posted: Round, first: int, second: int) -> tuple[Reason, ...]:
    """Why these two were not at one board of a posted round.

    ``event`` is the event before that round; the boards have the posted sizes.
    """
    absent = [player for player in (first, second) if posted.table_of(player) is None]
    if absent:
        return tuple(_absent(event, posted, player) for player in absent)
    pair = (min(first, second), max(first, second))
    if pair in event.forbidden and posted.kind != SEMI_FINAL:
        return (Reason("why_not_forbidden", OURS, (first, second)),)
    codes = {reason.code for table in posted.tables for reason in table.reasons}
    changed = [Reason(CHANGED[code], OURS) for code in CHANGED if code in codes]
    if posted.kind == SEMI_FINAL:
        return (*changed, Reason("why_not_seeded", SEEDED, (first, second)))
    return (*changed, _compared(event, posted, first, second))


def _absent(event: Event, posted: Round, player: int) -> Reason:
    """Why a player was at no board of the round."""
    facts: dict[str, Fact] = {"round": posted.number}
    if player > len(event.players):
        return Reason("why_not_entered_later", OURS, (player,), facts)
    leaving = leavings(event).get(player)
    if leaving is not None:
        facts["left"] = leaving.round
        return Reason("why_not_withdrawn", OURS, (player,), facts)
    if event.player(player).dropped:
        return Reason("why_not_left", OURS, (player,), facts)
    return missed_final(event, posted, player) or Reason("why_not_absent", OURS, (player,), facts)


def missed_final(event: Event, posted: Round, player: int) -> Reason | None:
    """What put a player behind the last seat of the final or the semi-final; None if nothing did.

    ``event`` is the event before the round was posted.
    """
    if posted.kind == "swiss":
        return None
    inside = set(active(event, leavings(event)))
    seated = {one for table in posted.tables for one in table.players}
    rows = [row for row in standings(event) if row.player in inside]
    own = next((row for row in rows if row.player == player), None)
    last = next((row for row in reversed(rows) if row.player in seated), None)
    if own is None or last is None or last.place >= own.place:
        return None
    if posted.kind == SEMI_FINAL or semi_final_of(event) is not None:
        code = "why_not_semi_final" if posted.kind == SEMI_FINAL else "why_not_final"
        by_place: dict[str, Fact] = {"seats": len(seated), "place": own.place, "last": last.place}
        return Reason(code, SEEDED, (player, last.player), by_place)
    key, figure, theirs = first_difference(own, last)
    facts: dict[str, Fact] = {
        "seats": len(seated),
        "place": own.place,
        "points": own.points,
        "own": figure,
        "last": theirs,
    }
    return Reason(MISSED[key], FINAL, (player, last.player), facts)


def _compared(event: Event, posted: Round, first: int, second: int) -> Reason:
    """The first count that would be worse with both at one board; a lot where none is."""
    pair = (first, second)
    sums = tallies(event)
    seated = sorted(player for table in posted.tables for player in table.players)
    points = {player: sums[player].points for player in seated}
    sizes = tuple(len(table.seats) for table in posted.tables)
    orders = best_orders(sorted(points.values(), reverse=True), sizes)
    would = least_mixing(points, sizes, pair)
    if would != orders.mixing:
        return _mixed_more(points, orders.mixing, would, pair)
    where = homes(points, orders, pair)
    if not where.boards:
        return Reason("why_not_down_the_list", LATER_ROUNDS, pair, _points_of(points, pair))
    costs = weights(seated, event, rules(event.settings).new_opponents_first)
    if any(costs.values()):
        draw = Draw(posted.seed, posted.label)
        least = best_boards(points, sizes, costs, draw).cost
        together = least_found(points, where, costs, pair, draw)
        if together > least:
            return _costs_more(event, posted, least, together, pair)
    if not event.rounds:
        return Reason("why_not_first_round", FIRST_ROUND, pair)
    return Reason("why_not_lot", LATER_ROUNDS, pair)


def _mixed_more(
    points: Mapping[int, int], least: tuple[int, int], would: tuple[int, int], pair: Pair
) -> Reason:
    """The boards would mix more points groups, or equally many that are further apart."""
    count = 0 if would[0] != least[0] else 1
    level = points[pair[0]] == points[pair[1]]
    facts: dict[str, Fact] = {**_points_of(points, pair), "is": least[count], "would": would[count]}
    return Reason(MIXED[count][level], LATER_ROUNDS, pair, facts)


def _costs_more(event: Event, posted: Round, least: int, together: int, pair: Pair) -> Reason:
    """More forbidden pairs would be at one board, or more would meet again."""
    kept_apart = (least // FORBIDDEN, together // FORBIDDEN)
    if kept_apart[0] != kept_apart[1]:
        facts: dict[str, Fact] = {"is": kept_apart[0], "would": kept_apart[1]}
        return Reason("why_not_others_forbidden", OURS, pair, facts)
    same = (least % FORBIDDEN // SAME_MARK, together % FORBIDDEN // SAME_MARK)
    if same[0] != same[1]:
        mark = rules(event.settings).keep_apart
        facts = {"is": same[0], "would": same[1], "mark": mark}
        code = "why_not_same_mark" if has_same_mark(event, *pair, mark) else "why_not_others_same"
        return Reason(code, HOUSE_RULE, pair, facts)
    facts = {"is": least % SAME_MARK, "would": together % SAME_MARK}
    met = meetings(event, posted.number).get((min(pair), max(pair)))
    if met is None:
        return Reason("why_not_repeats", OURS, pair, facts)
    return Reason("why_not_met", OURS, pair, {**facts, "round": met})


def _points_of(points: Mapping[int, int], pair: Pair) -> dict[str, Fact]:
    return {"points": points[pair[0]], "others": points[pair[1]]}
