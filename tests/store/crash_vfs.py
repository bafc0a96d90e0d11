"""A disk in memory that loses power: unsynced writes are kept, dropped or torn.

`Disk` records everything SQLite does to it through apsw; `after_power_loss` makes the disk as it
might be found when the power went after so many of those operations. What was not yet synced is
kept whole, dropped, or torn between sectors of 512 bytes, each write by its own lot and so also
out of order; a file that grew without its data holds garbage or zeros; a file that was made,
emptied or deleted without a sync may be as before.
"""

from dataclasses import dataclass
from random import Random
from typing import Any

import apsw

SECTOR = 512


@dataclass(frozen=True, slots=True)
class Done:
    """One operation: write (at, data), truncate (at), sync, create, delete (at 1: with its folder
    synced), or ack (at: the number of an entry that was acknowledged).
    """

    what: str
    name: str = ""
    at: int = 0
    data: bytes = b""


class Disk:
    """Files in memory, with everything that was done to them since `start`."""

    def __init__(self, start: dict[str, bytes] | None = None) -> None:
        self.start = dict(start or {})
        self.files = {name: bytearray(content) for name, content in self.start.items()}
        self.done: list[Done] = []

    def do(self, one: Done) -> None:
        self.done.append(one)
        _apply(self.files, one)


def _apply(files: dict[str, bytearray], one: Done) -> None:
    match one.what:
        case "create":
            files.setdefault(one.name, bytearray())
        case "delete":
            files.pop(one.name, None)
        case "write":
            _write(files.setdefault(one.name, bytearray()), one.at, one.data)
        case "truncate":
            content = files.setdefault(one.name, bytearray())
            content[one.at :] = bytes(max(0, one.at - len(content)))


def _write(content: bytearray, at: int, data: bytes) -> None:
    content.extend(bytes(max(0, at + len(data) - len(content))))
    content[at : at + len(data)] = data


def after_power_loss(
    start: dict[str, bytes], done: list[Done], lot: Random
) -> tuple[dict[str, bytes], int]:
    """The files as found after a loss right after ``done``, and the last entry acknowledged."""
    files = {name: bytearray(content) for name, content in start.items()}
    pending: list[Done] = []
    acknowledged = 0
    for one in done:
        match one.what:
            case "ack":
                acknowledged = one.at
            case "sync":
                for other in pending:
                    if other.name == one.name:
                        _apply(files, other)
                pending = [other for other in pending if other.name != one.name]
            case "delete" if one.at:
                files.pop(one.name, None)
                pending = [other for other in pending if other.name != one.name]
            case _:
                pending.append(one)
    # Some losses keep nearly all, some nearly nothing.
    kept = lot.choice((0.0, 0.1, 0.5, 0.9, 1.0))
    for one in pending:
        if one.what == "write" and lot.random() < 0.3:
            _tear(files, one, lot)
        elif lot.random() < kept:
            _apply(files, one)
        elif one.what == "write" and lot.random() < 0.5:
            _grow(files, one, lot)
    return {name: bytes(content) for name, content in files.items()}, acknowledged


def _tear(files: dict[str, bytearray], one: Done, lot: Random) -> None:
    _grow(files, one, lot)
    content = files[one.name]
    for offset in range(0, len(one.data), SECTOR):
        if lot.random() < 0.5:
            _write(content, one.at + offset, one.data[offset : offset + SECTOR])


def _grow(files: dict[str, bytearray], one: Done, lot: Random) -> None:
    """The file is as long as the write made it, but its data has not arrived."""
    content = files.setdefault(one.name, bytearray())
    missing = max(0, one.at + len(one.data) - len(content))
    content.extend(lot.randbytes(missing) if lot.random() < 0.5 else bytes(missing))


class CrashVFS(apsw.VFS):
    """Lets SQLite work on a Disk; one connection at a time, so locks are always given."""

    def __init__(self, name: str) -> None:
        self.disk = Disk()
        super().__init__(name, "")

    def xFullPathname(self, name: str) -> str:  # noqa: N802
        return name

    def xAccess(self, name: str, flags: int) -> bool:  # noqa: N802
        return name in self.disk.files

    def xDelete(self, name: str, sync_folder: bool) -> None:  # noqa: N802
        if name not in self.disk.files:
            raise apsw.IOError
        self.disk.do(Done("delete", name, int(sync_folder)))

    def xOpen(self, name: Any, flags: list[int]) -> Any:  # noqa: N802
        path = str(name.filename() if isinstance(name, apsw.URIFilename) else name)
        if path not in self.disk.files:
            self.disk.do(Done("create", path))
        flags[1] = flags[0]
        return _File(self.disk, path)

    def xSleep(self, microseconds: int) -> int:  # noqa: N802
        return microseconds

    def xRandomness(self, length: int) -> bytes:  # noqa: N802
        return bytes(range(1, 256))[:length]

    def xCurrentTime(self) -> float:  # noqa: N802
        return 2460000.5

    def xGetLastError(self) -> tuple[int, str]:  # noqa: N802
        return 0, ""


class _File:
    def __init__(self, disk: Disk, name: str) -> None:
        self.disk, self.name = disk, name
        self.level = 0

    def xRead(self, length: int, at: int) -> bytes:  # noqa: N802
        return bytes(self.disk.files.get(self.name, b"")[at : at + length])

    def xWrite(self, data: bytes, at: int) -> None:  # noqa: N802
        self.disk.do(Done("write", self.name, at, bytes(data)))

    def xTruncate(self, size: int) -> None:  # noqa: N802
        self.disk.do(Done("truncate", self.name, size))

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.do(Done("sync", self.name))

    def xFileSize(self) -> int:  # noqa: N802
        return len(self.disk.files.get(self.name, b""))

    def xLock(self, level: int) -> None:  # noqa: N802
        self.level = level

    def xUnlock(self, level: int) -> None:  # noqa: N802
        self.level = level

    def xCheckReservedLock(self) -> bool:  # noqa: N802
        return False

    def xFileControl(self, op: int, pointer: int) -> bool:  # noqa: N802
        return False

    def xSectorSize(self) -> int:  # noqa: N802
        return SECTOR

    def xDeviceCharacteristics(self) -> int:  # noqa: N802
        return 0

    def xClose(self) -> None:  # noqa: N802
        pass
