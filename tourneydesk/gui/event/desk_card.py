"""A card above the status bar: the connection to the head desk is lost, or something typed
meanwhile is still not recorded.
"""

from PySide6.QtCore import Signal

from tourneydesk.gui.event.other_desks import list_of
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Card
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import sentences, text

LOST = ("server_lost", "server_unreachable")
"""Troubles that pass by themselves; any other has a sentence that says what to do."""


class DeskCard(Card):
    """Visible on every page while it has something to say. It never takes the focus."""

    continue_requested = Signal()
    """Requests going on alone, with this laptop's copy."""
    review_requested = Signal()
    """Requests to be asked about what is not recorded."""

    def __init__(self, session: QtSession) -> None:
        super().__init__(CARD_MARGINS, "clock")
        self._session = session
        self.heading = label("", "strong", wraps=True)
        self.about = label("", wraps=True)
        self.waiting = label("", "attention", wraps=True)
        self.go_on = button(messages.text("desk-continue-here"), does=self.continue_requested)
        self.review = button(messages.text("desk-review"), does=self.review_requested)
        for one in (self.heading, self.about, self.waiting):
            self.texts.addWidget(one)
        for push_button in (self.go_on, self.review):
            self.answers.addWidget(push_button)
        session.desk_changed.connect(self.refresh)
        session.changed.connect(self.refresh)
        self.asking = False
        self.refresh()

    def refresh(self) -> None:
        """Shows what is lost and what waits."""
        lost, pending = self._session.lost, self._session.pending
        heading = about = ""
        if lost is not None:
            passes = lost.code in LOST
            heading = (
                messages.text("desk-lost-heading", **lost.facts)
                if passes
                else text(lost.code, **lost.facts)
            )
            kept = not self._session.why_not_here("record")
            about = messages.text("desk-lost-kept" if kept else "desk-lost-only-read")
        elif pending:
            heading = messages.text("desk-not-recorded", count=len(pending))
        waits = messages.text("desk-waiting", what=list_of(self._session, pending))
        show_text(self.heading, heading)
        show_text(self.about, about)
        show_text(self.waiting, waits if pending else "")
        self.about.setVisible(bool(about))
        self.waiting.setVisible(bool(pending))
        self.go_on.setVisible(lost is not None)
        self.review.setVisible(lost is None)
        self.setVisible(bool(heading) and not (self.asking and lost is None))
        self.arrange()

    @property
    def text(self) -> str:
        return sentences(self.heading.text(), self.about.text(), self.waiting.text())
