"""Lists of players from files and federations: previewed while typed, imported, searched."""

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QTableView, QWidget

from tourneydesk.core.event import Player
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.lists.grid import Choices, Grid, read_grid_file
from tourneydesk.desk.lists.preview import ImportPreview, list_notes
from tourneydesk.desk.lists.rows import RowProblem
from tourneydesk.desk.players import Imported, fields_of, import_preview
from tourneydesk.gui.pages.import_page import ImportPage
from tourneydesk.gui.pages.player_form import PlayerForm
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.people import AddressBook, MemberLoading
from tourneydesk.gui.widgets.file_dialogs import list_to_import
from tourneydesk.gui.widgets.layouts import inner_column
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, shortened, show_text, show_trouble
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.present.table import Column, Row
from tourneydesk.present.tables.players import listed_players
from tourneydesk.store.members import MemberList

Reading = tuple[bytes, Grid]


class ListImport(QObject):
    """``opened`` when ``page`` has a list to show, ``closed`` when that is done."""

    opened = Signal()
    closed = Signal()
    another_requested = Signal()
    """Another list is to be chosen."""

    def __init__(self, session: QtSession, book: AddressBook) -> None:
        super().__init__()
        self._session = session
        self._book = book
        self._reading = Background[Reading]()

    @cached_property
    def page(self) -> ImportPage:
        """The preview, made with the first list."""
        made = ImportPage(lambda: self._session.event.entered)
        made.taken.connect(self._take)
        made.cancelled.connect(self.closed)
        made.another_requested.connect(self.another_requested)
        return made

    def read(self, path: Path) -> None:
        """Reads a list; nothing is entered yet."""
        self._session.message.emit(messages.text("people-reading-list"), "done")
        ages = self._session.format.groups is not None
        self._reading.start(
            lambda: read_grid_file(path, ages=ages), lambda outcome: self._show(path, outcome)
        )

    def cancel(self) -> None:
        """Cancels reading a list."""
        self._reading.cancel()

    def show_list(self, file: str, data: bytes, grid: Grid) -> None:
        """Previews a list that has been read from a file with this name."""
        self.page.show_groups(self._session.format.groups is not None)
        self.page.show_list(file, data, grid)
        self.opened.emit()

    def _show(self, path: Path, outcome: Reading | Exception) -> None:
        self._session.message.emit("", "done")
        if isinstance(outcome, Refused):
            self._session.refuse(outcome)
        elif isinstance(outcome, Exception):
            raise outcome
        else:
            data, grid = outcome
            self.page.before_another(lambda: self.show_list(path.name, data, grid))

    def _take(self, preview: ImportPreview) -> None:
        imported: list[Imported] = []
        outcome = self._session.attempt(
            lambda session: imported.append(import_preview(session, preview))
        )
        if not outcome.done:
            # It is said beside the button.
            self._session.message.emit("", "done")
            self.page.show_message(outcome.text)
            return
        added, updated = imported[0].added, imported[0].updated
        event = self._session.event
        self._book.remember([event.player(one) for one in (*added, *updated)], self._session.path)
        self.closed.emit()
        players = messages.text("count-players", count=len(added))
        if updated:
            self._session.report(
                messages.text("import-done-updated", players=players, updates=len(updated))
            )
        else:
            self._session.report(messages.text("people-import-done", players=players))


# Shows the players found in a list while it is typed, and what keeps others out.

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


# Loads a federation's member list, and says below the form which one is searched.

LONGEST_SOURCE = 40
"""Letters shown of the name of a member list's file."""


class MemberLists(QObject):
    """A list is loaded in the background; the one before is searched until then."""

    def __init__(self, session: QtSession, form: PlayerForm) -> None:
        super().__init__(form)
        self._session = session
        self._form = form
        self.loading = MemberLoading(form, self.show_state)
        form.members_requested.connect(self._choose)

    def load(self, path: Path) -> None:
        """Loads a member list."""
        self.loading.load(path, self._loaded)

    def show_state(self) -> None:
        """Which member list is searched, with its day, or how far loading is."""
        loading, listed = self.loading, self.loading.loaded
        if loading.busy:
            text = messages.text("people-members-loading", count=loading.so_far)
        elif listed is None:
            text = messages.text("people-members-none")
        else:
            text = messages.text(
                "people-members-list",
                source=shortened(listed.source, LONGEST_SOURCE),
                count=listed.members,
                day=messages.dates_in(listed.loaded),
            )
        self._form.show_members(text, loading=loading.busy)

    def _choose(self) -> None:
        path = list_to_import(self._form, self._session.path.parent)
        if path is not None:
            self.load(path)

    def _loaded(self, outcome: MemberList | Refused) -> None:
        if isinstance(outcome, Refused):
            self._form.show_message(refusal(outcome.problems))
            return
        self._form.show_message("")
        self._session.report(messages.text("people-members-loaded", count=outcome.members))
