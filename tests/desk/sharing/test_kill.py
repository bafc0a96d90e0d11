"""A desk or the server is killed while it writes: no acknowledged step is lost."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.builders.shared import (
    SharedEvent,
    adopted_orphans,
    first_round,
    kill_server,
    running_server,
    share,
)
from tests.patience import wait_until
from tourneydesk.core.journal.replay import replay
from tourneydesk.desk import rounds
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import first_break
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.building import SCOREKEEPER

ROOT = Path(__file__).parent.parent.parent.parent
ENOUGH = 40


def _writer(event: SharedEvent, desk: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.desk.sharing.writer", event.address(SCOREKEEPER), desk],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def _said(writer: subprocess.Popen[str], most: int) -> list[str]:
    """The next steps that were acknowledged to it."""
    assert writer.stdout is not None
    return [writer.stdout.readline().strip() for _ in range(most)]


def _said_to_its_end(writer: subprocess.Popen[str]) -> list[str]:
    rest, _ = writer.communicate()
    return [line.strip() for line in rest.splitlines(keepends=True) if line.endswith("\n")]


def _check_whole(session: SharedSession, acknowledged: list[str]) -> None:
    chains = [entry.chain for entry in session.entries]
    assert len(set(acknowledged)) == len(acknowledged) >= ENOUGH
    assert set(acknowledged) <= set(chains)
    assert first_break(session.entries) is None
    assert session.event == replay(session.steps)


def test_killing_a_desk_loses_nothing_and_stops_nobody(event: SharedEvent) -> None:
    first, second = _writer(event, "A"), _writer(event, "B")
    acknowledged = _said(first, ENOUGH)
    first.kill()
    acknowledged += _said_to_its_end(first)
    acknowledged += _said(second, ENOUGH)
    second.kill()
    acknowledged += _said_to_its_end(second)
    with closing(event.join("Head")) as head:
        _check_whole(head, acknowledged)
        rounds.report(head, 1, {"winner": head.event.rounds[-1].tables[0].players[0]})


def test_killing_the_server_loses_no_acknowledged_step() -> None:
    with adopted_orphans(), running_server() as server:
        event = share(server, first_round())
        head = event.join("Head")
        writer = _writer(event, "A")
        acknowledged = _said(writer, ENOUGH)
        kill_server(server.folder)
        acknowledged += _said_to_its_end(writer)
        # Its processes end one after the other, once they notice.
        with pytest.raises(FileTrouble) as trouble:
            wait_until(lambda: head.catch_up() is None)
        assert trouble.value.code == "server_lost"
        server.start()
        with closing(head):
            head.catch_up()  # by a new connection of its own
            _check_whole(head, acknowledged)
            rounds.report(head, 1, {"winner": head.event.rounds[-1].tables[0].players[0]})
