"""Selects the format: a card for each, with a small picture and a description."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from tourneydesk.formats import FORMATS
from tourneydesk.gui.pages.wizard.flow import Answers
from tourneydesk.gui.pages.wizard.sketch import SketchView
from tourneydesk.gui.pages.wizard.step import Step
from tourneydesk.gui.widgets.choice_card import ChoiceCard
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, row_of, widget_of
from tourneydesk.gui.widgets.layout.card_grid import found_by_name
from tourneydesk.gui.widgets.text_widgets import label
from tourneydesk.present import messages
from tourneydesk.present.shows import sketch_of


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
