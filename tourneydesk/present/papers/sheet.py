"""A sheet as plain data: blocks of ruled rows, facts above, signature lines below, page titles."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from tourneydesk.core.event import Event
from tourneydesk.core.journal.bounds import ABOUT
from tourneydesk.core.name_search import folded
from tourneydesk.core.names import ShownName, listed, sort_key
from tourneydesk.present.messages import dates_in, text
from tourneydesk.present.sheets import Cell, Column, Digits, Stamp, Written
from tourneydesk.present.table import Align, AnyTable
from tourneydesk.present.table import Column as TableColumn

Row = tuple[Cell, ...]
Group = tuple[Row, ...]
"""Rows that stay together on one page: the players at a table."""

Reading = Literal["wall", "form", "desk", "close"]
"""The distance from which a sheet is read, which sets its text sizes; a form is written on."""

Ranges = Literal["", "names", "rows"]
"""What the title of a page says about its content: the first letters of its first and last name,
the numbers of its first and last row, or nothing."""

SHARE = 52
"""The width of a column of figures."""
WIDE = 80
"""From this share on, a column takes what the others leave of the line."""

BOX = Digits("", 1)
"""A box to write or tick in."""
BOX_SHARE = 0.35
"""The least width of a box for each part of its share, in mm."""


@dataclass(frozen=True, slots=True)
class ListColumn(Column):
    """A column that is as wide as its cells, or takes its share of what the others leave of the
    line.

    - ``fills``: it takes its share; a name that is still too long is shortened.
    - ``scale``: its letters beside those of the sheet, but at ``most`` points (0 = any size).
    - ``lead``: the family name, which comes first, is bold.
    - ``edge``: a line on its left; ``least``: its least width in mm.
    """

    fills: bool = False
    scale: float = 1
    most: float = 0
    lead: bool = False
    edge: bool = False
    least: float = 0


@dataclass(frozen=True, slots=True)
class Noted(Written):
    """A cell with a small line ``under`` it or a smaller figure ``beside`` it."""

    under: str = ""
    beside: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, column headings, rows in groups, and what comes below them.

    The first ``marked`` columns are written once per group, and large. ``notes`` are lines of text;
    ``signed`` labels signature lines. ``pitch``: the height of a row beside the size of its letters
    (0 = as is usual for the sheet). ``shaded`` says which groups are on a gray band, ``ruled`` is
    the number of groups above a heavy rule (0 = none).
    """

    heading: str
    columns: tuple[Column, ...]
    groups: tuple[Group, ...]
    marked: int = 0
    notes: tuple[str, ...] = ()
    signed: tuple[str, ...] = ()
    pitch: float = 0
    shaded: tuple[bool, ...] = ()
    ruled: int = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """A document of one or more pages.

    - ``facts``: labeled lines above all blocks; ``legend``: a text at the bottom of every page.
    - ``turned``: landscape; None = if the columns have no room in portrait.
    - ``apart``: every block starts a new page; ``across``: the columns of rows side by side.
    - ``poster``: the size of letters, in points, of a sheet read from far away (0 = none).
    - ``ranges``: what the title of each page says about its content.
    - ``address``: where phones find the same, at the bottom of every page, also as a QR code.
    """

    title: str
    blocks: tuple[Block, ...]
    stamp: Stamp
    reading: Reading = "desk"
    facts: tuple[tuple[str, str], ...] = ()
    turned: bool | None = False
    apart: bool = False
    legend: str = ""
    across: int = 1
    poster: float = 0
    ranges: Ranges = ""
    address: str = ""


def block_of(
    table: AnyTable,
    shares: Mapping[str, int],
    heading: str = "",
    *,
    bold: Collection[str] = (),
    boxes: Collection[str] = (),
    marked: int = 0,
    notes: Sequence[str] = (),
) -> Block:
    """A table as ruled rows. Names and columns with a large share fill the line, by their
    ``shares``; the others are as wide as their cells, and those in ``boxes``, to write in, as wide
    as their shares are to those of the rest. ``bold`` are the columns in bold. An empty table says
    so.
    """

    def blank(column: TableColumn) -> Cell:
        return BOX if column.id in boxes else Written("", column.align, column.id in bold)

    def column_of(column: TableColumn) -> ListColumn:
        share = shares.get(column.id, SHARE)
        fills = column.kind == "name" or (column.kind == "text" and share >= WIDE)
        least = share * BOX_SHARE if column.id in boxes else 0
        return ListColumn(column.head, share, blank=blank(column), fills=fills, least=least)

    columns = tuple(map(column_of, table.columns))
    groups = tuple(tuple(row(columns, *line.cells) for line in group) for group in table.groups)
    return Block(
        heading, columns, groups, marked, tuple(notes) if groups else (text("sheet-no-players"),)
    )


