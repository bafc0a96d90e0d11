"""A network between desks and their server that can be cut, held up and slowed by a test."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import pytest

from tourneydesk.store.desks import bounded, connection

TO_SERVER, TO_DESK = "to the server", "to the desk"


class BadNetwork:
    """A port that leads to the server's. It works until a test makes it bad.

    ``noticed`` is called when it becomes bad (True) and when it works again (False).
    """

    def __init__(self, port: int, noticed: Callable[[bool], None] = lambda bad: None) -> None:
        self._noticed = noticed
        self._server_port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._open = {TO_SERVER: threading.Event(), TO_DESK: threading.Event()}
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._refusing = False
        self._pause = 0.0
        self._over = threading.Event()
        self.passed = {TO_SERVER: 0, TO_DESK: 0}
        self.mend()
        threading.Thread(target=self._accept, daemon=True).start()

    def address(self, address: str) -> str:
        """The same address by way of this network."""
        return address.replace(f":{self._server_port}/", f":{self.port}/")

    def hold_up(self, *directions: str) -> None:
        """What is sent is taken, as by a Wi-Fi router, and does not arrive: in both directions
        unless one is named.
        """
        self._noticed(True)
        for direction in directions or (TO_SERVER, TO_DESK):
            self._open[direction].clear()

    def slow(self, seconds: float) -> None:
        """Each part is this much later."""
        self._noticed(True)
        self._pause = seconds

    def cut(self) -> None:
        """All connections end, what was held up is lost, and new ones are refused."""
        self._noticed(True)
        self._refusing = True
        pairs, self._pairs = self._pairs, []
        for pair in pairs:
            for end in pair:
                _end(end)

    def mend(self) -> None:
        """It works again. Connections that were cut stay lost."""
        self._noticed(False)
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
def bad_network(port: int, answer: float = 0.4) -> Iterator[BadNetwork]:
    """A network that leads to the server at this port; while it is bad, desks wait only this long,
    so that tests are quick.
    """
    with pytest.MonkeyPatch.context() as patch:
        usual = bounded.ANSWER
        patch.setattr(connection, "CONNECTING", 2)
        network = BadNetwork(
            port, lambda bad: patch.setattr(bounded, "ANSWER", answer if bad else usual)
        )
        try:
            yield network
        finally:
            network.close()
