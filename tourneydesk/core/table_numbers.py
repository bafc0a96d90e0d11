"""Table numbers in the hall: where numbering begins, and who always sits where.

A format makes its tables 1, 2, 3 …; a posted round has the numbers that people read in the hall.
"""

from collections.abc import Mapping
from dataclasses import replace
from itertools import count

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.field import active
from tourneydesk.core.format import Arranged, Format, Outlook, Seating
from tourneydesk.core.reasons import Advice, Problem, Reason, Refused

BY_ORGANIZER = "the organizer's choice"


def numbered(fmt: Format, event: Event, proposal: Round, kept_round: Round | None = None) -> Round:
    """A round as its format made it, with the numbers of the hall, in their order.

    A player with a fixed table sits at it; all other tables keep the order of the rules at the
    remaining numbers, from the first. Where two fixed tables conflict, the one fixed first wins,
    and the table of the other player says so. Games of a ring are not tables and keep their
    numbers. The tables of ``kept_round`` have hall numbers already and keep them.
    """
    if proposal.kind in fmt.ring_kinds or (event.first_table == 1 and not event.fixed_tables):
        return proposal
    kept_numbers = (
        {table.players: table.number for table in kept_round.tables}
        if kept_round is not None
        else {}
    )
    # The number already assigned to each place, and the player it is assigned for.
    given = {
        place: (kept_numbers[table.players], table.players[0])
        for place, table in enumerate(proposal.tables)
        if table.players in kept_numbers
    }
    reasons: dict[int, list[Reason]] = {}
    for player, wanted in event.fixed_tables.items():
        place = next(
            (at for at, table in enumerate(proposal.tables) if player in table.players), None
        )
        if place is None or proposal.tables[place].players in kept_numbers:
            continue
        table_number, other = given.get(place, (wanted, player))
        holder = next((who for at, (has, who) in given.items() if has == wanted and at != place), 0)
        if table_number != wanted:
            facts = {"table": wanted, "stays": table_number}
            why = Reason("meets_fixed_player", BY_ORGANIZER, (player, other), facts)
        elif holder:
            why = Reason("table_held_by_other", BY_ORGANIZER, (player, holder), {"table": wanted})
        else:
            given[place] = (wanted, other)
            why = Reason("has_this_table", BY_ORGANIZER, (player,), {"table": wanted})
        reasons.setdefault(place, []).append(why)
    taken = {table_number for table_number, _ in given.values()}
    free = (table_number for table_number in count(event.first_table) if table_number not in taken)
    table_numbers = [
        given[place][0] if place in given else next(free) for place in range(len(proposal.tables))
    ]
    tables = [
        replace(table, number=table_number, reasons=(*table.reasons, *reasons.get(place, ())))
        for place, (table, table_number) in enumerate(
            zip(proposal.tables, table_numbers, strict=True)
        )
    ]
    return replace(proposal, tables=tuple(sorted(tables, key=lambda table: table.number)))


def fixed_twice(event: Event, fmt: Format) -> tuple[Advice, ...]:
    """Each table that is fixed for several players who are in, in the order in which it was fixed.

    All of them have it where they meet there; otherwise only the first one who plays.
    """
    if len(set(event.fixed_tables.values())) == len(event.fixed_tables):
        return ()
    inside = set(active(event, fmt.leavings(event)))
    players: dict[int, list[int]] = {}
    for player, table in event.fixed_tables.items():
        if player in inside:
            players.setdefault(table, []).append(player)
    return tuple(
        Advice("table_fixed_twice", tuple(those), {"table": table})
        for table, those in sorted(players.items())
        if len(those) > 1
    )


def advising_on_tables(fmt: Format) -> Format:
    """The format, with an outlook that reports tables fixed twice while rounds remain."""

    def outlook(event: Event) -> Outlook:
        now = fmt.outlook(event)
        more = () if now.next_kind is None else fixed_twice(event, fmt)
        return replace(now, advice=(*now.advice, *more)) if more else now

    return replace(fmt, outlook=outlook)


def around_by_number(fmt: Format, event: Event, draw: Draw, kept_round: Round) -> Round:
    """The format's `pair_remaining` for tables that have hall numbers and keep them. Raises Refused
    as that does.
    """
    if event.first_table == 1 and not event.fixed_tables:
        return fmt.pair_remaining(event, draw, kept_round)
    # The format does not know the hall: to it these are the first tables.
    plain = tuple(
        replace(table, number=place) for place, table in enumerate(kept_round.tables, start=1)
    )
    proposal = fmt.pair_remaining(event, draw, replace(kept_round, tables=plain))
    return numbered(fmt, event, proposal, kept_round)


def no_such_table(posted: Round, table_number: int) -> Problem:
    """A table was named that the round does not have."""
    table_numbers = [table.number for table in posted.tables]
    low, high = min(table_numbers, default=0), max(table_numbers, default=0)
    facts = {"round": posted.number, "table": table_number, "low": low, "high": high}
    return Problem("table_unknown", facts=facts)


def arranged_by_number(fmt: Format, event: Event, posted: Round, seating: Seating) -> Arranged:
    """The format's `arrange` for a round whose tables have hall numbers.

    The seating is in the order of the posted tables; further tables are numbered on. Raises Refused
    as `arrange` does, with hall numbers.
    """
    given = [table.number for table in posted.tables]
    beyond = max(given, default=0) + 1
    table_numbers = [*given, *range(beyond, beyond + len(seating))]
    hall = dict(enumerate(table_numbers, start=1))
    plain = tuple(
        replace(table, number=place) for place, table in enumerate(posted.tables, start=1)
    )
    try:
        arranged = fmt.arrange(event, replace(posted, tables=plain), seating)
    except Refused as refused:
        raise Refused(*(_in_hall(problem, hall) for problem in refused.problems)) from refused
    tables = [_back(table, posted, hall[table.number]) for table in arranged.tables]
    return Arranged(tuple(tables), tuple(_in_hall(warning, hall) for warning in arranged.warnings))


def _back(table: Table, posted: Round, table_number: int) -> Table:
    """The table with its hall number; exactly the old one where nothing else changed."""
    old = posted.table(table_number)
    renumbered = replace(table, number=table_number)
    return (
        old if old is not None and replace(renumbered, reasons=old.reasons) == old else renumbered
    )


def _in_hall(problem: Problem, hall: Mapping[int, int]) -> Problem:
    """A problem that names a table by its position, with the hall number instead."""
    changed = {
        key: hall.get(value, value)
        for key, value in problem.facts.items()
        if key in ("table", "next") and isinstance(value, int)
    }
    return replace(problem, facts={**problem.facts, **changed})
