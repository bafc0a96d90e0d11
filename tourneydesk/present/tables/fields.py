"""Columns that more than one table has."""

from collections.abc import Callable
from typing import TypeVar

from tourneydesk.core.event import Event
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Column, Field, Kind

Item = TypeVar("Item")


def field(id: str, kind: Kind, cell: Callable[[Item], str], head: str = "") -> Field[Item]:
    """A column whose head is the message called after it, or another."""
    return Column(text(f"head-{head or id}"), kind, id=id), cell


def place_called(event: Event) -> str:
    """What the head of tables is called after: some formats play at boards."""
    return "board" if show_of(event).boards else "table"


def about_player(
    event: Event,
    player_of: Callable[[Item], int | None],
    least: int,
    seat: str = "",
    head: str = "",
) -> tuple[Field[Item], ...]:
    """A player's number, name (with so many letters at least), rating and age; empty where an item
    has no player. ``seat`` ends their ids, ``head`` is that of the name, where several sit side by
    side.
    """

    def number(item: Item) -> str:
        return written(player_of(item))

    def name(item: Item) -> str:
        player = player_of(item)
        return "" if player is None else name_of(event, player)

    def rating(item: Item) -> str:
        player = player_of(item)
        return "" if player is None else written(event.player(player).rating)

    def age(item: Item) -> str:
        player = player_of(item)
        if player is None:
            return ""
        one = event.player(player)
        return one.age_group or written(one.age)

    wide = Column(head or text("head-name"), "name", wide=True, least=least, id=f"name{seat}")
    return (
        (Column(text("head-number"), "number", id=f"number{seat}"), number),
        (wide, name),
        (Column(text("head-rating"), "number", id=f"rating{seat}"), rating),
        (Column(text("head-age"), "number", id=f"age{seat}"), age),
    )


def written(value: int | None) -> str:
    """A figure, empty where it is not known."""
    return "" if value is None else str(value)
