"""Forks: copies of an event whose history differs from its file's.

Someone restores an older copy and plays on, or another computer continues with a copy: then two
histories start alike and diverge. Only people can decide which of them is the event.
"""

from dataclasses import dataclass
from pathlib import Path

from tourneydesk.store.backups.checkpoints import checkpoints, is_beginning, read_copy
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
    copies = [copy for copy in checkpoints(folder) if not is_beginning(copy, entries)]
    found = [fork for copy in copies if (fork := fork_of(copy.path, entries)) is not None]
    return tuple(sorted(found, key=lambda fork: fork.steps))


def fork_of(copy: Path, entries: tuple[Entry, ...]) -> Fork | None:
    """A file as a fork of this history; None if it is a beginning of it, of another event, or
    unreadable.
    """
    copy_entries = read_copy(copy)
    if copy_entries is None:
        return None
    common = common_steps(copy_entries, entries)
    if common in (0, len(copy_entries)):
        return None
    return Fork(copy, common, len(copy_entries), copy_entries[-1].time)


def common_steps(first: tuple[Entry, ...], second: tuple[Entry, ...]) -> int:
    """The number of entries that two histories share from their beginning; 0 for two events."""
    common = 0
    for first_entry, second_entry in zip(first, second, strict=False):
        if first_entry.chain != second_entry.chain:
            break
        common += 1
    return common
