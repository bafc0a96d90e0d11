"""The ring in place of the list of tables: the picture, its keys, the calls beside it."""

from functools import partial
from math import ceil

from PySide6.QtCore import QModelIndex, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from tourneydesk.core.event import Event
from tourneydesk.gui.pages.round_page import RoundPage
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.actions import action_key, only_if
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.layouts import SideBySide, column_of
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.ring import (
    RingLayout,
    RingLook,
    RingPicture,
    lay_out,
    min_side,
    paint_ring,
)
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text, tip
from tourneydesk.present import messages
from tourneydesk.present.drawings import RingDrawing, RingGame, ring_text
from tourneydesk.present.messages import bare_name_of, listed, name_of
from tourneydesk.present.shows import ring_drawing
from tourneydesk.present.table import Column, Row

# The games to announce, newest first; a tick means announced, and a result removes the row.

CALLED_COLUMN = 2
"""The column with the tick."""


class CallList(QWidget):
    """Rows of tables with the players to call. Space or a click in the last column ticks one."""

    ticked = Signal(int)
    """The table that was announced, or no longer is."""
    all_called = Signal()
    chosen = Signal(object)
    """The table of the row the user selected."""

    def __init__(self) -> None:
        super().__init__()
        self.list: TableView[int] = TableView(TableModel(()), messages.text("ring-calls"))
        self.list.wrap_texts()
        self.list.on_keys(
            {"keys-ring-tick": self._tick, "keys-round-call-all": self.all_called.emit}
        )
        self.list.chosen.connect(self.chosen)
        self.list.clicked.connect(self._clicked)
        self._none = label(messages.text("ring-no-calls"), "quiet", wraps=True)
        # White above Black: two names are never too long to be read in full.
        header = self.list.verticalHeader()
        header.setDefaultSectionSize(header.defaultSectionSize() + self.fontMetrics().height())
        self._keys = label(messages.text("ring-calls-keys"), "quiet", wraps=True)
        self._spare = QWidget()
        column_of(
            label(messages.text("ring-calls"), "strong"),
            self._none,
            (self.list, 1),
            self._keys,
            (self._spare, 1),
            on=self,
            margins=(8, 0, 0, 0),
            spacing=4,
        )

    def show_calls(self, event: Event, drawing: RingDrawing) -> None:
        """Shows the current calls and keeps the selection."""
        lines = [
            Row(
                game.table,
                (
                    str(game.table),
                    _seats(event, game),
                    messages.text("ring-not-called")
                    if game.waiting
                    else messages.text("ring-called-out"),
                ),
                tones=("strong", "", "attention" if game.waiting else "done"),
            )
            for game in drawing.calls
        ]
        columns = (
            Column(messages.text("head-table", event.format), "number"),
            Column(messages.text("ring-call-head"), wide=True, least=14),
            Column(messages.text("ring-called-head"), "chip"),
        )
        # Rows that only move were not selected by the user.
        with QSignalBlocker(self.list):
            self.list.show_rows(lines, columns)
        self.list.setVisible(bool(lines))
        self._keys.setVisible(bool(lines))
        self._none.setVisible(not lines and bool(drawing.games))
        self._spare.setVisible(not lines)

    def _tick(self) -> None:
        if self.list.key is not None:
            self.ticked.emit(self.list.key)

    def _clicked(self, index: QModelIndex) -> None:
        if index.column() == CALLED_COLUMN:
            self._tick()


def _seats(event: Event, game: RingGame) -> str:
    return "\n".join(
        messages.text("ring-called", name=bare_name_of(event, player), number=player)
        for player in game.players
    )


# The ring on the screen: keys move along it, a click selects a player, hovering names them.

Role = QPalette.ColorRole
EDGE = 4
"""Pixels around the picture."""
LABEL_STYLES = ("attention", "done", "quiet")


