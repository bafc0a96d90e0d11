"""An event on a server, as one desk sees it: reads steps, appends its own, hears of others'."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Self

import psycopg

from tourneydesk.store.chain import START, Entry, make_entry
from tourneydesk.store.desks.connection import Connection, as_server_trouble, connect, place_of
from tourneydesk.store.desks.schema import AFTER, APPEND, CHANNEL, HOLD, VERSION
from tourneydesk.store.overtaken import Overtaken
from tourneydesk.store.trouble import FileTrouble


class EventDatabase:
    """The journal of an event on a server; belongs to one thread.

    ``entries`` are those that this desk has accepted. A lost connection is a FileTrouble; the next
    call connects again.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self.path = place_of(address)
        self._entries: list[Entry] = []
        self._connection: Connection | None = None
        self._held = False

    @classmethod
    def open(cls, address: str) -> Self:
        """The event at an address, with all its entries, verified."""
        database = cls(address)
        try:
            database.accept(database.unread())
        except BaseException:
            database.close()
            raise
        if not database.entries:
            database.close()
            raise FileTrouble("server_without_event", database.path)
        return database

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entries)

    def unread(self) -> tuple[Entry, ...]:
        """The entries on the server after the last accepted one; FileTrouble if they do not
        continue its chain.
        """
        with self._asking() as connection:
            rows = connection.execute(AFTER, (len(self._entries),)).fetchall()
        previous = self._entries[-1].chain if self._entries else START
        entries = [Entry(*row) for row in rows]
        for number, entry in enumerate(entries, start=len(self._entries) + 1):
            if entry != make_entry(previous, number, entry.at, entry.step):
                raise FileTrouble("chain_broken", self.path, number=number)
            previous = entry.chain
        return tuple(entries)

    def accept(self, entries: tuple[Entry, ...]) -> None:
        """Takes entries that `unread` returned as this desk's own history."""
        self._entries += entries

    def append(self, at: str, step: str) -> Entry:
        """Appends one entry; returns only when the server has it on its disk.

        Overtaken if another desk was first: nothing was appended, and `unread` has what it did.
        """
        previous = self._entries[-1].chain if self._entries else START
        entry = make_entry(previous, len(self._entries) + 1, at, step)
        values = (entry.number, previous, at, step, entry.chain)
        with self._asking() as connection:
            row = connection.execute(APPEND, values).fetchone()
            if row != (True,):
                raise Overtaken
            if self._held:
                connection.execute("COMMIT")
                self._held = False
        self._entries.append(entry)
        return entry

    @contextmanager
    def held(self) -> Iterator[None]:
        """Other desks wait with their steps until this one has appended, or leaves."""
        with self._asking() as connection:
            connection.execute("BEGIN")
            self._held = True
            try:
                connection.execute(HOLD)
            except BaseException:
                self._let_go()
                raise
        try:
            yield
        finally:
            self._let_go()

    def wait(self, seconds: float) -> bool:
        """Waits until a step is appended by anyone; False if there was none in this time."""
        with self._asking() as connection:
            return any(True for _ in connection.notifies(timeout=seconds, stop_after=1))

    def close(self) -> None:
        connection, self._connection = self._connection, None
        self._held = False
        if connection is not None:
            with suppress(psycopg.Error):
                connection.close()

    def _let_go(self) -> None:
        if self._held:
            self._held = False
            if self._connection is not None:
                with suppress(psycopg.Error):
                    self._connection.execute("ROLLBACK")

    @contextmanager
    def _asking(self) -> Iterator[Connection]:
        """The connection, made if there is none; dropped after an error that ended it."""
        with as_server_trouble(self.address):
            if self._connection is None:
                self._connection = self._connected()
            connection = self._connection
            try:
                yield connection
            finally:
                if connection.broken or connection.closed:
                    self.close()

    def _connected(self) -> Connection:
        connection = connect(self.address)
        try:
            row = connection.execute("SELECT version FROM tourneydesk").fetchone()
            if row is None or row[0] > VERSION:
                raise FileTrouble("file_too_new", self.path)
            connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            connection.close()
            raise
        return connection
