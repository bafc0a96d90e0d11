"""A desk's connection breaks at a chosen place, without a network and without waiting."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

from tests.builders.shared import NOON, SharedEvent
from tourneydesk.desk.files.journals import journal_of
from tourneydesk.desk.sharing.journal import SharedJournal
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble, Overtaken
from tourneydesk.store.sharing.building import SCOREKEEPER
from tourneydesk.store.sharing.connection import Connection
from tourneydesk.store.sharing.event_database import EventDatabase


class BreakingDatabase(EventDatabase):
    """An event database whose connection breaks around the next appended step, or at a statement of
    any kind.
    """

    breaks = ""
    """``before``: the step never reaches the server. ``after``: its acknowledgment is lost."""
    statements: int | None = None
    """After so many statements the connection breaks, ``before`` or ``after`` the next."""
    breaks_statement = ""

    def mend(self) -> None:
        """From now on nothing breaks."""
        self.breaks, self.statements = "", None

    def _connected(self) -> Connection:
        connection = super()._connected()
        usual = connection.execute

        def execute(*query: Any, **more: Any) -> Any:
            if self.statements is None:
                return usual(*query, **more)
            self.statements -= 1
            if self.statements >= 0:
                return usual(*query, **more)
            self.statements = None
            if self.breaks_statement == "after":
                usual(*query, **more)
            connection.close()
            raise psycopg.OperationalError("the connection broke here")

        connection.execute = execute  # type: ignore[method-assign]
        return connection

    def append(self, at: str, step: str) -> Entry:
        breaks, self.breaks = self.breaks, ""
        if not breaks:
            return super().append(at, step)
        if breaks == "after":
            number = len(self.entries)
            try:
                super().append(at, step)
            except Overtaken:
                self.breaks = breaks
                raise
            del self._entries[number:]
        self.close()
        raise FileTrouble("server_lost", self.path)


@dataclass(frozen=True)
class BreakingDesk:
    """A desk as a window has it: it goes offline by itself and keeps what is typed."""

    session: SharedSession
    database: BreakingDatabase

    @contextmanager
    def offline(self) -> Iterator[None]:
        """Inside this ``with`` the desk has no connection, and knows it."""
        self.session.go_offline(FileTrouble("server_lost", self.database.path))
        yield
        self.session.go_online()

    def power_off(self) -> None:
        """The laptop is off, without a goodbye."""
        self.database.close()


def breaking_desk(
    event: SharedEvent,
    desk: str,
    role: str = SCOREKEEPER,
    keeps: bool = True,
    pending: Path | None = None,
) -> BreakingDesk:
    """A desk whose connection can be broken; without ``keeps`` it is a batch."""
    database = BreakingDatabase.open(event.address(role))
    steps, shown = journal_of(database.path, database.entries)
    session = SharedSession(SharedJournal(database), steps, shown, desk, lambda: NOON, role)
    if keeps:
        session.keep_pending(pending)
    return BreakingDesk(session, database)
