"""Previews a list of players before anyone is entered."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QHeaderView,
    QSizePolicy,
    QTableView,
    QWidget,
)

from tourneydesk.core.event import Player
from tourneydesk.desk.lists.player_list import PlayerList
from tourneydesk.gui.widgets.layout.boxes import REST, page_column, row_of
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.table.table_view import Column, Row, TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.present.tables.players import listed_players

_WRAPPED = 50
"""Up to this many problems are shown in full, wrapped over several lines."""
COLUMNS = ("number", "name", "rating", "age", "club")


class ListPreview(PageKeys, QWidget):
    """The players found and every problem with its row; either all are entered, or none."""

    taken = Signal(object, bool)
    """Requests entering the list; True leaves out the invalid rows."""
    cancelled = Signal()

    def __init__(self, *, asks: bool = True) -> None:
        """``asks``: has its own buttons to enter the list; otherwise it is display only."""
        super().__init__()
        self._asks = asks
        self.key_actions = {"keys-back": self.cancelled.emit}
        self._listed: PlayerList | None = None
        self._skips = False
        self._heading = label("", "heading", wraps=True)
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
        self.trouble = label("", "attention", wraps=True)
        self.take = button(messages.text("people-import"), "next", does=self._take)
        self.cancel = button(messages.text("wizard-cancel"), does=self.cancelled)
        lines = page_column(
            self,
            self._heading,
            self._found,
            (self.players, 1),
            self.trouble,
            self.problems,
            row_of(self.cancel, REST, self.take, spacing=None),
        )
        if not asks:
            lines.setContentsMargins(0, 0, 0, 0)
            for push_button in (self.cancel, self.take):
                push_button.hide()
            self._heading.hide()

    def show_list(self, file: str, listed: PlayerList) -> None:
        """Shows the list read from the file with this name."""
        self._listed = listed
        bad = {problem.row for problem in listed.problems if problem.serious}
        self._skips = bool(bad)
        count = messages.text("count-players", count=len(listed.players))
        show_text(self._heading, messages.text("people-import-heading", file=file))
        found = messages.text("people-import-found", players=count)
        show_text(
            self._found,
            messages.sentences(
                found, messages.text("people-import-nothing-yet") if self._asks else ""
            ),
        )
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
        refused_in = "people-import-refused" if self._asks else "wizard-others-left-out"
        refused = messages.text(refused_in, rows=len(bad)) if bad else ""
        self.show_message(refused if listed.players else messages.text("people-import-none"))
        self.take.setEnabled(bool(listed.players))
        take = "people-import-rest" if bad else "people-import-all"
        self.take.setText(messages.text(take, players=count))

    def show_message(self, text: str) -> None:
        """Explains inline what prevents entering the list."""
        show_trouble(self.trouble, text)

    def enter(self) -> None:
        """Takes the focus."""
        (self.take if self.take.isEnabled() and not self._skips else self.cancel).setFocus()

    def _take(self) -> None:
        if self._listed is not None:
            self.taken.emit(self._listed, self._skips)


def _problem_text(row: int, text: str) -> str:
    return messages.text("people-import-row", row=row, text=text) if row else text
