"""A form page with its own keys: Enter continues, Esc goes back."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.text_widgets import label


class FormPage(PageKeys, QWidget):
    """Base of the form pages; each shows errors in `trouble`."""

    cancelled = Signal()
    handbook_page = ""
    """The page of the handbook about this page, for `gui.app.handbook.places`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trouble = label("", "attention", wraps=True)

    def show_message(self, text: str, look: str = "attention") -> None:
        """Shows inline what is wrong, or what was done."""
        show_trouble(self.trouble, text, look)


class EventFormPage(FormPage):
    """Base of the pages that create an event file; ``created`` has its path."""

    created = Signal(Path)

    def enter(self) -> None:
        """Resets the page and focuses the first field."""
        raise NotImplementedError
