"""Desks for tests: with a journal in memory, and with one that will not write."""

from typing import Any

from tourneydesk.core.decisions import PlayersAdded, Step
from tourneydesk.core.event import Player
from tourneydesk.core.journal import codec
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.session import Session


class StubbornJournal(MemoryJournal):
    """Refuses to write while told so, as a full disk does."""

    full = False

    def append(self, at: str, step: str) -> None:
        if self.full:
            raise OSError("disk full")
        super().append(at, step)


def desk_of(
    format_key: str, players: int = 0, journal: MemoryJournal | None = None, **settings: Any
) -> Session:
    """An event at the desk, with so many players P1, P2 … entered as one list."""
    first: Step = (plan(format_key, "Test", "seed", settings),)
    journal = journal or MemoryJournal()
    journal.append("start", codec.encode(first))
    desk = Session(journal, [first], clock=lambda: "now")
    if players:
        names = tuple(
            Player(n, f"P{n}", rating=2000 - n, age=6 + n % 60) for n in range(1, players + 1)
        )
        desk.take(PlayersAdded(names))
    return desk


def written(journal: MemoryJournal) -> list[Step]:
    """The steps as a journal holds them, read back."""
    return [codec.decode(text) for _, text in journal.rows]
