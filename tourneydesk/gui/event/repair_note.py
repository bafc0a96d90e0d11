"""The line above the foot that says what is amiss with the round at hand."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from tourneydesk.gui import words
from tourneydesk.gui.pages.repair.text import amiss_text
from tourneydesk.gui.pages.repair.work import RepairWork
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.text_widgets import button, label, show_text, tip


class RepairNote(QFrame):
    """Shown only where something is amiss; its button leads to the repairs."""

    wanted = Signal()

    def __init__(self, session: QtSession, mending: RepairWork) -> None:
        super().__init__()
        self.setProperty("look", "foot")
        self._session = session
        self._mending = mending
        self._offered = True
        self.text = label("", "attention", wraps=True)
        self.repair = button("")
        tip(self.repair, words.REPAIR_TIP)
        self.repair.setAccessibleDescription(words.REPAIR_TIP)
        self.repair.clicked.connect(lambda _=False: self.wanted.emit())
        across = QHBoxLayout(self)
        across.setContentsMargins(16, 8, 16, 8)
        across.setSpacing(16)
        across.addWidget(self.text, 1)
        across.addWidget(self.repair)
        mending.changed.connect(self.refresh)
        self.refresh()

    def offer(self, offered: bool) -> None:
        """Offers repairs, but where they are on show already."""
        self._offered = offered
        self.refresh()

    def refresh(self) -> None:
        """Says what is amiss, if anything is."""
        number, amiss = self._mending.number, self._mending.amiss
        self.setVisible(self._offered and bool(number) and amiss.anything)
        self.repair.setText(words.REPAIR_ROUND.format(round=number))
        if number and amiss.anything:
            said = amiss_text(self._session.event, number, amiss)
            show_text(self.text, f"{words.SIGN_ATTENTION}{said}")
