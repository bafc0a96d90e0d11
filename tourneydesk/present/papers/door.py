"""Papers around the rounds: the check-in list, the clock's sheet, the games to call."""

from tourneydesk.core.event import Event, Round
from tourneydesk.formats.dual_ring.ring import ring_of
from tourneydesk.present.messages import text
from tourneydesk.present.papers.sheet import (
    BOX,
    Block,
    Sheet,
    boxed,
    by_name,
    column,
    event_facts,
    row,
    singles,
)
from tourneydesk.present.sheets import Digits, Stamp

_LONGER = 16
_CALLS = 12


def check_in_list(event: Event, stamp: Stamp) -> Sheet:
    """Everybody who is entered, by name, with a box to tick; those seen already are crossed."""
    rated = event.format == "us-swiss"
    columns = (
        boxed("sheet_here", 36),
        column("slip_player", 170, bold=True),
        column("sheet_number_short", 32, "right"),
        column("card_member", 90),
        column("card_rating" if rated else "card_age", 44, "right"),
        column("sheet_club", 90),
        column("sheet_remark", 90),
    )
    rows = []
    for player in by_name(event, [one.id for one in event.players if not one.dropped]):
        one = event.player(player)
        fact = one.rating if rated else one.age
        rows.append(
            row(
                columns,
                Digits("X", 1) if one.checked_in else BOX,
                one.name,
                str(player),
                one.member_id or "",
                "" if fact is None else str(fact),
                one.club or "",
                one.note or "",
            )
        )
    notes = () if rows else (text("sheet-nobody"),)
    facts = (*event_facts(event), (text("sheet-players"), str(len(rows))))
    return Sheet(
        text("paper-name-check-in"), (Block("", columns, singles(rows), notes=notes),), stamp,
        facts=facts,
    )  # fmt: skip


def clock_sheet(event: Event, posted: Round, stamp: Stamp) -> Sheet:
    """When the round began and ends, and a line for each table that gets more time."""
    times = (
        column("", 150, bold=True),
        *(boxed(code, 110) for code in ("sheet_planned", "sheet_really")),
    )
    when = [
        row(times, text(code), BOX, BOX)
        for code in (
            "sheet_minutes",
            "sheet_started",
            "sheet_paused",
            "sheet_goes_on",
            "sheet_ends",
        )
    ]
    more = (
        boxed("card_table", 50),
        boxed("sheet_more_minutes", 70),
        boxed("sheet_new_end", 70),
        boxed("sheet_why", 220),
        boxed("sheet_initials", 60),
    )
    lines = [tuple(one.blank for one in more)] * _LONGER
    facts = (
        (text("sheet-tables"), str(sum(not table.void for table in posted.tables))),
        (
            text("sheet-players"),
            str(len({one for table in posted.tables for one in table.players})),
        ),
    )
    blocks = (
        Block(text("sheet-whole-round"), times, singles(when)),
        Block(text("sheet-longer-tables"), more, singles(lines)),
    )
    return Sheet(text("paper-name-clock"), blocks, stamp, "form", facts)


def call_sheet(event: Event, stamp: Stamp) -> Sheet:
    """The games that are being played in the ring, latest call first, with boxes for their
    results, and lines for the games that will be called next.
    """
    columns = (
        column("card_table", 50, "right", bold=True),
        column("sheet_number_short", 32, "right"),
        column("role_white", 160, bold=True),
        boxed("card_result", 44),
        column("sheet_number_short", 32, "right"),
        column("role_black", 160, bold=True),
        boxed("card_result", 44),
        boxed("sheet_called", 44),
    )
    ring = ring_of(event)
    running = sorted(ring.running, key=lambda one: -one.number) if ring is not None else []
    many = len(ring.seats) if ring is not None else 0
    rows = []
    for table in running:
        white, black = table.players
        said = (str(white), event.player(white).name, BOX, str(black), event.player(black).name)
        called = Digits("" if table.number > many else "X", 1)
        rows.append(row(columns, str(table.number), *said, BOX, called))
    nobody = () if rows else (text("sheet-no-games"),)
    empty = row(columns, "", BOX, "", BOX, BOX, "", BOX, BOX)
    blocks = (
        Block(text("sheet-games-now"), columns, singles(rows), marked=1, notes=nobody),
        Block(text("sheet-games-next"), columns, singles([empty] * _CALLS), marked=1),
    )
    return Sheet(text("paper-name-calls"), blocks, stamp, "form")
