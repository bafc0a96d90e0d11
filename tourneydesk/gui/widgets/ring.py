"""Places and paints a ring: lines for live games, dots for players, labels."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import cos, pi, sin, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tourneydesk.core.event import Event
from tourneydesk.core.names import fitting
from tourneydesk.present import messages
from tourneydesk.present.drawings import RingDrawing, RingGame, RingPlayer
from tourneydesk.present.messages import bare_name_of, name_of

# Places numbers around a ring so that each is legible and none touches another.

Width = Callable[[str], float]
Around = Sequence[tuple[int, float]]
"""Players with their positions, as a fraction of a turn from the top clockwise, in that order."""

SIZES = (1.0, 0.9, 0.8, 0.7, 0.6)
"""Font sizes of the numbers relative to the window's font; the first that fits is used."""
RADII = (0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36)
"""Radii of the circle relative to the largest possible; the first that fits is used."""
STEP = 0.4
"""The step, in lines, by which a number is moved outwards until it is free."""
GAP = 3.0
"""The minimum distance between two numbers, in pixels."""
SPACE_FACTOR = 5.5
"""The ring's area is at least this multiple of the area of all its numbers."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The radius of the ring, the font size, and the rectangle of each player's number."""

    radius: float
    size: float
    rects: dict[int, QRectF]


def numbers_around(around: Around, rect: QRectF, line: float, width: Width) -> Numbers:
    """All numbers in the largest font size in which they fit around the ring.

    In an area smaller than `min_side`, the numbers that do not fit are left out.
    """
    widest = max((width(str(player)) for player, _ in around), default=0.0)
    for size in SIZES:
        for share in RADII:
            found = _placed_numbers(around, rect, line * size, (widest + 4) * size, share, size)
            if len(found.rects) == len(around):
                return found
    size, share = SIZES[-1], RADII[-1]
    return _placed_numbers(around, rect, line * size, (widest + 4) * size, share, size, some=True)


def min_side(count: int, line: float, widest: float) -> float:
    """The side of a square in which this many numbers fit, at least in a small font.

    Four times the area of the numbers themselves would do (a test checks it); it is slightly
    larger, so that the ring inside still looks like one.
    """
    return sqrt(SPACE_FACTOR * count * line * (widest + 4)) * SIZES[-1]


