"""Players' records in the panel: small tables, and cards as they would be printed."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget
from shiboken6 import isValid

from tourneydesk.core.event import Event
from tourneydesk.gui.session.paper_trail import image, paper_thread, stamp_now
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks import AfterPause
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.layouts import REST, ScrollArea, column_of, page_column, row_of
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.pictures import PagePicture
from tourneydesk.gui.widgets.table_cells import draw_due
from tourneydesk.gui.widgets.text_widgets import label, show_text, tip
from tourneydesk.gui.widgets.theme import color
from tourneydesk.present import messages
from tourneydesk.present.messages import enumerated, listed, name_of
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.table import Column, Table
from tourneydesk.present.tables.players import record_table

GAP = 4
"""Pixels between columns."""
SIDE = 6
"""Pixels beside the first and the last column."""
RADIUS = 6
Records = dict[int, Table[int]]


class PlayerRecords(QWidget):
    """A name with a small table for each player; computed in the background."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self.players: tuple[int, ...] = ()
        self._named = ""
        self._shown: Event | None = None
        self._computing = AfterPause[Records](self._compute, self)
        self.views: list[RecordView] = []
        self._rows = column_of(on=self, margins=0, spacing=12)
        self.hide()

    @property
    def busy(self) -> bool:
        return self._computing.busy

    def show_players(self, players: Sequence[int], named: str = "") -> None:
        """Shows the records of these players in the event's current state; the name that the
        heading above has already is not shown again.
        """
        wanted = tuple(players)
        if (wanted, named) != (self.players, self._named):
            self.players, self._named, self._shown = wanted, named, None
            self._computing.cancel()
            self._set_views(wanted)
            self.setVisible(bool(wanted))
        # After the window has painted the rest.
        if self._shown is not self._session.event:
            self._computing.begin_after(0)

    def leave(self) -> None:
        """The event is closing."""
        self._computing.cancel()

    def _compute(self) -> None:
        event, players = self._session.event, self.players
        self._shown = event
        if players:
            self._computing.start(
                lambda: {player: record_table(event, player) for player in players}, self._show
            )

    def _show(self, outcome: Records | Exception) -> None:
        if isinstance(outcome, Exception):
            raise outcome
        if not isValid(self):  # another event was opened in its place meanwhile
            return
        for view, table in zip(self.views, outcome.values(), strict=True):
            view.show_table(table)

    def _set_views(self, players: Sequence[int]) -> None:
        while len(self.views) > len(players):
            removed = self.views.pop()
            self._rows.removeWidget(removed)
            removed.hide()
            removed.deleteLater()
        while len(self.views) < len(players):
            self.views.append(RecordView())
            self._rows.addWidget(self.views[-1])
        for view, player in zip(self.views, players, strict=True):
            name = name_of(self._session.event, player)
            view.show_player(name, player, named=name == self._named)


class RecordView(QWidget):
    """One player's name and number, with the table below."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self._number = label("", "strong", wraps=True), label("", "quiet")
        self.grid = RecordGrid()
        head = row_of((self.name, 1), self._number)
        column_of(head, self.grid, on=self, margins=0, spacing=4)

    def show_player(self, name: str, number: int, *, named: bool) -> None:
        """Shows another player, whose table follows; the name too, unless it is above already."""
        show_text(self.name, name)
        self.name.setVisible(not named)
        show_text(self._number, messages.text("window-player-number", number=number))
        self.grid.show_table(None)

    def show_table(self, table: Table[int]) -> None:
        """Shows the player's table."""
        self.grid.show_table(table)
        rows = [enumerated([*filter(None, row.cells)]) for row in table.rows]
        self.grid.setAccessibleName(messages.sentences(self.name.text(), *rows))


class RecordGrid(QWidget):
    """Paints a small table: it has nothing to choose, and there may be five of them."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table[int] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_table(self, table: Table[int] | None) -> None:
        """Shows a table; None for an empty one."""
        self.table = table
        self.setVisible(table is not None and bool(table.rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        rows = len(self.table.rows) if self.table is not None else 0
        return QSize(0, self._head_height + rows * self._row_height + 2)

    @property
    def _has_colors(self) -> bool:
        return self.table is not None and "color" in self.table.ids

    @property
    def _head_height(self) -> int:
        return self.fontMetrics().height() + 6

    @property
    def _row_height(self) -> int:
        return self.fontMetrics().height() + 10

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self.table is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(color("line")), 1))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), RADIUS, RADIUS)
        columns = self.table.columns
        widths = self._widths()
        self._draw_row(painter, 0, self._head_height, [one.head for one in columns], widths, ())
        for at, row in enumerate(self.table.rows):
            top = self._head_height + at * self._row_height
            painter.setPen(QPen(QColor(color("line")), 1))
            painter.drawLine(1, top, self.width() - 2, top)
            self._draw_row(painter, top, self._row_height, row.cells, widths, row.tones)

    def _widths(self) -> list[int]:
        """Each column as wide as its widest text; the wide one gets the rest."""
        assert self.table is not None
        metrics = self.fontMetrics()
        columns = self.table.columns
        widths = [
            max(
                metrics.horizontalAdvance(text)
                for text in (column.head, *(row.cells[at] for row in self.table.rows))
            )
            + GAP
            + 2
            for at, column in enumerate(columns)
        ]
        for at, column in enumerate(columns):
            if column.kind == "due":
                widths[at] = metrics.height() + GAP
        rest = (
            self.width()
            - 2 * SIDE
            - sum(width for width, column in zip(widths, columns, strict=True) if not column.wide)
        )
        return [
            rest if column.wide else width for width, column in zip(widths, columns, strict=True)
        ]

    def _draw_row(
        self,
        painter: QPainter,
        top: int,
        height: int,
        cells: Sequence[str],
        widths: Sequence[int],
        tones: Sequence[str],
    ) -> None:
        assert self.table is not None
        left = SIDE
        from_right = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for at, (column, cell, width) in enumerate(
            zip(self.table.columns, cells, widths, strict=True)
        ):
            start = self.width() - left - width if from_right else left
            box = QRect(start, top, width, height)
            left += width
            tone = tones[at] if tones else ""
            if column.kind != "due":
                self._draw_text(painter, box, column, cell, "quiet" if not tones else tone)
            elif cell:
                painter.save()
                draw_due(painter, box, cell, "black" if tone == "black" else "white", False)
                painter.restore()

    def _draw_text(
        self, painter: QPainter, box: QRect, column: Column, text: str, tone: str
    ) -> None:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold if tone == "strong" else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(color("quiet" if tone == "quiet" else "text")))
        flags = Qt.AlignmentFlag
        side = flags.AlignRight if column.kind == "number" else flags.AlignLeft
        after_number = column.kind in ("text", "name") and not self._has_colors
        inset = SIDE if after_number else GAP // 2
        inside = box.adjusted(inset, 0, -(GAP // 2), 0)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside, side | flags.AlignVCenter, shown)


# Players' record cards as they would be printed now.

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


# Record cards as they would be printed, across the whole page.


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
