"""The pairings of a round, by table, by seat and by name."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from tourneydesk.core.event import Bye, Event, Player, Round
from tourneydesk.core.event import Table as Seated
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult
from tourneydesk.formats import standings_of
from tourneydesk.present.figures import figure_heads, points_text
from tourneydesk.present.messages import enumerated, listed, listed_name_of, name_of, number, text
from tourneydesk.present.papers.sheet import by_name
from tourneydesk.present.results import outcome_text, score_text, seat_result
from tourneydesk.present.show import Finished, SeatFact
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import (
    AnyTable,
    Column,
    Field,
    Row,
    Table,
    Tone,
    about_player,
    field,
    table_field,
    table_of,
)

LEAST_LETTERS = 11
"""The least characters shown of a name: enough to identify players at a board of five."""


@dataclass(frozen=True, slots=True)
class SeatOf:
    """The key of a seat's row: the table and the player."""

    table: int
    player: int


@dataclass(frozen=True, slots=True)
class ByeOf:
    """The key of a bye's row: the player."""

    player: int


Seat = tuple[Seated, int]
"""A table and its players."""


def tables_table(
    event: Event,
    posted: Round,
    ids: Iterable[str] | None = None,
    *,
    tables: Sequence[Seated] | None = None,
    marks: Mapping[int, str] | None = None,
    before: Event | None = None,
) -> Table[int]:
    """A row for each of these tables of a round (None = all).

    The columns are ``table``, ``group`` (if whole tables belong to one); for each seat from 1 those
    of `seats_table` with the seat's number appended, ``number1``, ``name1`` …, and ``seat1``, the
    player's result followed by the name; then ``players``, ``score`` (or the ``marks`` of tables
    instead) and ``outcome``, the result in words. With the event ``before`` the round, the format's
    own facts are columns too.
    """
    chosen_tables = posted.tables if tables is None else tables
    fewest = 2 if show_of(event).of_many is None else 0
    seats = max([fewest, *(len(table.seats) for table in posted.tables)])

    def group(table: Seated) -> str:
        return group_of(posted, table)

    def players(table: Seated) -> str:
        names = [name_of(event, player) for player in table.players]
        return " – ".join(names) if len(names) == 2 else enumerated(names)

    def score(table: Seated) -> str:
        return score_text(table) if marks is None else marks.get(table.number, "")

    facts = facts_of(event, posted, before)
    # Reserves room for a result before the first is in.
    between = Column(text("head-result"), "mark", id="score", widest=text("score-drawn"))
    fields: list[Field[Seated]] = [
        table_field(event, lambda table: str(table.number)),
        *([field("group", "text", group)] if grouped(posted) else []),
        *_sides(event, of_seat(event, posted, chosen_tables, before, facts), seats),
        (Column(text("sheet-players"), id="players"), players),
        (between, score),
        (Column(text("head-result"), id="outcome"), lambda table: outcome_text(event, table)),
    ]

    def tone(table: Seated, id: str) -> Tone:
        base = id.rstrip("123456789")
        at = int(id.removeprefix(base) or 0) - 1
        if base in ("table", "score"):
            return "strong"
        return seat_tone(event, facts, table, table.players[at], base) if at >= 0 else ""

    return table_of(
        fields,
        chosen_tables,
        lambda table: table.number,
        ids,
        tone=tone if before is not None else None,
    )


def seats_table(
    event: Event,
    posted: Round,
    ids: Iterable[str] | None = None,
    *,
    tables: Sequence[Seated] | None = None,
    finished: bool = False,
    before: Event | None = None,
) -> Table[SeatOf]:
    """A row for each seat at these tables (None = all), in seat order or in the order ``finished``.

    The columns are ``table`` (in the first row of each), ``seat``, ``number``, ``name``,
    ``rating``, ``age``, ``points`` (before the round), ``result`` as reported; and at tables of
    more than two ``place`` and the format's own figures by the codes of their headings; with the
    event ``before`` the round, the format's own facts.
    """
    chosen_tables = posted.tables if tables is None else tables
    of_many = show_of(event).of_many
    seats: list[Seat] = []
    for table in chosen_tables:
        places = of_many.finished(event, table)[0] if of_many is not None and finished else {}
        order = sorted(table.players, key=lambda one: places.get(one, len(table.players) + 1))
        seats += [(table, player) for player in order]
    first = {table.number: player for table, player in reversed(seats)}
    facts = facts_of(event, posted, before)

    def begins(seat: Seat) -> bool:
        return first[seat[0].number] == seat[1]

    fields: list[Field[Seat]] = [
        table_field(event, lambda seat: str(seat[0].number) if begins(seat) else ""),
        field("seat", "number", lambda seat: str(seat[0].players.index(seat[1]) + 1)),
        *of_seat(event, posted, chosen_tables, before, facts),
    ]
    return table_of(
        fields,
        seats,
        lambda seat: SeatOf(seat[0].number, seat[1]),
        ids,
        lambda seat: "begins" if begins(seat) else "",
        (lambda seat, id: seat_tone(event, facts, *seat, id)) if before is not None else None,
    )


