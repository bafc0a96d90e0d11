"""Handles the program's own bugs: logs them, reports them calmly, and continues."""

import sys
from collections.abc import Callable
from pathlib import Path
from traceback import format_exception
from types import TracebackType

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QDialog

from tourneydesk import __version__
from tourneydesk.desk.session import wall_clock
from tourneydesk.faults import log_fault
from tourneydesk.gui.widgets.actions import sequences
from tourneydesk.gui.widgets.layouts import REST, column_of, row_of
from tourneydesk.gui.widgets.text_widgets import button, label, title
from tourneydesk.present import messages


class CrashHandler(QObject):
    """Catches every uncaught exception and shows one dialog for it."""

    _crashed = Signal(object, str)

    def __init__(self) -> None:
        super().__init__()
        self.dialog: CrashDialog | None = None
        self.open_handbook: Callable[[], object] = lambda: None
        """Opens the handbook beside the main window, once there is one."""
        # A signal, so that a bug on another thread is shown on the GUI thread.
        self._crashed.connect(self._show)

    def watch(self) -> None:
        """Starts catching uncaught exceptions."""
        sys.excepthook = self.handle

    def handle(
        self, kind: type[BaseException], error: BaseException, _trace: TracebackType | None
    ) -> None:
        """Logs a bug and shows the dialog; only one is open at a time."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        details = "".join(format_exception(error))
        self._crashed.emit(
            log_fault(error, wall_clock()),
            f"{messages.text('window-program')} {__version__}\n{details}",
        )

    def _show(self, log: Path | None, details: str) -> None:
        if self.dialog is None or not self.dialog.isVisible():
            self.dialog = CrashDialog(log, details)
            for key in sequences("handbook-open"):
                QShortcut(key, self.dialog, lambda: self.open_handbook())
            self.dialog.show()


class CrashDialog(QDialog):
    """Says that something went wrong, that nothing is lost, and what to do."""

    handbook_page = "help"

    def __init__(self, log: Path | None, details: str) -> None:
        super().__init__()
        title(self, messages.text("window-bug-title"))
        go_on = button(messages.text("window-continue"), "next", does=self.accept)
        copy = button(
            messages.text("window-copy-details"),
            does=lambda: QApplication.clipboard().setText(details),
            picture="copy",
        )
        lines = column_of(
            label(messages.text("window-bug-title"), "section", wraps=True),
            label(messages.text("window-bug-text"), wraps=True),
            on=self,
            margins=(24, 24, 24, 16),
            spacing=12,
        )
        if log is not None:
            lines.addWidget(label(messages.text("window-bug-log", log=log), "quiet", wraps=True))
        lines.addStretch(1)
        lines.addLayout(row_of(REST, copy, go_on))
        go_on.setFocus()
        width = self.fontMetrics().horizontalAdvance("0") * 64
        self.setMinimumWidth(width)
        self.resize(width, lines.heightForWidth(width))
