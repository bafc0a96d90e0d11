"""The event file: held by one program at a time, appended to, never changed."""

import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlite_utils import Database

from tourneydesk.store.chain import START, Entry, chained
from tourneydesk.store.checks import sound_entries
from tourneydesk.store.connection import connect, reading, run
from tourneydesk.store.header import Identity, identity, look, regular
from tourneydesk.store.schema import APPEND, DURABLE, LET_GO, TAKE_LOCK
from tourneydesk.store.trouble import FileTrouble, in_words
from tourneydesk.store.whole import write_whole

_HELD: dict[Identity, "EventFile"] = {}
"""The files that this process holds. Opening one of them again, even to read, and closing it
would drop its lock (POSIX); so they are answered from here."""


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
        look(path)
        _writable(path)
        with in_words(path):
            db = connect(path, "mode=rw")
            try:
                run(db, DURABLE + TAKE_LOCK)
                if identity(path) != which:
                    raise FileTrouble("file_replaced", path)
                file = cls(path, db, which, sound_entries(db, path))
            except BaseException:
                _let_go(db)
                raise
        _HELD[which] = file
        return file

    @classmethod
    def read(cls, path: Path) -> tuple[Entry, ...]:
        """Every entry, proved, without holding or changing anything."""
        held = _HELD.get(regular(path))
        if held is not None:
            return held.entries
        look(path)
        with in_words(path), reading(path) as db:
            return sound_entries(db, path)

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
        with in_words(self.path):
            with self._db.atomic():
                self._db.execute(APPEND, (entry.number, entry.at, entry.step, entry.chain))
                self._still_there()
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
        if replacing and os.path.lexists(path):
            _free_to_replace(path)
        write_whole(path, self._entries, replacing)

    def close(self) -> None:
        """Lets the file go; nothing but the file itself is left. May be called twice."""
        if _HELD.get(self._which) is self:
            del _HELD[self._which]
            _let_go(self._db)

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


def _let_go(db: Database) -> None:
    with suppress(Exception):  # a disk that is gone; closing frees the lock all the same
        run(db, LET_GO)
    db.close()
