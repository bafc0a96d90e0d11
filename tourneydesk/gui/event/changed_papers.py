"""A card above the status bar: printed papers that are out of date, with a link to reprint them."""

from PySide6.QtCore import Signal

from tourneydesk.gui.session.paper_trail import PaperTrail, changed_text
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Card
from tourneydesk.gui.widgets.text_widgets import label, show_text


class ChangedBar(Card):
    """Visible only while something needs reprinting; ``reprint_requested`` requests it."""

    reprint_requested = Signal()

    def __init__(self, trail: PaperTrail) -> None:
        super().__init__(CARD_MARGINS, "printer")
        self._trail = trail
        self.text = label("", "strong", wraps=True)
        self.button = ActionButton("papers-print-changed", self.reprint_requested)
        self.add(self.text, answers=(self.button,))
        trail.updated.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Lists what needs reprinting."""
        what = self._trail.changed
        show_text(self.text, changed_text(self._trail) if what else "")
        self.setVisible(bool(what))
