"""What was printed of the open event, and which of it is out of date."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.event import Event
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks.background import AfterPause
from tourneydesk.gui.user_data.printed import Printed, PrintRecord, recall, save
from tourneydesk.present.messages import text
from tourneydesk.present.papers.printed_content import OutdatedPapers, PrintedContent, merged

PAUSE = 250
"""Milliseconds without a change before checking what it affects."""
CHANGED = "changed"
"""The key for changed papers, alongside those of documents."""


class PaperTrail(QObject):
    """``updated`` reports that something was printed or the list of outdated papers changed."""

    updated = Signal()

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self.format_key = session.event.format
        self._record = recall(session.path, session.opening)
        self.changed = OutdatedPapers()
        self._checking = AfterPause[OutdatedPapers](self.check, self)
        session.changed.connect(self._check_soon)
        self._check_soon()

    @property
    def busy(self) -> bool:
        return self._checking.busy

    def last_printed(self, key: str) -> Printed | None:
        """When a document was last printed, or None."""
        return next((one for one in self._record.prints if one.key == key), None)

    def record(self, now: Printed, content: tuple[PrintedContent, ...]) -> None:
        """A document was printed or saved; ``content`` is what it contains."""
        others = tuple(one for one in self._record.prints if one.key != now.key)
        self._record = PrintRecord((now, *others), merged(self._record.content, content))
        # If this window is read-only, another may write the event; that one records for both.
        if not self._session.read_only:
            save(self._session.path, self._session.opening, self._record)
        self.updated.emit()
        self.check()

    def check(self) -> None:
        """Checks in the background which papers are out of date."""
        event, printed = self._session.event, self._record.content
        if printed:
            self._checking.start(lambda: _changed(event, printed), self._checked)

    def leave(self) -> None:
        """The event is closing."""
        self._checking.cancel()

    def _check_soon(self) -> None:
        if self._record.content:
            self._checking.begin_after(PAUSE)

    def _checked(self, outcome: OutdatedPapers | Exception) -> None:
        if isinstance(outcome, Exception):
            raise outcome
        if outcome != self.changed:
            self.changed = outcome
            self.updated.emit()


def _changed(event: Event, printed: Sequence[PrintedContent]) -> OutdatedPapers:
    # Imported here, on the worker thread: the printing modules load slowly, and not every event
    # prints.
    from tourneydesk.documents.changes import outdated_papers

    return outdated_papers(event, printed)


def changed_text(trail: PaperTrail) -> str:
    """What has changed since it was printed, one line each."""
    what = trail.changed
    things = [text(f"paper-name-{key}", trail.format_key) for key, _ in what.sheets]
    if what.slips:
        things.append(text("papers-result-slips", slips=len(what.slips)))
    return text("papers-changed", things=tuple(things))
