"""Columns that several tables have."""

from collections.abc import Callable
from typing import TypeVar

from tourneydesk.core.event import Event, Player
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Column, Field, Kind

Item = TypeVar("Item")


def field(id: str, kind: Kind, cell: Callable[[Item], str], head: str = "") -> Field[Item]:
    """A column whose heading is the message with its id, or another."""
    return Column(text(f"head-{head or id}"), kind, id=id), cell


def table_heading(event: Event) -> str:
    """The id of the heading for tables: some formats play at boards."""
    return "board" if show_of(event).boards else "table"


def about_player(
    player_of: Callable[[Item], Player], least: int, event: Event | None
) -> tuple[Field[Item], ...]:
    """A player's number, name (at least ``least`` characters wide), rating and age. In an event,
    equal names are told apart.
    """

    def label(item: Item) -> str:
        player = player_of(item)
        return player.name if event is None else name_of(event, player.id)

    def age(item: Item) -> str:
        player = player_of(item)
        return player.age_group or written(player.age)

    name = Column(text("head-name"), "name", wide=True, least=least, id="name")
    return (
        field("number", "number", lambda item: str(player_of(item).id)),
        (name, label),
        field("rating", "number", lambda item: written(player_of(item).rating)),
        field("age", "number", age),
    )


def written(value: int | None) -> str:
    """A figure, or an empty text if it is not known."""
    return "" if value is None else str(value)
