"""The rows of a list as its preview shows them."""

from collections.abc import Mapping, Sequence
from typing import Literal

from tourneydesk.desk.lists.columns import AGE_GROUP, FIELDS
from tourneydesk.desk.lists.preview import NAMES, NUMBERS, ImportPreview, PreviewRow
from tourneydesk.present import messages
from tourneydesk.present.table import Column, Row, Table, Tone

Filter = Literal["all", "fix", "check"]
TICK, LINE, STATUS = OWN_COLUMNS = ("tick", "row", "status")
"""The columns before those of the list, which have their numbers as ids."""
LEAST_LETTERS = 18
"""Shown of a name, however little room there is."""
LONGEST_CELL = 24
_TONES: Mapping[str, Tone] = {
    "fix": "wrong",
    "check": "attention",
    "entered": "attention",
    "twice": "attention",
    "update": "accent",
    "add": "done",
    "skip": "outline",
}


def field_name(field: str) -> str:
    """A field of a column in words; empty for a column that is ignored."""
    key = field.lower().replace(" ", "-") or "ignore"
    return messages.text(f"import-field-{key}")


def offered_fields(groups: bool) -> tuple[str, ...]:
    """The fields of a column, and none to ignore it; ``groups`` offers age groups."""
    return (*(field for field in FIELDS if groups or field != AGE_GROUP), "")


def import_table(preview: ImportPreview, lines: Sequence[int]) -> Table[int]:
    """These rows of a list, by their lines in the file."""
    by_line = {row.line: row for row in preview.rows}
    shown = [by_line[line] for line in lines if line in by_line]
    states = [messages.text(f"import-status-{state}") for state in _TONES]
    return Table(
        (
            Column("", "icon", id=TICK),
            Column(messages.text("import-head-row"), "number", id=LINE),
            Column(
                messages.text("import-head-status"), "chip", id=STATUS, widest=max(states, key=len)
            ),
            *(_column(field, at) for at, field in enumerate(preview.fields)),
        ),
        tuple(_row(row, preview) for row in shown),
    )


def lines_of(preview: ImportPreview, shown: Filter) -> list[int]:
    """The lines of the rows that a filter shows."""
    return [
        row.line
        for row in preview.rows
        if shown == "all" or (row.to_fix if shown == "fix" else row.to_check)
    ]


def rows_to_update(preview: ImportPreview) -> list[int]:
    """The lines of the rows about entered players that have not been decided, one for each."""
    found: dict[int, int] = {}
    for row in preview.rows:
        if row.player is not None and row.to_check:
            found.setdefault(row.player, row.line)
    return list(found.values())


def state_of(row: PreviewRow) -> str:
    """What happens to a row, and whether the organizer should look at it first."""
    if row.outcome == "skip" and row.to_check:
        return "entered" if row.player is not None else "twice"
    return "check" if row.outcome == "add" and row.to_check else row.outcome


def _column(field: str, at: int) -> Column:
    wide = field in NAMES
    return Column(
        field_name(field),
        "number" if field in NUMBERS else "text",
        wide=wide,
        least=LEAST_LETTERS if wide else 0,
        id=str(at),
        most=0 if wide else LONGEST_CELL,
        widest=field_name(field),
    )


def _row(row: PreviewRow, preview: ImportPreview) -> Row[int]:
    worst: dict[int, Tone] = {}
    for problem in row.problems:
        if problem.column is not None and (problem.serious or row.to_check):
            worst[problem.column] = (
                "wrong"
                if problem.serious and row.to_fix
                else worst.get(problem.column, "attention")
            )
    if row.outcome == "skip" and row.answered:
        worst = {}
    empty = messages.text("import-empty")
    cells = tuple(
        " ".join(cell.split())
        or (empty if worst.get(at) == "wrong" and preview.fields[at] in NAMES else "")
        for at, cell in enumerate(row.cells)
    )
    quiet: Tone = "quiet" if row.outcome == "skip" else ""
    tones = tuple(
        worst.get(at, "quiet" if not preview.fields[at] or at in row.emptied else quiet)
        for at in range(len(cells))
    )
    state = state_of(row)
    return Row(
        row.line,
        (
            "square-checked" if row.ticked else "square",
            str(row.line),
            messages.text(f"import-status-{state}"),
            *cells,
        ),
        tones=("accent" if row.ticked else "", "quiet", _TONES[state], *tones),
    )
