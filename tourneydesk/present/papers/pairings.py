"""Pairing sheets for the wall, by table and by name; number stands."""

from collections.abc import Sequence
from dataclasses import replace

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text, word_of
from tourneydesk.present.papers.sheet import (
    BOX,
    Block,
    ListColumn,
    Noted,
    Row,
    Sheet,
    block_of,
    row,
)
from tourneydesk.present.ratings import rating_text
from tourneydesk.present.sheets import Cell, Stamp, Written
from tourneydesk.present.show import OfMany
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Column
from tourneydesk.present.table import Row as TableRow
from tourneydesk.present.table import Table as TableOf
from tourneydesk.present.tables.pairings import (
    SeatOf,
    byes_table,
    group_of,
    grouped,
    names_table,
    seats_table,
    tables_table,
)

TWO_LINES, ONE_LINE, BY_NAME, POSTER = 1.75, 1.6, 1.36, 1.2
"""The height of a row beside the size of its letters: with a small line under the names, with boxes
to write in, in a list by name, and on a poster."""
NUMBER, MOST_NUMBER = 1.6, 26.0
"""The number of a table beside the size of names, and its largest size in points."""
BOX_WIDTH = 15.0
"""The width of a column of boxes, in mm."""


def pairings_by_table(
    event: Event,
    posted: Round,
    stamp: Stamp,
    tables: Sequence[int] | None = None,
    *,
    poster: float = 0,
) -> Sheet:
    """Who sits where, in table order (None = all), with boxes for results; then the players without
    a table. In a ring only games being played are listed; games that were stopped never are. A
    ``poster`` in letters of that many points has no boxes.
    """
    seated = sorted(_seated(event, posted, tables), key=lambda table: table.number)
    of_many = show_of(event).of_many
    if poster:
        games = _poster(event, posted, seated)
    elif of_many is not None:
        games = _of_many(event, posted, seated, of_many)
    else:
        games = _of_two(event, posted, seated)
    blocks = [games]
    if not seated:
        blocks = [Block("", (), (), notes=(text("sheet-no-games"),))]
    if tables is None and posted.byes:
        blocks.append(_byes(event, posted, games.pitch))
    return Sheet(
        text("paper-name-tables", event.format),
        tuple(blocks),
        stamp,
        "wall",
        turned=bool(poster) and of_many is None,
        poster=poster,
        ranges="rows" if poster else "",
    )


def pairings_by_name(
    event: Event, posted: Round, stamp: Stamp, *, across: int = 2, poster: float = 0
) -> Sheet:
    """Every player of the round by name, with the table and the color, in columns side by side. In
    a ring everybody is listed with the games being played.
    """
    ids = ("name", "where", "color_letter")
    table = names_table(event, posted, ids, tables=_seated(event, posted), apart=True)
    columns = [
        ListColumn(
            text("head-player"),
            100,
            blank=Written("", bold=not poster),
            fills=True,
            lead=not poster,
        ),
        ListColumn(
            text("head-table", event.format),
            30,
            blank=Written("", "right", bold=True),
            scale=1 if poster else 1.15,
        ),
    ]
    if show_of(event).has_colors:
        color = Written("", "center")
        columns.append(ListColumn(text("head-color"), 20, blank=color, scale=0.8))
    groups = tuple(tuple(row(columns, *line.cells) for line in group) for group in table.groups)
    block = Block(
        "",
        tuple(columns),
        groups,
        pitch=POSTER if poster else BY_NAME,
        shaded=tuple(at % 2 == 0 for at in range(len(groups))),
        notes=() if groups else (text("sheet-no-games"),),
    )
    return Sheet(
        text("sheet-find-table", event.format),
        (block,),
        stamp,
        "wall",
        across=1 if poster else across,
        poster=poster,
        ranges="names",
    )


def _seated(event: Event, posted: Round, tables: Sequence[int] | None = None) -> list[Table]:
    """The tables to list: these, or all, in a ring those being played."""
    ring = posted.kind in format_of(event).ring_kinds
    return [
        table
        for table in posted.tables
        if not table.void
        and (tables is None or table.number in tables)
        and (tables is not None or not ring or table.running)
    ]


def about(event: Event, posted: Round, player: int) -> str:
    """The small line under a name: the number, the rating where the format uses it, and the quarter
    of an accelerated round.
    """
    show = show_of(event)
    parts = [text("sheet-number", number=player)]
    if show.rated:
        parts.append(rating_text(event, player) or text("sheet-unrated"))
    if player in posted.groups and not grouped(posted):
        parts.append(word_of(posted.groups[player], "ages", event.format))
    return " · ".join(parts)


