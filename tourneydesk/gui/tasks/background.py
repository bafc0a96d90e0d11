"""Slow pure work beside the window, which goes on answering meanwhile.

A widget may be freed on the window's thread only: freed on another, it locks up the program. So the
thread that works never holds the last of anything but what it made itself: the task it runs lies
here until the window's thread takes it back; cycles are freed there too (`gui.tasks.garbage`).
"""

import sys
from collections.abc import Callable
from functools import cache, partial
from itertools import count
from typing import Any, Generic, TypeVar
from weakref import ref

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal

SOON = 0.0005
"""Seconds."""
Outcome = TypeVar("Outcome")
"""What a piece of work returns."""


class Background(Generic[Outcome]):
    """Runs one piece of work at a time on a thread pool and gives its outcome to ``done``.

    The work must touch neither widgets nor the event file. What it gives, or the exception that it
    raised, arrives on the window's thread.
    """

    def __init__(self, pool: QThreadPool | None = None, *, keep_alive: bool = False) -> None:
        """``pool`` None means the program's own. ``keep_alive``: what was started is done even if
        nobody waits for its answer any more, such as a copy of an event that is closed.
        """
        self._keep_alive = keep_alive
        self.pool = pool or QThreadPool.globalInstance()
        self._task: _Task[Outcome] | None = None
        self._done: Callable[[Outcome | Exception], None] | None = None

    @property
    def busy(self) -> bool:
        return self._done is not None

    def start(
        self, work: Callable[[], Outcome], done: Callable[[Outcome | Exception], None]
    ) -> None:
        """Starts the work; the outcome of an earlier one is then dropped."""
        self.cancel()
        self._done = done
        self._task = _Task(work, self)
        _send(self._task, self.pool)

    def cancel(self) -> None:
        """What the running work gives is not wanted any more."""
        if self._task is not None and not self._keep_alive:
            self._task.wanted = False
        self._task = self._done = None

    def hand_over(self, done: Callable[[Outcome | Exception], None]) -> bool:
        """What the running work gives goes to somebody else; False where none is running."""
        if self._done is None:
            return False
        self._done = done
        return True

    def arrived(self, task: "_Task[Outcome]") -> None:
        """A task is back; only the one sent last is waited for."""
        if task is self._task and self._done is not None:
            done, self._done, self._task = self._done, None, None
            done(task.outcome)


class _Task(Generic[Outcome]):
    """A piece of work on its way, then its outcome; who waits may be gone before it is back."""

    outcome: Outcome | Exception

    def __init__(self, work: Callable[[], Outcome], sender: Background[Outcome]) -> None:
        self.work = work
        self.sender = ref(sender)
        self.wanted = True


class _Counter(QObject):
    """Where tasks come back to: it lives on the window's thread, as long as the program."""

    back = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.back.connect(self._take_back, Qt.ConnectionType.QueuedConnection)

    def _take_back(self, number: int) -> None:
        task = _away.pop(number)
        sender = task.sender()
        if sender is not None:
            sender.arrived(task)


_numbers = count()
_away: dict[int, _Task[Any]] = {}


@cache
def _counter() -> _Counter:
    # Python lets the window have its turn so soon (it waits for one at every few letters that it
    # paints; by the usual 5 milliseconds, ten times as long).
    sys.setswitchinterval(SOON)
    return _Counter()


def _send(task: _Task[Any], pool: QThreadPool) -> None:
    _counter()
    number = next(_numbers)
    _away[number] = task
    pool.start(partial(_run, number))


def _run(number: int) -> None:
    """On a thread of the pool. It keeps nothing of the task once it says that it is done."""
    task = _away[number]
    # It may have waited behind other work until nobody wants it any more.
    if task.wanted:
        try:
            task.outcome = task.work()
        except Exception as wrong:
            task.outcome = wrong
    del task
    _counter().back.emit(number)
