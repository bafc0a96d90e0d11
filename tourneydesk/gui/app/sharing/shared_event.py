"""The open event and other desks: starts and stops sharing it, and joins an event.

Modules that need the driver are imported only here, in functions, once they are needed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.sayings import Refused
from tourneydesk.desk.files.keeping import FileJournal
from tourneydesk.desk.session import Change, Session
from tourneydesk.desk.sharing.addresses import free_port
from tourneydesk.gui.app.menus import Shared
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks.background import Background
from tourneydesk.present import messages
from tourneydesk.store.desks.extra import need_extra
from tourneydesk.store.trouble import FileTrouble
from tourneydesk.user_folders import data_folder

if TYPE_CHECKING:
    from tourneydesk.desk.sharing.local_copy import LocalCopy
    from tourneydesk.desk.sharing.serving import Served, Sharing
    from tourneydesk.desk.sharing.shared_session import SharedSession
    from tourneydesk.gui.app.sharing.join_dialog import JoinDialog
    from tourneydesk.gui.app.sharing.share_dialog import ShareDialog
    from tourneydesk.gui.app.window import Window

Answered = Callable[[FileTrouble | Refused | None], None]
"""Receives why something failed, or None if it is done."""


class SharedEvent(QObject):
    """Belongs to the window, whose open event may be shared from here or joined."""

    changed = Signal()

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self._starting = Background[tuple["Served", QtSession]](keep_alive=True)
        self._joining = Background[tuple["SharedSession", str]]()
        self._head: Sharing | None = None
        self._copy: LocalCopy | None = None
        self.share_dialog: ShareDialog
        self.join_dialog: JoinDialog

    @property
    def kind(self) -> Shared:
        """Whether the open event is shared from here, or joined."""
        if self._head is not None:
            return "head"
        return "joined" if self._copy is not None else ""

    @property
    def head(self) -> Sharing | None:
        """The sharing of the open event, if it is shared from here."""
        return self._head

    @property
    def busy(self) -> bool:
        """Whether a server is being started or an event joined."""
        return self._starting.busy or self._joining.busy

    def show_share(self) -> None:
        """Asks how to share the event; if it is shared, shows how others join."""
        from tourneydesk.gui.app.sharing.share_dialog import ShareDialog

        self.share_dialog = ShareDialog(self, self._window)
        self._window.open_dialog(self.share_dialog)

    def show_join(self) -> None:
        """Asks for the address and the code of an event of another desk."""
        from tourneydesk.gui.app.sharing.join_dialog import JoinDialog

        self.join_dialog = JoinDialog(self, self._window)
        self._window.open_dialog(self.join_dialog)

    def share(self, host: str, desk: str, done: Answered) -> None:
        """Starts a server and goes on with the event on it; the page stays as it is."""
        workspace = self._window.workspace
        assert workspace is not None
        qt, path, entries = workspace.session, workspace.session.path, workspace.session.entries
        try:
            need_extra()
        except FileTrouble as trouble:
            done(trouble)
            return

        def work() -> tuple[Served, QtSession]:
            from tourneydesk.desk.sharing.serving import Place, serve

            return serve(path, entries, desk, Place(host, free_port(host))), qt

        self._starting.start(work, lambda outcome: self._started(outcome, done))
        self.changed.emit()

    def _started(self, outcome: tuple[Served, QtSession] | Exception, done: Answered) -> None:
        from tourneydesk.desk.sharing.serving import Sharing

        if isinstance(outcome, FileTrouble | Refused):
            done(outcome)
            self.changed.emit()
            return
        if isinstance(outcome, Exception):
            raise outcome
        served, qt = outcome
        workspace, journal = self._window.workspace, qt.session.journal
        if workspace is None or workspace.session is not qt or not isinstance(journal, FileJournal):
            served.stop()  # the event was closed meanwhile
            return
        try:
            self._head = Sharing(journal, served)
        except FileTrouble as trouble:
            served.stop()
            done(trouble)
            self.changed.emit()
            return
        self._go_on(qt, served.session)
        served.session.watch(self._write)
        qt.message.emit(messages.text("share-started"), "done")
        done(None)

    def ask_to_stop(self) -> None:
        """Stops sharing."""
        self.stop()

    def stop(self) -> None:
        """Stops sharing; the window goes on with the event in its file."""
        workspace, head = self._window.workspace, self._head
        if workspace is None or head is None:
            return
        self._head = None
        qt, text = workspace.session, messages.text("share-stopped")
        try:
            head.end()
        except FileTrouble as trouble:
            text = messages.text(trouble.code, **trouble.facts)
        self._go_on(qt, head.session_of_file())
        qt.message.emit(text, "done")

    def join(self, address: str, code: str, desk: str, done: Answered) -> None:
        """Joins an event of another desk, and shows it in the window."""
        try:
            need_extra()
        except FileTrouble as trouble:
            done(trouble)
            return

        def work() -> tuple[SharedSession, str]:
            from tourneydesk.desk.sharing.joining import join_typed

            return join_typed(address, code, desk)

        self._joining.start(work, lambda outcome: self._joined(outcome, done))

    def _joined(self, outcome: tuple[SharedSession, str] | Exception, done: Answered) -> None:
        from tourneydesk.desk.sharing.local_copy import LocalCopy

        if isinstance(outcome, FileTrouble | Refused):
            done(outcome)
            return
        if isinstance(outcome, Exception):
            raise outcome
        session, _link = outcome
        try:
            copy = LocalCopy.keep(session, data_folder() / "joined")
        except FileTrouble as trouble:
            session.close()
            done(trouble)
            return
        self._window.enter_joined(session, copy.path)
        workspace = self._window.workspace
        if workspace is None:
            copy.close()
            done(None)
            return
        self._copy = copy
        self.changed.emit()
        joined = messages.text("join-done", event=session.event.name, desk=session.desk)
        workspace.session.message.emit(joined, "done")
        done(None)

    def cancel_join(self) -> None:
        """An event that is being joined is not wanted any more."""
        self._joining.cancel()

    def save_as(self, session: Session, path: Path) -> None:
        """Continues in a new file; an event that is shared from here goes on being shared."""
        if self._head is not None:
            self._head.move_to(path)
        else:
            session.save_as(path)

    def leave(self) -> None:
        """The event is about to close."""
        self._joining.cancel()
        self.stop()
        copy, self._copy = self._copy, None
        if copy is not None:
            copy.close()

    def _go_on(self, qt: QtSession, session: Session) -> None:
        qt.continue_with(session)
        self.changed.emit()

    def _write(self, _change: Change) -> None:
        """Every step of any desk goes into the file at once."""
        workspace, head = self._window.workspace, self._head
        if head is None or workspace is None:
            return
        head.try_to_write()
        if head.file_trouble is not None:
            workspace.session.file_trouble.emit(head.file_trouble)
