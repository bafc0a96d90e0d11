"""Reads a list of players from a file and reports everything it assumes.

A bad row is left out and reported with its line; the caller decides whether to take the rest. A
file that is not a list is refused.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from tourneydesk.core.sayings import Fact, Problem, Refused
from tourneydesk.desk.lists.columns import Columns, headed, known_headings, unheaded
from tourneydesk.desk.lists.decoding import MOST_BYTES, decode, saved_twice
from tourneydesk.desk.lists.player_fields import (
    PlayerFields,
    age_of_birth,
    check_player,
    holds_hidden,
    shown,
)
from tourneydesk.desk.lists.rows import (
    UNSEPARATED,
    Row,
    RowProblem,
    rows_of,
    separator_of,
)
from tourneydesk.desk.lists.twins import likeness

MOST_ROWS = 5_000
_TITLE_ROWS = 10
_NAMES = ("name", "first name", "last name")
_NAMES_AND_CLUB = (*_NAMES, "club")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ListedPlayer:
    """A player in the list; ``row`` is the player's line in the file, counted from 1."""

    row: int
    name: str
    rating: int | None = None
    age: int | None = None
    member_id: str | None = None
    club: str | None = None
    note: str | None = None
    age_group: str | None = None


@dataclass(frozen=True, slots=True)
class PlayerList:
    """The players of a list and everything that the preview shows about how it was read.

    ``encoding`` and ``separator`` (empty: each line is one name) as detected; ``columns`` maps each
    recognized heading to its field.
    """

    players: tuple[ListedPlayer, ...]
    problems: tuple[RowProblem, ...]
    encoding: str
    separator: str
    columns: Mapping[str, str]


