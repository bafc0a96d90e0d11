"""What every format specifies about its record card, and cells that several formats use."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from tourneydesk.core.event import Event, Player
from tourneydesk.present.messages import text
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.sheets import Cell, Choices, Column, Digits, Written

Row = tuple[Cell, ...]
Rows = Mapping[int, Sequence[Row]]
"""What has happened to each player so far, one row per round or game, by player id."""

NUMBER_BOXES = 10


@dataclass(frozen=True, slots=True)
class Layout:
    """A format's record card. Its printed column contains the number of the round or game."""

    key: tuple[str, ...]
    columns: tuple[Column, ...]
    rows: Callable[[Event, Mapping[int, Record]], Rows]


def head(
    code: str, share: int, over: str = "", blank: Cell | None = None, *, format_key: str = ""
) -> Column:
    """A column, given the codes of its texts."""
    return Column(
        text(f"card-{code}", format_key) if code else "",
        share,
        text(f"card-{over}") if over else "",
        blank or Written(""),
    )


def numbered(code: str, share: int) -> Column:
    """The column with the number of the round or game."""
    return replace(head(code, share), printed=True)


def figure(value: str) -> Written:
    """A figure in the middle of its cell, as if written by pen."""
    return Written(value, "center")


def running(value: str) -> Written:
    """A running total."""
    return Written(value, "center", bold=True)


def row_number(number: int | str) -> Written:
    """The number of a round or game."""
    label = number if isinstance(number, str) else text("card-row-number", number=number)
    return Written(label, "center")


def tick(ticked: bool) -> Choices:
    """A box to tick."""
    return Choices(("",), crossed=(0,) if ticked else ())


def one_of(options: tuple[str, ...], ringed: int | None) -> Choices:
    """Words of which one is circled."""
    return Choices(options, ringed=() if ringed is None else (ringed,))


def number_of(player: Player) -> Digits:
    """A player's membership number in boxes, or their number in the event if they have none."""
    return Digits(player.member_id or f"#{player.id}", NUMBER_BOXES)
