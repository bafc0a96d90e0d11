"""A batch on the address of a shared event: answers and exit codes when others are first, and when
the server is lost.
"""

import io
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.builders.lost import BreakingDesk, breaking_desk
from tests.builders.shared import SharedEvent, begin_again, first_round, running_server, share
from tests.cli.inside import run
from tourneydesk.cli.batch.batch import answers
from tourneydesk.cli.batch.requests import BatchFile
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.present.messages import text


@pytest.fixture(scope="module")
def any_event() -> Iterator[SharedEvent]:
    with running_server() as server:
        yield share(server, first_round())


@pytest.fixture
def event(any_event: SharedEvent) -> SharedEvent:
    begin_again(any_event, first_round())
    return any_event


@pytest.fixture
def batch(event: SharedEvent) -> Iterator[BreakingDesk]:
    desk = breaking_desk(event, "Desk 2", keeps=False)
    with closing(desk.session):
        yield desk


def answers_to(session: SharedSession, *requests: dict[str, Any]) -> list[dict[str, Any]]:
    lines = io.BytesIO("".join(f"{json.dumps(one)}\n" for one in requests).encode())
    return [json.loads(line) for line in answers(BatchFile(Path(), session), lines)]


def result(session: SharedSession, table: int, seat: int) -> dict[str, Any]:
    posted = session.event.rounds[-1].table(table)
    assert posted is not None
    return {"do": "result", "table": table, "result": {"winner": posted.players[seat]}}


def test_a_conflict_has_a_code_the_desk_and_its_result_and_the_same_line_again_corrects_it(
    event: SharedEvent, batch: BreakingDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(event.join("Head")) as head:
        # The head desk is first after the line was read and before it is recorded.
        monkeypatch.setattr(batch.session, "read_others", lambda: None)
        (first,) = answers_to(head, result(head, 2, 0))
        (conflict,) = answers_to(batch.session, result(head, 2, 1))
        (again,) = answers_to(batch.session, result(head, 2, 1))
    assert first["ok"] is True
    assert conflict == {
        "ok": False,
        "error": text("desk-recorded-score-first", "us-swiss", desk="Head", table=2, score="1–0"),
        "code": "desk_recorded_score_first",
        "desk": "Head",
        "round": 1,
        "table": 2,
        "score": "1–0",
    }
    assert again == {"ok": True, "round": 1, "table": 2}


def test_the_same_result_as_another_desks_is_ok_and_written_once(
    event: SharedEvent, batch: BreakingDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(event.join("Head")) as head:
        monkeypatch.setattr(batch.session, "read_others", lambda: None)
        answers_to(head, result(head, 2, 0))
        assert answers_to(batch.session, result(head, 2, 0)) == [
            {"ok": True, "round": 1, "table": 2}
        ]
        assert batch.session.entries == head.entries


def test_undo_takes_back_the_batchs_own_step_and_names_the_desk_of_another(
    event: SharedEvent, batch: BreakingDesk
) -> None:
    with closing(event.join("Head")) as head:
        own, other = result(head, 1, 0), result(head, 2, 0)
        assert answers_to(batch.session, own)[0]["ok"]
        assert answers_to(head, other)[0]["ok"]
        undone, refused = answers_to(batch.session, {"do": "undo"}, {"do": "undo"})
        assert undone["ok"] is True
        assert (refused["code"], refused["desk"]) == ("undo_of_other_desk", "Head")
        (cleared,) = answers_to(head, {"do": "state"})
    tables = cleared["state"]["rounds"][0]["tables"]
    assert [table["result"] is None for table in tables] == [True, False, True, True]


@pytest.mark.parametrize("breaks", ["before", "after"])
def test_after_a_lost_server_the_batch_goes_on_and_the_line_may_be_sent_again(
    batch: BreakingDesk, breaks: str
) -> None:
    line = result(batch.session, 1, 0)
    batch.database.breaks = breaks
    lost, again = answers_to(batch.session, line, line)
    assert (lost["ok"], lost["code"]) == (False, "server_lost")
    assert again == {"ok": True, "round": 1, "table": 1}
    assert sum("ResultRecorded" in entry.step for entry in batch.session.entries) == 1


def test_refused_lines_do_not_end_a_batch_on_an_address(event: SharedEvent) -> None:
    ended = run("batch", event.address("scorekeeper"), stdin=b'{"do": "undo"}\n{"do": "outlook"}\n')
    refused, ok = map(json.loads, ended.stdout.splitlines())
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert (refused["ok"], refused["code"]) == (False, "undo_of_other_desk")
    assert ok["ok"] is True
