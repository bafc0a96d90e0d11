"""Reads an event file that others may be writing, and opens one that is locked."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tourneydesk.store.chain import Entry
from tourneydesk.store.connection import HELD, connect, run
from tourneydesk.store.header import check_header, identity
from tourneydesk.store.lock import Hold, Stamp
from tourneydesk.store.recovery.leftover import (
    discard_leftover,
    entries_in,
    has_leftover,
    recovered_entries,
    rehearse,
    remove_empty_journal,
)
from tourneydesk.store.recovery.soundness import DAMAGE, sound_entries
from tourneydesk.store.schema import DURABLE, SETTLE
from tourneydesk.store.trouble import FileTrouble, as_file_trouble

if TYPE_CHECKING:
    from sqlite_utils import Database

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
