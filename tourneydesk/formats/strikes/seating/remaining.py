"""The next round around tables that stay: whoever is free is seated at the tables that remain."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.kept_tables import before_round
from tourneydesk.core.sayings import Fact, Problem, Reason, Refused
from tourneydesk.formats.strikes.ending import ending
from tourneydesk.formats.strikes.rounds import (
    ENGINE,
    counts_reason,
    kind_in_turn,
    kind_reason,
    missing,
    odd_byes,
    planned,
    propose,
)
from tourneydesk.formats.strikes.seating.groups import cut, group_name, in_order
from tourneydesk.formats.strikes.seating.meetings import count_meetings
from tourneydesk.formats.strikes.seating.reasons import plan_reasons, table_reasons
from tourneydesk.formats.strikes.seating.table_counts import Sizes, table_sizes
from tourneydesk.formats.strikes.settings import READING, Rules, rules_of
from tourneydesk.formats.strikes.tally import tally


def pair_remaining(event: Event, draw: Draw, kept: Round) -> Round:
    """The next round with the tables and byes of ``kept`` as they are and the others seated.

    The others sit at the chart's tables less those kept; where these do not come out even, at
    tables made for the number of the others. Raises Refused where that number fills no tables, and
    whenever ``propose`` does.
    """
    event = before_round(event, kept.number)
    if not kept.tables and not kept.byes:
        return propose(event, draw)
    counted = tally(event)
    if missing(event) or ending(event, counted) is not None:
        # Nothing to choose: refused, or the one table of a last game.
        return replace(propose(event, draw), tables=kept.tables)
    rules, kind = rules_of(event.settings), kind_in_turn(event)
    staying = {player for table in kept.tables for player in table.players}
    staying |= {bye.player for bye in kept.byes}
    free = [player for player in counted.active if player not in staying]
    every = len(staying) + len(free)
    charted = table_sizes(every, kind, rules) if every >= 3 else ()
    left = _left(charted, kept, len(free))
    sizes = _made_for(len(free), kind, rules) if left is None else left

    order = in_order(free, counted.strikes, draw.part("lots"))
    out = len(free) - sum(map(sum, sizes))
    byes = odd_byes(event, order, counted.strikes, out)
    playing = [player for player in order if all(bye.player != player for bye in byes)]
    groups = cut(playing, [sum(group) for group in sizes])
    meetings = count_meetings([table.players for table in past.tables] for past in event.rounds)
    split = len(charted) > 1
    numbers = (number for number in count(1) if number not in {t.number for t in kept.tables})
    stayed = _stayed(kept)
    tables = list(kept.tables)
    names = {player: name for player, name in kept.groups.items() if player in staying}
    for index, (group, group_sizes) in enumerate(zip(groups, sizes, strict=True)):
        if not group:
            continue
        name = group_name(index) if split else ""
        plan = planned(event, group, group_sizes, meetings, draw.part(name or "seats"))
        about_plan = plan_reasons(name, plan, meetings, rules.optimized)
        if name:
            names.update(dict.fromkeys(sorted(group), name))
        for seated in plan:
            why = table_reasons(event, name, group, seated, meetings, counted.strikes)
            seats = tuple(map(Seat, seated))
            tables.append(Table(next(numbers), seats, (*why, *about_plan, *stayed)))
    number = len(event.rounds) + 1
    reasons = [kind_reason(number, kind)]
    if left is not None:
        reasons.append(counts_reason(every, charted))
    return Round(
        number=number,
        kind=kind,
        tables=tuple(sorted(tables, key=lambda table: table.number)),
        byes=(*kept.byes, *byes),
        groups=names,
        reasons=(*reasons, *stayed),
        seed=draw.seed,
        label=draw.label,
        engine=ENGINE,
    )


def _stayed(kept: Round) -> tuple[Reason, ...]:
    tables = tuple(table.number for table in kept.tables)
    rule = f"{READING}: tables that stay"
    return (Reason("seated_around", rule, (), {"tables": tables}),) if tables else ()


def _left(charted: Sequence[Sizes], kept: Round, free: int) -> tuple[Sizes, ...] | None:
    """The chart's tables less those kept, group by group; None if they do not come out even.

    A kept table takes the place of one of its own group if there is one of its size.
    """
    left = [list(sizes) for sizes in charted]
    for table in kept.tables:
        own = {kept.groups.get(player) for player in table.players}
        fitting = [index for index, sizes in enumerate(left) if len(table.seats) in sizes]
        if not fitting:
            return None
        left[min(fitting, key=lambda i: (group_name(i) not in own, i))].remove(len(table.seats))
    seats = sum(map(sum, left))
    return tuple(map(tuple, left)) if seats <= free else None


def _made_for(free: int, kind: str, rules: Rules) -> tuple[Sizes, ...]:
    """Tables for this many players by themselves; raises Refused where there are none."""
    if not free:
        return ()
    if not _fills_tables(free, rules):
        works = [n for n in (free - 1, free + 1, free + 2) if _fills_tables(n, rules)][:2]
        facts: dict[str, Fact] = {"players": free, "counts_that_work": tuple(works)}
        raise Refused(Problem("cannot_seat_around", facts=facts))
    return table_sizes(free, kind, rules)


def _fills_tables(players: int, rules: Rules) -> bool:
    # The bye and the table of two are for five left in the whole event, not for five left over.
    return players >= 3 and not (players == 5 and rules.largest_table == 4)
