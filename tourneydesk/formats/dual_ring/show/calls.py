"""The call sheet: the ring's games to call."""

from tourneydesk.core.event import Event
from tourneydesk.formats.dual_ring.ring import ring_of
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.papers.sheet import BOX, Block, Sheet, boxed, column, row, singles
from tourneydesk.present.sheets import Digits, Stamp

_CALLS = 12


def call_sheet(event: Event, stamp: Stamp) -> Sheet:
    """The games being played in the ring, latest call first, with boxes for their results, and
    lines for the games to be called next.
    """
    columns = (
        column("card_table", 50, "right", bold=True, format_key=event.format),
        column("head_number", 32, "right"),
        column("role_white", 160, bold=True),
        boxed("card_result", 44),
        column("head_number", 32, "right"),
        column("role_black", 160, bold=True),
        boxed("card_result", 44),
        boxed("sheet_called", 44),
    )
    ring = ring_of(event)
    running = sorted(ring.running, key=lambda game: -game.number) if ring is not None else []
    seat_count = len(ring.seats) if ring is not None else 0
    rows = []
    for table in running:
        white, black = table.players
        cells = (str(white), name_of(event, white), BOX, str(black), name_of(event, black))
        called = Digits("" if table.number > seat_count else "X", 1)
        rows.append(row(columns, str(table.number), *cells, BOX, called))
    notes = () if rows else (text("sheet-no-games"),)
    empty = row(columns, "", BOX, "", BOX, BOX, "", BOX, BOX)
    blocks = (
        Block(text("sheet-games-now"), columns, singles(rows), marked=1, notes=notes),
        Block(text("sheet-games-next"), columns, singles([empty] * _CALLS), marked=1),
    )
    return Sheet(text("paper-name-calls"), blocks, stamp, "form")
