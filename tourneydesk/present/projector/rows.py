"""The rows of the display's pages, and as many on a page as can be read from afar."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import ceil

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.figures import figure_keys
from tourneydesk.present.messages import text
from tourneydesk.present.projector.geometry import has_stacked_marks, rows_down
from tourneydesk.present.projector.page import DisplayOptions, Kind, ProjectorPage
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import AnyRow, AnyTable, Column, Row
from tourneydesk.present.table import Table as Shown
from tourneydesk.present.tables.pairings import names_table, seats_table, tables_table, with_byes
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


# Pages of rows: as many as can be read from afar, and groups that stay together.


def listed(
    kind: Kind,
    title: str,
    table: AnyTable,
    options: DisplayOptions,
    down: int | None,
    blocks: int = 1,
    *,
    tile: int | None = None,
) -> Iterator[ProjectorPage]:
    """Pages of rows. A group stays on one page if a page can hold it; a page with names in a script
    that stacks marks has fewer rows. The blocks of a single page are equally long.
    """
    messages = len(options.message_lines)
    low, tall = (
        down
        or rows_down(
            options.distance, headed=kind != "names", message_lines=messages, stacked=stacked
        )
        for stacked in (False, True)
    )
    groups = [*table.groups]
    pages: list[tuple[int, list[AnyRow]]] = []
    while groups:
        rows = _filled(groups, low * blocks)
        room = low
        if any(map(_is_tall, rows)):
            rows, room = _filled(groups, tall * blocks), tall
        pages.append((room, rows))
        groups = _without(groups, len(rows))
    for page_number, (room, rows) in enumerate(pages, start=1):
        rows_per_block = ceil(len(rows) / blocks) if len(pages) == 1 and blocks > 1 else room
        yield ProjectorPage(
            kind,
            title,
            table.columns,
            tuple(rows),
            rows_per_block,
            blocks,
            page_number,
            len(pages),
            tile=tile,
            bands=tuple(at % rows_per_block % 2 == 0 for at in range(len(rows))),
            tall=room < low,
        )


def first_to_last(texts: Sequence[str]) -> str:
    """``1–11``: the first and the last of these numbers."""
    found = [one for one in texts if one]
    if not found:
        return text("cell-bye")
    first, last = found[0], found[-1]
    return first if first == last else text("screen-range", first=first, last=last)


def _filled(groups: Sequence[Sequence[AnyRow]], space: int) -> list[AnyRow]:
    """As many whole groups as fit; the first rows of a group that is larger than a page."""
    rows: list[AnyRow] = []
    for group in groups:
        if rows and len(rows) + len(group) > space:
            break
        rows += group[:space]
        if len(rows) >= space:
            break
    return rows


def _without(groups: Sequence[tuple[AnyRow, ...]], count: int) -> list[tuple[AnyRow, ...]]:
    """The groups without this many rows at the beginning."""
    rest = [*groups]
    while count:
        group = rest.pop(0)
        if len(group) > count:
            return [group[count:], *rest]
        count -= len(group)
    return rest


def _is_tall(row: AnyRow) -> bool:
    return any(map(has_stacked_marks, row.cells))
