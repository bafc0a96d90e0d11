"""Makes copies on a background thread, so that no decision waits for one or fails because
of one.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from tourneydesk.store.backups import checkpoints
from tourneydesk.store.chain import Entry
from tourneydesk.store.trouble import FileTrouble

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor


@dataclass(frozen=True, slots=True)
class _Request:
    entries: tuple[Entry, ...]
    label: str


class Copier:
    """Makes the copies of one event in one folder, one at a time, on its own thread.

    A copy that has not started is replaced by a later one, which contains everything it would have;
    only copies before a round are all made. Belongs to the thread that created it; no method
    raises. ``trouble`` is why the last copy failed, until one succeeds.
    """

    def __init__(self, path: Path, second: Path | None = None) -> None:
        self._path = path
        self._second = second
        self._requests: deque[_Request] = deque()
        self._lock = Lock()
        self._copy_lock = Lock()
        self._thread: ThreadPoolExecutor | None = None
        self._running: Future[None] | None = None
        self.trouble: FileTrouble | None = None

    def request(self, entries: tuple[Entry, ...], label: str) -> None:
        """Requests a copy of these entries and returns at once."""
        with self._lock:
            if self._requests and not checkpoints.is_of_round(self._requests[-1].label):
                self._requests.pop()
            self._requests.append(_Request(entries, label))
            try:
                if self._thread is None:
                    # Imported here: an event that is only read makes no copies.
                    from concurrent.futures import ThreadPoolExecutor

                    self._thread = ThreadPoolExecutor(1, "copies")
                self._running = self._thread.submit(self._work)
            except Exception as error:  # no more threads, say, or the program is ending
                self._running = None
                self.trouble = _trouble(self._path, error)

    def flush(self) -> None:
        """Waits until all requested copies are made or have failed; may be called on any thread."""
        running = self._running
        if running is not None:
            running.result()
        else:  # without a thread, the copy is made here
            self._work()

    def close(self, *, wait: bool = True) -> None:
        """Waits like `flush` and releases the thread. Without ``wait``, the thread makes the
        requested copies and then ends.
        """
        if wait:
            self.flush()
        if self._thread is not None:
            self._thread.shutdown(wait=wait)
            self._thread = None

    def _work(self) -> None:
        # The thread may still be making an earlier copy, and several callers may be waiting.
        with self._copy_lock:
            while (request := self._next()) is not None:
                self.trouble = self._make_copy(request)

    def _make_copy(self, request: _Request) -> FileTrouble | None:
        try:
            checkpoints.keep_entries(self._path, request.entries, request.label, self._second)
        except FileTrouble as trouble:
            return trouble
        except Exception as error:
            return _trouble(self._path, error)
        return None

    def _next(self) -> _Request | None:
        with self._lock:
            return self._requests.popleft() if self._requests else None


def _trouble(path: Path, error: Exception) -> FileTrouble:
    return FileTrouble("copy_failed", path, why=f"{type(error).__name__}: {error}")
