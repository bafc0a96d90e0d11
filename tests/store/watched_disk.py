"""A real folder whose every system call is watched: each can be made to fail, and all are recorded.

The real classes of the store work on it. Under SQLite lies a VFS of apsw, which passes everything
on to SQLite's own; `tourneydesk.store.database` gets apsw's connections, dressed as those of the
standard library. Calls of Python itself (`os`, `io`, `fcntl`) are wrapped. Only calls that concern
the watched folder count. Nothing is really synced, which makes the tests quick.
"""

import builtins
import errno
import fcntl
import io
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw
import pytest

from tests.store.power_loss import Done
from tourneydesk.store import database


class Watched:
    """What happens in one folder: how many calls, which of them fail, and what they changed."""

    def __init__(self) -> None:
        self.folder = Path("/nowhere")
        self.calls: list[str] = []
        self.done: list[Done] = []
        self._bad: int | None = None
        self._for_good = False
        self._only: frozenset[str] = frozenset()
        self._number = errno.EIO
        self._descriptors: dict[int, str] = {}

    def start(self, folder: Path) -> None:
        """Watches another folder, with a disk that works."""
        self.folder = folder.resolve()
        self.calls.clear()
        self.done.clear()
        self._descriptors.clear()
        self.heal()

    def fail(
        self,
        call: int,
        for_good: bool = False,
        number: int = errno.EIO,
        only: frozenset[str] = frozenset(),
    ) -> None:
        """Makes that call fail, counted from now and from 0; and all later ones, if so wanted.

        ``only`` leaves all but these calls alone, and uncounted.
        """
        self.calls.clear()
        self._bad, self._for_good, self._number, self._only = call, for_good, number, only

    def heal(self) -> None:
        self._bad, self._only = None, frozenset()

    def happens(self, call: str) -> None:
        """Counts a call; OSError where it is to fail."""
        if self._only and call not in self._only:
            return
        here = len(self.calls)
        self.calls.append(call)
        if self._bad is not None and (here == self._bad or (self._for_good and here > self._bad)):
            raise OSError(self._number, os.strerror(self._number))

    def inside(self, path: Any) -> bool:
        if isinstance(path, int):
            return path in self._descriptors
        try:
            name = os.fsdecode(path)
        except TypeError:
            return False
        return name == str(self.folder) or name.startswith(f"{self.folder}/")

    def opened(self, descriptor: int, path: Any) -> None:
        self._descriptors[descriptor] = os.fsdecode(path)

    def closed(self, descriptor: int) -> None:
        self._descriptors.pop(descriptor, None)

    def name_of(self, descriptor: int) -> str:
        return self._descriptors[descriptor]

    def did(self, what: str, name: Any = "", at: int = 0, data: bytes = b"") -> None:
        if what == "ack" or self.inside(name):
            self.done.append(Done(what, os.fsdecode(name), at, data))


WATCHED = Watched()


class _VFS(apsw.VFS):
    def __init__(self) -> None:
        super().__init__("watched", "unix-none")

    def xOpen(self, name: Any, flags: list[int]) -> Any:  # noqa: N802
        return _File(name, flags)

    def xDelete(self, name: str, sync_folder: bool) -> None:  # noqa: N802
        _sqlite_call("unlink", name, apsw.SQLITE_IOERR_DELETE)
        super().xDelete(name, False)
        WATCHED.did("delete", name)
        if sync_folder:
            _sqlite_call("sync folder", name, apsw.SQLITE_IOERR_DIR_FSYNC)
            WATCHED.did("sync", os.path.dirname(name))  # noqa: PTH120

    def xAccess(self, name: str, flags: int) -> bool:  # noqa: N802
        _sqlite_call("access", name, apsw.SQLITE_IOERR_ACCESS)
        return super().xAccess(name, flags)


