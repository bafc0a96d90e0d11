"""The pictures of an event that several desks share and of pages for phones. No server is started,
and nothing of this computer's network is shown.
"""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QDialog, QWidget

from pictures.events import running
from tourneydesk import __version__
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.history import Steps
from tourneydesk.desk.networks import Interface
from tourneydesk.desk.phones import page_address
from tourneydesk.desk.session import PendingEntry, Session
from tourneydesk.desk.shared import Conflict, OtherStep
from tourneydesk.desk.sharing.addresses import DEFAULT_PORT, Invitation
from tourneydesk.desk.sharing.conflict import check_first
from tourneydesk.gui.app.phones import Phones
from tourneydesk.gui.app.phones_dialog import PhonesDialog
from tourneydesk.gui.app.sharing.dialogs import JoinDialog, ShareDialog
from tourneydesk.gui.app.sharing.head_desk import HeadDesk
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.present.messages import text
from tourneydesk.store.chain import at_desk
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.no_driver import ConnectedDesk

if TYPE_CHECKING:
    from tourneydesk.desk.sharing.serving import Sharing


HOST, PHONES_PORT, PHONES = "192.168.1.20", 8000, 37
NETWORK = Interface("wlan0", "Wi-Fi", HOST, "wifi")
CODES = {"scorekeeper": "K7M2QX9TB4HN8WD", "head": "3RVC6JP8ZKE2MYA", "viewer": "X5GTN7WQ4DH9BFS"}
NOON = "2026-09-26T12:00:00"


class SharedSample(Session):
    """A shared event as Desk 2 sees it."""

    shared = True
    role = "scorekeeper"

    def __init__(self, of: Session) -> None:
        """Has the steps of another session."""
        journal = MemoryJournal()
        for entry in of.entries:
            journal.append(entry.at, entry.step)
        self.desk = _second_desk()
        self.recorded_by = self.desk
        self.trouble: FileTrouble | None = None
        self.typed: tuple[PendingEntry, ...] = ()
        super().__init__(journal, of.steps, lambda: at_desk(NOON, self.recorded_by))

    @property
    def lost(self) -> FileTrouble | None:
        return self.trouble

    @property
    def pending(self) -> tuple[PendingEntry, ...]:
        return self.typed

    def keep_conflict(self, _conflict: Conflict) -> None:
        """Another picture is taken: the question of this one is not kept."""


def shared(key: str) -> Session:
    """A round in progress, in a shared event."""
    return SharedSample(running(key))


def lost(key: str) -> Session:
    """The same while the server is lost; two results are typed."""
    session = SharedSample(running(key))
    session.trouble = FileTrouble("server_lost", Path(text("share-head-desk")))
    session.typed = tuple(
        PendingEntry(at_desk(NOON, session.desk), _win(SharedSample(session), table, 0)[-1])
        for table in session.event.rounds[-1].missing[:2]
    )
    return session


def show_conflict(window: Window) -> None:
    """The head desk has just recorded the first missing table, otherwise than here."""
    if window.workspace is None:
        return
    session = cast(SharedSample, window.workspace.session.session)
    seen, head = session.event, text("share-head-desk")
    table = seen.rounds[-1].missing[0]
    (ours,) = _win(SharedSample(session), table, 1)[-1]
    session.recorded_by = head
    theirs = OtherStep(head, _win(session, table, 0)[-1], seen, session.event)
    session.recorded_by = session.desk
    try:
        check_first(ours, seen, session.event, (theirs,))
    except Conflict as conflict:
        window.workspace.session.conflict.emit(conflict)


def show_loss(window: Window) -> None:
    """The card names the head desk."""
    if window.workspace is not None:
        window.workspace.desk_card.head = text("share-head-desk")
        window.workspace.desk_card.refresh()


def show_share_dialog(window: Window) -> None:
    """The event is shared, and two desks have joined."""
    if window.workspace is not None:
        head = SampleHead(window.workspace.session)
        window.open_dialog(
            ShareDialog(head, lambda: None, window, (Interface("wlan0", "wlan0", HOST, "wifi"),))
        )


def show_join_dialog(window: Window) -> None:
    """Address and code are typed."""
    dialog = JoinDialog(window.sharing, window)
    invitation = _invitation("scorekeeper")
    dialog.address.setText(invitation.place)
    dialog.code.setText(invitation.shown_code)
    window.open_dialog(dialog)


def show_phones_dialog(window: Window) -> None:
    """Pages are shared, and phones look at them."""
    window.open_dialog(PhonesDialog(SamplePhones(window), window))


def dialog_of(window: Window) -> QWidget | None:
    """The dialog that is open."""
    found = (one for one in window.findChildren(QDialog) if one.isVisible())
    return next(found, None)


class SampleHead(HeadDesk):
    """Shares at a made-up address."""

    def __init__(self, session: QtSession) -> None:
        super().__init__(session)
        own = SimpleNamespace(desk=text("share-head-desk"), lost=None)
        shared = SimpleNamespace(invitation=_invitation, host=HOST, session=own)
        self.sharing = cast("Sharing", shared)

    @property
    def address_gone(self) -> bool:
        return False

    def others(self) -> tuple[ConnectedDesk, ...]:
        second = _connected(_second_desk(), "scorekeeper", 21)
        third = replace(second, name=second.name.replace("2", "3"), host="192.168.1.22")
        return second, third


class SamplePhones(Phones):
    """Shares at a made-up address."""

    def __init__(self, window: Window) -> None:
        super().__init__(window, lambda: [NETWORK])
        self.interface = NETWORK

    @property
    def gone(self) -> bool:
        return False

    @property
    def address(self) -> str:
        return page_address(HOST, PHONES_PORT)

    @property
    def looking(self) -> int:
        return PHONES


def _connected(name: str, role: str, last: int) -> ConnectedDesk:
    return ConnectedDesk(name, role, f"192.168.1.{last}", NOON, __version__, 0.0)


def _invitation(role: str) -> Invitation:
    return Invitation(HOST, DEFAULT_PORT, role, CODES[role])


def _second_desk() -> str:
    return text("join-second-desk")


def _win(session: Session, table: int, of: int) -> Steps:
    """All steps, after recording that this player of a table won."""
    seated = session.event.rounds[-1].table(table)
    assert seated is not None
    rounds.report(session, table, {"winner": seated.players[of]})
    return session.steps
