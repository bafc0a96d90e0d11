"""Shows the players found in a list while it is typed, and what keeps others out."""

from PySide6.QtWidgets import QHeaderView, QSizePolicy, QTableView, QWidget

from tourneydesk.core.event import Player
from tourneydesk.desk.lists.grid import Choices
from tourneydesk.desk.lists.preview import ImportPreview, list_notes
from tourneydesk.desk.lists.rows import RowProblem
from tourneydesk.desk.players import fields_of
from tourneydesk.gui.widgets.layout.boxes import inner_column
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.table.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.present.table import Column, Row
from tourneydesk.present.tables.players import listed_players

_TYPED_COLUMNS = 2
"""Lines of a name and a number, as the example in the field shows."""
_WRAPPED = 50
"""Up to this many problems are shown in full, wrapped over several lines."""
COLUMNS = ("number", "name", "rating", "rating2", "age", "club", "team")


class ListPreview(QWidget):
    """The players found and every problem with its row."""

    def __init__(self) -> None:
        super().__init__()
        self._found = label("", wraps=True)
        self.players: TableView[int] = TableView(TableModel(()), messages.text("window-players"))
        self.problems: TableView[int] = TableView(
            TableModel((Column("", wide=True),)),
            messages.text("people-import-problems"),
            heads=False,
        )
        self.problems.setMaximumHeight(self.problems.verticalHeader().defaultSectionSize() * 5)
        self.problems.setWordWrap(True)
        self.problems.setSizeAdjustPolicy(QTableView.SizeAdjustPolicy.AdjustToContents)
        self.problems.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._trouble = label("", "attention", wraps=True)
        inner_column(self, self._found, (self.players, 1), self._trouble, self.problems)

    def show_list(self, listed: ImportPreview) -> None:
        """Shows a list that has been read."""
        players = [row.fields for row in listed.added if row.fields is not None]
        show_text(self._found, messages.text("count-players", count=len(players)))
        numbered = [Player(at, **fields_of(one)) for at, one in enumerate(players, start=1)]
        self.players.show_table(listed_players(numbered, COLUMNS))
        problems = problems_of(listed)
        self.problems.show_rows(
            [
                Row(place, (_problem_text(problem.row, say(problem.problem)),))
                for place, problem in enumerate(problems)
            ]
        )
        few = len(problems) <= _WRAPPED
        modes = QHeaderView.ResizeMode
        # Whole sentences; but measuring thousands of them would take too long.
        self.problems.verticalHeader().setSectionResizeMode(
            modes.ResizeToContents if few else modes.Fixed
        )
        self.problems.setVisible(bool(problems))
        bad = sum(not row.ticked for row in listed.rows)
        left_out = messages.text("wizard-others-left-out", rows=bad) if bad else ""
        show_trouble(self._trouble, left_out if players else messages.text("people-import-none"))


def problems_of(listed: ImportPreview) -> list[RowProblem]:
    """What to know about a list and its rows, in the order of the list."""
    notes = list_notes(listed, Choices())
    if listed.grid.width <= _TYPED_COLUMNS:
        # A name and a rating per line need no headings: the table shows how they are read.
        notes = tuple(
            one for one in notes if not one.problem.code.startswith("list_without_headings")
        )
    # Without names, every row has the same problem; how to choose their column is said once.
    rows = [
        RowProblem(row.line, one.problem, one.serious)
        for row in listed.rows
        if listed.has_names
        for one in row.problems
    ]
    return sorted((*notes, *rows), key=lambda problem: problem.row)


def _problem_text(row: int, text: str) -> str:
    return messages.text("people-import-row", row=row, text=text) if row else text
