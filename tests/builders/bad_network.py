"""A network between desks and their server that can be cut, held up and slowed by a test."""

import socket
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any

import pytest

from tourneydesk.store.sharing.connection import Connection

TO_SERVER, TO_DESK = "to the server", "to the desk"
SHORTEST = 2
"""Seconds for a new connection that its driver does not prolong."""


class BadNetwork:
    """A port that leads to the server's. It works until a test makes it bad."""

    def __init__(self, port: int) -> None:
        self.bad = False
        self._server_port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._open = {TO_SERVER: threading.Event(), TO_DESK: threading.Event()}
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._pairing = threading.Lock()
        self._refusing = False
        self._pause = 0.0
        self._over = threading.Event()
        self.passed = {TO_SERVER: 0, TO_DESK: 0}
        self.held = {TO_SERVER: 0, TO_DESK: 0}
        self.mend()
        threading.Thread(target=self._accept, daemon=True).start()

    def address(self, address: str) -> str:
        """The same address by way of this network."""
        return address.replace(f":{self._server_port}/", f":{self.port}/")

    def hold_up(self, *directions: str) -> None:
        """What is sent is taken, as by a Wi-Fi router, and does not arrive: in both directions
        unless one is named.
        """
        self.bad = True
        for direction in directions or (TO_SERVER, TO_DESK):
            self._open[direction].clear()

    def slow(self, seconds: float) -> None:
        """Each part is this much later."""
        self.bad = True
        self._pause = seconds

    def cut(self) -> None:
        """All connections end, what was held up is lost, and new ones are refused."""
        self.bad = True
        with self._pairing:
            self._refusing = True
            pairs, self._pairs = self._pairs, []
        for pair in pairs:
            for end in pair:
                _end(end)

    def mend(self) -> None:
        """It works again. Connections that were cut stay lost."""
        self.bad = False
        self._refusing, self._pause = False, 0.0
        for gate in self._open.values():
            gate.set()

    def close(self) -> None:
        self.cut()
        self._over.set()
        self.mend()
        _end(self._listening)

    def _accept(self) -> None:
        while True:
            try:
                desk, _ = self._listening.accept()
            except OSError:
                return
            with self._pairing:
                try:
                    if self._refusing:
                        raise ConnectionRefusedError
                    server = socket.create_connection(("127.0.0.1", self._server_port))
                except OSError:
                    desk.close()
                    continue
                self._pairs.append((desk, server))
            for source, target, direction in ((desk, server, TO_SERVER), (server, desk, TO_DESK)):
                threading.Thread(
                    target=self._pass_on, args=(source, target, direction), daemon=True
                ).start()

    def _pass_on(self, source: socket.socket, target: socket.socket, direction: str) -> None:
        with suppress(OSError):
            while part := source.recv(65536):
                if not self._open[direction].is_set():
                    self.held[direction] += 1
                    self._open[direction].wait()
                self._over.wait(self._pause)
                target.sendall(part)
                self.passed[direction] += len(part)
        _end(target)
        _end(source)


def _end(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()


@contextmanager
def bad_network(port: int, answer: float | None = 0.4) -> Iterator[BadNetwork]:
    """A network that leads to the server at this port. While it is bad, whoever asks through it
    waits only this long for an answer, and as short as possible for a connection, so that tests are
    quick; None is as long as ever. Desks with another way to the server wait as ever.
    """
    network = BadNetwork(port)
    connect, wait = Connection.connect, Connection.wait

    def connect_soon(address: str, **more: Any) -> Connection:
        through = f"port={network.port} " in f"{address} "
        if through and network.bad and answer is not None:
            more["connect_timeout"] = SHORTEST
        return connect(address, **more)

    def wait_soon(
        asking: Connection, gen: Any, interval: float = 0.1, timeout: float | None = None
    ) -> Any:
        through = not asking.closed and asking.info.port == network.port
        if through and timeout is None and answer is not None:
            gen = _given_up(gen, network, answer)
        return wait(asking, gen, interval, timeout)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Connection, "connect", connect_soon)
        patch.setattr(Connection, "wait", wait_soon)
        try:
            yield network
        finally:
            network.close()


def _given_up(
    gen: Generator[Any, Any, Any], network: BadNetwork, answer: float
) -> Generator[Any, Any, Any]:
    """The same waits; TimeoutError once nothing came for this long from a network that is bad."""
    try:
        asked, heard = next(gen), monotonic()
        while True:
            ready = yield asked
            asked = gen.send(ready)
            if ready or not network.bad:
                heard = monotonic()
            elif monotonic() - heard > answer:
                raise TimeoutError
    except StopIteration as end:
        return end.value
