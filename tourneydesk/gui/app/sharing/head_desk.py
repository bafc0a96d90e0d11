"""This laptop as the head desk: starts and ends the sharing of the open event, keeps its file
complete, and starts the server again if it stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tourneydesk.desk.files.journals import FileJournal
from tourneydesk.desk.session import Change
from tourneydesk.desk.sharing.addresses import is_own, take_typed
from tourneydesk.gui.app.sharing.attempts import Answered, attempt, why_not
from tourneydesk.gui.session.paper_trail import stamp_now
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks import Background
from tourneydesk.present import messages
from tourneydesk.present.sheets import Stamp
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.no_driver import ConnectedDesk

if TYPE_CHECKING:
    from tourneydesk.desk.sharing.serving import Served, Sharing

AGAIN = 5000
"""Milliseconds until a server that did not start is started again."""


class HeadDesk(QObject):
    """Belongs to one open event."""

    changed = Signal()

    def __init__(self, qt: QtSession, sharing: Sharing | None = None) -> None:
        """``sharing`` if another window began it."""
        super().__init__()
        self._qt = qt
        self._starting = Background["Served"](keep_alive=True)
        self._restarting = Background[bool](keep_alive=True)
        self._timer = QTimer(self, singleShot=True, interval=AGAIN)
        self._timer.timeout.connect(self.restart_if_lost)
        self._left = False
        self.sharing = sharing
        if sharing is not None:
            self._watch(sharing)

    @property
    def busy(self) -> bool:
        """Whether the server is being started."""
        return self._starting.busy

    def start(self, host: str, desk: str, done: Answered) -> None:
        """Starts a server and goes on with the event on it; the page stays as it is."""
        qt, path, entries = self._qt, self._qt.path, self._qt.entries

        def work() -> Served:
            from tourneydesk.desk.sharing.serving import Place, serve

            return serve(path, entries, desk, Place(host))

        attempt(self._starting, work, lambda served: self._started(qt, served, done), done)

    def _started(self, qt: QtSession, outcome: Served, done: Answered) -> None:
        from tourneydesk.desk.sharing.serving import Sharing

        journal = qt.session.journal
        if self._left or not isinstance(journal, FileJournal):
            outcome.discard(qt.entries)  # the event was closed meanwhile
            return
        try:
            sharing = Sharing(journal, outcome)
        except FileTrouble as trouble:
            outcome.stop(trouble)
            done(trouble)
            return
        self.sharing = sharing
        qt.continue_with(outcome.session)
        self._watch(sharing)
        self.changed.emit()
        place = outcome.invitation("viewer").place
        qt.message.emit(messages.text("share-started", address=place), "done")
        done(None)

    def stop(self) -> None:
        """Stops sharing; the event goes on in its file. What is wrong is said."""
        sharing, self.sharing = self.sharing, None
        if sharing is None:
            return
        text, look = messages.text("share-stopped"), "done"
        typed = sharing.session.pending
        try:
            sharing.end()
        except FileTrouble as trouble:
            text, look = why_not(trouble), "wrong"
        session = sharing.session_of_file()
        done, left_out = [], 0
        for entry in typed:
            try:
                left_out += take_typed(session, [entry.decisions])
            except FileTrouble as trouble:
                # It stays pending, and is offered when the event is shared again.
                text, look = why_not(trouble), "wrong"
            else:
                done.append(entry)
        self._qt.continue_with(session)
        for entry in done:
            sharing.session.drop_pending(entry)
        self.changed.emit()
        if left_out:
            text = messages.sentences(text, messages.text("share-without", count=left_out))
        self._qt.message.emit(text, look)

    def leave(self) -> None:
        """The event is about to close."""
        self._left = True
        self._timer.stop()
        self.stop()

    def hand_over(self) -> Sharing | None:
        """The sharing, for another window that goes on with it."""
        self._left = True
        self._timer.stop()
        sharing, self.sharing = self.sharing, None
        return sharing

    def others(self) -> tuple[ConnectedDesk, ...]:
        """The other desks that are connected; none if the server does not answer."""
        if self.sharing is None or self.sharing.session.lost is not None:
            return ()
        try:
            return self.sharing.desks()
        except FileTrouble:
            return ()

    @property
    def address_gone(self) -> bool:
        """Whether this laptop no longer has the address that other desks use."""
        return self.sharing is not None and not is_own(self.sharing.host)

    def stamp(self) -> Stamp:
        """The stamp of a sheet printed now."""
        return stamp_now(self._qt, None)

    def restart_if_lost(self) -> None:
        """Starts the server again if it has stopped. The event's watch then finds it."""
        sharing = self.sharing
        if sharing is None or sharing.session.lost is None or self._restarting.busy:
            return
        self._restarting.start(sharing.restart, self._restarted)

    def _restarted(self, outcome: bool | Exception) -> None:
        if self.sharing is None:
            return
        if isinstance(outcome, FileTrouble):
            self._qt.message.emit(why_not(outcome), "wrong")
        elif isinstance(outcome, Exception):
            raise outcome
        elif outcome:
            self._qt.message.emit(messages.text("share-restarted"), "attention")
        # It may have stopped once more, or not have started.
        self._timer.start()

    def _watch(self, sharing: Sharing) -> None:
        sharing.session.watch(self._write)
        sharing.session.watch_state(self.restart_if_lost)

    def _write(self, _change: Change) -> None:
        """Every step of any desk goes into the file at once."""
        if self.sharing is None:
            return
        self.sharing.try_to_write()
        if self.sharing.file_trouble is not None:
            # Only then: the card takes the change itself for a sign that the file is written again.
            QTimer.singleShot(0, self, self._show_file_trouble)

    def _show_file_trouble(self) -> None:
        if self.sharing is not None and self.sharing.file_trouble is not None:
            self._qt.file_trouble.emit(self.sharing.file_trouble)
