"""The list by name, in as many columns as nearly all names have room in."""

from collections.abc import Iterator
from dataclasses import replace

from tourneydesk.core.event import Event
from tourneydesk.present.messages import text
from tourneydesk.present.projector import rows as rows_of
from tourneydesk.present.projector.geometry import (
    color_width,
    has_stacked_marks,
    listed_name_width,
    rows_down,
    tile_width,
)
from tourneydesk.present.projector.names import (
    block_numbers,
    blocks_for,
    fitted_names,
    page_ranges,
    seconds_of,
)
from tourneydesk.present.projector.page import DisplayOptions, ProjectorPage
from tourneydesk.present.projector.pages.listing import listed
from tourneydesk.present.table import Table

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