class RingView(PageKeys, QWidget):
    """Arrow keys move along the ring; every click is emitted as a signal.

    The current game is between a player and the next one clockwise.
    """

    stepped = Signal(int)
    """Movement along the ring: clockwise (1) or back (-1)."""
    clicked = Signal(int)
    """The player who was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(messages.text("ring-page"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        back, on = partial(self.stepped.emit, -1), partial(self.stepped.emit, 1)
        self.key_actions = {"keys-ring-step": (back, back, on, on)}
        self._event: Event | None = None
        self._drawing: RingDrawing | None = None
        self._layout: RingLayout | None = None
        self.table = 0
        self.picked = 0
        # The style sheet addresses labels; these lend the picture their colors.
        self._style_labels = {look: self._style_label(look) for look in LABEL_STYLES}

    @property
    def layout_now(self) -> RingLayout | None:
        """The layout for the available space; None before there is a ring."""
        if self._layout is None and self._drawing is not None:
            rect = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
            metrics = self.fontMetrics()
            self._layout = lay_out(
                self._drawing.players, rect, metrics.height(), metrics.horizontalAdvance
            )
        return self._layout

    def show_ring(self, event: Event, drawing: RingDrawing, table: int, picked: int) -> None:
        """Shows the ring, the current game, and the player picked as winner (0: nobody)."""
        if drawing != self._drawing or event is not self._event:
            self._event, self._drawing, self._layout = event, drawing, None
            self.setAccessibleDescription(ring_text(event, drawing))
            self.updateGeometry()
        self.table, self.picked = table, picked
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Large enough for every number; a smaller window scrolls."""
        metrics = self.fontMetrics()
        side = metrics.height() * 10
        if self._drawing is not None and self._drawing.inside:
            inside = [one.player for one in self._drawing.inside]
            widest = max(metrics.horizontalAdvance(str(player)) for player in inside)
            side = max(side, ceil(min_side(len(inside), metrics.height(), widest)) + 2 * EDGE)
        return QSize(side, side)

    def about(self, player: int) -> str:
        """The player's name and current opponents."""
        event, drawing = self._event, self._drawing
        if event is None or drawing is None:
            return ""
        names = [
            name_of(event, next(one for one in game.players if one != player))
            for game in drawing.games
            if player in game.players
        ]
        if not names:
            return messages.text("ring-numbered", name=bare_name_of(event, player), number=player)
        others = listed(tuple(dict.fromkeys(names)))
        return messages.text(
            "ring-plays", name=bare_name_of(event, player), number=player, others=others
        )

    def resizeEvent(self, _event: object) -> None:  # noqa: N802
        self._layout = None

    def changeEvent(self, _event: object) -> None:  # noqa: N802
        self._layout = None

    def focusInEvent(self, _event: QFocusEvent) -> None:  # noqa: N802
        self.update()

    def focusOutEvent(self, _event: QFocusEvent) -> None:  # noqa: N802
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        who = self._player_at(event)
        if who is not None and event.button() == Qt.MouseButton.LeftButton:
            self.setFocus()
            self.clicked.emit(who)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        who = self._player_at(event)
        tip(self, self.about(who) if who is not None else "")
        shape = Qt.CursorShape.ArrowCursor if who is None else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        picture = self.picture
        painter = QPainter(self)
        if picture is not None:
            paint_ring(painter, picture, self.look)
        if self.hasFocus():
            painter.setPen(QPen(self.palette().color(Role.Accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    @property
    def picture(self) -> RingPicture | None:
        """The picture as painted now; None before there is a ring."""
        layout = self.layout_now
        if layout is None or self._drawing is None or self._event is None:
            return None
        return RingPicture(self._event, self._drawing, layout, self.table, self.picked)

    @property
    def look(self) -> RingLook:
        """The colors of the style sheet, and the window's font."""
        colors = self.palette()
        return RingLook(
            ground=colors.color(Role.Window),
            text=colors.color(Role.WindowText),
            line=colors.color(Role.Mid),
            accent=colors.color(Role.Accent),
            font=self.font(),
            **{look: self._style_color(look) for look in LABEL_STYLES},
        )

    def _style_color(self, look: str) -> QColor:
        """The color that the style sheet gives to labels of this look."""
        self._style_labels[look].ensurePolished()
        return self._style_labels[look].palette().color(Role.WindowText)

    def _style_label(self, look: str) -> QLabel:
        lender = label("", look)
        lender.setParent(self)
        lender.hide()
        return lender

    def _player_at(self, event: QMouseEvent) -> int | None:
        layout = self.layout_now
        return layout.at(event.position()) if layout is not None else None


class RingPanel(QWidget):
    """Replaces a round's list and takes its keys; results are handled as in the list.

    Clicking the two players of a live game reports it: first the winner, then the loser.
    """

    def __init__(self, session: QtSession, round_page: RoundPage) -> None:
        super().__init__()
        self._session = session
        self._round_page = round_page
        self._picked = 0
        self._cached_drawing: tuple[tuple[Event, frozenset[int]], RingDrawing | None] | None = None
        self._report_text: tuple[Event, str] | None = None
        self.view = RingView()
        self.calls = CallList()
        self.hint = label("", "quiet", wraps=True)
        self.view.stepped.connect(self._step)
        self.view.clicked.connect(self.click)
        self.view.on_keys(
            {
                "keys-ring-pick": self._pick_current,
                "keys-ring-let-go": only_if(lambda: bool(self._picked), self._unpick),
            }
        )
        self.view.other_key = round_page.tables.press
        self.calls.ticked.connect(self._tick)
        self.calls.all_called.connect(self._tick_all)
        self.calls.chosen.connect(round_page.go_to_table)
        self.calls.list.other_key = self._pressed_in_calls
        round_page.tables.chosen.connect(lambda _: self.refresh())
        session.announced.changed.connect(self.refresh)
        round_page.double_check.toggled.connect(self._double_check)
        self._splitter = SideBySide()
        self._splitter.addWidget(self.view)
        self._splitter.addWidget(self.calls)
        self._splitter.setStretchFactor(0, 1)
        digit = self.fontMetrics().horizontalAdvance("0")
        self.calls.setMinimumWidth(digit * 18)
        self._splitter.setSizes([digit * 58, digit * 46])
        column_of((self._splitter, 1), self.hint, on=self, margins=0, spacing=4)
        self.switch = ActionButton("ring-show", self.toggle)
        round_page.header.add(self.switch)
        self.hide()
        under = round_page.layout()
        if isinstance(under, QVBoxLayout):
            under.insertWidget(under.indexOf(round_page.tables), self, 1)

    @property
    def drawing(self) -> RingDrawing | None:
        """The current ring."""
        event = self._session.event
        key = event, self._session.announced.tables(event)
        if (
            self._cached_drawing is None
            or self._cached_drawing[0][0] is not key[0]
            or self._cached_drawing[0][1] != key[1]
        ):
            self._cached_drawing = key, ring_drawing(*key)
        return self._cached_drawing[1]

    @property
    def picked(self) -> int:
        """The player clicked as the winner, or 0."""
        return self._picked

    def toggle(self) -> None:
        """Toggles between ring and list; the focus follows."""
        if self._round_page.double_check.isChecked():
            self._round_page.double_check.click()
        self._show_ring(self.isHidden())
        self._round_page.tables.setFocus()

    def refresh(self) -> None:
        """Draws the ring of the event's current state."""
        drawing = self.drawing
        if not self.isVisible() or drawing is None:
            return
        if drawing.game_of(self._picked) is None:
            self._picked = 0
        event, table = self._session.event, self._round_page.tables.number or 0
        self.view.show_ring(event, drawing, table, self._picked)
        self.calls.show_calls(event, drawing)
        if self._report_text is not None and self._report_text[0] is event:
            show_text(self.hint, self._report_text[1], "done")
        elif not self._picked:
            over = bool(table and drawing.games and drawing.game(table) is None)
            keys = messages.text("ring-keys") if drawing.games else ""
            text = messages.text("ring-game-over", table=table) if over else keys
            show_text(self.hint, text, "attention" if over else "quiet")

    def click(self, player: int) -> None:
        """Takes a player as the winner, or as the loser to the winner clicked before."""
        drawing = self.drawing
        if drawing is None:
            return
        self._report_text = None
        game = drawing.game_of(player)
        if game is None:
            self._show_game_over(drawing, player)
        elif not self._picked:
            self._picked = player
            self._round_page.go_to_table(game.table)
            self._show_picked(drawing, "ring-picked")
        elif player == self._picked:
            self._unpick()
        elif not drawing.between(self._picked, player):
            self._show_picked(drawing, "ring-no-game", name=name_of(self._session.event, player))
        else:
            self._report(drawing, player)
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.refresh()

    def _report(self, drawing: RingDrawing, loser: int) -> None:
        tables = [game.table for game in drawing.between(self._picked, loser)]
        current = self._round_page.tables.number
        winner, self._picked = self._picked, 0
        table = current if current in tables else tables[0]
        before = self._session.event
        if not self._round_page.go_to_table(table):
            return
        self._round_page.entry.reported.emit({"winner": winner})
        if self._session.event is not before:
            one, other = name_of(before, winner), name_of(before, loser)
            text = messages.text(
                "ring-reported", table=table, winner=one, loser=other, key=action_key("window-undo")
            )
            self._report_text = self._session.event, text

    def _show_picked(self, drawing: RingDrawing, message_key: str, name: str = "") -> None:
        event = self._session.event
        against = dict.fromkeys(
            who
            for game in drawing.games
            if self._picked in game.players
            for who in game.players
            if who != self._picked
        )
        others = [name_of(event, who) for who in against]
        either = others[0]
        if len(others) == 2:
            either = messages.text("ring-either", one=others[0], other=others[1])
        winner = name_of(event, self._picked)
        text = messages.text(message_key, name=name or winner, winner=winner, others=either)
        show_text(self.hint, text, "attention")

    def _show_game_over(self, drawing: RingDrawing, player: int) -> None:
        name = name_of(self._session.event, player)
        won = player in drawing.winners
        self._session.message.emit(
            messages.text("ring-has-won" if won else "ring-is-out", name=name), "attention"
        )

    def _unpick(self) -> None:
        self._picked = 0
        self.refresh()

    def _step(self, by: int) -> None:
        """Moves along the ring to the next player still in, and their game with the player after
        them. From a game that is over: to the next one in progress.
        """
        drawing, now = self.drawing, self._round_page.tables.number or 0
        if drawing is None or not drawing.games:
            return
        game = drawing.game(now)
        if game is None:
            due = [one.table for one in drawing.games]
            self._round_page.go_to_table(next((table for table in due if table > now), due[0]))
            return
        inside = [one.player for one in drawing.inside]
        next_one = drawing.game_of(inside[(inside.index(game.first) + by) % len(inside)])
        if next_one is not None:
            self._round_page.go_to_table(next_one.table)

    def _pressed_in_calls(self, event: QKeyEvent) -> bool:
        """A result typed in the calls applies to the selected row."""
        table = self.calls.list.key
        if table is None or not self._round_page.go_to_table(table):
            return False
        return self._round_page.tables.press(event)

    def _pick_current(self) -> None:
        drawing = self.drawing
        game = drawing.game(self._round_page.tables.number or 0) if drawing is not None else None
        if game is not None:
            self.click(game.first)

    def _tick(self, table: int) -> None:
        self._session.announced.toggle(self._session.event, table)

    def _tick_all(self) -> None:
        drawing = self.drawing
        if drawing is not None:
            tables = frozenset(game.table for game in drawing.calls)
            self._session.announced.add(self._session.event, tables)

    def _show_ring(self, ring: bool) -> None:
        tables = self._round_page.tables
        # The page focuses its list; while that is hidden, the ring takes the focus.
        tables.setFocusProxy(self.view if ring else None)  # type: ignore[arg-type]  # None takes it away
        self.setVisible(ring)
        tables.setHidden(ring)
        self.switch.show_text("ring-list-shown" if ring else "ring-shown")

    def _double_check(self, on: bool) -> None:
        """Double-check entry uses the list, because only the list hides recorded results."""
        if on and not self.isHidden():
            self._show_ring(False)
