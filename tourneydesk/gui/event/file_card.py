"""A card above the status bar: the event's file was changed elsewhere or cannot be written."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from tourneydesk.gui.session.qt_session import (
    FILE_HAS_MORE,
    FILE_IS_LOST,
    FILE_NOT_WRITABLE,
    QtSession,
)
from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Card
from tourneydesk.gui.widgets.text_widgets import button, label, relook, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import text
from tourneydesk.store.errors import FileTrouble

RELOADABLE = (*FILE_HAS_MORE, "file_overwritten", "file_replaced")


class FileCard(Card):
    """Visible only while changes cannot be saved to the file; its first button is the usual fix."""

    reload_requested = Signal()
    save_requested = Signal()

    def __init__(self, session: QtSession) -> None:
        super().__init__(CARD_MARGINS, "file-warning")
        self.text = label("", "strong", wraps=True)
        self.reload = button(messages.text("recovery-reload-event"), does=self.reload_requested)
        self.save = button(messages.text("recovery-save-event-as"), does=self.save_requested)
        self.add(self.text, answers=(self.save, self.reload))
        session.file_trouble.connect(self.show_trouble)
        session.changed.connect(self._resolved)
        session.saved_as.connect(self._resolved)
        self._focus_before: QWidget | None = None
        self.hide()

    def show_trouble(self, trouble: FileTrouble) -> None:
        """Explains what happened to the file and takes the focus, except where a retry may soon
        succeed, as on a full disk.
        """
        saves = trouble.code in (*FILE_IS_LOST, *FILE_NOT_WRITABLE)
        show_text(self.text, text(trouble.code, **trouble.facts))
        self.save.setVisible(saves)
        self.reload.setVisible(trouble.code in RELOADABLE)
        relook(self.save, "next" if saves else "")
        relook(self.reload, "" if saves else "next")
        if not self.isVisible():
            self._focus_before = QApplication.focusWidget()
        self.show()
        if trouble.code in FILE_NOT_WRITABLE:
            return
        (self.save if saves else self.reload).setFocus()

    def _resolved(self) -> None:
        """Changes are being saved again: restores the focus, unless it has moved on."""
        inside = self.window().focusWidget() in (self.save, self.reload)
        back, self._focus_before = self._focus_before, None
        if inside and back is not None and isValid(back):
            back.setFocus()
        self.hide()
