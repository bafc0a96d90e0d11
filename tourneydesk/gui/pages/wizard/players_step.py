"""Players: typed, pasted or from a file, with a preview; nobody is entered yet."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourneydesk.core.sayings import Refused
from tourneydesk.desk.lists.player_list import PlayerList
from tourneydesk.formats import FORMATS
from tourneydesk.gui.pages.players.list_preview import ListPreview
from tourneydesk.gui.pages.wizard.flow import Answers
from tourneydesk.gui.pages.wizard.making import ReadText, list_of_file, list_of_text
from tourneydesk.gui.pages.wizard.review import consequence_text
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.user_data.address_book import this_year
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.file_dialogs import list_to_import
from tourneydesk.gui.widgets.layout.boxes import REST, row_of
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.text_widgets import TextArea, label, label_for, show_text
from tourneydesk.present import messages

AT_ONCE = 20_000
"""Up to this many characters are parsed while typing; longer text is parsed in the background."""


class PlayersStep(QWidget):
    """The text on the left, the players found in it on the right."""

    changed = Signal()
    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._listed: PlayerList | None = None
        self._ages = False
        self._reading = Background[ReadText]()
        self.text = TextArea(messages.text("wizard-type-players"))
        self.text.setPlaceholderText(messages.text("wizard-type-players-hint"))
        self.text.textChanged.connect(self._text_changed)
        self.choose = ActionButton("keys-wizard-list", self.choose_file)
        self._source = label("", "quiet", wraps=True)
        self.trouble = label("", "attention", wraps=True)
        self.preview = ListPreview()
        self._nobody = label(messages.text("wizard-no-players"), "quiet")
        self.consequence = label("", "strong", wraps=True)
        self._lay_out()
        self._show("")

    @property
    def busy(self) -> bool:
        """Whether a long list is being parsed."""
        return self._reading.busy

    def show_format(self, format_key: str) -> None:
        """Shows an example for this format, and reads what has been typed as it needs."""
        self.text.setPlaceholderText(messages.text("wizard-type-players-hint", format_key))
        before, self._ages = self._ages, FORMATS[format_key].groups is not None
        if self._ages != before and self._listed is not None:
            self._text_changed()

    def show_answers(self, answers: Answers) -> None:
        has_list = answers.listed is not None and bool(answers.listed.players)
        show_text(self.consequence, consequence_text(answers) if has_list else "")
        self.consequence.setVisible(has_list)

    def forget(self) -> None:
        """Starts with no players."""
        self._reading.cancel()
        self.text.clear()
        self._listed = None
        self._show("")

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
        """Reads a list in the background and puts its text in place of what was typed."""
        year, most, ages = this_year(), self.text.MAX_LENGTH, self._ages
        self._start(lambda: list_of_file(path, year, most, ages=ages), path.name)

    def choose_file(self) -> None:
        """Asks for a list and reads it."""
        path = list_to_import(self, Path.home())
        if path is not None:
            self.read_file(path)

    def _text_changed(self) -> None:
        text, year, ages = self.text.toPlainText(), this_year(), self._ages
        if len(text) > AT_ONCE:
            self._start(lambda: ReadText(list_of_text(text, year, ages=ages)), "")
            return
        self._reading.cancel()
        try:
            outcome: ReadText | Exception = ReadText(list_of_text(text, year, ages=ages))
        except Refused as refused:
            outcome = refused
        self._finished(outcome, "")

    def _start(self, work: Callable[[], ReadText], file: str) -> None:
        self._reading.start(work, lambda outcome: self._finished(outcome, file))
        show_text(self._source, messages.text("people-reading-list"))
        self._source.show()
        self.changed.emit()

    def _finished(self, outcome: ReadText | Exception, file: str) -> None:
        """The parsed text: players, nothing, or why it is not a list."""
        if isinstance(outcome, Refused):
            self._listed = None
            self._show(file, refusal(outcome.problems))
        elif isinstance(outcome, Exception):
            raise outcome
        else:
            if outcome.text is not None:
                self._fill(outcome.text)
            self._listed = outcome.listed
            self._show(file)
        self.changed.emit()

    def _fill(self, text: str) -> None:
        """Puts the text of a file in place of what was typed, which can be undone."""
        # It has been read already, with what its bytes say about their encoding.
        self.text.blockSignals(True)
        cursor = self.text.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self.text.blockSignals(False)

    def _show(self, file: str, trouble: str = "") -> None:
        listed = self._listed
        from_file = bool(file) and listed is not None
        show_text(self._source, messages.text("wizard-from-file", file=file) if from_file else "")
        self._source.setVisible(from_file)
        show_trouble(self.trouble, trouble)
        if listed is not None:
            self.preview.show_list(listed)
        self.preview.setVisible(listed is not None)
        self._nobody.setVisible(listed is None)

    def _lay_out(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        for lines in (left, right):
            lines.setSpacing(8)
        left.addWidget(label_for(messages.text("wizard-type-players"), self.text))
        left.addWidget(self.text, 1)
        left.addWidget(self._source)
        left.addWidget(self.trouble)
        left.addLayout(row_of(self.choose, REST, spacing=None))
        right.addWidget(self._nobody)
        right.addWidget(self.preview, 1)
        right.addWidget(self.consequence)
        right.addStretch(0)
        row_of((left, 2), (right, 3), on=self, margins=0, spacing=16)
