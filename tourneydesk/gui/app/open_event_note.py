"""What is open, noted in the user's data, so that after an unclean end there is a way back.

Each running program has a note of its own with a lock beside it; a note whose lock nobody holds is
from a program that was not closed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer

from tourneydesk.gui.event.sidebar import PageKey, PageName
from tourneydesk.gui.user_data.recent import data_folder
from tourneydesk.gui.user_data.text_file import keep_text

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace

PAUSE = 1000
"""Milliseconds in which moves are gathered into one note."""


@dataclass(frozen=True, slots=True)
class OpenNote:
    """An event that is or was open: its file and name, the stage on show and the table at hand."""

    path: str
    name: str
    stage: PageKey
    table: int


class NoteKeeper(QObject):
    """Keeps the note of this program up to date while an event is open."""

    def __init__(self) -> None:
        super().__init__()
        self._room: Workspace | None = None
        self._file = _folder() / f"{uuid4().hex}.json"
        self._lock: QLockFile | None = None
        self._written: OpenNote | None = None
        self.timer = QTimer(self, singleShot=True, interval=PAUSE)
        self.timer.timeout.connect(self.write)

    def watch(self, room: Workspace) -> None:
        """An event is open now: noted at once, and whenever its stage or table has changed."""
        self._room = room
        for moved in (room.rail.chosen, room.round.tables.chosen, room.session.changed):
            moved.connect(self._moved)
        self.write()

    def write(self) -> None:
        """Notes where the event is now. A note that cannot be written keeps nobody from work."""
        room = self._room
        if room is None:
            return
        path, event = room.session.path.absolute(), room.session.event
        now = OpenNote(str(path), event.name, room.stage, room.round.tables.key or 0)
        if now == self._written:
            return
        with suppress(OSError, ValueError):
            self._hold()
            keep_text(self._file, json.dumps(asdict(now)))
            self._written = now

    def forget(self) -> None:
        """The event has been closed as it should be."""
        self.timer.stop()
        self._room = self._written = None
        with suppress(OSError):
            self._file.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _moved(self, *_: object) -> None:
        if not self.timer.isActive():
            self.timer.start()

    def _hold(self) -> None:
        if self._lock is None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _lock_of(self._file)
            self._lock.tryLock(0)


def left_open() -> OpenNote | None:
    """The event that was open last in a program that has ended without closing it."""
    found = sorted(_left(), key=lambda one: one[0])
    return found[-1][1] if found else None


def forget_left_open() -> None:
    """Removes the notes of programs that have ended."""
    for file in _notes():
        lock = _lock_of(file)
        if lock.tryLock(0):
            with suppress(OSError):
                file.unlink(missing_ok=True)
            lock.unlock()


def _left() -> Iterator[tuple[float, OpenNote]]:
    for file in _notes():
        lock = _lock_of(file)
        if not lock.tryLock(0):
            continue
        with suppress(OSError, ValueError, TypeError, KeyError, RecursionError):
            row = json.loads(file.read_text(encoding="utf-8"))
            note = OpenNote(
                str(row["path"]), str(row["name"]), _page(row["stage"]), int(row["table"])
            )
            yield file.stat().st_mtime, note
        lock.unlock()


def _page(noted: object) -> PageKey:
    """The page that was noted: a round's number or a page's name. Before version 0.2 other pages
    had numbers too, which are those of no round.
    """
    return noted if isinstance(noted, int) else PageName(str(noted))


def _notes() -> list[Path]:
    try:
        return list(_folder().glob("*.json"))
    except OSError:
        return []


def _lock_of(file: Path) -> QLockFile:
    lock = QLockFile(str(file.with_suffix(".lock")))
    # Never too old: an event stays open all day. One of a program that has ended is known as such.
    lock.setStaleLockTime(0)
    return lock


def _folder() -> Path:
    return data_folder() / "open"
