"""Where the numbers stand around a ring, so that every one can be read and none touches another."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from PySide6.QtCore import QRectF

Width = Callable[[str], float]
Around = Sequence[tuple[int, float]]
"""Players with where they stand, as a share of a turn from the top clockwise, in that order."""

SIZES = (1.0, 0.9, 0.8, 0.7, 0.6)
"""The letters of the numbers, as a share of the window's own: the first that fits."""
RADII = (0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36)
"""The circle, as a share of the largest that the room could hold: the first that fits."""
STEP = 0.4
"""How finely a number is moved outwards until it is free, in lines."""
GAP = 3.0
"""Pixels between two numbers at least."""
ROOMY = 5.5
"""So many times as large as all its numbers a ring's room is at least."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The radius of the ring, the size of the letters, and the room of each player's number."""

    radius: float
    size: float
    rooms: dict[int, QRectF]


def numbers_around(around: Around, room: QRectF, line: float, width: Width) -> Numbers:
    """All numbers in the largest letters in which they fit around the ring.

    In a room smaller than `least_side` those that do not fit are left out.
    """
    widest = max((width(str(player)) for player, _ in around), default=0.0)
    for size in SIZES:
        for share in RADII:
            found = _stood(around, room, line * size, (widest + 4) * size, share, size)
            if len(found.rooms) == len(around):
                return found
    size, share = SIZES[-1], RADII[-1]
    return _stood(around, room, line * size, (widest + 4) * size, share, size, some=True)


def least_side(count: int, line: float, widest: float) -> float:
    """The side of a square room in which so many numbers fit, at least in small letters.

    Four times as large as the numbers themselves would do (a test tries it); a little more, so that
    the ring inside is still one.
    """
    return sqrt(ROOMY * count * line * (widest + 4)) * SIZES[-1]


def _stood(
    around: Around,
    room: QRectF,
    tall: float,
    wide: float,
    share: float,
    size: float,
    *,
    some: bool = False,
) -> Numbers:
    """Each number as near to the ring as it may stand, up to the first that finds no room (with
    ``some``, without those).
    """
    radius, middle = min(room.width(), room.height()) / 2 * share, room.center()
    rooms: dict[int, QRectF] = {}
    taken: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for player, turn in around:
        out_x, out_y = sin(2 * pi * turn), -cos(2 * pi * turn)
        # So far from the ring that the nearest corner is clear of the dots.
        far = radius + tall * 0.5 + (abs(out_x) * wide + abs(out_y) * tall) / 2
        while True:
            x, y = middle.x() + out_x * far, middle.y() + out_y * far
            box = QRectF(x - wide / 2, y - tall / 2, wide, tall)
            if not room.contains(box):
                if some:
                    break
                return Numbers(radius, size, rooms)
            across, down = int(x // (wide + GAP)), int(y // tall)
            near = (
                spot
                for column in (across - 1, across, across + 1)
                for row in (down - 1, down, down + 1)
                for spot in taken.get((column, row), ())
            )
            if not any(abs(x - one) < wide + GAP and abs(y - other) < tall for one, other in near):
                taken.setdefault((across, down), []).append((x, y))
                rooms[player] = box
                break
            far += tall * STEP
    return Numbers(radius, size, rooms)
