"""Places numbers around a ring so that each is legible and none touches another."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from PySide6.QtCore import QRectF

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
