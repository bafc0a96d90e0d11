"""Writes PDFs, exports and flat databases, completely or not at all, replacing nothing else."""

import errno
import os
import secrets
import select
import shutil
import stat
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlite_utils import Database

from tourneydesk.store.errors import FileTrouble, as_file_trouble
from tourneydesk.store.event_file import open_file_at
from tourneydesk.store.replacing import beginning, remove_drafts, replace_file

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


# Writes an export, one file or a folder of files, without ever replacing something else.

_ALIKE = 4
"""Bytes at the beginning of a file that tell its kind."""
_SQLITE = b"SQLi"


def write_export(path: Path, content: bytes) -> None:
    """Writes one file, completely or not at all. An earlier file of the name is replaced only if
    it begins alike, so that an event, a list or a picture is never lost; a database never is.

    Raises FileTrouble if it cannot be written; everything is then as before.
    """
    with as_file_trouble(path):
        target = Path(os.path.realpath(path))
        if target.is_dir():
            raise FileTrouble("export_is_folder", path)
        if not target.parent.is_dir():
            raise FileTrouble("folder_missing", path)
        if os.path.lexists(target) and not _replaceable(target, content):
            raise FileTrouble("export_would_replace", path)
        remove_drafts(target.parent)
        replace_file(target, content)


def _replaceable(target: Path, content: bytes) -> bool:
    # Never reads an event that is open here: closing it again could drop its lock.
    if open_file_at(target) is not None or content.startswith(_SQLITE):
        return False
    return beginning(target, _ALIKE) in (b"", content[:_ALIKE])


def write_export_folder(
    folder: Path, files: Mapping[str, bytes], ours: Callable[[str], bool]
) -> None:
    """Writes the files of an export into a folder, which is made if it does not exist, and removes
    those of an earlier export that are no longer part of it. Names may lead into folders
    (``csv/players.csv``). A folder that has anything but files whose names are ``ours``, or another
    database, which may be an event that went on, is not touched.

    Raises FileTrouble if it cannot be written. A new folder is there completely or not at all.
    """
    with as_file_trouble(folder):
        if folder.exists() and not folder.is_dir():
            raise FileTrouble("export_is_file", folder)
        if folder.is_dir():
            _replace_files(folder, files, ours)
            return
        if not folder.parent.is_dir():
            raise FileTrouble("folder_missing", folder)
        draft = folder.with_name(f".tourneydesk-{secrets.token_hex(16)}")
        try:
            draft.mkdir()
            _write_files(draft, files)
            draft.rename(folder)
        except BaseException:
            with suppress(OSError):
                shutil.rmtree(draft)
            raise


def _write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, content in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        replace_file(folder / name, content)


def _replace_files(folder: Path, files: Mapping[str, bytes], ours: Callable[[str], bool]) -> None:
    folders = {folder, *(folder / name for name in {Path(name).parent for name in files})}
    for one in folders:
        remove_drafts(one)
    earlier = sorted(_names_in(folder))
    others = [
        name
        for name in earlier
        if not ours(name) or _other_database(folder / name, files.get(name, b""))
    ]
    if others:
        raise FileTrouble("export_folder_of_others", folder, other=others[0])
    _write_files(folder, files)
    for name in earlier:
        if name not in files:
            (folder / name).unlink()


def _other_database(path: Path, content: bytes) -> bool:
    return beginning(path, _ALIKE) == _SQLITE and path.read_bytes() != content


def _names_in(folder: Path) -> Iterator[str]:
    """The names of all files in a folder and its folders, and of links, which are not followed."""
    for parent, folders, names in os.walk(folder):
        links = [name for name in folders if Path(parent, name).is_symlink()]
        for name in (*names, *links):
            yield Path(parent, name).relative_to(folder).as_posix()


# A plain relational file for other programs: one table of values for each table of an export.
#
# It has nothing of an event file but the suffix of the format; `docs/batch.md` describes it.

Value = str | int | float | None


def flat_database(tables: Mapping[str, tuple[Sequence[str], Iterable[Sequence[Value]]]]) -> bytes:
    """An SQLite file with these tables: their columns and rows by name. Equal input gives equal
    bytes.
    """
    with TemporaryDirectory() as folder:
        path = Path(folder, "tables.db")
        db = Database(path)
        try:
            # A draft until its bytes are read: nothing of it has to survive a power cut.
            db.execute("PRAGMA synchronous = OFF")
            db.execute("PRAGMA journal_mode = OFF")
            for name, (columns, rows) in tables.items():
                listed = [dict(zip(columns, row, strict=True)) for row in rows]
                table = db.table(name)
                table.create({column: _type(listed, column) for column in columns})
                table.insert_all(listed)
        finally:
            db.close()
        return path.read_bytes()


def _type(rows: Sequence[Mapping[str, Value]], column: str) -> type:
    """The type of a column: a number only if all its values are."""
    kinds = {type(row[column]) for row in rows if row[column] is not None}
    if kinds <= {int} and kinds:
        return int
    return float if kinds and kinds <= {int, float} else str
