"""Forks: copies of an event whose history differs from its file's.

Someone restores an older copy and plays on, or another computer continues with a copy: then two
histories start alike and diverge. Only people can decide which of them is the event.
"""

from dataclasses import dataclass
from pathlib import Path

from tourneydesk.store.backups.checkpoints import Checkpoint, checkpoints, is_beginning, read_copy
from tourneydesk.store.chain import Entry


@dataclass(frozen=True, slots=True)
class Fork:
    """A copy of an event with steps that the file lacks.

    ``common`` steps are the same in both; the copy has ``steps``, the last one taken ``at`` this
    time. If ``common`` are all the steps of the file, the copy continues where the file ends.
    """

    copy: Path
    common: int
    steps: int
    at: str


def forks(folder: Path, entries: tuple[Entry, ...]) -> tuple[Fork, ...]:
    """The copies in a folder of the same event as these entries but with other steps, the one with
    the most steps last. FileTrouble if the folder cannot be read.

    Copies of other events and unreadable copies are ignored.
    """
    found = [_fork(one, entries) for one in checkpoints(folder) if not is_beginning(one, entries)]
    return tuple(sorted((one for one in found if one is not None), key=lambda one: one.steps))


def _fork(one: Checkpoint, entries: tuple[Entry, ...]) -> Fork | None:
    held = read_copy(one.path)
    if held is None:
        return None
    common = common_steps(held, entries)
    if common in (0, len(held)):
        return None
    return Fork(one.path, common, len(held), held[-1].at)


def common_steps(one: tuple[Entry, ...], other: tuple[Entry, ...]) -> int:
    """The number of entries that two histories share from their beginning; 0 for two events."""
    common = 0
    for mine, yours in zip(one, other, strict=False):
        if mine.chain != yours.chain:
            break
        common += 1
    return common
