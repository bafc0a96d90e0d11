"""Writes a PDF to a file, completely or not at all, replacing only PDFs, or into a pipe."""

import errno
import os
import select
import stat
import time
from pathlib import Path

from tourneydesk.store.event_file import open_file_at
from tourneydesk.store.replacing import beginning, remove_drafts, replace_file
from tourneydesk.store.trouble import FileTrouble, as_file_trouble

_PDF = b"%PDF-"
_UNTIL_READ = 2.0
"""Seconds for a program to start reading from a pipe."""
_UNTIL_TAKEN = 30.0
"""Seconds for the reader of a pipe to take the next bytes."""
_LOOK = 0.05
_WRITE_NONBLOCKING = (
    os.O_WRONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
)
_OF_PAPERS = {
    "disk_full": "paper_disk_full",
    "disk_trouble": "paper_disk_trouble",
    "folder_read_only": "paper_not_allowed",
    "file_not_allowed": "paper_not_allowed",
}
"""No paper can lose a change of the event: these have other words than for the event's file."""
_NO_READER = {errno.ENXIO, errno.EPIPE, errno.EAGAIN}


def write_paper(path: Path, pdf: bytes) -> None:
    """Writes a PDF under this name, replacing an earlier PDF. Links are followed. A pipe or a
    device is written to and remains what it is.

    Raises FileTrouble if it cannot be written, and ``paper_would_replace`` if the name belongs to
    something other than a PDF, which is then unchanged.
    """
    try:
        _write(path, pdf)
    except FileTrouble as trouble:
        raise FileTrouble(_OF_PAPERS.get(trouble.code, trouble.code), path) from trouble


def _write(path: Path, pdf: bytes) -> None:
    with as_file_trouble(path):
        try:
            status = path.stat()
        except FileNotFoundError:
            status = None
        if status is None or stat.S_ISREG(status.st_mode):
            _replace(path, status, pdf)
        elif stat.S_ISFIFO(status.st_mode) or stat.S_ISCHR(status.st_mode):
            _write_stream(path, pdf)
        elif stat.S_ISDIR(status.st_mode):
            raise FileTrouble("paper_is_folder", path)
        else:
            raise FileTrouble("paper_not_file", path)


def _replace(path: Path, status: os.stat_result | None, pdf: bytes) -> None:
    target = Path(os.path.realpath(path))
    if not target.parent.is_dir():
        raise FileTrouble("folder_missing", path)
    if status is not None and not _is_paper(target, status):
        raise FileTrouble("paper_would_replace", path)
    remove_drafts(target.parent)
    replace_file(target, pdf)


def _is_paper(target: Path, status: os.stat_result) -> bool:
    # Never reads an event that is open here: closing it again could drop its lock.
    return status.st_size == 0 or (
        open_file_at(target) is None and beginning(target, len(_PDF)) == _PDF
    )


def _write_stream(path: Path, pdf: bytes) -> None:
    """Writes into a pipe or a device. It never waits forever, neither for a reader nor for the
    reader to take the data.
    """
    try:
        handle = _open_for_reader(path)
        try:
            _write_all(handle, pdf, path)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno in _NO_READER:
            raise FileTrouble("paper_not_read", path) from error
        raise


def _open_for_reader(path: Path) -> int:
    deadline = time.monotonic() + _UNTIL_READ
    while True:
        try:
            return os.open(path, _WRITE_NONBLOCKING)
        except OSError as error:
            if error.errno != errno.ENXIO or time.monotonic() > deadline:
                raise
        time.sleep(_LOOK)


def _write_all(handle: int, pdf: bytes, path: Path) -> None:
    if stat.S_ISREG(os.fstat(handle).st_mode):  # created since the check
        raise FileTrouble("paper_would_replace", path)
    rest = memoryview(pdf)
    while rest:
        try:
            rest = rest[os.write(handle, rest) :]
        except BlockingIOError:
            if not select.select([], [handle], [], _UNTIL_TAKEN)[1]:
                raise
