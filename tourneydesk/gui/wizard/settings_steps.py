"""The pages of the wizard that ask for settings, with a preview of their effect."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourneydesk.core.reasons import Refused
from tourneydesk.gui.forms.choice_cards import ChoiceCards
from tourneydesk.gui.forms.fields import FieldRow
from tourneydesk.gui.forms.settings import SettingField, SettingForm, SettingSection, narrow
from tourneydesk.gui.forms.settings_preview import SettingsPreview
from tourneydesk.gui.session.new_event import Answers, players_of
from tourneydesk.gui.widgets.layouts import REST, ScrollArea, column_of, row_of, widget_of
from tourneydesk.gui.widgets.match_keys import whole_number
from tourneydesk.gui.widgets.text_widgets import Field
from tourneydesk.gui.wizard.steps import Step
from tourneydesk.present import messages


class SettingsStep(QWidget):
    """A form for each format, which keeps its answers; the number of players is above it."""

    changed = Signal()
    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._forms: dict[str, SettingForm] = {}
        self._format = ""
        self.expected = narrow(Field(8))
        self.expected_row = FieldRow(messages.text("wizard-expected"), self.expected)
        self._expected_section = SettingSection("", self.expected_row)
        self.seed = Field(200)
        self.seed.setPlaceholderText(messages.text("wizard-seed-placeholder"))
        self.seed_row = FieldRow(messages.text("wizard-seed"), self.seed)
        self.seed_row.show_help(messages.text("wizard-seed-help"))
        self.preview = SettingsPreview()
        self._scroll = ScrollArea()
        self._inside = QWidget()
        self._form_space = QVBoxLayout()
        self._lay_out()
        for field in (self.expected, self.seed):
            field.textChanged.connect(self.changed)

    @property
    def form(self) -> SettingForm:
        """The form of the selected format."""
        return self._forms[self._format]

    @property
    def settings(self) -> list[SettingField]:
        """The fields of the selected format."""
        return self.form.fields

    def show_answers(self, answers: Answers) -> None:
        """Shows the form of the selected format, and the answers' effect."""
        self.show_form(answers)
        self._expected_section.setVisible(answers.listed is None)
        self.preview.show_answers(answers)

    def forget(self, answers: Answers) -> None:
        """Starts with fresh forms."""
        for form in self._forms.values():
            form.cancel()
            for part in (form, *form.lists, *form.cards, *form.rows.values()):
                self._form_space.removeWidget(part)
                part.deleteLater()
        self._forms.clear()
        self._format = ""
        self.seed.setText(answers.seed)
        self.expected.setText("" if answers.expected is None else str(answers.expected))

    def read(self, answers: Answers) -> dict[str, object]:
        values = self._forms[self._format].values() if self._format else {}
        settings = {**answers.settings, self._format: values} if self._format else answers.settings
        return {
            "settings": settings,
            "seed": self.seed.text(),
            "expected": whole_number(self.expected.text()),
        }

    def enter(self) -> None:
        """Takes the focus."""
        if self.expected.isVisible():
            self.expected.setFocus()
            self.expected.selectAll()
        else:
            self._on_form[0].widget.setFocus()

    @property
    def _on_form(self) -> list[SettingField]:
        """The fields that are on this page."""
        return [one for one in self.settings if not isinstance(one.widget, ChoiceCards)]

    def show_refusal(self, refused: Refused) -> bool:
        """Says at the fields what is wrong with them; whether it is all about fields."""
        return bool(self._format) and self._forms[self._format].show_refusal(refused)

    def advance(self) -> None:
        """Enter moves to the next field, and from the last one to the next page."""
        if self.focusWidget() is self.seed:
            self.finished.emit()
        else:
            self.focusNextChild()
            reached = self.focusWidget()
            if reached is not None and self._inside.isAncestorOf(reached):
                self._scroll.ensureWidgetVisible(reached)

    def show_form(self, answers: Answers) -> None:
        """Shows the form of the selected format."""
        if answers.format == self._format:
            return
        self._format = answers.format
        form = self._forms.get(self._format)
        if form is None:
            form = self._forms[self._format] = SettingForm(self._format)
            form.changed.connect(self.changed)
            for part in (form, *form.lists):
                self._form_space.addWidget(part)
        for key, other in self._forms.items():
            for part in (other, *other.lists):
                part.setVisible(key == self._format)
        before: QWidget = self.expected
        for widget in (*(field.widget for field in self._on_form), self.seed):
            QWidget.setTabOrder(before, widget)
            before = widget

    def _lay_out(self) -> None:
        self._form_space.setSpacing(16)
        row_of((self._scroll, 5), (self.preview, 4), on=self, margins=0, spacing=16)
        self._scroll.hold(self._inside)
        column_of(
            self._expected_section,
            self._form_space,
            SettingSection("", self.seed_row),
            REST,
            on=self._inside,
            margins=(0, 0, 12, 0),
            spacing=16,
        )


# The settings that are chosen on cards: what each value would mean for the players.


class CardsStep(Step):
    """The fields are those of the settings' forms, which keep the answers."""

    def __init__(self, settings: SettingsStep) -> None:
        super().__init__()
        self._settings = settings
        self._format = ""
        self._shown: SettingForm | None = None
        self._space = QVBoxLayout()
        self._space.setSpacing(16)
        self.hold(widget_of(column_of(self._space, REST, margins=(0, 0, 8, 0))))

    @property
    def cards(self) -> list[ChoiceCards]:
        fields = self._settings.settings
        return [one.widget for one in fields if isinstance(one.widget, ChoiceCards)]

    @property
    def question(self) -> str:
        """What the cards ask."""
        fields = self._settings.settings
        key = next(one.key for one in fields if isinstance(one.widget, ChoiceCards))
        return messages.text(f"setting-{key}-question", self._format)

    def show_answers(self, answers: Answers) -> None:
        self._format = answers.format
        self._settings.show_form(answers)
        form = self._settings.form
        if form is not self._shown:
            self._show_form(form)
        form.show_cards(answers.chosen_settings, players_of(answers))

    def read(self, answers: Answers) -> dict[str, object]:
        return self._settings.read(answers)

    def enter(self) -> None:
        """Takes the focus."""
        self.cards[0].setFocus()

    def show_refusal(self, refused: Refused) -> bool:
        """Says at the cards what is wrong with the choice; whether it is about them."""
        return self._settings.show_refusal(refused)

    def _show_form(self, form: SettingForm) -> None:
        self._shown = form
        while (item := self._space.takeAt(0)) is not None:
            if (row := item.widget()) is not None:
                row.hide()
        for field in self._settings.settings:
            if isinstance(field.widget, ChoiceCards):
                row = form.rows[field.key]
                row.hide_name()
                self._space.addWidget(row)
                row.show()
