"""The next round around boards that stay: whoever is free is seated at the boards that remain."""

from collections import Counter
from dataclasses import replace
from itertools import count

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.field import active
from tourneydesk.core.kept_tables import before_round
from tourneydesk.core.sayings import Fact, Problem, Reason, Refused
from tourneydesk.core.waiting import results_missing
from tourneydesk.formats.risk_swiss import reasons
from tourneydesk.formats.risk_swiss.pairing import opponents
from tourneydesk.formats.risk_swiss.pairing.boards import Breakdown, counts_that_work, fewest_boards
from tourneydesk.formats.risk_swiss.pairing.evaluation import planned_sizes
from tourneydesk.formats.risk_swiss.pairing.plan import next_kind
from tourneydesk.formats.risk_swiss.pairing.rounds import (
    ENGINE,
    best_boards,
    propose,
)
from tourneydesk.formats.risk_swiss.points import leavings, tallies
from tourneydesk.formats.risk_swiss.settings import Rules, rules


def pair_remaining(event: Event, draw: Draw, kept: Round) -> Round:
    """The next round with the boards of ``kept`` as they are and the others seated.

    The others sit at the planned boards less those kept; where these do not come out even, at the
    fewest boards for the number of the others. Raises Refused where there are none, and whenever
    ``propose`` does; only whether all together could be seated does not matter here.
    """
    event = before_round(event, kept.number)
    if not kept.tables:
        return propose(event, draw)
    kind = next_kind(event)
    if results_missing(event) or kind != "swiss":
        # Nothing to choose: refused, or the one board of a final.
        return replace(propose(event, draw), tables=kept.tables)
    chosen = rules(event.settings)
    staying = [player for table in kept.tables for player in table.players]
    free = [player for player in active(event, leavings(event)) if player not in set(staying)]
    planned = planned_sizes(len(staying) + len(free), chosen)
    left = _left(planned, kept, len(free))
    sizes = _made_for(len(free), chosen) if left is None else left

    sums = tallies(event)
    points = {player: sums[player].points for player in free}
    costs = opponents.weights([*staying, *free], event, chosen.new_opponents_first)
    met = opponents.meetings(event, len(event.rounds) + 1) if chosen.new_opponents_first else {}
    stayed = _stayed(kept)
    tables, why = list(kept.tables), list[Reason]()
    if free:
        apart = opponents.weights(free, event, chosen.new_opponents_first)
        made = best_boards(points, sizes, apart, draw)
        taken = {table.number for table in kept.tables}
        numbers = (number for number in count(1) if number not in taken)
        seats = draw.part("seats")
        for board in made.boards:
            said = (*reasons.board(event, board, points, met), stayed)
            seated = tuple(Seat(player) for player in seats.shuffled(board))
            tables.append(Table(next(numbers), seated, said))
        if left is not None:
            cost = opponents.cost_of([table.players for table in tables], costs)
            here = Counter(planned)
            breakdown = Breakdown(here[5], here[4], here[3])
            why += reasons.whole_round(event, breakdown, made.orders.count, costs, cost)
    return Round(
        number=len(event.rounds) + 1,
        kind=kind,
        tables=tuple(sorted(tables, key=lambda table: table.number)),
        reasons=(*why, stayed, Reason("seats_by_lot", reasons.OURS)),
        seed=draw.seed,
        label=draw.label,
        engine=ENGINE,
    )


def _stayed(kept: Round) -> Reason:
    tables = tuple(table.number for table in kept.tables)
    return Reason("seated_around", reasons.OURS, (), {"tables": tables})


def _left(planned: tuple[int, ...], kept: Round, free: int) -> tuple[int, ...] | None:
    """The planned boards less those kept; None if they do not come out even."""
    due, here = Counter(planned), Counter(len(table.seats) for table in kept.tables)
    left = tuple(sorted((due - here).elements(), reverse=True))
    return left if here <= due and sum(left) == free else None


def _made_for(free: int, chosen: Rules) -> tuple[int, ...]:
    """The fewest boards for so many by themselves; raises Refused where there are none."""
    if not free:
        return ()
    breakdown = fewest_boards(free, chosen.sanctioned)
    if breakdown is None:
        works = counts_that_work(free, chosen.sanctioned)
        facts: dict[str, Fact] = {"players": free, "counts_that_work": works}
        raise Refused(Problem("cannot_seat_around", facts=facts))
    return breakdown.sizes
