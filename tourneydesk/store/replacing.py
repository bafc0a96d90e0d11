"""Replaces a whole file: writes a draft next to it, then moves the draft there in one step."""

import errno
import os
import re
import secrets
import stat
import time
from contextlib import suppress
from itertools import islice
from pathlib import Path

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
