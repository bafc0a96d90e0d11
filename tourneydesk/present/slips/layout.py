"""What every format specifies about its slip, and fields that several formats use."""

from collections.abc import Callable
from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.present.messages import text
from tourneydesk.present.sheets import SlipField

COLORS = ("role_white", "role_black")


@dataclass(frozen=True, slots=True)
class SlipLayout:
    """The fields that players of a format fill in, at a table with this number of seats, and what
    the seats are called.
    """

    fields: Callable[[Event, int], tuple[SlipField, ...]]
    seats: tuple[str, ...] = ()


def tick(key: str, code: str = "") -> SlipField:
    """A box to tick, with the words of ``slip_KEY`` unless it has another code."""
    return SlipField(key, text(code or f"slip_{key}"))


def figure(key: str, letters: int) -> SlipField:
    """A box for a number, with the words of ``slip_KEY``."""
    return SlipField(key, text(f"slip_{key}"), letters)


def won_drew_or_drops_out() -> tuple[SlipField, ...]:
    """The boxes of a single game between two."""
    return tick("won"), tick("drew"), tick("drops_out")
