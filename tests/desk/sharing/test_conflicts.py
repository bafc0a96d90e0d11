"""Whoever was second is told what the other desk did, and what would record theirs instead."""

from contextlib import closing
from typing import Any

import pytest

from tests.builders.shared import SharedEvent, begin_again, first_ring
from tests.desk.sharing.test_two_desks import first_wins, second_wins
from tests.desk.sharing.test_undo import result_at
from tourneydesk.core.decisions import ResultCleared, ResultCorrected, ResultRecorded
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import attendance, players, ring_repairs, rounds
from tourneydesk.desk.shared import Conflict, OtherStep
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.sharing.building import SCOREKEEPER
from tourneydesk.store.sharing.event_database import EventDatabase


def conflict_of(session: SharedSession, action: Any, *given: Any) -> Conflict:
    with pytest.raises(Conflict) as conflict:
        action(session, *given)
    assert session.entries[-1].desk != session.desk
    return conflict.value


def named(conflict: Conflict) -> str:
    """The code of what the other desk did, which also names that desk."""
    problem = conflict.problems[0]
    assert problem.facts["desk"] == conflict.theirs.desk
    return problem.code


CORRECTABLE = ("desk_cleared_first", "desk_recorded_first")
"""The conflicts about a result that is still the second desk's to record."""


