"""Reads a list for its preview: every row, a guess for each column, what the organizer decides.

Unlike `player_list`, it leaves no row out: lines with stray quotation marks are split at every
separator and marked, and columns that cannot be guessed are left for the organizer to choose.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.lists.columns import (
    Columns,
    columns_by_content,
    columns_by_heading,
    guessed_fields,
    looks_like_headings,
)
from tourneydesk.desk.lists.decoding import DecodedText, decode, decode_as, is_certain
from tourneydesk.desk.lists.player_list import (
    MOST_ROWS,
    MOST_TITLES,
    bytes_of,
    double_encoding_warning,
    filled_rows,
    heading_notes,
    heading_place,
    no_heading_notes,
    repeats_headings,
)
from tourneydesk.desk.lists.rows import (
    MOST_CELLS,
    UNSEPARATED,
    Row,
    RowProblem,
    lines_of,
    rows_of,
    separator_of,
)

MOST_LETTERS = 2_000
"""Of a cell in a line that could not be split at its quotation marks."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The rows of a list below its headings, and how they were read.

    ``fields`` has the guessed field of each column, empty for one that is ignored; ``headings`` is
    empty if the list has none. ``suspects`` are the lines with stray quotation marks, each with the
    reason. ``certain`` is false if the encoding is a guess. ``width`` is the number of columns that
    the headings, or else the first row, leave room for; the rows may have more cells.
    """

    rows: tuple[Row, ...]
    fields: tuple[str, ...]
    headings: tuple[str, ...]
    notes: tuple[RowProblem, ...]
    encoding: str
    separator: str
    certain: bool
    width: int
    suspects: Mapping[int, Problem] = field(default_factory=dict)


def read_grid_file(path: Path, *, ages: bool = False) -> tuple[bytes, Grid]:
    """The bytes of a list and its rows, from one reading: the file may be replaced at any time.
    Refused if it cannot be read, is too big, or as in `read_grid`.
    """
    data = bytes_of(path)
    return data, read_grid(data, ages=ages)


def read_grid(
    data: bytes, encoding: str = "", headed: bool | None = None, *, ages: bool = False
) -> Grid:
    """Reads a list from its bytes; Refused if they are not text, or hold no row.

    ``encoding`` and ``headed`` (whether the first row has the headings) are the organizer's choice;
    empty and None to guess them. ``ages`` as in `player_list.read_list`.
    """
    decoded = _decoded(data, encoding)
    separator = separator_of(decoded.text)
    unreadable: list[RowProblem] = []
    read = list(filled_rows(rows_of(decoded.text, separator), unreadable))
    suspects = {row.line: (row, problem) for row, problem in _split(decoded, separator, unreadable)}
    rows = sorted((*read, *(row for row, _ in suspects.values())), key=lambda row: row.line)
    if not rows:
        raise Refused(Problem("list_empty"))
    if len(rows) > MOST_ROWS + MOST_TITLES:
        raise Refused(Problem("list_too_long", facts={"most": MOST_ROWS}))
    notes = [RowProblem(0, problem, serious=False) for problem in decoded.problems]
    place = _place_of_headings(rows, headed)
    body = rows
    if place is not None:
        body = [row for row in rows[place + 1 :] if not repeats_headings(row, rows[place], notes)]
        if not body:
            raise Refused(Problem("list_header_only"))
    headings = rows[place].cells if place is not None else ()
    guess, guess_notes = _guess(rows, place, ages=ages)
    notes += guess_notes
    if separator == UNSEPARATED and any("," in row.cells[0] for row in body):
        notes.append(RowProblem(0, Problem("list_comma_in_names"), serious=False))
    notes += double_encoding_warning(body, guess)
    width = max(len(row.cells) for row in (*body, *rows[place or 0 : (place or 0) + 1]))
    fields = {column: field for field, column in guess.places.items()}
    return Grid(
        tuple(body),
        tuple(fields.get(column, "") for column in range(width)),
        headings,
        tuple(notes),
        decoded.encoding,
        "" if separator == UNSEPARATED else separator,
        is_certain(data),
        guess.width,
        {line: problem for line, (_, problem) in suspects.items()},
    )


def _decoded(data: bytes, encoding: str) -> DecodedText:
    if encoding:
        return decode_as(data, encoding)
    try:
        return decode(data)
    except Refused as refused:
        if refused.problems[0].code != "list_encoding_unknown":
            raise
        # The organizer sees the names, and can choose another encoding.
        text = decode_as(data, "Windows-1252")
        warning = Problem("list_encoding", facts={"encoding": text.encoding})
        return DecodedText(text.text, text.encoding, (warning,))


def _place_of_headings(rows: Sequence[Row], headed: bool | None) -> int | None:
    """The index of the row with the headings, None if there is none."""
    if headed is False:
        return None
    place = heading_place(rows)
    if place is None and (headed or looks_like_headings([row.cells for row in rows])):
        return 0
    return place


def _guess(
    rows: Sequence[Row], place: int | None, *, ages: bool
) -> tuple[Columns, list[RowProblem]]:
    """The columns as far as they can be guessed, and what the organizer should know about them."""
    line = rows[place or 0].line
    try:
        if place is None:
            columns = columns_by_content([row.cells for row in rows], ages=ages)
            return columns, [*no_heading_notes(columns, line)]
        columns = columns_by_heading(rows[place].cells)
        return columns, [*heading_notes(columns, rows, place)]
    except Refused as refused:
        columns = guessed_fields([row.cells for row in rows], place)
        notes = [RowProblem(line, problem, serious=False) for problem in refused.problems]
        return columns, notes if place is None else [*notes, *heading_notes(columns, rows, place)]


def _split(
    decoded: DecodedText, separator: str, unreadable: Sequence[RowProblem]
) -> Iterator[tuple[Row, Problem]]:
    """Every line of the rows whose quotation marks do not match, split at each separator. Refused
    if a line has too many cells.
    """
    if not unreadable:
        return
    lines = lines_of(decoded.text)
    for trouble in unreadable:
        last = trouble.problem.facts["last"]
        for number in range(trouble.row, (last if isinstance(last, int) else trouble.row) + 1):
            text = lines[number - 1] if number <= len(lines) else ""
            if text.count(separator) >= MOST_CELLS:
                raise Refused(Problem("list_too_wide", facts={"row": number}))
            cells = tuple(cell.strip(' "\t\r\n')[:MOST_LETTERS] for cell in text.split(separator))
            if any(cells):
                yield Row(number, cells, number), trouble.problem


# What the organizer decides about a list before it is imported.

Place = tuple[int, int]
"""A cell: the line of its row in the file, and its column, counted from 0."""
Outcome = Literal["add", "update", "skip", "fix"]
"""What happens to a row: a new player, new values for an entered one, nothing, or nothing until it
is fixed.
"""


@dataclass(frozen=True, slots=True)
class Choices:
    """What the organizer has decided about a list.

    ``fields`` has the field of a column, empty to ignore it; ``cells`` the new text of a cell;
    ``emptied`` the cells imported as empty, each with what the player's note says instead;
    ``answers`` what happens to a row. ``encoding`` and ``headed`` as in `read_grid`.
    """

    encoding: str = ""
    headed: bool | None = None
    fields: Mapping[int, str] = field(default_factory=dict)
    cells: Mapping[Place, str] = field(default_factory=dict)
    emptied: Mapping[Place, str] = field(default_factory=dict)
    answers: Mapping[int, Outcome] = field(default_factory=dict)


def with_field(choices: Choices, fields: Sequence[str], column: int, field: str) -> Choices:
    """Reads a column as this field, or ignores it; another column with the field is ignored.
    ``fields`` are those of all columns so far.
    """
    taken = excluded_by([field])
    others = {other: "" for other, its in enumerate(fields) if its in taken and other != column}
    return replace(choices, fields={**choices.fields, **others, column: field})


def with_cell(choices: Choices, place: Place, text: str) -> Choices:
    """Gives a cell another text."""
    emptied = {other: note for other, note in choices.emptied.items() if other != place}
    return replace(choices, cells={**choices.cells, place: text}, emptied=emptied)


def without_value(choices: Choices, place: Place, note: str) -> Choices:
    """Imports a row without the value of a cell; ``note`` is what the player's note says of it."""
    return replace(choices, emptied={**choices.emptied, place: note})


def with_answer(choices: Choices, line: int, outcome: Outcome) -> Choices:
    """Decides what happens to a row."""
    return replace(choices, answers={**choices.answers, line: outcome})


def excluded_by(fields: Iterable[str]) -> set[str]:
    """These fields, and those that cannot be beside them: a whole name and its parts."""
    chosen = {one for one in fields if one}
    if "name" in chosen:
        chosen |= {"first name", "last name"}
    if chosen & {"first name", "last name"}:
        chosen.add("name")
    return chosen
