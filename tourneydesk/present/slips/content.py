"""Result slips of a round, one per table, as plain data."""

from collections.abc import Sequence

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.formats import format_of
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.paper_rebuild.codes import Printed, grouped
from tourneydesk.present.paper_rebuild.records import slip_code
from tourneydesk.present.ratings.shown import for_codes
from tourneydesk.present.sheets import Code, Slip, SlipField, SlipSeat, Stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.slips.layout import SlipLayout
from tourneydesk.present.slips.people import people_within
from tourneydesk.present.slips.results import reported

CODE_BITS = 154 * 8
"""The data of a QR code of version 8, level M (ISO/IEC 18004, table 7): 24.5 mm wide if its modules
are half a millimeter.
"""


def slips(
    event: Event,
    posted: Round,
    stamp: Stamp,
    tables: Sequence[int] | None = None,
    *,
    filled: bool = False,
    code_bits: int = CODE_BITS,
) -> list[Slip]:
    """The slips of these tables (None = all that have yet to report), in table order; with
    ``filled``, a table's reported result is on its slip. Names, membership numbers and clubs are
    shortened in the square code so that it has at most ``code_bits``.
    """
    table_numbers = posted.missing if tables is None else tables
    ordered = sorted(posted.tables, key=lambda table: table.number)
    return [
        _slip(event, posted, table, stamp, code_bits, filled=filled)
        for table in ordered
        if table.number in table_numbers
    ]


def blank_slips(event: Event, sizes: Sequence[int], first: int, stamp: Stamp) -> list[Slip]:
    """Slips for tables of these sizes, numbered from ``first``, with blank names; without a code,
    because the players are not known yet.
    """
    return [
        _blank(event, size, str(table_number), stamp)
        for table_number, size in enumerate(sizes, start=first)
    ]


def spare_slip(event: Event, stamp: Stamp) -> Slip:
    """A slip for any table, whose number is to be written too, for the spare places of a sheet."""
    return _blank(event, format_of(event).table_sizes[1], "", stamp)


def _blank(event: Event, size: int, table: str, stamp: Stamp) -> Slip:
    layout = show_of(event).slip
    fields = layout.fields(event, size)
    return Slip(
        label=text("slip-table", event.format),
        table=table,
        heading=_heading(event, stamp),
        fields=fields,
        seats=tuple(
            SlipSeat(_seat(layout, seat), "", "", "", ("",) * len(fields)) for seat in range(size)
        ),
        of_many=_of_many(event),
        code=None,
        stamp=stamp,
    )


def _heading(event: Event, stamp: Stamp) -> str:
    """The round, and that this is a result slip; a ring has no rounds."""
    ring = bool(format_of(event).ring_kinds)
    return text("slip-heading", round=text("slip-ring") if ring else stamp.round)


def _of_many(event: Event) -> bool:
    return show_of(event).of_many is not None


def _seat(layout: SlipLayout, seat: int) -> str:
    return text(layout.seats[seat]) if layout.seats else ""


def _slip(
    event: Event, posted: Round, table: Table, stamp: Stamp, code_bits: int, *, filled: bool
) -> Slip:
    layout = show_of(event).slip
    fields = layout.fields(event, len(table.seats))
    return Slip(
        label=text("slip-table", event.format),
        table=str(table.number),
        heading=_heading(event, stamp),
        fields=fields,
        seats=tuple(
            _seated(event, table, fields, seat, _seat(layout, seat), filled=filled)
            for seat in range(len(table.seats))
        ),
        of_many=_of_many(event),
        # A code cannot mark an item as open: a reader would take it as known.
        code=None if event.open_items else _code(event, posted, table, stamp, code_bits),
        stamp=stamp,
    )


def _seated(
    event: Event, table: Table, fields: Sequence[SlipField], seat: int, role: str, *, filled: bool
) -> SlipSeat:
    player = event.player(table.players[seat])
    written, remark = reported(fields, table, player.id) if filled else (("",) * len(fields), "")
    return SlipSeat(
        role, str(player.id), name_of(event, player.id), player.member_id or "", written, remark
    )


def _code(event: Event, posted: Round, table: Table, stamp: Stamp, code_bits: int) -> Code:
    """The digits, and who sits there, so that losing a card does not lose a name."""
    digits = slip_code(event, posted, table, Printed(stamp.revision, stamp.digest))
    # Two segments with their headers, the digits ten bits for three, and a line feed.
    spare = code_bits - (4 + 14 + 4 + 16) - -(-len(digits) * 10 // 3) - 8
    players = [for_codes(event, event.player(player)) for player in table.players]
    needed = {
        *format_of(event).about_players(event),
        *(("rating",) if show_of(event).rated else ()),
    }
    return Code(digits, people_within(players, needed, spare // 8), grouped(digits))