def byes_table(event: Event, posted: Round, ids: Iterable[str] | None = None) -> Table[int]:
    """One row per bye of a round: ``number``, ``name``, ``rating``, ``age``, and ``bye``, its
    value.
    """
    byes = {bye.player: bye for bye in posted.byes}

    def worth(player: Player) -> str:
        return text("sheet-bye", points=byes[player.id].points)

    fields = [*about_player(_itself, LEAST_LETTERS, event), (Column("", id="bye"), worth)]
    return table_of(fields, map(event.player, sorted(byes)), lambda player: player.id, ids)


def with_byes(event: Event, posted: Round, table: AnyTable) -> AnyTable:
    """The tables or seats of a round plus one row per bye, with the player in the first seat."""
    begins = table.rows[0].emphasis if table.rows else ""
    byes = byes_table(event, posted)
    rows = []
    for row in byes.rows:
        cells = dict(zip(byes.ids, row.cells, strict=True))
        cells |= {f"{id}1": cell for id, cell in cells.items()}
        cells |= dict.fromkeys(("score", "result"), text("cell-bye"))
        rows.append(Row(ByeOf(row.key), tuple(cells.get(id, "") for id in table.ids), begins))
    return replace(table, rows=(*table.rows, *rows))


Facts = Mapping[str, SeatFact]


def facts_of(event: Event, posted: Round, before: Event | None) -> Facts:
    """The format's own columns by their ids, given the event as it was before the round."""
    facts = show_of(event).seat_facts
    if before is None or facts is None:
        return {}
    return {fact.column.id: fact for fact in facts(before, posted)}


def seat_tone(event: Event, facts: Facts, table: Seated, player: int, id: str) -> Tone:
    """How a player's cell in the column with this id is meant."""
    if id in facts:
        return facts[id].tone(table, player)
    if id in ("name", "place"):
        return "strong" if won(event, table, player) else ""
    return "quiet" if id in ("seat", "number", "rating", "age") else ""


def won(event: Event, table: Seated, player: int) -> bool:
    """Whether a player came first at this table."""
    match table.result:
        case MatchResult(forfeited=()) as result:
            return result.winner == player
        case MatchResult() as result:
            return len(result.forfeited) == 1 and player not in result.forfeited
        case _:
            of_many = show_of(event).of_many
            return of_many is not None and of_many.finished(event, table)[0].get(player) == 1


def of_seat(
    event: Event,
    posted: Round,
    tables: Sequence[Seated],
    was: Event | None,
    facts: Facts,
) -> list[Field[Seat]]:
    """The fields of a seat, given the event before the round, if known, and its facts."""
    show = show_of(event)
    of_many, in_points = show.of_many, show.in_points

    @cache
    def before() -> Mapping[int, str]:
        rows = standings_of(event, posted.number - 1) if was is None else standings_of(was)
        return {row.player: points_text(row) for row in rows}

    @cache
    def known() -> Mapping[int, Finished]:
        return {table.number: of_many.finished(event, table) for table in tables} if of_many else {}

    def player(seat: Seat) -> Player:
        return event.player(seat[1])

    def place(seat: Seat) -> str:
        at = known()[seat[0].number][0].get(seat[1])
        return seat_result(*seat) if at is None else str(at)

    def figure(code: str, at: int) -> Field[Seat]:
        def cell(seat: Seat) -> str:
            figures = known()[seat[0].number][1][seat[1]]
            return number(figures[at]) if figures else ""

        return Column(text(code), "number", id=code), cell

    points = Column(figure_heads(event, ())[0], "number", id="points")
    result = Column(text(of_many.boxes[0] if of_many else "head-result-box"), "number", id="result")
    fields: list[Field[Seat]] = [
        *about_player(player, LEAST_LETTERS, event),
        (points, lambda seat: before().get(seat[1], number(0))),
        (result, lambda seat: seat_result(*seat, in_points)),
    ]
    if of_many is not None:
        fields.append(field("place", "number", place))
        fields += [figure(code, at) for at, code in enumerate(of_many.figures)]
    return [*fields, *((fact.column, _fact_cell(fact)) for fact in facts.values())]


def _fact_cell(fact: SeatFact) -> Callable[[Seat], str]:
    return lambda seat: fact.cell(*seat)


