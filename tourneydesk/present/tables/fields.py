"""Columns that more than one table has."""

from collections.abc import Callable
from typing import TypeVar

from tourneydesk.core.event import Event, Player
from tourneydesk.present.messages import text
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
    player_of: Callable[[Item], Player | None], least: int, seat: str = "", head: str = ""
) -> tuple[Field[Item], ...]:
    """A player's number, name (with so many letters at least), rating and age; empty where an item
    has no player. ``seat`` ends their ids, ``head`` is that of the name, where several sit side by
    side.
    """

    def of_player(cell: Callable[[Player], str]) -> Callable[[Item], str]:
        def of_item(item: Item) -> str:
            player = player_of(item)
            return "" if player is None else cell(player)

        return of_item

    def number(id: str, cell: Callable[[Player], str]) -> Field[Item]:
        return Column(text(f"head-{id}"), "number", id=f"{id}{seat}"), of_player(cell)

    wide = Column(head or text("head-name"), "name", wide=True, least=least, id=f"name{seat}")
    return (
        number("number", lambda player: str(player.id)),
        (wide, of_player(lambda player: player.name)),
        number("rating", lambda player: written(player.rating)),
        number("age", lambda player: player.age_group or written(player.age)),
    )


def written(value: int | None) -> str:
    """A figure, empty where it is not known."""
    return "" if value is None else str(value)
