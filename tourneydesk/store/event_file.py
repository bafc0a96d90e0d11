"""The event file: held by one program at a time, appended to, never changed."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from tourneydesk.store.access import check_writable, open_locked, read_entries
from tourneydesk.store.chain import START, Entry, chained
from tourneydesk.store.header import Identity, identity, look, regular
from tourneydesk.store.lock import Hold, Stamp, take
from tourneydesk.store.recovery.leftover import OF_CONTENT, cut_off, journal_lies_beside
from tourneydesk.store.schema import APPEND, BEGIN, COMMIT, HEAD
from tourneydesk.store.trouble import FileTrouble, in_words
from tourneydesk.store.whole import write_whole

if TYPE_CHECKING:
    from sqlite_utils import Database

OPEN: dict[Identity, EventFile] = {}
"""The files that this process holds; reading one of them is answered from memory."""


class EventFile:
    """An event's file, held against all other programs until it is closed.

    Made by `create` and `open` only. Belongs to the thread that opened it (SQLite's rule).

    After each step the file's stamp is remembered. Before the next step it has to be the same;
    otherwise the whole file is read again and compared with memory, and nothing is written unless
    they agree. So is it after a step that failed, as the disk may hold more than was acknowledged.
    """

    def __init__(self, path: Path, hold: Hold, db: Database, entries: tuple[Entry, ...]):
        self.path = path
        self.hold = hold
        self._db = db
        self._entries = entries
        self._stamp: Stamp | None = None
        self._doubtful: Entry | None = None
        self._over: FileTrouble | None = None
        self._closed = False

    @classmethod
    def create(cls, path: Path, at: str, step: str) -> Self:
        """A new file with its first entry; FileTrouble if anything of that name exists."""
        return cls.new(path, (chained(START, 1, at, step),))

    @classmethod
    def new(cls, path: Path, entries: tuple[Entry, ...]) -> Self:
        """A new file with these entries, opened; FileTrouble if anything of that name exists, or
        where it cannot be written and opened. Then nothing is left of it.
        """
        write_whole(path, entries)
        try:
            return cls.open(path)
        except FileTrouble as trouble:
            # Nobody was told of this file, so it goes; unless another program has opened it.
            if trouble.code != "file_in_use":
                with suppress(OSError):
                    path.unlink()
            raise

    @classmethod
    def open(cls, path: Path) -> Self:
        """Opens for writing and holds the file, after every check; FileTrouble otherwise."""
        if regular(path) in OPEN:
            raise FileTrouble("file_in_use", path)
        if not cut_off(path):
            look(path)
        check_writable(path)
        hold = take(path)
        try:
            db, stamp, entries = open_locked(path, hold)
        except BaseException:
            hold.release()
            raise
        file = cls(path, hold, db, entries)
        file._stamp = stamp
        OPEN[hold.identity] = file
        return file

    @classmethod
    def read(cls, path: Path) -> tuple[Entry, ...]:
        """Every entry, proved, without holding or changing anything; also while another program
        writes: a step of its that is under way is waited for, or left out.
        """
        file = held(path)
        return read_entries(path) if file is None else file.entries

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All that was ever appended, oldest first."""
        return self._entries

    def append(self, at: str, step: str) -> Entry:
        """One more entry; returns only once it is on the disk for good, in the file of that name.

        After a FileTrouble nothing was appended; when the disk has room again, say, the next
        append works. UnicodeEncodeError for texts with lone surrogates.

        The troubles that say that the file is no longer ours to write: ``written_elsewhere``
        (``steps`` of another program, the last one ``at``), ``file_overwritten``, ``file_gone``,
        ``file_replaced``, ``file_out_of_step``. `copy_to` works after each of them.
        """
        last = self._entries[-1]
        entry = chained(last.chain, last.number + 1, at, step)
        if self._over is not None:
            raise self._over
        with in_words(self.path):
            before = self._ready()
            self._doubtful = entry
            try:
                self._commit(entry, before)
            except (FileTrouble, sqlite3.Error, OSError):
                self._look_after_failing()
                raise
            self._confirm(entry, before)
        self._doubtful = None
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
        """Lets the file go. What lies beside it after a failed step stays there, as after a crash:
        the next opening needs it. May be called twice.
        """
        if not self._closed:
            self._closed = True
            self._over = FileTrouble("file_closed", self.path)
            OPEN.pop(self.hold.identity, None)
            # SQLite first: the lock has to outlive whatever it still does with the file.
            with suppress(sqlite3.Error):
                self._db.close()
            self.hold.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _ready(self) -> Stamp:
        """The stamp of a file that may be written now; FileTrouble of any other."""
        self.still_there()
        stamp = self.hold.stamp()
        # SQLite would play back any journal that lies there, whosever it is.
        if stamp == self._stamp and not journal_lies_beside(self.path):
            return stamp
        return self._compared(self._entries)

    def _commit(self, entry: Entry, before: Stamp) -> None:
        """Writes an entry unless the file has changed since that stamp."""
        previous = self._entries[-1]
        self._db.execute(BEGIN)
        try:
            head = self._db.execute(HEAD).fetchone()
            if head != (previous.number, previous.chain) or self.hold.stamp() != before:
                raise FileTrouble("file_out_of_step", self.path)
            self._db.execute(APPEND, (entry.number, entry.at, entry.step, entry.chain))
            self._db.execute(COMMIT)
        except BaseException:
            with suppress(sqlite3.Error):
                self._db.rollback()
            raise

    def _look_after_failing(self) -> None:
        """Raises FileTrouble where the reason for a failed step can be told better than by SQLite;
        nothing where the disk holds what memory holds, or does not answer.
        """
        try:
            self._stamp = self._compared(self._entries)
        except FileTrouble as trouble:
            if trouble.code in ("written_elsewhere", "file_overwritten", "file_out_of_step"):
                raise

    def _confirm(self, entry: Entry, before: Stamp) -> None:
        """Makes sure that a step whose commit has returned is in the file of that name."""
        try:
            self.still_there()
            after = self.hold.stamp()
        except FileTrouble as trouble:
            # The entry went into a file that nobody will find: it is not saved, and what
            # the file holds now is one ahead of us. Only a copy can go on from here.
            self._over = trouble
            raise
        except OSError:
            after = before
        if after.changes == before.changes + 1:
            self._stamp = after
            return
        self._stamp = self._compared((*self._entries, entry))

    def _compared(self, expected: tuple[Entry, ...]) -> Stamp:
        """The stamp of a file that holds just these entries; FileTrouble of any other."""
        self._stamp = None
        with suppress(sqlite3.Error):
            self._db.close()
        try:
            self._db, stamp, found = open_locked(self.path, self.hold)
        except FileTrouble as trouble:
            if trouble.code in OF_CONTENT:
                raise FileTrouble("file_overwritten", self.path) from trouble
            raise
        if found == expected:
            return stamp
        count = len(self._entries)
        others = found[count:]
        if found[:count] != self._entries or not others:
            raise FileTrouble("file_overwritten", self.path)
        if others == (self._doubtful,):
            # The step that was said to have failed is there all the same.
            raise FileTrouble("file_out_of_step", self.path)
        raise FileTrouble("written_elsewhere", self.path, steps=len(others), at=others[-1].at)

    def still_there(self) -> None:
        """SQLite writes on happily into a file that was deleted; the name has to lead to it."""
        try:
            now = identity(self.path)
        except (FileNotFoundError, NotADirectoryError):
            raise FileTrouble("file_gone", self.path) from None
        if now != self.hold.identity:
            raise FileTrouble("file_replaced", self.path)


def copy_entries(entries: tuple[Entry, ...], path: Path, replacing: bool = False) -> None:
    """A proved file of these entries, put there in one move; see `EventFile.copy_to`."""
    if replacing and os.path.lexists(path):
        with nobody_opens(path):
            write_whole(path, entries, replacing)
    else:
        write_whole(path, entries)


def held(path: Path) -> EventFile | None:
    """The open file of this process that a path leads to; FileTrouble where none can be."""
    return OPEN.get(regular(path))


@contextmanager
def nobody_opens(path: Path) -> Iterator[None]:
    """Keeps a file from being opened while it is replaced or removed; FileTrouble where a program
    has it open, or where it is no file.
    """
    try:
        hold = take(path)
    except FileTrouble as trouble:
        if trouble.code in {"file_in_use", "file_is_folder", "file_not_regular"}:
            raise
        yield
        return
    try:
        if os.name == "nt":
            hold.release()  # an open file can be neither replaced nor removed there
        yield
    finally:
        hold.release()
