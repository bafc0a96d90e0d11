"""Which games of a ring were announced: ticked by the organizer, stored beside the event.

It affects no pairing, so it is not a step of the journal; like the clock it is stored in the user's
data, so that nobody announces a game twice after a crash.
"""

import json
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.event import Event
from tourneydesk.gui.user_data.event_notes import keep, kept

Call = tuple[int, ...]
"""A table with its players: after an undo another game may have the same number."""
KIND = "calls"


class AnnouncedGames(QObject):
    """The announced games of one event; ``keeps`` says whether they are also stored beside it,
    which only the window that writes the event does.
    """

    changed = Signal()

    def __init__(self, path: Path, *, keeps: bool = True) -> None:
        super().__init__()
        self._path = path
        self._keeps = keeps
        self._calls = _found(path)

    def tables(self, event: Event) -> frozenset[int]:
        """The tables of the current round that were announced."""
        tables = event.current.tables if event.current is not None else ()
        return frozenset(one.number for one in tables if (one.number, *one.players) in self._calls)

    def turn(self, event: Event, table: int) -> None:
        """Marks that table as announced, or removes the mark."""
        self._take(self._calls ^ _calls(event, frozenset((table,))))

    def add(self, event: Event, tables: frozenset[int]) -> None:
        """Marks those tables as announced."""
        self._take(self._calls | _calls(event, tables))

    def continue_in(self, path: Path) -> None:
        """The event continues in another file, which this window writes."""
        self._path = path
        self._keeps = True
        _keep(path, self._calls)

    def _take(self, calls: frozenset[Call]) -> None:
        if calls != self._calls:
            self._calls = calls
            if self._keeps:
                _keep(self._path, calls)
            self.changed.emit()


def _calls(event: Event, tables: frozenset[int]) -> frozenset[Call]:
    seated = event.current.tables if event.current is not None else ()
    return frozenset((one.number, *one.players) for one in seated if one.number in tables)


def _found(path: Path) -> frozenset[Call]:
    try:
        rows = json.loads(kept(KIND, path))
        return frozenset(tuple(int(number) for number in row) for row in rows)
    except (ValueError, TypeError, RecursionError, OverflowError):
        return frozenset()


def _keep(path: Path, calls: frozenset[Call]) -> None:
    keep(KIND, path, json.dumps(sorted(calls)))
