"""A table as plain data, already in words: standings, pairings, players and history as every part
of the interface shows them. Callers paint it and choose columns; none formats a cell itself.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, Literal, TypeVar

Kind = Literal["number", "name", "text", "mark", "chip", "due", "icon", "field", "bar", "block"]
Tone = Literal[
    "",
    "strong",
    "quiet",
    "done",
    "attention",
    "wrong",
    "accent",
    "outline",
    "white",
    "black",
    "white-missed",
    "black-missed",
]
"""How a cell is meant, for those who paint in color."""
Align = Literal["left", "center", "right"]
Emphasis = Literal["", "begins", "first", "out", "group", "folded"]

K = TypeVar("K", bound=Hashable)
K_co = TypeVar("K_co", bound=Hashable, covariant=True)
"""What identifies a row."""

_SIDES: dict[Kind, Align] = {
    "number": "right",
    "mark": "center",
    "due": "center",
    "icon": "center",
    "field": "center",
}


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its heading, and whether its cells contain a ``number``, a ``name``, a ``text`` or
    a ``mark`` of a few signs, such as a score; or a ``chip`` for a state, the color ``due`` to a
    player, or the name of an ``icon``; a ``field`` to type in; a ``bar`` towards a limit, as
    ``before+now/limit``; or the ``block`` beside the rows of a table: its number and, on a second
    line, its state.

    - ``id``: what callers choose it by; empty in a list that is always shown whole.
    - ``wide``: it takes the remaining room, but at least ``least`` characters.
    - ``most``: characters after which a screen shortens its cells; 0 for no limit.
    - ``widest``: it reserves room for this text even while its cells are empty, so that a result
      moves nothing.
    - ``whole``: its cells are about a whole table, in the first of its rows.
    """

    head: str
    kind: Kind = "text"
    wide: bool = False
    least: int = 0
    id: str = ""
    most: int = 0
    widest: str = ""
    whole: bool = False

    @property
    def align(self) -> Align:
        return _SIDES.get(self.kind, "left")


@dataclass(frozen=True, slots=True)
class Row(Generic[K_co]):
    """A row: its key (a player's number, a table's; only rows of one table share it), and a text
    for each column. ``begins`` marks the first row of a group, ``first`` the winner, ``out`` a
    player who is out; ``group`` is the heading of a group of tables, ``folded`` one that hides
    them. ``tones`` has one for each cell, or none at all.
    """

    key: K_co
    cells: tuple[str, ...]
    emphasis: Emphasis = ""
    tones: tuple[Tone, ...] = ()


@dataclass(frozen=True, slots=True)
class Table(Generic[K_co]):
    """Columns, and rows with a cell for each."""

    columns: tuple[Column, ...]
    rows: tuple[Row[K_co], ...]

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(column.id for column in self.columns)

    @property
    def groups(self) -> tuple[tuple[Row[K_co], ...], ...]:
        """The groups of rows; each row by itself if none ``begins`` a group."""
        if not any(row.emphasis == "begins" for row in self.rows):
            return tuple((row,) for row in self.rows)
        groups: list[list[Row[K_co]]] = []
        for row in self.rows:
            if row.emphasis == "begins" or not groups:
                groups.append([])
            groups[-1].append(row)
        return tuple(map(tuple, groups))


AnyRow = Row[Hashable]
AnyTable = Table[Hashable]
Item = TypeVar("Item")
Field = tuple[Column, Callable[[Item], str]]
"""A column, and how to get its text for an item."""


def bar_cell(before: Fraction | int, latest: Fraction | int, line: Fraction | int) -> str:
    """The cell of a ``bar``; its numbers have no exponent, or it would not be drawn."""
    return f"{float(before):.10g}+{float(latest):.10g}/{float(line):.10g}"


def table_of(
    fields: Sequence[Field[Item]],
    items: Iterable[Item],
    key: Callable[[Item], K],
    ids: Iterable[str] | None = None,
    emphasis: Callable[[Item], Emphasis] = lambda _: "",
    tone: Callable[[Item, str], Tone] | None = None,
) -> Table[K]:
    """The table of these items, with the columns ``ids`` that exist, in that order (None = all).
    Only what is shown is put into words. ``tone`` gives the tone of an item's cell by column id.
    """
    by_id = {column.id: (column, cell) for column, cell in fields}
    chosen = list(by_id.values()) if ids is None else [by_id[id] for id in ids if id in by_id]
    return Table(
        tuple(column for column, _ in chosen),
        tuple(
            Row(
                key(item),
                tuple(cell(item) for _, cell in chosen),
                emphasis(item),
                tuple(tone(item, column.id) for column, _ in chosen) if tone is not None else (),
            )
            for item in items
        ),
    )
