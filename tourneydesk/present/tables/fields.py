"""Columns that several tables have."""

from collections.abc import Callable
from typing import TypeVar

from tourneydesk.core.event import Event, Player
from tourneydesk.core.ratings import first_rating
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.ratings.shown import rating_text
from tourneydesk.present.table import Column, Field, Kind

Item = TypeVar("Item")


def field(id: str, kind: Kind, cell: Callable[[Item], str]) -> Field[Item]:
    """A column whose heading is the message with its id."""
    return Column(text(f"head-{id}"), kind, id=id), cell


def table_field(event: Event, cell: Callable[[Item], str], id: str = "table") -> Field[Item]:
    """A column of numbers of tables, or of what the format calls them."""
    return Column(text("head-table", event.format), "number", id=id), cell


def about_player(
    player_of: Callable[[Item], Player],
    least: int,
    event: Event | None,
    name_text: Callable[[Event, int], str] = name_of,
) -> tuple[Field[Item], ...]:
    """A player's number, name (at least ``least`` characters wide), rating and age. In an event,
    names are written by ``name_text``, which tells equal ones apart.
    """

    def label(item: Item) -> str:
        player = player_of(item)
        return player.name if event is None else name_text(event, player.id)

    def rating(item: Item) -> str:
        player = player_of(item)
        return str(first_rating(player)) if event is None else rating_text(event, player.id)

    def age(item: Item) -> str:
        player = player_of(item)
        return player.age_group or written(player.age)

    name = Column(text("head-name"), "name", wide=True, least=least, id="name")
    return (
        field("number", "number", lambda item: str(player_of(item).id)),
        (name, label),
        field("rating", "number", rating),
        field("age", "number", age),
    )


def written(value: int | None) -> str:
    """A figure, or an empty text if it is not known."""
    return "" if value is None else str(value)
