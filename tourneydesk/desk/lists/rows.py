"""Splits the text of a list into rows with line numbers, and detects the separator of its cells."""

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.desk.lists.columns import count_known_headings

SEPARATORS = ("\t", ";", "|", ",")
"""Most reliable first: a comma also occurs inside names and numbers."""

MOST_LINES = 20_000
MOST_CELLS = 200
MOST_CHARACTERS = 1_000_000
"""Per line; a longer row is refused before it is split."""

UNSEPARATED = "\x1f"
"""Used as the separator if every line is one name; no list contains this character."""


@dataclass(frozen=True, slots=True)
class RowProblem:
    """A problem at a line of the list (0 = the whole list).

    ``serious``: the row is left out. Otherwise it is read, and worth a look.
    """

    row: int
    problem: Problem
    serious: bool = True


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of one row without outer blanks; ``line`` is its first line, counted from 1."""

    line: int
    cells: tuple[str, ...]
    last_line: int = 0

    @property
    def blank(self) -> bool:
        return not any(self.cells)

    def cell(self, column: int | None) -> str:
        """The cell in this column, empty if the row is shorter."""
        return self.cells[column] if column is not None and column < len(self.cells) else ""


def rows_of(text: str, separator: str, most_lines: int = MOST_LINES) -> Iterator[Row | RowProblem]:
    """The rows of a list, including blank ones; a row that cannot be split is a RowProblem. Refused
    for more than ``most_lines`` lines.

    Quoting is strict (RFC 4180): lenient reading would let an unclosed quotation mark swallow the
    rows below without notice.
    """
    declared = 1 if _declared_separator(text) else 0
    text = _without_blank_tail(text)
    if max(text.count("\n"), text.count("\r")) > most_lines:
        raise Refused(Problem("list_too_many_lines", facts={"most": most_lines}))
    lines = islice(_lines(text), declared, None)
    reader = csv.reader(lines, delimiter=separator, skipinitialspace=True, strict=True)
    while True:
        line = declared + reader.line_num + 1
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as trouble:
            yield _quoting_problem(line, declared + reader.line_num, str(trouble))
            continue
        if len(cells) > MOST_CELLS:
            raise Refused(Problem("list_too_wide", facts={"row": line}))
        last = declared + reader.line_num
        if last > line and _holds_rows(cells, separator):
            facts: dict[str, Fact] = {"first": line, "last": last}
            yield RowProblem(line, Problem("rows_in_a_cell", facts=facts))
            continue
        yield Row(line, tuple(cell.strip() for cell in cells), last)


def lines_of(text: str) -> list[str]:
    """The lines of a list as they are, without regard to quotation marks."""
    return list(_lines(text))


def _without_blank_tail(text: str) -> str:
    """Removes the blank rows at the end of many sheets; the line end of the last row stays."""
    filled = text.rstrip("\t\r\n ,;|")
    end = text[len(filled) :].splitlines()[:1] if filled else []
    return filled + "".join(end)


def separator_of(text: str) -> str:
    """The separator of the cells: most known headings, then the most consistent number of cells."""
    declared = _declared_separator(text)
    if declared:
        return declared
    lines = [line[:5000] for line in islice(io.StringIO(text, newline=""), 400) if line.strip()]
    weights = {separator: _weight(lines[:50], separator) for separator in SEPARATORS}
    best = max(SEPARATORS, key=lambda separator: weights[separator])
    known, consistent = weights[best]
    if not consistent or (best == "," and known < 2 and _surname_first(text, headed=bool(known))):
        return UNSEPARATED
    return best


def _lines(text: str) -> Iterator[str]:
    """The lines with their ends: only CR LF, LF or a single CR end a line."""
    for number, line in enumerate(io.StringIO(text, newline=""), start=1):
        if len(line) > MOST_CHARACTERS:
            raise Refused(Problem("list_too_wide", facts={"row": number}))
        yield line


def _declared_separator(text: str) -> str | None:
    """The separator declared in a first line ``sep=;``, which spreadsheets write and understand."""
    first = text[:7].split("\n")[0].rstrip("\r").split("\r")[0]
    declared = first[:4].lower() == "sep=" and first[4:] in SEPARATORS
    return first[4:] if declared else None


def _weight(lines: Sequence[str], separator: str) -> tuple[int, int]:
    try:
        rows = list(csv.reader(lines, delimiter=separator, skipinitialspace=True))
    except csv.Error:
        return 0, 0
    widths = [len(row) for row in rows if len(row) > 1]
    known = max((count_known_headings(row) for row in rows[:10]), default=0)
    return known, max((widths.count(width) for width in set(widths)), default=0)


def _surname_first(text: str, headed: bool) -> bool:
    """Whether the only comma in each line is inside a name, as in ``Lee, Ann``."""
    names = [line.strip() for line in islice(io.StringIO(text, newline=""), headed, 10_000)]
    split = [name.split(",") for name in names if "," in name]
    return bool(split) and all(
        len(parts) == 2
        and all(any(character.isalpha() for character in part) for part in parts)
        and not any(character.isdigit() or character == '"' for part in parts for character in part)
        and (headed or parts[1].startswith(" "))
        for parts in split
    )


def _quoting_problem(line: int, last: int, trouble: str) -> RowProblem:
    if "end of data" in trouble:
        code = "quote_not_closed"
    elif "field limit" in trouble:
        code = "cell_too_long"
    else:
        code = "quote_inside"
    facts: dict[str, Fact] = {"first": line, "last": last, "most": csv.field_size_limit()}
    return RowProblem(line, Problem(code, facts=facts))


def _holds_rows(cells: Sequence[str], separator: str) -> bool:
    """Whether lines inside a cell look like rows joined by a stray quotation mark."""
    return any(
        line.count(separator) >= max(1, len(cells) - 1)
        for cell in cells
        for line in cell.splitlines()[1:]
    )
