"""Record cards as they would be printed, across the whole page."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.details.record_cards import RecordCards
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.layout.boxes import REST, page_column
from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import listed, name_of


class LargeCard(PageKeys, ScrollArea):
    """Covers the page until Esc; it follows the event."""

    closed = Signal()

    def __init__(self, session: QtSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._heading = label("", "heading", wraps=True)
        self.key_actions = {"keys-back": self.closed.emit}
        self.cards = RecordCards(session)
        self.cards.large_requested.connect(lambda _: self.closed.emit())
        self.back = ActionButton("keys-back", self.closed)
        inside = QWidget()
        page_column(
            inside, self._heading, self.cards, (self.back, 0, Qt.AlignmentFlag.AlignLeft), REST
        )
        self.hold(inside, focus=True, sideways=False)
        session.changed.connect(self._refresh)

    def show_players(self, players: tuple[int, ...]) -> None:
        """Shows these players' cards and takes the focus."""
        names = listed([name_of(self._session.event, player) for player in players])
        show_text(self._heading, names)
        self.setAccessibleName(messages.text("papers-card-large", name=names))
        self.cards.show_players(players)
        self.back.setFocus()

    def leave(self) -> None:
        """The event is closing."""
        self.cards.leave()

    def _refresh(self) -> None:
        player_ids = {player.id for player in self._session.event.players}
        if self.isVisible() and player_ids.issuperset(self.cards.players):
            self.cards.show_players(self.cards.players)
        elif self.isVisible():
            self.closed.emit()
