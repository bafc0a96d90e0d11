"""Opens the files that macOS hands to the running program; other systems name them as arguments."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class OpeningRequests(QObject):
    """Passes on the file of every request to open one; belongs to the application."""

    def __init__(self, app: QObject, open_file: Callable[[Path], None]) -> None:
        super().__init__(app)
        self._open_file = open_file
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open_file(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
