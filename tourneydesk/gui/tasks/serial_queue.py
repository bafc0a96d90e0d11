"""Runs the work for one target, such as a folder, one after the other in the order queued.

Pool threads that wait for the same lock start in any order, so that an older write could finish
last. Here, work takes its place in the queue before it gets a thread.
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
