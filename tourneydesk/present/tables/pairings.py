"""The pairings of a round, table by table and seat by seat."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from tourneydesk.core.event import Bye, Event, Player, Round
from tourneydesk.core.event import Table as Seated
from tourneydesk.core.results import BoardResult, ScoreResult
from tourneydesk.formats import standings_of
from tourneydesk.present.figures import figure_heads, points_text
from tourneydesk.present.messages import name_of, number, text
from tourneydesk.present.results import outcome_text, score_text, seat_result
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import AnyTable, Column, Field, Row, Table, table_of
from tourneydesk.present.tables.fields import about_player, field, place_called

LEAST_LETTERS = 11
"""Of a name, however little room there is: enough to know who it is at a board of five."""


@dataclass(frozen=True, slots=True)
class SeatOf:
    """What identifies the row of a seat: the table, and who sits there."""

    table: int
    player: int


@dataclass(frozen=True, slots=True)
class ByeOf:
    """What identifies the row of a bye: whose it is."""

    player: int


@dataclass(frozen=True, slots=True)
class _Seat:
    """A seat; ``first`` where it has the first row of its table."""

    table: Seated
    player: int
    first: bool


def tables_table(
    event: Event,
    posted: Round,
    ids: Iterable[str] | None = None,
    *,
    tables: Sequence[Seated] | None = None,
    marks: Mapping[int, str] | None = None,
) -> Table[int]:
    """A row for each of these tables of a round (None = all).

    The columns are ``table``, ``group`` (where whole tables belong to one); for each seat from 1
    ``number1``, ``name1``, ``rating1``, ``age1``, ``points1`` (before the round), ``result1`` and
    ``seat1``, the name behind what that player reached; then ``players``, ``score`` (or the
    ``marks`` of tables instead) and ``outcome``, the result in words.
    """

    def players(table: Seated) -> str:
        return _players(event, table)

    def group(table: Seated) -> str:
        return _group(posted, table)

    def score(table: Seated) -> str:
        return score_text(table) if marks is None else marks.get(table.number, "")

    def outcome(table: Seated) -> str:
        return outcome_text(event, table)

    fewest = 2 if show_of(event).of_many is None else 0
    seats = max([fewest, *(len(table.seats) for table in posted.tables)])
    before = points_before(event, posted)
    # Room for a result before the first is in.
    between = Column(text("head-result"), "mark", id="score", widest=text("score-drawn"))
    fields: list[Field[Seated]] = [
        field("table", "number", lambda table: str(table.number), place_called(event)),
        *([field("group", "text", group)] if _grouped(posted) else []),
        *(one for seat in range(seats) for one in _side(event, seat, before)),
        (Column(text("sheet-players"), id="players"), players),
        (between, score),
        (Column(text("head-result"), id="outcome"), outcome),
    ]
    shown = posted.tables if tables is None else tables
    return table_of(fields, shown, lambda table: table.number, ids)


def seats_table(
    event: Event,
    posted: Round,
    ids: Iterable[str] | None = None,
    *,
    tables: Sequence[Seated] | None = None,
    finished: bool = False,
) -> Table[SeatOf]:
    """A row for each seat of these tables (None = all) where more than two meet, in order of seats
    or as they ``finished``.

    The columns are ``table`` (in the first row of each), ``seat``, ``number``, ``name``,
    ``rating``, ``age``, ``points`` (before the round), ``result`` as reported, ``place``, and the
    format's own figures by the codes of their heads.
    """
    many = show_of(event).of_many
    assert many is not None, "seats have rows of their own where more than two meet"
    shown = posted.tables if tables is None else tables
    known = {table.number: many.finished(table) for table in shown}
    before = points_before(event, posted)

    def player(seat: _Seat) -> Player:
        return event.player(seat.player)

    def once(seat: _Seat) -> str:
        return str(seat.table.number) if seat.first else ""

    def result(seat: _Seat) -> str:
        return seat_result(seat.table, seat.player)

    def place(seat: _Seat) -> str:
        at = known[seat.table.number][0].get(seat.player)
        return result(seat) if at is None else str(at)

    def figure(code: str, at: int) -> Field[_Seat]:
        def cell(seat: _Seat) -> str:
            figures = known[seat.table.number][1][seat.player]
            return number(figures[at]) if figures else ""

        return Column(text(code), "number", id=code), cell

    points = Column(figure_heads(event, ())[0], "number", id="points")
    fields: list[Field[_Seat]] = [
        field("table", "number", once, place_called(event)),
        field("seat", "number", lambda one: str(one.table.players.index(one.player) + 1)),
        *about_player(player, LEAST_LETTERS),
        (points, lambda seat: before(seat.player)),
        (Column(text(many.boxes[0]), "number", id="result"), result),
        field("place", "number", place),
        *(figure(code, at) for at, code in enumerate(many.figures)),
    ]
    seats = [
        _Seat(table, who, at == 0)
        for table in shown
        for at, who in enumerate(
            _in_order(table, known[table.number][0]) if finished else table.players
        )
    ]
    return table_of(
        fields,
        seats,
        lambda seat: SeatOf(seat.table.number, seat.player),
        ids,
        lambda seat: "begins" if seat.first else "",
    )


def byes_table(event: Event, posted: Round) -> Table[int]:
    """A row for each bye of a round: ``number``, ``name`` and ``bye``, what it is worth."""

    def player(bye: Bye) -> Player:
        return event.player(bye.player)

    worth: Field[Bye] = (Column("", id="bye"), lambda bye: text("sheet-bye", points=bye.points))
    fields = [*about_player(player, LEAST_LETTERS), worth]
    return table_of(fields, sorted(posted.byes, key=_of_bye), _of_bye, ("number", "name", "bye"))


def with_byes(event: Event, posted: Round, table: AnyTable) -> AnyTable:
    """Tables or seats of a round with a row more for each bye, in place of the first seat."""

    def player(bye: Bye) -> Player:
        return event.player(bye.player)

    about = about_player(player, LEAST_LETTERS)
    begins = table.rows[0].emphasis if table.rows else ""
    rows = []
    for bye in posted.byes:
        said = {column.id: cell(bye) for column, cell in about}
        said |= {f"{id}1": cell for id, cell in said.items()}
        said |= dict.fromkeys(("score", "result"), text("cell-bye"))
        rows.append(Row(ByeOf(bye.player), tuple(said.get(id, "") for id in table.ids), begins))
    return replace(table, rows=(*table.rows, *rows))


def points_before(event: Event, posted: Round) -> Callable[[int], str]:
    """Gives what a player had when the round was posted."""

    @cache
    def known() -> Mapping[int, str]:
        rows = standings_of(event, posted.number - 1)
        return {row.player: points_text(row) for row in rows}

    return lambda player: known().get(player, number(0))


def _side(event: Event, seat: int, before: Callable[[int], str]) -> Iterator[Field[Seated]]:
    """The columns of one seat, empty for a table that has fewer."""
    in_points, at = show_of(event).in_points, str(seat + 1)

    def player(table: Seated) -> Player | None:
        return event.player(table.players[seat]) if seat < len(table.players) else None

    def of_player(cell: Callable[[Seated, int], str]) -> Callable[[Seated], str]:
        def of_table(table: Seated) -> str:
            who = player(table)
            return "" if who is None else cell(table, who.id)

        return of_table

    colors = ("role-white", "role-black") if show_of(event).coloured else ()
    head = text(colors[seat]) if seat < len(colors) else text("head-seat-of", seat=seat + 1)
    yield from about_player(player, LEAST_LETTERS, at, head)
    points = Column(text("sheet-score-short"), "number", id=f"points{at}")
    yield points, of_player(lambda _, who: before(who))
    result = Column(text("head-result"), "mark", id=f"result{at}")
    yield result, of_player(lambda table, who: seat_result(table, who, in_points))
    wide = Column(head, "name", wide=True, least=LEAST_LETTERS, id=f"seat{at}")
    yield wide, of_player(lambda table, who: _behind_result(table, who, name_of(event, who)))


def _behind_result(table: Seated, player: int, name: str) -> str:
    """A name behind its place or score, or that it withdrew; the name alone where two meet."""
    if not isinstance(table.result, BoardResult | ScoreResult):
        return name
    placed = isinstance(table.result, BoardResult) and player in table.result.places
    return f"{seat_result(table, player)}{'.' if placed else ''}  {name}"


def _of_bye(bye: Bye) -> int:
    return bye.player


def _players(event: Event, table: Seated) -> str:
    between = " – " if len(table.players) == 2 else ", "
    return between.join(name_of(event, player) for player in table.players)


def _in_order(table: Seated, places: Mapping[int, int]) -> Sequence[int]:
    """Who sits at a table, as they finished; who has no place comes last."""
    return sorted(table.players, key=lambda player: places.get(player, len(table.players) + 1))


def _grouped(posted: Round) -> bool:
    """Whether whole tables belong to groups; a pair's groups are told with its reasons."""
    return bool(posted.groups) and any(len(table.seats) > 2 for table in posted.tables)


def _group(posted: Round, table: Seated) -> str:
    """The group that sits at a table; several where it was seated so by hand."""
    groups = {posted.groups[player] for player in table.players if player in posted.groups}
    return text("round-groups-mixed").join(sorted(groups))
