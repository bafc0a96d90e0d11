"""Papers around the rounds: the check-in list, the clock's sheet."""

from tourneydesk.core.event import Event, Round
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
from tourneydesk.present.shows import show_of

_LONGER = 16


def check_in_list(event: Event, stamp: Stamp) -> Sheet:
    """Everybody who is entered, by name, with a box to tick; those seen already are crossed."""
    rated = show_of(event).rated
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
