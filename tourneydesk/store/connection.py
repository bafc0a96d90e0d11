"""Connections to a file: one SQLite library for all, careful settings, right addresses."""

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
"""Bytes of a path that SQLite takes (MAX_PATHNAME in its os_unix.c)."""

_LONGEST_NAME = 255
"""Bytes of a name that today's disks take (letters, on Windows and macOS, so at least these)."""


def check_name(path: Path) -> None:
    """Raises FileTrouble for a name that is none, or leaves no room for ``-journal`` after it."""
    try:
        whole = os.fsencode(path.resolve())
        name = os.fsencode(path.resolve().name)
    except ValueError:  # a NUL, or letters that this system has no bytes for
        raise FileTrouble("name_not_possible", path) from None
    room = len("-journal")
    too_deep = len(whole) > _LONGEST - room and os.name != "nt"
    if too_deep or len(name) > _LONGEST_NAME - room:
        raise FileTrouble("name_too_long", path)


READ = "immutable=1"
"""Takes no lock and changes nothing, not even a leftover journal."""

WRITE = "mode=rw"
"""For a file that nobody else knows of."""

HELD = f"{WRITE}&vfs={'win32-none' if os.name == 'nt' else 'unix-none'}"
"""For a file that is locked by `lock.take`: SQLite itself takes no locks."""


def connect(path: Path, mode: str) -> Database:
    """A connection to an existing file; ``mode`` is `READ`, `WRITE` or `HELD`."""
    check_name(path)
    # Path.as_uri quotes what a hand-made address would misread: # ? % and letters beyond ASCII.
    address = path.resolve().as_uri()
    if not address.startswith("file:///"):
        # A Windows share: SQLite takes no host in an address, but four strokes.
        address = address.replace("file://", "file:////", 1)
    db = database(sqlite(f"{address}?{mode}"))
    try:
        run(db, CAREFUL)
    except BaseException:
        db.close()
        raise
    return db


def sqlite(address: str) -> sqlite3.Connection:
    # The one place that opens SQLite, so that tests can put a failing disk under it.
    return sqlite3.connect(address, uri=True, timeout=_PATIENCE, isolation_level=None)


def run(db: Database, statements: tuple[str, ...]) -> None:
    """Runs statements one after the other."""
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
    """A connection for writing that lets go at the end."""
    db = connect(path, WRITE)
    try:
        run(db, DURABLE)
        yield db
    finally:
        db.close()
