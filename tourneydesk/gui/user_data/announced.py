"""Which games of a ring have been called out: ticked off by the desk, kept beside the event.

It decides nothing, so it is no step of the journal; like the clock it is kept in the user's data,
so that a crash makes nobody call a game twice.
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
    """The calls of one event that have been ticked off; ``keeps`` says whether they are also kept
    beside it, which is left to the window that writes the event.
    """

    changed = Signal()

    def __init__(self, path: Path, *, keeps: bool = True) -> None:
        super().__init__()
        self._path = path
        self._keeps = keeps
        self._calls = _found(path)

    def tables(self, event: Event) -> frozenset[int]:
        """The tables of the round at hand that have been called out."""
        tables = event.current.tables if event.current is not None else ()
        return frozenset(one.number for one in tables if (one.number, *one.players) in self._calls)

    def turn(self, event: Event, table: int) -> None:
        """That table has been called out, or has not after all."""
        self._take(self._calls ^ _calls(event, frozenset((table,))))

    def add(self, event: Event, tables: frozenset[int]) -> None:
        """Those tables have been called out."""
        self._take(self._calls | _calls(event, tables))

    def go_on_at(self, path: Path) -> None:
        """The event goes on in another file, which this window writes."""
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
