"""What was printed of the open event, and which of it is out of date."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, Signal
from PySide6.QtGui import QImage

from tourneydesk.core.event import Event
from tourneydesk.desk.history import Steps
from tourneydesk.desk.round_clock import print_time
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks import AfterPause, one_thread
from tourneydesk.gui.user_data.event_notes import Printed, PrintRecord, recall, save
from tourneydesk.present.messages import text
from tourneydesk.present.papers.changes import (
    ChangesSince,
    OutdatedPapers,
    PrintedContent,
    merged,
)
from tourneydesk.present.sheets import Stamp, stamp

if TYPE_CHECKING:
    from tourneydesk.documents.pictures import Picture

PAUSE = 250
"""Milliseconds without a change before checking what it affects."""
COMPARED = ("tables", "names")
"""The sheets that are compared with what was printed, instead of counting what changed since."""
CHANGED = "changed"
"""The key for changed papers, alongside those of documents."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What was printed and is out of date: what of the current round is to be printed again, and
    for each document what changed since.
    """

    papers: OutdatedPapers = field(default_factory=OutdatedPapers)
    since: Mapping[str, ChangesSince] = field(default_factory=dict)


class PaperTrail(QObject):
    """``updated`` reports that something was printed or the list of outdated papers changed."""

    updated = Signal()

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self.format_key = session.event.format
        self._record = recall(session.path, session.opening)
        self._changes = Changes()
        self._checking = AfterPause[Changes](self.check, self)
        session.changed.connect(self._check_soon)
        self._check_soon()

    @property
    def busy(self) -> bool:
        return self._checking.busy

    @property
    def changed(self) -> OutdatedPapers:
        """The papers of the current round to print again."""
        return self._changes.papers

    @property
    def has_printed(self) -> bool:
        """Whether anything was printed or saved."""
        return bool(self._record.prints)

    def outdated(self, key: str) -> str:
        """That a printed document is out of date, and why, in a sentence; empty if it is not."""
        if self.last_printed(key) is None:
            return ""
        since = self._changes.since.get(key, ChangesSince())
        return outdated_text(key, since, self.changed, self.format_key)

    def last_printed(self, key: str) -> Printed | None:
        """When a document was last printed, or None."""
        return next((one for one in self._record.prints if one.key == key), None)

    def record(self, prints: Sequence[Printed], content: tuple[PrintedContent, ...]) -> None:
        """Documents were printed or saved; ``content`` is what they contain."""
        keys = {one.key for one in prints}
        others = tuple(one for one in self._record.prints if one.key not in keys)
        self._record = PrintRecord((*prints, *others), merged(self._record.content, content))
        # If this window is read-only, another may write the event; that one records for both.
        if not self._session.read_only:
            save(self._session.path, self._session.opening, self._record)
        self.updated.emit()
        self.check()

    def check(self) -> None:
        """Checks in the background which papers are out of date."""
        event, steps, record = self._session.event, self._session.steps, self._record
        if record.prints:
            self._checking.start(lambda: _changed(event, steps, record), self._checked)

    def leave(self) -> None:
        """The event is closing."""
        self._checking.cancel()

    def _check_soon(self) -> None:
        if self._record.prints:
            self._checking.begin_after(PAUSE)

    def _checked(self, outcome: Changes | Exception) -> None:
        if isinstance(outcome, Exception):
            raise outcome
        if outcome != self._changes:
            self._changes = outcome
            self.updated.emit()


def _changed(event: Event, steps: Steps, record: PrintRecord) -> Changes:
    # Imported here, on the worker thread: the printing modules load slowly, and not every event
    # prints.
    from tourneydesk.documents.changes import changes_of_documents, outdated_papers

    revisions = {one.key: one.revision for one in record.prints}
    papers = outdated_papers(event, record.content)
    return Changes(papers, changes_of_documents(event, steps, revisions))


def changed_text(trail: PaperTrail) -> str:
    """What has changed since it was printed, one line each."""
    what = trail.changed
    things = [text(f"paper-name-{key}", trail.format_key) for key, _ in what.sheets]
    if what.slips:
        things.append(text("papers-result-slips", slips=len(what.slips)))
    return text("papers-changed", things=tuple(things))


def outdated_text(key: str, since: ChangesSince, outdated: OutdatedPapers, format_key: str) -> str:
    """That a printed document is out of date, and why, in a sentence; empty if it is not.
    ``outdated`` are the papers of the current round that say something else now.
    """
    why = [
        text(id, format_key, count=count)
        for id, count in (
            ("papers-stale-results", since.corrected),
            ("papers-stale-players", since.players),
            ("papers-stale-new", since.new),
            ("papers-stale-slips", len(outdated.slips) if key == "slips" else 0),
        )
        if count
    ]
    if since.rounds:
        why.append(text("papers-stale-rounds", rounds=since.rounds))
    if key in COMPARED and any(sheet == key for sheet, _ in outdated.sheets):
        why.append(text("papers-stale-pairings", format_key))
    return text("papers-stale", changes=tuple(why)) if why else ""


# The single thread on which papers are created and rendered.
#
# ReportLab's fonts are global to the process, and PDFium may be used by one thread at a time;
# therefore all paper work shares one queue, and the window never waits for it.


@cache
def paper_thread() -> QThreadPool:
    """The thread pool to pass to `Background`."""
    return one_thread()


def stamp_now(session: QtSession, round: int | None) -> Stamp:
    """The stamp of a document printed now; ``round`` is None for papers of the whole event."""
    return stamp(session.event, round, time_on_wall(), len(session.steps), session.digest)


def time_on_wall() -> str:
    """The date and time as printed on paper."""
    return print_time().strftime("%Y-%m-%d %H:%M")


def image(picture: Picture) -> QImage:
    """Converts a picture to a QImage."""
    kind = QImage.Format.Format_Grayscale8 if picture.gray else QImage.Format.Format_RGB32
    made = QImage(picture.dots, picture.width, picture.height, picture.stride, kind)
    # QImage does not own the buffer; the copy outlives it.
    return made.copy()
