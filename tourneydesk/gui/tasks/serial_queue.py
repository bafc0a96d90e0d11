"""Work for one target, such as a folder, done one after the other in the order of asking.

Threads of a pool start in any order once they wait for the same lock, so that an older writing
could come last. Here the place in the queue is taken before a thread is asked for.
"""

import os
from collections import deque
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SerialQueue:
    """Runs work in the order in which it was queued, whichever thread gets to run first."""

    def __init__(self) -> None:
        self._running = Lock()
        self._waiting: deque[_Job[Any]] = deque()

    def add(self, work: Callable[[], T]) -> Callable[[], T]:
        """Queues the work now. What is returned does it, and whatever was queued before and is not
        done yet, on the thread that calls it; it gives, or raises, what came of this work. Each
        must be called, or what was queued before a later one waits for that one.
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
    """Work, and what came of it. Only the thread that holds the lock of the queue runs it."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self._finished: T | None = None
        self._wrong: Exception | None = None
        self.done = False

    def run(self) -> None:
        try:
            self._finished = self._work()
        except Exception as wrong:
            self._wrong = wrong
        self.done = True

    def outcome(self) -> T:
        if self._wrong is not None:
            raise self._wrong
        return self._finished  # type: ignore[return-value]  # run() comes before


def queue_of(target: Path) -> SerialQueue:
    """The one queue of a file or folder; a disk that does not answer holds up no other."""
    return _queue(os.path.abspath(target))  # noqa: PTH100 (nothing is asked of the disk)


@cache
def _queue(_target: str) -> SerialQueue:
    return SerialQueue()
