"""What the title of each page of a list says about its content: Find your board, Ab–Ga."""

from collections.abc import Sequence
from itertools import pairwise

from tourneydesk.core.name_search import folded
from tourneydesk.core.names import ShownName, listed
from tourneydesk.present.messages import text
from tourneydesk.present.papers.sheet import Row, Sheet
from tourneydesk.present.sheets import Cell, Written

_SHORTEST, _LONGEST = 2, 3
"""The letters of a name that a title has."""


def page_titles(sheet: Sheet, pages: Sequence[Sequence[Row]]) -> list[str]:
    """The title of each of these pages of rows; a sheet of one page needs no range, and numbers
    below its first block (players without a table) are in none.
    """
    if sheet.ranges == "" or len(pages) < 2:
        return [sheet.title] * len(pages)
    if sheet.ranges == "names":
        ranges = name_ranges([_names(rows) for rows in pages])
        return [_ranged(sheet.title, "sheet-title-names", ends) for ends in ranges]
    listed_rows = {id(row) for group in sheet.blocks[0].groups for row in group}
    shown = [[row for row in rows if id(row) in listed_rows] for rows in pages]
    return [_ranged(sheet.title, "sheet-title-rows", _ends(rows)) for rows in shown]


def name_ranges(pages: Sequence[Sequence[str]]) -> list[tuple[str, str] | None]:
    """For each page of names the beginnings of its first and last name: two letters, or three if
    only these tell them from the pages beside it.
    """
    sorted_as = [[listed(name) for name in page] for page in pages if page]
    firsts = [_prefix(page[0], before[-1]) for before, page in pairwise(sorted_as)]
    lasts = [_prefix(page[-1], after[0]) for page, after in pairwise(sorted_as)]
    ends = iter(
        zip(
            [_letters(page[0], _SHORTEST) for page in sorted_as[:1]] + firsts,
            lasts + [_letters(page[-1], _SHORTEST) for page in sorted_as[-1:]],
            strict=True,
        )
    )
    return [next(ends) if page else None for page in pages]


def _prefix(name: str, beside: str) -> str:
    """The shortest beginning of a name that the name beside it does not have."""
    shortest = _letters(name, _SHORTEST)
    if folded(shortest) == folded(_letters(beside, _SHORTEST)):
        return _letters(name, _LONGEST)
    return shortest


def _letters(name: str, count: int) -> str:
    return name[:count].rstrip(" ,")


def _ranged(title: str, message: str, ends: tuple[str, str] | None) -> str:
    if ends is None:
        return title
    return text(message, title=title, first=ends[0], last=ends[1])


def _names(rows: Sequence[Row]) -> list[str]:
    found = (_name(row) for row in rows)
    return [name for name in found if name]


def _name(row: Row) -> str:
    names = (cell.text for cell in row if isinstance(cell, Written))
    return next((name for name in names if isinstance(name, ShownName)), "")


def _ends(rows: Sequence[Row]) -> tuple[str, str] | None:
    numbers = [number for row in rows if (number := _text(row[0])).isdecimal()]
    return (numbers[0], numbers[-1]) if numbers else None


def _text(cell: Cell) -> str:
    return cell.text if isinstance(cell, Written) else ""
