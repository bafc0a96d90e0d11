"""Above the preview: the document is out of date, why, and a button to print it again."""

from PySide6.QtCore import Signal

from tourneydesk.gui.widgets.question_card import Card
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.present import messages


class OutdatedNote(Card):
    """Hidden if the document is up to date; ``reprint_requested`` asks for it again."""

    reprint_requested = Signal()

    def __init__(self) -> None:
        super().__init__(icon="clock-alert")
        self.text = label("", wraps=True)
        self.button = button(
            messages.text("papers-print-again"), does=self.reprint_requested, picture="printer"
        )
        self.add(self.text, answers=(self.button,))
        self.hide()

    def show_text(self, text: str) -> None:
        """Says why the document is out of date; empty if it is not."""
        show_text(self.text, text)
        self.setVisible(bool(text))
