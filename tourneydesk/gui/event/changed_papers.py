"""A bar above the status bar: printed papers that are out of date, with a link to reprint them."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from tourneydesk.gui.session.paper_trail import PaperTrail, changed_text
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.layout.boxes import row_of
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages


class ChangedBar(QFrame):
    """Visible only while something needs reprinting; ``reprint_requested`` requests it."""

    reprint_requested = Signal()

    def __init__(self, trail: PaperTrail) -> None:
        super().__init__()
        self.setProperty("look", "foot")
        self._trail = trail
        self.text = label("", "attention", wraps=True)
        self.button = ActionButton("papers-print-changed", self.reprint_requested)
        row_of((self.text, 1), self.button, on=self, margins=(16, 4, 16, 4), spacing=16)
        trail.updated.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Lists what needs reprinting."""
        what = self._trail.changed
        show_text(
            self.text,
            f"{messages.text('window-sign-attention')}{changed_text(self._trail)}" if what else "",
        )
        self.setVisible(bool(what))
