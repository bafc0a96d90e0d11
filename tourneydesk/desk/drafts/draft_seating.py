"""Seats a draft by hand through its format, which only knows posted rounds with tables from 1."""

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
    """The draft with this seating, arranged by the format; unchanged tables keep their reasons."""
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
    """The place of each table of a round by table number: formats number tables from 1 without
    gaps, a hall may not.
    """
    return {table.number: place for place, table in enumerate(made.tables, start=1)}


def in_hall(tables: Iterable[Table], like: Round) -> tuple[Table, ...]:
    """Converts tables numbered by place to the table numbers of another round."""
    numbers = {place: number for number, place in places_of(like).items()}
    return tuple(replace(table, number=numbers.get(table.number, table.number)) for table in tables)


def with_number(warning: Problem, numbers: Mapping[int, int]) -> Problem:
    """A warning with the table's number in place of the table's place."""
    at = warning.facts.get("table")
    if not isinstance(at, int):
        return warning
    return replace(warning, facts={**warning.facts, "table": numbers.get(at, at)})


def warned(draft: Draft) -> Draft:
    """The draft with the rules' warnings about its tables; the tables stay the same."""
    if not draft.by_hand:
        return replace(draft, warnings=())
    seating = tuple(table.players for table in draft.changed.tables)
    base = as_proposed(draft, draft.changed.byes)
    try:
        warnings = seated(draft, seating, base).warnings
    except Refused:
        # Tables of other sizes than proposed were made by the format, so they need no seating.
        warnings = _second_byes(draft.event, draft.proposed, base.byes)
    return replace(draft, warnings=warnings)


def _the_same(was: Table | None, now: Table) -> Table:
    return was if was is not None and was.seats == now.seats else now


def as_proposed(draft: Draft, byes: tuple[Bye, ...]) -> Round:
    """The proposal with these byes and everyone else seated, its tables numbered by place. Formats
    compare a seating by hand with it.
    """
    proposed = draft.proposed
    leave = {bye.player for bye in byes} - out_of(proposed)
    enter = sorted(out_of(proposed) - {bye.player for bye in byes})
    instead = dict(zip(sorted(leave), enter, strict=True))
    return replace(proposed, tables=with_other_players(proposed.tables, instead), byes=byes)


def with_other_players(tables: Sequence[Table], instead: Mapping[int, int]) -> tuple[Table, ...]:
    """Tables numbered by place, some players replaced. A table that changes gets a number after
    the last place, so that the format treats it as new.
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
    """A warning for each player who had a bye before and gets this one by hand."""
    had = {bye.player: posted.number for posted in event.rounds for bye in posted.byes}
    return tuple(
        Problem("second_bye", (bye.player,), {"round": had[bye.player]})
        for bye in byes
        if bye.player in had and bye.player not in out_of(proposed)
    )
