"""Frees Python's reference cycles from the event loop, and nowhere else.

Left to itself, Python frees them wherever an object happens to be made. On another thread that
would destroy widgets, which only the window's thread may do. Inside a destructor of Qt, Qt holds a
lock that destroying one more object may need: the window would wait for itself for ever.
"""

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL = 250
"""Milliseconds."""


class CycleCollector(QObject):
    """Collects by Python's own thresholds, whenever the event loop has its turn."""

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
            for generation, (count, most) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if count > most > 0
        ]
        if due:
            gc.collect(due[-1])


def collect_in_event_loop(app: QObject) -> None:
    """From now on cycles are freed in the event loop of this application only."""
    if app.findChild(CycleCollector) is None:
        CycleCollector(app)
