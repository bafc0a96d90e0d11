"""Keeps what is pending in a file, so that it survives a power failure."""

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tourneydesk.core.journal import codec
from tourneydesk.desk.session import PendingEntry
from tourneydesk.store.errors import as_file_trouble
from tourneydesk.store.replacing import beginning, replace_file

MOST_BYTES = 20_000_000


class PendingFile:
    """The pending entries of one event, one JSON object a line; without entries there is no file.

    ``event`` is the chain of the event's first step. Lines of other events stay as they are.
    """

    def __init__(self, path: Path, event: str) -> None:
        self._path = path
        self._event = event
        self._other_lines: list[str] = []

    def read(self) -> list[PendingEntry]:
        """The entries in the file; one that cannot be read is set aside, whole."""
        try:
            return self._entries((beginning(self._path, MOST_BYTES) or b"").decode())
        except FileNotFoundError:
            return []
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            self._other_lines = []
            with suppress(OSError):
                self._path.replace(self._path.with_name(f"{self._path.name}.damaged"))
            return []

    def write(self, entries: Sequence[PendingEntry]) -> None:
        """Returns when a power failure can no longer take them back; FileTrouble if it fails."""
        lines = [*self._other_lines, *(self._line(entry) for entry in entries)]
        with as_file_trouble(self._path):
            if lines:
                content = "".join(f"{line}\n" for line in lines).encode()
                replace_file(self._path, content, durable=True)
            else:
                with suppress(FileNotFoundError):
                    self._path.unlink()

    def _entries(self, text: str) -> list[PendingEntry]:
        entries = []
        for line in text.splitlines():
            row = json.loads(line)
            event, at, sent, seen = row["event"], row["at"], row["sent"], row["seen"]
            texts = all(isinstance(one, str) for one in (event, at, sent))
            if not (texts and isinstance(seen, int) and seen > 0):
                raise TypeError
            if event != self._event:
                self._other_lines.append(line)
                continue
            entries.append(PendingEntry(at, codec.decode(row["decisions"]), sent, seen))
        return entries

    def _line(self, entry: PendingEntry) -> str:
        row = {
            "event": self._event,
            "at": entry.at,
            "decisions": codec.encode(entry.decisions),
            "sent": entry.sent,
            "seen": entry.seen,
        }
        return json.dumps(row)
