"""An event is shared by a server that an organizer already runs, with things of its own on it."""

import itertools
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import psycopg
import pytest

from tests.builders.shared import NOON, first_round
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.sharing.joining import join
from tourneydesk.desk.sharing.serving import Sharing, sharing_on
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.replacing import write_whole
from tourneydesk.store.sharing.building import names_of
from tourneydesk.store.sharing.no_driver import key_of_chain
from tourneydesk.store.sharing.server import Server

OWN = "CREATE TABLE journal (number int); CREATE TABLE head (one int); INSERT INTO head VALUES (7)"
FIRST, SECOND = first_round(8), first_round(6, 5)
_NUMBERS = itertools.count(1)


@dataclass(frozen=True)
class Organizer:
    """A user of a server, with a database that has tables of the organizer's own."""

    server: Server
    name: str

    @property
    def address(self) -> str:
        return f"postgresql://{self.name}:secret@127.0.0.1:{self.server.port}/{self.name}"

    def asks(self, statement: str) -> list[tuple[object, ...]]:
        with psycopg.connect(self.address) as connection:
            return connection.execute(statement.encode()).fetchall()


def organizer_with(server: Server, rights: str) -> Organizer:
    name = f"organizer_{next(_NUMBERS)}"
    with psycopg.connect(server.owner_address, autocommit=True) as owner:
        owner.execute(f"CREATE ROLE {name} LOGIN {rights} PASSWORD 'secret'".encode())
        owner.execute(f"CREATE DATABASE {name} OWNER {name}".encode())
    found = Organizer(server, name)
    with psycopg.connect(found.address, autocommit=True) as connection:
        connection.execute(OWN.encode())
    return found


@pytest.fixture
def organizer(server: Server) -> Organizer:
    return organizer_with(server, "CREATEDB CREATEROLE")


@pytest.fixture(autouse=True)
def nothing_stays(server: Server) -> Iterator[None]:
    yield
    with psycopg.connect(server.owner_address, autocommit=True) as owner:
        for names in map(names_of, map(key_of, (FIRST, SECOND))):
            owner.execute(f"DROP DATABASE IF EXISTS {names.database} WITH (FORCE)".encode())
            for login in names.logins.values():
                owner.execute(f"DROP ROLE IF EXISTS {login}".encode())


def key_of(event: tuple[Entry, ...]) -> str:
    return key_of_chain(event[0].chain)


def file_of(folder: Path, event: tuple[Entry, ...]) -> Path:
    path = folder / f"{key_of(event)}.tourney"
    write_whole(path, event)
    return path


def desk_at(one: Sharing, role: str = "head") -> SharedSession:
    address, code = one.invitations[role]
    return join(address.replace("@", f":{code}@"), "Desk 2", clock=lambda: NOON)


def test_other_tables_and_another_event_on_the_server_stay_as_they_are(
    organizer: Organizer, tmp_path: Path
) -> None:
    first, second = file_of(tmp_path, FIRST), file_of(tmp_path, SECOND)
    with (
        sharing_on(first, organizer.address, "Head") as one,
        sharing_on(second, organizer.address, "Head") as other,
    ):
        for shared in (one, other):
            with closing(desk_at(shared)) as desk:
                desk.take(NoteAdded(f"{len(desk.event.players)} players"))
        address, code = one.invitations["viewer"]
        theirs = other.invitations["viewer"][0].rpartition("/")[2]
        across = address.replace("@", f":{code}@").rpartition("/")[0] + f"/{theirs}"
        with pytest.raises(FileTrouble) as trouble:
            join(across, "Desk 3")
        assert trouble.value.code == "server_refused"
    assert [EventFile.read(one)[-1].step for one in (first, second)] == [
        '[{"did":"NoteAdded","text":"8 players"}]',
        '[{"did":"NoteAdded","text":"6 players"}]',
    ]
    assert organizer.asks("SELECT one FROM head") == [(7,)]
    assert organizer.asks("SELECT * FROM journal") == []


def test_it_keeps_the_event_which_can_be_shared_there_again_with_other_codes(
    organizer: Organizer, tmp_path: Path
) -> None:
    file = file_of(tmp_path, FIRST)
    with sharing_on(file, organizer.address, "Head") as one:
        codes = one.invitations
        desk = desk_at(one)
    with closing(desk):
        desk.take(NoteAdded("the head desk has gone"))
    with sharing_on(file, organizer.address, "Head") as one:
        assert one.session.steps[-1] == (NoteAdded("the head desk has gone"),)
        assert not set(one.invitations.values()) & set(codes.values())
        with pytest.raises(FileTrouble):
            join(codes["head"][0].replace("@", f":{codes['head'][1]}@"), "Desk 2")
    with closing(open_event(file, clock=lambda: NOON)) as alone:
        alone.take(NoteAdded("in the file alone"))
    with sharing_on(file, organizer.address, "Head") as one:
        assert one.session.steps[-1] == (NoteAdded("in the file alone"),)
        assert one.session.entries == EventFile.read(file)


def test_where_file_and_server_both_went_on_the_database_is_named(
    organizer: Organizer, tmp_path: Path
) -> None:
    file = file_of(tmp_path, FIRST)
    with sharing_on(file, organizer.address, "Head") as one:
        desk = desk_at(one)
    with closing(desk):
        desk.take(NoteAdded("only on the server"))
    with closing(open_event(file, clock=lambda: NOON)) as alone:
        alone.take(NoteAdded("only in the file"))
    before = EventFile.read(file)
    with pytest.raises(FileTrouble) as trouble, sharing_on(file, organizer.address, "Head"):
        pass
    assert trouble.value.code == "server_forked_there"
    assert trouble.value.facts["database"] == names_of(key_of(FIRST)).database
    assert EventFile.read(file) == before


@pytest.mark.parametrize("rights", ["", "CREATEDB", "CREATEROLE"])
def test_a_user_who_may_not_create_databases_and_roles_is_told_so(
    server: Server, tmp_path: Path, rights: str
) -> None:
    address = organizer_with(server, rights).address
    with (
        pytest.raises(FileTrouble) as trouble,
        sharing_on(file_of(tmp_path, FIRST), address, "Head"),
    ):
        pass
    assert trouble.value.code == "server_rights_missing"
