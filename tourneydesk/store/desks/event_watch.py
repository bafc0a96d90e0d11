"""Watches a shared event on a thread of its own: news, who is connected, and whether the server
still answers.
"""

import threading
import time
from collections.abc import Callable

from tourneydesk.store.desks.bounded import Connection
from tourneydesk.store.desks.connected_desk import ConnectedDesk
from tourneydesk.store.desks.connection import LOST, as_server_trouble, connect, place_of
from tourneydesk.store.desks.schema import CHANNEL, DESKS, ENDED, LAST
from tourneydesk.store.trouble import FileTrouble

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
        until = time.monotonic() + HEARTBEAT
        while time.monotonic() < until and not self._closed.is_set():
            heard = [each.payload for each in connection.notifies(timeout=_SLICE, stop_after=1)]
            if ENDED in heard:
                self._ending = time.monotonic()
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
        if ending is not None and trouble.code in LOST and time.monotonic() - ending < _ENDING:
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
    return time.monotonic(), time.time()


def _gone(begun: tuple[float, float]) -> float:
    """Seconds since then. One of the clocks may stop while a laptop is asleep, and the other may be
    set.
    """
    return max(now - before for before, now in zip(begun, _clocks(), strict=True))
