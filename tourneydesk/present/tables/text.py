"""A table as lines of text, as a terminal shows it."""

from collections.abc import Iterator, Sequence
from unicodedata import combining, east_asian_width

from tourneydesk.present.table import AnyTable, Column

BETWEEN = "  "
FIRST, FIGURES = 4, 6
"""The least widths of the first column, and of the others that hold figures."""


def text_lines(table: AnyTable, title: str) -> Iterator[str]:
    """A line of heads and a line for each row. The title stands in place of the heads up to the
    first wide column, which is as wide as that takes.
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
    said = []
    for cell, width, at_right in zip(cells, widths, right, strict=True):
        room = " " * (width - _width(cell))
        said.append(room + cell if at_right else cell + room)
    return BETWEEN.join(said).rstrip()


def _width(text: str) -> int:
    """How many columns of a terminal a text takes: wide letters two, marks on a letter none."""
    return sum(
        0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in text
    )
