"""Slow pure work beside the window, which goes on answering meanwhile."""

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal

SOON = 0.0005
"""Seconds."""


class Background(QObject):
    """Runs one piece of work at a time on a thread pool and gives what came of it to ``done``.

    The work must touch neither widgets nor the event file. What it gives, or the exception that it
    raised, arrives on the window's thread.
    """

    _came = Signal(int, object)

    def __init__(self, pool: QThreadPool | None = None, *, surely: bool = False) -> None:
        """``pool`` None means the program's own. ``surely``: what was started is done, also where
        nobody waits for its answer any more, such as a copy of an event that is closed.
        """
        super().__init__()
        self._surely = surely
        self._pool = pool or QThreadPool.globalInstance()
        self._turn = 0
        # Python lets the window have its turn so soon (it waits for one at every few letters that
        # it paints; by the usual 5 milliseconds, ten times as long).
        sys.setswitchinterval(SOON)
        self._done: Callable[[object], None] | None = None
        self._came.connect(self._arrived, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        return self._done is not None

    def start(self, work: Callable[[], object], done: Callable[[object], None]) -> None:
        """Starts the work; what an earlier one gives is then dropped."""
        self._turn += 1
        turn = self._turn
        self._done = done

        def run() -> None:
            with _nothing_collected():
                work_and_tell()

        def work_and_tell() -> None:
            if turn != self._turn and not self._surely:
                # It waited behind other work, and nobody wants it any more.
                return
            try:
                came: object = work()
            except Exception as wrong:
                came = wrong
            try:
                self._came.emit(turn, came)
            except RuntimeError:
                # The window was closed meanwhile; nobody waits for this any more.
                return

        self._pool.start(run)

    def drop(self) -> None:
        """What the running work gives is not wanted any more."""
        self._turn += 1
        self._done = None

    def _arrived(self, turn: int, came: object) -> None:
        if turn == self._turn and self._done is not None:
            done, self._done = self._done, None
            done(came)


_working = 0
_counting = Lock()


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Meanwhile Python frees no cycles. It would on any thread, and widgets among them may go only
    on the window's: destroyed on another, they lock up the program.
    """
    global _working
    with _counting:
        _working += 1
        gc.disable()
    try:
        yield
    finally:
        with _counting:
            _working -= 1
            if not _working:
                gc.enable()
