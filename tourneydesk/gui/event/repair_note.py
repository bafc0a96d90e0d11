"""The card above the status bar that says what is wrong with the current round."""

from PySide6.QtCore import Signal

from tourneydesk.gui.pages.repair.text import issues_text, round_facts
from tourneydesk.gui.pages.repair.work import RepairWork
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Card
from tourneydesk.gui.widgets.text_widgets import label, show_text


class RepairNote(Card):
    """Visible only if something is wrong; its button opens the repairs page."""

    repair_requested = Signal()

    def __init__(self, session: QtSession, repair_work: RepairWork) -> None:
        super().__init__(CARD_MARGINS)
        self._session = session
        self._repair_work = repair_work
        self._offered = True
        self.text = label("", "strong", wraps=True)
        self.button = ActionButton("repair-menu", lambda _=False: self.repair_requested.emit())
        self.add(self.text, answers=(self.button,))
        repair_work.changed.connect(self.refresh)
        session.desk_changed.connect(self.refresh)
        self.refresh()

    def offer(self, offered: bool) -> None:
        """Offers repairs, unless the repairs page is already open."""
        self._offered = offered
        self.refresh()

    def refresh(self) -> None:
        """Says what is wrong, if anything."""
        number, issues = self._repair_work.number, self._repair_work.issues
        offered = self._offered and not self._session.why_not_here("decide")
        self.setVisible(offered and bool(number) and issues.anything)
        self.button.show_text("repair-round", **round_facts(self._session.event, number))
        if number and issues.anything:
            show_text(self.text, issues_text(self._session.event, number, issues))
