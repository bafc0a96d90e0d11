"""Makes the next round: Swiss boards by match points and lot, or the final."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.field import active
from tourneydesk.core.sayings import Problem, Reason, Refused
from tourneydesk.core.waiting import results_missing
from tourneydesk.formats.risk_swiss import reasons
from tourneydesk.formats.risk_swiss.final import final_boards
from tourneydesk.formats.risk_swiss.pairing import opponents
from tourneydesk.formats.risk_swiss.pairing.board_order import Orders, below, best_orders
from tourneydesk.formats.risk_swiss.pairing.plan import last_one_in, next_boards, next_kind
from tourneydesk.formats.risk_swiss.points import leavings, tallies
from tourneydesk.formats.risk_swiss.settings import rules

ENGINE = "risk-swiss 1"
TRIES = 24
WORK = 300_000
"""How often and how much the search for other opponents may try: under a second for 500 players."""


@dataclass(frozen=True, slots=True)
class Made:
    """Boards from the top, what is left of repeats and forbidden pairs, and why they are so."""

    boards: tuple[tuple[int, ...], ...]
    cost: int
    orders: Orders


def propose(event: Event, draw: Draw) -> Round:
    """The next round; raises Refused when it cannot be made."""
    if waiting := results_missing(event):
        raise Refused(*waiting)
    kind = next_kind(event)
    if kind is None:
        raise Refused(Problem("event_finished", facts={"rounds": len(event.rounds)}))
    alone = last_one_in(event)
    if alone is not None:
        raise Refused(Problem("over_with_last_one_in", (alone,)))
    tables, why = final_boards(event) if kind == "final" else _swiss_boards(event, draw)
    seats = draw.part("seats")
    return Round(
        number=len(event.rounds) + 1,
        kind=kind,
        tables=tuple(
            Table(number, tuple(Seat(player) for player in seats.shuffled(players)), said)
            for number, (players, said) in enumerate(tables, start=1)
        ),
        reasons=(*why, Reason("seats_by_lot", reasons.OURS)),
        seed=draw.seed,
        label=draw.label,
        engine=ENGINE,
    )


def _swiss_boards(event: Event, draw: Draw) -> tuple[list[reasons.Board], tuple[Reason, ...]]:
    """Boards by match points, random among equals; tiebreakers play no part.

    RISK 2210 Swiss, score recording 1 (round 1) and 3.
    """
    breakdown = next_boards(event)
    players = active(event, leavings(event))
    sums = tallies(event)
    points = {player: sums[player].points for player in players}
    repeats = rules(event.settings).new_opponents_first
    costs = opponents.weights(players, event, repeats)
    made = best_boards(points, breakdown.sizes, costs, draw)
    met = opponents.meetings(event, len(event.rounds) + 1)
    again = met if repeats else {}
    tables = [(board, reasons.board(event, board, points, again)) for board in made.boards]
    return tables, reasons.whole_round(event, breakdown, made.orders.count, costs, made.cost)


def best_boards(
    points: Mapping[int, int], sizes: Sequence[int], costs: opponents.Weights, draw: Draw
) -> Made:
    """Boards cut from the list of players: points descending, random within a points group.

    The order of the boards is drawn by lot. Where repeats or forbidden pairs count, the best of
    several searches, each from the next of the equally good orders.
    """
    orders = best_orders(sorted(points.values(), reverse=True), sizes)
    first = below(draw.part("boards"), orders.count)
    best: list[list[int]] = []
    best_cost: int | None = None
    work = 0
    for number in range(TRIES):
        lot = draw.part(f"try {number + 1}") if number else draw
        order = orders.nth((first + number) % orders.count)
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
    return Made(tuple(map(tuple, best)), best_cost or 0, orders)


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
