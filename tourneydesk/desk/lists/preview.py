"""What each row of a list becomes: a new player, an update, nothing, or something to fix.

Every row of the list is a row of the preview, whatever is wrong with it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tourneydesk.core.event import Player
from tourneydesk.core.name_search import name_key
from tourneydesk.core.player_fields import PlayerFields
from tourneydesk.core.reasons import Fact, Problem
from tourneydesk.desk.lists.columns import Columns
from tourneydesk.desk.lists.decoding import undo_double_encoding
from tourneydesk.desk.lists.grid import (
    MOST_LETTERS,
    Choices,
    Grid,
    Outcome,
    Place,
    excluded_by,
    with_answer,
)
from tourneydesk.desk.lists.player_fields import MOST_CHARACTERS, quoted
from tourneydesk.desk.lists.player_list import (
    ListedPlayer,
    fields_of_row,
    listed,
    row_warnings,
    with_date_order,
)
from tourneydesk.desk.lists.rows import Row, RowProblem

# Finds rows of a list that are about the same person, or about a player already entered.


class SamePeople:
    """Who the rows may be about: the players of the event, and the rows above."""

    def __init__(self, entered: Sequence[Player]) -> None:
        self._by_id = {one.member_id.casefold(): one for one in entered if one.member_id}
        self._by_name: dict[str, Player] = {}
        for one in entered:
            self._by_name.setdefault(name_key(one.name), one)
        self._rows_by_id: dict[str, ListedPlayer] = {}
        self._rows_by_name: dict[str, ListedPlayer] = {}
        self._updated: dict[int, int] = {}

    def player(self, fields: PlayerFields) -> Player | None:
        """The entered player with the same member ID, or else with the same name unless both have
        an ID.
        """
        same = self._by_id.get(fields.member_id.casefold()) if fields.member_id else None
        if same is None:
            same = self._by_name.get(name_key(fields.name))
            if same is not None and same.member_id and fields.member_id:
                return None
        return same

    def holder(self, fields: PlayerFields) -> Player | None:
        """The entered player who has this member ID."""
        return self._by_id.get(fields.member_id.casefold()) if fields.member_id else None

    def rows_above(self, fields: PlayerFields) -> tuple[ListedPlayer | None, ListedPlayer | None]:
        """The imported rows above with the same member ID, and with the same name."""
        same_id = self._rows_by_id.get(fields.member_id.casefold()) if fields.member_id else None
        return same_id, self._rows_by_name.get(name_key(fields.name))

    def updated_in(self, player: int) -> int | None:
        """The line that already updates this player."""
        return self._updated.get(player)

    def note(self, row: ListedPlayer, updates: int | None) -> None:
        """Remembers a row that is imported."""
        if row.member_id:
            self._rows_by_id.setdefault(row.member_id.casefold(), row)
        self._rows_by_name.setdefault(name_key(row.name), row)
        if updates is not None:
            self._updated.setdefault(updates, row.row)


NAMES = ("name", "last name", "first name")
NUMBERS = ("rating", "second rating", "age")
_ABOUT_COLUMNS = {
    "list_without_headings",
    "list_without_headings_aged",
    "list_without_headings_rated",
    "list_without_headings_rated_aged",
    "list_columns_twice",
    "list_no_name_column",
}
_FIELD_OF_CODE = {
    **dict.fromkeys(("birth_unclear", "birth_in_future", "birth_too_long_ago"), "birth date"),
    **dict.fromkeys(("member_id_twice", "member_entered"), "member ID"),
    "age_unlike_birth": "age",
    "expiry_unclear": "membership until",
}


@dataclass(frozen=True, slots=True)
class CellProblem:
    """A problem of a row, at one of its columns or (None) at the whole row. ``serious``: the row
    cannot be imported before it is fixed.
    """

    column: int | None
    problem: Problem
    serious: bool


@dataclass(frozen=True, slots=True)
class PreviewRow:
    """A row of the list and what becomes of it.

    ``fields`` is None while the row must be fixed. ``player`` is the entered player, ``twin`` the
    line of the earlier row that seems to be the same person; None if there is none.
    ``answered``: the organizer has said what happens to it. ``emptied`` are the columns whose cells
    are imported as empty.
    """

    line: int
    cells: tuple[str, ...]
    name: str
    fields: PlayerFields | None
    problems: tuple[CellProblem, ...]
    outcome: Outcome
    player: int | None = None
    twin: int | None = None
    answered: bool = False
    emptied: frozenset[int] = frozenset()

    @property
    def ticked(self) -> bool:
        """Whether the row is imported."""
        return self.outcome in ("add", "update")

    @property
    def to_fix(self) -> bool:
        return self.outcome == "fix"

    @property
    def to_check(self) -> bool:
        """Whether the row is worth a look before the list is imported."""
        doubtful = bool(self.problems) or self.player is not None
        return doubtful and not self.answered and not self.to_fix


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """A list as it would be imported: all its rows, and the field of each column."""

    rows: tuple[PreviewRow, ...]
    fields: tuple[str, ...]
    grid: Grid

    @property
    def added(self) -> tuple[PreviewRow, ...]:
        return tuple(row for row in self.rows if row.outcome == "add")

    @property
    def updated(self) -> tuple[PreviewRow, ...]:
        return tuple(row for row in self.rows if row.outcome == "update")

    @property
    def has_names(self) -> bool:
        """Whether a column has the names."""
        return any(name in self.fields for name in NAMES)

    def row(self, line: int) -> PreviewRow:
        return next(row for row in self.rows if row.line == line)


def preview_list(
    grid: Grid, choices: Choices, entered: Sequence[Player], year: int
) -> ImportPreview:
    """What becomes of each row of a list; ``entered`` are the players of the event."""
    fields = chosen_fields(grid, choices)
    columns = with_date_order(_columns(grid, choices, fields), grid.rows)
    people = SamePeople(entered)
    rows = tuple(_row(row, grid, choices, columns, people, year) for row in grid.rows)
    return ImportPreview(rows, fields, grid)


def chosen_fields(grid: Grid, choices: Choices) -> tuple[str, ...]:
    """The field of each column; a field that was chosen for one is taken from the others."""
    taken = excluded_by(choices.fields.values())
    return tuple(
        choices.fields.get(column, "" if guess in taken else guess)
        for column, guess in enumerate(grid.fields)
    )


def toggled(choices: Choices, row: PreviewRow) -> Choices:
    """Ticks a row, so that it is imported, or leaves it out."""
    if row.ticked or row.to_fix:
        return with_answer(choices, row.line, "skip")
    if row.player is not None:
        return with_answer(choices, row.line, "update")
    return with_answer(choices, row.line, "add")


def list_notes(preview: ImportPreview, choices: Choices) -> tuple[RowProblem, ...]:
    """What to know about the list as a whole, as far as the organizer has not decided it."""
    settled = {"columns_not_read"}
    if choices.encoding:
        settled.add("list_encoding")
    if choices.fields:
        settled |= _ABOUT_COLUMNS
    if not garbled_cells(preview):
        settled.add("saved_twice")
    if preview.has_names:
        settled.add("list_no_name_column")
    notes = tuple(note for note in preview.grid.notes if note.problem.code not in settled)
    ignored = ignored_columns(preview)
    if not ignored:
        return notes
    facts: dict[str, Fact] = {"headings": ignored[:20]}
    return *notes, RowProblem(0, Problem("columns_not_read", facts=facts), serious=False)


def garbled_cells(preview: ImportPreview) -> Mapping[Place, str]:
    """The names and clubs with letters like ``Ã©``, each as it should be."""
    columns = [at for at, field in enumerate(preview.fields) if field in (*NAMES, "club")]
    return {
        (row.line, column): repaired
        for row in preview.rows
        for column in columns
        if not row.cells[column].isascii()
        and (repaired := undo_double_encoding(row.cells[column][:MOST_LETTERS]))
    }


def ignored_columns(preview: ImportPreview) -> tuple[str, ...]:
    """The columns that are not imported though they have cells, by heading or number."""
    headings = preview.grid.headings
    return tuple(
        f"“{quoted(headings[column])}”"
        if column < len(headings) and headings[column]
        else f"column {column + 1}"
        for column, field in enumerate(preview.fields)
        if not field and any(row.cells[column] for row in preview.rows)
    )


def _row(
    read: Row, grid: Grid, choices: Choices, columns: Columns, people: SamePeople, year: int
) -> PreviewRow:
    cells = tuple(
        choices.cells.get((read.line, column), read.cell(column))
        for column in range(len(grid.fields))
    )
    emptied = frozenset(at for at in range(len(cells)) if (read.line, at) in choices.emptied)
    name = _shown_name(cells, columns)
    row = PreviewRow(read.line, cells, name, None, (), "fix", emptied=emptied)
    answer = choices.answers.get(read.line)
    kept = tuple("" if at in emptied else cell for at, cell in enumerate(cells))
    edited = Row(read.line, _without_blank_end(kept), read.last_line)
    problems, fields = fields_of_row(edited, columns, year)
    found = [_at_cell(problem, columns, edited, serious=True) for problem in problems]
    if fields is None and answer == "skip":
        return replace(row, problems=tuple(found), outcome="skip", answered=True)
    if fields is None:
        return replace(row, problems=tuple(found))
    if emptied:
        notes = [choices.emptied[read.line, column] for column in sorted(emptied)]
        player = people.player(fields)
        note = _joined_note(fields, notes, None if answer == "add" else player)
        imported = answer != "skip" and (player is None or answer is not None)
        if imported and len(note) > MOST_CHARACTERS["note"]:
            place = columns.places.get("note", max(emptied))
            return replace(row, problems=(CellProblem(place, _too_long(note), serious=True),))
        fields = replace(fields, note=note or None)
    return _judged(replace(row, fields=fields), edited, grid, answer, columns, people)


def _judged(
    row: PreviewRow,
    read: Row,
    grid: Grid,
    answer: Outcome | None,
    columns: Columns,
    people: SamePeople,
) -> PreviewRow:
    """A row whose cells are valid: who it is about, and what happens to it."""
    fields = row.fields
    assert fields is not None
    player_there = listed(fields, row.line)
    player, (same_id, same_name) = people.player(fields), people.rows_above(fields)
    found = [
        _at_cell(problem, columns, read, serious=False)
        for problem in row_warnings(read, columns, player_there, same_name or player_there)
    ]
    if row.line in grid.suspects:
        found.append(CellProblem(None, grid.suspects[row.line], serious=False))
    outcome: Outcome = "add"
    if player is not None:
        outcome = "skip" if answer is None else answer
    elif answer is not None and answer != "update":
        outcome = answer
    twin = same_id or same_name
    if outcome == "update" and player is not None and people.updated_in(player.id) is not None:
        outcome = "skip"
    if outcome in ("add", "update") and same_id is not None:
        if outcome == "add" and answer is None and same_id is same_name:
            outcome = "skip"
        else:
            facts: dict[str, Fact] = {"value": quoted(fields.member_id), "first": same_id.row}
            problem = Problem("member_id_twice", facts=facts)
            found.append(_at_cell(problem, columns, read, serious=True))
    if outcome == "add" and people.holder(fields) is not None:
        problem = Problem("member_entered", facts={"member": fields.member_id})
        found.append(_at_cell(problem, columns, read, serious=True))
    if any(one.serious for one in found):
        outcome = "fix"
    if outcome in ("add", "update"):
        people.note(player_there, player.id if outcome == "update" and player is not None else None)
    return replace(
        row,
        fields=None if outcome == "fix" else fields,
        problems=tuple(found),
        outcome=outcome,
        player=None if player is None else player.id,
        twin=None if twin is None else twin.row,
        answered=answer is not None,
    )


def _columns(grid: Grid, choices: Choices, fields: Sequence[str]) -> Columns:
    """The columns as chosen. A cell beyond the last column that has a heading, or that the
    organizer has decided about, is one too many.
    """
    return Columns(
        {field: column for column, field in enumerate(fields) if field},
        {},
        max(grid.width, *(column + 1 for column in choices.fields), 0),
    )


def _at_cell(problem: Problem, columns: Columns, row: Row, *, serious: bool) -> CellProblem:
    """A problem at the column that it is about."""
    if problem.code == "too_many_cells":
        extra = range(columns.width, len(row.cells))
        return CellProblem(next(at for at in extra if row.cells[at]), problem, serious)
    field = problem.facts.get("field") or _FIELD_OF_CODE.get(problem.code)
    fields = NAMES if field in (None, "name") else (str(field),)
    column = next((columns.places[one] for one in fields if one in columns.places), None)
    return CellProblem(column, problem, serious)


def _shown_name(cells: Sequence[str], columns: Columns) -> str:
    """A name to call a row by, even if it is not valid."""
    parts = ("name", "first name", "last name")
    return quoted(
        " ".join(cells[columns.places[part]] for part in parts if part in columns.places).strip()
    )


def _joined_note(fields: PlayerFields, notes: Sequence[str], entered: Player | None) -> str:
    """These notes behind the player's own: that of the list, or else that of the entered player."""
    own = fields.note or (entered.note if entered is not None else None)
    return "; ".join(part for part in (own, *notes) if part)


def _too_long(note: str) -> Problem:
    facts: dict[str, Fact] = {"field": "note", "length": len(note), "most": MOST_CHARACTERS["note"]}
    return Problem("too_long", facts=facts)


def _without_blank_end(cells: tuple[str, ...]) -> tuple[str, ...]:
    filled = max((at + 1 for at, cell in enumerate(cells) if cell), default=0)
    return cells[:filled]
