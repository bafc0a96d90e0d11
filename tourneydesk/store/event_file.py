"""The event file: locked by one program at a time, append-only; reading one that others write."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Self

from tourneydesk.store.chain import START, Entry, make_entry
from tourneydesk.store.database import (
    APPEND,
    BEGIN,
    COMMIT,
    DURABLE,
    HEAD,
    HELD,
    SETTLE,
    connect,
    reading,
    run,
)
from tourneydesk.store.errors import FileTrouble, as_file_trouble
from tourneydesk.store.header import Identity, check_header, check_regular, identity
from tourneydesk.store.leftover_journal import (
    OF_CONTENT,
    discard_leftover,
    entries_in,
    has_journal,
    has_leftover,
    recovered_entries,
    recovered_findings,
    rehearse,
    remove_empty_journal,
)
from tourneydesk.store.lock import Hold, Stamp, lock_file
from tourneydesk.store.replacing import write_whole
from tourneydesk.store.soundness import DAMAGE, findings, sound_entries

if TYPE_CHECKING:
    from sqlite_utils import Database

# Reads an event file that others may be writing, and opens one that is locked.

PAUSES = (0.02, 0.03, 0.05, 0.05, 0.05, 0.1, 0.1)
"""Seconds between attempts to read a file that another program may be writing."""


def read_entries(path: Path) -> tuple[Entry, ...]:
    """Every entry of a file, verified, without locking or changing anything. If another program is
    writing a step, that step is waited for or left out.
    """
    for attempt, pause in enumerate(PAUSES):
        *_, leftover = before = _state(path)
        try:
            return recovered_entries(path) if leftover else entries_in(path, path)
        except FileTrouble as trouble:
            if trouble.code not in DAMAGE:
                raise
            last_trouble = trouble
        time.sleep(pause)
        if attempt and _state(path) == before:  # nobody is writing it: it is damaged
            break
    raise last_trouble


def check_writable(path: Path) -> None:
    """Raises FileTrouble for a file that is read-only. SQLite would open it anyway, and notice a
    read-only folder only at the first step.
    """
    if not os.access(path, os.W_OK):
        raise FileTrouble("file_read_only", path)
    if not os.access(path.resolve().parent, os.W_OK):
        raise FileTrouble("folder_read_only", path)


def open_locked(path: Path, hold: Hold) -> tuple[Database, Stamp, tuple[Entry, ...]]:
    """A connection to a locked file, its stamp, and its verified entries. An interrupted step is
    rolled back, once it is known what that would give; a step taken since then stays.
    """
    if has_leftover(path):
        if rehearse(path):
            discard_leftover(path)
    else:
        check_header(path)
        remove_empty_journal(path)
    with as_file_trouble(path):
        _check_same(path, hold)
        db = connect(path, HELD)
        try:
            run(db, (*DURABLE, SETTLE))
            stamp = hold.stamp()
            _check_same(path, hold)
            return db, stamp, sound_entries(db, path)
        except BaseException:
            db.close()
            raise


def _check_same(path: Path, hold: Hold) -> None:
    if identity(path) != hold.identity:
        raise FileTrouble("file_replaced", path)


def _state(path: Path) -> tuple[int, int, bool]:
    """What changes while a program writes a file: its time, as fine as the clock of its disk is,
    its size, and whether there is a journal.
    """
    with as_file_trouble(path):
        status = path.stat()
    return status.st_mtime_ns, status.st_size, has_leftover(path)


OPEN: dict[Identity, EventFile] = {}
"""The files that this process has open; reading one of them is answered from memory."""


class EventFile:
    """An event's file, locked against all other programs until it is closed.

    Created by `create` and `open` only. Belongs to the thread that opened it (SQLite's rule).

    After each step the file's stamp is remembered. If it has changed before the next step, the
    whole file is read again and compared with memory, and nothing is written unless they agree. The
    same happens after a failed step, as the disk may hold more than was acknowledged.
    """

    def __init__(self, path: Path, hold: Hold, db: Database, entries: tuple[Entry, ...]):
        self.path = path
        self.hold = hold
        self._db = db
        self._entries = entries
        self._stamp: Stamp | None = None
        self._unconfirmed: Entry | None = None
        self._fatal: FileTrouble | None = None
        self._closed = False

    @classmethod
    def create(cls, path: Path, at: str, step: str) -> Self:
        """A new file with its first entry; FileTrouble if the path exists."""
        return cls.new(path, (make_entry(START, 1, at, step),))

    @classmethod
    def new(cls, path: Path, entries: tuple[Entry, ...]) -> Self:
        """A new file with these entries, opened; FileTrouble if the path exists or the file cannot
        be written and opened. Then no file is left.
        """
        write_whole(path, entries)
        try:
            return cls.open(path)
        except FileTrouble as trouble:
            # Nobody knows of this file yet, so remove it unless another program has opened it.
            if trouble.code != "file_in_use":
                with suppress(OSError):
                    path.unlink()
            raise

    @classmethod
    def open(cls, path: Path) -> Self:
        """Opens the file for writing and locks it, after every check; FileTrouble otherwise."""
        if check_regular(path) in OPEN:
            raise FileTrouble("file_in_use", path)
        if not has_leftover(path):
            check_header(path)
        check_writable(path)
        hold = lock_file(path)
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
        """Every entry, verified, without locking or changing anything; while another program is
        writing, its unfinished step is waited for or left out.
        """
        file = open_file_at(path)
        return read_entries(path) if file is None else file.entries

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries, oldest first."""
        return self._entries

    def append(self, at: str, step: str) -> Entry:
        """Appends one entry; returns only when it is durable on disk, in the file of this name.

        After a FileTrouble nothing was appended; once the problem is gone (a full disk, say), the
        next append works. UnicodeEncodeError for texts with lone surrogates.

        Troubles that mean that the file is no longer ours to write: ``written_elsewhere``
        (``steps`` of another program, the last one ``at``), ``file_overwritten``, ``file_gone``,
        ``file_replaced``, ``file_out_of_step``. `copy_to` works after each of them.
        """
        last = self._entries[-1]
        entry = make_entry(last.chain, last.number + 1, at, step)
        if self._fatal is not None:
            raise self._fatal
        with as_file_trouble(self.path):
            before = self._stamp_to_write()
            self._unconfirmed = entry
            try:
                self._commit(entry, before)
            except (FileTrouble, sqlite3.Error, OSError):
                self._explain_failure()
                raise
            self._confirm(entry, before)
        self._unconfirmed = None
        self._entries += (entry,)
        return entry

    def copy_to(self, path: Path, replacing: bool = False) -> None:
        """A verified copy of all entries under another name, put there in one move.

        It is written from the entries in memory, each of which was read or acknowledged as sound,
        so Save As works even if the file's own disk is gone. FileTrouble as in `write_whole`; a
        file in use is never replaced.
        """
        copy_entries(self._entries, path, replacing)

    def close(self) -> None:
        """Closes and unlocks the file. What a failed step left next to it stays, as after a crash:
        the next opening needs it. May be called twice.
        """
        if not self._closed:
            self._closed = True
            self._fatal = FileTrouble("file_closed", self.path)
            OPEN.pop(self.hold.identity, None)
            # SQLite first: the lock must outlive anything it still does with the file.
            with suppress(sqlite3.Error):
                self._db.close()
            self.hold.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _stamp_to_write(self) -> Stamp:
        """The stamp of a file that may be written now; FileTrouble otherwise."""
        self.check_in_place()
        stamp = self.hold.stamp()
        # SQLite would roll back any journal there, even another file's.
        if stamp == self._stamp and not has_journal(self.path):
            return stamp
        return self._compare(self._entries)

    def _commit(self, entry: Entry, before: Stamp) -> None:
        """Writes an entry unless the file has changed since this stamp."""
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

    def _explain_failure(self) -> None:
        """Raises FileTrouble if the reason for a failed step is more specific than SQLite's;
        returns if the disk matches memory or does not answer.
        """
        try:
            self._stamp = self._compare(self._entries)
        except FileTrouble as trouble:
            if trouble.code in ("written_elsewhere", "file_overwritten", "file_out_of_step"):
                raise

    def _confirm(self, entry: Entry, before: Stamp) -> None:
        """Checks that a committed step is in the file of this name."""
        try:
            self.check_in_place()
            after = self.hold.stamp()
        except FileTrouble as trouble:
            # The entry went into a file that nobody will find: it is not saved, and that file is
            # now one entry ahead of us. Only a copy can continue from here.
            self._fatal = trouble
            raise
        except OSError:
            after = before
        if after.changes == before.changes + 1:
            self._stamp = after
            return
        self._stamp = self._compare((*self._entries, entry))

    def _compare(self, expected: tuple[Entry, ...]) -> Stamp:
        """The stamp of a file with exactly these entries; FileTrouble otherwise."""
        self._stamp = None
        with suppress(sqlite3.Error):
            self._db.close()
        try:
            self._db, stamp, entries = open_locked(self.path, self.hold)
        except FileTrouble as trouble:
            if trouble.code in OF_CONTENT:
                raise FileTrouble("file_overwritten", self.path) from trouble
            raise
        if entries == expected:
            return stamp
        count = len(self._entries)
        extra = entries[count:]
        if entries[:count] != self._entries or not extra:
            raise FileTrouble("file_overwritten", self.path)
        if extra == (self._unconfirmed,):
            # The step reported as failed was written after all.
            raise FileTrouble("file_out_of_step", self.path)
        raise FileTrouble("written_elsewhere", self.path, steps=len(extra), at=extra[-1].time)

    def check_in_place(self) -> None:
        """Checks that the name still leads to the file: SQLite keeps writing into a
        deleted file.
        """
        try:
            current = identity(self.path)
        except (FileNotFoundError, NotADirectoryError):
            raise FileTrouble("file_gone", self.path) from None
        if current != self.hold.identity:
            raise FileTrouble("file_replaced", self.path)


def copy_entries(entries: tuple[Entry, ...], path: Path, replacing: bool = False) -> None:
    """Writes a verified file of these entries in one move; see `EventFile.copy_to`."""
    if replacing and os.path.lexists(path):
        with kept_closed(path):
            write_whole(path, entries, replacing)
    else:
        write_whole(path, entries)


def file_of(entries: tuple[Entry, ...]) -> bytes:
    """The content of a file of these entries."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "event")
        copy_entries(entries, path)
        return path.read_bytes()


def open_file_at(path: Path) -> EventFile | None:
    """This process's open file at this path, if any; FileTrouble if the path is not a
    usable file.
    """
    return OPEN.get(check_regular(path))


@contextmanager
def kept_closed(path: Path) -> Iterator[None]:
    """Keeps a file from being opened while it is replaced or removed; FileTrouble if a program has
    it open, or if it is not a file.
    """
    try:
        hold = lock_file(path)
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


# Checks a file without opening it for work and reports every problem.


def examine(path: Path) -> tuple[FileTrouble, ...]:
    """Every problem of an event file, empty if it is sound; changes nothing.

    Checks header, schema, pages, chain and head; an interrupted step that opening would roll back
    is not a problem.
    """
    try:
        check_regular(path)
        if has_leftover(path):
            return recovered_findings(path)
        check_header(path)
        # Reading waits for another program to finish its step; the file is examined further only
        # if that does not help.
        EventFile.read(path)
    except FileTrouble as trouble:
        return _all_findings(path, trouble)
    return ()


def _all_findings(path: Path, first: FileTrouble) -> tuple[FileTrouble, ...]:
    if first.code not in DAMAGE:
        return (first,)
    try:
        with as_file_trouble(path), reading(path) as db:
            return findings(db, path) or (first,)
    except FileTrouble as trouble:
        return (trouble,)
