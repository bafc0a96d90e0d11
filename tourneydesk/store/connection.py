"""Connections to a file: one SQLite library for all, safe settings, correct URIs."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tourneydesk.store.library import database
from tourneydesk.store.schema import CAREFUL, DURABLE
from tourneydesk.store.trouble import FileTrouble

if TYPE_CHECKING:
    from sqlite_utils import Database

_PATIENCE = 0.2
"""Seconds to wait for another program's lock; longer would look like a hang."""

_LONGEST = 512
"""The longest path that SQLite accepts, in bytes (MAX_PATHNAME in its os_unix.c)."""

_LONGEST_NAME = 255
"""The longest file name on current disks, in bytes (in characters on Windows and macOS, which is
more).
"""


def check_name(path: Path) -> None:
    """Raises FileTrouble for an invalid name, or one too long for ``-journal`` after it."""
    try:
        full_path = os.fsencode(path.resolve())
        name = os.fsencode(path.resolve().name)
    except ValueError:  # a NUL, or letters that this system has no bytes for
        raise FileTrouble("name_not_possible", path) from None
    reserved = len("-journal")
    too_deep = len(full_path) > _LONGEST - reserved and os.name != "nt"
    if too_deep or len(name) > _LONGEST_NAME - reserved:
        raise FileTrouble("name_too_long", path)


READ = "immutable=1"
"""Takes no lock and changes nothing, not even a leftover journal."""

WRITE = "mode=rw"
"""For a file that no other program knows."""

HELD = f"{WRITE}&vfs={'win32-none' if os.name == 'nt' else 'unix-none'}"
"""For a file locked by `lock.lock_file`: SQLite itself takes no locks."""


def connect(path: Path, mode: str) -> Database:
    """A connection to an existing file; ``mode`` is `READ`, `WRITE` or `HELD`."""
    check_name(path)
    # Path.as_uri quotes what would be misread otherwise: # ? % and non-ASCII letters.
    address = path.resolve().as_uri()
    if not address.startswith("file:///"):
        # A Windows share: SQLite accepts no host in a URI, but four slashes.
        address = address.replace("file://", "file:////", 1)
    db = database(sqlite(f"{address}?{mode}"))
    try:
        run(db, CAREFUL)
    except BaseException:
        db.close()
        raise
    return db


def sqlite(address: str) -> sqlite3.Connection:
    # The only place that opens SQLite, so that tests can simulate a failing disk.
    return sqlite3.connect(address, uri=True, timeout=_PATIENCE, isolation_level=None)


def run(db: Database, statements: tuple[str, ...]) -> None:
    """Runs statements in order."""
    for statement in statements:
        db.execute(statement).fetchall()


@contextmanager
def reading(path: Path) -> Iterator[Database]:
    """A connection that takes no lock and changes nothing, not even a leftover journal."""
    db = connect(path, READ)
    try:
        yield db
    finally:
        db.close()


@contextmanager
def writing(path: Path) -> Iterator[Database]:
    """A connection for writing, closed at the end."""
    db = connect(path, WRITE)
    try:
        run(db, DURABLE)
        yield db
    finally:
        db.close()
