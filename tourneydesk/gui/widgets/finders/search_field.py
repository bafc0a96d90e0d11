"""A field to search in, marked by a magnifying glass that grows with the text."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.widgets.text_widgets import Button, Field, tip
from tourneydesk.gui.widgets.theme.icons import SMALL, Icon, icon

GAP = 8
"""Between the edge of the field and an icon in it, in pixels."""


class SearchField(Field):
    """With ``clear``, a button at its end empties it; Qt's own icons stay 16 pixels at any size of
    text.
    """

    def __init__(
        self, most: int, clear: Callable[[], object] | None = None, said: str = ""
    ) -> None:
        """``said`` names the button."""
        super().__init__(most)
        self._glass = Icon("search", SMALL, "quiet")
        self._glass.setParent(self)
        self._glass.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clear_button = Button()
        self.clear_button.setParent(self)
        self.clear_button.setProperty("look", "in-field")
        self.clear_button.setIcon(icon("x"))
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.clear_button.setAccessibleName(said)
        tip(self.clear_button, said)
        self.clear_button.hide()
        end = 0
        if clear is not None:
            self.clear_button.clicked.connect(lambda _=False: clear())
            self.textChanged.connect(lambda text: self.clear_button.setVisible(bool(text)))
            end = self.clear_button.sizeHint().width()
        self.setTextMargins(self._glass.width() + GAP // 2, 0, end, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._put_in_place()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._put_in_place()

    def _put_in_place(self) -> None:
        self._put(self._glass, GAP)
        size = self.clear_button.sizeHint()
        self.clear_button.resize(size)
        self._put(self.clear_button, self.width() - size.width() - 2)

    def _put(self, part: QWidget, left: int) -> None:
        """Centers a part of the field; from the right to the left where text begins there."""
        x = self.width() - left - part.width() if self.isRightToLeft() else left
        part.move(x, (self.height() - part.height()) // 2)
