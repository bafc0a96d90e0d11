"""Draws the ring: who is in on a circle, live games as lines, marks where somebody has gone out."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from tourneydesk.core.event import Event
from tourneydesk.gui import words
from tourneydesk.gui.plain import label, tip
from tourneydesk.gui.ring_layout import RingLabel, RingLayout, lay_out
from tourneydesk.present.ring_drawing import RingDrawing, RingGame, told
from tourneydesk.present.words import listed, name_of

Role = QPalette.ColorRole
STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
CENTRE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine


class RingView(QWidget):
    """The ring. Arrows move along it; other keys and every click go out to who knows what they do.

    At hand is the game between a player and the next one clockwise.
    """

    stepped = Signal(int)
    """Along the ring, clockwise (1) or back (-1)."""
    clicked = Signal(int)
    """The player who was clicked."""
    key_pressed = Signal(QKeyEvent)

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(words.RING)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._event: Event | None = None
        self._drawing: RingDrawing | None = None
        self._laid: RingLayout | None = None
        self.table = 0
        self.picked = 0
        # The style sheet speaks of labels; these lend the picture their colours.
        self._tones = {look: self._tone(look) for look in ("attention", "done", "quiet")}

    @property
    def layout_now(self) -> RingLayout | None:
        """Where everything stands in the room there is; None before there is a ring."""
        if self._laid is None and self._drawing is not None:
            room = QRectF(self.rect()).adjusted(4, 4, -4, -4)
            metrics = self.fontMetrics()
            self._laid = lay_out(
                self._drawing.players, room, metrics.height(), metrics.horizontalAdvance
            )
        return self._laid

    @property
    def shows_tables(self) -> bool:
        """Whether there is room for the number of a table inside each line."""
        laid, drawing = self.layout_now, self._drawing
        if laid is None or drawing is None or not drawing.games:
            return False
        apart = 6.28 * laid.radius / len(drawing.inside)
        return apart > self.fontMetrics().horizontalAdvance("0") * 4

    def show_ring(self, event: Event, drawing: RingDrawing, table: int, picked: int) -> None:
        """Shows the ring as it is, the game at hand, and who was picked as a winner (0: nobody)."""
        if drawing != self._drawing or event is not self._event:
            self._event, self._drawing, self._laid = event, drawing, None
            self.setAccessibleDescription(told(event, drawing))
        self.table, self.picked = table, picked
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        side = self.fontMetrics().height() * 20
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        side = self.fontMetrics().height() * 9
        return QSize(side, side)

    def about(self, player: int) -> str:
        """Who that is, and whom he plays now."""
        event, drawing = self._event, self._drawing
        if event is None or drawing is None:
            return ""
        names = [
            name_of(event, next(one for one in game.players if one != player))
            for game in drawing.games
            if player in game.players
        ]
        if not names:
            return words.RING_NUMBERED.format(name=name_of(event, player), number=player)
        others = listed(tuple(dict.fromkeys(names)))
        return words.RING_PLAYS.format(name=name_of(event, player), number=player, others=others)

    def resizeEvent(self, event: object) -> None:  # noqa: N802
        self._laid = None

    def changeEvent(self, event: object) -> None:  # noqa: N802
        self._laid = None

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.stepped.emit(step)
            return
        event.ignore()
        self.key_pressed.emit(event)
        if not event.isAccepted():
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        who = self._under(event)
        if who is not None and event.button() == Qt.MouseButton.LeftButton:
            self.setFocus()
            self.clicked.emit(who)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        who = self._under(event)
        tip(self, self.about(who) if who is not None else "")
        shape = Qt.CursorShape.ArrowCursor if who is None else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        laid, drawing = self.layout_now, self._drawing
        if laid is None or drawing is None or self._event is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.palette()
        painter.setPen(QPen(colours.color(Role.Mid), 1))
        painter.drawEllipse(laid.middle, laid.radius, laid.radius)
        for game in drawing.games:
            self._draw_game(painter, laid, game)
            self._draw_number(painter, laid, game)
        self._draw_players(painter, laid, drawing)
        for one in laid.labels:
            self._draw_label(painter, laid, drawing, one)
        self._draw_middle(painter, laid, drawing)
        if self.hasFocus():
            painter.setPen(QPen(colours.color(Role.Highlight), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _under(self, event: QMouseEvent) -> int | None:
        laid = self.layout_now
        return laid.at(event.position()) if laid is not None else None

    def _tone(self, look: str) -> QLabel:
        lender = label("", look)
        lender.setParent(self)
        lender.hide()
        return lender

    def tone(self, look: str) -> QColor:
        """The colour that the style sheet gives to that look."""
        self._tones[look].ensurePolished()
        return self._tones[look].palette().color(Role.WindowText)

    def line_of(self, laid: RingLayout, game: RingGame) -> tuple[QPointF, QPointF]:
        """The ends of a game's line; the two games of the last two run side by side."""
        one, other = laid.points[game.white], laid.points[game.black]
        drawing = self._drawing
        if drawing is None or len(drawing.between(*game.players)) < 2:
            return one, other
        between = other - one
        length = max(1.0, (between.x() ** 2 + between.y() ** 2) ** 0.5)
        # To the left of the way from White to Black; the other game goes the other way.
        aside = QPointF(between.y(), -between.x()) * (laid.dot * 0.8 / length)
        return one + aside, other + aside

    def _draw_game(self, painter: QPainter, laid: RingLayout, game: RingGame) -> None:
        colours = self.palette()
        at_hand = game.table == self.table
        colour = colours.color(Role.WindowText)
        if game.waiting:
            colour = self.tone("attention")
        if at_hand:
            colour = colours.color(Role.Highlight)
        pen = QPen(colour, 4 if at_hand else 3 if game.newest else 1.5)
        if game.waiting:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawLine(*self.line_of(laid, game))

    def _draw_players(self, painter: QPainter, laid: RingLayout, drawing: RingDrawing) -> None:
        colours = self.palette()
        game = drawing.game(self.table)
        at_hand = game.players if game is not None else ()
        for one in drawing.players:
            spot = laid.points[one.player]
            if one.state in ("out", "left"):
                arm = max(1.5, min(laid.dot * 0.5, 4.0))
                painter.setPen(QPen(self.tone("quiet"), 1.2))
                painter.drawLine(spot + QPointF(-arm, -arm), spot + QPointF(arm, arm))
                painter.drawLine(spot + QPointF(-arm, arm), spot + QPointF(arm, -arm))
                continue
            colour = colours.color(Role.Highlight if one.player in at_hand else Role.WindowText)
            if one.state == "won":
                colour = self.tone("done")
            painter.setPen(QPen(colour, 2))
            waits = bool(one.waits_for) and one.player not in at_hand
            painter.setBrush(colours.color(Role.Base) if waits else colour)
            painter.drawEllipse(spot, laid.dot, laid.dot)
            if one.player == self.picked:
                painter.setPen(QPen(self.tone("done"), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(spot, laid.dot + 5, laid.dot + 5)

    def _draw_label(
        self, painter: QPainter, laid: RingLayout, drawing: RingDrawing, one: RingLabel
    ) -> None:
        player, event = drawing.player(one.player), self._event
        if player is None or event is None:
            return
        game = drawing.game(self.table)
        painter.setFont(self._letters(laid.size, game is not None and one.player in game.players))
        painter.setPen(self.palette().color(Role.WindowText))
        if player.state == "won":
            painter.setPen(self.tone("done"))
        elif player.waits_for:
            painter.setPen(self.tone("attention"))
        if not one.named:
            painter.drawText(one.room, CENTRE, str(one.player))
            return
        side = Qt.AlignmentFlag.AlignLeft if one.right else Qt.AlignmentFlag.AlignRight
        sign = ""
        if player.state == "won":
            sign = words.RING_SIGN_WON
        elif player.waits_for:
            sign = words.RING_SIGN_CALL
        flags = (
            side
            | Qt.AlignmentFlag.AlignAbsolute
            | Qt.AlignmentFlag.AlignVCenter
            | Qt.TextFlag.TextSingleLine
        )
        painter.drawText(one.room, flags, self._label(name_of(event, one.player), one, sign))

    def _label(self, name: str, one: RingLabel, sign: str) -> str:
        """Name and number in the room there is: the name is shortened, never the number."""
        metrics = self.fontMetrics()
        whole = words.RING_NUMBERED.format(name=name, number=one.player)
        shown = f"{sign} {whole}" if sign else whole
        over = metrics.horizontalAdvance(shown) - metrics.horizontalAdvance(name)
        # Bold letters are wider.
        room = int(one.room.width() * 0.92) - over
        short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
        whole = words.RING_NUMBERED.format(name=short, number=one.player)
        return f"{sign} {whole}" if sign else whole

    def _draw_middle(self, painter: QPainter, laid: RingLayout, drawing: RingDrawing) -> None:
        """How many are in, and at the end who has won."""
        if self._event is None:
            return
        if drawing.winners:
            names = [name_of(self._event, who) for who in drawing.winners]
            lines = [words.RING_HAS_WON.format(name=name) for name in names]
        else:
            lines = [words.in_the_ring(len(drawing.inside))]
        tall = self.fontMetrics().height() * 1.2
        few = len(drawing.inside) < 4 and bool(drawing.games)
        across = laid.radius * (0.8 if few else 1.5)
        middle = laid.middle
        if len(drawing.games) == 2:
            # Beside the lines of the last two, not on them.
            middle += QPointF(laid.radius * 0.5, 0)
        painter.setFont(self._letters(1.0, True))
        painter.setPen(self.palette().color(Role.WindowText))
        for at, text in enumerate(lines):
            top = middle.y() + (at - len(lines) / 2) * tall
            room = QRectF(middle.x() - across / 2, top, across, tall)
            painter.drawText(room, CENTRE, _elided(painter, text, room.width()))

    def _draw_number(self, painter: QPainter, laid: RingLayout, game: RingGame) -> None:
        """The table of a game inside its line."""
        if not self.shows_tables:
            return
        one, other = self.line_of(laid, game)
        spot = (one + other) / 2
        plain = (laid.points[game.white] + laid.points[game.black]) / 2
        aside = spot - plain if spot != plain else laid.middle - spot
        length = max(1.0, (aside.x() ** 2 + aside.y() ** 2) ** 0.5)
        line = self.fontMetrics().height()
        spot += aside * (line * 0.8 / length)
        at_hand = game.table == self.table
        painter.setFont(self._letters(0.85, at_hand))
        painter.setPen(self.palette().color(Role.Highlight) if at_hand else self.tone("quiet"))
        room = QRectF(spot.x() - 2 * line, spot.y() - line / 2, 4 * line, line)
        painter.drawText(room, CENTRE, str(game.table))

    def _letters(self, size: float, bold: bool) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * size)
        font.setBold(bold)
        return font


def _elided(painter: QPainter, text: str, width: float) -> str:
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(width))
