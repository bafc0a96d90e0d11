"""Copies of an event: to practice on, in a second folder, and tests that backups work."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.store import checkpoints
from tourneydesk.store.chain import Entry
from tourneydesk.store.checkpoints import forks
from tourneydesk.store.event_file import EventFile


@dataclass(frozen=True, slots=True)
class Proof:
    """The outcome of restoring a copy: its number of steps, and whether all match the event's."""

    copy: Path
    steps: int
    matches: bool


def copy_event(original: Path, copy: Path) -> int:
    """Copies an event's file or checkpoint to a new file; returns the number of steps. The original
    is only read, even while it is open; nothing is overwritten.

    FileTrouble if the original cannot be read or the copy cannot be written.
    """
    return len(checkpoints.restore(original, copy))


def second_copy(
    path: Path, entries: tuple[Entry, ...], second: Path, label: str
) -> Callable[[], int]:
    """A function, callable on any thread, that makes a checkpoint of these entries in a second
    folder and returns the number of steps; it raises FileTrouble.

    It does not read the event's own file: the second folder matters most when that disk is gone.
    """
    return lambda: checkpoints.keep_entries(path, entries, label, second).entries


def prove(
    path: Path, entries: tuple[Entry, ...], scratch: Path, second: Path | None = None
) -> Proof | None:
    """Restores the newest checkpoint of an event to a scratch file, opens it, compares it with the
    event's entries, and removes it; None if the event has no checkpoint.

    Copies of other events in the folder are ignored; a copy that diverged from the event is used
    only if there is no other. FileTrouble if the checkpoint is not sound or the scratch file cannot
    be written.
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
    """The newest copy that matches these entries or cannot be read, as it may have matched;
    otherwise one that diverged.
    """
    for checkpoint in reversed(checkpoints.checkpoints(folder)):
        if (
            checkpoints.is_beginning(checkpoint, entries)
            or checkpoints.sound_copy(checkpoint) is None
        ):
            return checkpoint.path
    diverged = forks(folder, entries)
    return diverged[-1].copy if diverged else None
