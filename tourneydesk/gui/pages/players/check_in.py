"""Check-in: a click on the box, or a few letters and Enter, and the player is checked in."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from tourneydesk.core.event import Event
from tourneydesk.core.field import status
from tourneydesk.core.ratings import day_of
from tourneydesk.desk import attendance
from tourneydesk.desk.shared import forget_check_in, waiting_check_ins
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.user_data.address_book import today
from tourneydesk.gui.widgets.layout.boxes import inner_column
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of


class CheckIn(QFrame):
    """What is said about check-in and, before round 1, a single step that withdraws everyone who is
    not here.
    """

    seen = Signal(int)
    """A player was just found, so that the list can show them."""
    list_requested = Signal()
    """The check-in list is to be printed."""

    def __init__(self, session: QtSession, question: Question) -> None:
        super().__init__()
        self._session = session
        self._question = question
        self.withdraw_absent = button(
            messages.text("people-drop-absent", players=0),
            does=self._withdraw_absent,
            picture="user-minus",
        )
        self.print_list = button(
            messages.text("people-print-list"), does=self.list_requested, picture="printer"
        )
        self.reason = label("", "quiet", wraps=True)
        across = FlowLayout()
        for one in (self.withdraw_absent, self.print_list):
            across.addWidget(one)
        inner_column(self, self.reason, across)

    def refresh(self) -> None:
        """Shows what can be done about absent players now."""
        event = self._session.event
        why = why_not_withdraw(event) if event.entered else ""
        absent = attendance.absent_players(event)
        self.withdraw_absent.setText(messages.text("people-drop-absent", players=len(absent)))
        self.withdraw_absent.setVisible(bool(event.entered) and not why)
        self.print_list.setVisible(bool(event.entered))
        show_text(self.reason, why)
        self.reason.setVisible(bool(why))

    def arrive(self, player: int) -> None:
        """Checks in a player who was found by name; one who is withdrawn is asked about."""
        event = self._session.event
        name = name_of(event, player)
        match status(event, self._session.format.leavings(event), player):
            case "active":
                self.check_in(player)
            case "dropped":
                self._question.ask(
                    messages.text("people-withdrawn", name=name),
                    "",
                    (
                        (
                            messages.text("people-reinstate-and-check-in"),
                            lambda: self._reinstate(player),
                        ),
                        (messages.text("wizard-cancel"), lambda: None),
                    ),
                    focus=True,
                )
            case _:
                self._session.message.emit(
                    messages.text("people-out-already", name=name), "attention"
                )

    def check_in(self, player: int, here: bool = True) -> None:
        """Marks a player as here, or as not here after all."""
        waits = player in waiting_check_ins(self._session.session)
        if waits and here == self._session.event.player(player).checked_in:
            # It was typed while the server was lost, and is taken back before it was recorded.
            forget_check_in(self._session.session, player)
            return
        outcome = self._session.attempt(
            lambda session: attendance.check_in(session, (player,), here)
        )
        self.seen.emit(player)
        if outcome.done:
            message_key = "people-checked-in" if here else "people-not-here-after-all"
            event = self._session.event
            said = messages.text(message_key, name=name_of(event, player))
            until = event.player(player).expires
            if here and until is not None and until < (day_of(event) or today()):
                expired = messages.text("people-expired", day=messages.dates_in(until))
                self._session.message.emit(messages.sentences(said, expired), "attention")
            else:
                self._session.report(said)

    def toggle(self, player: int) -> None:
        """Toggles between here and not here."""
        event = self._session.event
        if status(event, self._session.format.leavings(event), player) == "active":
            waiting = waiting_check_ins(self._session.session)
            self.check_in(player, not waiting.get(player, event.player(player).checked_in))
        else:
            self.arrive(player)

    def press(self, player: int) -> None:
        """Does what the button for the player says."""
        if self._session.event.player(player).dropped:
            self._reinstate(player)
        else:
            self.toggle(player)

    def _reinstate(self, player: int) -> None:
        outcome = self._session.attempt(
            lambda session: attendance.reinstate_and_check_in(session, player)
        )
        self.seen.emit(player)
        if outcome.done:
            name = name_of(self._session.event, player)
            self._session.report(messages.text("people-reinstated-and-checked-in", name=name))

    def _withdraw_absent(self) -> None:
        withdrawn: list[int] = []
        outcome = self._session.attempt(
            lambda session: withdrawn.extend(attendance.drop_absent(session))
        )
        if outcome.done:
            self._session.report(messages.text("people-absent-dropped", players=len(withdrawn)))


def why_not_withdraw(event: Event) -> str:
    """Why absent players cannot be withdrawn together; empty if they can."""
    why_not = attendance.can_drop_absent(event).why_not
    if any(one.code == "nobody_checked_in" for one in why_not):
        return messages.text("people-check-in-optional", players=len(event.entered))
    return refusal(why_not)
