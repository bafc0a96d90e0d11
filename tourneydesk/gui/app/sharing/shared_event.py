"""The open event and other desks: what the entries of File > Share do.

The window always has this; what only sharing and joining need is imported once somebody wants them.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.session import Session
from tourneydesk.desk.shared import host_of, left_server
from tourneydesk.gui.app.menus import Shared
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.recent import (
    Join,
    free_path,
    is_joined_copy,
    join_of,
    joined_folder,
    remember_join,
)
from tourneydesk.gui.widgets.file_dialogs import place_for_event
from tourneydesk.present import messages
from tourneydesk.store.errors import FileTrouble
from tourneydesk.user_folders import events_folder

if TYPE_CHECKING:
    from tourneydesk.desk.sharing.local_copy import LocalCopy
    from tourneydesk.desk.sharing.serving import Sharing
    from tourneydesk.desk.sharing.shared_session import SharedSession
    from tourneydesk.gui.app.sharing.attempts import Answered, Question
    from tourneydesk.gui.app.sharing.dialogs import JoinDialog, ShareDialog
    from tourneydesk.gui.app.sharing.head_desk import HeadDesk
    from tourneydesk.gui.app.window import Window
    from tourneydesk.gui.event.workspace import Workspace
    from tourneydesk.gui.session.qt_session import QtSession

LOOPBACK = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A shared event that another window goes on with, as after a change of the language."""

    session: Session
    path: Path
    sharing: Sharing | None
    copy: LocalCopy | None


