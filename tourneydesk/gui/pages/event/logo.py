"""The field for an event's logo: the picture, and how to choose or remove it."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from tourneydesk.core.reasons import Refused
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.widgets.file_dialogs import picture_to_use
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, row_of
from tourneydesk.gui.widgets.logo_file import logo_of
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.text_widgets import button, label
from tourneydesk.present import messages

SHOWN = QSize(240, 72)
"""The most pixels of the picture on the page."""


class LogoField(QWidget):
    """Shows the logo; a file that cannot be one leaves it unchanged and says why."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._logo = session.logo
        self._reading = Background[bytes]()
        self.picture = label("")
        self.picture.setAccessibleName(messages.text("event-logo"))
        self.choose = button(messages.text("event-logo-choose"), does=self._choose)
        self.remove = button(messages.text("event-logo-remove"), does=self._remove)
        self.error = label("", "wrong", wraps=True)
        self.error.hide()
        column_of(
            label(messages.text("event-logo"), "strong"),
            row_of(self.picture, REST),
            row_of(self.choose, self.remove, REST),
            label(messages.text("event-logo-hint"), "quiet", wraps=True),
            self.error,
            on=self,
            margins=0,
            spacing=4,
        )
        self._logo.changed.connect(self._show)
        self._show()

    @property
    def busy(self) -> bool:
        return self._reading.busy

    def read(self, path: Path) -> None:
        """Takes the picture in a file."""
        self._reading.start(lambda: logo_of(path), self._finished)

    def _choose(self) -> None:
        path = picture_to_use(self, Path.home())
        if path is not None:
            self.read(path)

    def _remove(self) -> None:
        show_trouble(self.error, "", "wrong")
        self._logo.choose(b"")

    def _finished(self, outcome: bytes | Exception) -> None:
        if isinstance(outcome, Refused):
            show_trouble(self.error, refusal(outcome.problems), "wrong")
        elif isinstance(outcome, Exception):
            raise outcome
        else:
            show_trouble(self.error, "", "wrong")
            self._logo.choose(outcome)

    def _show(self) -> None:
        pixmap = QPixmap()
        shown = bool(self._logo.picture) and pixmap.loadFromData(self._logo.picture)
        if shown:
            ratio = self.devicePixelRatioF()
            most = SHOWN * ratio
            if pixmap.width() > most.width() or pixmap.height() > most.height():
                pixmap = pixmap.scaled(
                    most,
                    Qt.AspectRatioMode.KeepAspectRatio,
                    Qt.TransformationMode.SmoothTransformation,
                )
            pixmap.setDevicePixelRatio(ratio)
            self.picture.setPixmap(pixmap)
        self.picture.setVisible(shown)
        self.remove.setVisible(shown)
