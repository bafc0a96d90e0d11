"""Follows what other desks do, and whether the server answers, while the event is shared."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from tourneydesk.gui.event.desks.concern_card import ConcernCard
from tourneydesk.gui.event.desks.desk_card import DeskCard
from tourneydesk.gui.event.desks.other_desks import OtherDesks
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.present import messages

if TYPE_CHECKING:
    from tourneydesk.gui.session.desk_link import DeskLink


class Following(QObject):
    """Belongs to a workspace. Of an event that is not shared it does nothing."""

    changed = Signal()
    """The server was lost, is back, or something typed waits for it."""

    def __init__(self, session: QtSession, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self.other_desks = OtherDesks(session)
        self.card = DeskCard(session, self.other_desks)
        self.card.review_requested.connect(self.other_desks.offer_pending)
        self.concern_card = ConcernCard(session)
        self.link: DeskLink | None = None
        """Of an event that several desks share."""
        self._lost, self._steps_when_lost = False, 0
        self._focus_moved: tuple[QWidget | None, QWidget | None] = (None, None)
        """The field in which something was typed when it was disabled, and what Qt chose then."""
        session.desk_changed.connect(self._desk_changed)
        session.session_replaced.connect(self.follow)

    def follow(self) -> None:
        """Follows the event's present session."""
        self._leave_link()
        if self._session.session.address:
            from tourneydesk.gui.session.desk_link import link_of

            self.link = link_of(self._session)
            self.link.back.connect(self._connected_again)
            self.link.desks_changed.connect(self._show_desks)
            self._offer_left()
        self._desk_changed()

    def _offer_left(self) -> None:
        """What was typed without a connection, before the event was closed, still waits."""
        self.card.refresh()
        if not self._session.why_not_here("record"):
            self.other_desks.offer_pending()

    def leave(self) -> None:
        """The event is closing."""
        self.other_desks.put_off()
        self._leave_link()

    def _leave_link(self) -> None:
        if self.link is not None:
            self.link.leave()
            self.link = None
        self.concern_card.show_desks(())

    def _desk_changed(self) -> None:
        lost = self._session.lost is not None
        now_lost, self._lost = lost and not self._lost, lost
        if now_lost:
            self._steps_when_lost = len(self._session.steps)
            self.other_desks.put_off()
        self.concern_card.refresh()
        before = QApplication.focusWidget()
        self.changed.emit()
        if lost and before is not QApplication.focusWidget():
            self._focus_moved = before, QApplication.focusWidget()
        elif not lost:
            self._restore_focus()

    def _restore_focus(self) -> None:
        """A field that was disabled while it was typed in has the focus again, unless the user
        went elsewhere meanwhile.
        """
        (field, moved_to), self._focus_moved = self._focus_moved, (None, None)
        if field is None or not isValid(field) or not field.isVisible():
            return
        if QApplication.focusWidget() in (None, moved_to):
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_desks(self) -> None:
        """A desk has joined or left. The head desk may have another name than before."""
        desks = self.link.desks if self.link is not None else ()
        heads = [one.name for one in desks if one.role == "head"]
        if heads and self._session.session.desk not in heads:
            self.card.head = heads[0]
        self.concern_card.show_desks(desks)

    def _connected_again(self) -> None:
        missed = len(self._session.steps) - self._steps_when_lost
        if self.card.head_is_here:
            id = "desk-back-here-with" if missed else "desk-back-here"
        else:
            id = "desk-back-with" if missed else "desk-back"
        self._session.message.emit(messages.text(id, count=missed), "done")
        self.changed.emit()
        self.other_desks.offer_pending()
