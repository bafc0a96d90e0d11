"""The text of a list → its rows, each with the line it stands on; and what separates its cells."""

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from tourneydesk.core.sayings import Fact, Problem, Refused
from tourneydesk.desk.lists.columns import known_headings

SEPARATORS = ("\t", ";", "|", ",")
"""In the order of trust: a comma also stands inside names and figures."""

MOST_LINES = 20_000
MOST_CELLS = 200
MOST_CHARACTERS = 1_000_000
"""Of one line; a row with more is refused before it is taken apart."""

UNSEPARATED = "\x1f"
"""Stands in for a separator where every line is one name; no list holds this character."""


@dataclass(frozen=True, slots=True)
class RowProblem:
    """What is wrong at a line of the list (0 = the list as a whole).

    ``serious``: the row is left out. Otherwise it is read, and worth a look.
    """

    row: int
    problem: Problem
    serious: bool = True


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of one row without outer blanks; ``line`` is where it begins, counted from 1."""

    line: int
    cells: tuple[str, ...]
    last: int = 0

    @property
    def blank(self) -> bool:
        return not any(self.cells)

    def cell(self, column: int | None) -> str:
        """The cell of that column, empty where the row ends before it."""
        return self.cells[column] if column is not None and column < len(self.cells) else ""


def rows_of(text: str, separator: str) -> Iterator[Row | RowProblem]:
    """The rows of a list, blank ones too; a row that cannot be taken apart comes as a problem.

    Quoting is read strictly (RFC 4180): read leniently, a quotation mark left open would swallow
    the rows below it without a word.
    """
    told = 1 if _told_separator(text) else 0
    text = _without_blank_tail(text)
    if max(text.count("\n"), text.count("\r")) > MOST_LINES:
        raise Refused(Problem("list_too_many_lines", facts={"most": MOST_LINES}))
    lines = islice(_lines(text), told, None)
    reader = csv.reader(lines, delimiter=separator, skipinitialspace=True, strict=True)
    while True:
        line = told + reader.line_num + 1
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as trouble:
            yield _untaken(line, told + reader.line_num, str(trouble))
            continue
        if len(cells) > MOST_CELLS:
            raise Refused(Problem("list_too_wide", facts={"row": line}))
        last = told + reader.line_num
        if last > line and _holds_rows(cells, separator):
            facts: dict[str, Fact] = {"first": line, "last": last}
            yield RowProblem(line, Problem("rows_in_a_cell", facts=facts))
            continue
        yield Row(line, tuple(cell.strip() for cell in cells), last)


def _without_blank_tail(text: str) -> str:
    """Sheets like to end in a million blank rows; the end of the last row with something stays."""
    filled = text.rstrip("\t\r\n ,;|")
    end = text[len(filled) :].splitlines()[:1] if filled else []
    return filled + "".join(end)


def separator_of(text: str) -> str:
    """What separates the cells: the most headings known, then the steadiest number of cells."""
    told = _told_separator(text)
    if told:
        return told
    lines = [line[:5000] for line in islice(io.StringIO(text, newline=""), 400) if line.strip()]
    weights = {separator: _weight(lines[:50], separator) for separator in SEPARATORS}
    best = max(SEPARATORS, key=lambda one: weights[one])
    known, steady = weights[best]
    if not steady or (best == "," and known < 2 and _surname_first(text, headed=bool(known))):
        return UNSEPARATED
    return best


def _lines(text: str) -> Iterator[str]:
    """The lines with their ends: CR LF, LF or a lone CR, and no other."""
    for number, line in enumerate(io.StringIO(text, newline=""), start=1):
        if len(line) > MOST_CHARACTERS:
            raise Refused(Problem("list_too_wide", facts={"row": number}))
        yield line


def _told_separator(text: str) -> str | None:
    """The separator of a first line ``sep=;``, which spreadsheets write and understand."""
    first = text[:7].split("\n")[0].rstrip("\r").split("\r")[0]
    told = first[:4].lower() == "sep=" and first[4:] in SEPARATORS
    return first[4:] if told else None


def _weight(lines: Sequence[str], separator: str) -> tuple[int, int]:
    try:
        rows = list(csv.reader(lines, delimiter=separator, skipinitialspace=True))
    except csv.Error:
        return 0, 0
    widths = [len(row) for row in rows if len(row) > 1]
    known = max((known_headings(row) for row in rows[:10]), default=0)
    return known, max((widths.count(width) for width in set(widths)), default=0)


def _surname_first(text: str, headed: bool) -> bool:
    """Whether the only comma of a line stands inside a name, as in ``Lee, Ann``."""
    names = [line.strip() for line in islice(io.StringIO(text, newline=""), headed, 10_000)]
    split = [name.split(",") for name in names if "," in name]
    return bool(split) and all(
        len(parts) == 2
        and all(any(one.isalpha() for one in part) for part in parts)
        and not any(one.isdigit() or one == '"' for part in parts for one in part)
        and (headed or parts[1].startswith(" "))
        for parts in split
    )


def _untaken(line: int, last: int, trouble: str) -> RowProblem:
    if "end of data" in trouble:
        code = "quote_not_closed"
    elif "field limit" in trouble:
        code = "cell_too_long"
    else:
        code = "quote_inside"
    facts: dict[str, Fact] = {"first": line, "last": last, "most": csv.field_size_limit()}
    return RowProblem(line, Problem(code, facts=facts))


def _holds_rows(cells: Sequence[str], separator: str) -> bool:
    """Whether lines inside a cell look like rows: a stray quotation mark holds them together."""
    return any(
        line.count(separator) >= max(1, len(cells) - 1)
        for cell in cells
        for line in cell.splitlines()[1:]
    )
