"""What a power loss leaves of files: unsynced writes are kept, dropped or torn.

`after_power_loss` takes what was done to files, in order, and makes them as they might be found
when the power went after the last of it. What was not yet synced is kept whole, dropped, or torn
between sectors of 512 bytes, each write by its own lot and so also out of order; a file that grew
without its data holds garbage or zeros; a file that was made, named, emptied or deleted without a
sync may be as before.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

SECTOR = 512

Files = dict[str, bytearray]


@dataclass(frozen=True, slots=True)
class Done:
    """One operation: create, write (at, data), truncate (at), delete, link and move (from the name
    in data), sync (of a file or a folder), or ack (at: how many entries are acknowledged).
    """

    what: str
    name: str = ""
    at: int = 0
    data: bytes = b""


_OF_FOLDERS = {"create", "delete", "link", "move"}


def apply(files: Files, one: Done) -> None:
    """Does one operation whole."""
    match one.what:
        case "create":
            files.setdefault(one.name, bytearray())
        case "delete":
            files.pop(one.name, None)
        case "link":
            files[one.name] = files.setdefault(one.data.decode(), bytearray())
        case "move":
            files[one.name] = files.pop(one.data.decode(), bytearray())
        case "write":
            _write(files.setdefault(one.name, bytearray()), one.at, one.data)
        case "truncate":
            content = files.setdefault(one.name, bytearray())
            content[one.at :] = bytes(max(0, one.at - len(content)))


def _write(content: bytearray, at: int, data: bytes) -> None:
    content.extend(bytes(max(0, at + len(data) - len(content))))
    content[at : at + len(data)] = data


def after_power_loss(
    start: dict[str, bytes], done: Sequence[Done], lot: Random
) -> tuple[dict[str, bytes], int]:
    """The files as found after a loss right after ``done``, and how many entries were acknowledged
    by then.
    """
    files = {name: bytearray(content) for name, content in start.items()}
    pending: list[Done] = []
    acknowledged = 0
    for one in done:
        match one.what:
            case "ack":
                acknowledged = one.at
            case "sync":
                synced = [other for other in pending if _syncs(one.name, other)]
                for other in synced:
                    apply(files, other)
                pending = [other for other in pending if other not in synced]
            case _:
                pending.append(one)
    # Some losses keep nearly all, some nearly nothing.
    kept = lot.choice((0.0, 0.1, 0.5, 0.9, 1.0))
    for one in pending:
        if one.what == "write" and lot.random() < 0.3:
            _tear(files, one, lot)
        elif lot.random() < kept:
            apply(files, one)
        elif one.what == "write" and lot.random() < 0.5:
            _grow(files, one, lot)
    return {name: bytes(content) for name, content in files.items()}, acknowledged


def _syncs(name: str, other: Done) -> bool:
    """Whether syncing a file or a folder makes an operation last."""
    return other.name == name or (
        other.what in _OF_FOLDERS and other.name.rpartition("/")[0] == name
    )


def _tear(files: Files, one: Done, lot: Random) -> None:
    _grow(files, one, lot)
    content = files[one.name]
    for offset in range(0, len(one.data), SECTOR):
        if lot.random() < 0.5:
            _write(content, one.at + offset, one.data[offset : offset + SECTOR])


def _grow(files: Files, one: Done, lot: Random) -> None:
    """The file is as long as the write made it, but its data has not arrived."""
    content = files.setdefault(one.name, bytearray())
    missing = max(0, one.at + len(one.data) - len(content))
    content.extend(lot.randbytes(missing) if lot.random() < 0.5 else bytes(missing))
