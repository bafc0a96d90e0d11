"""Pages of rows: as many as can be read from afar, and groups that stay together."""

from collections.abc import Iterator, Sequence
from math import ceil

from tourneydesk.present.messages import text
from tourneydesk.present.projector.geometry import has_stacked_marks, rows_down
from tourneydesk.present.projector.page import DisplayOptions, Kind, ProjectorPage
from tourneydesk.present.table import AnyRow, AnyTable


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
