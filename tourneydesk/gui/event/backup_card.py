"""A card above the status bar: the event is saved, but a copy of it is missing or differs."""

from PySide6.QtCore import QTimer, Signal

from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Card
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import sentences, text
from tourneydesk.store.errors import FileTrouble

LOOK = 1000
"""Milliseconds between two looks at what became of the copies."""


class BackupCard(Card):
    """Visible only while there is something to say; its buttons are for copies that failed."""

    elsewhere_requested = Signal()
    """Requests choosing a folder for a second copy."""
    retry_requested = Signal()

    def __init__(self, session: QtSession) -> None:
        super().__init__(CARD_MARGINS, "hard-drive-download")
        self._session = session
        self._fork = self._second = ""
        self.text = label("", "strong", wraps=True)
        self.elsewhere = button(
            messages.text("window-back-up-elsewhere"), does=self.elsewhere_requested
        )
        self.retry = button(messages.text("window-try-again"), does=self.retry_requested)
        self.add(self.text, answers=(self.elsewhere, self.retry))
        self._trouble: FileTrouble | None = None
        session.changed.connect(self.refresh)
        # A copy may fail long after the change that it was made for, and before the next one.
        looking = QTimer(self, interval=LOOK)
        looking.timeout.connect(self._look)
        looking.start()
        self.refresh()

    def show_copies(self, fork: str, second: str) -> None:
        """Shows what is known of the copies: that one went on by itself, and why the second folder
        has none.
        """
        self._fork, self._second = fork, second
        self.refresh()

    def _look(self) -> None:
        if self._session.copy_trouble is not self._trouble:
            self.refresh()

    def refresh(self) -> None:
        """Shows the card while a copy is missing or another event's."""
        trouble = self._trouble = self._session.copy_trouble
        failed = ""
        if trouble is not None:
            failed = messages.text("window-no-copy", why=text(trouble.code, **trouble.facts))
        said = sentences(self._fork, failed, self._second)
        show_text(self.text, said)
        self.elsewhere.setVisible(bool(failed or self._second))
        self.retry.setVisible(bool(self._second))
        self.setVisible(bool(said))
