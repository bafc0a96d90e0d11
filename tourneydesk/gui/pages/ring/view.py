"""The ring on the screen: keys move along it, a click selects a player, hovering names them."""

from functools import partial
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from tourneydesk.core.event import Event
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.ring.layout import RingLayout, lay_out
from tourneydesk.gui.widgets.ring.numbers import min_side
from tourneydesk.gui.widgets.ring.painting import RingLook, RingPicture, paint_ring
from tourneydesk.gui.widgets.text_widgets import label, tip
from tourneydesk.present import messages
from tourneydesk.present.drawings import RingDrawing, ring_text
from tourneydesk.present.messages import bare_name_of, listed, name_of

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
