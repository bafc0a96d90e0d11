"""Connections to a file, and its SQL: one SQLite library for all, safe settings, correct URIs."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, cast

from tourneydesk.store.errors import FileTrouble

if TYPE_CHECKING:
    from sqlite_utils import Database

# The only import of sqlite-utils, deferred until the first file, so the home page starts without
# it.
#
# sqlite-utils loads numpy for column types that we do not use. The pairing library installs
# numpy, so loading it here would add a tenth of a second to every start.

_NUMPY = "numpy"


def database(connection: sqlite3.Connection) -> Database:
    """The connection wrapped by sqlite-utils: no plugins, strict tables."""
    if _NUMPY in sys.modules or "sqlite_utils" in sys.modules:
        from sqlite_utils import Database
    else:
        # None in sys.modules makes an import fail, which sqlite-utils handles.
        sys.modules[_NUMPY] = cast(ModuleType, None)
        try:
            from sqlite_utils import Database
        finally:
            del sys.modules[_NUMPY]
    return Database(connection, execute_plugins=False, strict=True)


# The SQL of an event file: how it is built, how it is opened, how a step is written.
#
# Constant texts, so that the simulated power losses of the tests run exactly the same statements.

APPLICATION_ID = 0x5444736B
"""``TDsk``, at byte 68 of every event file (SQLite file format 1.3, the database header)."""

VERSION = 1
"""The schema version, at byte 60; a file with a greater one belongs to a newer TourneyDesk."""

_JOURNAL = """CREATE TABLE journal (
    number INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    step TEXT NOT NULL,
    chain TEXT NOT NULL
) STRICT"""

# Without the head, a journal cut short would still be a complete chain.
_HEAD = """CREATE TABLE head (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    entries INTEGER NOT NULL,
    chain TEXT NOT NULL
) STRICT"""

# INSERT OR REPLACE fires this one before it deletes a row, so it cannot rewrite history.
_IN_ORDER = """CREATE TRIGGER journal_in_order BEFORE INSERT ON journal
WHEN NEW.number IS NOT (SELECT entries + 1 FROM head)
BEGIN SELECT RAISE(ABORT, 'the journal grows by one entry at a time'); END"""

_COUNTED = """CREATE TRIGGER journal_counted AFTER INSERT ON journal
BEGIN UPDATE head SET entries = NEW.number, chain = NEW.chain; END"""

_NO_CHANGE = """CREATE TRIGGER journal_no_change BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END"""

_NO_DELETE = """CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never shortened'); END"""

_HEAD_FOLLOWS = """CREATE TRIGGER head_follows BEFORE UPDATE ON head
WHEN NEW.one IS NOT 1 OR NEW.entries IS NOT OLD.entries + 1
    OR NEW.chain IS NOT (SELECT chain FROM journal WHERE number = NEW.entries)
BEGIN SELECT RAISE(ABORT, 'the head only follows the journal'); END"""

_HEAD_SINGLE = """CREATE TRIGGER head_single BEFORE INSERT ON head
BEGIN SELECT RAISE(ABORT, 'there is one head'); END"""

_HEAD_STAYS = """CREATE TRIGGER head_stays BEFORE DELETE ON head
BEGIN SELECT RAISE(ABORT, 'the head stays'); END"""

_TABLES = (_JOURNAL, _HEAD)
_TRIGGERS = (
    _IN_ORDER,
    _COUNTED,
    _NO_CHANGE,
    _NO_DELETE,
    _HEAD_FOLLOWS,
    _HEAD_SINGLE,
    _HEAD_STAYS,
)

OBJECTS = frozenset(_TABLES + _TRIGGERS)
"""The SQL of every object in an event file's schema."""

BUILD = (
    f"PRAGMA application_id={APPLICATION_ID}",
    f"PRAGMA user_version={VERSION}",
    *_TABLES,
    f"INSERT INTO head VALUES (1, 0, '{'0' * 64}')",
    *_TRIGGERS,
)
"""Creates an empty event file, inside one transaction."""

CAREFUL = (
    # Nothing in a foreign file's schema may run.
    "PRAGMA trusted_schema=OFF",
    "PRAGMA cell_size_check=ON",
    # INSERT OR REPLACE must also fire the triggers that refuse a DELETE.
    "PRAGMA recursive_triggers=ON",
)
"""For every connection, before anything else."""

DURABLE = (
    "PRAGMA journal_mode=DELETE",
    # EXTRA also syncs the folder once the journal is deleted, which makes a step durable.
    "PRAGMA synchronous=EXTRA",
    # On macOS only this reaches the disk itself; no effect elsewhere.
    "PRAGMA fullfsync=ON",
    # The file is written during the commit and never before.
    "PRAGMA cache_spill=OFF",
)
"""For a connection that writes.

Locking stays NORMAL: SQLite then checks at each transaction whether another program has written,
and closing does not remove a journal that is still needed.
"""

SETTLE = "SELECT count(*) FROM sqlite_schema"
"""The first read of a connection, which rolls back an interrupted step."""

BEGIN = "BEGIN IMMEDIATE"
COMMIT = "COMMIT"
APPEND = "INSERT INTO journal (number, at, step, chain) VALUES (?, ?, ?, ?)"
ENTRIES = "SELECT number, at, step, chain FROM journal ORDER BY number"
HEAD = "SELECT entries, chain FROM head"

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
