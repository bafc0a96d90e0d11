"""A thread pool at its worst: the work started last runs first."""

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QApplication

from tourneydesk.gui.tasks import Background


class LifoPool:
    """Stands in for the pool of a `Background`; nothing is done until `finish`."""

    def __init__(self, background: Background[Any]) -> None:
        self._work: list[Callable[[], object]] = []
        background.pool = self  # type: ignore[assignment]  # all that is asked of a pool

    def start(self, work: Callable[[], object]) -> None:
        self._work.append(work)

    def finish(self) -> None:
        while self._work:
            self._work.pop()()
        QApplication.processEvents()
