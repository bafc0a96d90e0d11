"""What the card says about a row of a list, and the ways out that it offers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Player
from tourneydesk.core.reasons import Problem
from tourneydesk.desk.lists.grid import Choices, with_answer, without_value
from tourneydesk.desk.lists.player_fields import quoted
from tourneydesk.desk.lists.preview import NAMES, CellProblem, ImportPreview, PreviewRow
from tourneydesk.desk.players import given_fields
from tourneydesk.gui.pages.import_list.rows import field_name
from tourneydesk.present import messages
from tourneydesk.present.messages import say

Change = Callable[[Choices], Choices]


@dataclass(frozen=True, slots=True)
class Way:
    """A way out: the text of its button, and what it decides; None to edit the cell."""

    text: str
    change: Change | None


def heading_of(row: PreviewRow) -> str:
    """The player of a row, by name and line."""
    key = "import-row-heading" if row.name else "import-row-nameless"
    return messages.text(key, name=row.name, row=row.line)


def main_problem(row: PreviewRow) -> CellProblem | None:
    """The first problem that keeps the row out, or else the first of all."""
    return next((one for one in row.problems if one.serious), next(iter(row.problems), None))


def about_row(row: PreviewRow, player: Player | None) -> str:
    """What is wrong with a row, or doubtful; empty if nothing is."""
    problem = main_problem(row)
    if problem is not None and (problem.serious or player is None):
        return say(problem.problem)
    if player is None:
        return ""
    entered = messages.text("import-entered", number=player.id, withdrawn=str(player.dropped))
    values = {} if row.fields is None else given_fields(row.fields)
    new = [
        _new_value(name, getattr(player, name), value)
        for name, value in values.items()
        if value != getattr(player, name) and messages.has(_label_key(name))
    ]
    return messages.sentences(
        entered, messages.text("import-new-values", values=messages.enumerated(new)) if new else ""
    )


def ways_out(row: PreviewRow, preview: ImportPreview) -> Sequence[Way]:
    """What can be decided about a row, the usual decision first."""
    problem = main_problem(row)
    leave_out = Way(messages.text("import-leave-out"), _answer(row, "skip"))
    if row.to_fix and problem is not None:
        empty = emptied(row, problem, preview)
        if empty is None:
            return Way(messages.text("import-edit-cell"), None), leave_out
        return empty, leave_out
    if row.player is not None:
        return (
            Way(messages.text("import-skip"), _answer(row, "skip")),
            Way(messages.text("import-update"), _answer(row, "update")),
            Way(messages.text("import-add-another"), _answer(row, "add")),
        )
    if row.twin is not None:
        return (
            Way(messages.text("import-same-person"), _answer(row, "skip")),
            Way(messages.text("import-two-people"), _answer(row, "add")),
        )
    return Way(messages.text("import-keep-row"), _answer(row, "add")), leave_out


def emptied(row: PreviewRow, problem: CellProblem, preview: ImportPreview) -> Way | None:
    """The way to import a row without the value of a bad cell; None if it cannot be without."""
    column = problem.column
    field = "" if column is None else preview.fields[column]
    if column is None or column in row.emptied or field in NAMES:
        return None
    value = quoted(row.cells[column])
    note = messages.text("label-value", label=field_name(field), value=value) if field else value
    return Way(
        messages.text("import-without", field=field.lower().replace(" ", "-")),
        lambda choices: without_value(choices, (row.line, column), note),
    )


def all_emptied(preview: ImportPreview) -> tuple[Change, ...]:
    """Imports every row that can be imported without its bad values; one change for each."""
    return tuple(
        way.change
        for row in preview.rows
        if row.to_fix
        for problem in row.problems
        if problem.serious
        and (way := emptied(row, problem, preview)) is not None
        and way.change is not None
    )


def list_note(problem: Problem) -> str:
    """What to know about the list as a whole, where columns are chosen in the window."""
    keys = {
        "list_no_name_column": "import-no-name-column",
        "list_columns_twice": "import-columns-twice",
        "list_without_headings": "import-no-headings",
        "list_without_headings_aged": "import-no-headings",
        "list_without_headings_rated": "import-no-headings",
        "list_without_headings_rated_aged": "import-no-headings",
        "saved_twice": "import-garbled",
    }
    key = keys.get(problem.code)
    return say(problem) if key is None else messages.text(key, **problem.facts)


def _answer(row: PreviewRow, outcome: str) -> Change:
    return lambda choices: with_answer(choices, row.line, outcome)  # type: ignore[arg-type]


def _new_value(name: str, old: object, new: object) -> str:
    key = "import-added-value" if old is None else "import-new-value"
    field = messages.text(_label_key(name))
    return messages.text(key, field=field, old=quoted(str(old)), new=quoted(str(new)))


def _label_key(name: str) -> str:
    return f"people-player-fields-{name.replace('_', '-')}"
