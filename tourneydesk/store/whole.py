"""Writing a whole new event file: made beside its place, proved, then put there in one move."""

import contextlib
import errno
import itertools
import os
from collections.abc import Iterable
from pathlib import Path

from tourneydesk.store.chain import Entry
from tourneydesk.store.connection import check_name, reading, run, writing
from tourneydesk.store.schema import APPEND, BUILD
from tourneydesk.store.soundness import sound_entries
from tourneydesk.store.trouble import FileTrouble, in_words

_NO_LINKS = {errno.EPERM, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EMLINK}
_TURNS = itertools.count(1)


def write_whole(path: Path, entries: tuple[Entry, ...], replacing: bool = False) -> None:
    """A new file with these entries, read back and compared before it appears under its name.

    Whatever goes wrong, ``path`` is as it was and nothing is left beside it. An existing file
    stays untouched (``file_exists``) unless it is to be replaced.
    """
    check_name(path)
    if not path.parent.is_dir():
        raise FileTrouble("folder_missing", path)
    if not replacing and os.path.lexists(path):
        raise FileTrouble("file_exists", path)
    with in_words(path):
        draft = _draft(path)
        try:
            _fill(draft, entries)
            with reading(draft) as db:
                if sound_entries(db, path) != entries:
                    raise FileTrouble("disk_trouble", path)
            _place(draft, path, replacing)
        finally:
            for left in (draft, draft.with_name(draft.name + "-journal")):
                with contextlib.suppress(OSError):
                    left.unlink(missing_ok=True)


def _draft(path: Path) -> Path:
    """An empty file beside the place, under a name that nobody has."""
    while True:
        draft = path.with_name(f".{os.getpid()}-{next(_TURNS)}.tourney-new")
        # One of that name is left from a program that was killed.
        with contextlib.suppress(FileExistsError):
            draft.touch(exist_ok=False)
            return draft


def _fill(draft: Path, entries: Iterable[Entry]) -> None:
    with writing(draft) as db, db.atomic():
        run(db, BUILD)
        db.conn.executemany(APPEND, ((e.number, e.at, e.step, e.chain) for e in entries))


def _place(draft: Path, path: Path, replacing: bool) -> None:
    if replacing:
        draft.replace(path)
    elif os.name == "nt":
        draft.rename(path)  # refuses an existing name there
    else:
        _link(draft, path)
    _settle(path.parent)


def _link(draft: Path, path: Path) -> None:
    try:
        path.hardlink_to(draft)
    except OSError as wrong:
        if wrong.errno not in _NO_LINKS:
            raise
        # A disk without hard links, as most sticks: first make the name ours, then fill it.
        path.touch(exist_ok=False)
        draft.replace(path)


def _settle(folder: Path) -> None:
    """Makes the new name last through a power loss, where a folder can be synced at all."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):
            os.fsync(handle)
    finally:
        os.close(handle)
