"""Somebody with a code and a program of their own: what they can make the others suffer."""

from collections.abc import Iterator
from contextlib import closing
from queue import Queue
from typing import Any

import psycopg
import pytest

from tests.builders.shared import SharedEvent
from tests.patience import SECONDS
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.store.desks import connection
from tourneydesk.store.desks.bounded import Connection
from tourneydesk.store.desks.building import SCOREKEEPER, VIEWER
from tourneydesk.store.desks.event_watch import EventWatch
from tourneydesk.store.desks.schema import LAST


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
    with psycopg.connect(event.address(role), autocommit=True) as connection:
        connection.execute("DO $$ BEGIN RAISE LOG '%', repeat('x', 100000); END $$")
        with pytest.raises(psycopg.errors.DivisionByZero):
            connection.execute(b"SELECT 1 / 0 -- " + b"x" * 100_000)
        for setting in ("log_min_messages", "log_min_error_statement"):
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                connection.execute(f"SET {setting} = 'debug1'".encode())
    assert log.stat().st_size - before < 10_000
