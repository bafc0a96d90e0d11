"""The server's disk is full or fails: it is said, nothing is confirmed, and all goes on later."""

import json
import shutil
import sys
from collections import namedtuple
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest

from tests.builders.shared import NOON, begin_again, first_round, kept_port, running_server, share
from tourneydesk.store.chain import Entry, make_entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing import server as server_module
from tourneydesk.store.sharing.connection import as_server_trouble
from tourneydesk.store.sharing.event_database import EventDatabase
from tourneydesk.store.sharing.server import Server, start_server

LIMIT = 16 * 2**20
"""Bytes in a file of the server; its log is never larger."""
NOTE = '[{"did":"NoteAdded","text":"%s"}]'
Space = namedtuple("Space", "total used free")


def long_notes(last: Entry) -> Iterator[Entry]:
    """Steps that nearly fill a table of this size."""
    for number in range(last.number + 1, last.number + 1 + 15 * 2**20 // 12_500):
        # Not to be compressed.
        text = "".join(chr(0x4E00 + (number * one * one) % 20_011) for one in range(3_330))
        last = make_entry(last.chain, number, NOON, NOTE % text)
        yield last


def append_until_it_fails(desk: EventDatabase) -> tuple[int, str]:
    """How many steps were recorded, and the trouble with the next."""
    for recorded, entry in enumerate(long_notes(desk.entries[-1])):
        try:
            desk.append(NOON, entry.step)
        except FileTrouble as trouble:
            return recorded, trouble.code
    return 0, ""


@contextmanager
def small_files() -> Iterator[None]:
    """Programs started in this ``with`` cannot make larger files."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(sys.platform == "win32", reason="no limit for files there")
def test_a_table_that_cannot_grow_is_said_and_later_steps_work() -> None:
    with ExitStack() as stack:
        with small_files():
            server = stack.enter_context(running_server())
        event = share(server, first_round())
        filled = (*first_round(), *long_notes(first_round()[-1]))
        begin_again(event, filled)
        desk = stack.enter_context(closing(EventDatabase.open(event.address())))
        recorded, code = append_until_it_fails(desk)
        assert code == "server_trouble"
        assert recorded > 10
        assert desk.unread() == ()
        assert len(desk.entries) == len(filled) + recorded
        desk.append(NOON, NOTE % "a short one has space")


@pytest.mark.parametrize(
    ("state", "code"),
    [
        ("53100", "server_disk_full"),
        ("58030", "server_trouble"),
        ("XX001", "server_trouble"),
        ("57P01", "server_lost"),
    ],
)
def test_each_fault_of_a_disk_has_its_sentence(
    any_server: EventDatabase, state: str, code: str
) -> None:
    connection = any_server._connection  # noqa: SLF001
    assert connection is not None
    with pytest.raises(FileTrouble) as trouble, as_server_trouble(any_server.address):
        connection.execute(f"DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '{state}'; END $$")
    assert trouble.value.code == code
    assert any_server.unread() == ()


class WhileDying(psycopg.errors.DiskFull):
    """The last word of a server that could not write its log."""

    diag = SimpleNamespace(severity_nonlocalized="PANIC")  # type: ignore[assignment]


def test_a_server_that_died_for_want_of_space_does_not_say_that_nothing_was_recorded() -> None:
    with (
        pytest.raises(FileTrouble) as trouble,
        as_server_trouble("postgresql://head@10.0.0.1/tourneydesk"),
    ):
        raise WhileDying
    assert trouble.value.code == "server_lost"


@pytest.fixture
def any_server(server: Server) -> Iterator[EventDatabase]:
    event = share(server, first_round())
    with closing(EventDatabase.open(event.address())) as desk:
        yield desk


@pytest.mark.parametrize("tool", ["initdb", "pg_ctl"])
def test_a_server_that_cannot_start_on_a_full_disk_says_so(
    tool: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "_run", lambda one, *_, folder: int(one == tool))
    monkeypatch.setattr(server_module, "_give", lambda path: None)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Space(10**9, 10**9 - 10**6, 10**6))
    if tool == "pg_ctl":
        (tmp_path / "server" / "data").mkdir(parents=True)
        codes = dict.fromkeys(("owner", "head", "scorekeeper", "viewer"), "x")
        (tmp_path / "server" / "codes.json").write_text(json.dumps(codes))
    with kept_port() as port, pytest.raises(FileTrouble) as trouble:
        start_server(tmp_path / "server", "127.0.0.1", port, "x")
    assert trouble.value.code == "server_no_space"
