"""What a desk typed and the server has not confirmed, kept in a file."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from tourneydesk.core.decisions import Redone, Step, Undone
from tourneydesk.core.journal import codec
from tourneydesk.desk.session import PendingEntry
from tourneydesk.desk.sharing.conflict import concerns_same
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble, as_file_trouble
from tourneydesk.store.replacing import beginning, replace_file

# Keeps what is pending in a file, so that it survives a power failure.

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


class Pending:
    """The pending entries of a session, in a file too once it has one."""

    def __init__(self, changed: Callable[[], None]) -> None:
        """``changed`` is called whenever the entries have changed."""
        self.entries: tuple[PendingEntry, ...] = ()
        self._changed = changed
        self._file: PendingFile | None = None

    def keep_in(self, file: PendingFile, journal: Sequence[Entry]) -> None:
        """From now on the entries are in this file, with those that it has; what had been recorded
        is forgotten.
        """
        self._file = file
        stored = file.read()
        # A window that goes on with a session has stored its entries already.
        self.entries = (*stored, *(one for one in self.entries if one not in stored))
        self.forget(lambda one: _is_recorded(one, journal))
        self.settle()

    def keep(self, entry: PendingEntry) -> None:
        """Keeps an entry, in place of one about the same that was not sent; FileTrouble if it would
        not survive a power failure.
        """
        others = (one for one in self.entries if one.sent or not _same(one, entry))
        self.entries = (*(one for one in others if one != entry), entry)
        self._changed()
        if self._file is not None:
            self._file.write(self.entries)

    def forget(self, which: Callable[[PendingEntry], bool]) -> None:
        left = tuple(one for one in self.entries if not which(one))
        if left == self.entries:
            return
        self.entries = left
        self._changed()
        if self._file is not None:
            # What stays in the file is found in the journal the next time, or offered again.
            with suppress(FileTrouble):
                self._file.write(left)

    def sent_as(self, entry: Entry) -> PendingEntry | None:
        """The pending entry that was sent with exactly this text."""
        return next((one for one in self.entries if _is_recorded(one, (entry,))), None)

    def typed(self, decisions: Step) -> PendingEntry | None:
        return next((one for one in self.entries if one.decisions == decisions), None)

    def settle(self) -> None:
        """Once everything recorded is read: forgets what was sent and is not recorded, if it was an
        undo, or was typed again.
        """
        again = [
            one
            for at, one in enumerate(self.entries)
            if any(_same(one, later) for later in self.entries[at + 1 :])
        ]
        self.forget(
            lambda one: (
                bool(one.sent) and (isinstance(one.decisions[0], Undone | Redone) or one in again)
            )
        )


def _same(one: PendingEntry, other: PendingEntry) -> bool:
    return concerns_same(one.decisions, other.decisions)


def _is_recorded(one: PendingEntry, journal: Sequence[Entry]) -> bool:
    """Whether a step that was sent is in the journal, with exactly its text."""
    wanted = (one.at, one.sent)
    return any(row.number > one.seen and (row.at, row.step) == wanted for row in journal)