class SharedEvent(QObject):
    """Belongs to the window, whose open event may be shared from here or joined."""

    changed = Signal()

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self._joining = Background[tuple["SharedSession", str]]()
        self._shareable: QtSession | None = None
        self._head: HeadDesk | None = None
        self._copy: LocalCopy | None = None
        self.share_dialog: ShareDialog
        self.join_dialog: JoinDialog
        self.question: Question

    @property
    def kind(self) -> Shared:
        """Whether the open event is shared from here, or joined."""
        if self._head is not None and self._head.sharing is not None:
            return "head"
        return "joined" if self.can_continue else ""

    @property
    def head(self) -> HeadDesk | None:
        """What shares the open event, if it can be shared; created when it is wanted first."""
        if self._head is None and self._shareable is not None:
            from tourneydesk.gui.app.sharing.head_desk import HeadDesk

            self._set_head(HeadDesk(self._shareable))
        return self._head

    @property
    def can_continue(self) -> bool:
        """Whether the open event is another desk's, or this desk's copy of one."""
        workspace = self._window.workspace
        return workspace is not None and (
            self._copy is not None or is_joined_copy(workspace.session.path)
        )

    @property
    def busy(self) -> bool:
        """Whether an event is being joined."""
        return self._joining.busy

    def watch(self, workspace: Workspace) -> None:
        """An event was opened and is shown."""
        session = workspace.session
        if session.session.shared or session.read_only or not session.in_file:
            return
        self._shareable, self._head = session, None
        if left_server(session.entries) is not None:
            self._ask_about_left(session)

    def _ask_about_left(
        self, session: QtSession, trouble: FileTrouble | Refused | None = None
    ) -> None:
        """Asks how to go on; after a trouble also whether with nothing but the file."""
        answers: list[tuple[str, Callable[[], object]]] = [
            (messages.text("share-again"), self._share_again),
            (messages.text("share-go-on-alone"), self._go_on_alone),
        ]
        why = messages.text("share-about-left")
        if trouble is None:
            # Esc does so too.
            answers.append((messages.text("share-close-event"), self._window.show_home))
        else:
            from tourneydesk.gui.app.sharing.attempts import why_not

            why = why_not(trouble)
            answers.append((messages.text("share-only-file"), lambda: None))
        self._ask(messages.text("share-left", event=session.event.name), answers, why)
        # Anything recorded in the file now might make a second history.
        self.question.rejected.connect(self._window.show_home)

    def show_share(self) -> None:
        """Asks how to share the event; if it is shared, shows how others join."""
        from tourneydesk.gui.app.sharing.dialogs import ShareDialog

        if self.head is not None:
            left = self._left_folder
            host = host_of(left) if left is not None else ""
            self.share_dialog = ShareDialog(
                self.head, self.ask_to_stop, self._window.window(), host=host
            )
            self._window.open_dialog(self.share_dialog)

    @property
    def _left_folder(self) -> Path | None:
        """The folder of a server that a crash left behind with the open event."""
        workspace = self._window.workspace
        return None if workspace is None else left_server(workspace.session.entries)

    def _share_again(self) -> None:
        self.show_share()
        self.share_dialog.share()

    def _go_on_alone(self) -> None:
        """The server may have more than the file: it is started once more, for this laptop only."""
        from tourneydesk.gui.app.sharing.attempts import own_desk_name

        head = self.head
        if head is None:
            return

        def answered(trouble: FileTrouble | Refused | None) -> None:
            if trouble is None:
                head.stop()
            elif self._window.workspace is not None:
                self._ask_about_left(self._window.workspace.session, trouble)

        head.start(LOOPBACK, own_desk_name("share-head-desk"), answered)

    def ask_to_stop(self) -> None:
        """Stops sharing, after a question if other desks are connected."""
        if not self.asks_first(lambda: None) and self._head is not None:
            self._head.stop()

    def asks_first(self, then: Callable[[], object]) -> bool:
        """Asks before sharing ends while other desks are connected, and does the rest if it may
        end; False if there is nothing to ask.
        """
        head = self._head
        count = 0 if head is None else len(head.others())
        if head is None or not count:
            return False

        def stop() -> None:
            head.stop()
            then()

        self._ask(
            messages.text("share-ask-stop", count=count),
            [
                (messages.text("share-stop-button"), stop),
                (messages.text("wizard-cancel"), lambda: None),
            ],
            messages.text("share-about-stop"),
        )
        return True

    def show_join(self) -> None:
        """Asks for the address and the code of an event of another desk."""
        if not self.asks_first(lambda: self._show_join(None)):
            self._show_join(None)

    def show_join_with(self, address: str, code: str, desk: str) -> None:
        """Joins with what the command line gives, and asks for the rest."""
        self._show_join(None)
        self.join_dialog.fill(address, code, desk)

    def offers_join(self, path: Path) -> bool:
        """Asks to join again if this file is a copy of another desk's event; False if not."""
        if not is_joined_copy(path):
            return False
        self._show_join(path)
        return True

    def show_join_again(self) -> None:
        """Asks to join the open event again, of which this desk has a copy."""
        workspace = self._window.workspace
        if workspace is not None and self.can_continue:
            self._show_join(workspace.session.path)
            self.join_dialog.ask_for_code()

    def _show_join(self, copy: Path | None) -> None:
        from tourneydesk.gui.app.sharing.dialogs import JoinDialog

        self.join_dialog = JoinDialog(self, self._window.window())
        if copy is not None:
            self.join_dialog.show_copy(join_of(copy), lambda: self._window.open_for_reading(copy))
        self._window.open_dialog(self.join_dialog)

    def join(self, address: str, code: str, desk: str, done: Answered) -> None:
        """Joins an event of another desk, and shows it in the window."""

        from tourneydesk.gui.app.sharing.attempts import attempt

        def work() -> tuple[SharedSession, str]:
            from tourneydesk.desk.sharing.joining import join_typed

            return join_typed(address, code, desk)

        attempt(
            self._joining, work, lambda joined: self._joined(joined[0], address, code, done), done
        )

    def cancel_join(self) -> None:
        """An event that is being joined is not wanted any more."""
        self._joining.cancel()

    def _joined(
        self,
        session: SharedSession,
        address: str,
        code: str,
        done: Answered,
    ) -> None:
        from tourneydesk.desk.sharing.local_copy import LocalCopy

        try:
            # The event that is open may be this one.
            self.leave()
            copy = LocalCopy.keep(session, joined_folder())
        except FileTrouble as trouble:
            session.close()
            self._window.show_home()
            done(trouble)
            return
        self._enter(session, copy)
        workspace = self._window.workspace
        if workspace is None:
            done(None)
            return
        name = session.event.name
        remember_join(Join(str(copy.path.absolute()), name, address, code, session.desk))
        text = messages.text("join-done", event=name, desk=session.desk)
        look = "done"
        if copy.aside is not None:
            facts = {"steps": copy.aside.steps, "file": str(copy.aside.path)}
            text, look = messages.sentences(text, messages.text("join-aside", **facts)), "attention"
        workspace.session.message.emit(text, look)
        done(None)

    def go_on_without_server(self) -> None:
        """The server is lost: goes on alone, at the head desk in the event's own file."""
        head = self._head
        if head is None:
            self.ask_to_continue()
            return
        self._ask(
            messages.text("share-ask-continue"),
            [
                (messages.text("share-go-on-alone"), head.stop),
                (messages.text("wizard-cancel"), lambda: None),
            ],
            messages.text("share-about-file"),
        )

    def continues_instead(self) -> bool:
        """Of another desk's event, saving it elsewhere is going on alone there; else False."""
        if self.can_continue:
            self.ask_to_continue()
            return True
        return False

    def ask_to_continue(self) -> None:
        """Says what going on alone means, before a file is asked for."""
        if self.can_continue:
            self._ask(
                messages.text("share-ask-continue"),
                [
                    (messages.text("desk-continue-here"), self._choose_file),
                    (messages.text("wizard-cancel"), lambda: None),
                ],
                messages.text("share-about-continue"),
            )

    def _choose_file(self) -> None:
        """Asks for a file, and goes on in it alone with this desk's copy of the event."""
        workspace = self._window.workspace
        if workspace is None or not self.can_continue:
            return
        folder = events_folder(messages.text("window-program"))
        # A laptop that only joins has made no event yet, and the dialog shows existing folders.
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        start = free_path(folder, workspace.session.event.name)
        path = place_for_event(self._window.window(), start)
        if path is not None:
            self.continue_here(path)

    def continue_here(self, path: Path) -> None:
        """Goes on alone in a new file; what was typed while the server was lost is in it too."""
        from tourneydesk.desk.sharing.addresses import continue_alone
        from tourneydesk.gui.app.sharing.attempts import own_desk_name

        workspace = self._window.workspace
        if workspace is None:
            return
        session, page = workspace.session.session, workspace.page
        typed = [entry.decisions for entry in session.pending]
        desk = session.desk or own_desk_name("join-second-desk")
        note = messages.text("share-continued-note", desk=desk, step=len(session.steps))
        try:
            refused = continue_alone(path, session.entries, note, typed)
        except FileTrouble as trouble:
            self._say_wrong(workspace, trouble)
            return
        self._window.open_event(path)
        workspace = self._window.workspace
        if workspace is None:
            return
        workspace.go_to(page)
        text = messages.text("share-continued", name=path.name)
        if refused:
            more = messages.text("share-without", count=refused)
            workspace.session.message.emit(messages.sentences(text, more), "attention")
        else:
            workspace.session.message.emit(text, "done")

    def save_as(self, session: Session, path: Path) -> None:
        """Continues in a new file; an event that is shared from here goes on being shared."""
        sharing = None if self._head is None else self._head.sharing
        if sharing is not None:
            sharing.move_to(path)
        else:
            session.save_as(path)

    def leave(self) -> None:
        """The event is about to close."""
        head, self._head, self._shareable = self._head, None, None
        if head is not None:
            head.leave()
        copy, self._copy = self._copy, None
        if copy is not None:
            copy.close()
        self.changed.emit()

    def hand_over(self) -> HandedOver | None:
        """The shared event, for another window; this one keeps a picture of it in memory."""
        workspace = self._window.workspace
        session = None if workspace is None else workspace.session.session
        if workspace is None or session is None or not session.shared:
            return None
        sharing = None if self._head is None else self._head.hand_over()
        self._head = self._shareable = None
        copy, self._copy = self._copy, None
        picture = MemoryJournal()
        picture.rows = [(entry.at, entry.step) for entry in session.entries]
        workspace.session.continue_with(Session(picture, session.steps, event=session.event))
        return HandedOver(session, workspace.session.path, sharing, copy)

    def take_over(self, handed: HandedOver) -> None:
        """Goes on with an event that another window had shared or joined."""
        self._window.enter_shared(handed.session, handed.path)
        self._copy = handed.copy
        if self._window.workspace is not None and handed.sharing is not None:
            from tourneydesk.gui.app.sharing.head_desk import HeadDesk

            self._set_head(HeadDesk(self._window.workspace.session, handed.sharing))
        self.changed.emit()

    def _enter(self, session: Session, copy: LocalCopy) -> None:
        self._window.enter_shared(session, copy.path)
        if self._window.workspace is None:
            copy.close()
            return
        self._copy = copy
        self.changed.emit()

    def _set_head(self, head: HeadDesk) -> None:
        self._head = head
        head.changed.connect(self.changed)

    def _say_wrong(self, workspace: Workspace, trouble: FileTrouble | Refused) -> None:
        from tourneydesk.gui.app.sharing.attempts import why_not

        workspace.session.message.emit(why_not(trouble), "wrong")

    def _ask(
        self, text: str, answers: list[tuple[str, Callable[[], object]]], note: str = ""
    ) -> None:
        from tourneydesk.gui.app.sharing.attempts import Question

        self.question = Question(text, answers, self._window.window(), note)
        self._window.open_dialog(self.question)


# Before a shared event is closed while other desks are connected, the window asks.


class SharingWindow(Protocol):
    """A window whose open event may be shared."""

    sharing: SharedEvent


W = TypeVar("W", bound=SharingWindow)
P = ParamSpec("P")


def asks_desks(
    method: Callable[Concatenate[W, P], None],
) -> Callable[Concatenate[W, P], None]:
    """Puts the question before a method of the window that closes the event."""

    @wraps(method)
    def asking(window: W, /, *args: P.args, **named: P.kwargs) -> None:
        if not window.sharing.asks_first(lambda: method(window, *args, **named)):
            method(window, *args, **named)

    return asking
