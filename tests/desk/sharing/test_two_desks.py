"""Two desks on one event: one chain, and whoever was second is told what the first did."""

import threading
from contextlib import closing
from itertools import pairwise
from typing import Any

import psycopg
import pytest

from tests.builders.shared import SharedEvent
from tests.patience import SECONDS, wait_until
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import attendance, players, rounds
from tourneydesk.desk.session import Change
from tourneydesk.desk.sharing.journal import SharedJournal
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import first_break
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.building import SCOREKEEPER, VIEWER

WAITS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE usename = %s AND wait_event_type = 'Lock' AND query LIKE '%%append_step%%'
"""
"""How many desks with a login wait with a step for another desk."""


def first_wins(session: SharedSession, table: int) -> None:
    _report(session, table, 0)


def second_wins(session: SharedSession, table: int) -> None:
    _report(session, table, 1)


def _report(session: SharedSession, table: int, seat: int) -> None:
    posted = session.event.rounds[-1].table(table)
    assert posted is not None
    rounds.report(session, table, {"winner": posted.players[seat]})


def refusal_of(refused: pytest.ExceptionInfo[Refused]) -> list[str]:
    return [problem.code for problem in refused.value.problems]


def test_what_one_desk_records_the_other_has_with_the_desks_name(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(second, 1)
        assert head.event != second.event
        (other,) = head.catch_up()
        assert other.desk == "Desk 2"
        assert head.event == second.event
        assert head.entries == second.entries
        assert head.entries[-1].at == "2026-11-23T12:00:00+00:00 Desk 2"
        assert head.times[-1] == "2026-11-23T12:00:00+00:00"


def test_steps_at_different_tables_go_in_whoever_is_first(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(head, 1)
        second_wins(second, 2)
        first_wins(head, 3)
        second_wins(second, 4)
        head.catch_up()
        assert head.entries == second.entries
        assert first_break(head.entries) is None
        assert head.event == replay(head.steps)
        assert not any(table.result is None for table in head.event.rounds[-1].tables)


def test_a_result_that_another_desk_has_just_recorded_is_refused_with_what_it_recorded(
    event: SharedEvent,
) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2")) as second:
        first_wins(head, 2)
        with pytest.raises(Refused) as refused:
            second_wins(second, 2)
        (problem,) = refused.value.problems
        assert problem.code == "desk_recorded_score_first"
        assert problem.facts == {"desk": "Head", "round": 1, "table": 2, "score": "1–0"}
        assert second.event == head.event
        second_wins(second, 2)  # a correction, now that it is known
        assert len(second.entries) == len(head.entries) + 1


def test_a_result_that_another_desk_has_just_cleared_is_refused(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2")) as second:
        first_wins(head, 2)
        second.catch_up()
        rounds.clear(head, 2)
        with pytest.raises(Refused) as refused:
            second_wins(second, 2)
        assert refusal_of(refused) == ["desk_cleared_first"]


def test_what_the_rules_no_longer_allow_is_refused_and_names_the_other_desk(
    event: SharedEvent,
) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2")) as second:
        players.enter(head, {"name": "New One", "rating": 1500})
        second.catch_up()
        late = head.event.players[-1].id
        attendance.withdraw(head, late)
        with pytest.raises(Refused) as refused:
            attendance.withdraw(second, late)
        assert refusal_of(refused) == ["dropped_already", "desk_meanwhile"]


def test_watchers_hear_of_each_step_of_other_desks_once_and_in_order(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2")) as second:
        heard: list[Change] = []
        second.watch(heard.append)
        first_wins(head, 1)
        first_wins(head, 2)
        second_wins(second, 3)
        assert [change.step for change in heard] == list(second.steps[-3:])
        assert all(a.after == b.before for a, b in pairwise(heard))


def test_a_desk_is_woken_by_what_another_records(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2")) as second:
        assert second.wait(0.01) == ()
        first_wins(head, 1)
        journal = second.journal
        assert isinstance(journal, SharedJournal)
        assert journal.database.wait(SECONDS)  # otherwise it would only look after that time
        assert len(second.wait(0.01)) == 1


def test_undo_takes_back_only_what_this_desk_did(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(head, 1)
        with pytest.raises(Refused) as refused:
            second.undo()
        assert refusal_of(refused) == ["undo_of_other_desk"]
        first_wins(second, 2)
        second.undo()
        head.catch_up()
        assert head.event.rounds[-1].table(2).result is None
        second.redo()
        head.catch_up()
        assert head.event == second.event
        assert head.event.rounds[-1].table(2).result is not None


def test_pairing_by_the_head_desk_waits_for_nobody_and_the_others_follow(
    event: SharedEvent,
) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        for table in (1, 2, 3, 4):
            first_wins(second, table)
        head.catch_up()
        rounds.pair(head)
        second.catch_up()
        assert len(second.event.rounds) == 2
        first_wins(second, 1)


def test_others_wait_while_the_head_desk_pairs(
    event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    propose = rounds.proposal
    late: list[threading.Thread] = []

    def correct() -> None:
        with closing(event.join("Desk 2", SCOREKEEPER)) as second:
            second_wins(second, 1)

    with (
        psycopg.connect(event.server.owner_address, autocommit=True) as owner,
        closing(event.join("Head")) as head,
    ):

        def proposal(*given: Any) -> Any:
            late.append(threading.Thread(target=correct))
            late[0].start()
            wait_until(lambda: owner.execute(WAITS, (login,)).fetchone() == (1,))
            return propose(*given)

        login = event.names.logins[SCOREKEEPER]
        for table in (1, 2, 3, 4):
            first_wins(head, table)
        monkeypatch.setattr(rounds, "proposal", proposal)
        rounds.pair(head)
        late[0].join()
        (correction,) = head.catch_up()
        assert correction.desk == "Desk 2"
        assert len(correction.before.rounds) == 2


def test_what_was_worked_out_before_another_desks_step_is_refused(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2")) as second:
        swapped = [list(table.players) for table in head.event.rounds[0].tables]
        swapped[0][0], swapped[1][0] = swapped[1][0], swapped[0][0]
        first_wins(second, 4)
        with pytest.raises(Refused) as refused:
            rounds.seat_by_hand(head, 1, swapped)
        assert refusal_of(refused) == ["desk_meanwhile"]
        rounds.seat_by_hand(head, 1, swapped)


def test_only_the_head_desk_can_pair(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head:
        for table in (1, 2, 3, 4):
            first_wins(head, table)
        for role in (SCOREKEEPER, VIEWER):
            with closing(event.join("Desk 2", role)) as second:
                with pytest.raises(FileTrouble) as trouble:
                    rounds.pair(second)
                assert trouble.value.code == "role_may_not"
        assert head.catch_up() == ()


def test_a_viewer_cannot_record_a_result(event: SharedEvent) -> None:
    with closing(event.join("Hall", VIEWER)) as viewer:
        with pytest.raises(FileTrouble) as trouble:
            first_wins(viewer, 1)
        assert trouble.value.code == "role_may_not"
        assert viewer.event.rounds[-1].table(1).result is None


def test_a_scorekeeper_checks_players_in_but_cannot_undo_what_the_head_did(
    event: SharedEvent,
) -> None:
    with closing(event.join("Desk", SCOREKEEPER)) as second, closing(event.join("Desk")) as head:
        first_wins(head, 1)
        second.catch_up()
        with pytest.raises(FileTrouble) as trouble:
            second.undo()  # the same name, but another role
        assert trouble.value.code == "role_may_not"
