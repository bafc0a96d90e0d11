"""An event on a server as one desk sees it, and the watch for news."""

import threading
import time as time_time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from time import monotonic, time
from typing import LiteralString, Self

import psycopg

from tourneydesk import __version__
from tourneydesk.store.chain import START, Entry, make_entry
from tourneydesk.store.errors import FileTrouble, Overtaken
from tourneydesk.store.sharing.building import (
    AFTER,
    APPEND,
    CHAIN_AT,
    CHANNEL,
    DESKS,
    END,
    ENDED,
    ENTER,
    HOLD,
    LAST,
    VERSION,
)
from tourneydesk.store.sharing.connection import (
    JOURNAL,
    LOST,
    WHOLE_EVENT,
    Connection,
    as_server_trouble,
    connect,
    place_of,
)
from tourneydesk.store.sharing.no_driver import ConnectedDesk

BUSY = 15.0
"""Seconds to wait for other desks that hold the journal, as while the head desk pairs."""


class EventDatabase:
    """The journal of an event on a server; belongs to one thread.

    ``entries`` are those that this desk has accepted. A lost connection is a FileTrouble within a
    few seconds. Then the next call connects again; with ``reconnects=False`` every call is that
    trouble at once until `reconnect`, so that a window never waits for a lost server twice.
    """

    def __init__(self, address: str, reconnects: bool = True) -> None:
        self.address = address
        self.path = place_of(address)
        self.reconnects = reconnects
        self._entries: list[Entry] = []
        self._connection: Connection | None = None
        self._held = False
        self._listens = False
        self._desk = ""

    @classmethod
    def open(cls, address: str, reconnects: bool = True) -> Self:
        """The event at an address, with all its entries, verified."""
        database = cls(address, reconnects)
        try:
            database.reconnect()
            database.accept(database.unread())
        except BaseException:
            database.close()
            raise
        if not database.entries:
            database.close()
            raise FileTrouble("server_without_event", database.path)
        return database

    @property
    def connected(self) -> bool:
        """Whether there is a connection, as far as this desk knows."""
        return self._connection is not None

    def reconnect(self) -> None:
        """Connects if there is no connection; FileTrouble if the server does not answer, or if its
        history is not this desk's.
        """
        if self._connection is None:
            with as_server_trouble(self.address):
                self._connection = self._connected()

    def introduce(self, desk: str) -> None:
        """Tells the others this desk's name and program, now and whenever it connects again."""
        self._desk = desk
        with self._asking() as connection:
            self._enter(connection)

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entries)

    def unread(self) -> tuple[Entry, ...]:
        """The entries on the server after the last accepted one; FileTrouble if they do not
        continue its chain.
        """
        longest = JOURNAL if self._entries else WHOLE_EVENT
        with self._asking() as connection, connection.patient(longest):
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

    def leave_unread(self, number: int) -> None:
        """This entry and those after it count as not accepted."""
        del self._entries[number - 1 :]

    def append(self, at: str, step: str) -> Entry:
        """Appends one entry; returns only when the server has it on its disk.

        Overtaken if another desk was first: nothing was appended, and `unread` has what it did.
        """
        previous = self._entries[-1].chain if self._entries else START
        entry = make_entry(previous, len(self._entries) + 1, at, step)
        values = (entry.number, previous, at, step, entry.chain)
        with self._asking() as connection:
            if self._in_turn(connection, APPEND, values) != (True,):
                raise Overtaken
            if self._held:
                connection.execute("COMMIT")
                self._held = False
        self._entries.append(entry)
        return entry

    def append_all(self, rows: Sequence[tuple[str, str]]) -> None:
        """Appends all of these entries (`at` and step), or none; Overtaken if another desk was
        first.
        """
        entries = [*self._entries[-1:]]
        with self.held(), self._asking() as connection:
            for at, step in rows:
                last = entries[-1]
                entry = make_entry(last.chain, last.number + 1, at, step)
                values = (entry.number, last.chain, at, step, entry.chain)
                if connection.execute(APPEND, values).fetchone() != (True,):
                    raise Overtaken
                entries.append(entry)
            connection.execute("COMMIT")
            self._held = False
        self._entries += entries[1:]

    @contextmanager
    def held(self) -> Iterator[None]:
        """Other desks wait with their steps until this one has appended, or leaves."""
        with self._asking() as connection:
            self._in_turn(connection, HOLD, ())
        try:
            yield
        finally:
            self._let_go()

    def wait(self, seconds: float) -> bool:
        """Waits until a step is appended by anyone; False if there was none in this time. The first
        time it does not wait: there may be steps from before.
        """
        with self._asking() as connection:
            if not self._listens:
                # Only now: notifications that nobody reads pile up in memory.
                connection.execute(f"LISTEN {CHANNEL}")
                self._listens = True
                return True
            return any(True for _ in connection.notifies(timeout=seconds, stop_after=1))

    def desks(self) -> tuple[ConnectedDesk, ...]:
        """Who is connected now."""
        with self._asking() as connection:
            return tuple(ConnectedDesk(*row) for row in connection.execute(DESKS).fetchall())

    def announce_end(self) -> None:
        """Tells the other desks that the server is about to be stopped on purpose."""
        with self._asking() as connection:
            connection.execute(END)

    def close(self) -> None:
        """Ends the connection. The event stays readable as this desk has seen it."""
        connection, self._connection = self._connection, None
        self._held = self._listens = False
        if connection is not None:
            with suppress(psycopg.Error):
                connection.close()

    def _in_turn(
        self, connection: Connection, statement: LiteralString, values: tuple[object, ...]
    ) -> object:
        """The statement's row, once no other desk holds the journal. `HOLD` holds it from then."""
        until = monotonic() + BUSY
        while True:
            try:
                if statement == HOLD:
                    connection.execute("BEGIN")
                    self._held = True
                return connection.execute(statement, values).fetchone()
            except psycopg.errors.LockNotAvailable:
                self._let_go()
                if monotonic() > until:
                    raise
            except BaseException:
                if statement == HOLD:
                    self._let_go()
                raise

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
            if self._connection is None and self.reconnects:
                self._connection = self._connected()
            connection = self._connection
            if connection is None:
                raise FileTrouble("server_lost", self.path)
            try:
                yield connection
            finally:
                if connection.broken or connection.closed:
                    self.close()

    def _connected(self) -> Connection:
        connection = connect(self.address)
        try:
            row = connection.execute("SELECT version FROM tourneydesk").fetchone()
            version = row[0] if row else 0
            if version != VERSION:
                code = "server_newer" if version > VERSION else "server_older"
                raise FileTrouble(code, self.path)
            self._check_history(connection)
            self._enter(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _enter(self, connection: Connection) -> None:
        if self._desk:
            connection.execute(ENTER, (self._desk, __version__, time()))

    def _check_history(self, connection: Connection) -> None:
        """FileTrouble if the server has not all that this desk has seen, as after another backup
        was shared.
        """
        if self._entries:
            last = self._entries[-1]
            if connection.execute(CHAIN_AT, (last.number,)).fetchone() != (last.chain,):
                raise FileTrouble("server_out_of_step", self.path)


# Watches a shared event on a thread of its own: news, who is connected, and whether the server
# still answers.

HEARTBEAT = 2.0
"""Seconds between two signs of life."""
_SLICE = 0.25
"""Seconds after which the thread looks whether it shall end."""
_ASLEEP = 8.0
"""A pass that took this long beyond its time: the laptop was asleep meanwhile."""
_AGAIN = 1.0
"""Seconds between two attempts to connect."""
_ENDING = 15.0
"""Seconds after the head desk's announcement in which a loss is the end of sharing. Anyone with a
code can announce it: without a loss it means nothing.
"""
_ENDED = "sharing_ended"
_EXPECTED = {_ENDED: (*LOST, "server_refused")}
"""What a server does after a loss that is told already; sharing again sets other codes."""


class EventWatch:
    """Tells what happens at a server, by callbacks on its own thread.

    ``on_news()``: there may be steps to read, also at the start. ``on_lost(trouble)``: the server
    stopped answering, ``sharing_ended`` on purpose; once for each loss, and again if it lets this
    desk no longer in.
    ``on_back()``: it answers again. ``on_desks(desks)``: who is connected now, at the start and
    after each change. No callback begins after `close`.
    """

    def __init__(
        self,
        address: str,
        on_news: Callable[[], None],
        on_lost: Callable[[FileTrouble], None],
        on_back: Callable[[], None],
        on_desks: Callable[[tuple[ConnectedDesk, ...]], None],
    ) -> None:
        self._address = address
        self._on_news, self._on_lost = on_news, on_lost
        self._on_back, self._on_desks = on_back, on_desks
        self._closed = threading.Event()
        self._calling = threading.RLock()
        self._lost: str | None = None
        self._ending: float | None = None
        self._last: int | None = None
        self._desks: tuple[ConnectedDesk, ...] | None = None
        self._thread = threading.Thread(target=self._run, name="event watch", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Ends it without waiting for the network; the thread follows within a few seconds."""
        with self._calling:
            self._closed.set()

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                with as_server_trouble(self._address), connect(self._address) as connection:
                    self._watch(connection)
            except Exception as error:
                # Whatever it is: after a watch that ends in silence, an old state looks current.
                unknown = FileTrouble("server_lost", place_of(self._address))
                self._note_loss(error if isinstance(error, FileTrouble) else unknown)
                self._closed.wait(_AGAIN)

    def _watch(self, connection: Connection) -> None:
        """Watches by this connection until it is lost."""
        connection.execute(f"LISTEN {CHANNEL}")
        if self._lost is not None:
            self._lost = None
            self._call(self._on_back)
        while not self._closed.is_set():
            begun = _clocks()
            self._beat(connection)
            self._listen(connection)
            if _gone(begun) > HEARTBEAT + _ASLEEP:
                raise FileTrouble("server_lost", place_of(self._address))

    def _beat(self, connection: Connection) -> None:
        """Asks for what may have been missed: an answer is the sign of life."""
        self._look(connection)
        desks = tuple(ConnectedDesk(*one) for one in connection.execute(DESKS).fetchall())
        if desks != self._desks:
            self._desks = desks
            self._call(lambda: self._on_desks(desks))

    def _listen(self, connection: Connection) -> None:
        """Hears of steps until the next sign of life is due."""
        until = time_time.monotonic() + HEARTBEAT
        while time_time.monotonic() < until and not self._closed.is_set():
            heard = [each.payload for each in connection.notifies(timeout=_SLICE, stop_after=1)]
            if ENDED in heard:
                self._ending = time_time.monotonic()
            if heard:
                # Anyone with a code can notify. A number in it may be wrong, so it is not read; and
                # a flood makes this desk ask once for all that has arrived.
                self._look(connection)

    def _look(self, connection: Connection) -> None:
        """Tells of news if the journal has other steps than at the last look."""
        row = connection.execute(LAST).fetchone()
        last = row[0] if row else 0
        if last != self._last:
            self._last = last
            self._call(self._on_news)

    def _note_loss(self, trouble: FileTrouble) -> None:
        """Tells of a loss, and of what a person has to do about it once that is known."""
        ending, self._ending = self._ending, None
        if ending is not None and trouble.code in LOST and time_time.monotonic() - ending < _ENDING:
            trouble = FileTrouble(_ENDED, trouble.path)
        known = () if self._lost is None else (self._lost, *_EXPECTED.get(self._lost, LOST))
        if trouble.code not in known:
            self._call(lambda: self._on_lost(trouble))
            self._lost = trouble.code

    def _call(self, callback: Callable[[], None]) -> None:
        with self._calling:
            if not self._closed.is_set():
                callback()


def _clocks() -> tuple[float, float]:
    return time_time.monotonic(), time_time.time()


def _gone(begun: tuple[float, float]) -> float:
    """Seconds since then. One of the clocks may stop while a laptop is asleep, and the other may be
    set.
    """
    return max(now - before for before, now in zip(begun, _clocks(), strict=True))