class _File(apsw.VFSFile):
    def __init__(self, name: Any, flags: list[int]) -> None:
        self.name = str(name.filename() if isinstance(name, apsw.URIFilename) else name)
        _sqlite_call("open", self.name, apsw.SQLITE_CANTOPEN)
        if not Path(self.name).exists():
            WATCHED.did("create", self.name)
        super().__init__("unix-none", name, flags)

    def xRead(self, length: int, at: int) -> bytes:  # noqa: N802
        _sqlite_call("read", self.name, apsw.SQLITE_IOERR_READ)
        there = max(0, super().xFileSize() - at)  # what is read short fills SQLite's zeros
        return super().xRead(min(length, there), at) if there else b""

    def xWrite(self, data: bytes, at: int) -> None:  # noqa: N802
        try:
            _sqlite_call("write", self.name, apsw.SQLITE_IOERR_WRITE)
        except apsw.Error:
            super().xWrite(data[: len(data) // 2], at)  # some of it arrives
            raise
        super().xWrite(data, at)
        WATCHED.did("write", self.name, at, bytes(data))

    def xTruncate(self, size: int) -> None:  # noqa: N802
        _sqlite_call("truncate", self.name, apsw.SQLITE_IOERR_TRUNCATE)
        super().xTruncate(size)
        WATCHED.did("truncate", self.name, size)

    def xSync(self, flags: int) -> None:  # noqa: N802
        _sqlite_call("sync", self.name, apsw.SQLITE_IOERR_FSYNC)
        WATCHED.did("sync", self.name)

    def xFileSize(self) -> int:  # noqa: N802
        _sqlite_call("size", self.name, apsw.SQLITE_IOERR_FSTAT)
        return super().xFileSize()


def _sqlite_call(call: str, name: str, code: int) -> None:
    if not WATCHED.inside(name):
        return
    try:
        WATCHED.happens(f"sqlite {call}")
    except OSError as wrong:
        if wrong.errno == errno.ENOSPC and call == "write":
            raise apsw.FullError from None
        error: Any = apsw.CantOpenError() if call == "open" else apsw.IOError()
        error.extendedresult = code
        raise error from None


_KINDS: dict[int, type[sqlite3.Error]] = {
    apsw.SQLITE_CONSTRAINT: sqlite3.IntegrityError,
    apsw.SQLITE_CORRUPT: sqlite3.DatabaseError,
    apsw.SQLITE_NOTADB: sqlite3.DatabaseError,
}


@contextmanager
def _as_standard() -> Iterator[None]:
    """Raises what the standard library would."""
    try:
        yield
    except apsw.ConnectionClosedError:
        raise sqlite3.ProgrammingError("closed") from None
    except UnicodeDecodeError as wrong:
        raise sqlite3.OperationalError("no UTF-8") from wrong
    except apsw.Error as wrong:
        code: int = getattr(wrong, "extendedresult", 0) or getattr(wrong, "result", 1)
        error = _KINDS.get(code & 0xFF, sqlite3.OperationalError)(str(wrong))

        error.sqlite_errorcode = code
        raise error from wrong


class _Rows:
    description = None

    def __init__(self, rows: list[Any]) -> None:
        self._rows = iter(rows)

    def fetchone(self) -> Any:
        return next(self._rows, None)

    def fetchall(self) -> list[Any]:
        return list(self._rows)

    def __iter__(self) -> Iterator[Any]:
        return self._rows


class _Connection:
    """As much of `sqlite3.Connection` as the store uses."""

    def __init__(self, address: str) -> None:
        address = address.replace("&vfs=unix-none", "")
        flags = apsw.SQLITE_OPEN_URI | apsw.SQLITE_OPEN_READWRITE
        with _as_standard():
            self._inner = apsw.Connection(address, flags=flags, vfs="watched")

    @property
    def in_transaction(self) -> bool:
        return self._inner.in_transaction

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> _Rows:
        with _as_standard():
            return _Rows(self._inner.execute(sql, parameters).fetchall())

    def executemany(self, sql: str, parameters: Any) -> None:
        with _as_standard():
            self._inner.executemany(sql, parameters)

    def rollback(self) -> None:
        if self.in_transaction:
            self.execute("ROLLBACK")

    def close(self) -> None:
        with _as_standard():
            self._inner.close()


class _Stream:
    """An open file of Python whose reads and writes are watched."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner

    def __enter__(self) -> "_Stream":
        return self

    def __exit__(self, *_: object) -> None:
        self._inner.close()

    def read(self, *size: int) -> Any:
        WATCHED.happens("stream read")
        return self._inner.read(*size)

    def write(self, data: Any) -> Any:
        WATCHED.happens("stream write")
        return self._inner.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


def _by_path(monkeypatch: pytest.MonkeyPatch, name: str, done: Callable[..., None]) -> None:
    real = getattr(os, name)

    def call(path: Any, *more: Any, **named: Any) -> Any:
        if not WATCHED.inside(path):
            return real(path, *more, **named)
        WATCHED.happens(name)
        answer = real(path, *more, **named)
        done(path, *more)
        return answer

    monkeypatch.setattr(os, name, call)


def _did(what: str) -> Callable[..., None]:
    return lambda path, *_, **__: WATCHED.did(what, path)


def _nothing(*_: Any, **__: Any) -> None:
    pass


def watch(monkeypatch: pytest.MonkeyPatch) -> Watched:
    """Puts the watched disk under the store until the end of the test."""
    for name in ("stat", "lstat", "scandir", "rmdir", "mkdir", "fstat", "lseek"):
        _by_path(monkeypatch, name, _nothing)
    _by_path(monkeypatch, "unlink", _did("delete"))
    _by_path(monkeypatch, "link", lambda old, new, **_: WATCHED.did("link", new, data=_bytes(old)))
    _by_path(
        monkeypatch, "replace", lambda old, new, **_: WATCHED.did("move", new, data=_bytes(old))
    )
    real = {name: getattr(os, name) for name in ("open", "close", "read", "fsync", "access")}

    def open_(path: Any, flags: int, *more: Any, **named: Any) -> int:
        if not WATCHED.inside(path):
            return int(real["open"](path, flags, *more, **named))
        WATCHED.happens("open")
        new = flags & os.O_CREAT and not os.path.lexists(path)
        descriptor = int(real["open"](path, flags, *more, **named))
        WATCHED.opened(descriptor, path)
        if new:
            WATCHED.did("create", path)
        return descriptor

    def close(descriptor: int) -> None:
        inside = WATCHED.inside(descriptor)
        WATCHED.closed(descriptor)
        real["close"](descriptor)  # also where it reports a fault
        if inside:
            WATCHED.happens("close")

    def read(descriptor: int, size: int) -> bytes:
        if WATCHED.inside(descriptor):
            WATCHED.happens("read")
        return bytes(real["read"](descriptor, size))

    def fsync(descriptor: int) -> None:
        if not WATCHED.inside(descriptor):
            real["fsync"](descriptor)
            return
        WATCHED.happens("fsync")
        WATCHED.did("sync", WATCHED.name_of(descriptor))

    def access(path: Any, mode: int, **named: Any) -> bool:
        try:
            if WATCHED.inside(path):
                WATCHED.happens("access")
        except OSError:
            return False
        return bool(real["access"](path, mode, **named))

    for name, call in {
        "open": open_,
        "close": close,
        "read": read,
        "fsync": fsync,
        "access": access,
    }.items():
        monkeypatch.setattr(os, name, call)
    real_fcntl, real_open = fcntl.fcntl, io.open

    def fcntl_(descriptor: int, *more: Any) -> Any:
        if WATCHED.inside(descriptor):
            WATCHED.happens("fcntl")
        return real_fcntl(descriptor, *more)

    def stream(path: Any, *more: Any, **named: Any) -> Any:
        if not WATCHED.inside(path):
            return real_open(path, *more, **named)
        WATCHED.happens("stream open")
        return _Stream(real_open(path, *more, **named))

    monkeypatch.setattr(fcntl, "fcntl", fcntl_)
    monkeypatch.setattr(io, "open", stream)
    monkeypatch.setattr(builtins, "open", stream)
    monkeypatch.setattr(database, "sqlite", _Connection)
    # Nobody else writes here: a file that cannot be read need not be tried for long.
    monkeypatch.setattr("tourneydesk.store.event_file.PAUSES", (0.0, 0.0, 0.0))
    WATCHED.start(Path("/nowhere"))
    return WATCHED


def _bytes(path: Any) -> bytes:
    return os.fsencode(path)


_REGISTERED = _VFS()
