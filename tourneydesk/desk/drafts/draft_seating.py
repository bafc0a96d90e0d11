"""Seats a draft by hand through its format, which only knows posted rounds with tables from 1."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Bye, Event, Round, Table
from tourneydesk.core.format import Seating
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.drafts.draft import Draft, players_with_bye
from tourneydesk.formats import format_of


def with_seating(draft: Draft, seating: Seating, base: Round) -> Draft:
    """The draft with this seating, arranged by the format; unchanged tables keep their reasons."""
    fmt = format_of(draft.event)
    event = advance(draft.event, (d.RoundPosted(base),))
    arranged = fmt.arrange(event, base, seating)
    old_tables = {table.number: table for table in draft.changed.tables}
    tables = with_hall_numbers(arranged.tables, draft.changed)
    changed = replace(
        draft.changed,
        tables=tuple(_unchanged_or_new(old_tables.get(table.number), table) for table in tables),
        byes=base.byes,
    )
    places = {place: number for number, place in places_of(draft.changed).items()}
    warnings = tuple(with_number(warning, places) for warning in arranged.warnings)
    second = _second_byes(draft.event, draft.proposed, base.byes)
    return replace(draft, changed=changed, warnings=(*warnings, *second))


def places_of(round_: Round) -> dict[int, int]:
    """The place of each table of a round by table number: formats number tables from 1 without
    gaps, a hall may not.
    """
    return {table.number: place for place, table in enumerate(round_.tables, start=1)}


def with_hall_numbers(tables: Iterable[Table], like: Round) -> tuple[Table, ...]:
    """Converts tables numbered by place to the table numbers of another round."""
    numbers = {place: number for number, place in places_of(like).items()}
    return tuple(replace(table, number=numbers.get(table.number, table.number)) for table in tables)


def with_number(warning: Problem, numbers: Mapping[int, int]) -> Problem:
    """A warning with the table's number in place of the table's place."""
    place = warning.facts.get("table")
    if not isinstance(place, int):
        return warning
    return replace(warning, facts={**warning.facts, "table": numbers.get(place, place)})


def with_warnings(draft: Draft) -> Draft:
    """The draft with the rules' warnings about its tables; the tables stay the same."""
    if not draft.by_hand:
        return replace(draft, warnings=())
    seating = tuple(table.players for table in draft.changed.tables)
    base = proposal_with_byes(draft, draft.changed.byes)
    try:
        warnings = with_seating(draft, seating, base).warnings
    except Refused:
        # Tables of other sizes than proposed were made by the format, so they need no seating.
        warnings = _second_byes(draft.event, draft.proposed, base.byes)
    return replace(draft, warnings=warnings)


def _unchanged_or_new(before: Table | None, after: Table) -> Table:
    return before if before is not None and before.seats == after.seats else after


def proposal_with_byes(draft: Draft, byes: tuple[Bye, ...]) -> Round:
    """The proposal with these byes and everyone else seated, its tables numbered by place. Formats
    compare a seating by hand with it.
    """
    proposed = draft.proposed
    leave = {bye.player for bye in byes} - players_with_bye(proposed)
    enter = sorted(players_with_bye(proposed) - {bye.player for bye in byes})
    instead = dict(zip(sorted(leave), enter, strict=True))
    return replace(proposed, tables=with_other_players(proposed.tables, instead), byes=byes)


def with_other_players(tables: Sequence[Table], instead: Mapping[int, int]) -> tuple[Table, ...]:
    """Tables numbered by place, some players replaced. A table that changes gets a number after
    the last place, so that the format treats it as new.
    """
    result = []
    for place, table in enumerate(tables, start=1):
        seats = tuple(
            replace(seat, player=instead.get(seat.player, seat.player)) for seat in table.seats
        )
        number = place if seats == table.seats else place + len(tables)
        result.append(replace(table, seats=seats, number=number))
    return tuple(result)


def _second_byes(event: Event, proposed: Round, byes: Iterable[Bye]) -> tuple[Problem, ...]:
    """A warning for each player who had a bye before and gets this one by hand."""
    earlier_byes = {bye.player: posted.number for posted in event.rounds for bye in posted.byes}
    return tuple(
        Problem("second_bye", (bye.player,), {"round": earlier_byes[bye.player]})
        for bye in byes
        if bye.player in earlier_byes and bye.player not in players_with_bye(proposed)
    )
