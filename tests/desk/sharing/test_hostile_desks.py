"""Somebody with a code and a program of their own: what they can make the others suffer."""

import psycopg
import pytest

from tests.builders.shared import SharedEvent
from tourneydesk.store.desks.building import SCOREKEEPER, VIEWER


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
