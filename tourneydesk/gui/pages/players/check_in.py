"""Check-in: type a few letters, press Enter, and the player is checked in."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.desk.players import presence
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.widgets.finder import Finder, in_play
from tourneydesk.gui.widgets.layout.boxes import inner_column, row_of
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of


class CheckIn(QFrame):
    """Who is checked in and, before round 1, a single step that withdraws everyone else."""

    seen = Signal(int)
    """A player was just found, so that the list can show them."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self.finder = Finder(messages.text("people-check-in-who"))
        self.finder.chosen.connect(self.check_in)
        self.finder.unknown.connect(lambda text: session.message.emit(text, "attention"))
        self.count = label("", "strong", wraps=True)
        self.withdraw_absent = button(
            messages.text("people-drop-absent", players=0), does=self._withdraw_absent
        )
        self.reason = label("", "quiet", wraps=True)
        inner_column(
            self, self.finder, row_of((self.count, 1), (self.reason, 2), self.withdraw_absent)
        )

    def enter(self) -> None:
        self.finder.enter()

    def refresh(self) -> None:
        """Shows who is checked in now."""
        event = self._session.event
        inside = in_play(event, active(event, self._session.format.leavings(event)))
        self.finder.show_players(inside)
        present = sum(player.checked_in for player in inside)
        show_text(self.count, messages.text("people-here-of", here=present, all=len(inside)))
        absent = presence.absent_players(event)
        why = why_not_withdraw(event)
        self.withdraw_absent.setText(messages.text("people-drop-absent", players=len(absent)))
        self.withdraw_absent.setVisible(not why)
        show_text(self.reason, why)

    def check_in(self, player: int, here: bool = True) -> None:
        """Marks a player as here, or as not here after all."""
        outcome = self._session.attempt(lambda session: presence.check_in(session, (player,), here))
        self.seen.emit(player)
        if outcome.done:
            message_key = "people-checked-in" if here else "people-not-here-after-all"
            self._session.report(
                messages.text(message_key, name=name_of(self._session.event, player))
            )

    def toggle(self, player: int) -> None:
        """Toggles between here and not here."""
        self.check_in(player, not self._session.event.player(player).checked_in)

    def _withdraw_absent(self) -> None:
        withdrawn: list[int] = []
        outcome = self._session.attempt(
            lambda session: withdrawn.extend(presence.drop_absent(session))
        )
        if outcome.done:
            self._session.report(messages.text("people-absent-dropped", players=len(withdrawn)))
            self.enter()


def why_not_withdraw(event: Event) -> str:
    """Why absent players cannot be withdrawn together; empty if they can."""
    why_not = presence.can_drop_absent(event).why_not
    if any(one.code == "nobody_checked_in" for one in why_not):
        return messages.text("people-check-in-optional")
    return refusal(why_not)
