"""A table as lines of text, as shown in a terminal."""

from collections.abc import Iterator, Sequence
from unicodedata import combining, east_asian_width

from tourneydesk.present.table import AnyTable, Column

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
