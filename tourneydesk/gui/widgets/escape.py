"""Esc leads out of a page, or out of what is open in it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    Mixed = QWidget
else:
    Mixed = object


class EscapeLeaves(Mixed):
    """Stands before a widget's class; the Esc that its fields, lists and buttons leave over comes
    to `escaped`.
    """

    def escaped(self) -> None:
        """Esc was pressed."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.escaped()
        else:
            super().keyPressEvent(event)
