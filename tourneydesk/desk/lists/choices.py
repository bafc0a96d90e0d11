"""What the organizer decides about a list before it is imported."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

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
