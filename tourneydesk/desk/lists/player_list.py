"""Reads a list of players and reports everything it assumes; writes one that reads back.

A bad row is left out and reported with its line; the caller decides whether to take the rest. A
file that is not a list is refused.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from tourneydesk.core.journal.dates import is_date
from tourneydesk.core.name_search import lookalike_key
from tourneydesk.core.names import joined
from tourneydesk.core.player_fields import PlayerFields
from tourneydesk.core.ratings import printed_rating
from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.desk.lists.columns import (
    FIELD_KEYS,
    Columns,
    columns_by_content,
    columns_by_heading,
    count_known_headings,
    field_of,
)
from tourneydesk.desk.lists.decoding import MOST_BYTES, decode, undo_double_encoding
from tourneydesk.desk.lists.player_fields import (
    NOTHING,
    age_of_birth,
    check_player,
    has_hidden_characters,
    is_day_first,
    name_of_parts,
    quoted,
)
from tourneydesk.desk.lists.rows import (
    SEPARATORS,
    UNSEPARATED,
    Row,
    RowProblem,
    rows_of,
    separator_of,
)

MOST_ROWS = 5_000
MOST_TITLES = 10
_NAMES = ("name", "first name", "last name")
_DATES = ("birth date", "membership until")
_NAMES_AND_CLUB = (*_NAMES, "club")
_RATING_AFTER_NAME = re.compile(r"\D\s\d{3,4}$")
_FIELDS = tuple(PlayerFields.__dataclass_fields__)
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedPlayer(PlayerFields):
    """A player in the list; ``row`` is the player's line in the file, counted from 1."""

    row: int


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


def read_list(path: Path, year: int, *, ages: bool = False) -> PlayerList:
    """Reads a list from disk; ``year`` is the current year, for birth dates, and ``ages`` whether
    small numbers without a heading are ages.

    Raises Refused if the file cannot be read or is not a list of players.
    """
    return read_list_bytes(bytes_of(path), year, ages=ages)


