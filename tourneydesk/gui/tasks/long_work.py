"""Work that takes longer than a moment: says so after 0.3 seconds, and lets Esc stop it."""

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

AT_FIRST, THEN = 300, 1000
"""Milliseconds until it is said that work goes on, and from then on between two times."""


class LongWork(QObject):
    """Watches one piece of work. Esc belongs to it only while it is said to go on."""

    going_on = Signal(int)
    """So many seconds so far."""
    stopped = Signal()

    def __init__(self, within: QWidget) -> None:
        super().__init__(within)
        self._since = QElapsedTimer()
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._say)
        self.stop = QShortcut(QKeySequence(Qt.Key.Key_Escape), within)
        self.stop.setContext(Qt.ShortcutContext.WindowShortcut)
        self.stop.setEnabled(False)
        self.stop.activated.connect(self._stopped)

    def begin(self) -> None:
        """The work has begun."""
        self._since.start()
        self.timer.start(AT_FIRST)

    def end(self) -> bool:
        """The work is over; True where it had been said to go on."""
        said = self.stop.isEnabled()
        self.timer.stop()
        self.stop.setEnabled(False)
        return said

    def _say(self) -> None:
        self.timer.setInterval(THEN)
        self.stop.setEnabled(True)
        self.going_on.emit(self._since.elapsed() // 1000)

    def _stopped(self) -> None:
        self.end()
        self.stopped.emit()
