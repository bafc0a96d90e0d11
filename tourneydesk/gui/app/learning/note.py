"""The note below the pages of an event to learn with: a sentence or two, and buttons."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Card
from tourneydesk.gui.widgets.text_widgets import Button, button, escaped, label, show_text
from tourneydesk.present import messages


class Note(Card):
    """Always in the same place; it never takes the focus, and keeps nobody from anything else."""

    def __init__(self) -> None:
        super().__init__(CARD_MARGINS, "graduation-cap", look="note")
        self.icon.show_icon("graduation-cap", "practice")
        self.heading = label("", "practice-strong", wraps=True)
        self.about = label("", wraps=True)
        self.leave = button(messages.text("standings-moment-close"), does=self.hide)
        self.add(self.heading, self.about, answers=(self.leave,))

    def add_button(self, text: str, does: Callable[[], object]) -> Button:
        """Adds a button; the one that closes the note stays the last."""
        made = button(text, does=does)
        self.answers.removeWidget(self.leave)
        self.add(answers=(made, self.leave))
        QWidget.setTabOrder(made, self.leave)
        return made

    def show_texts(self, heading: str, about: str) -> None:
        """Replaces what the note says."""
        show_text(self.heading, heading)
        show_text(self.about, about)
        self.setAccessibleName(heading)

    def name_button(self, made: Button, text: str) -> None:
        """Replaces the text of a button; without one it is hidden."""
        made.setText(escaped(text))
        made.setVisible(bool(text))
        self.arrange()
