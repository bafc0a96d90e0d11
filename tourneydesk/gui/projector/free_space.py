"""Finds space on the operator's screen where a window does not cover the program's main window."""

from PySide6.QtCore import QRect, QSize

MIN_SIZE = QSize(320, 180)
"""A smaller picture of the page is illegible."""


def space_beside(session: QRect, screen: QRect) -> QRect | None:
    """The largest 16:9 rectangle beside, above or below the main window, in its corner of the
    screen; None if none is large enough.
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
    large_enough = best.width() >= MIN_SIZE.width() and best.height() >= MIN_SIZE.height()
    return best if large_enough else None


def corner_of(session: QRect, screen: QRect, bar: int) -> QRect:
    """A 16:9 rectangle of a third of the screen's width at its right, above the status bar of the
    main window: the button of the next step stays in sight. ``bar`` is the bar's height.
    """
    width = max(min(MIN_SIZE.width(), screen.width()), screen.width() // 3)
    bottom = min(screen.bottom(), session.bottom()) - bar
    top = max(screen.top(), bottom + 1 - width * 9 // 16)
    corner = QRect(screen.right() + 1 - width, top, width, max(0, bottom + 1 - top))
    return _in_corner(corner, screen)


def _in_corner(space: QRect, screen: QRect) -> QRect:
    """The largest 16:9 rectangle at the bottom of an area, on the side away from the screen's
    center.
    """
    width = max(0, min(space.width(), space.height() * 16 // 9))
    shape = QRect(0, 0, width, width * 9 // 16)
    shape.moveBottom(space.bottom())
    if space.center().x() < screen.center().x():
        shape.moveLeft(space.left())
    else:
        shape.moveRight(space.right())
    return shape
