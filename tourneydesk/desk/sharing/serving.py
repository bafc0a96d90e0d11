"""Shares an event from this laptop: server, file, roles, and what is wrong with desks."""

import re
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from tourneydesk import __version__
from tourneydesk.core.decisions import RoundPosted
from tourneydesk.core.reasons import Advice
from tourneydesk.desk.files.journals import FileJournal, journal_of
from tourneydesk.desk.session import Clock, Session, wall_clock
from tourneydesk.desk.sharing.addresses import DEFAULT_PORT, Invitation, free_port
from tourneydesk.desk.sharing.joining import desk_name, join
from tourneydesk.desk.sharing.journal import ALLOWED, SharedJournal
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble, Overtaken
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.sharing.building import (
    HEAD,
    ROLES,
    Names,
    address_for,
    build,
    has_database,
    names_of,
    own_names,
    set_codes,
)
from tourneydesk.store.sharing.connection import server_of
from tourneydesk.store.sharing.no_driver import (
    ConnectedDesk,
    folder_of,
    grouped,
    key_of_chain,
    new_code,
)
from tourneydesk.store.sharing.server import Server, start_server, stop_left


@dataclass(frozen=True, slots=True)
class Place:
    """Where an event is served: the address that other laptops use, and the server's folder. Port 0
    is for one that is free.
    """

    host: str
    port: int = 0
    folder: Path | None = None


@dataclass(frozen=True, slots=True)
class Served:
    """An event on a server, and this desk's session on it. The file may be on another thread."""

    path: Path
    session: SharedSession
    place: Place
    codes: Mapping[str, str]
    names: Names
    server: Server | None
    """None for an existing server, which is not ours to stop."""

    def invitation(self, role: str) -> Invitation:
        """What a desk with this role types to join."""
        return Invitation(self.place.host, self.place.port, role, self.codes[role])

    @property
    def invitations(self) -> Mapping[str, tuple[str, str]]:
        """For each role the address without its code, and the code."""
        host, port = self.place.host, self.place.port
        return {
            role: (address_for(self.names, role, "", host, port), grouped(self.codes[role]))
            for role in ROLES
        }

    def restart(self) -> bool:
        """Starts the server again, if it is ours and does not run; whether it did so. FileTrouble
        if it does not start.
        """
        if self.server is None:
            time.sleep(1)  # the next look is a little later
            return False
        if self.server.answers():
            return False
        self.server.start()
        return True

    def stop(self, why: BaseException | None = None) -> None:
        """Ends the session and the server. The server's folder stays, unless a step in it cannot
        have happened: then the next time starts from the file, with other codes.
        """
        self.session.close()
        if self.server is None:
            return
        if isinstance(why, FileTrouble) and why.code == "desk_step_wrong":
            self.server.set_aside()
        else:
            self.server.stop()

    def discard(self, entries: Sequence[Entry]) -> None:
        """Ends it as if it had never begun, unless the server has more than the file."""
        more = len(self.session.entries) > len(entries)
        self.stop()
        if self.server is not None and not more:
            self.server.remove()


def serve(
    path: Path, entries: Sequence[Entry], desk: str, place: Place, clock: Clock = wall_clock
) -> Served:
    """Starts a server on this laptop with an event, and joins it as the head desk.

    Takes a second or two and needs no file, so that it can be done on any thread. A server that a
    crash left behind goes on with all its steps.
    """
    key = _key(entries)
    name = desk_name(desk)
    folder = place.folder or folder_of(key)
    port = place.port or _port(place.host, folder)
    place = replace(place, port=port, folder=folder)
    server = start_server(folder, place.host, place.port, f"TourneyDesk {key}")
    names = own_names()
    try:
        session = _session_on(
            *(server.owner_address, names, server.codes, entries, name, clock),
            near="127.0.0.1",
            port=place.port,
        )
    except BaseException:
        server.stop()
        raise
    return Served(path, session, place, server.codes, names, server)


