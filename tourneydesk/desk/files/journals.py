"""The journals of events in files and in memory: entries, checkpoints, decoding.

Every trouble names the file and the step's number; `desk.files.recovery` continues with the steps
before it.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tourneydesk.core.decisions import EventOpened, Step
from tourneydesk.core.event import Event
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.checked_replay import JournalError, checked_replay
from tourneydesk.formats import FORMATS
from tourneydesk.store import checkpoints
from tourneydesk.store.chain import START, Entry, chain_of
from tourneydesk.store.checkpoints import Copier
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile


def journal_of(path: Path, entries: Sequence[Entry]) -> tuple[list[Step], Event]:
    """The steps and the event, with every step checked; FileTrouble with the ``step`` that is not
    valid.
    """
    steps = [_step(path, entry) for entry in entries]
    first = steps[0][0] if steps else None
    if isinstance(first, EventOpened) and first.format not in FORMATS:
        raise FileTrouble("format_of_file", path, format=first.format[:40], step=1)
    try:
        return steps, checked_replay(steps, FORMATS)
    except JournalError as error:
        problem = error.problem
        facts = {key: value for key, value in problem.facts.items() if isinstance(value, int | str)}
        raise FileTrouble(problem.code, path, **facts, step=error.step) from error


def _step(path: Path, entry: Entry) -> Step:
    try:
        step = codec.decode(entry.step)
    except codec.CodecError as error:
        code = "story_newer" if error.newer else "story_unreadable"
        raise FileTrouble(code, path, step=entry.number) from error
    return tuple(
        _with_earlier_settings(decision) if isinstance(decision, EventOpened) else decision
        for decision in step
    )


def _with_earlier_settings(opened: EventOpened) -> EventOpened:
    """The opening with every setting; settings newer than the event get their earlier behavior."""
    if opened.format not in FORMATS:
        return opened
    fmt = FORMATS[opened.format]
    earlier = {key: fmt.code.settings[key] for key in fmt.newer_settings}
    return replace(opened, settings={**earlier, **opened.settings})


# An event's file with its checkpoints: before each round, every 20 steps, and on closing.

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


# A journal in memory, for practice and made-up events; it can be saved to a file at the end.


class MemoryJournal:
    """Stores (time, step) pairs in order; nothing is safe until they are written to a file."""

    in_file = False
    only_read = False
    trouble: FileTrouble | None = None

    def __init__(self) -> None:
        self.rows: list[tuple[str, str]] = []

    @property
    def times(self) -> list[str]:
        return [at for at, _ in self.rows]

    @property
    def entries(self) -> tuple[Entry, ...]:
        return chain_of(self.rows)

    @property
    def chain(self) -> str:
        return chain_of(self.rows)[-1].chain if self.rows else START

    def append(self, at: str, step: str) -> None:
        self.rows.append((at, step))

    def before_round(self, round_number: int) -> None:
        """Nothing to copy."""

    def flush(self) -> None:
        """There is nothing to wait for."""

    def move_to(self, path: Path) -> FileJournal:
        return FileJournal(EventFile.new(path, self.entries))

    def close(self, *, wait: bool = True) -> None:
        """Nothing to close."""