def _sides(event: Event, fields: Sequence[Field[Seat]], seats: int) -> Iterator[Field[Seated]]:
    """The columns of seats side by side, empty for a table with fewer seats."""
    colors = ("role-white", "role-black") if show_of(event).has_colors else ()

    def of_table(at: int, cell: Callable[[Seat], str]) -> Callable[[Seated], str]:
        return lambda one: cell((one, one.players[at])) if at < len(one.players) else ""

    def behind_result(seat: Seat) -> str:
        table, player = seat
        name = name_of(event, player)
        if not isinstance(table.result, BoardResult | ScoreResult):
            return name
        placed = isinstance(table.result, BoardResult) and player in table.result.places
        return f"{seat_result(table, player)}{'.' if placed else ''}  {name}"

    for at in range(seats):
        called = text(colors[at]) if at < len(colors) else text("head-seat-of", seat=at + 1)
        for column, cell in fields:
            head = called if column.kind == "name" else column.head
            yield replace(column, head=head, id=f"{column.id}{at + 1}"), of_table(at, cell)
        seat = Column(called, "name", wide=True, least=LEAST_LETTERS, id=f"seat{at + 1}")
        yield seat, of_table(at, behind_result)


def grouped(posted: Round) -> bool:
    """Whether whole tables belong to groups; a pair's groups are given with its reasons."""
    return bool(posted.groups) and any(len(table.seats) > 2 for table in posted.tables)


def group_of(posted: Round, table: Seated) -> str:
    """The group of a table; several if it was seated that way by hand."""
    groups = {posted.groups[player] for player in table.players if player in posted.groups}
    return text("cell-groups-mixed").join(sorted(groups))


def _itself(player: Player) -> Player:
    return player


# Where everybody in a round sits, by name.

LEAST_LETTERS_OF_A_NAME = 16
"""The least characters shown of a name, however little room there is."""


@dataclass(frozen=True, slots=True)
class _PlayerRow:
    """A player with their tables or bye; ``first`` marks the player's first row."""

    player: int
    first: bool
    tables: tuple[Seated, ...] = ()
    bye: Bye | None = None


def names_table(
    event: Event,
    posted: Round,
    ids: Iterable[str] | None = None,
    *,
    tables: Sequence[Seated] | None = None,
    apart: bool = False,
) -> AnyTable:
    """A row for every player at these tables of a round (None = all) or with a bye, by name. With
    ``apart`` each game has a row, with the name only in the player's first: in a ring a player has
    several.

    The columns are ``number``, ``name``, ``rating``, ``age``, ``table``, ``where`` (the table, or
    that it is a bye), ``color`` and ``color_letter`` if seats are colors, and ``opponents``. The
    key is the player, or the seat with ``apart``.
    """

    def once(cell: Callable[[_PlayerRow], str]) -> Callable[[_PlayerRow], str]:
        return lambda row: cell(row) if row.first else ""

    def whose(row: _PlayerRow) -> Player:
        return event.player(row.player)

    def numbers(row: _PlayerRow) -> str:
        return enumerated([table.number for table in row.tables])

    def others(row: _PlayerRow) -> str:
        if row.bye is not None:
            return text("sheet-bye", points=row.bye.points)
        met = [who for table in row.tables for who in table.players if who != row.player]
        return listed([name_of(event, who) for who in met])

    show = show_of(event)
    many = "card_others" if show.of_many else "card_opponents"
    fields: list[Field[_PlayerRow]] = [
        *(
            (column, once(cell))
            for column, cell in about_player(whose, LEAST_LETTERS_OF_A_NAME, event, listed_name_of)
        ),
        table_field(event, numbers),
        table_field(event, lambda row: numbers(row) or text("cell-bye"), "where"),
    ]
    if show.has_colors:
        fields += [
            field("color", "text", lambda row: _colors(row, "role-{}")),
            (Column("", "mark", id="color_letter"), lambda row: _colors(row, "card-{}-letter")),
        ]
    fields.append((Column(text(many), id="opponents"), others))
    return table_of(
        fields,
        _player_rows(event, posted, posted.tables if tables is None else tables, apart),
        _key_of_game if apart else _key,
        ids,
        lambda row: "begins" if apart and row.first else "",
    )


def _player_rows(
    event: Event, posted: Round, tables: Sequence[Seated], apart: bool
) -> Iterator[_PlayerRow]:
    """Everybody by name, or with ``apart`` once for each game."""
    at: dict[int, list[Seated]] = {}
    for table in tables:
        for player in table.players:
            at.setdefault(player, []).append(table)
    byes = {bye.player: bye for bye in posted.byes}
    for player in by_name(event, {*at, *byes}):
        sat = tuple(at.get(player, ()))
        for row, game in enumerate([(one,) for one in sat] if apart else [sat] if sat else []):
            yield _PlayerRow(player, row == 0, game)
        if player in byes:
            yield _PlayerRow(player, True, (), byes[player])


def _key(row: _PlayerRow) -> Hashable:
    return row.player


def _key_of_game(row: _PlayerRow) -> Hashable:
    return SeatOf(row.tables[0].number, row.player) if row.tables else row.player


def _colors(row: _PlayerRow, message: str) -> str:
    return enumerated(
        [
            text(message.format(table.seats[table.players.index(row.player)].role))
            for table in row.tables
        ]
    )
