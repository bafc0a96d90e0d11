"""Places the ring and its labels in a rectangle: numbers always, names if they fit.

Names are placed to the right and left of the circle, without overlaps. If there is no space for
names, the numbers surround the circle, as close to it as possible without touching.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from PySide6.QtCore import QPointF, QRectF

from tourneydesk.gui.widgets.ring.numbers import numbers_around
from tourneydesk.present.drawings import RingPlayer

Width = Callable[[str], float]
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
