"""A table as plain data, already in words: columns, rows, the fields that several tables have."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, Literal, TypeVar
from unicodedata import combining, east_asian_width

from tourneydesk.core.event import Event, Player
from tourneydesk.core.ratings import first_rating
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.ratings import rating_text

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


# A table as lines of text, as shown in a terminal.

BETWEEN = "  "
FIRST, FIGURES = 4, 6
"""The minimum widths of the first column, and of the others that contain figures."""


def text_lines(table: AnyTable, title: str) -> Iterator[str]:
    """A line of headings and a line for each row. The title takes the place of the headings up to
    the first wide column, which is as wide as that requires.
    """
    wide = next(at for at, column in enumerate(table.columns) if column.wide)
    widths = [
        max([_least(column, at, wide), *(_width(row.cells[at]) for row in table.rows)])
        for at, column in enumerate(table.columns)
    ]
    before = sum(widths[:wide]) + len(BETWEEN) * wide
    widths[wide] = max(widths[wide], _width(title) - before)
    heads = [column.head for column in table.columns[wide + 1 :]]
    yield _line(
        [title, *heads],
        [before + widths[wide], *widths[wide + 1 :]],
        [False, *(column.kind == "number" for column in table.columns[wide + 1 :])],
    )
    right = [column.kind == "number" for column in table.columns]
    for row in table.rows:
        yield _line(row.cells, widths, right)


def _least(column: Column, at: int, wide: int) -> int:
    if at == 0:
        return FIRST
    if at <= wide:
        return 0
    return max(FIGURES if column.kind == "number" else 0, _width(column.head))


def _line(cells: Sequence[str], widths: Sequence[int], right: Sequence[bool]) -> str:
    padded = []
    for cell, width, at_right in zip(cells, widths, right, strict=True):
        room = " " * (width - _width(cell))
        padded.append(room + cell if at_right else cell + room)
    return BETWEEN.join(padded).rstrip()


def _width(text: str) -> int:
    """How many terminal columns a text takes: wide characters two, combining marks none."""
    return sum(
        0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in text
    )


# Columns that several tables have.


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
