"""Esc leaves a page, or what is open in it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    Mixed = QWidget
else:
    Mixed = object


class EscapeLeaves(Mixed):
    """A mixin to put before a widget's base class: Esc presses that its fields, lists and buttons
    ignore call `escaped`.
    """

    def escaped(self) -> None:
        """Esc was pressed."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.escaped()
        else:
            super().keyPressEvent(event)
