"""Players' record cards as they would be printed now."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import Event
from tourneydesk.gui.session.paper_thread import image, paper_thread, stamp_now
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks.background import AfterPause
from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.page_picture import PagePicture
from tourneydesk.gui.widgets.text_widgets import label, show_text, tip
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of
from tourneydesk.present.sheets import Stamp

PAUSE = 60
"""Milliseconds that the width must be unchanged before cards are rendered for it."""
SHAPE = (5, 3)
"""Width and height of a card, in inches."""
MIN_WIDTH = 20
"""The width in dots below which a card is illegible."""
CardImages = dict[int, list[QImage]]


class RecordCards(QWidget):
    """Cards in a column, one or more for each player; invisible cards are not rendered."""

    large_requested = Signal(int)
    """The player whose card is to be shown large."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self.players: tuple[int, ...] = ()
        self._images: tuple[Event, int] | None = None
        self._drawing = AfterPause[CardImages](self._draw, self, paper_thread())
        self._heading = label("", "strong", wraps=True)
        self._lines = column_of(self._heading, on=self, margins=(0, 8, 0, 0))
        self.pages: list[PagePicture] = []
        self._owners: list[int] = []
        self.hide()

    @property
    def busy(self) -> bool:
        return self._drawing.busy

    def show_players(self, players: Sequence[int]) -> None:
        """Shows these players' cards for the event's current state."""
        wanted_players = tuple(players)
        if wanted_players != self.players:
            self.players = wanted_players
            # A card must never appear under another player's name, not even for a moment.
            self._drawing.cancel()
            self._set_pages(wanted_players)
            text = (
                messages.text("papers-record-card")
                if len(wanted_players) == 1
                else messages.text("papers-record-cards")
            )
            show_text(self._heading, text)
            self.setVisible(bool(wanted_players))
        # After the window has painted the rest: rendering at the same time slows that down.
        self._drawing.begin_after(0)

    def leave(self) -> None:
        """The event is closing: cancels rendering."""
        self._drawing.cancel()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._drawing.begin_after(0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._drawing.begin_after(PAUSE)

    def _draw(self) -> None:
        if not self.players or not self.isVisible() or not self.pages:
            return
        event, players = self._session.event, self.players
        dots = self.pages[0].dots[0]
        drawn = self._images
        if dots < MIN_WIDTH or (drawn is not None and drawn[0] is event and drawn[1] == dots):
            return
        self._images = (event, dots)
        at = stamp_now(self._session, len(event.rounds) or None)
        self._drawing.start(lambda: pictures(event, at, players, dots), self._images_ready)

    def _images_ready(self, outcome: CardImages | Exception) -> None:
        if isinstance(outcome, Exception):
            self._images = None
            raise outcome
        owners = [player for player, pages in outcome.items() for _ in pages]
        if owners != self._owners:
            drawn = self._images
            self._set_pages(owners)
            self._images = drawn
        images = [one for pages in outcome.values() for one in pages]
        for page, picture in zip(self.pages, images, strict=True):
            page.show_image(picture)

    def _set_pages(self, owners: Sequence[int]) -> None:
        """Creates the required number of blank cards; a player with many rounds has several."""
        while len(self.pages) > len(owners):
            removed = self.pages.pop()
            self._lines.removeWidget(removed)
            removed.hide()
            removed.deleteLater()
        while len(self.pages) < len(owners):
            page = PagePicture(SHAPE)
            page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            page.setCursor(Qt.CursorShape.PointingHandCursor)
            tip(page, messages.text("papers-card-tip"))
            page.pressed.connect(partial(self._pressed, len(self.pages)))
            self._lines.addWidget(page)
            self.pages.append(page)
        self._owners = list(owners)
        self._images = None
        for page, owner in zip(self.pages, owners, strict=True):
            name = name_of(self._session.event, owner)
            page.setAccessibleName(messages.text("papers-record-card-of", name=name))
            page.show_image(None)

    def _pressed(self, at: int) -> None:
        self.large_requested.emit(self._owners[at])


def pictures(event: Event, at: Stamp, players: Sequence[int], dots: int) -> CardImages:
    """Each player's cards at this width in dots; to be called on the paper thread."""
    return {player: _of_player(event, at, player, dots) for player in players}


def _of_player(event: Event, at: Stamp, player: int, dots: int) -> list[QImage]:
    # Imported here, on the paper thread: the printing modules load slowly.
    from tourneydesk.documents.cards.sheets import card_sheets
    from tourneydesk.documents.drawing.page import CARD
    from tourneydesk.documents.pictures import page_sizes, picture
    from tourneydesk.present.cards.deck import cards

    pdf = card_sheets(cards(event, at, [player]), CARD)
    scale = dots / CARD.width
    if scale < 1:
        # Lines are at least one dot wide; rendered large and scaled down, they leave digits
        # legible.
        scale *= 2
    return [image(picture(pdf, page, scale)) for page in range(len(page_sizes(pdf)))]
