"""The settings that are chosen on cards: what each value would mean for the players."""

from PySide6.QtWidgets import QVBoxLayout

from tourneydesk.core.reasons import Refused
from tourneydesk.gui.forms.choice_cards import ChoiceCards
from tourneydesk.gui.forms.setting_form import SettingForm
from tourneydesk.gui.pages.wizard.flow import Answers, players_of
from tourneydesk.gui.pages.wizard.settings_step import SettingsStep
from tourneydesk.gui.pages.wizard.step import Step
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, widget_of
from tourneydesk.present import messages


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
