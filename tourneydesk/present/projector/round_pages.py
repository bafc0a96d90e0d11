"""Pages of a round: pairings, names, the clock, the ring."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tourneydesk.core.event import Event, Round
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text
from tourneydesk.present.projector import rows as rows_of
from tourneydesk.present.projector.geometry import (
    BESIDE_NAME,
    BETWEEN_COLUMNS,
    MOST_BLOCKS,
    block_numbers,
    block_width,
    blocks_for,
    color_width,
    fitted_names,
    has_stacked_marks,
    listed_name_width,
    numeral_width,
    page_ranges,
    rows_down,
    seconds_of,
    tables_down,
    tile_width,
)
from tourneydesk.present.projector.page import DisplayOptions, Kind, ProjectorPage
from tourneydesk.present.projector.rows import first_to_last, listed
from tourneydesk.present.results import stage_name
from tourneydesk.present.shows import ring_drawing, show_of
from tourneydesk.present.table import AnyRow, AnyTable, Table
from tourneydesk.present.tables.pairings import ByeOf


def table_pages(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    if event.current is not None:
        yield from seated_pages("tables", _title(event, event.current), event, options, down)


def _title(event: Event, posted: Round) -> str:
    fmt = format_of(event)
    if posted.kind in fmt.ring_kinds:
        return text("screen-games")
    if posted.kind not in fmt.extra_kinds:
        return text("screen-tables", round=posted.number)
    kind = stage_name(event, posted.number) or text(f"kind-{posted.kind}", event.format)
    return text("screen-tables-kind", round=posted.number, kind=kind)


def seated_pages(
    kind: Kind, title: str, event: Event, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    """The tables of the round: a row for two players, a large number for several."""
    posted = event.current
    if posted is None:
        return
    table = rows_of.by_table(event, posted, options.ratings, options.ages)
    at = table.ids.index("table")
    if show_of(event).of_many is None or down is not None:
        pages = [*listed(kind, title, table, options, down, tile=at)]
    else:
        pages = [*_in_groups(kind, title, table, options)]
    labels = tuple(first_to_last([row.cells[at] for row in page.rows]) for page in pages)
    for page, label in zip(pages, labels, strict=True):
        yield replace(page, labels=labels, detail=label if len(pages) > 1 else "")


def _in_groups(
    kind: Kind, title: str, table: AnyTable, options: DisplayOptions
) -> Iterator[ProjectorPage]:
    """Pages of tables of several players, each with a large number beside its names."""
    groups = _with_byes_together(table.groups)
    if not groups:
        return
    seats = max(map(len, groups))
    down = tables_down(options.distance, seats, len(options.message_lines))
    name, number = table.ids.index("name"), table.ids.index("table")
    names = [row.cells[name] for row in table.rows]
    tile = numeral_width([row.cells[number] for row in table.rows], options.measure)
    seated = [row for row in table.rows if not isinstance(row.key, ByeOf)]
    others = [at for at in range(len(table.ids)) if at not in (name, number)]
    widest = [
        max((options.measure(row.cells[at], True) for row in seated), default=0.0) for at in others
    ]
    beside = tile + BESIDE_NAME + sum(BETWEEN_COLUMNS + one for one in widest) + 0.25
    widths = {
        blocks: block_width(options.distance, blocks, options.aspect) - beside
        for blocks in range(1, min(MOST_BLOCKS, len(groups)) + 1)
    }
    blocks = blocks_for(names, widths, options.measure)
    per_page = down * blocks
    pages = [groups[at : at + per_page] for at in range(0, len(groups), per_page)]
    for page_number, shown in enumerate(pages, start=1):
        rows = tuple(row for group in shown for row in group)
        yield ProjectorPage(
            kind,
            title,
            table.columns,
            rows,
            down * seats,
            blocks,
            page_number,
            len(pages),
            tile=number,
            bands=tuple(at % 2 == 0 for group in shown for at in range(len(group))),
            seats=seats,
        )


def _with_byes_together(groups: Sequence[Sequence[AnyRow]]) -> list[tuple[AnyRow, ...]]:
    """The tables, and the players with byes in groups as large as a table."""
    tables = [tuple(group) for group in groups if not isinstance(group[0].key, ByeOf)]
    byes = [row for group in groups for row in group if isinstance(row.key, ByeOf)]
    size = max(map(len, tables), default=4)
    for at in range(0, len(byes), size):
        first, *others = byes[at : at + size]
        tables.append((first, *(replace(row, emphasis="") for row in others)))
    return tables


# The list by name, in as many columns as nearly all names have room in.

LEAST_NAME = 5
"""The least width of a name, in em, where there is more than one block of them."""
MOST_COLORED = 2
"""The most blocks of names side by side that have space for colors."""


def name_pages(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    posted = event.current
    if posted is None:
        return
    table = rows_of.by_name(event, posted)
    title = text("screen-names-table", event.format)
    if down is not None:
        yield from listed("names", title, table, options, down, tile=table.ids.index("where"))
        return
    names = [row.cells[0] for row in table.rows]
    colored = "color_letter" in table.ids
    tile = tile_width([row.cells[-1] for row in table.rows], options.measure)
    colors = [row.cells[1] for row in table.rows]
    color = color_width(colors, options.measure) if colored else 0.0

    def width(blocks: int) -> float:
        beside = color if blocks <= MOST_COLORED else 0.0
        return listed_name_width(options.distance, blocks, tile, beside, options.aspect)

    rows = rows_down(
        options.distance,
        headed=False,
        message_lines=len(options.message_lines),
        stacked=any(map(has_stacked_marks, names)),
    )
    widths = {
        blocks: width(blocks)
        for blocks in block_numbers(len(names), rows)
        if blocks == 1 or width(blocks) >= LEAST_NAME
    }
    blocks = blocks_for(names, widths, options.measure)
    shown = fitted_names(names, width(blocks), options.measure)
    if colored and blocks > MOST_COLORED:
        table = rows_of.only(table, ("name", "where"))
    short = Table(
        table.columns,
        tuple(
            replace(row, cells=(name, *row.cells[1:]))
            for name, row in zip(shown, table.rows, strict=True)
        ),
    )
    pages = [*listed("names", title, short, options, None, blocks, tile=len(short.columns) - 1)]
    ranges = page_ranges([[row.cells[0] for row in page.rows] for page in pages])
    labels = tuple(first for first, _ in ranges)
    seconds = seconds_of(len(pages), max((len(page.rows) for page in pages), default=0))
    for page, (first, last) in zip(pages, ranges, strict=True):
        detail = text("screen-range", first=first, last=last) if len(pages) > 1 else ""
        yield replace(page, labels=labels, detail=detail, seconds=seconds)


# The clock, with the tables that have extra time.


def clock_pages(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    """The display itself draws the time, large; this adds the tables that have extra time."""
    if options.more_time is None:
        return
    title = text("screen-clock", round=max(1, len(event.rounds)))
    # The time takes up the upper half.
    rows = down or rows_down(options.distance, message_lines=len(options.message_lines))
    table = rows_of.more_time(event, options.more_time)
    pages = list(listed("clock", title, table, options, max(1, rows // 2 - 1), blocks=2, tile=0))
    yield from pages or [ProjectorPage("clock", title)]


def extra_time_pages(
    event: Event, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    """Extra time is shown, selected or not: players who have it must not stop when time is up for
    the others.
    """
    posted = event.current
    more_time, missing = options.more_time or {}, posted.missing if posted is not None else ()
    if "clock" not in options.kinds and any(more_time.get(table, 0) for table in missing):
        yield from clock_pages(event, options, down)


# The ring.


def ring_page(event: Event, options: DisplayOptions, _down: int | None) -> Iterator[ProjectorPage]:
    drawing = ring_drawing(event, options.announced)
    if drawing is not None:
        yield ProjectorPage("ring", text("screen-ring"), ring=drawing, event=event)
