"""Paints a ring after layout: lines for live games, dots for players, labels."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from math import cos, pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tourneydesk.core.event import Event
from tourneydesk.core.names import fitting
from tourneydesk.gui.widgets.ring.layout import RingLabel, RingLayout
from tourneydesk.present import messages
from tourneydesk.present.drawings import RingDrawing, RingGame, RingPlayer
from tourneydesk.present.messages import bare_name_of, name_of

CENTER = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine
SIDE = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


MIN_INSIDE = 16
"""The minimum width of the middle, in digits, to show names there."""


@dataclass(frozen=True, slots=True)
class RingLook:
    """The colors and fonts of a ring, by meaning."""

    ground: QColor
    text: QColor
    quiet: QColor
    line: QColor
    accent: QColor
    attention: QColor
    done: QColor
    font: QFont


@dataclass(frozen=True)
class RingPicture:
    """A ring to paint: the current game (0: none) and the player picked as winner (0: nobody)."""

    event: Event
    drawing: RingDrawing
    layout: RingLayout
    table: int = 0
    picked: int = 0

    @cached_property
    def current_players(self) -> tuple[int, ...]:
        """The players of the current game."""
        game = self.drawing.game(self.table)
        return game.players if game is not None else ()

    @cached_property
    def players(self) -> Mapping[int, RingPlayer]:
        """The players by number."""
        return {one.player: one for one in self.drawing.players}


def paint_ring(painter: QPainter, picture: RingPicture, look: RingLook) -> None:
    """Paints the whole ring."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for paint in ring_parts(picture, look):
        paint(painter)


def ring_parts(picture: RingPicture, look: RingLook) -> Iterator[Callable[[QPainter], None]]:
    """The parts of a ring in the order in which they are painted, each of them short."""
    layout, drawing = picture.layout, picture.drawing
    yield lambda painter: _paint_circle(painter, layout, look)
    tables = shows_tables(picture, look.font)
    # The current game last, so that no other covers it.
    for game in sorted(drawing.games, key=lambda one: one.table == picture.table):
        yield partial(_paint_game, picture=picture, look=look, game=game)
        if tables:
            yield partial(_paint_number, picture=picture, look=look, game=game)
    for player in drawing.players:
        yield partial(_paint_player, picture=picture, look=look, player=player)
    for label in layout.labels:
        yield partial(_paint_label, picture=picture, look=look, label=label)
    yield partial(_paint_middle, picture=picture, look=look)


def line_of(picture: RingPicture, game: RingGame) -> tuple[QPointF, QPointF]:
    """The ends of a game's line; the two games of the last two players are parallel."""
    layout = picture.layout
    first, second = layout.points[game.white], layout.points[game.black]
    if len(picture.drawing.games) != 2:
        return first, second
    # To the left of the direction from White to Black; the other game is on the other side.
    way = second - first
    aside = QPointF(way.y(), -way.x()) * (layout.dot * 0.8 / _line_length(way))
    return first + aside, second + aside


def shows_tables(picture: RingPicture, font: QFont) -> bool:
    """Whether each line has space for its table number, clear of the middle."""
    metrics, inside = QFontMetricsF(font), len(picture.drawing.inside)
    apart = 2 * pi * picture.layout.radius / inside
    clear = picture.layout.radius * cos(pi / inside) > metrics.height() * 2.2
    # The lines of the last two players pass beside the middle.
    return apart > metrics.horizontalAdvance("0") * 4 and (clear or inside == 2)


def label_text(picture: RingPicture, label: RingLabel, metrics: QFontMetricsF) -> str:
    """Name and number in the available width: the name is elided, never the number."""
    player = picture.players.get(label.player)
    if not label.named or player is None:
        return str(label.player)
    sign = ""
    if player.state == "won":
        sign = f"{messages.text('ring-sign-won')} "
    elif player.waits_for:
        sign = f"{messages.text('ring-sign-call')} "
    rect = label.rect.width() - metrics.horizontalAdvance(sign) - 2
    return sign + _numbered(picture, label.player, metrics, rect)


def resized_font(font: QFont, size: float, *, bold: bool = False) -> QFont:
    """The same font in another size, optionally bold."""
    resized = QFont(font)
    resized.setPointSizeF(resized.pointSizeF() * size)
    resized.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return resized


