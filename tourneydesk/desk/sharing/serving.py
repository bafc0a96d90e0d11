"""Shares an event from this laptop: starts the server, and keeps the file beside it complete."""

import socket
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from tourneydesk.desk.files.journal_of_file import journal_of
from tourneydesk.desk.files.keeping import FileJournal
from tourneydesk.desk.session import Clock, wall_clock
from tourneydesk.desk.sharing.joining import desk_name, join
from tourneydesk.desk.sharing.roles import ALLOWED
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import Entry
from tourneydesk.store.desks.building import (
    HEAD,
    ROLES,
    Names,
    address_for,
    build,
    has_database,
    names_of,
    set_codes,
)
from tourneydesk.store.desks.codes import grouped, new_code
from tourneydesk.store.desks.connection import server_of
from tourneydesk.store.desks.server import folder_of, start_server
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.trouble import FileTrouble


@dataclass(frozen=True, slots=True)
class Place:
    """Where an event is served: the address that other laptops use, and the server's folder."""

    host: str
    port: int
    folder: Path | None = None


class Sharing:
    """An event that is being shared: what desks type to join, and the file that follows."""

    def __init__(
        self,
        file: FileJournal,
        session: SharedSession,
        place: Place,
        invitations: Mapping[str, tuple[str, str]],
        restart: Callable[[], None],
    ) -> None:
        self._file = file
        self.session = session
        self.host, self.port = place.host, place.port
        self.invitations = invitations
        """For each role the address without its code, and the code."""
        self.file_trouble: FileTrouble | None = None
        self.restart = restart
        """Starts the server again, if it is ours; FileTrouble if it does not start."""

    def follow(self, seconds: float) -> None:
        """Writes what desks record within this time into the file.

        A file that cannot be written stops nobody: `file_trouble` says why, and the next call tries
        again. FileTrouble if the server is lost.
        """
        self.session.wait(seconds)
        try:
            self.write()
        except FileTrouble as trouble:
            self.file_trouble = trouble
        else:
            self.file_trouble = None

    def write(self) -> int:
        """Writes to the file what it lacks."""
        missing = self.session.entries[len(self._file.entries) :]
        for entry in missing:
            self._file.append(entry.at, entry.step)
        return len(missing)


@contextmanager
def sharing(path: Path, desk: str, place: Place, clock: Clock = wall_clock) -> Iterator[Sharing]:
    """Shares an event by a server on this laptop until the end of the ``with``.

    Then the file has everything and the server's folder is removed. If that fails, the folder
    stays, and sharing the file again goes on from it.
    """
    with _locked(path) as file:
        key = _key(file.entries)
        folder = place.folder or folder_of(key)
        place = replace(place, folder=folder)
        server = start_server(folder, place.host, place.port, f"TourneyDesk {key}")
        names = names_of(key)
        end: Callable[[], None] = server.stop
        try:
            with _shared(
                file, server.owner_address, names, server.codes, desk, clock, place, server.start
            ) as one:
                yield one
                with one.session.held():
                    one.write()
                    server.stop()
                    end = server.remove
        except FileTrouble as trouble:
            # The next time starts from the file, with other codes.
            if trouble.code == "desk_step_wrong":
                end = server.set_aside
            raise
        finally:
            end()


@contextmanager
def sharing_on(
    path: Path, owner_address: str, desk: str, clock: Clock = wall_clock
) -> Iterator[Sharing]:
    """Shares an event by an existing server, which keeps it. The file follows for as long as the
    ``with`` lasts.
    """
    with _locked(path) as file:
        names = names_of(_key(file.entries))
        codes = {role: new_code() for role in ROLES}
        host, port = server_of(owner_address)
        place = Place(host, port)
        with _shared(
            file, owner_address, names, codes, desk, clock, place, _wait_for_server, near=host
        ) as one:
            yield one
            with one.session.held():
                one.write()


def _wait_for_server() -> None:
    """An existing server is not ours to start: the next look is a little later."""
    time.sleep(1)


def own_host() -> str:
    """This laptop's address in its network; its own loopback without one."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the interface
        return str(asking.getsockname()[0])
    return "127.0.0.1"


@contextmanager
def _locked(path: Path) -> Iterator[FileJournal]:
    """The event's file, sound and locked for as long as it is shared."""
    event_file = EventFile.open(path)
    try:
        journal_of(path, event_file.entries)
    except BaseException:
        event_file.close()
        raise
    file = FileJournal(event_file)
    try:
        yield file
    finally:
        file.close()


@contextmanager
def _shared(
    file: FileJournal,
    owner_address: str,
    names: Names,
    codes: Mapping[str, str],
    desk: str,
    clock: Clock,
    place: Place,
    restart: Callable[[], None],
    near: str = "127.0.0.1",
) -> Iterator[Sharing]:
    set_codes(owner_address, names, codes)
    if not has_database(owner_address, names):
        build(owner_address, names, ALLOWED, file.entries)
    session = join(address_for(names, HEAD, codes[HEAD], near, place.port), desk_name(desk), clock)
    try:
        _bring_together(file, session, str(place.folder or near))
        invitations = {
            role: (address_for(names, role, "", place.host, place.port), grouped(codes[role]))
            for role in ROLES
        }
        one = Sharing(file, session, place, invitations, restart)
        one.write()
        yield one
    finally:
        session.close()


def _bring_together(file: FileJournal, session: SharedSession, folder: str) -> None:
    """Checks that file and server tell one history after a crash; the file may have gone on alone.

    FileTrouble if both went on.
    """
    stored, served = file.entries, session.entries
    common = min(len(stored), len(served))
    if stored[:common] != served[:common]:
        raise FileTrouble("server_forked", file.path, folder=folder)
    if len(stored) > len(served):
        session.adopt(stored[common:])


def _key(entries: Sequence[Entry]) -> str:
    """What tells this event from others, in names of databases and folders."""
    return entries[0].chain[:12]
