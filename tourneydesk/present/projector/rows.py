"""The rows of the display's pages: by table, by name, by place, eliminated, extra time."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.figures import figure_keys
from tourneydesk.present.messages import text
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import AnyTable, Column, Row
from tourneydesk.present.table import Table as Shown
from tourneydesk.present.tables.names import names_table
from tourneydesk.present.tables.pairings import seats_table, tables_table, with_byes
from tourneydesk.present.tables.standings import standings_table

MOST_TIEBREAKS = 2
"""With more, there would be no room for names."""


def by_table(event: Event, posted: Round, ratings: bool = False, ages: bool = False) -> AnyTable:
    """Who sits where: a row for a table of two, else a row per seat; then the byes."""
    tables, private = _seated(event, posted), _private(ratings, ages)
    if show_of(event).of_many is not None:
        ids = ("table", "name", *private, "result")
        return with_byes(event, posted, seats_table(event, posted, ids, tables=tables))
    first_ids, second_ids = ([f"{id}{seat}" for id in ("name", *private)] for seat in (1, 2))
    shown = tables_table(event, posted, ("table", *first_ids, "score", *second_ids), tables=tables)
    return with_byes(event, posted, shown)


def by_name(event: Event, posted: Round) -> AnyTable:
    """Every player of the round in order of names, with color and table."""
    return names_table(
        event, posted, ("name", "color_letter", "where"), tables=_seated(event, posted)
    )


def by_place(event: Event, ratings: bool = False, ages: bool = False) -> AnyTable:
    """The current standings, with the first tiebreaks that any player has."""
    rows = standings_of(event)
    keys = figure_keys(rows)[:MOST_TIEBREAKS]
    private = _private(ratings, ages)
    return standings_table(event, rows, ("place", "name", *private, *keys, "out", "points"))


def eliminated(event: Event, first: int, last: int) -> AnyTable:
    """Players eliminated by the rules in these rounds, best place first, with their points."""
    leavings = format_of(event).leavings(event)
    rows = [
        row
        for row in standings_of(event)
        if row.player in leavings and first <= leavings[row.player].round <= last
    ]
    ids = ("name", *(("out",) if first < last else ()), "points", "place")
    table = standings_table(event, rows, ids)
    return replace(table, rows=tuple(replace(row, emphasis="") for row in table.rows))


def more_time(event: Event, minutes: Mapping[int, int]) -> AnyTable:
    """The tables with extra time."""
    columns = (
        Column(text("head-table", event.format), "number", id="table"),
        Column(text("screen-more-time"), wide=True),
    )
    rows = [
        Row(table, (str(table), text("screen-minutes", minutes=minutes[table])))
        for table in sorted(minutes)
    ]
    return Shown(columns, tuple(rows))


def only(table: AnyTable, ids: Iterable[str]) -> AnyTable:
    """The table with these of its columns."""
    chosen = [table.ids.index(id) for id in ids if id in table.ids]
    return Shown(
        tuple(table.columns[at] for at in chosen),
        tuple(replace(row, cells=tuple(row.cells[at] for at in chosen)) for row in table.rows),
    )


def _seated(event: Event, posted: Round) -> list[Table]:
    """The tables of a round except those that were stopped. In a ring games go on all day; finished
    ones are in the standings.
    """
    ring = posted.kind in format_of(event).ring_kinds
    return [table for table in posted.tables if (table.running if ring else not table.void)]


def _private(ratings: bool, ages: bool) -> list[str]:
    """The columns that are shown only on request."""
    return [*(["rating"] if ratings else []), *(["age"] if ages else [])]
