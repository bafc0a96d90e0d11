"""Sharing in the window: on the loopback only, with one server for all tests of a process."""

import socket
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pytestqt.qtbot import QtBot

from tests.builders.shared import first_round, running_server
from tests.gui.keyboard import Keyboard
from tests.patience import SECONDS
from tourneydesk.desk.networks import Interface
from tourneydesk.desk.sharing import serving
from tourneydesk.gui.app.sharing import dialogs
from tourneydesk.gui.app.window import Window
from tourneydesk.store.replacing import write_whole
from tourneydesk.store.sharing import connection
from tourneydesk.store.sharing.server import Server

LOOPBACK = "127.0.0.1"


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but this computer is reached, and that in time, however busy it is."""
    monkeypatch.setattr(connection, "CONNECTING", SECONDS)
    for name in ("connect", "bind"):
        original = getattr(socket.socket, name)

        def near(self: socket.socket, address: Any, original: Any = original) -> Any:
            assert address[0] in (LOOPBACK, "localhost"), address
            return original(self, address)

        monkeypatch.setattr(socket.socket, name, near)
    here = [Interface("lo", "", LOOPBACK, inner=True)]
    monkeypatch.setattr(dialogs, "interfaces", lambda: here)


@dataclass(frozen=True, slots=True)
class RunningServer(Server):
    """A server that goes on for the next test when the window stops it: its event does not."""

    def _ask(self, *statements: str) -> None:
        with psycopg.connect(self.owner_address, autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement)

    def stop(self, mode: str = "fast") -> None:
        self._ask(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tourneydesk'"
        )

    def set_aside(self) -> None:
        self.remove()

    def remove(self) -> None:
        self._ask("DROP DATABASE IF EXISTS tourneydesk WITH (FORCE)")


@pytest.fixture(scope="session")
def started() -> Iterator[RunningServer]:
    with running_server() as server:
        yield RunningServer(server.folder, server.host, server.port, server.codes)


@pytest.fixture(autouse=True)
def server(started: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    """What the window starts when it shares an event."""

    def start(_folder: Path, _host: str, _port: int, _name: str) -> Server:
        return started

    monkeypatch.setattr(serving, "start_server", start)
    monkeypatch.setattr(serving, "folder_of", lambda _: started.folder)
    monkeypatch.setattr(serving, "_port", lambda _host, _folder: started.port)
    yield started
    started.remove()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An event of eight players whose first round is posted."""
    path = tmp_path / "open.tourney"
    write_whole(path, first_round())
    return path


@pytest.fixture
def keyboard(qtbot: QtBot, window: Window) -> Iterator[Keyboard]:
    """The window is closed without the question whether other desks may be left."""
    yield Keyboard(qtbot, window)
    window.sharing.leave()
