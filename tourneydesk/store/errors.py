"""Problems with a file or disk: known troubles, each with a code that has a message."""

import errno
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path


class FileTrouble(Exception):
    """A problem with a file or its disk that a person can fix; never a bug of the program.

    ``code`` has its message in `present`; ``facts`` always includes ``name``, the file's name;
    ``path`` is its path.
    """

    def __init__(self, code: str, path: Path, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.path = path
        self.facts: Mapping[str, str | int] = {"name": display_name(path), **facts}

    def __repr__(self) -> str:
        return f"FileTrouble({self.code!r}, {dict(self.facts)!r})"


def display_name(path: Path) -> str:
    """A file's name for display, even if the disk's bytes are not valid text."""
    name = path.name or str(path)
    try:
        return os.fsencode(name).decode(errors="replace")
    except UnicodeEncodeError:
        return name.encode(errors="replace").decode()


@contextmanager
def as_file_trouble(path: Path) -> Iterator[None]:
    """Converts errors of SQLite and the system about ``path`` to FileTrouble."""
    try:
        yield
    except sqlite3.ProgrammingError:  # the wrong thread, say: a bug that must not be hidden
        raise
    except sqlite3.Error as error:
        raise _of_sqlite(error, path) from error
    except OSError as error:
        raise of_system(error, path) from error


_SQLITE_CODES = {
    sqlite3.SQLITE_BUSY: "file_in_use",
    sqlite3.SQLITE_LOCKED: "file_in_use",
    sqlite3.SQLITE_READONLY: "file_read_only",
    sqlite3.SQLITE_PERM: "file_read_only",
    sqlite3.SQLITE_CORRUPT: "file_damaged",
    sqlite3.SQLITE_NOTADB: "file_damaged",
    sqlite3.SQLITE_SCHEMA: "file_damaged",
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_CANTOPEN: "folder_read_only",
    sqlite3.SQLITE_IOERR: "disk_trouble",
    # Only our own triggers refuse a row: the file is not in the state this program expects.
    sqlite3.SQLITE_CONSTRAINT: "file_out_of_step",
    sqlite3.SQLITE_TOOBIG: "step_too_long",
}


def _of_sqlite(error: sqlite3.Error, path: Path) -> FileTrouble:
    # Invalid UTF-8 has no error code: bytes of the file have changed.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    if code == sqlite3.SQLITE_READONLY_DBMOVED:
        return FileTrouble("file_gone", path)
    # The file is shorter than its own page count: the disk works, the content is damaged.
    if code == sqlite3.SQLITE_IOERR_SHORT_READ:
        return FileTrouble("file_damaged", path)
    # A malformed schema gives SQLITE_ERROR on reading; our own SQL is constant and correct.
    return FileTrouble(_SQLITE_CODES.get(code & 0xFF, "file_damaged"), path)


_SYSTEM_CODES = {
    errno.ENOENT: "file_missing",
    errno.ENOTDIR: "file_missing",
    errno.ELOOP: "file_missing",
    errno.EISDIR: "file_is_folder",
    errno.EEXIST: "file_exists",
    errno.EACCES: "file_not_allowed",
    errno.EPERM: "file_not_allowed",
    errno.EROFS: "folder_read_only",
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.ENAMETOOLONG: "name_too_long",
}


def of_system(error: OSError, path: Path) -> FileTrouble:
    """The FileTrouble for an operating system error about a path."""
    return FileTrouble(_SYSTEM_CODES.get(error.errno or 0, "disk_trouble"), path)


# Another desk wrote its step first.


class Overtaken(Exception):
    """Nothing was appended: other desks have appended steps that this one has not read."""
