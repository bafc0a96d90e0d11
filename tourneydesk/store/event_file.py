"""The event file: held by one program at a time, appended to, never changed."""

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from tourneydesk.store.chain import START, Entry, chained
from tourneydesk.store.connection import connect, run
from tourneydesk.store.header import Identity, identity, look, regular
from tourneydesk.store.leftover import cut_off, entries_in, recovered, rehearse
from tourneydesk.store.library import Database
from tourneydesk.store.schema import APPEND, DURABLE, LET_GO, TAKE_LOCK
from tourneydesk.store.soundness import DAMAGE, findings, sound_entries
from tourneydesk.store.trouble import FileTrouble, in_words
from tourneydesk.store.whole import write_whole

_HELD: dict[Identity, "EventFile"] = {}
"""The files that this process holds. Opening one of them again, even to read, and closing it
would drop its lock (POSIX); so they are answered from here."""

_PAUSES = (0.02, 0.03, 0.05, 0.05, 0.05, 0.1, 0.1)
"""Seconds between attempts to read a file that another program may be writing."""


class EventFile:
    """An event's file, held against all other programs until it is closed.

    Made by `create` and `open` only. Belongs to the thread that opened it (SQLite's rule).
    """

    def __init__(self, path: Path, db: Database, which: Identity, entries: tuple[Entry, ...]):
        self.path = path
        self._db = db
        self._which = which
        self._entries = entries
        self._over: FileTrouble | None = None

    @classmethod
    def create(cls, path: Path, at: str, step: str) -> Self:
        """A new file with its first entry; FileTrouble if anything of that name exists."""
        write_whole(path, (chained(START, 1, at, step),))
        return cls.open(path)

    @classmethod
    def open(cls, path: Path) -> Self:
        """Opens for writing and holds the file, after every check; FileTrouble otherwise."""
        which = regular(path)
        if which in _HELD:
            raise FileTrouble("file_in_use", path)
        _before_opening(path)
        _writable(path)
        with in_words(path):
            db = connect(path, "mode=rw")
            try:
                run(db, DURABLE + TAKE_LOCK)
                if identity(path) != which:
                    raise FileTrouble("file_replaced", path)
                file = cls(path, db, which, sound_entries(db, path))
            except BaseException:
                db.close()
                raise
        _HELD[which] = file
        return file

    @classmethod
    def read(cls, path: Path) -> tuple[Entry, ...]:
        """Every entry, proved, without holding or changing anything; also while another program
        writes: a step of its that is under way is waited for, or left out.
        """
        for turn, pause in enumerate(_PAUSES):
            file = held(path)
            if file is not None:
                return file.entries
            before = _stamp(path)
            try:
                return recovered(path) if cut_off(path) else entries_in(path, path)
            except FileTrouble as trouble:
                if trouble.code not in DAMAGE:
                    raise
                last = trouble
            time.sleep(pause)
            if turn and _stamp(path) == before:  # nobody is writing it: it is damaged
                break
        raise last

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All that was ever appended, oldest first."""
        return self._entries

    def append(self, at: str, step: str) -> Entry:
        """One more entry; returns only once it is on the disk for good, in the file of that name.

        After a FileTrouble nothing was appended; when the disk has room again, say, the next
        append works. UnicodeEncodeError for texts with lone surrogates.
        """
        last = self._entries[-1]
        entry = chained(last.chain, last.number + 1, at, step)
        if self._over is not None:
            raise self._over
        self._still_there()
        with in_words(self.path):
            with self._db.atomic():
                self._db.execute(APPEND, (entry.number, entry.at, entry.step, entry.chain))
            try:
                self._still_there()
            except FileTrouble as trouble:
                # The entry went into a file that nobody will find: it is not saved, and what
                # the file holds now is one ahead of us. Only a copy can go on from here.
                self._over = trouble
                raise
        self._entries += (entry,)
        return entry

    def copy_to(self, path: Path, replacing: bool = False) -> None:
        """A proved copy of all entries under another name, put there in one move.

        Written from the entries in memory, each of which was read or acknowledged as sound: so
        Save As works also when the disk of the file itself is gone. FileTrouble as in
        `write_whole`; a file in use is never replaced.
        """
        copy_entries(self._entries, path, replacing)

    def close(self) -> None:
        """Lets the file go; nothing but the file itself is left. May be called twice."""
        if _HELD.get(self._which) is self:
            del _HELD[self._which]
            self._over = FileTrouble("file_closed", self.path)
            with suppress(sqlite3.Error):  # the disk is gone; closing frees the lock all the same
                run(self._db, LET_GO)
            self._db.close()

    def findings(self) -> tuple[FileTrouble, ...]:
        """All that is wrong with the file on the disk; see `examine`."""
        return findings(self._db, self.path)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _still_there(self) -> None:
        """SQLite writes on happily into a file that was deleted; the name has to lead to it."""
        try:
            now = identity(self.path)
        except OSError:
            raise FileTrouble("file_gone", self.path) from None
        if now != self._which:
            raise FileTrouble("file_replaced", self.path)


def copy_entries(entries: tuple[Entry, ...], path: Path, replacing: bool = False) -> None:
    """A proved file of these entries, put there in one move; see `EventFile.copy_to`."""
    if replacing and os.path.lexists(path):
        _free_to_replace(path)
    write_whole(path, entries, replacing)


def held(path: Path) -> EventFile | None:
    """The open file of this process that a path leads to; FileTrouble where none can be."""
    return _HELD.get(regular(path))


def _before_opening(path: Path) -> None:
    """Raises FileTrouble unless SQLite may open the file for writing."""
    for pause in _PAUSES:
        if not cut_off(path):
            return look(path)
        try:
            rehearse(path)
        except FileTrouble:
            time.sleep(pause)  # perhaps another program is only finishing its step
        else:
            return None
    rehearse(path)
    return None


def _stamp(path: Path) -> tuple[int, int]:
    with in_words(path):
        found = path.stat()
    return (found.st_mtime_ns, found.st_size)


def _writable(path: Path) -> None:
    # SQLite opens what it may not write as readable, and finds the folder closed only later.
    if not os.access(path, os.W_OK):
        raise FileTrouble("file_read_only", path)
    if not os.access(path.resolve().parent, os.W_OK):
        raise FileTrouble("folder_read_only", path)


def _free_to_replace(path: Path) -> None:
    """Raises FileTrouble unless a copy may take the place of what is there."""
    try:
        EventFile.open(path).close()
    except FileTrouble as trouble:
        if trouble.code in {"file_in_use", "file_is_folder", "file_not_regular"}:
            raise