class Sharing:
    """An event that is being shared: what desks type to join, and the file that follows. Belongs to
    the file's thread.
    """

    def __init__(self, file: FileJournal, served: Served) -> None:
        """FileTrouble if file and server tell different histories: both went on after a crash."""
        self._file = file
        self._served = served
        self.session = served.session
        self.host, self.port = served.place.host, served.place.port
        self.invitations = served.invitations
        self.invitation = served.invitation
        self.restart = served.restart
        self.file_trouble: FileTrouble | None = None
        _bring_together(file, served)
        self._journal.file = file
        self.write()

    def follow(self, seconds: float) -> None:
        """Writes what desks record within this time into the file.

        A file that cannot be written stops nobody: `file_trouble` says why, and the next call tries
        again. FileTrouble if the server is lost.
        """
        self.session.wait(seconds)
        self.try_to_write()

    def try_to_write(self) -> None:
        """Writes to the file what it lacks, if that is possible; `file_trouble` says why not."""
        try:
            self.write()
        except FileTrouble as trouble:
            self.file_trouble = trouble
        else:
            self.file_trouble = None

    def write(self) -> int:
        """Writes to the file what it lacks, with a copy before each round."""
        missing = self.session.entries[len(self._file.entries) :]
        for entry in missing:
            first = self.session.steps[entry.number - 1][0]
            if isinstance(first, RoundPosted):
                self._file.before_round(first.round.number)
            self._file.append(entry.at, entry.step)
        return len(missing)

    def move_to(self, path: Path) -> None:
        """Continues in a new file with everything so far."""
        old, self._file = self._file, self._file.move_to(path)
        self._journal.file = self._file
        old.close(wait=False)
        self.write()

    def end(self) -> FileJournal:
        """Stops sharing, and returns the file, which has everything.

        Other desks wait while the last steps are written. FileTrouble if they cannot be: the
        server's folder stays then, and sharing the file again goes on from it.
        """
        server = self._served.server
        try:
            if server is not None:
                self.session.announce_end()
            with self.session.held():
                self.write()
                if server is not None:
                    server.stop()
        except FileTrouble as trouble:
            self._served.stop(trouble)
            raise
        self.session.close()
        if server is not None:
            server.remove()
        return self._file

    def desks(self) -> tuple[ConnectedDesk, ...]:
        """Who is connected now, without this desk; FileTrouble if the server does not answer."""
        desks = list(self._journal.database.desks())
        own = [one for one in desks if (one.name, one.role) == (self.session.desk, HEAD)]
        for one in own[:1]:
            desks.remove(one)
        return tuple(desks)

    @property
    def _journal(self) -> SharedJournal:
        journal = self.session.journal
        assert isinstance(journal, SharedJournal)
        return journal

    def session_of_file(self) -> Session:
        """A session that goes on with the file alone, once sharing has ended."""
        steps, event = journal_of(self._file.path, self._file.entries)
        return Session(self._file, steps, event=event)


@contextmanager
def sharing(path: Path, desk: str, place: Place, clock: Clock = wall_clock) -> Iterator[Sharing]:
    """Shares an event by a server on this laptop until the end of the ``with``.

    Then the file has everything and the server's folder is removed. If that fails, the folder
    stays, and sharing the file again goes on from it.
    """
    with _locked(path) as file:
        served = serve(path, file.entries, desk, place, clock)
        with _until_end(file, served) as one:
            yield one


@contextmanager
def sharing_on(
    path: Path, owner_address: str, desk: str, clock: Clock = wall_clock
) -> Iterator[Sharing]:
    """Shares an event by an existing server, which keeps it. The file follows for as long as the
    ``with`` lasts.
    """
    with _locked(path) as file:
        entries = file.entries
        names = names_of(_key(entries))
        codes = {role: new_code() for role in ROLES}
        host, port = server_of(owner_address)
        name = desk_name(desk)
        session = _session_on(owner_address, names, codes, entries, name, clock, host, port)
        served = Served(path, session, Place(host, port), codes, names, None)
        with _until_end(file, served) as one:
            yield one


@contextmanager
def _until_end(file: FileJournal, served: Served) -> Iterator[Sharing]:
    """Shares for as long as the ``with`` lasts. After an exception the server's folder stays."""
    try:
        one = Sharing(file, served)
        yield one
    except BaseException as error:
        served.stop(error)
        raise
    one.end()


