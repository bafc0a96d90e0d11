"""What is typed without a connection is kept, shown as pending, and recorded once or not at all."""

import os
from contextlib import closing
from pathlib import Path

import pytest

from tests.builders.lost import BreakingDesk, breaking_desk
from tests.builders.shared import SharedEvent
from tests.desk.sharing.test_two_desks import first_wins, second_wins
from tests.desk.sharing.test_undo import result_at
from tourneydesk.core.decisions import ResultRecorded
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import attendance, players, rounds
from tourneydesk.desk.shared import Conflict
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import make_entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.building import HEAD, VIEWER


def put_off(desk: BreakingDesk, table: int, seat: int = 0) -> None:
    """Types a result, which is kept."""
    with pytest.raises(FileTrouble) as trouble:
        (first_wins, second_wins)[seat](desk.session, table)
    assert trouble.value.code == "server_lost_kept"


def winner_at(session: SharedSession, table: int) -> int:
    """The seat that won, 0 or 1."""
    seated = session.event.rounds[-1].table(table)
    assert seated is not None
    assert isinstance(seated.result, MatchResult)
    assert seated.result.winner is not None
    return seated.players.index(seated.result.winner)


def times_recorded(session: SharedSession, table: int) -> int:
    """How many results were recorded for a table."""
    return sum(
        isinstance(decision, ResultRecorded) and decision.table == table
        for step in session.steps
        for decision in step
    )


def test_a_result_typed_while_the_server_is_lost_is_pending_and_not_shown(
    event: SharedEvent,
) -> None:
    desk = breaking_desk(event, "Desk 2")
    heard: list[int] = []
    with closing(desk.session) as session:
        session.watch_state(lambda: heard.append(len(session.pending)))
        with desk.offline():
            assert session.lost is not None
            put_off(desk, 1)
            assert result_at(session.event, 1) is None
            assert [type(one) for entry in session.pending for one in entry.decisions] == [
                ResultRecorded
            ]
        assert session.lost is None
        assert result_at(session.event, 1) is None
        session.take_pending(session.pending[0])
        assert result_at(session.event, 1) is not None
        assert session.pending == ()
        assert {0, 1} <= set(heard)
        with closing(event.join("Head")) as head:
            assert head.event == session.event


def test_a_desk_that_is_back_goes_on_only_once_it_has_read_what_it_missed(
    event: SharedEvent,
) -> None:
    desk = breaking_desk(event, "Desk 2")
    lost: list[bool] = []
    with closing(desk.session) as session, closing(event.join("Head")) as head:
        session.watch(lambda _change: lost.append(session.lost is not None))
        with desk.offline():
            first_wins(head, 1)
        assert lost == [True]
        assert session.lost is None


