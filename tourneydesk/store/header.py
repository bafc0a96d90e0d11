"""Looks at a file before SQLite may: is it regular, bounded, an event file?"""

import os
import stat
from pathlib import Path

from tourneydesk.store.database import APPLICATION_ID, VERSION
from tourneydesk.store.errors import FileTrouble, as_file_trouble

Identity = tuple[int, int]

_MAGIC = b"SQLite format 3\0"
_LENGTH = 100


def identity(path: Path) -> Identity:
    """Device and inode of the file that a path leads to, following links; raises OSError."""
    return identity_of(path.stat())


def identity_of(status: os.stat_result) -> Identity:
    """Device and inode of a file, independent of its name."""
    return (status.st_dev, status.st_ino)


def check_regular(path: Path, empty: bool = False) -> Identity:
    """The identity of a readable regular file; FileTrouble for anything else.

    An empty file is refused too, unless ``empty``.
    """
    try:
        with as_file_trouble(path):
            status = path.stat()
    except ValueError:  # a NUL, or letters that this system has no bytes for
        raise FileTrouble("name_not_possible", path) from None
    if stat.S_ISDIR(status.st_mode):
        raise FileTrouble("file_is_folder", path)
    # Opening a pipe would wait for its other end.
    if not stat.S_ISREG(status.st_mode):
        raise FileTrouble("file_not_regular", path)
    if status.st_size == 0 and not empty:
        raise FileTrouble("file_empty", path)
    return identity_of(status)


def check_header(file: Path, reported_path: Path | None = None) -> None:
    """Reads only the header and raises FileTrouble unless it is that of a current event file.

    ``reported_path`` is named in troubles if ``file`` is only a copy of it. SQLite file format 1.3:
    magic at 0, write and read version at 18, user_version at 60, application_id at 68.
    """
    path = reported_path or file
    with as_file_trouble(path):
        handle = os.open(file, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        try:
            head = os.read(handle, _LENGTH)
        finally:
            os.close(handle)
    if not head.startswith(_MAGIC):
        raise FileTrouble("file_not_event", path)
    if len(head) < _LENGTH:
        raise FileTrouble("file_damaged", path)
    if int.from_bytes(head[68:72]) != APPLICATION_ID:
        raise FileTrouble("file_of_other_program", path)
    version = int.from_bytes(head[60:64])
    if version > VERSION:
        raise FileTrouble("file_too_new", path, version=version, known=VERSION)
    # 2 means a write-ahead log: part of the content is in other files.
    if version < VERSION or head[18:20] != b"\1\1":
        raise FileTrouble("file_altered", path)


# Reads a regular file of limited size completely: no pipe, no device.

_NONBLOCKING = getattr(os, "O_NONBLOCK", 0)
"""Opening never waits for the other end of a pipe."""


def read_regular(path: Path, most: int) -> bytes:
    """The bytes of a file. FileTrouble for anything but a regular file, and above ``most`` bytes.

    It neither waits for a pipe without a writer nor reads from a device.
    """
    with as_file_trouble(path), open(path, "rb", opener=_open_nonblocking) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise FileTrouble("scan_not_a_file", path)
        data = file.read(most + 1)
    if len(data) > most:
        raise FileTrouble("scan_too_large", path, most=f"{most // 1_000_000} MB")
    return data


def _open_nonblocking(path: str, flags: int) -> int:
    return os.open(path, flags | _NONBLOCKING)
