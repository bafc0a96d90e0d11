"""A quiet card above the status bar: what is wrong with the desks that are connected, such as a
clock that differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Card
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import say

if TYPE_CHECKING:
    from tourneydesk.store.sharing.no_driver import ConnectedDesk


class ConcernCard(Card):
    """The head desk sees what is about any desk, the others what is about their own. Once closed,
    it returns only with something new. It never takes the focus.
    """

    def __init__(self, session: QtSession) -> None:
        super().__init__(CARD_MARGINS, "info")
        self._session = session
        self._said: tuple[str, ...] = ()
        self._read: set[str] = set()
        self.about = label("", wraps=True)
        self.texts.addWidget(self.about)
        self.close_button = button(messages.text("window-close"), does=self._close)
        self.answers.addWidget(self.close_button)
        self.hide()

    def show_desks(self, desks: Sequence[ConnectedDesk]) -> None:
        """Shows what is wrong with these desks, if it is anything new."""
        self._said = self._concerns(desks) if desks else ()
        # What ended and comes again is new again.
        self._read &= set(self._said)
        self.refresh()

    def _concerns(self, desks: Sequence[ConnectedDesk]) -> tuple[str, ...]:
        from tourneydesk.desk.sharing.serving import concerns, concerns_of_desk

        own = self._session.session
        found = concerns(desks) if own.role == "head" else concerns_of_desk(desks, own.desk)
        return tuple(say(one, self._session.event) for one in found)

    def refresh(self) -> None:
        """Hides while the server is lost: that is more important, and nobody is connected."""
        new = [one for one in self._said if one not in self._read]
        show_text(self.about, "\n".join(new))
        self.setVisible(bool(new) and self._session.lost is None)
        self.arrange()

    def _close(self) -> None:
        self._read |= set(self._said)
        self.refresh()
