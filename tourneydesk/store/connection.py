"""Connections to a file: one SQLite library for all, careful settings, right addresses."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlite_utils import Database

from tourneydesk.store.schema import CAREFUL, DURABLE

_PATIENCE = 0.2
"""Seconds to wait for another program's lock; longer would look like a hang."""


def connect(path: Path, mode: str) -> Database:
    """A connection to an existing file; ``mode`` is ``mode=rw`` or ``immutable=1``."""
    # Path.as_uri quotes what a hand-made address would misread: # ? % and letters beyond ASCII.
    address = path.resolve().as_uri()
    if not address.startswith("file:///"):
        # A Windows share: SQLite takes no host in an address, but four strokes.
        address = address.replace("file://", "file:////", 1)
    inner = sqlite3.connect(f"{address}?{mode}", uri=True, timeout=_PATIENCE, isolation_level=None)
    db = Database(inner, execute_plugins=False, strict=True)
    run(db, CAREFUL)
    return db


def run(db: Database, statements: tuple[str, ...]) -> None:
    """Runs statements one after the other."""
    for statement in statements:
        db.execute(statement).fetchall()


@contextmanager
def reading(path: Path) -> Iterator[Database]:
    """A connection that takes no lock and changes nothing, not even a leftover journal."""
    db = connect(path, "immutable=1")
    try:
        yield db
    finally:
        db.close()


@contextmanager
def writing(path: Path) -> Iterator[Database]:
    """A connection for writing that lets go at the end."""
    db = connect(path, "mode=rw")
    try:
        run(db, DURABLE)
        yield db
    finally:
        db.close()
