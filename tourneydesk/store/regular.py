"""Reads a regular file of limited size completely: no pipe, no device."""

import os
import stat
from pathlib import Path

from tourneydesk.store.trouble import FileTrouble, as_file_trouble

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
