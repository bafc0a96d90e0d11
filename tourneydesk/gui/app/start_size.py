"""Where the window is when the program starts: where it was, or as the screen allows."""

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.user_data.appearance import window_geometry

USUAL = QSize(1366, 800)
"""The size of a first window on a large screen, at which the details panel has room."""


def show_at_start(window: QWidget, screen: QRect) -> None:
    """Shows the window where it was last; at first, it fills a laptop's screen and is in the middle
    of a larger one.
    """
    saved = window_geometry()
    if saved and window.restoreGeometry(QByteArray(saved)):
        window.show()
        return
    if screen.width() <= USUAL.width() or screen.height() <= USUAL.height():
        # Also where no window manager maximizes it.
        window.setGeometry(screen)
        window.showMaximized()
        return
    place = QRect(screen.topLeft(), USUAL)
    place.moveCenter(screen.center())
    window.setGeometry(place)
    window.show()
