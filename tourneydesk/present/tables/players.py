"""The table of players: entered, or in a list to be entered."""

from collections.abc import Callable, Collection, Iterable, Mapping

from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import status
from tourneydesk.core.names import family_name, given_name
from tourneydesk.core.ratings import as_typed, first_rating
from tourneydesk.formats import format_of
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.table import Column, Field, Kind, Table, Tone, table_of
from tourneydesk.present.tables.fields import about_player, field, table_field, written

LEAST_LETTERS = 22
"""The least characters shown of a name, however little room there is."""
LONGEST_CLUB = 16
"""In characters: on a screen a club must not crowd out the names."""
FURTHER: Mapping[str, tuple[str, Kind]] = {
    "rating2": ("rating2", "number"),
    **{one: (one, "text") for one in ("state", "expires", "team", "household", "grade", "birth")},
}
"""Columns that are only there if somebody has a value: each with its field and kind."""
_TONES: Mapping[str, Tone] = {
    "here": "done",
    "not-here": "attention",
    "bye": "accent",
    "late": "accent",
}


def listed_players(players: Iterable[Player], ids: Iterable[str]) -> Table[int]:
    """A row for each of these players, who need not be entered. The columns are ``here`` (a cross
    for players checked in), ``number``, ``name``, ``rating``, ``age``, ``given``, ``family``,
    ``member``, ``club``, ``note``, and of FURTHER those in which somebody has a value.
    """
    players = tuple(players)
    return table_of(_fields(None, players), players, _id, ids)


def players_table(
    event: Event,
    ids: Iterable[str] | None = None,
    *,
    players: Iterable[Player] | None = None,
    door: bool = False,
    name_text: Callable[[Event, int], str] = name_of,
) -> Table[int]:
    """A row for each of these players of an event (None = all entered), in that order. Further
    columns are ``table`` (if anybody has a fixed one) and ``status``: withdrawn, out, a bye asked
    for, a house player, or a late entry; with ``door`` also who has checked in, once anybody has.
    Names are written by ``name_text``.
    """
    leavings = format_of(event).leavings(event)
    door = door and any(player.checked_in for player in event.entered)
    upcoming = len(event.rounds) + 1
    asked = {
        one.player: one.round
        for one in sorted(event.bye_requests, key=lambda one: -one.round)
        if one.round >= upcoming
    }

    def own_table(player: Player) -> str:
        return written(event.fixed_tables.get(player.id))

    def state(player: Player) -> str:
        standing = status(event, leavings, player.id)
        if standing != "active" or (door and player.checked_in):
            return "here" if standing == "active" else standing
        if asked.get(player.id) == upcoming:
            return "bye"
        if door:
            return "not-here"
        plain = "house" if player.house else "late" if player.joined else standing
        return "bye" if player.id in asked else plain

    def status_words(player: Player) -> str:
        now = state(player)
        if now in ("here", "not-here"):
            return text(f"cell-{now}")
        return text(f"cell-status-{now}", round=asked.get(player.id, 0))

    def tone(player: Player, id: str) -> Tone:
        if id == "status":
            return _TONES.get(state(player), "")
        return "quiet" if status(event, leavings, player.id) != "active" else ""

    own = [table_field(event, own_table)] if event.fixed_tables else []
    fields = [
        *_fields(event, event.entered, name_text),
        *own,
        field("status", "chip", status_words),
    ]
    chosen = event.entered if players is None else players
    return table_of(fields, chosen, _id, ids, tone=tone)


def _fields(
    event: Event | None,
    everybody: Collection[Player],
    name_text: Callable[[Event, int], str] = name_of,
) -> list[Field[Player]]:
    number, name, _, age = about_player(lambda player: player, LEAST_LETTERS, event, name_text)
    club = Column(text("head-club"), id="club", most=LONGEST_CLUB)
    return [
        field("here", "mark", lambda player: "X" if player.checked_in else ""),
        *(number, name),
        # The player's own, whichever counts in the event.
        field("rating", "number", lambda player: str(first_rating(player))),
        age,
        field("given", "text", given_name),
        field("family", "text", family_name),
        field("member", "text", lambda player: player.member_id or ""),
        (club, lambda player: player.club or ""),
        field("note", "text", lambda player: player.note or ""),
        *(
            field(id, kind, _cell_of(key))
            for id, (key, kind) in FURTHER.items()
            if any(getattr(player, key) is not None for player in everybody)
        ),
    ]


def _cell_of(key: str) -> Callable[[Player], str]:
    return lambda player: str(as_typed(player, key) or "")


def _id(player: Player) -> int:
    return player.id
