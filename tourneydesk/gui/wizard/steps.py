"""The pages of the wizard that ask for format, details and review."""

from pathlib import Path

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QWidget

from tourneydesk.core.journal.bounds import ABOUT
from tourneydesk.core.reasons import Refused
from tourneydesk.formats import FORMATS
from tourneydesk.gui.forms.fields import (
    FieldRow,
    date_field_of,
    detail_rows,
    entered,
    field_of,
    show_detail,
    written_date,
)
from tourneydesk.gui.forms.settings_preview import SketchView
from tourneydesk.gui.session.new_event import STEPS, Answers, Page, consequence, review, step_of
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.user_data.recent import free_path, with_suffix
from tourneydesk.gui.widgets.buttons import ChoiceCard
from tourneydesk.gui.widgets.file_dialogs import place_for_event
from tourneydesk.gui.widgets.layouts import (
    REST,
    ScrollArea,
    column_of,
    found_by_name,
    frame_of,
    row_of,
    widget_of,
)
from tourneydesk.gui.widgets.text_widgets import Field, button, label, relook, show_text, tip
from tourneydesk.gui.widgets.theme import icon
from tourneydesk.present import messages
from tourneydesk.present.preview import Sketch
from tourneydesk.present.shows import sketch_of
from tourneydesk.user_folders import events_folder


class Step(ScrollArea):
    """A page whose content is scrolled."""

    changed = Signal()
    finished = Signal()

    def read(self, _answers: Answers) -> dict[str, object]:
        """The answers of this page, by name."""
        return {}

    def show_refusal(self, _refused: Refused) -> bool:
        """Says at a field what is wrong with it; whether a field of this page is at fault."""
        return False

    def advance(self) -> None:
        """Enter was pressed."""
        self.finished.emit()


# The wizard's steps in a line: which are answered, and which is shown.


class StepBar(QWidget):
    """Its accessible name says the step by number; the steps before it are buttons."""

    chosen = Signal(str)
    """Requests the first page of an earlier step."""

    def __init__(self) -> None:
        super().__init__()
        self.step = {page: _Step(page) for page in STEPS}
        for page, step in self.step.items():
            step.back.clicked.connect(lambda _=False, page=page: self.chosen.emit(page))
        row_of(*self.step.values(), REST, on=self, margins=0, spacing=4)

    def show_step(self, current: Page) -> None:
        number = step_of(current)
        self.setAccessibleName(messages.text("wizard-step", step=number, steps=len(STEPS)))
        for at, step in enumerate(self.step.values(), start=1):
            step.show_state(done=at < number, current=at == number)


class _Step(QFrame):
    def __init__(self, page: Page) -> None:
        super().__init__()
        name = messages.text(f"wizard-steps-{page}")
        self.back = button(name, "step")
        self.back.setIcon(icon("check", "done"))
        tip(self.back, messages.text("wizard-back-to", step=name))
        self._name = label(name)
        self._name.setContentsMargins(12, 4, 12, 4)
        column_of(self.back, self._name, on=self, margins=0, spacing=0)
        self.setProperty("look", "step")

    def show_state(self, *, done: bool, current: bool) -> None:
        self.back.setVisible(done)
        self._name.setVisible(not done)
        relook(self._name, "strong" if current else "quiet")
        relook(self, "step-now" if current else "step")


# Selects the format: a card for each, with a small picture and a description.


class FormatCard(ChoiceCard):
    """A format, with its picture."""

    def __init__(self, key: str) -> None:
        about = messages.text("format-about", key)
        super().__init__(messages.text("format-name", key), about, "choice")
        self.key = key
        text = label(about, wraps=True)
        row_of(
            SketchView(sketch_of(key)),
            (
                column_of(
                    REST, (self.button, 0, Qt.AlignmentFlag.AlignLeft), text, REST, spacing=4
                ),
                1,
            ),
            on=self,
            margins=(12, 4, 12, 4),
            spacing=16,
        )


class FormatStep(Step):
    """Five cards; arrow keys move up and down, letters select by name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._typed = ""
        self.cards = [FormatCard(key) for key in FORMATS]
        self.hold(widget_of(column_of(*self.cards, REST, margins=(0, 0, 8, 0))))
        group = QButtonGroup(self)
        for card in self.cards:
            group.addButton(card.button)
            card.button.toggled.connect(self._toggled)
        self.setAccessibleName(messages.text("wizard-formats"))

    def show_answers(self, answers: Answers) -> None:
        for card in self.cards:
            if card.key == answers.format:
                card.button.setChecked(True)

    def read(self, _answers: Answers) -> dict[str, object]:
        return {"format": self.chosen.key}

    def enter(self) -> None:
        """Takes the focus."""
        self._typed = ""
        self.chosen.button.setFocus()
        self.ensureWidgetVisible(self.chosen)

    @property
    def chosen(self) -> FormatCard:
        return next((card for card in self.cards if card.button.isChecked()), self.cards[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        text = event.text()
        if text.isprintable() and text.strip():
            self._choose_by_name(text)
        else:
            self._typed = ""
            event.ignore()

    def _choose_by_name(self, letter: str) -> None:
        found = found_by_name(self.cards, self._typed, letter)
        if found is not None:
            self._typed, card = found
            card.button.setChecked(True)
            card.button.setFocus()

    def _toggled(self, chosen: bool) -> None:
        if chosen:
            self.ensureWidgetVisible(self.chosen)
            self.changed.emit()


# The event's name, place and date, and the location of its file.

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


# Summarizes the answers before anything is created.


class ReviewStep(Step):
    """Sentences, and a sketch of the outcome."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = label("", wraps=True)
        self.sketch = SketchView(sketch_of(""), lines=7)
        row = row_of((self.text, 3), (self.sketch, 1), margins=(20, 16, 20, 16), spacing=24)
        card = frame_of("card", row)
        self.hold(widget_of(column_of(card, REST, margins=(0, 0, 8, 0), spacing=None)))

    def show_answers(self, answers: Answers) -> None:
        show_text(self.text, "\n\n".join(review(answers)))
        self.sketch.show_sketch(_sketch(answers))

    def enter(self) -> None:
        """Focuses the button that creates the event."""


def _sketch(answers: Answers) -> Sketch:
    try:
        return consequence(answers).sketch
    except Refused:
        return sketch_of(answers.format)