def bytes_of(path: Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of a list; Refused if the file cannot be read or has more than ``most``."""
    try:
        if not path.exists():
            raise Refused(Problem("list_missing", facts={"file": quoted(path.name)}))
        # Reading a pipe or a device might never end.
        if not path.is_file():
            raise Refused(Problem("list_not_a_file", facts={"file": quoted(path.name)}))
        if path.stat().st_size > most:
            raise Refused(Problem("list_too_big", facts={"most": most // 10**6}))
        with path.open("rb") as file:
            return file.read(most + 1)
    except (OSError, ValueError):
        # ValueError: the path contains a NUL.
        raise Refused(Problem("list_not_readable", facts={"file": quoted(path.name)})) from None


def read_list_bytes(data: bytes, year: int, *, ages: bool = False) -> PlayerList:
    """Reads a list from its bytes, like `read_list`; Refused if they are not a list of players."""
    decoded = decode(data)
    separator = separator_of(decoded.text)
    notes = [RowProblem(0, problem, serious=False) for problem in decoded.problems]
    unreadable: list[RowProblem] = []
    rows = list(filled_rows(rows_of(decoded.text, separator), unreadable))
    if not rows and not unreadable:
        raise Refused(Problem("list_empty"))
    if not rows:
        return PlayerList((), (*notes, *unreadable), decoded.encoding, separator, {})
    heading_index = heading_place(rows)
    if heading_index is None:
        columns = columns_by_content([row.cells for row in rows], ages=ages)
        notes += no_heading_notes(columns, rows[0].line)
        body = rows
    else:
        columns = columns_by_heading(rows[heading_index].cells)
        notes += heading_notes(columns, rows, heading_index)
        body = [
            row
            for row in rows[heading_index + 1 :]
            if not repeats_headings(row, rows[heading_index], notes)
        ]
        columns = with_date_order(columns, body)
    if not body and not unreadable:
        raise Refused(Problem("list_header_only"))
    if separator == UNSEPARATED and any("," in row.cells[0] for row in body):
        notes.append(RowProblem(0, Problem("list_comma_in_names"), serious=False))
    notes += double_encoding_warning(body, columns)
    players, problems = _players(body, columns, year)
    problems = sorted(notes + unreadable + problems, key=lambda problem: problem.row)
    return PlayerList(
        players=tuple(players),
        problems=tuple(problems),
        encoding=decoded.encoding,
        separator="" if separator == UNSEPARATED else separator,
        columns=columns.headings,
    )


def with_date_order(columns: Columns, rows: Sequence[Row]) -> Columns:
    """The columns, with what the rows tell about whether dates have the day first."""
    places = [columns.places[one] for one in _DATES if one in columns.places]
    cells = (row.cell(place) for place in places for row in rows)
    return replace(columns, day_first=True) if is_day_first(cells) else columns


def filled_rows(rows: Iterator[Row | RowProblem], unreadable: list[RowProblem]) -> Iterator[Row]:
    """The rows that are not blank; rows that cannot be split into cells go to ``unreadable``."""
    count = 0
    for row in rows:
        if isinstance(row, RowProblem):
            unreadable.append(row)
        elif row.blank:
            continue
        else:
            yield row
        count += 1
        # Ten more for titles and headings.
        if count > MOST_ROWS + MOST_TITLES:
            raise Refused(Problem("list_too_long", facts={"most": MOST_ROWS}))


def heading_place(rows: Sequence[Row]) -> int | None:
    """The index of the heading row: the first row, or one below titles of one cell each."""
    if count_known_headings(rows[0].cells):
        return 0
    for place, row in enumerate(rows[1:MOST_TITLES], start=1):
        if sum(bool(cell) for cell in rows[place - 1].cells) > 1:
            return None
        if count_known_headings(row.cells) > 1:
            return place
    return None


def repeats_headings(row: Row, headings: Row, notes: list[RowProblem]) -> bool:
    repeated = [cell.casefold() for cell in row.cells] == [
        cell.casefold() for cell in headings.cells
    ]
    if repeated:
        notes.append(RowProblem(row.line, Problem("headings_again"), serious=False))
    return repeated


def heading_notes(
    columns: Columns, rows: Sequence[Row], heading_index: int
) -> Iterator[RowProblem]:
    if heading_index:
        facts: dict[str, Fact] = {"last": rows[heading_index - 1].last_line}
        yield RowProblem(rows[0].line, Problem("titles_left_out", facts=facts), serious=False)
    if columns.unread:
        facts = {"headings": tuple(f"“{quoted(heading)}”" for heading in columns.unread[:20])}
        problem = Problem("columns_not_read", facts=facts)
        yield RowProblem(rows[heading_index].line, problem, serious=False)


def no_heading_notes(columns: Columns, line: int) -> Iterator[RowProblem]:
    facts: dict[str, Fact] = {field: place + 1 for field, place in columns.places.items()}
    rated, aged = "rating" in facts, "age" in facts
    code = "list_without_headings" + "_rated" * rated + "_aged" * aged
    yield RowProblem(line, Problem(code, facts=facts), serious=False)
    if columns.unread:
        facts = {"headings": columns.unread[:20]}
        yield RowProblem(line, Problem("columns_not_read", facts=facts), serious=False)


def double_encoding_warning(body: Sequence[Row], columns: Columns) -> Iterator[RowProblem]:
    """One warning for the whole list, with the first affected word."""
    places = [columns.places[field] for field in _NAMES_AND_CLUB if field in columns.places]
    matches = [
        (row.line, cell, repaired)
        for row in body
        for cell in (row.cell(place)[:200] for place in places)
        if not cell.isascii() and (repaired := undo_double_encoding(cell))
    ]
    if matches:
        line, cell, repaired = matches[0]
        rows = len({line for line, _, _ in matches})
        facts: dict[str, Fact] = {"found": quoted(cell), "meant": quoted(repaired), "rows": rows}
        yield RowProblem(line, Problem("saved_twice", facts=facts), serious=False)


def _players(
    body: Sequence[Row], columns: Columns, year: int
) -> tuple[list[ListedPlayer], list[RowProblem]]:
    players: list[ListedPlayer] = []
    problems: list[RowProblem] = []
    ids: dict[str, int] = {}
    names: dict[str, ListedPlayer] = {}
    for row in body:
        row_problems, fields = fields_of_row(row, columns, year)
        if fields is not None and fields.member_id is not None:
            first = ids.setdefault(fields.member_id.casefold(), row.line)
            if first != row.line:
                facts: dict[str, Fact] = {"value": quoted(fields.member_id), "first": first}
                row_problems.append(Problem("member_id_twice", facts=facts))
        if row_problems or fields is None:
            problems += [RowProblem(row.line, problem) for problem in row_problems]
            continue
        player = listed(fields, row.line)
        players.append(player)
        twin = names.setdefault(lookalike_key(player.name), player)
        problems += [
            RowProblem(row.line, problem, serious=False)
            for problem in row_warnings(row, columns, player, twin)
        ]
    return players, problems


def listed(fields: PlayerFields, line: int) -> ListedPlayer:
    """A player in the list, at that line."""
    values = {name: getattr(fields, name) for name in _FIELDS}  # asdict takes ten times as long
    return ListedPlayer(**values, row=line)


def fields_of_row(
    row: Row, columns: Columns, year: int
) -> tuple[list[Problem], PlayerFields | None]:
    """The problems of a row, and its fields if there are none."""
    extra = [cell for cell in row.cells[columns.width :] if cell]
    if extra:
        facts: dict[str, Fact] = {"cells": len(row.cells), "columns": columns.width}
        return [Problem("too_many_cells", facts={**facts, "value": quoted(extra[0])})], None
    cells = {field: row.cell(place) for field, place in columns.places.items()}
    problems: list[Problem] = []
    age: object = cells.get("age")
    if _empty(cells.get("birth date", "")) and is_date(cells.get("age", "")):
        cells["birth date"] = cells["age"]
    # The birth date wins over an age beside it.
    if not _empty(cells.get("birth date", "")):
        age = _value_or_problems(lambda: age_of_birth(cells["birth date"], year), problems)
    birth = None if problems else cells.get("birth date")
    if "name" in cells:
        name, family = cells["name"], None
    else:
        name, family = name_of_parts(cells.get("first name"), cells.get("last name"))
    fields = _value_or_problems(
        lambda: check_player(
            name,
            cells.get("rating"),
            age,
            cells.get("member ID"),
            cells.get("club"),
            # Spreadsheets allow line breaks inside a cell.
            _one_line(cells.get("note")),
            cells.get("age group"),
            family=family,
            rating2=cells.get("second rating"),
            state=cells.get("state"),
            expires=cells.get("membership until"),
            team=cells.get("team"),
            household=cells.get("household"),
            grade=cells.get("grade"),
            birth=birth,
            email=cells.get("e-mail"),
            day_first=columns.day_first,
        ),
        problems,
    )
    return problems, None if problems else fields


def _empty(cell: str) -> bool:
    return cell.strip().casefold() in NOTHING


def _differs(cell: str, age: int | None) -> bool:
    """Whether an age beside a birth date is another one: one year more or less is the same, since
    a list is older or newer than the event.
    """
    if _empty(cell) or age is None:
        return False
    text = cell.strip()
    return not (text.isdecimal() and len(text) <= 3 and abs(int(text) - age) <= 1)


def _value_or_problems(read: Callable[[], T], problems: list[Problem]) -> T | None:
    try:
        return read()
    except Refused as refused:
        problems.extend(refused.problems)
        return None


def _one_line(note: str | None) -> str | None:
    return note and " ".join(part.strip() for part in note.splitlines())


def row_warnings(
    row: Row, columns: Columns, player: ListedPlayer, twin: ListedPlayer
) -> Iterator[Problem]:
    name = quoted(player.name)
    if row.last_line > row.line:
        yield Problem("row_over_lines", facts={"name": name, "last": row.last_line})
    if any("\ufffd" in cell for cell in row.cells[: columns.width]):
        yield Problem("character_lost", facts={"name": name})
    if any(has_hidden_characters(row.cell(columns.places.get(field))) for field in _NAMES):
        yield Problem("hidden_removed", facts={"name": name})
    age = row.cell(columns.places.get("age"))
    if player.birth is not None and "birth date" in columns.places and _differs(age, player.age):
        facts: dict[str, Fact] = {"name": name, "value": quoted(age), "age": player.age}
        yield Problem("age_unlike_birth", facts=facts)
    if player.name.casefold().strip("-* ") == "bye":
        yield Problem("name_is_bye", facts={"name": name})
    if player.rating is None and _RATING_AFTER_NAME.search(player.name):
        yield Problem("rating_in_name", facts={"name": name})
    if twin is not player:
        facts = {"name": name, "first": twin.row, "other": quoted(twin.name)}
        code = "name_twice" if twin.name == player.name else "names_look_alike"
        yield Problem(code, facts=facts)


# Writes players as a list that reads back as the same players.

_WRITING_FIELDS = (
    *("rating", "age", "member ID", "club", "note", "age group", "second rating", "state"),
    *("membership until", "team", "household", "grade", "e-mail"),
)
_SEPARATOR = "\t"
"""The most reliable one, and the one of spreadsheets: a copied table pastes as one."""


def text_of_players(players: Sequence[PlayerFields], heading: Callable[[str], str]) -> str:
    """A row for each player below headings, with the columns that someone has a value in.

    ``heading`` is what to call a field; where the list would not be understood with that, the
    English word is written.
    """
    parts = any(player.family for player in players)
    names = ("first name", "last name") if parts else ("name",)
    used = {one for one in _WRITING_FIELDS if any(_value(player, one) for player in players)}
    if "second rating" in used:
        used.add("rating")  # else it would be read as the first one
    fields = (*names, *(one for one in _WRITING_FIELDS if one in used))
    rows = [[_heading(field, heading) for field in fields]]
    for player in players:
        shown = _parts_of(player) if parts else (player.name,)
        rows.append([*shown, *(_value(player, field) for field in fields[len(names) :])])
    return "".join(_SEPARATOR.join(map(_quoted, row)) + "\n" for row in rows)


def _heading(field: str, heading: Callable[[str], str]) -> str:
    word = heading(field)
    return word if field_of(word) == field else field


def _value(player: PlayerFields, field: str) -> str:
    if field == "rating":
        return printed_rating(player.rating, player.provisional)
    if field == "age" and player.birth is not None and is_date(player.birth):
        return player.birth  # which is read as what it is
    if field == "second rating":
        return printed_rating(player.rating2, player.provisional2)
    value = getattr(player, FIELD_KEYS.get(field, field))
    return "" if value is None else str(value)


def _parts_of(player: PlayerFields) -> tuple[str, str]:
    """The given and the family name; a name that is not these two joined, as the family name."""
    name, family = player.name, player.family or ""
    for given in (name.removesuffix(family).strip(), name.removeprefix(family).strip()):
        if family and given and joined(given, family) == name:
            return given, family
    return "", name


def _quoted(cell: str) -> str:
    if any(sign in cell for sign in (*SEPARATORS, '"')):
        return '"' + cell.replace('"', '""') + '"'
    return cell
