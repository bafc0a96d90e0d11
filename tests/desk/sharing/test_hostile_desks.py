"""Somebody with a code and a program of their own: what they can make the others suffer."""

import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from queue import Queue
from typing import Any

import psycopg
import pytest

from tests.builders.shared import NOON, SharedEvent, first_round, share
from tests.patience import SECONDS, wait_until
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.desk.sharing import journal
from tourneydesk.store.chain import make_entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing import building, connection
from tourneydesk.store.sharing.building import (
    APPEND,
    DESKS,
    ENTER,
    HEAD,
    LAST,
    ROLES,
    SCOREKEEPER,
    VIEWER,
    names_of,
    set_codes,
)
from tourneydesk.store.sharing.connection import Connection
from tourneydesk.store.sharing.event_database import EventDatabase, EventWatch
from tourneydesk.store.sharing.server import Server

CHECK_IN = '[{"did":"PlayersCheckedIn","players":[1],"here":true}]'


def test_a_forged_notification_never_hides_the_step_that_follows(
    event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    news, handled = Queue[int](), Queue[str]()
    usual = Connection.notifies

    def notifies(of: Connection, **limits: Any) -> Iterator[psycopg.Notify]:
        for one in usual(of, **limits):
            yield one
            handled.put(one.payload)

    monkeypatch.setattr(Connection, "notifies", notifies)
    with (
        closing(event.join("Head")) as head,
        connection.connect(event.address(VIEWER)) as viewer,
    ):

        def note() -> None:
            row = viewer.execute(LAST).fetchone()
            news.put(row[0] if row else 0)

        with closing(EventWatch(event.address(), note, print, print, lambda desks: None)):
            assert news.get(timeout=SECONDS) == len(head.entries)
            viewer.execute("SELECT pg_notify('journal', %s)", (str(len(head.entries) + 1),))
            handled.get(timeout=SECONDS)
            head.take(NoteAdded("recorded"))
            assert news.get(timeout=SECONDS) == len(head.entries)


@pytest.mark.parametrize("role", [SCOREKEEPER, VIEWER])
def test_no_desk_can_fill_the_disk_with_the_servers_log(event: SharedEvent, role: str) -> None:
    log = event.server.folder / "log"
    before = log.stat().st_size
    with psycopg.connect(event.address(role), autocommit=True) as raw:
        raw.execute("DO $$ BEGIN RAISE LOG '%', repeat('x', 100000); END $$")
        with pytest.raises(psycopg.errors.DivisionByZero):
            raw.execute(b"SELECT 1 / 0 -- " + b"x" * 100_000)
        for setting in ("log_min_messages", "log_min_error_statement"):
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                raw.execute(f"SET {setting} = 'debug1'".encode())
    assert log.stat().st_size - before < 10_000


def test_a_step_is_safe_on_the_disk_whatever_the_logins_defaults_are(event: SharedEvent) -> None:
    with closing(EventDatabase.open(event.address(SCOREKEEPER))) as desk, desk.held():
        raw = desk._connection  # noqa: SLF001
        assert raw is not None
        raw.execute("SET synchronous_commit = off")
        row = raw.execute("SELECT entries, chain FROM head").fetchone()
        assert row is not None
        entry = make_entry(row[1], row[0] + 1, f"{NOON} Desk 2", CHECK_IN)
        raw.execute(APPEND, (entry.number, row[1], entry.at, entry.step, entry.chain))
        assert raw.execute("SHOW synchronous_commit").fetchone() == ("on",)


def _connect_without_end(address: str, open_ones: ExitStack) -> None:
    while True:
        open_ones.callback(connection.connect(address).close)


def test_one_role_cannot_use_up_the_connections_of_the_others(server: Server) -> None:
    event = share(server, first_round())
    with ExitStack() as open_ones:
        with pytest.raises(FileTrouble) as trouble:
            _connect_without_end(event.address(VIEWER), open_ones)
        assert trouble.value.code == "server_unreachable"
        for role in (HEAD, SCOREKEEPER):
            event.join("Desk", role).close()


@pytest.mark.parametrize("name", ["a\nb", "\u202eb", "\u061cb", " ", "", "x" * 41])
def test_a_desk_enters_with_a_name_that_can_be_shown(event: SharedEvent, name: str) -> None:
    with connection.connect(event.address(VIEWER)) as viewer:
        for wrong in ((name, "0.2.0"), ("Desk 2", ""), ("Desk 2", "0.2\n")):
            with pytest.raises(psycopg.Error) as error:
                viewer.execute(ENTER, (*wrong, 0.0))
            assert error.value.sqlstate == "TD002"
        viewer.execute(ENTER, ("Łódź – 2 😀", "0.2.0+local-1", 0.0))


def test_a_step_after_the_most_that_a_file_can_have_is_refused_by_every_desk(
    event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(event.join("Head")) as head:
        monkeypatch.setattr(journal, "MOST_STEPS", len(head.steps))
        with closing(EventDatabase.open(event.address(SCOREKEEPER))) as raw:
            raw.append(f"{NOON} Desk 2", CHECK_IN)
        with pytest.raises(FileTrouble) as trouble:
            head.catch_up()
        assert trouble.value.code == "desk_step_wrong"


def test_what_others_notify_does_not_pile_up_at_a_desk_that_does_not_listen(
    event: SharedEvent,
) -> None:
    with (
        closing(EventDatabase.open(event.address())) as desk,
        connection.connect(event.address(VIEWER)) as viewer,
    ):
        viewer.execute("SELECT count(pg_notify('journal', i::text)) FROM generate_series(1, 99) i")
        desk.unread()
        raw = desk._connection  # noqa: SLF001
        assert raw is not None
        assert list(raw.notifies(timeout=0)) == []
        # Whoever begins to listen looks first for what there was before.
        assert desk.wait(SECONDS)
        viewer.execute("NOTIFY journal")
        assert desk.wait(SECONDS)


def logs_all(server: Server) -> bool:
    """Whether the server logs all that is asked in a new connection."""
    with psycopg.connect(server.owner_address) as owner:
        return owner.execute("SHOW log_statement").fetchone() == ("all",)


def test_no_code_is_sent_to_the_server_in_plain_text(server: Server) -> None:
    """An organizer's own server may log all that changes its roles."""
    names = names_of("c0de00c0de00")
    log = server.folder / "log"
    with psycopg.connect(server.owner_address, autocommit=True) as owner:
        owner.execute("ALTER SYSTEM SET log_statement = 'all'")
        owner.execute("SELECT pg_reload_conf()")
        try:
            wait_until(lambda: logs_all(server))
            set_codes(server.owner_address, names, dict.fromkeys(ROLES, "PLA1NTEXTC0DE00"))
        finally:
            owner.execute("ALTER SYSTEM RESET log_statement")
            owner.execute("SELECT pg_reload_conf()")
            wait_until(lambda: not logs_all(server))
    assert names.logins[HEAD] in log.read_text()
    assert "PLA1NTEXTC0DE00" not in log.read_text()


@pytest.mark.parametrize(
    ("usual", "long"), [("'12 seconds'", "SELECT 1"), ("'90 seconds'", "SELECT pg_sleep(1000)")]
)
def test_a_desk_that_keeps_the_journal_is_ended_when_the_next_one_looks(
    server: Server, monkeypatch: pytest.MonkeyPatch, usual: str, long: str
) -> None:
    """As a login may switch off the server's own limit for idle transactions."""
    at_once = building.FUNCTIONS.replace(usual, "'0 seconds'")
    monkeypatch.setattr(building, "FUNCTIONS", at_once)
    event = share(server, first_round())
    with (
        closing(EventDatabase.open(event.address(VIEWER))) as viewer,
        psycopg.connect(event.address(SCOREKEEPER), autocommit=True) as keeper,
        closing(event.join("Head")) as head,
    ):
        keeper.execute("SET idle_in_transaction_session_timeout = 0")
        keeper.execute("BEGIN")
        keeper.execute("SELECT hold_journal()")
        keeping = threading.Thread(target=_until_it_ends, args=(keeper, long))
        keeping.start()
        assert viewer.desks()
        keeping.join(SECONDS)
        assert keeper.closed
        head.take(NoteAdded("nobody waits any more"))


def test_a_desk_that_enters_and_never_commits_keeps_nobody_from_joining(
    event: SharedEvent,
) -> None:
    event.join("Gone").close()
    with connection.connect(event.address(VIEWER)) as viewer:
        # Its connection has ended on the server, too.
        wait_until(lambda: not viewer.execute(DESKS).fetchall())
        viewer.execute("BEGIN")
        viewer.execute(ENTER, ("Hall", "0.2.0", 0.0))  # forgets the one that is gone
        event.join("Desk 2", SCOREKEEPER).close()


def _until_it_ends(connection: psycopg.Connection[Any], statement: str) -> None:
    with suppress(psycopg.Error):
        while True:
            connection.execute(statement.encode())
