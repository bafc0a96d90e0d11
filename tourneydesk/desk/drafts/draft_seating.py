"""Seats a draft by hand through its format, which knows posted rounds with tables from 1 only."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Bye, Event, Round, Table
from tourneydesk.core.format import Seating
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk.drafts.draft import Draft, out_of
from tourneydesk.formats import format_of


def seated(draft: Draft, seating: Seating, base: Round) -> Draft:
    """The draft seated so by the format; a table that stays as it was drafted keeps its reasons."""
    fmt = format_of(draft.event)
    as_if = advance(draft.event, (d.RoundPosted(base),))
    arranged = fmt.arrange(as_if, base, seating)
    was = {table.number: table for table in draft.changed.tables}
    tables = in_hall(arranged.tables, draft.changed)
    changed = replace(
        draft.changed,
        tables=tuple(_the_same(was.get(table.number), table) for table in tables),
        byes=base.byes,
    )
    places = {place: number for number, place in places_of(draft.changed).items()}
    warnings = tuple(with_number(warning, places) for warning in arranged.warnings)
    second = _second_byes(draft.event, draft.proposed, base.byes)
    return replace(draft, changed=changed, warnings=(*warnings, *second))


def places_of(made: Round) -> dict[int, int]:
    """The place of each table of a round by its number: formats number tables from 1 without gaps,
    a hall need not.
    """
    return {table.number: place for place, table in enumerate(made.tables, start=1)}


def in_hall(tables: Iterable[Table], like: Round) -> tuple[Table, ...]:
    """Tables numbered by their places, with the numbers that another round has there."""
    numbers = {place: number for number, place in places_of(like).items()}
    return tuple(replace(table, number=numbers.get(table.number, table.number)) for table in tables)


def with_number(warning: Problem, numbers: Mapping[int, int]) -> Problem:
    """A warning that names a table by its place, with the table's number."""
    at = warning.facts.get("table")
    if not isinstance(at, int):
        return warning
    return replace(warning, facts={**warning.facts, "table": numbers.get(at, at)})


def warned(draft: Draft) -> Draft:
    """The draft with what the rules say against its tables, the tables as they are."""
    if not draft.by_hand:
        return replace(draft, warnings=())
    seating = tuple(table.players for table in draft.changed.tables)
    base = as_proposed(draft, draft.changed.byes)
    try:
        warnings = seated(draft, seating, base).warnings
    except Refused:
        # Other table sizes than proposed are not seated by hand; the format made them itself.
        warnings = _second_byes(draft.event, draft.proposed, base.byes)
    return replace(draft, warnings=warnings)


def _the_same(was: Table | None, now: Table) -> Table:
    return was if was is not None and was.seats == now.seats else now


def as_proposed(draft: Draft, byes: tuple[Bye, ...]) -> Round:
    """The proposal with those byes and everybody else seated, its tables numbered by place: what a
    format compares a seating by hand with.
    """
    proposed = draft.proposed
    leave = {bye.player for bye in byes} - out_of(proposed)
    enter = sorted(out_of(proposed) - {bye.player for bye in byes})
    instead = dict(zip(sorted(leave), enter, strict=True))
    return replace(proposed, tables=with_other_players(proposed.tables, instead), byes=byes)


def with_other_players(tables: Sequence[Table], instead: Mapping[int, int]) -> tuple[Table, ...]:
    """Tables numbered by place, with these players instead of others. A table that changes gets a
    number after the last place, so that a format looks at it as if nobody had sat there.
    """
    made = []
    for place, table in enumerate(tables, start=1):
        seats = tuple(
            replace(seat, player=instead.get(seat.player, seat.player)) for seat in table.seats
        )
        number = place if seats == table.seats else place + len(tables)
        made.append(replace(table, seats=seats, number=number))
    return tuple(made)


def _second_byes(event: Event, proposed: Round, byes: Iterable[Bye]) -> tuple[Problem, ...]:
    """A warning for whoever has had a bye before and was given this one by hand."""
    had = {bye.player: posted.number for posted in event.rounds for bye in posted.byes}
    return tuple(
        Problem("second_bye", (bye.player,), {"round": had[bye.player]})
        for bye in byes
        if bye.player in had and bye.player not in out_of(proposed)
    )
