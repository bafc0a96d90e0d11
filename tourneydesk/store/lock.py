"""The lock that gives an event file to one program at a time.

SQLite's own locks on POSIX systems belong to the process, and closing *any* descriptor of the file
drops them all; a file dialog that reads the folder is enough. So the lock is taken here, on a
descriptor that stays open while the file is in use, in a form that belongs to this descriptor only.
It covers the bytes that SQLite itself locks, so other programs that use SQLite respect it too. Our
own connection then takes no locks at all (`connection.HELD`).

docs/decisions/0001-one-writer.md says what was tried and what works on which system.
"""

import errno
import os
import struct
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tourneydesk.store.errors import FileTrouble, as_file_trouble
from tourneydesk.store.header import Identity, check_regular, identity_of

_FIRST, _COUNT = 0x40000000, 512
"""The bytes that SQLite locks (PENDING_BYTE and the following, in its os.h); they hold no data."""

_PATIENCE = (0.02, 0.03, 0.05, 0.1)
"""Seconds between attempts: another program may be closing the file, or only reading it."""

_HEADER = 100
_CHANGES = slice(24, 28)
"""The header field in which SQLite counts a file's transactions (file format 1.3.4)."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """Evidence that a file was written: its size, its modification time, and its first bytes."""

    size: int
    changed_at: int
    header: bytes

    @property
    def changes(self) -> int:
        """The file's transaction count, as SQLite keeps it."""
        return int.from_bytes(self.header[_CHANGES])


class Hold:
    """A lock on the file that a path leads to, until `release`. Created by `lock_file`."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self.identity: Identity = identity_of(os.fstat(descriptor))

    def stamp(self) -> Stamp:
        """The file's current stamp, whatever its name; raises OSError.

        The header is read last: a write in between shows in it, or in the next stamp.
        """
        status = os.fstat(self._descriptor)
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        return Stamp(status.st_size, status.st_mtime_ns, os.read(self._descriptor, _HEADER))

    def release(self) -> None:
        """Unlocks the file for other programs. May be called twice."""
        descriptor, self._descriptor = self._descriptor, -1
        if descriptor >= 0:
            # A forked process may share the descriptor, so unlock it before closing it.
            # If the disk is gone, both may fail; the lock is gone with it.
            with suppress(OSError):
                _unlock(descriptor)
            with suppress(OSError):
                os.close(descriptor)


def lock_file(path: Path) -> Hold:
    """Locks an existing file for this program.

    FileTrouble ``file_in_use`` if another program has it locked, ``file_not_lockable`` if the disk
    does not support locks, and others.
    """
    check_regular(path, empty=True)
    flags = os.O_RDWR | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with as_file_trouble(path):
        descriptor = os.open(path, flags)
        try:
            _lock_patiently(descriptor, path)
            return Hold(descriptor)
        except BaseException:
            os.close(descriptor)
            raise


def _lock_patiently(descriptor: int, path: Path) -> None:
    for pause in (*_PATIENCE, None):
        try:
            return lock_at_once(descriptor)
        except BlockingIOError:
            if pause is None:
                raise FileTrouble("file_in_use", path) from None
            time.sleep(pause)
        except OSError as error:
            if error.errno in _NO_LOCKS:
                raise FileTrouble("file_not_lockable", path) from error
            raise
    return None


_NO_LOCKS = {errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL}


if sys.platform == "win32":
    import msvcrt

    # LockFile: locks belong to the handle here, and are binding.
    def lock_at_once(descriptor: int) -> None:
        os.lseek(descriptor, _FIRST, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, _COUNT)
        except PermissionError as wrong:
            raise BlockingIOError from wrong

    def _unlock(descriptor: int) -> None:
        os.lseek(descriptor, _FIRST, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, _COUNT)

else:
    import fcntl

    if sys.platform == "darwin":
        # <sys/fcntl.h> of macOS has the command since 10.11; Python does not name it there.
        _OF_DESCRIPTOR: int | None = 90

        def _request(kind: int) -> bytes:
            return struct.pack("qqihh", _FIRST, _COUNT, 0, kind, os.SEEK_SET)

    else:
        _OF_DESCRIPTOR = getattr(fcntl, "F_OFD_SETLK", None)

        def _request(kind: int) -> bytes:
            # The last item fills the struct up to its alignment.
            return struct.pack("hhqqi0q", kind, os.SEEK_SET, _FIRST, _COUNT, 0)

    def lock_at_once(descriptor: int) -> None:
        if _OF_DESCRIPTOR is not None:
            try:
                fcntl.fcntl(descriptor, _OF_DESCRIPTOR, _request(fcntl.F_WRLCK))
                return
            except OSError as wrong:
                if wrong.errno in (errno.EAGAIN, errno.EACCES):
                    raise BlockingIOError from wrong
                if wrong.errno not in _NO_LOCKS:
                    raise
        # A lock of the whole file belongs to its descriptor too. Where the first kind does not
        # exist (BSD), other programs' POSIX locks respect this one.
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(descriptor: int) -> None:
        if _OF_DESCRIPTOR is not None:
            try:
                fcntl.fcntl(descriptor, _OF_DESCRIPTOR, _request(fcntl.F_UNLCK))
            except OSError as wrong:
                if wrong.errno not in _NO_LOCKS:
                    raise
        fcntl.flock(descriptor, fcntl.LOCK_UN)
