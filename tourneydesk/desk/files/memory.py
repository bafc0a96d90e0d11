"""A journal in memory, for practice and made-up events; it can be saved to a file at the end."""

from pathlib import Path

from tourneydesk.desk.files.keeping import FileJournal
from tourneydesk.store.chain import START, Entry, chain_of
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile


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
