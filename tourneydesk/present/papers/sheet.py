"""A sheet as plain data: blocks of ruled rows, with facts above and signature lines below."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from tourneydesk.core.event import Event
from tourneydesk.core.journal.bounds import ABOUT
from tourneydesk.core.names.parts import sort_key
from tourneydesk.present.messages import dates_in, text
from tourneydesk.present.sheets import Cell, Column, Digits, Stamp, Written
from tourneydesk.present.table import Align, AnyTable
from tourneydesk.present.table import Column as TableColumn

Row = tuple[Cell, ...]
Group = tuple[Row, ...]
"""Rows that stay together on one page: the players at a table."""

Reading = Literal["wall", "form", "desk", "close"]
"""The distance from which a sheet is read, which sets its text size; a form is written on."""

SHARE = 52
"""The width of a column of figures."""

BOX = Digits("", 1)
"""A box to write or tick in."""


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, column headings, rows in groups, and what comes below them.

    The first ``marked`` columns are written once per group, and large. ``notes`` are lines of text;
    ``signed`` labels signature lines.
    """

    heading: str
    columns: tuple[Column, ...]
    groups: tuple[Group, ...]
    marked: int = 0
    notes: tuple[str, ...] = ()
    signed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """A document of one or more pages. ``facts`` are labeled lines above all blocks; ``turned``
    asks for landscape; with ``apart`` every block starts a new page.
    """

    title: str
    blocks: tuple[Block, ...]
    stamp: Stamp
    reading: Reading = "desk"
    facts: tuple[tuple[str, str], ...] = ()
    turned: bool = False
    apart: bool = False


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
    """A table as ruled rows. ``shares`` are the widths of its columns by id (`SHARE` for others),
    ``bold`` the columns in bold, ``boxes`` those to write in. An empty table says so.
    """

    def blank(column: TableColumn) -> Cell:
        return BOX if column.id in boxes else Written("", column.align, column.id in bold)

    columns = tuple(
        Column(column.head, shares.get(column.id, SHARE), blank=blank(column))
        for column in table.columns
    )
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
