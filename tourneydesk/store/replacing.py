"""Replaces a whole file: a draft beside it is filled first, then moved there in one step."""

import os
import re
import secrets
import stat
import time
from contextlib import suppress
from itertools import islice
from pathlib import Path

LEFT_BEHIND = 600
"""Seconds after which a draft is taken for one of a program that was killed."""
_MOST_LOOKED_AT = 10_000
_DRAFT = re.compile(r"\.tourneydesk-[0-9a-f]{32}\.tmp")
# Windows knows none of the first three; there a link is never opened for a name that is new.
_NO_LINKS = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
_BINARY = getattr(os, "O_BINARY", 0)
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINKS | _BINARY
_READ = os.O_RDONLY | _NO_LINKS | getattr(os, "O_NONBLOCK", 0) | _BINARY


def replace_file(path: Path, content: bytes) -> None:
    """Puts the content in place of what the file held, all of it or none.

    The file's mode is what the umask allows. A link of that name is replaced, not followed. Raises
    OSError where that cannot be done; the earlier file is as it was then.
    """
    draft = path.with_name(f".tourneydesk-{secrets.token_hex(16)}.tmp")
    handle = os.open(draft, _NEW, 0o666)
    try:
        try:
            _write(handle, content)
        finally:
            os.close(handle)
        os.replace(draft, path)  # noqa: PTH105
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def remove_drafts(folder: Path) -> None:
    """Removes drafts that a killed program left in a folder; one that stays harms nobody."""
    before = time.time() - LEFT_BEHIND
    with suppress(OSError), os.scandir(folder) as found:
        for one in islice(found, _MOST_LOOKED_AT):
            if _DRAFT.fullmatch(one.name):
                with suppress(OSError):
                    about = one.stat(follow_symlinks=False)
                    if stat.S_ISREG(about.st_mode) and about.st_mtime < before:
                        Path(one.path).unlink()


def beginning(path: Path, most: int) -> bytes | None:
    """Up to ``most`` bytes at the beginning of a file; None where something else than a file has
    that name, a link too. Raises OSError where there is nothing or it cannot be read.
    """
    if not stat.S_ISREG(path.lstat().st_mode):
        return None
    handle = os.open(path, _READ)
    try:
        # What has just been put there instead is not waited for.
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            return None
        parts: list[bytes] = []
        while part := os.read(handle, most):
            parts.append(part)
            most -= len(part)
        return b"".join(parts)
    finally:
        os.close(handle)


def _write(handle: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(handle, rest) :]
