"""Copies of an event: to rehearse with, in a second folder, and proving that they work."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tourneydesk.core.decisions import Step
from tourneydesk.desk.opening import open_for_reading
from tourneydesk.store import checkpoints
from tourneydesk.store.event_file import held
from tourneydesk.store.trouble import FileTrouble


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


def second_copy(path: Path, second: Path, label: str) -> Callable[[], int] | None:
    """What makes a checkpoint in a second folder of an event as it stands now, to be called on any
    thread; it gives how many steps it holds, or raises FileTrouble.

    None for an event that this program does not hold: one that is only looked at.
    """
    try:
        file = held(path)
    except FileTrouble:
        return None
    if file is None:
        return None
    entries = file.entries
    return lambda: checkpoints.keep_entries(path, entries, label, second).entries


def prove(
    path: Path, steps: Sequence[Step], scratch: Path, second: Path | None = None
) -> Proof | None:
    """Restores the newest checkpoint of an event to a scratch file, opens that, holds it against
    the steps of the event, and removes it again; None where there is no checkpoint.

    FileTrouble where the checkpoint is not sound or the scratch file cannot be written.
    """
    found = checkpoints.checkpoints(checkpoints.folder_of(path, second))
    if not found:
        return None
    copy = found[-1].path
    try:
        copy_event(copy, scratch)
        restored = open_for_reading(scratch).steps
    finally:
        scratch.unlink(missing_ok=True)
    same = restored == tuple(steps)[: len(restored)] and len(restored) == found[-1].entries
    return Proof(copy, len(restored), same)
