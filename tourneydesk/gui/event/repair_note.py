"""The line above the status bar that says what is wrong with the current round."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from tourneydesk.gui.pages.repair.text import issues_text
from tourneydesk.gui.pages.repair.work import RepairWork
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.layout.boxes import row_of
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages


class RepairNote(QFrame):
    """Visible only if something is wrong; its button opens the repairs page."""

    repair_requested = Signal()

    def __init__(self, session: QtSession, repair_work: RepairWork) -> None:
        super().__init__()
        self.setProperty("look", "foot")
        self._session = session
        self._repair_work = repair_work
        self._offered = True
        self.text = label("", "attention", wraps=True)
        self.button = ActionButton("repair-menu", lambda _=False: self.repair_requested.emit())
        row_of((self.text, 1), self.button, on=self, margins=(16, 8, 16, 8), spacing=16)
        repair_work.changed.connect(self.refresh)
        self.refresh()

    def offer(self, offered: bool) -> None:
        """Offers repairs, unless the repairs page is already open."""
        self._offered = offered
        self.refresh()

    def refresh(self) -> None:
        """Says what is wrong, if anything."""
        number, issues = self._repair_work.number, self._repair_work.issues
        self.setVisible(self._offered and bool(number) and issues.anything)
        self.button.show_text("repair-round", round=number)
        if number and issues.anything:
            text = issues_text(self._session.event, number, issues)
            show_text(self.text, f"{messages.text('window-sign-attention')}{text}")