def column(
    code: str, share: int, align: Align = "left", *, bold: bool = False, format_key: str = ""
) -> Column:
    """A column, given the code of its heading; its cells are aligned like its blank one."""
    return Column(text(code, format_key) if code else "", share, blank=Written("", align, bold))


def boxed(code: str, share: int, format_key: str = "") -> Column:
    """A column of boxes to write in."""
    return Column(text(code, format_key), share, blank=BOX)


def row(columns: Sequence[Column], *contents: str | Cell) -> Row:
    """A row of those columns: texts take the alignment of their column, or its box."""
    return tuple(
        replace(column.blank, text=cell)
        if isinstance(cell, str) and isinstance(column.blank, Written | Digits)
        else Written(cell)
        if isinstance(cell, str)
        else cell
        for column, cell in zip(columns, contents, strict=True)
    )


def singles(rows: Iterable[Row]) -> tuple[Group, ...]:
    """Rows that may each go on any page."""
    return tuple((one,) for one in rows)


def by_name(event: Event, players: Iterable[int]) -> list[int]:
    """Players in order of their family names, ignoring case and accents; equal names by number."""
    return sorted(players, key=lambda player: sort_key(event.player(player)))


def event_facts(event: Event) -> tuple[tuple[str, str], ...]:
    """The event's known details, each with its label; dates as the language writes them."""
    return tuple(
        (text(f"sheet-{key}"), dates_in(detail) if key == "date" else detail)
        for key in ABOUT
        if (detail := event.details.get(key))
    )


# What the title of each page of a list says about its content: Find your board, Ab–Ga.

_SHORTEST, _LONGEST = 2, 3
"""The letters of a name that a title has."""


def page_titles(sheet: Sheet, pages: Sequence[Sequence[Row]]) -> list[str]:
    """The title of each of these pages of rows; a sheet of one page needs no range, and numbers
    below its first block (players without a table) are in none.
    """
    if sheet.ranges == "" or len(pages) < 2:
        return [sheet.title] * len(pages)
    if sheet.ranges == "names":
        ranges = name_ranges([_names(rows) for rows in pages])
        return [_ranged(sheet.title, "sheet-title-names", ends) for ends in ranges]
    listed_rows = {id(row) for group in sheet.blocks[0].groups for row in group}
    shown = [[row for row in rows if id(row) in listed_rows] for rows in pages]
    return [_ranged(sheet.title, "sheet-title-rows", _ends(rows)) for rows in shown]


def name_ranges(pages: Sequence[Sequence[str]]) -> list[tuple[str, str] | None]:
    """For each page of names the beginnings of its first and last name: two letters, or three if
    only these tell them from the pages beside it.
    """
    sorted_as = [[listed(name) for name in page] for page in pages if page]
    firsts = [_prefix(page[0], before[-1]) for before, page in pairwise(sorted_as)]
    lasts = [_prefix(page[-1], after[0]) for page, after in pairwise(sorted_as)]
    ends = iter(
        zip(
            [_letters(page[0], _SHORTEST) for page in sorted_as[:1]] + firsts,
            lasts + [_letters(page[-1], _SHORTEST) for page in sorted_as[-1:]],
            strict=True,
        )
    )
    return [next(ends) if page else None for page in pages]


def _prefix(name: str, beside: str) -> str:
    """The shortest beginning of a name that the name beside it does not have."""
    shortest = _letters(name, _SHORTEST)
    if folded(shortest) == folded(_letters(beside, _SHORTEST)):
        return _letters(name, _LONGEST)
    return shortest


def _letters(name: str, count: int) -> str:
    return name[:count].rstrip(" ,")


def _ranged(title: str, message: str, ends: tuple[str, str] | None) -> str:
    if ends is None:
        return title
    return text(message, title=title, first=ends[0], last=ends[1])


def _names(rows: Sequence[Row]) -> list[str]:
    found = (_name(row) for row in rows)
    return [name for name in found if name]


def _name(row: Row) -> str:
    names = (cell.text for cell in row if isinstance(cell, Written))
    return next((name for name in names if isinstance(name, ShownName)), "")


def _ends(rows: Sequence[Row]) -> tuple[str, str] | None:
    numbers = [number for row in rows if (number := _text(row[0])).isdecimal()]
    return (numbers[0], numbers[-1]) if numbers else None


def _text(cell: Cell) -> str:
    return cell.text if isinstance(cell, Written) else ""
