"""An event's file with its checkpoints: before each round, every 20 steps, and on closing."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from tourneydesk.store import checkpoints
from tourneydesk.store.chain import Entry
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.soundness import DAMAGE
from tourneydesk.store.trouble import FileTrouble

OFTEN = 20
"""Steps from one checkpoint to the next within a round."""


class KeptFile:
    """The journal of an open event: steps go into the file, copies beside it.

    A checkpoint that cannot be written never stops a decision; ``trouble`` then says why, until
    one succeeds again.
    """

    def __init__(self, file: EventFile) -> None:
        self._file = file
        self._copied = len(file.entries)
        self.trouble: FileTrouble | None = None

    @property
    def times(self) -> list[str]:
        return [entry.at for entry in self._file.entries]

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self._file.entries

    @property
    def chain(self) -> str:
        return self._file.entries[-1].chain

    def append(self, at: str, step: str) -> None:
        entry = self._file.append(at, step)
        if entry.number - self._copied >= OFTEN:
            self._keep("running")

    def before_round(self, number: int) -> None:
        self._keep(f"before-round-{number}")

    def moved(self, path: Path) -> "KeptFile":
        self._file.copy_to(path)
        return KeptFile(EventFile.open(path))

    def close(self) -> None:
        if len(self._file.entries) > self._copied:
            self._keep("closed")
        self._file.close()

    def _keep(self, label: str) -> None:
        try:
            checkpoints.keep(self._file, label)
        except FileTrouble as trouble:
            self.trouble = trouble
        else:
            self.trouble = None
            self._copied = len(self._file.entries)


class ReadFile:
    """The journal of a file that is only looked at: every change is `file_read_only`."""

    trouble: FileTrouble | None = None

    def __init__(self, path: Path, times: Sequence[str] = (), chain: str = "") -> None:
        self._path = path
        self.times = times
        self.chain = chain

    @property
    def entries(self) -> tuple[Entry, ...]:
        return EventFile.read(self._path)

    def append(self, at: str, step: str) -> None:
        raise FileTrouble("file_read_only", self._path)

    def before_round(self, number: int) -> None:
        """Nothing is copied."""

    def moved(self, path: Path) -> KeptFile:
        checkpoints.restore(self._path, path)
        return KeptFile(EventFile.open(path))

    def close(self) -> None:
        """Nothing is held."""


RESTORABLE = DAMAGE | {"file_empty", "file_not_event", "file_missing", "disk_trouble"}
"""The codes of a file that a checkpoint can stand in for."""


def last_good_copy(
    trouble: FileTrouble, second: Path | None = None
) -> Mapping[str, str | int] | None:
    """The newest sound checkpoint of a file that cannot be used: its path and how many steps it
    holds; in a second folder too, where there is one.

    None for any other trouble, or where there is no such copy.
    """
    if trouble.code not in RESTORABLE:
        return None
    folders = [None] if second is None else [None, second]
    found = [_last_good(trouble.path, folder) for folder in folders]
    sound = [one for one in found if one is not None]
    if not sound:
        return None
    checkpoint, entries = max(sound, key=lambda one: len(one[1]))
    return {"copy": str(checkpoint.path), "steps": len(entries)}


def _last_good(
    path: Path, second: Path | None
) -> tuple[checkpoints.Checkpoint, tuple[Entry, ...]] | None:
    try:
        return checkpoints.last_good(checkpoints.folder_of(path, second))
    except FileTrouble:
        return None
