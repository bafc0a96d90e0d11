"""The list of all entries, and what a late entry gets."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import status
from tourneydesk.core.name_search import folded
from tourneydesk.core.names import sort_key
from tourneydesk.desk.players import can_enter_late
from tourneydesk.formats import format_of
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.present import messages
from tourneydesk.present.table import Column, Row, Table, Tone
from tourneydesk.present.tables.players import FURTHER, players_table

Filter = Literal["all", "absent", "here", "withdrawn"]
TICK, MORE = "tick", "more"
"""The columns of the box to check in and of the menu."""
USUAL = ("number", "name", "rating", "rating2", "age", "club", "member", "table", "status")
FIELD_OF: Mapping[str, str] = {
    "name": "name",
    "given": "given",
    "family": "family",
    "rating": "rating",
    "age": "age",
    "club": "club",
    "member": "member_id",
    "note": "note",
    "table": "fixed_table",
    **{id: key for id, (key, _) in FURTHER.items()},
}
"""The columns that can be edited, with the field of the player."""
_FIGURES: Mapping[str, Callable[[Player, Event], int | None]] = {
    "number": lambda player, _: player.id,
    "rating": lambda player, _: player.rating,
    "rating2": lambda player, _: player.rating2,
    "age": lambda player, _: player.age,
    "table": lambda player, event: event.fixed_tables.get(player.id),
}
LAST = 1_000_000
"""Sorts players without a figure behind all others."""


def roster(
    event: Event,
    players: Iterable[int],
    ids: Iterable[str],
    waiting: Mapping[int, bool] = MappingProxyType({}),
    *,
    ticks: bool,
    door: bool,
) -> Table[int]:
    """These entries in this order. ``ticks`` begins each row with a box for check-in; ``door`` adds
    who is here to the status. ``waiting`` are players whose check-in is typed and not recorded.
    """
    table = players_table(event, ids, players=map(event.player, players), door=door)
    leavings = format_of(event).leavings(event)
    box = Column(messages.text("head-here"), "icon", id=TICK)
    more = Column("", "icon", id=MORE)

    def row(one: Row[int]) -> Row[int]:
        playing = status(event, leavings, one.key) == "active"
        here = event.player(one.key).checked_in
        first = ("square-checked" if here else "square") if playing else ""
        tone: Tone = "accent" if here else ""
        cells, tones = one.cells, one.tones
        if one.key in waiting:
            first, tone = "clock", "attention"
            said = messages.text("cell-here" if waiting[one.key] else "cell-not-here")
            said = messages.text("desk-mark-waiting", score=said)
            cells = tuple(map(lambda id, cell: said if id == "status" else cell, table.ids, cells))
            tones = tuple(map(lambda id, one: tone if id == "status" else one, table.ids, tones))
        return Row(
            one.key,
            (*((first,) if ticks else ()), *cells, "ellipsis"),
            one.emphasis,
            (*((tone,) if ticks else ()), *tones, ""),
        )

    columns = (*((box,) if ticks else ()), *table.columns, more)
    return Table(columns, tuple(map(row, table.rows)))


@once
def by_filter(event: Event, through: int | None = None) -> Mapping[Filter, Sequence[int]]:  # noqa: ARG001
    """The entries that each filter shows, in order of entry."""
    leavings = format_of(event).leavings(event)
    states = {player: status(event, leavings, player.id) for player in event.entered}
    playing = [player for player, state in states.items() if state == "active"]
    return {
        "all": [player.id for player in states],
        "absent": [player.id for player in playing if not player.checked_in],
        "here": [player.id for player in playing if player.checked_in],
        "withdrawn": [player.id for player, state in states.items() if state == "dropped"],
    }


def in_order(table: Table[int], event: Event, id: str, *, down: bool) -> list[int]:
    """The players of a table by one of its columns, equal ones by number. Names are sorted by the
    family name.
    """
    at = table.ids.index(id)

    def key(row: Row[int]) -> tuple[int, tuple[str, ...], int]:
        player = event.player(row.key)
        if id in _FIGURES:
            figure = _FIGURES[id](player, event)
            known = LAST if figure is None else -figure if down else figure
            return known, (), player.id
        if id == "name":
            *names, number = sort_key(player)
            return 0, tuple(map(str, names)), number
        text = folded(row.cells[at])
        return int(not text), (text,), player.id

    rows = sorted(table.rows, key=key)
    if down and id not in _FIGURES:
        rows.sort(key=lambda row: key(row)[1], reverse=True)
    return [row.key for row in rows]


def late_entry(event: Event) -> str:
    """What a player who enters now gets, or why nobody can enter; empty before the first round."""
    if not event.rounds:
        return ""
    may = can_enter_late(event)
    if not may:
        return refusal(may.why_not, event)
    late, key = "people-late-entries", event.format
    return messages.text(late, key, **event.settings) if messages.has(late, key) else ""
