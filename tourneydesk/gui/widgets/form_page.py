"""A form page with its own keys: Enter continues, Esc goes back."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.text_widgets import ENTER_KEYS, label


class FormPage(QWidget):
    """Base of the form pages; each shows errors in `trouble`."""

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.trouble = label("", "attention", wraps=True)

    def show_message(self, text: str, look: str = "attention") -> None:
        """Shows inline what is wrong, or what was done."""
        show_trouble(self.trouble, text, look)

    def go_back(self) -> None:
        """Called on Esc."""
        self.cancelled.emit()

    def enter_pressed(self, *, control: bool) -> bool:
        """Called on Enter (or Ctrl+Enter) that no field handled; False if it has no effect."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        own = event.key() in (Qt.Key.Key_Escape, *ENTER_KEYS)
        if own and event.isAutoRepeat():
            return
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        elif not (own and self.enter_pressed(control=control)):
            super().keyPressEvent(event)


class EventFormPage(FormPage):
    """Base of the pages that create an event file; ``created`` has its path."""

    created = Signal(Path)

    def enter(self) -> None:
        """Resets the page and focuses the first field."""
        raise NotImplementedError
