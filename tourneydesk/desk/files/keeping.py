"""An event's file with its checkpoints: before each round, every 20 steps, and on closing."""

from pathlib import Path

from tourneydesk.store import checkpoints
from tourneydesk.store.chain import Entry
from tourneydesk.store.checkpoints import Copier
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile

STEPS_PER_COPY = 20
"""Steps between two checkpoints within a round."""


class FileJournal:
    """The journal of an open event: writes steps to the file and copies next to it.

    Copies are made on a separate thread. A copy that fails never stops or delays a decision;
    ``trouble`` gives the reason until a copy succeeds again.
    """

    in_file = True
    only_read = False

    def __init__(self, file: EventFile) -> None:
        self._file = file
        self._copier = Copier(file.path)
        self._opened = len(file.entries)
        self._asked = _copied_entries(file.path, self._opened)

    @property
    def path(self) -> Path:
        return self._file.path

    @property
    def trouble(self) -> FileTrouble | None:
        return self._copier.trouble

    @property
    def times(self) -> list[str]:
        return [entry.time for entry in self._file.entries]

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self._file.entries

    @property
    def chain(self) -> str:
        return self._file.entries[-1].chain

    def append(self, at: str, step: str) -> None:
        entry = self._file.append(at, step)
        # A failed copy is retried with every step.
        if entry.number - self._asked >= STEPS_PER_COPY or self._copier.trouble is not None:
            self._ask("running")

    def before_round(self, round_number: int) -> None:
        self._ask(f"before-round-{round_number}")

    def flush(self) -> None:
        self._copier.flush()

    def move_to(self, path: Path) -> "FileJournal":
        return FileJournal(EventFile.new(path, self._file.entries))

    def close(self, *, wait: bool = True) -> None:
        count = len(self._file.entries)
        # An event without changes needs no new copy.
        if (count > self._opened and count > self._asked) or self._copier.trouble is not None:
            self._ask("closed")
        try:
            self._copier.close(wait=wait)
        finally:
            self._file.close()

    def _ask(self, label: str) -> None:
        self._copier.request(self._file.entries, label)
        self._asked = len(self._file.entries)


def _copied_entries(path: Path, most: int) -> int:
    """The number of entries in the newest copy, by its name and at most ``most``: after a crash the
    last entries may not be copied yet.
    """
    try:
        copies = checkpoints.checkpoints(checkpoints.folder_of(path))
    except FileTrouble:
        return 1
    return max(
        (checkpoint.entries for checkpoint in copies if checkpoint.entries <= most), default=1
    )


class ReadOnlyJournal:
    """The journal of a file opened for reading: every change raises `file_read_only`."""

    in_file = False
    only_read = True
    trouble: FileTrouble | None = None

    def __init__(self, path: Path, entries: tuple[Entry, ...]) -> None:
        self._path = path
        self.entries = entries

    @property
    def times(self) -> list[str]:
        return [entry.time for entry in self.entries]

    @property
    def chain(self) -> str:
        return self.entries[-1].chain

    def append(self, at: str, step: str) -> None:
        raise FileTrouble("file_read_only", self._path)

    def before_round(self, round_number: int) -> None:
        """Makes no copy."""

    def flush(self) -> None:
        """There is nothing to wait for."""

    def move_to(self, path: Path) -> FileJournal:
        return FileJournal(EventFile.new(path, self.entries))

    def close(self, *, wait: bool = True) -> None:
        """No lock to release."""
