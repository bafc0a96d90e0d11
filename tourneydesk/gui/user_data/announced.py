"""Which games of a ring were announced: ticked by the organizer, stored beside the event.

It affects no pairing, so it is not a step of the journal; like the clock it is stored in the user's
data, so that nobody announces a game twice after a crash.
"""

import json
from contextlib import suppress

from tourneydesk.core.event import Event
from tourneydesk.gui.user_data.event_notes import EventNote

Call = tuple[int, ...]
"""A table with its players: after an undo another game may have the same number."""
KIND = "calls"


class AnnouncedGames(EventNote):
    """The announced games of one event."""

    kind = KIND
    _calls: frozenset[Call] = frozenset()

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

    def read(self, text: str) -> None:
        with suppress(ValueError, TypeError, RecursionError, OverflowError):
            rows = json.loads(text)
            self._calls = frozenset(tuple(int(number) for number in row) for row in rows)

    def written(self) -> str:
        return json.dumps(sorted(self._calls))

    def _set_calls(self, calls: frozenset[Call]) -> None:
        if calls != self._calls:
            self._calls = calls
            self.note_changed()


def _calls(event: Event, tables: frozenset[int]) -> frozenset[Call]:
    seated = event.current.tables if event.current is not None else ()
    return frozenset((one.number, *one.players) for one in seated if one.number in tables)
