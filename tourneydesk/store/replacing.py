"""Writes whole files: a draft next to the place, verified, then moved there in one step."""

import contextlib
import errno
import itertools
import os
import re
import secrets
import stat
import time
from collections.abc import Iterable
from contextlib import suppress
from itertools import islice
from pathlib import Path

from tourneydesk.store.chain import Entry
from tourneydesk.store.database import APPEND, BUILD, check_name, reading, run, writing
from tourneydesk.store.errors import FileTrouble, as_file_trouble
from tourneydesk.store.soundness import contains_exactly

LEFT_BEHIND = 600
"""Seconds after which a draft is assumed to be from a program that was killed."""
_MOST_LOOKED_AT = 10_000
_DRAFT = re.compile(r"\.tourneydesk-[0-9a-f]{32}\.tmp")
# Windows has none of the first three; there a new name never opens a link.
_NO_LINKS = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
_BINARY = getattr(os, "O_BINARY", 0)
_NO_FOLDER_SYNC = {errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EBADF}
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINKS | _BINARY
_READ = os.O_RDONLY | _NO_LINKS | getattr(os, "O_NONBLOCK", 0) | _BINARY


def replace_file(path: Path, content: bytes, *, durable: bool = False) -> None:
    """Replaces the file's content, completely or not at all; ``durable``: returns when a power cut
    can no longer take it back.

    The file's mode is what the umask allows. A link of this name is replaced, not followed. Raises
    OSError on failure; the earlier file is then unchanged.
    """
    draft = path.with_name(f".tourneydesk-{secrets.token_hex(16)}.tmp")
    handle = os.open(draft, _NEW, 0o666)
    try:
        try:
            _write(handle, content)
            if durable:
                os.fsync(handle)
        finally:
            os.close(handle)
        os.replace(draft, path)  # noqa: PTH105
        if durable:
            with suppress(OSError):
                sync_folder(path.parent)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def remove_drafts(folder: Path) -> None:
    """Removes drafts that a killed program left in a folder; any that remain are harmless."""
    before = time.time() - LEFT_BEHIND
    with suppress(OSError), os.scandir(folder) as files:
        for file in islice(files, _MOST_LOOKED_AT):
            if _DRAFT.fullmatch(file.name):
                with suppress(OSError):
                    status = file.stat(follow_symlinks=False)
                    if stat.S_ISREG(status.st_mode) and status.st_mtime < before:
                        Path(file.path).unlink()


def beginning(path: Path, most: int) -> bytes | None:
    """Up to ``most`` bytes from the beginning of a file; None if the name is not a regular file (a
    link is not). Raises OSError if it does not exist or cannot be read.
    """
    if not stat.S_ISREG(path.lstat().st_mode):
        return None
    handle = os.open(path, _READ)
    try:
        # Never waits for a pipe that has just replaced the file.
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            return None
        parts: list[bytes] = []
        while part := os.read(handle, most):
            parts.append(part)
            most -= len(part)
        return b"".join(parts)
    finally:
        os.close(handle)


def sync_folder(folder: Path) -> None:
    """Makes a new name survive a power loss, if the disk can sync a folder."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        with suppress(OSError):
            os.close(descriptor)


def _write(handle: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(handle, rest) :]


# Drafts: the files in which a copy or an event is written before it gets its name.
#
# A draft is hidden and named by the process that writes it and a number: ``.4711-3.tourney-new``.
# A program that is killed leaves its draft behind.

_TURNS = itertools.count(1)
_NAME = re.compile(r"\.(\d{1,10})-\d+\.tourney-new(-journal)?")

OLD = 60 * 60
"""Seconds after which a draft cannot still be in use."""


def new_draft(path: Path) -> Path:
    """An empty file next to the future file, under an unused name."""
    while True:
        draft = path.with_name(f".{os.getpid()}-{next(_TURNS)}.tourney-new")
        # A draft of this name is from a program that was killed.
        with contextlib.suppress(FileExistsError):
            descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
            with contextlib.suppress(OSError):  # nothing has been written yet
                os.close(descriptor)
            return draft


def remove_draft(draft: Path) -> None:
    """Removes a draft and any SQLite files next to it, as far as possible."""
    for file in (draft, draft.with_name(draft.name + "-journal")):
        with contextlib.suppress(OSError):
            file.unlink(missing_ok=True)


def remove_leftovers(folder: Path) -> None:
    """Removes drafts in a folder whose program has ended, and drafts older than an hour."""
    with contextlib.suppress(OSError):
        for file in list(folder.iterdir()):
            match = _NAME.fullmatch(file.name)
            with contextlib.suppress(OSError):
                if match is not None and (_ended(int(match[1])) or _is_old(file)):
                    file.unlink()


def _is_old(path: Path) -> bool:
    return time.time() - path.lstat().st_mtime > OLD


def _ended(process: int) -> bool:
    """Whether a process is known to have ended; always false on Windows, where asking
    would end it.
    """
    if os.name == "nt" or process == os.getpid():
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError):
        return False
    return False


# Writes a new event file: created next to its place, verified, then put there in one move.

_NO_HARD_LINKS = {errno.EPERM, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EMLINK}


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
        if error.errno not in _NO_HARD_LINKS:
            raise
        # A disk without hard links, like most USB drives: first reserve the name, then fill it.
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
        try:
            draft.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                path.unlink()
            raise
