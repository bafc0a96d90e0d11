"""Verified copies of an event, made on a thread; and copies whose history differs.

Each is named by its number of entries and its label, ``00042-before-round-3.tourney``, so any file
manager sorts them by age. As a journal only grows, a newer checkpoint contains all of an older one;
older ones are kept in case the newer ones are damaged.

A copy belongs to an event by its content, never by its name: the hash of the first entry identifies
the event, the hash of the last entry its history. So events with the same file name can share a
folder, and a copy is only ever removed if it is a beginning of the history being copied. An
existing file is never replaced; the new copy takes the next free name (``00042-closed.2.tourney``).
"""

from __future__ import annotations

import contextlib
import re
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from tourneydesk.store.chain import Entry
from tourneydesk.store.database import HEAD, reading
from tourneydesk.store.errors import FileTrouble, as_file_trouble
from tourneydesk.store.event_file import EventFile, kept_closed, open_file_at
from tourneydesk.store.header import check_header
from tourneydesk.store.replacing import remove_leftovers, write_whole

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

MOST_KEPT = 6
"""The number of checkpoints kept in addition to the newest before each round."""

_ROUND = "before-round-"
_LABEL = re.compile(r"[a-z0-9-]+")
_NAME = re.compile(r"(\d{5,})-([a-z0-9-]+)(?:\.(\d+))?\.tourney")


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A copy: the number of entries it should hold, and its label (``before-round-3``,
    ``closed``).
    """

    path: Path
    entries: int
    label: str


def is_of_round(label: str) -> bool:
    """Whether a checkpoint with this label is made before a round."""
    return label.startswith(_ROUND)


def folder_of(path: Path, second: Path | None = None) -> Path:
    """The folder of an event file's checkpoints: ``NAME.checkpoints`` next to it, or in a second
    folder such as a USB drive.
    """
    name = path.stem if path.suffix == ".tourney" else path.name
    return (second or path.parent) / f"{name}.checkpoints"


def checkpoints(folder: Path) -> tuple[Checkpoint, ...]:
    """The checkpoints in a folder, newest last, of any event; empty if the folder does
    not exist.
    """
    with as_file_trouble(folder):
        names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    matches = [match for name in names if (match := _NAME.fullmatch(name))]
    matches.sort(key=lambda match: (int(match[1]), match[2], int(match[3] or 1)))
    return tuple(Checkpoint(folder / match[0], int(match[1]), match[2]) for match in matches)


def keep_entries(
    path: Path, entries: tuple[Entry, ...], label: str, second: Path | None = None
) -> Checkpoint:
    """Writes and verifies a new checkpoint of these entries, and removes older ones beyond the
    limit. The event file itself is not read, so this may run on any thread.

    ``label`` consists of lower-case letters, digits and hyphens. FileTrouble if the checkpoint
    cannot be written; the others are then unchanged.
    """
    if not _LABEL.fullmatch(label):
        raise ValueError(f"{label!r} is no label for a checkpoint")
    folder = folder_of(path, second)
    if not folder.parent.is_dir():
        raise FileTrouble("folder_missing", folder)
    with as_file_trouble(folder):
        folder.mkdir(exist_ok=True)
    checkpoint = _write_copy(folder, entries, label)
    _tidy(folder, checkpoint, entries)
    remove_leftovers(folder)
    return checkpoint


def sound_copy(checkpoint: Checkpoint) -> tuple[Entry, ...] | None:
    """The verified entries of a checkpoint; None if it cannot be read or holds another number of
    entries.
    """
    entries = read_copy(checkpoint.path)
    return entries if entries is not None and len(entries) == checkpoint.entries else None


def read_copy(path: Path) -> tuple[Entry, ...] | None:
    """The verified entries of a copy; None if it cannot be read."""
    with contextlib.suppress(Exception):  # a damaged copy must stop nothing, whatever it does
        return EventFile.read(path)
    return None


def restore(checkpoint: Path, path: Path) -> tuple[Entry, ...]:
    """Creates an event file from a checkpoint, verified to equal it; never replaces an existing
    file.
    """
    entries = EventFile.read(checkpoint)
    write_whole(path, entries)
    return entries


def is_beginning(checkpoint: Checkpoint, entries: tuple[Entry, ...]) -> bool:
    """Whether a checkpoint claims to hold the beginning of these entries, or all of them.

    Equal hashes mean that everything before is equal too, so the last one is enough. False for a
    checkpoint that cannot be read, which shows nothing, or that is open in this program.
    """
    try:
        if open_file_at(checkpoint.path) is not None:
            return False
        check_header(checkpoint.path)
        with as_file_trouble(checkpoint.path), reading(checkpoint.path) as db:
            row = db.execute(HEAD).fetchone()
    except Exception:  # a damaged copy must stop nothing, whatever it does
        return False
    number, chain = row if row is not None and len(row) == 2 else (None, None)
    # Values of a damaged copy can be of any type.
    return (
        type(number) is int
        and 1 <= number <= len(entries)
        and entries[number - 1].chain == chain
        and number == checkpoint.entries
    )


def _write_copy(folder: Path, entries: tuple[Entry, ...], label: str) -> Checkpoint:
    """Writes a copy under the first free name, unless an identical copy exists."""
    name = f"{len(entries):05}-{label}"
    attempt = 0
    while True:
        attempt += 1
        path = folder / (f"{name}.tourney" if attempt == 1 else f"{name}.{attempt}.tourney")
        checkpoint = Checkpoint(path, len(entries), label)
        try:
            write_whole(path, entries)
        except FileTrouble as trouble:
            if trouble.code != "file_exists":
                raise
            if sound_copy(checkpoint) != entries:
                continue
        return checkpoint


def _tidy(folder: Path, newest: Checkpoint, entries: tuple[Entry, ...]) -> None:
    """Removes the oldest beginnings of this history; everything else stays, including a copy that
    is open in a program or cannot be removed.
    """
    ours = [copy for copy in checkpoints(folder) if copy == newest or is_beginning(copy, entries)]
    rounds = {copy.label: copy for copy in ours if is_of_round(copy.label)}
    other_copies = [copy for copy in ours if copy.label not in rounds]
    kept_paths = {
        newest.path,
        *(copy.path for copy in (*rounds.values(), *other_copies[-MOST_KEPT:])),
    }
    for copy in ours:
        if copy.path not in kept_paths:
            with contextlib.suppress(OSError, FileTrouble), kept_closed(copy.path):
                # Someone may just have played on in this copy.
                if is_beginning(copy, entries):
                    copy.path.unlink()


# Makes copies on a background thread, so that no decision waits for one or fails because of one.


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
            if self._requests and not is_of_round(self._requests[-1].label):
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
            keep_entries(self._path, request.entries, request.label, self._second)
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


# Forks: copies of an event whose history differs from its file's.
#
# Someone restores an older copy and plays on, or another computer continues with a copy: then two
# histories start alike and diverge. Only people can decide which of them is the event.


@dataclass(frozen=True, slots=True)
class Fork:
    """A copy of an event with steps that the file lacks.

    ``common`` steps are the same in both; the copy has ``steps``, the last one taken ``at`` this
    time. If ``common`` are all the steps of the file, the copy continues where the file ends.
    """

    copy: Path
    common: int
    steps: int
    at: str


def forks(folder: Path, entries: tuple[Entry, ...]) -> tuple[Fork, ...]:
    """The copies in a folder of the same event as these entries but with other steps, the one with
    the most steps last. FileTrouble if the folder cannot be read.

    Copies of other events and unreadable copies are ignored.
    """
    copies = [copy for copy in checkpoints(folder) if not is_beginning(copy, entries)]
    found = [fork for copy in copies if (fork := fork_of(copy.path, entries)) is not None]
    return tuple(sorted(found, key=lambda fork: fork.steps))


def fork_of(copy: Path, entries: tuple[Entry, ...]) -> Fork | None:
    """A file as a fork of this history; None if it is a beginning of it, of another event, or
    unreadable.
    """
    copy_entries = read_copy(copy)
    if copy_entries is None:
        return None
    common = common_steps(copy_entries, entries)
    if common in (0, len(copy_entries)):
        return None
    return Fork(copy, common, len(copy_entries), copy_entries[-1].time)


def common_steps(first: tuple[Entry, ...], second: tuple[Entry, ...]) -> int:
    """The number of entries that two histories share from their beginning; 0 for two events."""
    common = 0
    for first_entry, second_entry in zip(first, second, strict=False):
        if first_entry.chain != second_entry.chain:
            break
        common += 1
    return common
