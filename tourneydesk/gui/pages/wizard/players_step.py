"""Players: typed, pasted or from a file, with a preview; nobody is entered yet."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourneydesk.core.sayings import Refused
from tourneydesk.desk.lists.player_list import PlayerList, read_list
from tourneydesk.gui.pages.players.list_preview import ListPreview
from tourneydesk.gui.pages.wizard.flow import Answers
from tourneydesk.gui.pages.wizard.making import list_of_text
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

    def __init__(self) -> None:
        super().__init__()
        self._listed: PlayerList | None = None
        self._reading = Background[PlayerList | None]()
        self.text = TextArea(messages.text("wizard-type-players"))
        self.text.setPlaceholderText(messages.text("wizard-type-players-hint"))
        self.text.textChanged.connect(self._text_changed)
        self.choose = ActionButton("keys-wizard-list", self.choose_file)
        self._source = label("", "quiet", wraps=True)
        self.trouble = label("", "attention", wraps=True)
        self.preview = ListPreview(asks=False)
        self._nobody = label(messages.text("wizard-nobody-typed"), "quiet")
        self.consequence = label("", "strong", wraps=True)
        self._lay_out()
        self._show("")

    @property
    def busy(self) -> bool:
        """Whether a long list is being parsed."""
        return self._reading.busy

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
        """Reads a list in the background; it replaces what was typed."""
        year = this_year()
        self._start(lambda: read_list(path, year), path.name)

    def choose_file(self) -> None:
        """Asks for a list and reads it."""
        path = list_to_import(self, Path.home())
        if path is not None:
            self.read_file(path)

    def _text_changed(self) -> None:
        text, year = self.text.toPlainText(), this_year()
        if len(text) > AT_ONCE:
            self._start(lambda: list_of_text(text, year), "")
            return
        self._reading.cancel()
        try:
            outcome: PlayerList | Exception | None = list_of_text(text, year)
        except Refused as refused:
            outcome = refused
        self._finished(outcome, "")

    def _start(self, work: Callable[[], PlayerList | None], file: str) -> None:
        self._reading.start(work, lambda outcome: self._finished(outcome, file))
        show_text(self._source, messages.text("people-reading-list"))
        self._source.show()
        self.changed.emit()

    def _finished(self, outcome: PlayerList | Exception | None, file: str) -> None:
        """The parsed text: players, nothing, or why it is not a list."""
        if isinstance(outcome, Refused):
            self._listed = None
            self._show(file, refusal(outcome.problems))
        elif isinstance(outcome, Exception):
            raise outcome
        else:
            if file and self.text.toPlainText():
                self.text.blockSignals(True)
                self.text.clear()
                self.text.blockSignals(False)
            self._listed = outcome
            self._show(file)
        self.changed.emit()

    def _show(self, file: str, trouble: str = "") -> None:
        listed = self._listed
        from_file = bool(file) and listed is not None
        show_text(self._source, messages.text("wizard-from-file", file=file) if from_file else "")
        self._source.setVisible(from_file)
        show_trouble(self.trouble, trouble)
        if listed is not None:
            self.preview.show_list(file, listed)
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