def _of_two(event: Event, posted: Round, tables: Sequence[Table]) -> Block:
    """One row per table: number, and of both players result, name and score."""
    scored = posted.kind not in format_of(event).ring_kinds
    figures = ("points",) if scored else ()
    sides = [[f"{id}{seat}" for id in ("result", "name", *figures)] for seat in (1, 2)]
    content = tables_table(event, posted, ("table", *sides[0], *sides[1]), tables=tables)
    columns = tuple(map(_column_of, content.columns, content.ids))

    def noted(line: TableRow[int]) -> Row:
        table = posted.table(line.key)
        players = table.players if table is not None else ()
        cells: list[str | Cell] = []
        for id, cell in zip(content.ids, line.cells, strict=True):
            at = int(id[-1]) - 1 if id.startswith("name") else -1
            if 0 <= at < len(players):
                small = about(event, posted, players[at])
                cells.append(Noted(cell, "left", under=small))
            else:
                cells.append(cell)
        return row(columns, *cells)

    return Block("", columns, tuple((noted(line),) for line in content.rows), pitch=TWO_LINES)


def _of_many(event: Event, posted: Round, tables: Sequence[Table], many: OfMany) -> Block:
    """One row per seat, with the rows of a table together and its group under its number."""
    ids = ("table", "seat", "number", "name", "points", "result", *many.boxes[1:])
    content = seats_table(event, posted, ids, tables=tables)
    boxes = {"result", *many.boxes[1:]}
    columns = tuple(
        ListColumn(column.head, 52, blank=BOX, least=BOX_WIDTH)
        if column.id in boxes
        else _column_of(column, column.id)
        for column in content.columns
    )
    return Block("", columns, _seats(event, posted, content, columns), marked=1, pitch=ONE_LINE)


def _seats(
    event: Event, posted: Round, content: TableOf[SeatOf], columns: Sequence[ListColumn]
) -> tuple[tuple[Row, ...], ...]:
    """The rows of each table; the group of a table is under its number."""
    groups = []
    for lines in content.groups:
        rows = [row(columns, *line.cells) for line in lines]
        table = posted.table(lines[0].key.table)
        if grouped(posted) and table is not None:
            number = lines[0].cells[0]
            under = text("sheet-group", group=group_of(posted, table))
            rows[0] = (Noted(number, "center", True, under=under), *rows[0][1:])
        groups.append(tuple(rows))
    return tuple(groups)


def _poster(event: Event, posted: Round, tables: Sequence[Table]) -> Block:
    """The number of each table and its players: two side by side, more below one another."""
    if show_of(event).of_many is None:
        content = tables_table(event, posted, ("table", "name1", "name2"), tables=tables)
        columns = tuple(map(_column_of, content.columns, content.ids))
        columns = tuple(replace(column, most=0, scale=1) for column in columns)
        rows = tuple((row(columns, *line.cells),) for line in content.rows)
        shaded = tuple(at % 2 == 0 for at in range(len(rows)))
        return Block("", columns, rows, pitch=POSTER, shaded=shaded)
    seats = seats_table(event, posted, ("table", "name"), tables=tables)
    columns = tuple(map(_column_of, seats.columns, seats.ids))
    columns = tuple(replace(column, most=0, scale=1) for column in columns)
    return Block("", columns, _seats(event, posted, seats, columns), marked=1, pitch=POSTER)


def _column_of(column: Column, id: str) -> ListColumn:
    """The column of a pairing sheet for that of a table."""
    head, align = column.head, column.align
    base = id.rstrip("123456789")
    if base == "table":
        number = Written("", "center", bold=True)
        return ListColumn(head, 40, blank=number, scale=NUMBER, most=MOST_NUMBER, least=BOX_WIDTH)
    if base == "name":
        return ListColumn(head, 100, blank=Written(""), fills=True)
    if base == "result":
        return ListColumn(text("head-result-box"), 52, blank=BOX, least=BOX_WIDTH)
    return ListColumn(head, 36, blank=Written("", align))


def _byes(event: Event, posted: Round, pitch: float) -> Block:
    """The players without a table, with what their bye is worth."""
    # What the bye is worth is as wide as it says, and the name close to it.
    content = byes_table(event, posted, ("number", "bye", "name"))
    shares = {"number": 36, "name": 130}
    block = block_of(content, shares, text("sheet-without-table"), bold=("name",))
    return replace(block, pitch=min(pitch, BY_NAME))


# Which tables need a number stand.

SEATS = 4
"""Players per table, for counting the tables of a future round: rather one table too many."""

_TURNED = str.maketrans("0689", "0986")


def reads_upside_down(number: str) -> bool:
    """Whether a number turned upside down reads as another one (6, 9, 68, not 8 or 69), so that it
    has to be underlined.
    """
    return {*number} <= {*"0689"} and number.translate(_TURNED)[::-1] != number


def table_numbers(
    event: Event, posted: Round | None, tables: Sequence[int] | None = None
) -> list[int]:
    """Those asked for, else those of the round, else as many as all entered players would fill."""
    if tables is not None:
        return list(tables)
    if posted is not None:
        return sorted(table.number for table in posted.tables if not table.void)
    many = sum(not player.dropped for player in event.players)
    if format_of(event).ring_kinds:
        return list(range(1, many + 1))
    seats = SEATS if show_of(event).of_many else 2
    return list(range(1, -(-many // seats) + 1))
