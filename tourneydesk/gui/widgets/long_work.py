"""Reports work that takes longer than 0.3 seconds, and lets Esc stop it."""

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.widgets.actions import sequences

AT_FIRST, THEN = 300, 1000
"""Milliseconds before work is reported as in progress, and the interval of further reports."""


class LongWork(QObject):
    """Watches one piece of work. It handles Esc only while the work is reported as in progress."""

    progress = Signal(int)
    """The seconds elapsed."""
    stopped = Signal()

    def __init__(self, within: QWidget) -> None:
        super().__init__(within)
        self._since = QElapsedTimer()
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._report)
        self.stop = QShortcut(sequences("keys-stop")[0], within)
        self.stop.setContext(Qt.ShortcutContext.WindowShortcut)
        self.stop.setEnabled(False)
        self.stop.activated.connect(self._stop_requested)

    def begin(self) -> None:
        """The work has started."""
        self._since.start()
        self.timer.start(AT_FIRST)

    def end(self) -> bool:
        """The work is finished; True if it was reported as in progress."""
        reported = self.stop.isEnabled()
        self.timer.stop()
        self.stop.setEnabled(False)
        return reported

    def _report(self) -> None:
        self.timer.setInterval(THEN)
        self.stop.setEnabled(True)
        self.progress.emit(self._since.elapsed() // 1000)

    def _stop_requested(self) -> None:
        self.end()
        self.stopped.emit()
