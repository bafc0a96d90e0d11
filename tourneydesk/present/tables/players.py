"""The table of players, and what one player did so far."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from tourneydesk.core.event import Bye, Event, Player, Round
from tourneydesk.core.event import Table as Seated
from tourneydesk.core.field import status
from tourneydesk.core.names import family_name, given_name, name_in, short_forms
from tourneydesk.core.ratings import as_typed, first_rating
from tourneydesk.core.results import ScoreResult
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.figures import points_text
from tourneydesk.present.messages import name_of, number, text
from tourneydesk.present.ratings import rating_text
from tourneydesk.present.results import seat_result
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import (
    Column,
    Field,
    Kind,
    Table,
    Tone,
    about_player,
    field,
    table_field,
    table_of,
    written,
)

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


# What one player did so far: a row for every round or, in a ring, for every game.

OPEN = "–"
"""In place of a result or a total that is not known yet."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """A round or a game of the player: a table, a bye, or neither for a missed round."""

    event: Event
    player: int
    number: int
    posted: Round
    table: Seated | None = None
    bye: Bye | None = None

    @property
    def opponent(self) -> Player | None:
        """The other player of a table of two."""
        others = [one for one in self.table.players if one != self.player] if self.table else []
        return self.event.player(others[0]) if len(others) == 1 else None

    @property
    def against(self) -> str:
        if self.bye is not None:
            return text("cell-bye")
        return "" if self.opponent is None else short_name(name_in(self.event, self.opponent.id))

    @property
    def where(self) -> str:
        return str(self.table.number) if self.table is not None else self.against

    @property
    def rating(self) -> str:
        return "" if self.opponent is None else rating_text(self.event, self.opponent.id)

    @property
    def role(self) -> str:
        table = self.table
        return table.seats[table.players.index(self.player)].role if table is not None else ""

    @property
    def letter(self) -> str:
        return text(f"card-{self.role}-letter") if self.role else ""

    @property
    def result(self) -> str:
        if self.table is not None:
            in_points = show_of(self.event).in_points
            return seat_result(self.table, self.player, in_points) or OPEN
        return "" if self.bye is None else number(self.bye.points)

    @property
    def place(self) -> str:
        """The place at a table that seats more than two."""
        of_many = show_of(self.event).of_many
        if of_many is None or self.table is None or self.table.result is None:
            return ""
        return written(of_many.finished(self.event, self.table)[0].get(self.player))

    @property
    def total(self) -> str:
        if self.table is not None and self.table.running:
            return OPEN
        rows = standings_of(self.event, self.posted.number)
        return next((points_text(row) for row in rows if row.player == self.player), "")


def record_table(event: Event, player: int) -> Table[int]:
    """The player's rounds in order: the color, opponent and rating at tables of two, the table at
    larger ones; the result, with its place where the result is a score, and the total after it.
    """
    show, ring = show_of(event), bool(format_of(event).ring_kinds)
    head = text("record-game" if ring else "record-round")
    fields: list[Field[_Entry]] = [
        (Column(head, "number", id="number"), lambda entry: str(entry.number))
    ]
    if show.has_colors:
        fields.append((Column("", "due", id="color"), lambda entry: entry.letter))
    if show.of_many is None:
        opponent = Column(text("record-opponent"), "name", wide=True, id="opponent")
        fields.append((opponent, lambda entry: entry.against))
    else:
        where = Column(text("head-table", event.format), wide=True, id="table")
        fields.append((where, lambda entry: entry.where))
    if show.rated:
        fields.append(field("rating", "number", lambda entry: entry.rating))
    scored = show.of_many is not None and format_of(event).result is ScoreResult
    head = text("card-score" if scored else "record-result")
    result = Column(head, "number", id="result")
    fields.append((result, lambda entry: entry.result))
    if scored:
        fields.append(field("place", "number", lambda entry: entry.place))
    if not ring:
        total = Column(text("record-total"), "number", id="total")
        fields.append((total, lambda entry: entry.total))
    return table_of(fields, _entries(event, player), lambda entry: entry.number, tone=_tone)


def _tone(entry: _Entry, column: str) -> Tone:
    if column == "color":
        return "black" if entry.role == "black" else "white"
    return "strong" if column == "result" else ""


def short_name(name: str) -> str:
    """A name for a narrow column: the first given name as an initial."""
    return short_forms(name)[0]


def _entries(event: Event, player: int) -> Iterator[_Entry]:
    ring = bool(format_of(event).ring_kinds)
    for posted in event.rounds:
        tables = [one for one in posted.tables if player in one.players and not one.void]
        bye = next((one for one in posted.byes if one.player == player), None)
        for at, table in enumerate(tables):
            if ring or at == 0:
                at_number = table.number if ring else posted.number
                yield _Entry(event, player, at_number, posted, table)
        if bye is not None and not tables:
            yield _Entry(event, player, posted.number, posted, bye=bye)
