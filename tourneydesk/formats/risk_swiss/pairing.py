"""Makes the next round: Swiss boards by match points and lot, the semi-final, or the final."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.field import active
from tourneydesk.core.missing_results import missing_results
from tourneydesk.core.reasons import Fact, Problem, Reason, Refused
from tourneydesk.core.seating import NOTHING_KEPT, before_round, by_number, free_numbers
from tourneydesk.formats.risk_swiss import opponents, reasons
from tourneydesk.formats.risk_swiss.finals import final_boards, semi_final_boards
from tourneydesk.formats.risk_swiss.opponents import Orders, below, best_orders, planned_sizes
from tourneydesk.formats.risk_swiss.plan import (
    SEMI_FINAL,
    Breakdown,
    counts_that_work,
    fewest_boards,
    last_one_in,
    next_boards,
    next_kind,
)
from tourneydesk.formats.risk_swiss.points import leavings, tallies
from tourneydesk.formats.risk_swiss.settings import Rules, rules

ENGINE = "risk-swiss 1"
TRIES = 24
WORK = 300_000
"""Limits of the search for new opponents, in tries and exchanges: under a second for 500
players.
"""


@dataclass(frozen=True, slots=True)
class BestBoards:
    """Boards from the top, the remaining cost of repeats and forbidden pairs, and the equally good
    orders.
    """

    boards: tuple[tuple[int, ...], ...]
    cost: int
    orders: Orders


def propose(event: Event, draw: Draw) -> Round:
    """The next round; raises Refused when it cannot be made."""
    return pair_remaining(event, draw, NOTHING_KEPT)


def pair_remaining(event: Event, draw: Draw, kept_round: Round) -> Round:
    """The next round with the boards of ``kept_round`` unchanged and the other players seated.

    The others sit at the planned boards less those kept; where the numbers do not match, at the
    fewest boards for their number. Raises Refused where there are none, and whenever ``propose``
    does; only whether all players together could be seated does not matter here.
    """
    event = before_round(event, kept_round.number)
    if waiting := missing_results(event):
        raise Refused(*(Problem("results_missing", facts=facts) for facts in waiting))
    # A posted semi-final stays one, whoever has left it.
    kind = SEMI_FINAL if kept_round.kind == SEMI_FINAL else next_kind(event)
    if kind is None:
        raise Refused(Problem("event_finished", facts={"rounds": len(event.rounds)}))
    alone = last_one_in(event)
    if alone is not None and (kind == "final" or not kept_round.tables):
        raise Refused(Problem("over_with_last_one_in", (alone,)))
    boards, why = _boards(kind, event, draw, kept_round)
    seated_around: tuple[Reason, ...] = ()
    if kept_round.tables:
        table_numbers = tuple(table.number for table in kept_round.tables)
        seated_around = (Reason("seated_around", reasons.OURS, (), {"tables": table_numbers}),)
    if kind == "final" and kept_round.tables:
        boards, seated_around = [], ()
    seats = draw.part("seats")
    tables = [
        Table(
            table_number,
            tuple(map(Seat, seats.shuffled(players))),
            (*board_reasons, *seated_around),
        )
        for table_number, (players, board_reasons) in zip(
            free_numbers(kept_round), boards, strict=False
        )
    ]
    return Round(
        number=len(event.rounds) + 1,
        kind=kind,
        tables=by_number((*kept_round.tables, *tables)),
        reasons=(*why, *seated_around, Reason("seats_by_lot", reasons.OURS)),
        seed=draw.seed,
        label=draw.label,
        engine=ENGINE,
    )


def _boards(
    kind: str, event: Event, draw: Draw, kept_round: Round
) -> tuple[list[reasons.Board], tuple[Reason, ...]]:
    """The boards of a round of that kind besides those kept, and the reasons of the round."""
    if kind == "final":
        return final_boards(event)
    if kind == SEMI_FINAL:
        return semi_final_boards(event, kept_round), ()
    return _swiss_boards(event, draw, kept_round)


def _swiss_boards(
    event: Event, draw: Draw, kept_round: Round
) -> tuple[list[reasons.Board], tuple[Reason, ...]]:
    """Boards by match points, random among equals; tiebreakers play no part.

    RISK 2210 Swiss, score recording 1 (round 1) and 3.
    """
    chosen = rules(event.settings)
    staying = [player for table in kept_round.tables for player in table.players]
    free = [player for player in active(event, leavings(event)) if player not in set(staying)]
    if staying:
        planned = planned_sizes(len(staying) + len(free), chosen)
    else:
        planned = next_boards(event).sizes
    left = _left(planned, kept_round, len(free))
    sizes = _usual_sizes(len(free), chosen) if left is None else left
    if not free:
        return [], ()
    repeats = chosen.new_opponents_first
    sums = tallies(event)
    points = {player: sums[player].points for player in free}
    best = best_boards(points, sizes, opponents.weights(free, event, repeats), draw)
    met = opponents.meetings(event, len(event.rounds) + 1) if repeats else {}
    boards = [(board, reasons.board(event, board, points, met)) for board in best.boards]
    if left is None:
        return boards, ()
    costs = opponents.weights([*staying, *free], event, repeats)
    cost = opponents.cost_of([*(table.players for table in kept_round.tables), *best.boards], costs)
    count = Counter(planned)
    breakdown = Breakdown(count[5], count[4], count[3])
    return boards, reasons.whole_round(event, breakdown, best.orders.count, costs, cost)


def _left(planned: tuple[int, ...], kept_round: Round, free: int) -> tuple[int, ...] | None:
    """The planned boards less those kept; None if the numbers do not match."""
    due, here = Counter(planned), Counter(len(table.seats) for table in kept_round.tables)
    left = tuple(sorted((due - here).elements(), reverse=True))
    return left if here <= due and sum(left) == free else None


def _usual_sizes(free: int, chosen: Rules) -> tuple[int, ...]:
    """The fewest boards for that many players alone; raises Refused where there are none."""
    if not free:
        return ()
    breakdown = fewest_boards(free, chosen.sanctioned)
    if breakdown is None:
        works = counts_that_work(free, chosen.sanctioned)
        facts: dict[str, Fact] = {"players": free, "counts_that_work": works}
        raise Refused(Problem("cannot_seat_around", facts=facts))
    return breakdown.sizes


def best_boards(
    points: Mapping[int, int], sizes: Sequence[int], costs: opponents.Weights, draw: Draw
) -> BestBoards:
    """Boards cut from the list of players: points descending, random within a points group.

    The order of the boards is drawn by lot. Where repeats or forbidden pairs count: the best of
    several searches, each starting from the next of the equally good orders.
    """
    orders = best_orders(sorted(points.values(), reverse=True), sizes)
    first = below(draw.part("boards"), orders.count)
    best: list[list[int]] = []
    best_cost: int | None = None
    work = 0
    for attempt in range(TRIES):
        lot = draw.part(f"try {attempt + 1}") if attempt else draw
        order = orders.nth((first + attempt) % orders.count)
        boards = cut(listed(points, lot), order)
        cost = opponents.cost_of(boards, costs)
        if cost:
            search = opponents.Search(boards, points, costs)
            boards = search.improve(lot.part("exchanges"), WORK - work)
            cost = search.cost
            work += search.work
        if best_cost is None or cost < best_cost:
            best, best_cost = boards, cost
        if best_cost == 0 or len(sizes) == 1 or work > WORK:
            break
    return BestBoards(tuple(map(tuple, best)), best_cost or 0, orders)


def listed(points: Mapping[int, int], lot: Draw) -> list[int]:
    """The players by points, highest first, in drawn order within each points group."""
    groups: dict[int, list[int]] = {}
    for player in sorted(points):
        groups.setdefault(points[player], []).append(player)
    return [
        player
        for level in sorted(groups, reverse=True)
        for player in lot.part(f"{level} points").shuffled(groups[level])
    ]


def cut(players: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Boards of these sizes, filled down the list."""
    boards: list[list[int]] = []
    start = 0
    for size in sizes:
        boards.append(list(players[start : start + size]))
        start += size
    return boards
