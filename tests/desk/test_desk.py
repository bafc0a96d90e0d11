import pytest

from tests.builders.desks import StubbornJournal, desk_of, written
from tourneydesk.core import decisions as d
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.history import name_of_step
from tourneydesk.desk.session import Change, Session
from tourneydesk.present import messages
from tourneydesk.present.messages import say


def codes(refused: pytest.ExceptionInfo[Refused]) -> list[str]:
    return [problem.code for problem in refused.value.problems]


def test_a_change_is_written_before_it_shows_and_watchers_hear_of_both_sides() -> None:
    desk = desk_of("dual-ring", 4)
    heard: list[Change] = []
    desk.watch(heard.append)
    made = rounds.pair(desk)
    (change,) = heard
    assert (change.before.rounds, change.after.rounds) == ((), (made,))
    assert change.after is desk.event


def test_when_writing_fails_nothing_has_changed_and_nobody_is_told() -> None:
    journal = StubbornJournal()
    desk = desk_of("dual-ring", 4, journal)
    before, heard = desk.event, list[Change]()
    desk.watch(heard.append)
    journal.full = True
    for change in (lambda: rounds.pair(desk), desk.undo, lambda: desk.take(d.PlayerDropped(1))):
        with pytest.raises(OSError, match="disk full"):
            change()
    assert desk.event is before
    assert heard == []
    journal.full = False
    rounds.pair(desk)
    assert replay(written(journal)) == desk.event


def test_undo_and_redo_walk_back_and_forth_and_survive_reopening() -> None:
    journal = MemoryJournal()
    desk = desk_of("dual-ring", 4, journal)
    rounds.pair(desk)
    paired = desk.event
    rounds.report(desk, 1, {"winner": paired.rounds[0].tables[0].players[0]})
    reported = desk.event
    assert say(name_of_step(desk.undo()), desk.event) == messages.text(
        "step-result", "dual-ring", table=1, round=1
    )
    assert desk.event == paired
    again = Session(MemoryJournal(), written(journal))
    assert again.event == paired
    again.redo()
    assert again.event == reported


def test_there_is_an_end_to_undo_and_to_redo() -> None:
    desk = desk_of("dual-ring", 3)
    desk.undo()
    with pytest.raises(Refused) as refused:
        desk.undo()
    assert codes(refused) == ["nothing_to_undo"]
    desk.redo()
    with pytest.raises(Refused) as refused:
        desk.redo()
    assert codes(refused) == ["nothing_to_redo"]


def test_pairing_again_after_undo_gives_the_same_tables() -> None:
    desk = desk_of("dual-ring", 12)
    first = rounds.pair(desk)
    desk.undo()
    assert rounds.pair(desk) == first


def test_a_seed_of_its_own_gives_another_draw_and_is_kept_with_the_round() -> None:
    desk = desk_of("dual-ring", 12)
    first = rounds.pair(desk)
    desk.undo()
    other = rounds.pair(desk, "dice 4 2 6")
    assert other.tables != first.tables
    assert other.seed == "dice 4 2 6"


def test_a_proposal_made_before_a_change_is_not_posted() -> None:
    desk = desk_of("dual-ring", 5)
    draft = rounds.draft_of(desk.event)
    desk.take(d.PlayerDropped(3))
    with pytest.raises(Refused) as refused:
        rounds.post(desk, draft)
    assert codes(refused) == ["proposal_stale"]


@pytest.mark.parametrize(
    ("decision", "code"),
    [
        (d.PlayerDropped(9), "player_unknown"),
        (d.PlayerDropped(0), "player_unknown"),
        (d.PlayerReturned(2), "in_already"),
        (d.PairForbidden((2, 2)), "pair_of_one"),
        (d.PairForbidden((2, 8)), "player_unknown"),
        (d.PairAllowed((1, 2)), "pair_not_forbidden"),
        (d.ResultCleared(1, 1), "round_unknown"),
        (d.DetailsChanged({"venue": "x" * 201}), "detail_length"),
        (d.DetailsChanged({"name": " "}), "detail_length"),
        (d.DetailsChanged({"prize": "cup"}), "unknown_detail"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(decision: d.Decision, code: str) -> None:
    desk = desk_of("dual-ring", 4)
    before = desk.event
    with pytest.raises(Refused) as refused:
        desk.take(decision)
    assert codes(refused) == [code]
    assert say(refused.value.problems[0], desk.event)
    assert desk.event is before


def test_dropping_twice_is_refused_and_returning_undoes_the_drop() -> None:
    desk = desk_of("dual-ring", 4)
    desk.take(d.PlayerDropped(2))
    with pytest.raises(Refused) as refused:
        desk.take(d.PlayerDropped(2))
    assert codes(refused) == ["dropped_already"]
    desk.take(d.PlayerReturned(2))
    assert not desk.event.player(2).dropped


@pytest.mark.parametrize(
    ("table", "round_number", "code"),
    [(7, None, "table_unknown"), (1, 2, "round_unknown"), (1, 0, "round_unknown")],
)
def test_a_result_for_no_table_is_refused(table: int, round_number: int | None, code: str) -> None:
    desk = desk_of("dual-ring", 4)
    rounds.pair(desk)
    with pytest.raises(Refused) as refused:
        rounds.report(desk, table, {"winner": 1}, round_number)
    assert codes(refused) == [code]


def test_a_result_before_any_round_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        rounds.report(desk_of("dual-ring", 4), 1, {"winner": 1})
    assert codes(refused) == ["no_round_yet"]
