"""Check-in: a few letters, Enter, and somebody is here."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.desk.players import presence
from tourneydesk.gui import words
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.widgets.finder import Finder, in_play
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.present.words import name_of


class CheckIn(QFrame):
    """Who is here; and before round 1, one step that drops those who are not."""

    seen = Signal(int)
    """Somebody was just found: the list shows him."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self.finder = Finder(words.CHECK_IN_WHO)
        self.finder.taken.connect(self.check_in)
        self.finder.unknown.connect(lambda said: session.said.emit(said, "attention"))
        self.count = label("", "strong", wraps=True)
        self.drop = button(words.DROP_ABSENT.format(players=words.players(0)))
        self.drop.clicked.connect(self._drop_absent)
        self.why = label("", "quiet", wraps=True)
        across = QHBoxLayout()
        across.setSpacing(8)
        across.addWidget(self.count, 1)
        across.addWidget(self.why, 2)
        across.addWidget(self.drop)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(8)
        lines.addWidget(self.finder)
        lines.addLayout(across)

    def enter(self) -> None:
        self.finder.enter()

    def refresh(self) -> None:
        """Shows who is here as the event stands."""
        event = self._session.event
        inside = in_play(event, active(event, self._session.format.leavings(event)))
        self.finder.show_players(inside)
        here = sum(player.checked_in for player in inside)
        show_text(self.count, words.HERE_OF.format(here=here, all=len(inside)))
        gone = presence.absent(event)
        why = why_not_drop(event)
        self.drop.setText(words.DROP_ABSENT.format(players=words.players(len(gone))))
        self.drop.setVisible(not why)
        show_text(self.why, why)

    def check_in(self, player: int, here: bool = True) -> None:
        """Marks somebody as here, or as not here after all."""
        told = self._session.attempt(lambda session: presence.check_in(session, (player,), here))
        self.seen.emit(player)
        if told.done:
            text = words.CHECKED_IN if here else words.NOT_HERE_AFTER_ALL
            self._session.tell(text.format(name=name_of(self._session.event, player)))

    def turn(self, player: int) -> None:
        """Here becomes not here, and the other way round."""
        self.check_in(player, not self._session.event.player(player).checked_in)

    def _drop_absent(self) -> None:
        gone: list[int] = []
        told = self._session.attempt(lambda session: gone.extend(presence.drop_absent(session)))
        if told.done:
            self._session.tell(words.ABSENT_DROPPED.format(players=words.players(len(gone))))
            self.enter()


def why_not_drop(event: Event) -> str:
    """Why those who are not here cannot be dropped together; empty where they can."""
    why_not = presence.can_drop_absent(event).why_not
    if any(one.code == "nobody_checked_in" for one in why_not):
        return words.CHECK_IN_OPTIONAL
    return refusal(why_not)
