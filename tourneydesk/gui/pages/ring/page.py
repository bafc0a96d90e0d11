"""The ring in place of the list of tables: the picture, its clicks, and the calls beside it."""

from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourneydesk.core.event import Event
from tourneydesk.gui.pages.ring.calls import CallList
from tourneydesk.gui.pages.ring.view import RingView
from tourneydesk.gui.pages.round.page import RoundPage
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.actions import action_key, only_if
from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.layout.side_by_side import SideBySide
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.drawings import RingDrawing
from tourneydesk.present.messages import name_of
from tourneydesk.present.shows import ring_drawing


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