def _paint_circle(painter: QPainter, layout: RingLayout, look: RingLook) -> None:
    """Paints the circle and the thin lines from the dots to their labels."""
    painter.setPen(QPen(look.line, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(layout.center, layout.radius, layout.radius)
    for label in layout.labels:
        painter.drawLine(layout.points[label.player], _edge(label))


def _paint_game(painter: QPainter, picture: RingPicture, look: RingLook, game: RingGame) -> None:
    """Paints a game as an arrow from White to Black."""
    is_current = game.table == picture.table
    color = look.accent if is_current else look.attention if game.waiting else look.quiet
    pen = QPen(color, 4 if is_current else 3 if game.newest or game.waiting else 2)
    if game.waiting:
        pen.setDashPattern([2.33, 1.67])
    start, end = line_of(picture, game)
    length = _line_length(end - start)
    way = (end - start) / length
    head = max(6.0, min(look.font.pointSizeF(), picture.layout.dot * 1.5))
    tip = end - way * (picture.layout.dot + 2)
    painter.setPen(pen)
    painter.drawLine(start + way * picture.layout.dot, tip - way * head)
    if length > picture.layout.dot * 4 + head:
        across = QPointF(way.y(), -way.x()) * (head * 0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawPolygon([tip, tip - way * head + across, tip - way * head - across])
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_number(painter: QPainter, picture: RingPicture, look: RingLook, game: RingGame) -> None:
    """Paints a game's number in a box on its line."""
    is_current = game.table == picture.table
    font = resized_font(look.font, 0.85, bold=is_current or game.waiting)
    metrics = QFontMetricsF(font)
    start, end = line_of(picture, game)
    number = str(game.table)
    box = QRectF(0, 0, metrics.horizontalAdvance(number) + metrics.height(), metrics.height() * 1.1)
    box.moveCenter((start + end) / 2)
    color = look.accent if is_current else look.attention if game.waiting else look.quiet
    painter.setPen(QPen(color, 1))
    painter.setBrush(look.accent if is_current else look.ground)
    painter.drawRoundedRect(box, 6, 6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setFont(font)
    painter.setPen(look.ground if is_current else look.attention if game.waiting else look.text)
    painter.drawText(box, CENTER, number)


def _paint_player(
    painter: QPainter, picture: RingPicture, look: RingLook, player: RingPlayer
) -> None:
    layout = picture.layout
    spot = layout.points[player.player]
    if player.state in ("out", "left"):
        arm = max(1.5, min(layout.dot * 0.5, 4.0))
        painter.setPen(QPen(look.quiet, 1.2))
        painter.drawLine(spot + QPointF(-arm, -arm), spot + QPointF(arm, arm))
        painter.drawLine(spot + QPointF(-arm, arm), spot + QPointF(arm, -arm))
        return
    is_current = player.player in picture.current_players
    color = look.done if player.state == "won" else look.accent if is_current else look.text
    painter.setPen(QPen(color, 2))
    painter.setBrush(look.ground if player.waits_for and not is_current else color)
    painter.drawEllipse(spot, layout.dot, layout.dot)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if player.player == picture.picked:
        painter.setPen(QPen(look.done, 3))
        painter.drawEllipse(spot, layout.dot + 5, layout.dot + 5)


def _paint_label(painter: QPainter, picture: RingPicture, look: RingLook, label: RingLabel) -> None:
    player = picture.players.get(label.player)
    if player is None:
        return
    painter.setFont(
        resized_font(look.font, picture.layout.size, bold=label.player in picture.current_players)
    )
    painter.setPen(look.done if player.state == "won" else look.text)
    text = label_text(picture, label, QFontMetricsF(painter.font()))
    if not label.named:
        # The lines to the numbers further out run behind this one.
        painter.fillRect(label.rect, look.ground)
    side = Qt.AlignmentFlag.AlignLeft if label.right else Qt.AlignmentFlag.AlignRight
    painter.drawText(label.rect, SIDE | side if label.named else CENTER, text)


def _paint_middle(painter: QPainter, picture: RingPicture, look: RingLook) -> None:
    """Paints how many are still in and, at the end, the winner; with numbers, the current game's
    players.
    """
    drawing, layout = picture.drawing, picture.layout
    lines = [messages.text("ring-count-in", count=len(drawing.inside))]
    if drawing.winners:
        names = [name_of(picture.event, who) for who in drawing.winners]
        lines = [messages.text("ring-winners", count=len(names)), *names]
    elif not layout.named and _names_fit(picture, look.font):
        lines += [str(who) for who in picture.current_players]
    few = len(drawing.inside) < 4 and bool(drawing.games)
    across = layout.radius * (0.8 if few else 1.6)
    middle = layout.center
    if len(drawing.games) == 2:
        # Beside the lines of the last two players, not on them.
        middle = middle + QPointF(layout.radius * 0.5, 0)
    painter.setFont(resized_font(look.font, layout.size, bold=True))
    painter.setPen(look.text)
    metrics = QFontMetricsF(painter.font())
    tall = metrics.height() * 1.2
    for at, text in enumerate(lines):
        top = middle.y() + (at - len(lines) / 2) * tall
        if at and not drawing.winners:
            # Inside the circle, as wide as the circle is at that height.
            low = min(layout.radius, max(abs(top - middle.y()), abs(top + tall - middle.y())))
            across = 2 * ((layout.radius**2 - low**2) ** 0.5 - layout.dot * 2)
            painter.setPen(look.accent)
            text = _numbered(picture, picture.current_players[at - 1], metrics, across)
        short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, across)
        painter.drawText(QRectF(middle.x() - across / 2, top, across, tall), CENTER, short)


def _names_fit(picture: RingPicture, font: QFont) -> bool:
    """Whether names are legible in the middle, without lines or table numbers there."""
    digits = (
        QFontMetricsF(resized_font(font, picture.layout.size)).horizontalAdvance("0") * MIN_INSIDE
    )
    return picture.layout.radius * 1.6 > digits and not shows_tables(picture, font)


def _numbered(picture: RingPicture, player: int, metrics: QFontMetricsF, rect: float) -> str:
    """Name and number in the given width: the given names are shortened, then the name is elided,
    never the number.
    """
    name = bare_name_of(picture.event, player)
    whole = messages.text("ring-numbered", name=name, number=player)
    over = metrics.horizontalAdvance(whole) - metrics.horizontalAdvance(name)
    short = fitting(name, lambda form: metrics.horizontalAdvance(form) <= rect - over)
    short = metrics.elidedText(short, Qt.TextElideMode.ElideRight, rect - over)
    return messages.text("ring-numbered", name=short, number=player)


def _edge(label: RingLabel) -> QPointF:
    """The point where the thin line from a dot meets its label."""
    rect = label.rect
    if not label.named:
        return rect.center()
    return QPointF(rect.left() if label.right else rect.right(), rect.center().y())


def _line_length(way: QPointF) -> float:
    return max(1.0, float((way.x() ** 2 + way.y() ** 2) ** 0.5))
