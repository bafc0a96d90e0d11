"""Slow work in the background: threads, queues, and the freeing of cycles.

A widget may be freed on the GUI thread only: freed on another, it deadlocks the program. Therefore
the worker thread never holds the last reference to anything but what it created itself: the task it
runs is kept here until the GUI thread takes it back; cycles are freed there too
(`gui.tasks.garbage`).
"""

import gc
import os
import sys
from collections import deque
from collections.abc import Callable
from functools import cache, partial
from itertools import count
from pathlib import Path
from threading import Lock
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


# Runs the work for one target, such as a folder, one after the other in the order queued.
#
# Pool threads that wait for the same lock start in any order, so that an older write could finish
# last. Here, work takes its place in the queue before it gets a thread.

T = TypeVar("T")


class SerialQueue:
    """Runs work in the order in which it was queued, whichever thread runs first."""

    def __init__(self) -> None:
        self._running = Lock()
        self._waiting: deque[_Job[Any]] = deque()

    def add(self, work: Callable[[], T]) -> Callable[[], T]:
        """Queues the work now. Returns a function that runs it, and any unfinished work queued
        before it, on the thread that calls it; it returns or raises the outcome of this work.

        Each function must be called; otherwise its work waits until a later one runs.
        """
        job = _Job(work)
        self._waiting.append(job)

        def run() -> T:
            with self._running:
                while not job.done:
                    self._waiting.popleft().run()
            return job.outcome()

        return run


class _Job(Generic[T]):
    """Work and its outcome. Only the thread that holds the queue's lock runs it."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self._finished: T | None = None
        self._error: Exception | None = None
        self.done = False

    def run(self) -> None:
        try:
            self._finished = self._work()
        except Exception as error:
            self._error = error
        self.done = True

    def outcome(self) -> T:
        if self._error is not None:
            raise self._error
        return self._finished  # type: ignore[return-value]  # run() is called first


def queue_of(target: Path) -> SerialQueue:
    """The single queue of a file or folder; a disk that does not respond delays no other."""
    return _queue(os.path.abspath(target))  # noqa: PTH100 (does not access the disk)


@cache
def _queue(_target: str) -> SerialQueue:
    return SerialQueue()


# Frees Python's reference cycles from the event loop, and nowhere else.
#
# By default, Python frees them wherever an object happens to be created. On another thread that
# would destroy widgets, which only the GUI thread may do. Inside a Qt destructor, Qt holds a lock
# that destroying one more object may need: the GUI thread would deadlock with itself.

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
