"""Keeps the window of a shared event up to date: news, a lost server, and its return.

Imported only for a shared event: it uses PostgreSQL's driver.
"""

from collections.abc import Callable
from time import monotonic
from typing import cast

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.connection import LOST
from tourneydesk.store.sharing.event_database import EventWatch
from tourneydesk.store.sharing.no_driver import ConnectedDesk

PAUSE = 30
"""Milliseconds in which news is collected, at least: each step would redraw the window."""
AGAIN = 1000
"""Milliseconds until a desk tries again to go on."""
SHARE = 3
"""The window takes at most one part in so many of its time for others' steps."""

PENDING = ".pending"
"""What follows the name of a desk's copy in the name of the file with what is not recorded."""


def link_of(session: QtSession) -> "DeskLink":
    """A link for a session that is shared."""
    return DeskLink(session, cast(SharedSession, session.session))


class DeskLink(QObject):
    """Has the watch's thread tell this one what happened, and the session follow."""

    back = Signal()
    """The server is back, and this desk has read what it missed."""
    desks_changed = Signal()
    _news_came = Signal()
    _was_lost = Signal(object)
    _came_back = Signal()
    _desks_came = Signal(object)

    def __init__(self, session: QtSession, shared: SharedSession) -> None:
        super().__init__()
        self._session, self._shared = session, shared
        self.desks: tuple[ConnectedDesk, ...] = ()
        """Who is connected."""
        self.timer = QTimer(self)
        """Runs out when the news is to be read."""
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self._read)
        self._pause = PAUSE
        self._answers = True
        self._left = False
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._go_online)
        queued = Qt.ConnectionType.QueuedConnection
        self._news_came.connect(self._note_news, queued)
        self._was_lost.connect(self._note_loss, queued)
        self._came_back.connect(self._note_return, queued)
        self._desks_came.connect(self._show_desks, queued)
        shared.watch_state(self._state_changed)
        shared.keep_pending(session.path.with_name(f"{session.path.name}{PENDING}"))
        self._watch = EventWatch(
            shared.address,
            self._news_came.emit,
            self._was_lost.emit,
            self._came_back.emit,
            self._desks_came.emit,
        )

    def leave(self) -> None:
        """The event is closing, or goes on without the server."""
        # What the watch has told may still be on its way to this thread.
        self._left, self._answers = True, False
        self.timer.stop()
        self._again.stop()
        self._watch.close()

    def _note_news(self) -> None:
        if not self._left and self._shared.lost is None and not self.timer.isActive():
            self.timer.start(self._pause)

    def _note_loss(self, trouble: FileTrouble) -> None:
        if self._left:
            return
        self.timer.stop()
        self._answers = False
        lost = self._shared.lost
        # This desk's own connection may have been lost first, without a reason.
        if lost is None or (lost.code in LOST and trouble.code not in LOST):
            self._shared.go_offline(trouble)

    def _note_return(self) -> None:
        self._answers = not self._left
        self._go_online()

    def _go_online(self) -> None:
        """Goes on with the server, which answers the watch."""
        if not self._answers or self._shared.lost is None:
            return
        if self._try(self._shared.go_online):
            self.back.emit()

    def _state_changed(self) -> None:
        lost = self._shared.lost
        if lost is not None and lost.code in LOST and self._answers:
            # Only this desk's own connection is lost; the watch has nothing to tell.
            self._again.start(AGAIN)
        self._session.desk_changed.emit()

    def _read(self) -> None:
        """Reads what others have recorded."""
        begun = monotonic()
        self._try(self._shared.catch_up)
        self._pause = max(PAUSE, round((monotonic() - begun) * 1000 * SHARE))

    def _try(self, read: Callable[[], object]) -> bool:
        """Shows what others have recorded at once; False if the server is lost."""
        try:
            with self._session.one_change():
                read()
        except FileTrouble as trouble:
            if self._shared.lost is None:
                self._shared.go_offline(trouble)
            return False
        return True

    def _show_desks(self, desks: tuple[ConnectedDesk, ...]) -> None:
        self.desks = desks
        self.desks_changed.emit()
