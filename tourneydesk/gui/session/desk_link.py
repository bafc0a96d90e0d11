"""Keeps the window of a shared event up to date: news, a lost server, and its return.

Imported only for a shared event: it uses PostgreSQL's driver.
"""

from time import monotonic

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.store.desks.connected_desk import ConnectedDesk
from tourneydesk.store.desks.event_watch import EventWatch
from tourneydesk.store.trouble import FileTrouble

PAUSE = 30
"""Milliseconds in which news is collected, at least: each step would redraw the window."""
SHARE = 3
"""The window takes at most one part in so many of its time for others' steps."""


class DeskLink(QObject):
    """Has the watch's thread tell this one what happened, and the session follow."""

    back = Signal()
    """The server is back, and this desk has read what it missed."""
    desks_changed = Signal()
    _news_came = Signal()
    _was_lost = Signal(object)
    _came_back = Signal()
    _desks_came = Signal(object)

    def __init__(self, session: QtSession, shared: SharedSession, address: str) -> None:
        super().__init__()
        self._session, self._shared = session, shared
        self.desks: tuple[ConnectedDesk, ...] = ()
        """Who is connected."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._read)
        self._pause = PAUSE
        queued = Qt.ConnectionType.QueuedConnection
        self._news_came.connect(self._note_news, queued)
        self._was_lost.connect(self._note_loss, queued)
        self._came_back.connect(self._note_return, queued)
        self._desks_came.connect(self._show_desks, queued)
        shared.watch_state(session.desk_changed.emit)
        self._watch = EventWatch(
            address,
            self._news_came.emit,
            self._was_lost.emit,
            self._came_back.emit,
            self._desks_came.emit,
        )

    def leave(self) -> None:
        """The event is closing, or goes on without the server."""
        self._soon.stop()
        self._watch.close()

    def _note_news(self) -> None:
        if self._shared.lost is None and not self._soon.isActive():
            self._soon.start(self._pause)

    def _note_loss(self, trouble: FileTrouble) -> None:
        self._soon.stop()
        self._shared.go_offline(trouble)

    def _note_return(self) -> None:
        self._shared.go_online()
        if self._read():
            self.back.emit()

    def _read(self) -> bool:
        """Reads what others have recorded; False if the server is lost."""
        begun = monotonic()
        try:
            with self._session.one_change():
                self._shared.catch_up()
        except FileTrouble as trouble:
            self._shared.go_offline(trouble)
            return False
        self._pause = max(PAUSE, round((monotonic() - begun) * 1000 * SHARE))
        return True

    def _show_desks(self, desks: tuple[ConnectedDesk, ...]) -> None:
        self.desks = desks
        self.desks_changed.emit()
