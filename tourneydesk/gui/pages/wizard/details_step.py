"""The event's name, place and date, and the location of its file."""

from pathlib import Path

from platformdirs import user_documents_path
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from tourneydesk.gui.forms.details import add_detail_rows, detail_fields
from tourneydesk.gui.pages.wizard.flow import Answers
from tourneydesk.gui.user_data.event_files import free_path, with_suffix
from tourneydesk.gui.widgets.file_dialogs import place_for_event
from tourneydesk.gui.widgets.layout.boxes import row_of
from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea
from tourneydesk.gui.widgets.text_widgets import Field, button, label_for
from tourneydesk.present import messages


class DetailsStep(ScrollArea):
    """Only the name is required; the file is named after it unless the user chose another file."""

    changed = Signal()
    finished = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._file_chosen = False
        self.fields = detail_fields()
        self.name = self.fields["name"]
        self.file = Field(4096)
        self.choose = button(messages.text("wizard-choose"), does=self._choose_file)
        self._lay_out()
        self.name.textChanged.connect(self._follow_name)
        self.file.textEdited.connect(self._file_typed)
        for field in (*self.fields.values(), self.file):
            field.textChanged.connect(self.changed)

    def show_answers(self, answers: Answers) -> None:
        """Shows the answers, with an unused file path if the name has none yet."""
        self._file_chosen = bool(answers.file)
        for key, field in self.fields.items():
            field.setText(answers.details.get(key, ""))
        if answers.file:
            self.file.setText(answers.file)
        else:
            self._follow_name(self.name.text())

    def read(self, _answers: Answers) -> dict[str, object]:
        details = {key: field.text() for key, field in self.fields.items()}
        return {"details": details, "file": with_suffix(self.file.text())}

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

    def _choose_file(self) -> None:
        path = place_for_event(self, Path(self.file.text() or "."))
        if path is not None:
            self._file_chosen = True
            self.file.setText(with_suffix(str(path)))

    def _file_typed(self, _: str) -> None:
        self._file_chosen = True

    def _follow_name(self, name: str) -> None:
        if not self._file_chosen:
            self.file.setText(
                str(free_path(user_documents_path() / messages.text("window-program"), name))
            )

    def _lay_out(self) -> None:
        inside = QWidget()
        form = QFormLayout(inside)
        form.setContentsMargins(0, 0, 8, 0)
        add_detail_rows(form, self.fields)
        place = row_of((self.file, 1), self.choose)
        form.addRow(label_for(messages.text("wizard-file"), self.file), place)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
