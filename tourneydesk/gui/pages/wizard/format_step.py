"""Selects the format: a card for each, with a small picture and a description."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QWidget

from tourneydesk.core.sayings import Refused
from tourneydesk.formats import FORMATS
from tourneydesk.gui.pages.wizard.flow import Answers
from tourneydesk.gui.pages.wizard.sketch import SketchView
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, row_of
from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea
from tourneydesk.gui.widgets.text_widgets import label, radio
from tourneydesk.present import messages
from tourneydesk.present.shows import sketch_of


class FormatCard(QFrame):
    """A format to select, by its button or by clicking anywhere on the card."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self.name = messages.text("format-name", key)
        about = messages.text("format-about", key)
        self.setProperty("look", "choice")
        self.button = radio(self.name, "strong")
        self.button.setAccessibleName(
            messages.text("wizard-format-card", name=self.name, about=about)
        )
        self.button.toggled.connect(self._show_chosen)
        row_of(
            SketchView(sketch_of(key)),
            (column_of(REST, self.button, label(about, wraps=True), REST, spacing=4), 1),
            on=self,
            margins=(12, 8, 12, 8),
            spacing=16,
        )

    def mousePressEvent(self, _event: QMouseEvent) -> None:  # noqa: N802
        self.button.setChecked(True)
        self.button.setFocus()

    def _show_chosen(self, chosen: bool) -> None:
        self.setProperty("chosen", chosen)
        for part in (self, *self.findChildren(QWidget)):
            part.style().unpolish(part)
            part.style().polish(part)


class FormatStep(ScrollArea):
    """Five cards; arrow keys move up and down, letters select by name."""

    changed = Signal()
    finished = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._typed = ""
        self.cards = [FormatCard(key) for key in FORMATS]
        inside = QWidget()
        lines = column_of(on=inside, margins=(0, 0, 8, 0))
        group = QButtonGroup(self)
        for card in self.cards:
            lines.addWidget(card)
            group.addButton(card.button)
            card.button.toggled.connect(self._toggled)
        lines.addStretch(1)
        self.setAccessibleName(messages.text("wizard-formats"))
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)

    def show_answers(self, answers: Answers) -> None:
        for card in self.cards:
            if card.key == answers.format:
                card.button.setChecked(True)

    def read(self, _answers: Answers) -> dict[str, object]:
        """The answers of this page, by name."""
        return {"format": self.chosen.key}

    def enter(self) -> None:
        """Takes the focus."""
        self._typed = ""
        self.chosen.button.setFocus()
        self.ensureWidgetVisible(self.chosen)

    def show_refusal(self, _refused: Refused) -> bool:
        """No field of this page can be at fault."""
        return False

    def advance(self) -> None:
        """Enter was pressed."""
        self.finished.emit()

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
        """Letters extend those typed before as long as a name starts with them."""
        for begins in (self._typed + letter, letter):
            for card in self.cards:
                if card.name.casefold().startswith(begins.casefold()):
                    self._typed = begins
                    card.button.setChecked(True)
                    card.button.setFocus()
                    return

    def _toggled(self, chosen: bool) -> None:
        if chosen:
            self.ensureWidgetVisible(self.chosen)
            self.changed.emit()
