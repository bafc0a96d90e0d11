"""The table of players: entered, or in a list to be entered."""

from collections.abc import Iterable

from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import status
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text
from tourneydesk.present.table import Column, Field, Table, table_of
from tourneydesk.present.tables.fields import about_player, field, table_heading, written

LEAST_LETTERS = 16
"""The least characters shown of a name, however little room there is."""
LONGEST_CLUB = 16
"""In characters: on a screen a club must not crowd out the names."""


def listed_players(players: Iterable[Player], ids: Iterable[str]) -> Table[int]:
    """A row for each of these players, who need not be entered. The columns are ``here`` (a cross
    for players checked in), ``number``, ``name``, ``rating``, ``age``, ``member``, ``club`` and
    ``note``.
    """
    return table_of(_fields(None), players, _id, ids)


def players_table(
    event: Event,
    ids: Iterable[str] | None = None,
    *,
    players: Iterable[Player] | None = None,
    door: bool = False,
) -> Table[int]:
    """A row for each of these players of an event (None = all entered), in that order. Further
    columns are ``table`` (if anybody has a fixed one) and ``status``; with ``door`` that also says
    who has checked in, once anybody has.
    """
    leavings = format_of(event).leavings(event)
    door = door and any(player.checked_in for player in event.entered)

    def own_table(player: Player) -> str:
        return written(event.fixed_tables.get(player.id))

    def status_words(player: Player) -> str:
        standing = status(event, leavings, player.id)
        if standing == "active" and door:
            return text("cell-here" if player.checked_in else "cell-not-here")
        return text(f"cell-status-{standing}")

    own = [field("table", "number", own_table, table_heading(event))] if event.fixed_tables else []
    fields = [*_fields(event), *own, field("status", "text", status_words)]
    return table_of(fields, event.entered if players is None else players, _id, ids)


def _fields(event: Event | None) -> list[Field[Player]]:
    club = Column(text("head-club"), id="club", most=LONGEST_CLUB)
    return [
        field("here", "mark", lambda player: "X" if player.checked_in else ""),
        *about_player(lambda player: player, LEAST_LETTERS, event),
        field("member", "text", lambda player: player.member_id or ""),
        (club, lambda player: player.club or ""),
        field("note", "text", lambda player: player.note or ""),
    ]


def _id(player: Player) -> int:
    return player.id
