"""What happens when the program itself is at fault: written down, said calmly, and on it goes."""

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget

from tourneydesk.gui import words
from tourneydesk.gui.plain import button, label, title
from tourneydesk.gui.recent import data_folder

_LOG = logging.getLogger("tourneydesk")


class Calm(QObject):
    """Catches every bug of the running program and shows one window about it."""

    _happened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._window: CalmWindow | None = None
        # A signal, so that a bug on another thread is shown on the window's own.
        self._happened.connect(self._show)

    def watch(self) -> None:
        """Begins to catch what nobody else has caught."""
        sys.excepthook = self.caught

    def caught(
        self, kind: type[BaseException], wrong: BaseException, trace: TracebackType | None
    ) -> None:
        """Writes a bug down and shows the window, once until it is closed."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        write_down(kind, wrong, trace)
        self._happened.emit()

    def _show(self) -> None:
        if self._window is None or not self._window.isVisible():
            self._window = CalmWindow(log_file())
            self._window.show()


class CalmWindow(QDialog):
    """Says that something went wrong, that nothing is lost, and what to do."""

    def __init__(self, log: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title(self, words.BUG_TITLE)
        text = label(words.BUG_TEXT.format(log=log), wraps=True)
        close = button(words.CLOSE, "next")
        close.clicked.connect(self.accept)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(24, 24, 24, 16)
        lines.setSpacing(12)
        lines.addWidget(label(words.BUG_TITLE, "strong", wraps=True))
        lines.addWidget(text)
        lines.addWidget(close)
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("0") * 64)


def log_file() -> Path:
    """Where bugs are written down."""
    return data_folder() / "tourneydesk.log"


def write_down(
    kind: type[BaseException], wrong: BaseException, trace: TracebackType | None
) -> None:
    """Appends a bug to the log; the log keeps the last million characters or so."""
    try:
        log_file().parent.mkdir(parents=True, exist_ok=True)
        kept = RotatingFileHandler(log_file(), maxBytes=500_000, backupCount=1, encoding="utf-8")
    except OSError:
        _LOG.error("not caught", exc_info=(kind, wrong, trace))
        return
    kept.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    _LOG.addHandler(kept)
    try:
        _LOG.error("not caught", exc_info=(kind, wrong, trace))
    finally:
        _LOG.removeHandler(kept)
        kept.close()