def read_list(path: Path, year: int) -> PlayerList:
    """Reads a list from disk; ``year`` is the current year, for birth dates.

    Raises Refused if the file cannot be read or is not a list of players.
    """
    try:
        if not path.exists():
            raise Refused(Problem("list_missing", facts={"file": shown(path.name)}))
        # Reading a pipe or a device might never end.
        if not path.is_file():
            raise Refused(Problem("list_not_a_file", facts={"file": shown(path.name)}))
        if path.stat().st_size > MOST_BYTES:
            raise Refused(Problem("list_too_big", facts={"most": MOST_BYTES // 10**6}))
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError):
        # ValueError: the path contains a NUL.
        raise Refused(Problem("list_not_readable", facts={"file": shown(path.name)})) from None
    return read_list_bytes(data, year)


def read_list_bytes(data: bytes, year: int) -> PlayerList:
    """Reads a list from its bytes; Refused if they are not a list of players."""
    decoded = decode(data)
    separator = separator_of(decoded.text)
    about = [RowProblem(0, problem, serious=False) for problem in decoded.problems]
    untaken: list[RowProblem] = []
    rows = list(_filled(rows_of(decoded.text, separator), untaken))
    if not rows and not untaken:
        raise Refused(Problem("list_empty"))
    if not rows:
        return PlayerList((), (*about, *untaken), decoded.encoding, separator, {})
    head = _headings(rows)
    if head is None:
        columns = unheaded([row.cells for row in rows])
        about += _about_no_headings(columns, rows[0].line)
        body = rows
    else:
        columns = headed(rows[head].cells)
        about += _about_headings(columns, rows, head)
        body = [row for row in rows[head + 1 :] if not _headings_again(row, rows[head], about)]
    if not body and not untaken:
        raise Refused(Problem("list_header_only"))
    if separator == UNSEPARATED and any("," in row.cells[0] for row in body):
        about.append(RowProblem(0, Problem("list_comma_in_names"), serious=False))
    about += _saved_twice(body, columns)
    players, problems = _players(body, columns, year)
    problems = sorted(about + untaken + problems, key=lambda problem: problem.row)
    return PlayerList(
        players=tuple(players),
        problems=tuple(problems),
        encoding=decoded.encoding,
        separator="" if separator == UNSEPARATED else separator,
        columns=columns.headings,
    )


def _filled(rows: Iterator[Row | RowProblem], untaken: list[RowProblem]) -> Iterator[Row]:
    """The rows that are not blank; rows that cannot be split into cells go to ``untaken``."""
    count = 0
    for row in rows:
        if isinstance(row, RowProblem):
            untaken.append(row)
        elif row.blank:
            continue
        else:
            yield row
        count += 1
        # Ten more for titles and headings.
        if count > MOST_ROWS + _TITLE_ROWS:
            raise Refused(Problem("list_too_long", facts={"most": MOST_ROWS}))


def _headings(rows: Sequence[Row]) -> int | None:
    """The index of the heading row: the first row, or one below titles of one cell each."""
    if known_headings(rows[0].cells):
        return 0
    for place, row in enumerate(rows[1:_TITLE_ROWS], start=1):
        if sum(bool(cell) for cell in rows[place - 1].cells) > 1:
            return None
        if known_headings(row.cells) > 1:
            return place
    return None


def _headings_again(row: Row, head: Row, about: list[RowProblem]) -> bool:
    again = [cell.casefold() for cell in row.cells] == [cell.casefold() for cell in head.cells]
    if again:
        about.append(RowProblem(row.line, Problem("headings_again"), serious=False))
    return again


def _about_headings(columns: Columns, rows: Sequence[Row], head: int) -> Iterator[RowProblem]:
    if head:
        facts: dict[str, Fact] = {"last": rows[head - 1].last}
        yield RowProblem(rows[0].line, Problem("titles_left_out", facts=facts), serious=False)
    if columns.unread:
        facts = {"headings": tuple(f"“{shown(one)}”" for one in columns.unread[:20])}
        problem = Problem("columns_not_read", facts=facts)
        yield RowProblem(rows[head].line, problem, serious=False)


def _about_no_headings(columns: Columns, line: int) -> Iterator[RowProblem]:
    facts: dict[str, Fact] = {one: place + 1 for one, place in columns.places.items()}
    code = "list_without_headings_rated" if "rating" in facts else "list_without_headings"
    yield RowProblem(line, Problem(code, facts=facts), serious=False)
    if columns.unread:
        facts = {"headings": columns.unread[:20]}
        yield RowProblem(line, Problem("columns_not_read", facts=facts), serious=False)


def _saved_twice(body: Sequence[Row], columns: Columns) -> Iterator[RowProblem]:
    """One warning for the whole list, with the first affected word."""
    places = [columns.places[one] for one in _NAMES_AND_CLUB if one in columns.places]
    found = [
        (row.line, cell, mended)
        for row in body
        for cell in (row.cell(place)[:200] for place in places)
        if not cell.isascii() and (mended := saved_twice(cell))
    ]
    if found:
        line, cell, mended = found[0]
        rows = len({line for line, _, _ in found})
        facts: dict[str, Fact] = {"found": shown(cell), "meant": shown(mended), "rows": rows}
        yield RowProblem(line, Problem("saved_twice", facts=facts), serious=False)


def _players(
    body: Sequence[Row], columns: Columns, year: int
) -> tuple[list[ListedPlayer], list[RowProblem]]:
    players: list[ListedPlayer] = []
    problems: list[RowProblem] = []
    ids: dict[str, int] = {}
    names: dict[str, ListedPlayer] = {}
    for row in body:
        wrong, fields = _fields(row, columns, year)
        if fields is not None and fields.member_id is not None:
            first = ids.setdefault(fields.member_id.casefold(), row.line)
            if first != row.line:
                facts: dict[str, Fact] = {"value": shown(fields.member_id), "first": first}
                wrong.append(Problem("member_id_twice", facts=facts))
        if wrong or fields is None:
            problems += [RowProblem(row.line, problem) for problem in wrong]
            continue
        player = ListedPlayer(
            row.line,
            fields.name,
            fields.rating,
            fields.age,
            fields.member_id,
            fields.club,
            fields.note,
            fields.age_group,
        )
        players.append(player)
        twin = names.setdefault(likeness(player.name), player)
        problems += [
            RowProblem(row.line, problem, serious=False)
            for problem in _worth_a_look(row, columns, player, twin)
        ]
    return players, problems


def _fields(row: Row, columns: Columns, year: int) -> tuple[list[Problem], PlayerFields | None]:
    """The problems of a row, and its fields if there are none."""
    extra = [cell for cell in row.cells[columns.width :] if cell]
    if extra:
        facts: dict[str, Fact] = {"cells": len(row.cells), "columns": columns.width}
        return [Problem("too_many_cells", facts={**facts, "value": shown(extra[0])})], None
    cells = {one: row.cell(place) for one, place in columns.places.items()}
    problems: list[Problem] = []
    age: object = cells.get("age")
    if "birth date" in cells:
        age = _taken(lambda: age_of_birth(cells["birth date"], year), problems)
    parts = (cells.get("name"), cells.get("first name"), cells.get("last name"))
    fields = _taken(
        lambda: check_player(
            " ".join(part for part in parts if part),
            cells.get("rating"),
            age,
            cells.get("member ID"),
            cells.get("club"),
            # Spreadsheets allow line breaks inside a cell.
            _one_line(cells.get("note")),
            cells.get("age group"),
        ),
        problems,
    )
    return problems, None if problems else fields


def _taken(read: Callable[[], T], problems: list[Problem]) -> T | None:
    try:
        return read()
    except Refused as refused:
        problems.extend(refused.problems)
        return None


def _one_line(note: str | None) -> str | None:
    return note and " ".join(part.strip() for part in note.splitlines())


def _worth_a_look(
    row: Row, columns: Columns, player: ListedPlayer, twin: ListedPlayer
) -> Iterator[Problem]:
    name = shown(player.name)
    if row.last > row.line:
        yield Problem("row_over_lines", facts={"name": name, "last": row.last})
    if any("\ufffd" in cell for cell in row.cells[: columns.width]):
        yield Problem("character_lost", facts={"name": name})
    if any(holds_hidden(row.cell(columns.places.get(one))) for one in _NAMES):
        yield Problem("hidden_removed", facts={"name": name})
    if player.name.casefold().strip("-* ") == "bye":
        yield Problem("name_is_bye", facts={"name": name})
    if twin is not player:
        facts: dict[str, Fact] = {"name": name, "first": twin.row, "other": shown(twin.name)}
        code = "name_twice" if twin.name == player.name else "names_look_alike"
        yield Problem(code, facts=facts)
