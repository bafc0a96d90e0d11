"""A card above the status bar: the connection to the head desk is lost, or something typed
meanwhile is still not recorded.
"""

from PySide6.QtCore import Signal

from tourneydesk.gui.event.desks.other_desks import OtherDesks, list_of
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.layout.boxes import row_of
from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Card
from tourneydesk.gui.widgets.text_widgets import button, label, show_text, tip
from tourneydesk.present import messages
from tourneydesk.present.messages import sentences, text

LOST = ("server_lost", "server_unreachable")
"""Troubles that pass by themselves; any other has a sentence that says what to do."""
ENDED = "sharing_ended"
JOIN_AGAIN = (ENDED, "server_refused")
"""Troubles that pass once the event is joined again, with a new code."""
LARGE_TEXT = 27
"""The height of a line of text in pixels from which the card is one line until it is unfolded: the
list of results needs the room.
"""


class DeskCard(Card):
    """Visible on every page while it has something to say. It never takes the focus."""

    continue_requested = Signal()
    """Requests going on alone, with this desk's copy."""
    join_requested = Signal()
    """Requests joining the event again."""
    review_requested = Signal()
    """Requests to be asked about what is not recorded."""

    def __init__(self, session: QtSession, other_desks: OtherDesks) -> None:
        super().__init__(CARD_MARGINS, "clock")
        self._session, self._other_desks = session, other_desks
        self.head = ""
        """The name of the head desk, if it is known."""
        self.heading = label("", "strong", wraps=True)
        self.about = label("", wraps=True)
        self.waiting = label("", "attention", wraps=True)
        self.go_on = button(messages.text("desk-continue-here"), does=self.continue_requested)
        self.join_again = button(messages.text("desk-join-again"), does=self.join_requested)
        self.review = button(messages.text("desk-review"), does=self.review_requested)
        self.more = button("", "flat", picture="chevron-down")
        self.more.setCheckable(True)
        self.more.setAccessibleName(messages.text("window-details"))
        tip(self.more, messages.text("window-details"))
        self.more.toggled.connect(lambda _: self.refresh())
        self.texts.addLayout(row_of((self.heading, 1), self.more))
        for one in (self.about, self.waiting):
            self.texts.addWidget(one)
        for push_button in (self.join_again, self.go_on, self.review):
            self.answers.addWidget(push_button)
        session.desk_changed.connect(self.refresh)
        session.changed.connect(self.refresh)
        other_desks.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Shows what is lost and what waits; what is being asked about is not said twice."""
        lost, pending = self._session.lost, self._session.pending
        heading = about = waiting = ""
        large = self.fontMetrics().height() >= LARGE_TEXT
        folded = large and not self.more.isChecked()
        if lost is not None:
            heading = self._lost_heading
            kept = not self._session.why_not_here("record")
            about = messages.text("desk-lost-kept" if kept else "desk-lost-only-read")
            if lost.code == ENDED:
                about = messages.text("desk-ended-kept" if kept else "desk-ended-only-read")
        if pending:
            count = messages.text("desk-not-recorded", count=len(pending))
            short = messages.text("desk-waiting-count", count=len(pending)) if folded else ""
            heading = sentences(heading, short) if heading else count
            waiting = messages.text("desk-waiting", what=list_of(self._session, pending))
        if folded:
            about = waiting = ""
        for shown, said in (
            (self.heading, heading),
            (self.about, about),
            (self.waiting, waiting),
        ):
            show_text(shown, said)
            shown.setVisible(bool(said))
        self.more.setVisible(large)
        self.join_again.setVisible(lost is not None and lost.code in JOIN_AGAIN and not folded)
        self.go_on.setVisible(lost is not None and not folded)
        self.review.setVisible(lost is None)
        self.setVisible(lost is not None or (bool(pending) and not self._other_desks.asking))
        self.arrange()

    @property
    def head_is_here(self) -> bool:
        """Whether this is the head desk, as far as is known."""
        return not self.head and self._session.session.role == "head"

    @property
    def _lost_heading(self) -> str:
        lost = self._session.lost
        if lost is None:
            return ""
        if lost.code == ENDED:
            # Two head desks do not tell which of them shares.
            return text("sharing-ended", name=self.head or text("share-head-desk"))
        if lost.code not in LOST:
            return text(lost.code, **lost.facts)
        if self.head_is_here:
            return messages.text("desk-lost-server")
        return messages.text("desk-lost-heading", name=self.head or lost.facts["name"])

    @property
    def text(self) -> str:
        return sentences(self.heading.text(), self.about.text(), self.waiting.text())
