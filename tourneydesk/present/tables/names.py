"""Where everybody in a round sits, by name."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Bye, Event, Player, Round
from tourneydesk.core.event import Table as Seated
from tourneydesk.present.messages import enumerated, listed, name_of, text
from tourneydesk.present.papers.sheet import by_name
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import AnyTable, Column, Field, table_of
from tourneydesk.present.tables.fields import about_player, field, place_called
from tourneydesk.present.tables.pairings import SeatOf

LEAST_LETTERS = 16
"""The least characters shown of a name, however little room there is."""


@dataclass(frozen=True, slots=True)
class _Whereabouts:
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

    def once(cell: Callable[[_Whereabouts], str]) -> Callable[[_Whereabouts], str]:
        return lambda one: cell(one) if one.first else ""

    def whose(one: _Whereabouts) -> Player:
        return event.player(one.player)

    def numbers(one: _Whereabouts) -> str:
        return enumerated([table.number for table in one.tables])

    def others(one: _Whereabouts) -> str:
        if one.bye is not None:
            return text("sheet-bye", points=one.bye.points)
        met = [who for table in one.tables for who in table.players if who != one.player]
        return listed([name_of(event, who) for who in met])

    show = show_of(event)
    many = "card_others" if show.of_many else "card_opponents"
    fields: list[Field[_Whereabouts]] = [
        *((column, once(cell)) for column, cell in about_player(whose, LEAST_LETTERS)),
        field("table", "number", numbers, place_called(event)),
        field("where", "number", lambda one: numbers(one) or text("cell-bye"), place_called(event)),
    ]
    if show.has_colors:
        fields += [
            field("color", "text", lambda one: _colors(one, "role-{}")),
            (Column("", "mark", id="color_letter"), lambda one: _colors(one, "card-{}-letter")),
        ]
    fields.append((Column(text(many), id="opponents"), others))
    return table_of(
        fields,
        _whereabouts(event, posted, posted.tables if tables is None else tables, apart),
        _key_of_game if apart else _key,
        ids,
        lambda one: "begins" if apart and one.first else "",
    )


def _whereabouts(
    event: Event, posted: Round, tables: Sequence[Seated], apart: bool
) -> Iterator[_Whereabouts]:
    """Everybody by name, or with ``apart`` once for each game."""
    at: dict[int, list[Seated]] = {}
    for table in tables:
        for player in table.players:
            at.setdefault(player, []).append(table)
    byes = {bye.player: bye for bye in posted.byes}
    for player in by_name(event, {*at, *byes}):
        sat = tuple(at.get(player, ()))
        for row, game in enumerate([(one,) for one in sat] if apart else [sat] if sat else []):
            yield _Whereabouts(player, row == 0, game)
        if player in byes:
            yield _Whereabouts(player, True, (), byes[player])


def _key(one: _Whereabouts) -> Hashable:
    return one.player


def _key_of_game(one: _Whereabouts) -> Hashable:
    return SeatOf(one.tables[0].number, one.player) if one.tables else one.player


def _colors(one: _Whereabouts, message: str) -> str:
    return enumerated(
        [
            text(message.format(table.seats[table.players.index(one.player)].role))
            for table in one.tables
        ]
    )
