"""The check-in list, the clock sheet, the cover of the cards."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from tourneydesk.core.event import Event, Round
from tourneydesk.formats import format_of
from tourneydesk.present.messages import enumerated, listed_name_of, text
from tourneydesk.present.paper_rebuild.codes import Printed, grouped
from tourneydesk.present.paper_rebuild.cover import cover_code, cover_of_event
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
from tourneydesk.present.sheets import Code, Stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Column, Row, Table
from tourneydesk.present.tables.history import setting_text
from tourneydesk.present.tables.players import players_table

_LONGER = 16


def check_in_list(event: Event, stamp: Stamp) -> Sheet:
    """Everybody entered by family name, with boxes to tick for those who are here and have paid,
    and room for notes; crossed for those already checked in, marked for those withdrawn.
    """
    players = [event.player(player) for player in by_name(event, [one.id for one in event.entered])]
    ids = ("here", "name", "number", *_about(event), "note")
    table = players_table(event, ids, players=players, name_text=listed_name_of)
    gone = {player.id for player in players if player.dropped}
    shares = {"here": 34, "paid": 34, "name": 160, "number": 30, "rating": 42, "age": 42}
    block = block_of(
        _to_tick(table, gone),
        {**shares, "club": 84, "member": 76, "note": 130},
        bold=("name",),
        boxes=("here", "paid"),
    )
    facts = (
        *event_facts(event),
        (text("sheet-players"), str(len(players) - len(gone))),
        (text("sheet-checked-in"), str(sum(player.checked_in for player in players))),
    )
    return Sheet(text("paper-name-check-in"), (block,), stamp, facts=facts)


def _about(event: Event) -> Iterator[str]:
    """What the event knows or wants to know about its players."""
    rated, groups = show_of(event).rated, format_of(event).groups is not None
    if rated:
        yield "rating"
        if any(player.rating2 is not None for player in event.entered):
            yield "rating2"
    if groups or (not rated and any(player.age for player in event.entered)):
        yield "age"
    if any(player.club for player in event.entered):
        yield "club"
    if any(player.member_id for player in event.entered):
        yield "member"


def _to_tick(table: Table[int], gone: Collection[int]) -> Table[int]:
    """The table with a second box, for who has paid. Somebody who has withdrawn has nothing to
    tick, and the note says it.
    """
    here, *others = table.columns

    def row(one: Row[int]) -> Row[int]:
        tick, *cells, note = one.cells
        if one.key not in gone:
            return replace(one, cells=(tick, "", *cells, note))
        none, words = text("cross-missed"), [text("cell-status-dropped"), note]
        note = enumerated([word for word in words if word])
        return replace(one, cells=(none, none, *cells, note))

    paid = Column(text("head-paid"), "mark", id="paid")
    return Table((here, paid, *others), tuple(row(one) for one in table.rows))


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


# The cover of an event's cards as plain data: what no card contains, in words and as a code.


@dataclass(frozen=True, slots=True)
class CoverSheet:
    """Labeled facts, labeled settings, the purpose of the sheet, and the code with its label."""

    title: str
    about: str
    facts: tuple[tuple[str, str], ...]
    settings_label: str
    settings: tuple[tuple[str, str], ...]
    code_label: str
    code: Code
    stamp: Stamp


def cover_sheet(event: Event, stamp: Stamp) -> CoverSheet:
    """The current cover."""
    digits = cover_code(cover_of_event(event, Printed(stamp.revision, stamp.digest)))
    return CoverSheet(
        text("cover-title"),
        text("cover-about"),
        (
            (text("cover-event"), event.name),
            (text("cover-format"), text("format-name", event.format)),
            *event_facts(event),
            (text("cover-players"), str(len(event.entered))),
            (text("cover-rounds"), str(len(event.rounds))),
            (text("cover-seed"), event.seed),
        ),
        text("cover-settings"),
        tuple(
            (
                text(f"setting-{setting.key}", event.format),
                setting_text(event, setting.key, event.settings[setting.key]),
            )
            for setting in format_of(event).settings
        ),
        text("cover-code"),
        Code(digits, "", grouped(digits)),
        stamp,
    )
