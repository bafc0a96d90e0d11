"""Frees Python's reference cycles from the event loop, and nowhere else.

By default, Python frees them wherever an object happens to be created. On another thread that would
destroy widgets, which only the GUI thread may do. Inside a Qt destructor, Qt holds a lock that
destroying one more object may need: the GUI thread would deadlock with itself.
"""

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL = 250
"""Milliseconds."""


class CycleCollector(QObject):
    """Collects by Python's own thresholds, from the event loop."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(INTERVAL)

    def collect(self) -> None:
        """Collects the oldest generation that is due."""
        due = [
            generation
            for generation, (count, threshold) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if count > threshold > 0
        ]
        if due:
            gc.collect(due[-1])


def collect_in_event_loop(app: QObject) -> None:
    """From now on, frees cycles only in this application's event loop."""
    if app.findChild(CycleCollector) is None:
        CycleCollector(app)
