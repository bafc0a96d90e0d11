"""Where everybody in a round sits, by name."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Bye, Event, Player, Round
from tourneydesk.core.event import Table as Seated
from tourneydesk.present.messages import enumerated, listed, listed_name_of, name_of, text
from tourneydesk.present.papers.sheet import by_name
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import AnyTable, Column, Field, table_of
from tourneydesk.present.tables.fields import about_player, field, table_field
from tourneydesk.present.tables.pairings import SeatOf

LEAST_LETTERS = 16
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
            for column, cell in about_player(whose, LEAST_LETTERS, event, listed_name_of)
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
