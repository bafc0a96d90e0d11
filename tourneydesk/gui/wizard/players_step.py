"""Players: typed or pasted, or from a file by way of its preview; nobody is entered yet."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.lists.grid import Grid, read_grid, read_grid_file
from tourneydesk.desk.lists.player_list import text_of_players
from tourneydesk.desk.lists.preview import ImportPreview
from tourneydesk.formats import FORMATS
from tourneydesk.gui.pages.import_page import ImportPage
from tourneydesk.gui.pages.import_table import field_name
from tourneydesk.gui.pages.player_lists import ListPreview, problems_of
from tourneydesk.gui.session.new_event import Answers, bytes_of_text, consequence_text, list_of_text
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.people import this_year
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.file_dialogs import list_to_import
from tourneydesk.gui.widgets.layouts import REST, row_of
from tourneydesk.gui.widgets.text_widgets import (
    TextArea,
    button,
    label,
    label_for,
    show_text,
    show_trouble,
)
from tourneydesk.present import messages

AT_ONCE = 20_000
"""Up to this many characters are parsed while typing; longer text is parsed in the background."""


class PlayersStep(QWidget):
    """The text on the left, the players found in it on the right.

    Rows are decided on ``importing``, the same page as for an event: those of a file before they
    are in the text, and those of the text on request. What it imports is then the text.
    """

    changed = Signal()
    finished = Signal()
    list_opened = Signal()
    """Requests showing ``importing``, which has a list."""
    list_closed = Signal()
    """That is done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._listed: ImportPreview | None = None
        self._ages = False
        self._file = ""
        self._reading = Background[ImportPreview | None]()
        self._opening = Background[tuple[bytes, Grid]]()
        self.text = TextArea(messages.text("wizard-type-players"))
        self.text.setPlaceholderText(messages.text("wizard-type-players-hint"))
        self.text.textChanged.connect(self._text_changed)
        self.choose = ActionButton("keys-wizard-list", self.choose_file)
        self.fix_rows = button(messages.text("wizard-fix-rows"), does=self._open_text)
        self._source = label("", "quiet", wraps=True)
        self.trouble = label("", "attention", wraps=True)
        self.preview = ListPreview()
        self._nobody = label(messages.text("wizard-no-players"), "quiet")
        self.consequence = label("", "strong", wraps=True)
        self.importing = ImportPage(tuple)
        self.importing.taken.connect(self._take)
        self.importing.cancelled.connect(self.list_closed)
        self.importing.another_requested.connect(self.choose_file)
        self._lay_out()
        self._show()

    @property
    def busy(self) -> bool:
        """Whether a long list is being parsed."""
        return self._reading.busy or self._opening.busy

    def show_format(self, format_key: str) -> None:
        """Shows an example for this format, and reads what has been typed as it needs."""
        self.text.setPlaceholderText(messages.text("wizard-type-players-hint", format_key))
        before, self._ages = self._ages, FORMATS[format_key].groups is not None
        if self._ages != before and self._listed is not None:
            self._text_changed()

    def show_answers(self, answers: Answers) -> None:
        has_list = bool(answers.players)
        show_text(self.consequence, consequence_text(answers) if has_list else "")
        self.consequence.setVisible(has_list)

    def forget(self) -> None:
        """Starts with no players."""
        self._reading.cancel()
        self._opening.cancel()
        self.text.clear()
        self._listed, self._file = None, ""
        self._show()

    def read(self, _answers: Answers) -> dict[str, object]:
        return {"listed": self._listed}

    def enter(self) -> None:
        """Takes the focus."""
        self.text.setFocus()

    def show_refusal(self, _refused: Refused) -> bool:
        """No field of this page can be at fault."""
        return False

    def advance(self) -> None:
        """Enter on a button or list does not leave this page."""

    def read_file(self, path: Path) -> None:
        """Reads a list in the background, and shows its preview."""
        ages = self._ages
        self._opening.start(
            lambda: read_grid_file(path, ages=ages), lambda outcome: self._opened(path, outcome)
        )
        self._show_reading()

    def choose_file(self) -> None:
        """Asks for a list and reads it."""
        path = list_to_import(self, Path.home())
        if path is not None:
            self.read_file(path)

    def open_list(self, file: str, data: bytes, grid: Grid) -> None:
        """Previews a list that has been read from a file with this name, empty if typed."""
        self.importing.show_groups(self._ages)
        self.importing.show_list(file, data, grid)
        self.list_opened.emit()

    def _opened(self, path: Path, outcome: tuple[bytes, Grid] | Exception) -> None:
        """The rows of a file, or why it is not a list."""
        if isinstance(outcome, Refused):
            if self.importing.isVisible():
                self.importing.show_message(refusal(outcome.problems))
            self._show(refusal(outcome.problems))
        elif isinstance(outcome, Exception):
            raise outcome
        else:
            self._show()
            data, grid = outcome
            self.importing.before_another(lambda: self.open_list(path.name, data, grid))
        self.changed.emit()

    def _open_text(self) -> None:
        """Shows the preview of what is typed, to fix its rows."""
        data = bytes_of_text(self.text.toPlainText())
        self.open_list(self._file, data, read_grid(data, ages=self._ages))

    def _take(self, preview: ImportPreview) -> None:
        """Puts the players of a preview in place of what was typed."""
        players = [row.fields for row in preview.added if row.fields is not None]
        text, most = text_of_players(players, field_name), self.text.MAX_LENGTH
        if len(text) > most:
            problem = Problem("list_too_big", facts={"most": most // 10**6})
            self.importing.show_message(refusal((problem,)))
            return
        self._file = self.importing.file
        self._fill(text)
        self.list_closed.emit()

    def _text_changed(self) -> None:
        text, year, ages = self.text.toPlainText(), this_year(), self._ages
        if not text.strip():
            self._file = ""
        if len(text) > AT_ONCE:
            self._reading.start(lambda: list_of_text(text, year, ages=ages), self._finished)
            self._show_reading()
            return
        self._reading.cancel()
        try:
            outcome: ImportPreview | Exception | None = list_of_text(text, year, ages=ages)
        except Refused as refused:
            outcome = refused
        self._finished(outcome)

    def _show_reading(self) -> None:
        show_text(self._source, messages.text("people-reading-list"))
        self._source.show()
        self.changed.emit()

    def _finished(self, outcome: ImportPreview | Exception | None) -> None:
        """The parsed text: players, nothing, or why it is not a list."""
        if isinstance(outcome, Refused):
            self._listed = None
            self._show(refusal(outcome.problems))
        elif isinstance(outcome, Exception):
            raise outcome
        else:
            self._listed = outcome
            self._show()
        self.changed.emit()

    def _fill(self, text: str) -> None:
        """Puts a text in place of what was typed, which can be undone."""
        cursor = self.text.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        self.text.moveCursor(QTextCursor.MoveOperation.Start)

    def _show(self, trouble: str = "") -> None:
        listed, file = self._listed, self._file
        show_text(self._source, messages.text("wizard-from-file", file=file) if file else "")
        self._source.setVisible(bool(file))
        show_trouble(self.trouble, trouble)
        if listed is not None:
            self.preview.show_list(listed)
        self.preview.setVisible(listed is not None)
        self._nobody.setVisible(listed is None)
        self.fix_rows.setVisible(listed is not None and bool(problems_of(listed)))

    def _lay_out(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        for lines in (left, right):
            lines.setSpacing(8)
        left.addWidget(label_for(messages.text("wizard-type-players"), self.text))
        left.addWidget(self.text, 1)
        left.addWidget(self._source)
        left.addWidget(self.trouble)
        left.addLayout(row_of(self.choose, self.fix_rows, REST))
        right.addWidget(self._nobody)
        right.addWidget(self.preview, 1)
        right.addWidget(self.consequence)
        right.addStretch(0)
        row_of((left, 2), (right, 3), on=self, margins=0, spacing=16)
