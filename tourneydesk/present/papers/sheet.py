"""A sheet as plain data: blocks of ruled rows, with facts above and signature lines below."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from tourneydesk.core.event import Event
from tourneydesk.core.journal.bounds import ABOUT
from tourneydesk.core.names import sort_key
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