def _placed_numbers(
    around: Around,
    rect: QRectF,
    tall: float,
    wide: float,
    share: float,
    size: float,
    *,
    some: bool = False,
) -> Numbers:
    """Each number as close to the ring as possible, up to the first that does not fit (with
    ``some``, skipping those).
    """
    radius, center = min(rect.width(), rect.height()) / 2 * share, rect.center()
    rects: dict[int, QRectF] = {}
    spots: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for player, turn in around:
        out_x, out_y = sin(2 * pi * turn), -cos(2 * pi * turn)
        # Far enough from the ring that the nearest corner is clear of the dots.
        far = radius + tall * 0.5 + (abs(out_x) * wide + abs(out_y) * tall) / 2
        while True:
            x, y = center.x() + out_x * far, center.y() + out_y * far
            box = QRectF(x - wide / 2, y - tall / 2, wide, tall)
            if not rect.contains(box):
                if some:
                    break
                return Numbers(radius, size, rects)
            across, down = int(x // (wide + GAP)), int(y // tall)
            near = (
                spot
                for column in (across - 1, across, across + 1)
                for row in (down - 1, down, down + 1)
                for spot in spots.get((column, row), ())
            )
            if not any(abs(x - one) < wide + GAP and abs(y - other) < tall for one, other in near):
                spots.setdefault((across, down), []).append((x, y))
                rects[player] = box
                break
            far += tall * STEP
    return Numbers(radius, size, rects)


# Places the ring and its labels in a rectangle: numbers always, names if they fit.
#
# Names are placed to the right and left of the circle, without overlaps. If there is no space for
# names, the numbers surround the circle, as close to it as possible without touching.
"""Measures the width of a text, in pixels."""

MIN_NAME_LETTERS = 9
"""The minimum width of a useful name, in digits."""
LARGE_COUNT = 2.0
"""The font size in the middle of a ring without labels, relative to the text."""


@dataclass(frozen=True, slots=True)
class RingLabel:
    """A player's label: its rectangle, and whether it extends to the right of the circle or to the
    left.
    """

    player: int
    rect: QRectF
    named: bool
    right: bool = True


@dataclass(frozen=True, slots=True)
class RingLayout:
    """The circle, its dots, each player's position, and the labels of those still in.

    ``size`` is the font size of the labels relative to the window's font.
    """

    center: QPointF
    radius: float
    dot: float
    points: dict[int, QPointF]
    labels: tuple[RingLabel, ...]
    size: float = 1.0

    @property
    def named(self) -> bool:
        return any(label.named for label in self.labels)

    def at(self, point: QPointF) -> int | None:
        """The player whose dot or label is at a point, the nearest dot first; None if nobody is."""
        near = [
            (_distance(point, where), player)
            for player, where in self.points.items()
            if _distance(point, where) <= max(self.dot * 1.6, 8.0)
        ]
        if near:
            return min(near)[1]
        return next((one.player for one in self.labels if one.rect.contains(point)), None)


def lay_out(
    players: Sequence[RingPlayer],
    rect: QRectF,
    line: float,
    width: Width,
    *,
    least_size: float = 0,
) -> RingLayout:
    """Lays out the ring in a rectangle. ``line`` is the height of a line of text. A ring whose
    numbers would be smaller than ``least_size``, relative to the text, has none.
    """
    inside = sorted(
        (one for one in players if one.state in ("in", "won")), key=lambda one: one.turn
    )
    named = _with_names(players, inside, rect, line, width)
    if named is not None:
        return named
    numbered = _with_numbers(players, inside, rect, line, width)
    return _bare(players, inside, rect, line) if numbered.size < least_size else numbered


def point_on(center: QPointF, radius: float, turn: float) -> QPointF:
    """The point of a circle at this fraction of a turn, from the top clockwise."""
    angle = 2 * pi * turn
    return center + QPointF(radius * sin(angle), -radius * cos(angle))


def _with_names(
    players: Sequence[RingPlayer],
    inside: Sequence[RingPlayer],
    rect: QRectF,
    line: float,
    width: Width,
) -> RingLayout | None:
    """Names beside the circle; None if they do not fit."""
    right = [one for one in inside if one.turn < 0.5]
    left = [one for one in inside if one.turn >= 0.5]
    digit = width("0")
    if max(len(right), len(left)) * line > rect.height():
        return None
    aside = max(MIN_NAME_LETTERS * digit, min(22 * digit, rect.width() * 0.28))
    radius = min(rect.height() / 2 - line * 1.5, rect.width() / 2 - aside - line)
    if radius < line * 3:
        return None
    center = rect.center()
    # The lowest labels of both sides share the middle, so each keeps to its own half.
    labels = [
        *_column(right, center, radius + line * 0.8, rect, line, is_right=True),
        *_column(left, center, radius + line * 0.8, rect, line, is_right=False),
    ]
    dot = _dot(radius, len(inside), line)
    return RingLayout(
        center,
        radius,
        dot,
        _points(players, center, radius, dot),
        tuple(labels),
    )


def _column(
    side: Sequence[RingPlayer],
    center: QPointF,
    reach: float,
    rect: QRectF,
    line: float,
    *,
    is_right: bool,
) -> list[RingLabel]:
    """The labels of one side from top to bottom, as close to their players as possible."""
    order = sorted(side, key=lambda one: one.turn, reverse=not is_right)
    tops = [point_on(center, reach, float(one.turn)).y() - line / 2 for one in order]
    tops = _apart(tops, line, rect.top(), rect.bottom() - line)
    labels = []
    for one, top in zip(order, tops, strict=True):
        # On the circle, at the height of the label edge that is nearer to the circle's middle.
        height = max(0.0, abs(top + line / 2 - center.y()) - line / 2)
        out = sqrt(max(0.0, reach**2 - height**2))
        out = max(out, line * 0.4)
        if is_right:
            start = center.x() + out
            labels.append(
                RingLabel(one.player, QRectF(start, top, rect.right() - start, line), True)
            )
        else:
            end = center.x() - out
            labels.append(
                RingLabel(
                    one.player, QRectF(rect.left(), top, end - rect.left(), line), True, False
                )
            )
    return labels


def _apart(tops: Sequence[float], line: float, least: float, most: float) -> list[float]:
    """The same positions at least one line apart, each moved as little as possible, within the
    bounds.
    """
    blocks: list[tuple[float, int]] = []
    for top in tops:
        # The start of a block of labels if each is as close to its position as possible.
        start, count = top, 1
        while blocks and start < blocks[-1][0] + blocks[-1][1] * line:
            above, many = blocks.pop()
            start = (above * many + (start - many * line) * count) / (many + count)
            count += many
        blocks.append((start, count))
    placed = [start + at * line for start, count in blocks for at in range(count)]
    for at in range(len(placed)):
        placed[at] = max(placed[at], least if at == 0 else placed[at - 1] + line)
    for at in reversed(range(len(placed))):
        placed[at] = min(placed[at], most if at == len(placed) - 1 else placed[at + 1] - line)
    return placed


def _with_numbers(
    players: Sequence[RingPlayer],
    inside: Sequence[RingPlayer],
    rect: QRectF,
    line: float,
    width: Width,
) -> RingLayout:
    """Numbers around the circle without overlaps, in the largest font size that fits."""
    placed = numbers_around([(one.player, float(one.turn)) for one in inside], rect, line, width)
    labels = (RingLabel(player, box, False) for player, box in placed.rects.items())
    center = rect.center()
    dot = _dot(placed.radius, len(inside), line)
    points = _points(players, center, placed.radius, dot)
    return RingLayout(center, placed.radius, dot, points, tuple(labels), placed.size)


def _bare(
    players: Sequence[RingPlayer], inside: Sequence[RingPlayer], rect: QRectF, line: float
) -> RingLayout:
    """The circle alone, as large as it can be: to be read from afar, how many are in."""
    radius = min(rect.width(), rect.height()) / 2
    dot = _dot(radius, len(inside), line)
    radius -= dot * 3
    points = _points(players, rect.center(), radius, dot)
    return RingLayout(rect.center(), radius, dot, points, (), LARGE_COUNT)


def _points(
    players: Sequence[RingPlayer], center: QPointF, radius: float, dot: float
) -> dict[int, QPointF]:
    """Players still in are on the circle; marks for eliminated players are outside, clear of the
    lines.
    """
    aside = {"out": dot * 1.2, "left": dot * 1.2}
    return {
        one.player: point_on(center, radius + aside.get(one.state, 0), float(one.turn))
        for one in players
    }


def _dot(radius: float, count: int, line: float) -> float:
    return max(2.5, min(line * 0.4, 2 * pi * radius / max(count, 1) / 4.5))


def _distance(first: QPointF, second: QPointF) -> float:
    between = first - second
    return sqrt(between.x() ** 2 + between.y() ** 2)


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
