"""The tables of the round: a row for two players, a large number for several."""

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
    block_width,
    numeral_width,
    tables_down,
)
from tourneydesk.present.projector.names import blocks_for
from tourneydesk.present.projector.page import DisplayOptions, Kind, ProjectorPage
from tourneydesk.present.projector.pages.listing import first_to_last, listed
from tourneydesk.present.round_names import stage_name
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import AnyRow, AnyTable
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
