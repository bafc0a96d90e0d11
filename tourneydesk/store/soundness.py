"""Checks whether a file is sound: its schema, pages, chain and head."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tourneydesk.store.chain import START, Entry, first_break
from tourneydesk.store.database import ENTRIES, HEAD, OBJECTS
from tourneydesk.store.errors import FileTrouble, as_file_trouble

if TYPE_CHECKING:
    from sqlite_utils import Database

DAMAGE = frozenset({"file_damaged", "file_altered", "chain_broken", "head_disagrees"})
"""Codes of files whose content is not reliable; a checkpoint may help."""


def sound_entries(db: Database, path: Path) -> tuple[Entry, ...]:
    """Every entry of a file, verified; raises the first FileTrouble found.

    ``path`` is only for messages.
    """
    with as_file_trouble(path):
        for trouble in _structure(db, path):
            raise trouble
        entries = _entries(db)
        for trouble in _content(db, path, entries):
            raise trouble
    return entries


def contains_exactly(db: Database, path: Path, entries: tuple[Entry, ...]) -> bool:
    """Whether a file is sound and holds exactly these entries; raises the first FileTrouble found.

    Compares what was written with what is read back, row by row, so the chain, verified when the
    entries were read or made, need not be computed again.
    """
    with as_file_trouble(path):
        for trouble in _structure(db, path):
            raise trouble
        rows = [(entry.number, entry.at, entry.step, entry.chain) for entry in entries]
        head = [(entries[-1].number, entries[-1].chain)] if entries else []
        return db.execute(ENTRIES).fetchall() == rows and db.execute(HEAD).fetchall() == head


def findings(db: Database, path: Path) -> tuple[FileTrouble, ...]:
    """Every problem of an open file, as far as it is readable."""
    troubles: list[FileTrouble] = []
    try:
        with as_file_trouble(path):
            troubles.extend(_structure(db, path))
            # Tables that are not ours are never queried.
            if not any(trouble.code == "file_altered" for trouble in troubles):
                troubles.extend(_content(db, path, _entries(db)))
    except FileTrouble as trouble:
        if trouble.code not in {known.code for known in troubles}:
            troubles.append(trouble)
    return tuple(troubles)


def _structure(db: Database, path: Path) -> Iterator[FileTrouble]:
    # Reading sqlite_schema runs nothing that it contains, so it comes first.
    objects = [sql for (sql,) in db.execute("SELECT sql FROM sqlite_schema")]
    if len(objects) != len(OBJECTS) or set(objects) != OBJECTS:
        yield FileTrouble("file_altered", path)
        return
    if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        yield FileTrouble("file_damaged", path)


def _entries(db: Database) -> tuple[Entry, ...]:
    return tuple(Entry(*row) for row in db.execute(ENTRIES))


def _content(db: Database, path: Path, entries: tuple[Entry, ...]) -> Iterator[FileTrouble]:
    broken = first_break(entries)
    if broken is not None:
        yield FileTrouble("chain_broken", path, number=broken)
    last = entries[-1].chain if entries else START
    head = db.execute(HEAD).fetchall()
    if len(head) != 1 or type(head[0][0]) is not int:
        yield FileTrouble("file_damaged", path)
    elif head != [(len(entries), last)]:
        yield FileTrouble("head_disagrees", path, found=len(entries), expected=head[0][0])
    elif not entries:
        yield FileTrouble("file_damaged", path)
