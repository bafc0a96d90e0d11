"""A desk undoes its own steps, although others have recorded since, and nobody else's."""

from collections.abc import Sequence
from contextlib import closing

import pytest

from tests.builders.shared import SharedEvent, begin_again, first_ring
from tests.desk.sharing.test_two_desks import first_wins, refusal_of, second_wins
from tourneydesk.core.decisions import Step, Undone
from tourneydesk.core.event import Event
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import attendance, players, rounds, session
from tourneydesk.desk.session import StepOfDesk
from tourneydesk.desk.shared import Conflict, OtherDesksStep
from tourneydesk.desk.sharing import journal, shared_session
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.sharing.building import SCOREKEEPER


def result_at(event: Event, table: int) -> object:
    seated = event.rounds[-1].table(table)
    assert seated is not None
    return seated.result


@pytest.mark.parametrize("caught_up", [True, False])
def test_an_own_result_is_undone_although_another_desk_recorded_since(
    event: SharedEvent, caught_up: bool
) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(second, 2)
        first_wins(head, 1)
        if caught_up:
            second.catch_up()
        second.undo()
        head.catch_up()
        assert head.event == second.event == replay(second.steps)
        assert result_at(head.event, 2) is None
        assert result_at(head.event, 1) is not None


def test_a_corrected_and_a_cleared_result_come_back_as_they_were(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(second, 2)
        first = result_at(second.event, 2)
        second_wins(second, 2)
        rounds.clear(second, 2)
        first_wins(head, 1)
        second.undo()
        assert result_at(second.event, 2) not in (None, first)
        first_wins(head, 3)
        second.undo()
        assert result_at(second.event, 2) == first
        second.undo()
        assert result_at(second.event, 2) is None
        assert second.undo_target is None or second.undo_target.desk != "Desk 2"


def test_a_check_in_is_undone_although_another_desk_recorded_since(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        attendance.check_in(second, [3, 4])
        attendance.check_in(head, [5])
        second.undo()
        here = [player.id for player in second.event.players if player.checked_in]
        assert here == [5]


def test_a_game_that_a_result_called_in_a_ring_is_undone_with_it(event: SharedEvent) -> None:
    begin_again(event, first_ring())
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(second, 2)
        with_called_game = second.event
        attendance.check_in(head, [1])
        second.undo()
        assert result_at(second.event, 2) is None
        assert len(with_called_game.rounds[-1].tables) >= 8
        second.redo()
        assert result_at(second.event, 2) == result_at(with_called_game, 2)
        head.catch_up()
        assert head.event == second.event


def test_what_another_desk_changed_since_is_not_undone(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(second, 2)
        head.catch_up()
        second_wins(head, 2)
        before = head.entries
        with pytest.raises(OtherDesksStep) as refused:
            second.undo()
        assert (refused.value.desk, refused.value.step_number) == ("Head", len(before))
        assert second.entries == before


def test_a_check_in_that_another_desk_took_back_is_not_undone(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        attendance.check_in(second, [3, 4])
        head.catch_up()
        attendance.check_in(head, [4], here=False)
        with pytest.raises(OtherDesksStep):
            second.undo()
        assert second.event.player(3).checked_in


def test_undo_in_a_ring_never_discards_the_result_of_another_game(event: SharedEvent) -> None:
    begin_again(event, first_ring())
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(second, 2)
        head.catch_up()
        called = head.event.rounds[-1].tables[-1].number
        assert called > 8 or result_at(head.event, called) is None
        first_wins(head, called)
        recorded = result_at(head.event, called)
        with pytest.raises(OtherDesksStep):
            second.undo()
        assert result_at(second.event, called) == recorded


def test_a_late_entry_that_was_undone_is_entered_again_after_other_steps(
    event: SharedEvent,
) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        players.enter(head, {"name": "Late", "rating": 1200})
        head.undo()
        attendance.check_in(second, [1])
        head.redo()
        assert [player.name for player in head.event.entered][-1] == "Late"
        assert head.event.player(1).checked_in


def test_each_undo_goes_one_own_step_back_and_redo_comes_forward_again(
    event: SharedEvent,
) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        for table in (1, 2):
            first_wins(second, table)
        attendance.check_in(head, [1])
        second.catch_up()
        numbers = []
        for _ in range(2):
            assert second.undo_target is not None
            numbers.append(second.undo_target.number)
            second.undo()
        assert numbers == [len(first_round_steps(second)) + 2, len(first_round_steps(second)) + 1]
        attendance.check_in(head, [2])
        second.redo()
        second.redo()
        assert result_at(second.event, 1) is not None
        assert result_at(second.event, 2) is not None
        with pytest.raises(Refused) as refused:
            second.redo()
        assert refusal_of(refused) == ["nothing_to_redo"]


def first_round_steps(session: SharedSession) -> list[str]:
    """The entries from before anybody joined."""
    return [entry.step for entry in session.entries if not entry.desk]


def test_a_step_that_another_desk_has_overtaken_is_not_redone_over_its_result(
    event: SharedEvent,
) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(second, 2)
        second.undo()
        head.catch_up()
        second_wins(head, 2)
        with pytest.raises(Conflict):
            second.redo()
        assert result_at(second.event, 2) == result_at(head.event, 2)


def test_the_head_desk_undoes_the_step_of_another_after_it_was_asked(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        head.undo()  # what was done before sharing is the head desk's own
        head.redo()
        attendance.check_in(second, [1])
        head.catch_up()
        step = len(head.entries)
        with (
            closing(event.join("Desk 3", SCOREKEEPER)) as third,
            pytest.raises(OtherDesksStep) as refused,
        ):
            third.undo()
        assert (refused.value.desk, refused.value.step_number) == ("Desk 2", step)
        head.undo_others()
        assert head.steps[-1] == (Undone(step),)
        second.catch_up()
        assert not second.event.player(1).checked_in


def test_the_menu_names_the_step_and_its_desk(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        first_wins(head, 1)
        second.catch_up()
        assert second.undo_target == StepOfDesk(len(second.entries), "Head")
        first_wins(second, 2)
        own = StepOfDesk(len(second.entries), "Desk 2")
        assert second.undo_target == own
        first_wins(head, 3)
        second.catch_up()
        assert second.undo_target == own
        targets: list[StepOfDesk | None] = []
        second.watch(lambda _change: targets.append(second.undo_target))
        second.undo()
        # Whoever watches the step already sees what the next undo would do.
        assert targets == [second.undo_target] == [StepOfDesk(own.number + 1, "Head")]
        assert second.redo_target == own
        second.redo()
        assert second.redo_target is None
        second.undo()
        second.redo()
        assert second.redo_target is None


def test_a_pairing_is_not_undone_once_others_have_recorded(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        for table in (1, 2, 3, 4):
            first_wins(second, table)
        head.catch_up()
        rounds.pair(head)
        second.catch_up()
        first_wins(second, 1)
        with pytest.raises(OtherDesksStep):
            head.undo()
        assert len(head.event.rounds) == 2


def test_undo_replays_nothing_that_is_still_known(
    event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an event of 2,000 players and 10,000 steps, each replay takes seconds."""
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as second:
        with monkeypatch.context() as patch:
            for module in (journal, session, shared_session):
                patch.setattr(module, "replay", None)
            for _ in range(3):
                first_wins(head, 1)
                first_wins(head, 2)
                head.undo()
                head.undo()
                head.redo()
                first_wins(head, 3)
                head.undo()
            assert len(second.catch_up()) == 21
        for desk in (head, second):
            assert desk.event == replay(desk.steps)


def test_what_others_undid_is_known_without_replaying_each_time(
    event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[int] = []

    def counted(steps: Sequence[Step]) -> Event:
        times.append(len(steps))
        return replay(steps)

    with closing(event.join("Head")) as head:
        seen = len(head.steps)
        for _ in range(3):
            first_wins(head, 1)
            head.undo()
        head.redo()
        monkeypatch.setattr(journal, "replay", counted)
        others = journal.steps_of_others(head.steps, head.entries, seen, frozenset())
    assert times == [seen]
    assert [one.after for one in others] == [
        replay(head.steps[:number]) for number in range(seen + 1, len(head.steps) + 1)
    ]
