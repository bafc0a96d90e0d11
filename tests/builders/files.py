"""Event files for the tests of the store."""

import os
from pathlib import Path

from tourneydesk.store.chain import chain_of
from tourneydesk.store.checkpoints import Checkpoint, checkpoints, keep_entries, sound_copy
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.replacing import write_whole

AT = "2025-06-01T09:00:00+02:00"


def new_event_file(path: Path, steps: int = 5) -> Path:
    """An event file of that many steps, closed."""
    rows = [(AT, '[{"did":"EventOpened","name":"Łódź Öpen"}]')]
    rows += [
        (AT, f'[{{"did":"NoteAdded","text":"step {number}"}}]') for number in range(2, steps + 1)
    ]
    write_whole(path, chain_of(rows))
    return path


def keep(file: EventFile, label: str, second: Path | None = None) -> Checkpoint:
    """A new copy of an open event file."""
    return keep_entries(file.path, file.entries, label, second)


def last_sound(folder: Path) -> Checkpoint | None:
    """The newest copy in a folder that is sound."""
    copies = reversed(checkpoints(folder))
    return next((copy for copy in copies if sound_copy(copy) is not None), None)


def write_over(path: Path, content: bytes) -> None:
    """As ``cp`` writes over a file: the same file on the disk, another content.

    A second later, as the clocks of some disks show only that: two writes at once look like one.
    """
    before = path.stat().st_mtime_ns
    with path.open("r+b") as file:
        file.truncate(0)
        file.write(content)
    os.utime(path, ns=(before + 10**9, before + 10**9))


def names(folder: Path) -> list[str]:
    """What lies in a folder."""
    return sorted(one.name for one in folder.iterdir())


def code_of(path: Path, reading: bool = False) -> str:
    """The code of the trouble with a file, ``sound`` if there is none."""
    try:
        if reading:
            EventFile.read(path)
        else:
            EventFile.open(path).close()
    except FileTrouble as trouble:
        return trouble.code
    return "sound"
