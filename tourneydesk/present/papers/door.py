"""Papers around the rounds: the check-in list and the clock sheet."""

from tourneydesk.core.event import Event, Round
from tourneydesk.present.messages import text
from tourneydesk.present.papers.sheet import (
    BOX,
    Block,
    Sheet,
    block_of,
    boxed,
    by_name,
    column,
    event_facts,
    row,
    singles,
)
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.tables.players import players_table

_LONGER = 16


def check_in_list(event: Event, stamp: Stamp) -> Sheet:
    """Everybody entered, by name, with a box to tick; crossed for those already checked in."""
    inside = by_name(event, [one.id for one in event.players if not one.dropped])
    about = "rating" if show_of(event).rated else "age"
    table = players_table(
        event,
        ("here", "name", "number", "member", about, "club", "note"),
        players=[event.player(player) for player in inside],
    )
    shares = {"here": 36, "name": 170, "number": 32, about: 44}
    block = block_of(
        table, {**shares, "member": 90, "club": 90, "note": 90}, bold=("name",), boxes=("here",)
    )
    facts = (*event_facts(event), (text("sheet-players"), str(len(table.rows))))
    return Sheet(text("paper-name-check-in"), (block,), stamp, facts=facts)


def clock_sheet(event: Event, posted: Round, stamp: Stamp) -> Sheet:
    """When the round begins and ends, and a line for each table with extra time."""
    times = (
        column("", 150, bold=True),
        *(boxed(code, 110) for code in ("sheet_planned", "sheet_really")),
    )
    time_rows = [
        row(times, text(code), BOX, BOX)
        for code in (
            "sheet_minutes",
            "sheet_started",
            "sheet_paused",
            "sheet_goes_on",
            "sheet_ends",
        )
    ]
    longer_columns = (
        boxed("card_table", 50, event.format),
        boxed("sheet_more_minutes", 70),
        boxed("sheet_new_end", 70),
        boxed("sheet_why", 220),
        boxed("sheet_initials", 60),
    )
    lines = [tuple(player.blank for player in longer_columns)] * _LONGER
    facts = (
        (text("sheet-tables", event.format), str(sum(not table.void for table in posted.tables))),
        (
            text("sheet-players"),
            str(len({player for table in posted.tables for player in table.players})),
        ),
    )
    blocks = (
        Block(text("sheet-whole-round"), times, singles(time_rows)),
        Block(text("sheet-longer-tables", event.format), longer_columns, singles(lines)),
    )
    return Sheet(text("paper-name-clock"), blocks, stamp, "form", facts)
