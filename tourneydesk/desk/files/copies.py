"""Copies of an event: to rehearse with, in a second folder, and proving that they work."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.store.backups import checkpoints
from tourneydesk.store.backups.forks import forks
from tourneydesk.store.chain import Entry
from tourneydesk.store.event_file import EventFile


@dataclass(frozen=True, slots=True)
class Proof:
    """What came of restoring a copy: how many steps it holds, and whether each is the event's."""

    copy: Path
    steps: int
    same: bool


def copy_event(original: Path, copy: Path) -> int:
    """A new file with all that an event's file or checkpoint holds; gives how many steps these
    are. The original is only read, also while it is open; nothing is ever written over.

    FileTrouble where one cannot be read or the other not written.
    """
    return len(checkpoints.restore(original, copy))


def second_copy(
    path: Path, entries: tuple[Entry, ...], second: Path, label: str
) -> Callable[[], int]:
    """What makes a checkpoint of these entries in a second folder, to be called on any thread; it
    gives how many steps it holds, or raises FileTrouble.

    The event's own file is not looked at: the second folder matters most when its disk is gone.
    """
    return lambda: checkpoints.keep_entries(path, entries, label, second).entries


def prove(
    path: Path, entries: tuple[Entry, ...], scratch: Path, second: Path | None = None
) -> Proof | None:
    """Restores the newest checkpoint of an event to a scratch file, opens that, holds it against
    the entries of the event, and removes it again; None where the event has no checkpoint.

    Copies of other events in the folder do not count; a copy that has gone another way than the
    event counts only where no other is left. FileTrouble where the checkpoint is not sound or the
    scratch file cannot be written.
    """
    copy = _newest(checkpoints.folder_of(path, second), entries)
    if copy is None:
        return None
    try:
        copy_event(copy, scratch)
        open_for_reading(scratch)
        restored = EventFile.read(scratch)
    finally:
        scratch.unlink(missing_ok=True)
    return Proof(copy, len(restored), restored == entries[: len(restored)])


def _newest(folder: Path, entries: tuple[Entry, ...]) -> Path | None:
    """The newest copy that is a beginning of these entries or cannot be read, as it may have been
    one; else one that has gone another way.
    """
    for one in reversed(checkpoints.checkpoints(folder)):
        if checkpoints.is_beginning(one, entries) or checkpoints.sound_copy(one) is None:
            return one.path
    gone = forks(folder, entries)
    return gone[-1].copy if gone else None
