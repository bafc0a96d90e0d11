"""Which games of a ring were announced: ticked by the organizer, stored beside the event.

It affects no pairing, so it is not a step of the journal; like the clock it is stored in the user's
data, so that nobody announces a game twice after a crash.
"""

import json
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.event import Event
from tourneydesk.gui.user_data.event_notes import store_text, stored_text

Call = tuple[int, ...]
"""A table with its players: after an undo another game may have the same number."""
KIND = "calls"


class AnnouncedGames(QObject):
    """The announced games of one event; ``saves`` says whether they are also stored beside it,
    which only the window that writes the event does.
    """

    changed = Signal()

    def __init__(self, path: Path, opening: str, *, saves: bool = True) -> None:
        """``opening``: distinguishes the event from an earlier one in the same file."""
        super().__init__()
        self._path = path
        self._opening = opening
        self._saves = saves
        self._calls = _stored_calls(path, opening)

    def tables(self, event: Event) -> frozenset[int]:
        """The tables of the current round that were announced."""
        tables = event.current.tables if event.current is not None else ()
        return frozenset(one.number for one in tables if (one.number, *one.players) in self._calls)

    def toggle(self, event: Event, table: int) -> None:
        """Marks that table as announced, or removes the mark."""
        self._set_calls(self._calls ^ _calls(event, frozenset((table,))))

    def add(self, event: Event, tables: frozenset[int]) -> None:
        """Marks those tables as announced."""
        self._set_calls(self._calls | _calls(event, tables))

    def continue_in(self, path: Path) -> None:
        """The event continues in another file, which this window writes."""
        self._path = path
        self._saves = True
        self._save()

    def _set_calls(self, calls: frozenset[Call]) -> None:
        if calls != self._calls:
            self._calls = calls
            if self._saves:
                self._save()
            self.changed.emit()

    def _save(self) -> None:
        store_text(KIND, self._path, json.dumps(sorted(self._calls)), self._opening)


def _calls(event: Event, tables: frozenset[int]) -> frozenset[Call]:
    seated = event.current.tables if event.current is not None else ()
    return frozenset((one.number, *one.players) for one in seated if one.number in tables)


def _stored_calls(path: Path, opening: str) -> frozenset[Call]:
    try:
        rows = json.loads(stored_text(KIND, path, opening))
        return frozenset(tuple(int(number) for number in row) for row in rows)
    except (ValueError, TypeError, RecursionError, OverflowError):
        return frozenset()
