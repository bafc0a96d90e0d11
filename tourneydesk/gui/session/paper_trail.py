"""What was printed of the open event, and which of it is out of date."""

from collections.abc import Sequence
from hashlib import sha256

from PySide6.QtCore import QObject, QTimer, Signal

from tourneydesk.core.event import Event
from tourneydesk.core.journal.codec import encode
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.user_data.printed import Memory, Printed, keep, recall
from tourneydesk.present.messages import text
from tourneydesk.present.papers.printed_content import OutdatedPapers, PrintedContent, merged

PAUSE = 250
"""Milliseconds without a change before checking what it affects."""
CHANGED = "changed"
"""The key for changed papers, alongside those of documents."""


class PaperTrail(QObject):
    """``moved`` reports that something was printed, or that the list of outdated papers changed."""

    moved = Signal()

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self._opening = sha256(encode(session.steps[0]).encode()).hexdigest()
        self._memory = recall(session.path, self._opening)
        self.changed = OutdatedPapers()
        self._looking = Background[OutdatedPapers]()
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.look)
        session.changed.connect(self._look_soon)
        self._look_soon()

    @property
    def busy(self) -> bool:
        return self._rest.isActive() or self._looking.busy

    def last(self, key: str) -> Printed | None:
        """When a document was last printed, or None."""
        return next((one for one in self._memory.prints if one.key == key), None)

    def printed(self, now: Printed, said: tuple[PrintedContent, ...]) -> None:
        """A document was printed or saved; ``said`` is its content."""
        others = tuple(one for one in self._memory.prints if one.key != now.key)
        self._memory = Memory((now, *others), merged(self._memory.said, said))
        # If this window is read-only, another may write the event; that one records for both.
        if not self._session.only_read:
            keep(self._session.path, self._opening, self._memory)
        self.moved.emit()
        self.look()

    def look(self) -> None:
        """Checks in the background which papers are out of date."""
        event, printed = self._session.event, self._memory.said
        if printed:
            self._looking.start(lambda: _changed(event, printed), self._found)

    def leave(self) -> None:
        """The event is closing."""
        self._rest.stop()
        self._looking.cancel()

    def _look_soon(self) -> None:
        if self._memory.said:
            self._rest.start(PAUSE)

    def _found(self, outcome: OutdatedPapers | Exception) -> None:
        if isinstance(outcome, Exception):
            raise outcome
        if outcome != self.changed:
            self.changed = outcome
            self.moved.emit()


def _changed(event: Event, printed: Sequence[PrintedContent]) -> OutdatedPapers:
    # Imported here, on the worker thread: the printing modules load slowly, and not every event
    # prints.
    from tourneydesk.documents.changes import outdated_papers

    return outdated_papers(event, printed)


def changed_text(trail: PaperTrail) -> str:
    """What has changed since it was printed, one line each."""
    what = trail.changed
    things = [text(f"paper-name-{key}") for key, _ in what.sheets]
    if what.slips:
        things.append(text("papers-result-slips", slips=len(what.slips)))
    return text("papers-changed", things=tuple(things))
