"""The event's name, place and date, and the location of its file."""

from pathlib import Path

from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QFrame, QWidget

from tourneydesk.core.journal.bounds import ABOUT
from tourneydesk.core.reasons import Refused
from tourneydesk.gui.forms.date_field import written_date
from tourneydesk.gui.forms.details import date_field_of, detail_rows, entered, field_of, show_detail
from tourneydesk.gui.forms.field_row import FieldRow
from tourneydesk.gui.pages.wizard.flow import Answers
from tourneydesk.gui.pages.wizard.step import Step
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.user_data.event_files import free_path, with_suffix
from tourneydesk.gui.widgets.file_dialogs import place_for_event
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, row_of
from tourneydesk.gui.widgets.text_widgets import Field, button
from tourneydesk.present import messages
from tourneydesk.user_folders import events_folder

MOST_WIDTH = 46
"""Of the form, in heights of a line of text."""


class DetailsStep(Step):
    """Only the name is required; the file is named after it unless the user chose another file."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._file_chosen = False
        self.rows = detail_rows()
        self.fields = {key: field_of(row) for key, row in self.rows.items()}
        self.name = self.fields["name"]
        self.date = date_field_of(self.rows)
        self.file = Field(4096)
        self.choose = button(messages.text("wizard-choose"), does=self._choose_file)
        self.file_row = FieldRow(messages.text("wizard-file"), self.file, self.choose)
        self._lay_out()
        self.name.textChanged.connect(self._follow_name)
        self.date.editingFinished.connect(lambda: self.date.show_value(self.date.value))
        self.file.textEdited.connect(self._file_typed)
        for field in (*self.fields.values(), self.file):
            field.textChanged.connect(self._changed)

    def show_answers(self, answers: Answers) -> None:
        """Shows the answers, with an unused file path if the name has none yet."""
        self._file_chosen = bool(answers.file)
        for key, field in self.fields.items():
            show_detail(field, answers.details.get(key, ""))
        if answers.file:
            self.file.setText(answers.file)
        else:
            self._follow_name(self.name.text())

    def read(self, _answers: Answers) -> dict[str, object]:
        details = {key: entered(field) for key, field in self.fields.items()}
        return {"details": details, "file": with_suffix(self.file.text())}

    def show_trouble(self) -> bool:
        """Says at the date that it is none; whether it is so."""
        self.rows["date"].show_error(self.date.trouble)
        return bool(self.date.trouble)

    def show_refusal(self, refused: Refused) -> bool:
        """Says at the name what is wrong with it; whether it is the name."""
        problems = tuple(one for one in refused.problems if one.code == "event_name")
        self.rows["name"].show_error(refusal(problems))
        return bool(problems)

    def show_file_trouble(self, text: str) -> None:
        """Says at the file why no event can be created there."""
        self.file_row.show_error(text)

    def enter(self) -> None:
        """Takes the focus and selects the text, so that typing replaces it."""
        self.name.setFocus()
        self.name.selectAll()

    def advance(self) -> None:
        """Enter moves to the next field, and from the last one to the next page."""
        if self.focusWidget() is self.file:
            self.finished.emit()
        else:
            self.focusNextChild()

    def _changed(self) -> None:
        for row in (*self.rows.values(), self.file_row):
            row.show_error("")
        self.changed.emit()

    def _choose_file(self) -> None:
        path = place_for_event(self, Path(self.file.text() or "."))
        if path is not None:
            self._file_chosen = True
            self.file.setText(with_suffix(str(path)))

    def _file_typed(self, _: str) -> None:
        self._file_chosen = True

    def _follow_name(self, name: str) -> None:
        if not self._file_chosen:
            self.file.setText(str(free_path(events_folder(messages.text("window-program")), name)))

    def _lay_out(self) -> None:
        inside = QWidget()
        self.hold(inside)
        card = QFrame(inside)
        card.setProperty("look", "card")
        card.setMaximumWidth(self.fontMetrics().height() * MOST_WIDTH)
        # An error below one field does not move the field beside it.
        top = Qt.AlignmentFlag.AlignTop
        venue, date, organizer, sanction = (self.rows[key] for key in ABOUT)
        column_of(
            self.rows["name"],
            row_of((venue, 2, top), (date, 1, top), spacing=16),
            row_of((organizer, 2, top), (sanction, 1, top), spacing=16),
            self.file_row,
            on=card,
            margins=16,
            spacing=16,
        )
        self.name.setPlaceholderText(messages.text("wizard-name-example"))
        example = written_date(QDate(2026, 5, 30))
        self.date.setPlaceholderText(messages.text("wizard-date-example", date=example))
        column_of(card, REST, on=inside, margins=(0, 0, 8, 0))