def test_a_conflict_has_both_results_and_the_correction(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(head, 2)
        conflict = conflict_of(second, second_wins, 2)
        assert conflict.theirs.desk == "Head"
        assert conflict.theirs.step == head.steps[-1]
        assert conflict.theirs.before != conflict.theirs.after == head.event
        assert isinstance(conflict.ours, ResultRecorded)
        assert conflict.correction == conflict.ours
        assert conflict.correction is not None
        second.take(conflict.correction)
        head.catch_up()
        recorded = result_at(head.event, 2)
        assert recorded == conflict.ours.result


def test_nobody_waits_for_a_desk_that_another_was_before_once(
    event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a slow network each answer of the server is felt."""
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        monkeypatch.setattr(EventDatabase, "held", None)
        first_wins(head, 1)
        first_wins(second, 2)
        head.catch_up()
        first_wins(head, 3)
        conflict_of(second, second_wins, 3)
        assert second.entries == head.entries


def test_a_desk_that_others_were_before_twice_has_them_wait(
    event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        read = SharedSession.catch_up

        def overtaken_again(session: SharedSession) -> tuple[OtherStep, ...]:
            """Right after the steps are read, the other desk records one more."""
            monkeypatch.undo()
            others = read(session)
            first_wins(head, 3)
            return others

        first_wins(head, 1)
        monkeypatch.setattr(SharedSession, "catch_up", overtaken_again)
        first_wins(second, 2)
        head.catch_up()
        assert second.entries == head.entries
        assert [entry.desk for entry in head.entries[-3:]] == ["Head", "Head", "Desk 2"]


def test_a_cleared_result_conflicts_too_and_can_be_cleared_after_all(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(second, 2)
        head.catch_up()
        second_wins(head, 2)
        conflict = conflict_of(second, rounds.clear, 2)
        assert conflict.correction == ResultCleared(1, 2)
        second.take(conflict.correction)
        assert result_at(second.event, 2) is None


def test_the_same_result_from_two_desks_is_recorded_once(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(head, 2)
        first_wins(second, 2)
        assert second.entries == head.entries
        rounds.clear(head, 2)
        rounds.clear(second, 2)
        assert second.entries == head.entries


def test_the_same_check_in_from_two_desks_is_recorded_once(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        attendance.check_in(head, [3])
        attendance.check_in(second, [3])
        assert second.entries == head.entries
        attendance.check_in(head, [4])
        attendance.check_in(second, [4, 5])  # what is left of it
        assert second.event.player(5).checked_in
        attendance.check_in(head, [6])
        attendance.check_in(second, [7])
        assert second.event.player(7).checked_in


def test_a_result_that_was_recorded_and_undone_meanwhile_is_no_conflict(
    event: SharedEvent,
) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(head, 2)
        head.undo()
        second_wins(second, 2)
        assert result_at(second.event, 2) is not None


@pytest.mark.parametrize(
    ("prepare", "meanwhile", "typed", "code"),
    [
        (
            [],
            lambda head: attendance.withdraw(head, 3),
            lambda desk: attendance.check_in(desk, [3]),
            "desk_withdrew_first",
        ),
        (
            [lambda head: players.enter(head, {"name": "Late", "rating": 1200})],
            lambda head: attendance.delete(head, 9),
            lambda desk: attendance.check_in(desk, [9]),
            "desk_removed_first",
        ),
        (
            [lambda head: players.enter(head, {"name": "Late", "rating": 1200})],
            lambda head: head.undo(),
            lambda desk: attendance.check_in(desk, [9]),
            "desk_removed_first",
        ),
        (
            [],
            lambda head: head.undo(),
            lambda desk: first_wins(desk, 1),
            "desk_undid_round",
        ),
        (
            [],
            lambda head: _swap(head),
            lambda desk: first_wins(desk, 1),
            "desk_changed_table",
        ),
        (
            [lambda head: first_wins(head, 1)],
            lambda head: rounds.clear(head, 1),
            lambda desk: second_wins(desk, 1),
            "desk_cleared_first",
        ),
        (
            [lambda head: first_wins(head, 1)],
            lambda head: head.undo(),
            lambda desk: second_wins(desk, 1),
            "desk_cleared_first",
        ),
        (
            [],
            lambda head: rounds.report(head, 1, {"forfeit": [_first_at(head, 1)]}),
            lambda desk: second_wins(desk, 1),
            "desk_recorded_first",
        ),
    ],
    ids=[
        "withdrawn",
        "deleted",
        "entry undone",
        "round undone",
        "seated anew",
        "cleared",
        "result undone",
        "forfeit",
    ],
)
def test_each_conflict_says_what_the_other_desk_did(
    event: SharedEvent, prepare: list[Any], meanwhile: Any, typed: Any, code: str
) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        for each in prepare:
            each(head)
        second.catch_up()
        meanwhile(head)
        conflict = conflict_of(second, typed)
        assert named(conflict) == code
        assert (conflict.correction is not None) == (code in CORRECTABLE)
        assert second.event == head.event


def _first_at(session: SharedSession, table: int) -> int:
    seated = session.event.rounds[-1].table(table)
    assert seated is not None
    return seated.players[0]


def _swap(head: SharedSession) -> None:
    """Seats the second players of the first two tables at each other's."""
    seating = [list(table.players) for table in head.event.rounds[-1].tables]
    seating[0][1], seating[1][1] = seating[1][1], seating[0][1]
    rounds.seat_by_hand(head, 1, seating)


@pytest.fixture
def ring(event: SharedEvent) -> SharedEvent:
    """An event whose ring has just begun."""
    begin_again(event, first_ring())
    return event


def test_a_conflict_in_a_ring_is_corrected_with_the_games_that_followed(ring: SharedEvent) -> None:
    with closing(ring.join("Head")) as head, closing(ring.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(head, 1)
        conflict = conflict_of(second, second_wins, 1)
        assert isinstance(conflict.correction, ResultCorrected)
        second.take(conflict.correction)
        assert isinstance(conflict.ours, ResultRecorded)
        assert result_at(second.event, 1) == conflict.ours.result


def test_a_result_of_a_game_that_a_correction_stopped_is_a_conflict(ring: SharedEvent) -> None:
    with closing(ring.join("Head")) as head, closing(ring.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(head, 1)
        second.catch_up()
        wrong = ring_repairs.table_correction(
            head.event, 1, {"winner": head.event.rounds[-1].tables[0].players[1]}
        )
        stopped = ring_repairs.ring_outcome(head.event, wrong)
        called = stopped.stopped[0]
        ring_repairs.take(head, stopped)
        conflict = conflict_of(second, first_wins, called)
        assert named(conflict) == "desk_stopped_table"
        assert conflict.correction is None


def test_a_decision_of_another_kind_that_came_second_still_names_the_other_desk(
    event: SharedEvent,
) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2")) as second:
        attendance.withdraw(head, 3)
        with pytest.raises(Refused) as refused:
            attendance.withdraw(second, 3)
        assert [one.code for one in refused.value.problems] == ["dropped_already", "desk_meanwhile"]
        assert refused.value.problems[1].facts == {"desk": "Head"}


def test_a_correction_does_not_replace_what_a_third_desk_has_recorded_since(
    event: SharedEvent,
) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(head, 2)
        conflict = conflict_of(second, second_wins, 2)
        assert conflict.correction is not None
        rounds.report(head, 2, {"draw": True})
        second.catch_up()  # while the card is shown
        with pytest.raises(Conflict) as again:
            second.take(conflict.correction)
        assert again.value.problems[0].facts["score"] == "½–½"
        assert again.value.correction is not None
        second.take(again.value.correction)
        assert isinstance(conflict.ours, ResultRecorded)
        assert result_at(second.event, 2) == conflict.ours.result


def test_a_correction_in_a_ring_keeps_the_results_recorded_since(ring: SharedEvent) -> None:
    with closing(ring.join("Head")) as head, closing(ring.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(head, 1)
        conflict = conflict_of(second, second_wins, 1)
        first_wins(head, 4)
        second.catch_up()
        recorded = result_at(second.event, 4)
        assert conflict.correction is not None
        second.take(conflict.correction)
        assert result_at(second.event, 4) == recorded
        assert isinstance(conflict.ours, ResultRecorded)
        assert result_at(second.event, 1) == conflict.ours.result
