"""A scroll area whose size settles, whatever its content's height depends on."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class ScrollArea(QScrollArea):
    """Use this class instead of QScrollArea.

    Qt resizes the content again after every resize. If the height that the content wants for a
    width differs from one call to the next (a label that wraps differently, a card with a fixed
    aspect ratio), that never ends, and the program crashes with a stack overflow. This class
    ignores a resize of the content during another one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._resizing = False

    def hold(self, content: QWidget, *, focus: bool = False, sideways: bool = True) -> None:
        """Scrolls this content, which is as wide as the area. Without ``focus`` Tab goes to what is
        inside only; without ``sideways`` nothing can be scrolled to the side.
        """
        self.setWidgetResizable(True)
        if not focus:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if not sideways:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)

    def setWidget(self, content: QWidget) -> None:  # noqa: N802
        """What is behind the area shows through, such as a card."""
        super().setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

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
    """A scroll area that resizes its content along with itself and takes no focus."""
    area = ScrollArea()
    area.hold(content)
    return area
