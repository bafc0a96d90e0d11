"""A scroll area that settles, whatever the height of its content depends on."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class ScrollArea(QScrollArea):
    """Use this one instead of QScrollArea.

    Qt resizes the content again each time that it was resized. Where the height that the content
    wants for a width differs from one call to the next (a label that breaks its words anew, a card
    that keeps its shape), that never ends, and the program crashes with its stack full. Here a
    resize of the content during another one is left as it is.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._resizing = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() != QEvent.Type.Resize:
            return super().eventFilter(watched, event)
        if self._resizing:
            return False
        self._resizing = True
        try:
            return super().eventFilter(watched, event)
        finally:
            self._resizing = False


def scrolled(content: QWidget) -> ScrollArea:
    """A scroll area that is as wide as it can be; the keyboard goes past it to its content."""
    area = ScrollArea()
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    return area