def _port(host: str, folder: Path) -> int:
    """A port that nobody uses; after a crash the one that the desks know, if it is still free."""
    return free_port(host, stop_left(folder) or DEFAULT_PORT)


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


def _session_on(
    owner_address: str,
    names: Names,
    codes: Mapping[str, str],
    entries: Sequence[Entry],
    desk: str,
    clock: Clock,
    near: str,
    port: int,
) -> SharedSession:
    """The head desk's session on a server, which gets the event if it does not have it yet."""
    set_codes(owner_address, names, codes)
    if not has_database(owner_address, names):
        build(owner_address, names, ALLOWED, entries)
    # What is confirmed and sound gets into the file, whatever somebody recorded after it.
    return join(address_for(names, HEAD, codes[HEAD], near, port), desk, clock, sound=True)


def _bring_together(file: FileJournal, served: Served) -> None:
    """Checks that file and server tell one history after a crash; the file may have gone on alone.

    FileTrouble if both went on, also if another desk records something at this moment.
    """
    stored, there = file.entries, served.session.entries
    common = min(len(stored), len(there))
    if stored[:common] != there[:common]:
        raise _forked(file, served)
    if len(stored) > len(there):
        try:
            served.session.adopt(stored[common:])
        except Overtaken as error:
            # Another answer where what somebody recorded since cannot have happened.
            served.session.catch_up()
            raise _forked(file, served) from error


def _forked(file: FileJournal, served: Served) -> FileTrouble:
    """File and server went on separately: where the server's history is."""
    if served.server is None:
        facts = {"host": served.place.host, "database": served.names.database}
        return FileTrouble("server_forked_there", file.path, **facts)
    return FileTrouble("server_forked", file.path, folder=str(served.place.folder))


def _key(entries: Sequence[Entry]) -> str:
    """What tells this event from others, in names of databases and folders."""
    return key_of_chain(entries[0].chain)


# What people should know about the desks that are connected: clocks, versions, two head desks.

CLOCKS_DIFFER: Final = 120
"""Seconds; less is never noticed in a history."""
_UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60))


def concerns(
    desks: Sequence[ConnectedDesk], own_version: str = __version__, own_head: str = ""
) -> tuple[Advice, ...]:
    """The advice about these desks; none if all is well. ``own_head``: this head desk's name, if it
    is not among them.
    """
    found: list[Advice] = []
    others = tuple(desk.name for desk in desks if desk.role == "head")
    heads = (own_head, *others) if own_head else others
    if len(heads) > 1:
        found.append(Advice("two_heads", facts={"desks": heads}))
    for desk in desks:
        if abs(desk.clock_ahead) > CLOCKS_DIFFER:
            found.append(_of_clock(desk))
        if desk.program_version != own_version:
            newer = _parts(desk.program_version) > _parts(own_version)
            facts = {"desk": desk.name, "theirs": desk.program_version, "ours": own_version}
            found.append(Advice("desk_newer" if newer else "desk_older", facts=facts))
    return tuple(found)


def concerns_of_desk(
    desks: Sequence[ConnectedDesk], name: str, own_version: str = __version__
) -> tuple[Advice, ...]:
    """What the desk with this name can do something about: its clock, and its version if that is
    not the head desk's.
    """
    heads = [desk for desk in desks if desk.role == "head"][:1]
    own = [desk for desk in desks if desk.name == name and desk.role != "head"]
    of_clock = {"desk_clock_ahead", "desk_clock_behind"}
    versions = (one for one in concerns(heads, own_version) if one.code not in of_clock)
    return (*concerns(own, own_version), *versions)


def _of_clock(desk: ConnectedDesk) -> Advice:
    seconds = abs(desk.clock_ahead)
    # Twice a unit at least: “90 minutes”, not “1 hour”.
    unit, size = next(((unit, size) for unit, size in _UNITS if seconds >= 2 * size), _UNITS[-1])
    code = "desk_clock_ahead" if desk.clock_ahead > 0 else "desk_clock_behind"
    return Advice(code, facts={"desk": desk.name, "amount": round(seconds / size), "unit": unit})


def _parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"[0-9]{1,9}", version))
