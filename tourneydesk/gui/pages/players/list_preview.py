"""Shows the players found in a list while it is typed, and what keeps others out."""

from PySide6.QtWidgets import QHeaderView, QSizePolicy, QTableView, QWidget

from tourneydesk.core.event import Player
from tourneydesk.desk.lists.player_list import PlayerList
from tourneydesk.gui.widgets.layout.boxes import inner_column
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.table.table_view import Column, Row, TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.present.tables.players import listed_players

_WRAPPED = 50
"""Up to this many problems are shown in full, wrapped over several lines."""
COLUMNS = ("number", "name", "rating", "age", "club")


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

    def show_list(self, listed: PlayerList) -> None:
        """Shows a list that has been read."""
        bad = {problem.row for problem in listed.problems if problem.serious}
        show_text(self._found, messages.text("count-players", count=len(listed.players)))
        numbered = [
            Player(at, one.name, one.rating, one.age, club=one.club, age_group=one.age_group)
            for at, one in enumerate(listed.players, start=1)
        ]
        self.players.show_table(listed_players(numbered, COLUMNS))
        self.problems.show_rows(
            [
                Row(place, (_problem_text(problem.row, say(problem.problem)),))
                for place, problem in enumerate(listed.problems)
            ]
        )
        few = len(listed.problems) <= _WRAPPED
        modes = QHeaderView.ResizeMode
        # Whole sentences; but measuring thousands of them would take too long.
        self.problems.verticalHeader().setSectionResizeMode(
            modes.ResizeToContents if few else modes.Fixed
        )
        self.problems.setVisible(bool(listed.problems))
        left_out = messages.text("wizard-others-left-out", rows=len(bad)) if bad else ""
        show_trouble(
            self._trouble, left_out if listed.players else messages.text("people-import-none")
        )


def _problem_text(row: int, text: str) -> str:
    return messages.text("people-import-row", row=row, text=text) if row else text
