"""Columns that more than one table has."""

from collections.abc import Callable
from typing import TypeVar

from tourneydesk.core.event import Event
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.table import Column, Field, Kind

Item = TypeVar("Item")


def field(id: str, kind: Kind, cell: Callable[[Item], str], format_key: str = "") -> Field[Item]:
    """A column whose head is the message called after it."""
    return Column(text(f"head-{id}", format_key), kind, id=id), cell


def about_player(
    event: Event, player_of: Callable[[Item], int], least: int
) -> tuple[Field[Item], ...]:
    """A player's number, name (with so many letters at least), rating and age."""

    def rating(item: Item) -> str:
        return written(event.player(player_of(item)).rating)

    def age(item: Item) -> str:
        one = event.player(player_of(item))
        return one.age_group or written(one.age)

    name = Column(text("head-name"), "name", wide=True, least=least, id="name")
    return (
        field("number", "number", lambda item: str(player_of(item))),
        (name, lambda item: name_of(event, player_of(item))),
        field("rating", "number", rating),
        field("age", "number", age),
    )


def written(value: int | None) -> str:
    """A figure, empty where it is not known."""
    return "" if value is None else str(value)
