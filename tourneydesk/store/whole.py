"""Writes a new event file: created next to its place, verified, then put there in one move."""

import contextlib
import errno
import os
from collections.abc import Iterable
from pathlib import Path

from tourneydesk.store.chain import Entry
from tourneydesk.store.connection import check_name, reading, run, writing
from tourneydesk.store.drafts import new_draft, remove_draft
from tourneydesk.store.recovery.soundness import contains_exactly
from tourneydesk.store.replacing import sync_folder
from tourneydesk.store.schema import APPEND, BUILD
from tourneydesk.store.trouble import FileTrouble, as_file_trouble

_NO_LINKS = {errno.EPERM, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EMLINK}


def write_whole(path: Path, entries: tuple[Entry, ...], replacing: bool = False) -> None:
    """A new file with these entries, read back and compared before it gets its name.

    On any failure ``path`` is unchanged and nothing is left next to it. An existing file is not
    touched (``file_exists``) unless ``replacing``.
    """
    check_name(path)
    with as_file_trouble(path):
        if not path.parent.is_dir():
            raise FileTrouble("folder_missing", path)
        if not replacing and os.path.lexists(path):
            raise FileTrouble("file_exists", path)
        draft = new_draft(path)
        try:
            _fill(draft, entries)
            with reading(draft) as db:
                if not contains_exactly(db, path, entries):
                    raise FileTrouble("disk_trouble", path)
            _place(draft, path, replacing)
        finally:
            remove_draft(draft)


def _fill(draft: Path, entries: Iterable[Entry]) -> None:
    with writing(draft) as db, db.atomic():
        run(db, BUILD)
        db.conn.executemany(APPEND, ((e.number, e.at, e.step, e.chain) for e in entries))


def _place(draft: Path, path: Path, replacing: bool) -> None:
    if replacing:
        draft.replace(path)
        sync_folder(path.parent)
        return
    if os.name == "nt":
        draft.rename(path)  # refuses an existing name there
    else:
        _link(draft, path)
    try:
        sync_folder(path.parent)
    except OSError:
        # The caller sees a failure, so the file must not remain.
        with contextlib.suppress(OSError):
            path.unlink()
        raise


def _link(draft: Path, path: Path) -> None:
    try:
        path.hardlink_to(draft)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        # A disk without hard links, like most USB drives: first reserve the name, then fill it.
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
        try:
            draft.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                path.unlink()
            raise
