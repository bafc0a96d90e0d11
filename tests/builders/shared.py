"""Events that several desks share, on a real PostgreSQL server of these tests."""

import ctypes
import itertools
import os
import shutil
import signal
import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import psycopg

from tests.builders.desks import desk_of
from tests.builders.unhurried import unhurried
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.sharing.joining import join
from tourneydesk.desk.sharing.journal import ALLOWED
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import Entry
from tourneydesk.store.sharing import connection, event_database
from tourneydesk.store.sharing.building import HEAD, Names, address_for, build, names_of, set_codes
from tourneydesk.store.sharing.server import Server, start_server

_EVENTS = itertools.count(1)
PROGRAMS_BOUNDS = (connection.ANSWER, connection.CONNECTING)
"""How long the program waits for a server. Tests wait longer, however busy the machine is."""
PROGRAMS_BUSY = event_database.BUSY
"""How long the program waits for another desk."""
ROOM = 10**9
PR_SET_CHILD_SUBREAPER = 36
NOON = "2026-11-23T12:00:00+00:00"


@contextmanager
def folder_for_servers(on_disk: bool = False) -> Iterator[Path]:
    """A folder that the server's user can reach, also where the tests run as root.

    In memory where there is room: a server makes some 2,000 files and syncs each.
    """
    memory = Path("/dev/shm")
    roomy = not on_disk and memory.is_dir() and shutil.disk_usage(memory).free > ROOM
    folder = Path(tempfile.mkdtemp(prefix="tourneydesk-", dir=memory if roomy else None))
    folder.chmod(0o711)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def kept_port() -> Iterator[int]:
    """A port at which a server of this test can listen, and nobody else in the meantime.

    The system gives a bound port to nobody who asks for any, as every other test does. A server
    that says so (``SO_REUSEADDR``) may share it, as long as this end of it does not listen.
    """
    with socket.socket() as keeper:
        keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        keeper.bind(("", 0))
        port = int(keeper.getsockname()[1])
        if sys.platform != "linux":  # other systems let nobody share it
            keeper.close()
        yield port


@contextmanager
def running_server(on_disk: bool = False) -> Iterator[Server]:
    """A server of its own."""
    with folder_for_servers(on_disk) as folder, kept_port() as port, unhurried():
        server = start_server(folder / "server", "127.0.0.1", port, "tests")
        try:
            yield server
        finally:
            server.stop("immediate")


@contextmanager
def adopted_orphans() -> Iterator[None]:
    """A server that is killed in this ``with`` by `kill_server` is gone then, in a container too
    where nobody takes note of the end of programs whose parent has ended, as a server's has.
    """
    if sys.platform != "linux":
        yield
        return
    control = ctypes.CDLL(None).prctl
    control(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    try:
        yield
    finally:
        control(PR_SET_CHILD_SUBREAPER, 0, 0, 0, 0)


def kill_server(folder: Path) -> None:
    """Kills the server of this folder, as a crash does."""
    process = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    os.kill(process, signal.SIGKILL)
    with suppress(ChildProcessError):
        os.waitpid(process, 0)


@dataclass(frozen=True)
class SharedEvent:
    """An event on a server, and how desks join it."""

    server: Server
    names: Names

    def address(self, role: str = HEAD, code: str | None = None) -> str:
        chosen = self.server.codes[role] if code is None else code
        return address_for(self.names, role, chosen, "127.0.0.1", self.server.port)

    def join(self, desk: str, role: str = HEAD) -> SharedSession:
        return join(self.address(role), desk, clock=lambda: NOON)


def share(server: Server, entries: tuple[Entry, ...]) -> SharedEvent:
    """An event with this journal on a server."""
    names = names_of(f"{os.getpid():06x}{next(_EVENTS):06x}")
    set_codes(server.owner_address, names, server.codes)
    build(server.owner_address, names, ALLOWED, entries)
    return SharedEvent(server, names)


def begin_again(event: SharedEvent, entries: tuple[Entry, ...]) -> None:
    """Gives an event this journal instead: much faster than another database."""
    address = event.server.owner_address.replace("/postgres", f"/{event.names.database}")
    with psycopg.connect(address) as connection:
        connection.execute("SET session_replication_role = replica")  # no triggers
        connection.execute("TRUNCATE journal")
        connection.execute(
            "INSERT INTO journal (number, at, step, chain, login)"
            " SELECT *, %s FROM unnest(%s::int[], %s::text[], %s::text[], %s::text[])",
            (
                event.names.logins[HEAD],
                [entry.number for entry in entries],
                [entry.at for entry in entries],
                [entry.step for entry in entries],
                [entry.chain for entry in entries],
            ),
        )
        last = entries[-1]
        connection.execute("UPDATE head SET entries = %s, chain = %s", (last.number, last.chain))


@cache
def first_round(players: int = 8, rounds_of_event: int = 4) -> tuple[Entry, ...]:
    """The journal of an event whose first round is posted."""
    journal = MemoryJournal()
    rounds.pair(desk_of("us-swiss", players, journal, rounds=rounds_of_event))
    return journal.entries


@cache
def first_ring(players: int = 8) -> tuple[Entry, ...]:
    """The journal of an event whose ring has begun."""
    journal = MemoryJournal()
    rounds.pair(desk_of("dual-ring", players, journal))
    return journal.entries
