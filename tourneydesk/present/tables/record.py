"""What one player did so far: a row for every round or, in a ring, for every game."""

from collections.abc import Iterator
from dataclasses import dataclass

from tourneydesk.core.event import Bye, Event, Player, Round
from tourneydesk.core.event import Table as Seated
from tourneydesk.core.names import name_in, short_forms
from tourneydesk.core.results import ScoreResult
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.figures import points_text
from tourneydesk.present.messages import number, text
from tourneydesk.present.ratings.shown import rating_text
from tourneydesk.present.results import seat_result
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Column, Field, Table, Tone, table_of
from tourneydesk.present.tables.fields import field, written

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
