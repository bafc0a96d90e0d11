"""The numbers that stand on the tables: where the hall begins to count, and who always sits where.

A format makes its tables 1, 2, 3 …; a posted round has the numbers that people read in the hall.
"""

from collections.abc import Mapping
from dataclasses import replace
from itertools import count

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.field import active
from tourneydesk.core.format import Arranged, Format, Outlook, Seating
from tourneydesk.core.sayings import Advice, Problem, Reason, Refused

BY_ORGANIZER = "the organizer's choice"


def numbered(fmt: Format, event: Event, made: Round, kept: Round | None = None) -> Round:
    """A round as its format made it, with the numbers of the hall, in their order.

    A player with a fixed table sits at it, and all other tables keep the order of the rules at the
    numbers that are left, from the first. Where two cannot both be served, the one whose table was
    fixed first is, and the table of the other says so. Ring games are not tables and stay. The
    tables of ``kept`` are in the round with the numbers of the hall, and keep those.
    """
    if made.kind in fmt.ring_kinds or (event.first_table == 1 and not event.fixed_tables):
        return made
    stays = {table.players: table.number for table in kept.tables} if kept is not None else {}
    # The number of each place that is given already, and the player it is given for.
    given = {
        place: (stays[table.players], table.players[0])
        for place, table in enumerate(made.tables)
        if table.players in stays
    }
    told: dict[int, list[Reason]] = {}
    for player, wanted in event.fixed_tables.items():
        place = next((at for at, table in enumerate(made.tables) if player in table.players), None)
        if place is None or made.tables[place].players in stays:
            continue
        number, other = given.get(place, (wanted, player))
        holder = next((who for at, (has, who) in given.items() if has == wanted and at != place), 0)
        if number != wanted:
            facts = {"table": wanted, "stays": number}
            why = Reason("meets_fixed_player", BY_ORGANIZER, (player, other), facts)
        elif holder:
            why = Reason("table_held_by_other", BY_ORGANIZER, (player, holder), {"table": wanted})
        else:
            given[place] = (wanted, other)
            why = Reason("has_this_table", BY_ORGANIZER, (player,), {"table": wanted})
        told.setdefault(place, []).append(why)
    taken = {number for number, _ in given.values()}
    free = (number for number in count(event.first_table) if number not in taken)
    numbers = [
        given[place][0] if place in given else next(free) for place in range(len(made.tables))
    ]
    tables = [
        replace(table, number=number, reasons=(*table.reasons, *told.get(place, ())))
        for place, (table, number) in enumerate(zip(made.tables, numbers, strict=True))
    ]
    return replace(made, tables=tuple(sorted(tables, key=lambda table: table.number)))


def fixed_twice(event: Event, fmt: Format) -> tuple[Advice, ...]:
    """Each table that is fixed for several players who are in, in the order in which it was.

    All of them have it where they meet there; else only the first one who plays.
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
    """The format, whose outlook tells of tables fixed twice while rounds are to come."""

    def outlook(event: Event) -> Outlook:
        now = fmt.outlook(event)
        more = () if now.next_kind is None else fixed_twice(event, fmt)
        return replace(now, advice=(*now.advice, *more)) if more else now

    return replace(fmt, outlook=outlook)


def around_by_number(fmt: Format, event: Event, draw: Draw, kept: Round) -> Round:
    """The format's `pair_remaining` for tables that have the numbers of the hall, and keep them.
    Raises Refused as that does.
    """
    if event.first_table == 1 and not event.fixed_tables:
        return fmt.pair_remaining(event, draw, kept)
    # To the format they are simply the first ones: it does not know the hall.
    plain = tuple(replace(one, number=place) for place, one in enumerate(kept.tables, start=1))
    made = fmt.pair_remaining(event, draw, replace(kept, tables=plain))
    return numbered(fmt, event, made, kept)


def no_such_table(posted: Round, table_number: int) -> Problem:
    """A table was named that the round does not have."""
    numbers = [table.number for table in posted.tables]
    low, high = min(numbers, default=0), max(numbers, default=0)
    facts = {"round": posted.number, "table": table_number, "low": low, "high": high}
    return Problem("table_unknown", facts=facts)


def arranged_by_number(fmt: Format, event: Event, posted: Round, seating: Seating) -> Arranged:
    """The format's `arrange` for a round whose tables have the numbers of the hall.

    The seating is in the order of the posted tables; tables beyond those are numbered on. Raises
    Refused as `arrange` does, with the numbers of the hall.
    """
    given = [table.number for table in posted.tables]
    beyond = max(given, default=0) + 1
    numbers = [*given, *range(beyond, beyond + len(seating))]
    hall = dict(enumerate(numbers, start=1))
    plain = tuple(replace(one, number=place) for place, one in enumerate(posted.tables, start=1))
    try:
        arranged = fmt.arrange(event, replace(posted, tables=plain), seating)
    except Refused as refused:
        raise Refused(*(_in_hall(one, hall) for one in refused.problems)) from refused
    tables = [_back(table, posted, hall[table.number]) for table in arranged.tables]
    return Arranged(tuple(tables), tuple(_in_hall(one, hall) for one in arranged.warnings))


def _back(table: Table, posted: Round, table_number: int) -> Table:
    """The table with its number in the hall; exactly the old one where nothing else changed."""
    old = posted.table(table_number)
    now = replace(table, number=table_number)
    return old if old is not None and replace(now, reasons=old.reasons) == old else now


def _in_hall(problem: Problem, hall: Mapping[int, int]) -> Problem:
    """A problem that names a table by its place, with the number of the hall."""
    changed = {
        key: hall.get(value, value)
        for key, value in problem.facts.items()
        if key in ("table", "next") and isinstance(value, int)
    }
    return replace(problem, facts={**problem.facts, **changed})
