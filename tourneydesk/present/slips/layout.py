"""What every format specifies about its slip, and columns that several formats use."""

from collections.abc import Callable
from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.present.messages import text
from tourneydesk.present.sheets import Cell, Choices, Column, Written

COLORS = ("role_white", "role_black")


@dataclass(frozen=True, slots=True)
class SlipLayout:
    """The columns that players of a format fill in, at a table with this number of seats."""

    columns: Callable[[Event, int], tuple[Column, ...]]
    seats: tuple[str, ...] = ()


def blank(code: str, share: int, cell: Cell | None = None) -> Column:
    """A column to be filled in."""
    return Column(text(code), share, blank=cell or Written(""))


def outcomes() -> Choices:
    """Win, draw, loss, to circle one."""
    return Choices(tuple(text(f"card-{one}") for one in ("win", "draw", "loss")))


def drop() -> Column:
    """Whether the player leaves after this game."""
    return blank("slip_drop", 56)
