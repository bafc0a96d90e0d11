"""Pairing sheets for the wall: by table, and by name."""

from collections.abc import Sequence

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text
from tourneydesk.present.papers.sheet import Block, Sheet, block_of
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.show import OfMany
from tourneydesk.present.shows import show_of
from tourneydesk.present.tables.names import names_table
from tourneydesk.present.tables.pairings import byes_table, seats_table, tables_table


def pairings_by_table(
    event: Event, posted: Round, stamp: Stamp, tables: Sequence[int] | None = None
) -> Sheet:
    """Who sits where, in table order (None = all), with boxes for results; then the players without
    a table. Games that were stopped are left out.
    """
    seated = sorted(
        (
            table
            for table in posted.tables
            if not table.void and (tables is None or table.number in tables)
        ),
        key=lambda table: table.number,
    )
    of_many = show_of(event).of_many
    games = _of_many(event, posted, seated, of_many) if of_many else _of_two(event, posted, seated)
    blocks = [games]
    if tables is None and posted.byes:
        shares = {"number": 36, "name": 260, "bye": 200}
        heading = text("sheet-without-table")
        blocks.append(
            block_of(
                byes_table(event, posted, ("number", "name", "bye")),
                shares,
                heading,
                bold=("name",),
            )
        )
    return Sheet(text("paper-name-tables", event.format), tuple(blocks), stamp, "wall")


def pairings_by_name(event: Event, posted: Round, stamp: Stamp) -> Sheet:
    """Every player of the round by name: the table, the seat or color, and the opponents."""
    seated = [table for table in posted.tables if not table.void]
    ids = ("name", "number", "table", "color", "opponents")
    shares = {"name": 170, "number": 34, "table": 46, "color": 48, "opponents": 190}
    table = names_table(event, posted, ids, tables=seated, apart=True)
    block = block_of(table, shares, bold=("name", "table"))
    return Sheet(text("paper-name-names"), (block,), stamp, "wall")


def _of_two(event: Event, posted: Round, tables: Sequence[Table]) -> Block:
    """One row per table: result, number, name, score and rating of both players."""
    figures = [
        *(["points"] if posted.kind not in format_of(event).ring_kinds else []),
        *(["rating"] if show_of(event).rated else []),
    ]
    sides = [[f"{id}{seat}" for id in ("number", "name", *figures)] for seat in (1, 2)]
    shares = {"number": 26, "name": 172, "points": 36, "rating": 42, "result": 34}
    return block_of(
        tables_table(
            event, posted, ("table", "result1", *sides[0], *sides[1], "result2"), tables=tables
        ),
        {"table": 40, **{f"{id}{seat}": share for id, share in shares.items() for seat in (1, 2)}},
        bold=("table", "name1", "name2"),
        boxes=("result1", "result2"),
        marked=1,
    )


def _of_many(event: Event, posted: Round, tables: Sequence[Table], many: OfMany) -> Block:
    """One row per seat, with the rows of a table together."""
    boxes = ("result", *many.boxes[1:])
    ids = ("table", "seat", "number", "name", "points", *boxes)
    shares = {"table": 56, "seat": 44, "number": 36, "name": 198, "points": 50}
    return block_of(
        seats_table(event, posted, ids, tables=tables),
        {**shares, **dict.fromkeys(boxes, 56 if len(boxes) > 1 else 90)},
        bold=("table", "name"),
        boxes=boxes,
        marked=1,
    )
