"""Result slips of a round, one per table, as plain data."""

from collections.abc import Sequence

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.formats import format_of
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.paper_rebuild.codes import Printed, grouped
from tourneydesk.present.paper_rebuild.people import person
from tourneydesk.present.paper_rebuild.records import slip_code
from tourneydesk.present.sheets import Code, Column, Slip, Stamp, Written
from tourneydesk.present.shows import show_of
from tourneydesk.present.slips.layout import SlipLayout
from tourneydesk.present.slips.results import reported


def slips(
    event: Event,
    posted: Round,
    stamp: Stamp,
    tables: Sequence[int] | None = None,
    *,
    filled: bool = False,
) -> list[Slip]:
    """The slips of these tables (None = all that have yet to report), in table order; with
    ``filled``, a table's reported result is on its slip.
    """
    table_numbers = posted.missing if tables is None else tables
    ordered = sorted(posted.tables, key=lambda table: table.number)
    return [
        _slip(event, posted, table, stamp, filled=filled)
        for table in ordered
        if table.number in table_numbers
    ]


def blank_slips(event: Event, sizes: Sequence[int], first: int, stamp: Stamp) -> list[Slip]:
    """Slips for tables of these sizes, numbered from ``first``, with blank names; without a code,
    because the players are not known yet.
    """
    layout = show_of(event).slip
    return [
        Slip(
            label=text("slip-table", event.format),
            table=str(table_number),
            round=_round(event, stamp),
            columns=_columns(layout, event, size),
            rows=tuple(
                (
                    _seat(layout, seat),
                    *(Written("") for _ in range(2)),
                    *(column.blank for column in layout.columns(event, size)),
                    Written(""),
                )
                for seat in range(size)
            ),
            code=None,
            stamp=stamp,
        )
        for table_number, size in enumerate(sizes, start=first)
    ]


def _round(event: Event, stamp: Stamp) -> str:
    """The round, printed large on a slip; a ring has none."""
    return text("slip-ring") if format_of(event).ring_kinds else stamp.round


def _columns(layout: SlipLayout, event: Event, seats: int) -> tuple[Column, ...]:
    return (
        Column(text("slip-seat"), 56),
        Column(text("slip-number"), 50),
        Column(text("slip-player"), 155),
        *layout.columns(event, seats),
        Column(text("slip-signature"), 70),
    )


def _seat(layout: SlipLayout, seat: int) -> Written:
    return Written(text(layout.seats[seat]) if layout.seats else str(seat + 1), "center")


def _slip(event: Event, posted: Round, table: Table, stamp: Stamp, *, filled: bool) -> Slip:
    layout = show_of(event).slip
    columns = layout.columns(event, len(table.seats))
    digits = slip_code(event, posted, table, Printed(stamp.revision, stamp.digest))
    rows = tuple(
        (
            _seat(layout, seat),
            Written(str(player), "center"),
            Written(name_of(event, player), bold=True),
            *(reported(columns, table, player) if filled else (column.blank for column in columns)),
            Written(""),
        )
        for seat, player in enumerate(table.players)
    )
    return Slip(
        label=text("slip-table", event.format),
        table=str(table.number),
        round=_round(event, stamp),
        columns=_columns(layout, event, len(table.seats)),
        rows=rows,
        # A code cannot mark an item as open: a reader would take it as known.
        code=None if event.open_items else Code(digits, _people(event, table), grouped(digits)),
        stamp=stamp,
    )


def _people(event: Event, table: Table) -> str:
    """The players at the table, for the square code, so that losing a card does not lose a name."""
    return "\n".join(person(event.player(player)) for player in table.players)