def test_a_server_that_is_lost_again_on_the_way_back_leaves_the_desk_as_it_was(
    event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = breaking_desk(event, "Desk 2")
    with closing(desk.session) as session:
        session.go_offline(FileTrouble("server_lost", desk.database.path))
        put_off(desk, 1)
        kept = session.pending

        def lost() -> None:
            raise FileTrouble("server_unreachable", desk.database.path)

        with monkeypatch.context() as patch:
            patch.setattr(desk.database, "unread", lost)
            with pytest.raises(FileTrouble):
                session.go_online()
        assert session.lost is not None
        assert session.pending == kept
        session.go_online()
        assert session.lost is None


def test_only_results_and_check_in_are_kept(event: SharedEvent) -> None:
    desk = breaking_desk(event, "Desk 2", HEAD)
    with closing(desk.session) as session, desk.offline():
        with pytest.raises(FileTrouble) as trouble:
            attendance.check_in(session, [3])
        assert trouble.value.code == "server_lost_kept"
        for action in (
            lambda: attendance.withdraw(session, 3),
            lambda: players.enter(session, {"name": "Late", "rating": 1200}),
            lambda: rounds.pair(session),
            session.undo,
            session.redo,
            session.undo_others,
        ):
            with pytest.raises(FileTrouble) as trouble:
                action()
            assert trouble.value.code == "server_lost_read_only"
        assert len(session.pending) == 1


def test_a_wrong_result_and_a_viewers_are_refused_without_a_connection_too(
    event: SharedEvent,
) -> None:
    desk = breaking_desk(event, "Desk 2")
    with closing(desk.session) as session, desk.offline():
        with pytest.raises(Refused):
            rounds.clear(session, 1)
        assert session.pending == ()
    viewer = breaking_desk(event, "Hall", VIEWER)
    with closing(viewer.session) as session, viewer.offline():
        with pytest.raises(FileTrouble) as trouble:
            first_wins(session, 1)
        assert trouble.value.code == "role_may_not"


def test_the_result_typed_last_for_a_table_is_the_one_that_is_pending(event: SharedEvent) -> None:
    desk = breaking_desk(event, "Desk 2")
    with closing(desk.session) as session:
        with desk.offline():
            put_off(desk, 1)
            put_off(desk, 2)
            put_off(desk, 1, 1)
            assert len(session.pending) == 2
        for entry in session.pending:
            session.take_pending(entry)
        assert winner_at(session, 1) == 1


@pytest.mark.parametrize("breaks", ["before", "after"])
def test_a_step_whose_acknowledgment_is_lost_is_recorded_once(
    event: SharedEvent, breaks: str
) -> None:
    desk = breaking_desk(event, "Desk 2")
    with closing(desk.session) as session:
        desk.database.breaks = breaks
        put_off(desk, 1)
        assert session.lost is not None
        assert result_at(session.event, 1) is None
        (entry,) = session.pending
        assert entry.sent
        session.go_online()
        assert session.pending == (() if breaks == "after" else (entry,))
        session.take_pending(entry)
        assert session.pending == ()
        assert times_recorded(session, 1) == 1
        assert session.entries[-1].desk == "Desk 2"


def test_a_step_that_arrives_late_is_not_recorded_a_second_time(event: SharedEvent) -> None:
    desk = breaking_desk(event, "Desk 2")
    with closing(desk.session) as session, closing(event.join("Head")) as head:
        desk.database.breaks = "before"
        put_off(desk, 1)
        session.go_online()
        (entry,) = session.pending
        # The lost connection still had it.
        number, last = len(head.entries) + 1, head.entries[-1].chain
        head.adopt((make_entry(last, number, entry.at, entry.sent),))
        session.take_pending(entry)
        assert times_recorded(session, 1) == 1
        assert session.pending == ()
        assert session.event == head.event


@pytest.mark.parametrize("breaks", ["before", "after"])
def test_an_undo_whose_acknowledgment_is_lost_is_simply_looked_at_again(
    event: SharedEvent, breaks: str
) -> None:
    desk = breaking_desk(event, "Desk 2")
    with closing(desk.session) as session, closing(event.join("Head")) as head:
        first_wins(session, 1)
        first_wins(head, 2)
        desk.database.breaks = breaks
        with pytest.raises(FileTrouble) as trouble:
            session.undo()
        assert trouble.value.code == "server_lost"
        session.go_online()
        assert session.pending == ()
        assert (result_at(session.event, 1) is None) == (breaks == "after")
        target = session.undo_target
        assert target is not None
        assert (target.desk == "Desk 2") == (breaks == "before")


def test_a_pending_result_at_a_table_that_another_desk_recorded_is_a_conflict(
    event: SharedEvent,
) -> None:
    desk = breaking_desk(event, "Desk 2")
    with closing(desk.session) as session, closing(event.join("Head")) as head:
        with desk.offline():
            put_off(desk, 1, 1)
            put_off(desk, 2, 1)
            first_wins(head, 1)
            second_wins(head, 2)
        (first,) = session.pending  # what the other desk recorded as well is no longer pending
        with pytest.raises(Conflict) as conflict:
            session.take_pending(first)
        assert session.pending == (first,)
        assert conflict.value.theirs.desk == "Head"
        assert conflict.value.correction is not None
        session.take(conflict.value.correction)
        assert session.pending == ()
        assert winner_at(session, 1) == 1


def test_pending_entries_survive_a_power_failure(
    event: SharedEvent, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "desk.pending"
    desk = breaking_desk(event, "Desk 2", pending=file)
    desk.session.go_offline(FileTrouble("server_lost", file))
    synced: list[int] = []
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", synced.append)
        put_off(desk, 1)
    assert synced
    with pytest.raises(FileTrouble):
        attendance.check_in(desk.session, [5])
    kept = desk.session.pending
    desk.power_off()
    again = breaking_desk(event, "Desk 2", pending=file)
    with closing(again.session) as session:
        assert session.pending == kept
        for entry in session.pending:
            session.take_pending(entry)
        assert result_at(session.event, 1) is not None
        assert session.event.player(5).checked_in
    assert not file.exists()


def test_a_window_that_goes_on_with_a_session_finds_each_pending_entry_once(
    event: SharedEvent, tmp_path: Path
) -> None:
    desk = breaking_desk(event, "Desk 2")
    with closing(desk.session) as session:
        session.keep_pending(tmp_path / "event.pending")
        with desk.offline():
            put_off(desk, 1)
            put_off(desk, 2)
            before = session.pending
            session.keep_pending(tmp_path / "event.pending")
            assert session.pending == before


def test_a_step_that_was_recorded_before_the_power_failed_is_no_longer_pending(
    event: SharedEvent, tmp_path: Path
) -> None:
    file = tmp_path / "desk.pending"
    desk = breaking_desk(event, "Desk 2", pending=file)
    desk.database.breaks = "after"
    put_off(desk, 1)
    assert file.exists()
    again = breaking_desk(event, "Desk 2", pending=file)
    with closing(again.session) as session:
        assert session.pending == ()
        assert times_recorded(session, 1) == 1


def test_the_same_result_recorded_earlier_is_not_taken_for_the_one_that_was_lost(
    event: SharedEvent, tmp_path: Path
) -> None:
    file = tmp_path / "desk.pending"
    desk = breaking_desk(event, "Desk 2", pending=file)
    first_wins(desk.session, 1)
    rounds.clear(desk.session, 1)
    desk.database.breaks = "before"
    put_off(desk, 1)  # the same text in the same second
    (entry,) = desk.session.pending
    assert desk.session.entries[-2].step == entry.sent
    again = breaking_desk(event, "Desk 2", pending=file)
    with closing(again.session) as session:
        assert session.pending == (entry,)


def test_what_was_sent_and_is_not_recorded_gives_way_to_what_was_typed_after_it(
    event: SharedEvent,
) -> None:
    desk = breaking_desk(event, "Desk 2")
    with closing(desk.session) as session:
        desk.database.breaks = "before"
        put_off(desk, 1)
        put_off(desk, 1, 1)
        kept = session.pending
        assert len(kept) == 2  # the first may be recorded
        session.go_online()
        (entry,) = session.pending
        assert entry == kept[1]
        session.take_pending(entry)
        assert winner_at(session, 1) == 1


def test_a_pending_file_keeps_what_is_of_another_event_and_is_set_aside_when_damaged(
    event: SharedEvent, tmp_path: Path
) -> None:
    file = tmp_path / "desk.pending"
    other = '{"event": "another", "at": "x", "decisions": "[]", "sent": "", "seen": 1}'
    file.write_text(f"{other}\n", encoding="utf-8")
    desk = breaking_desk(event, "Desk 2", pending=file)
    with desk.offline():
        put_off(desk, 1)
        assert file.read_text(encoding="utf-8").splitlines()[0] == other
    desk.session.drop_pending(desk.session.pending[0])
    assert file.read_text(encoding="utf-8") == f"{other}\n"
    desk.session.close()
    for damaged in (b"\xff", b"{", b"[]", b'{"event": 1}', b"3"):
        file.write_bytes(damaged)
        desk = breaking_desk(event, "Desk 2", pending=file)
        assert desk.session.pending == ()
        assert (tmp_path / "desk.pending.damaged").read_bytes() == damaged
        assert not file.exists()
        desk.session.close()


def test_a_disk_that_cannot_keep_an_entry_says_so(event: SharedEvent, tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    desk = breaking_desk(event, "Desk 2", pending=folder / "desk.pending")
    folder.rmdir()
    with closing(desk.session) as session:
        with desk.offline(), pytest.raises(FileTrouble) as trouble:
            first_wins(session, 1)
        assert trouble.value.code == "file_missing"
        assert len(session.pending) == 1  # for as long as the program runs
        session.take_pending(session.pending[0])
        assert result_at(session.event, 1) is not None


@pytest.mark.parametrize("breaks", ["before", "after"])
def test_a_batch_may_send_a_result_again_after_the_server_was_lost(
    event: SharedEvent, breaks: str
) -> None:
    desk = breaking_desk(event, "Desk 2", keeps=False)
    with closing(desk.session) as session:
        desk.database.breaks = breaks
        with pytest.raises(FileTrouble) as trouble:
            first_wins(session, 1)
        assert trouble.value.code == "server_lost"
        assert session.lost is None
        session.read_others()
        first_wins(session, 1)
        assert times_recorded(session, 1) == 1
        assert session.pending == ()
        first_wins(session, 1)  # typed once more on purpose
        assert times_recorded(session, 1) == 2


def test_a_batch_that_sends_again_hears_of_what_another_desk_recorded_in_between(
    event: SharedEvent,
) -> None:
    desk = breaking_desk(event, "Desk 2", keeps=False)
    with closing(desk.session) as session, closing(event.join("Head")) as head:
        desk.database.breaks = "before"
        with pytest.raises(FileTrouble):
            first_wins(session, 1)
        second_wins(head, 1)
        session.read_others()
        with pytest.raises(Conflict):
            first_wins(session, 1)
        assert session.pending == ()
        first_wins(session, 1)  # now that it is known
        assert times_recorded(session, 1) == 2


def test_a_batch_may_record_again_what_another_desk_has_replaced(event: SharedEvent) -> None:
    desk = breaking_desk(event, "Desk 2", keeps=False)
    with closing(desk.session) as session, closing(event.join("Head")) as head:
        desk.database.breaks = "after"
        with pytest.raises(FileTrouble):
            first_wins(session, 1)
        head.catch_up()
        second_wins(head, 1)
        session.read_others()
        first_wins(session, 1)
        assert winner_at(session, 1) == 0
