"""Runs slow, pure work in the background while the window stays responsive.

A widget may be freed on the GUI thread only: freed on another, it deadlocks the program. Therefore
the worker thread never holds the last reference to anything but what it created itself: the task it
runs is kept here until the GUI thread takes it back; cycles are freed there too
(`gui.tasks.garbage`).
"""

import sys
from collections.abc import Callable
from functools import cache, partial
from itertools import count
from typing import Any, Generic, TypeVar
from weakref import ref

from PySide6.QtCore import QObject, Qt, QThreadPool, QTimer, Signal

POLL_INTERVAL = 0.0005
"""Seconds."""
Outcome = TypeVar("Outcome")
"""The result type of a piece of work."""


class Background(Generic[Outcome]):
    """Runs one piece of work at a time on a thread pool and passes its outcome to ``done``.

    The work must touch neither widgets nor the event file. Its result, or the exception that it
    raised, arrives on the GUI thread.
    """

    def __init__(self, pool: QThreadPool | None = None, *, keep_alive: bool = False) -> None:
        """``pool`` None means the program's own. ``keep_alive``: work that was started is finished
        even if its result is no longer wanted, such as a copy of an event that is closed.
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
        """Starts the work; drops the outcome of any earlier work."""
        self.cancel()
        self._done = done
        self._task = _Task(work, self)
        _send(self._task, self.pool)

    def cancel(self) -> None:
        """Discards the outcome of the running work."""
        if self._task is not None and not self._keep_alive:
            self._task.wanted = False
        self._task = self._done = None

    def hand_over(self, done: Callable[[Outcome | Exception], None]) -> bool:
        """Passes the outcome of the running work to another receiver; False if none is running."""
        if self._done is None:
            return False
        self._done = done
        return True

    def arrived(self, task: "_Task[Outcome]") -> None:
        """A task has returned; only the one sent last is awaited."""
        if task is self._task and self._done is not None:
            done, self._done, self._task = self._done, None, None
            done(task.outcome)


class AfterPause(Background[Outcome]):
    """Background work that begins once nothing has happened for a moment."""

    def __init__(
        self, begin: Callable[[], None], owner: QObject, pool: QThreadPool | None = None
    ) -> None:
        """``begin`` starts the work when the pause is over, if there is any to do."""
        super().__init__(pool)
        self._pause = QTimer(owner, singleShot=True)
        self._pause.timeout.connect(begin)

    @property
    def busy(self) -> bool:
        return self._pause.isActive() or super().busy

    def begin_after(self, milliseconds: int) -> None:
        """Begins after a pause; the pause starts anew if one is running."""
        self._pause.start(milliseconds)

    def cancel(self) -> None:
        self._pause.stop()
        super().cancel()


def one_thread() -> QThreadPool:
    """A pool of a single thread, for work that must not wait for other work or run beside it."""
    pool = QThreadPool()
    pool.setMaxThreadCount(1)
    return pool


class _Task(Generic[Outcome]):
    """A piece of work in progress, then its outcome; its receiver may be gone before it returns."""

    outcome: Outcome | Exception

    def __init__(self, work: Callable[[], Outcome], sender: Background[Outcome]) -> None:
        self.work = work
        self.sender = ref(sender)
        self.wanted = True


class _Counter(QObject):
    """Receives returning tasks; it lives on the GUI thread as long as the program."""

    returned = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.returned.connect(self._take_back, Qt.ConnectionType.QueuedConnection)

    def _take_back(self, number: int) -> None:
        task = _in_progress.pop(number)
        sender = task.sender()
        if sender is not None:
            sender.arrived(task)


_numbers = count()
_in_progress: dict[int, _Task[Any]] = {}


def any_work() -> bool:
    """Whether any work is running, queued, or finished without its outcome having arrived."""
    return bool(_in_progress)


@cache
def _counter() -> _Counter:
    # The interval at which Python lets the GUI thread run. (While painting text, that thread waits
    # for its turn every few letters; with the default of 5 milliseconds it would wait ten times as
    # long.)
    sys.setswitchinterval(POLL_INTERVAL)
    return _Counter()


def _send(task: _Task[Any], pool: QThreadPool) -> None:
    _counter()
    number = next(_numbers)
    _in_progress[number] = task
    pool.start(partial(_run, number))


def _run(number: int) -> None:
    """Runs on a pool thread. It keeps no reference to the task once it reports that it is done."""
    task = _in_progress[number]
    # It may have waited behind other work until its result is no longer wanted.
    if task.wanted:
        try:
            task.outcome = task.work()
        except Exception as error:
            task.outcome = error
    del task
    _counter().returned.emit(number)
