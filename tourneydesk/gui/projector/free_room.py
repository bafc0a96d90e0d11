"""Where on the desk's own screen a window hides nothing of the desk."""

from PySide6.QtCore import QRect, QSize

LEAST = QSize(320, 180)
"""A smaller picture of the page says nothing to anybody."""


def room_beside(session: QRect, screen: QRect) -> QRect | None:
    """The largest room in the shape of a screen (16:9) beside, over or under the window of the
    desk, in its own corner of the screen; None where none is large enough.
    """
    strips = (
        QRect(screen.left(), screen.top(), session.left() - screen.left(), screen.height()),
        QRect(session.right() + 1, screen.top(), screen.right() - session.right(), screen.height()),
        QRect(screen.left(), screen.top(), screen.width(), session.top() - screen.top()),
        QRect(
            screen.left(), session.bottom() + 1, screen.width(), screen.bottom() - session.bottom()
        ),
    )
    fitted = [_in_corner(strip.intersected(screen), screen) for strip in strips]
    best = max(fitted, key=QRect.width)
    large_enough = best.width() >= LEAST.width() and best.height() >= LEAST.height()
    return best if large_enough else None


def corner_of(screen: QRect) -> QRect:
    """The lower right quarter of a screen, in the shape of a screen."""
    half = QRect(screen.center(), screen.bottomRight())
    return _in_corner(half, screen)


def _in_corner(room: QRect, screen: QRect) -> QRect:
    """The largest 16:9 of a room, in its lower outer corner, as seen from the screen's middle."""
    wide = max(0, min(room.width(), room.height() * 16 // 9))
    shape = QRect(0, 0, wide, wide * 9 // 16)
    shape.moveBottom(room.bottom())
    if room.center().x() < screen.center().x():
        shape.moveLeft(room.left())
    else:
        shape.moveRight(room.right())
    return shape
