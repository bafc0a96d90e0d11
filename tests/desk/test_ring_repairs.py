"""A running ring mended at the desk: what follows is foretold, done in one step, and told after."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.desks import desk_of, written
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import ring_repairs, rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.history import HistoryFilter, history, history_of_table, name_of_step
from tourneydesk.desk.practice import made_up_result
from tourneydesk.desk.ring_repairs import RingRepair
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.present.tables.history import step_text

QUICK = settings(max_examples=60)


def running(
    players: int, results: int, seed: int = 0, journal: MemoryJournal | None = None
) -> Session:
    """A ring after so many results and a drop now and then."""
    desk = desk_of("dual-ring", players, journal)
    rounds.pair(desk)
    lot = Draw(f"{seed}", "course")
    for number in range(results):
        live = [table for table in desk.event.rounds[0].tables if table.running]
        if not live:
            break
        table = lot.choice(live)
        if lot.below(8) == 0:
            desk.take(d.PlayerDropped(lot.choice(table.players)))
        else:
            result = made_up_result(desk.event, table, Draw(f"{seed}", f"{number}"))
            desk.take(d.ResultRecorded(1, table.number, result))
    return desk


def first_wrong(event: Event) -> RingRepair:
    """The oldest result the other way round."""
    over = [table for table in event.rounds[0].tables if isinstance(table.result, MatchResult)]
    table = min(over, key=lambda one: one.ended or 0)
    assert isinstance(table.result, MatchResult)
    other = next(player for player in table.players if player != table.result.winner)
    return RingRepair(table=table.number, result=MatchResult(winner=other))


@QUICK
@given(players=st.integers(3, 12), results=st.integers(1, 9), seed=st.integers(0, 10**6))
def test_every_repair_offered_can_be_done_and_does_what_was_foretold(
    players: int, results: int, seed: int
) -> None:
    desk = running(players, results, seed)
    before, steps = desk.event, len(desk.steps)
    for repair in ring_repairs.ring_repairs(before):
        found = ring_repairs.ring_outcome(desk.event, repair)
        ring_repairs.take(desk, found)
        assert desk.event == found.after
        assert len(desk.steps) == steps + 1
        tables = {table.number: table for table in desk.event.rounds[0].tables}
        was = {table.number: table for table in before.rounds[0].tables}
        assert all(tables[number].void for number in found.stopped)
        assert all(tables[number].running for number in found.replayed)
        assert all(tables[number].result is None for number in found.undone)
        assert {*tables} - {*was} == {table.number for table in found.new_games}
        # A game that goes on may do so for another reason.
        changed = {
            number
            for number, table in was.items()
            if replace(tables[number], reasons=()) != replace(table, reasons=())
        }
        told = {*found.stopped, *found.replayed, *found.undone, repair.table} - {0}
        assert changed == told
        desk.undo()
        assert desk.event == before
        steps += 2


@QUICK
@given(players=st.integers(3, 12), results=st.integers(1, 9), seed=st.integers(0, 10**6))
def test_who_leaves_on_the_repair_page_leaves_as_among_the_players(
    players: int, results: int, seed: int
) -> None:
    here, there = running(players, results, seed), running(players, results, seed)
    leaving = [one for one in ring_repairs.ring_repairs(here.event) if one.player]
    if not leaving:
        return
    ring_repairs.take(here, ring_repairs.ring_outcome(here.event, leaving[-1]))
    there.take(d.PlayerDropped(leaving[-1].player))
    assert here.event == there.event
    assert here.steps == there.steps


def test_it_is_one_step_with_a_name_undone_and_done_again() -> None:
    journal = MemoryJournal()
    desk = running(8, 4, journal=journal)
    before = desk.event
    repair = first_wrong(before)
    ring_repairs.take(desk, ring_repairs.ring_outcome(before, repair))
    after = desk.event
    assert say(name_of_step(desk.steps[-1])) == messages.text(
        "step-game-corrected", table=repair.table
    )
    assert tuple(written(journal)) == desk.steps
    assert replay(written(journal)) == after
    desk.undo()
    assert desk.event == before
    desk.redo()
    assert desk.event == after
    assert tuple(written(journal)) == desk.steps


def test_what_is_stale_is_not_done() -> None:
    desk = running(8, 3)
    found = ring_repairs.ring_outcome(desk.event, first_wrong(desk.event))
    desk.take(d.NoteAdded("meanwhile"))
    with pytest.raises(Refused):
        ring_repairs.take(desk, found)


def test_the_history_says_what_became_of_each_table() -> None:
    desk = desk_of("dual-ring", 6, seating="entered")
    rounds.pair(desk)
    for table, winner in ((3, 3), (5, 5), (7, 5)):
        rounds.report(desk, table, {"winner": winner})
    found = ring_repairs.ring_outcome(desk.event, RingRepair(table=3, result=MatchResult(winner=4)))
    ring_repairs.take(desk, found)
    lines = step_text(desk.event, desk.steps, len(desk.steps))
    assert lines[0] == "Game 3: P3 and P4"
    assert "P4" in lines[1]
    assert "P3" in lines[1]
    assert any(line.startswith("Game 7: Cleared") for line in lines)
    assert "Stopped: games 7 and 9" in lines
    assert "Played again: game 4" in lines
    past = history(desk.steps, desk.times)[-1]
    assert HistoryFilter(kind="results", table=7).matches(past)
    story = history_of_table(desk.steps, desk.times, 1, 7)
    assert [one.kind for one in story] == ["reported", "cleared"]
    assert [one.kind for one in history_of_table(desk.steps, desk.times, 1, 3)] == [
        "reported",
        "corrected",
    ]
    assert [one.kind for one in history_of_table(desk.steps, desk.times, 1, 5)] == ["reported"]
    desk.undo()
    story = history_of_table(desk.steps, desk.times, 1, 3)
    assert story[-1].kind == "undone"
    assert story[-1].result == MatchResult(winner=4)
    # What was wrong stands again, and a later step knows it.
    rounds.report(desk, 1, {"winner": 1})


def test_who_checks_the_draw_finds_the_mended_games_again_and_names_forged_ones() -> None:
    desk = running(9, 5)
    assert not differences(desk.steps)
    ring_repairs.take(desk, ring_repairs.ring_outcome(desk.event, first_wrong(desk.event)))
    assert not differences(desk.steps)
    *steps, (change,) = desk.steps
    assert isinstance(change, d.ResultCorrected)
    *others, last = change.tables
    forged = replace(change, tables=(*others, replace(last, seats=last.seats[::-1])))
    assert [one.code for one in differences((*steps, (forged,)))] == ["calls_differ"]


def test_who_checks_the_draw_names_a_mended_game_that_cannot_be_and_games_called_besides() -> None:
    desk = running(9, 5)
    ring_repairs.take(desk, ring_repairs.ring_outcome(desk.event, first_wrong(desk.event)))
    *steps, (change,) = desk.steps
    assert isinstance(change, d.ResultCorrected)
    playing = next(table for table in desk.event.rounds[0].tables if table.running)
    never = replace(change, table=playing.number, tables=(playing,))
    besides = d.TablesCalled(1, (), (playing.number,))
    for forged in ((never,), (change, besides)):
        assert [one.code for one in differences((*steps, forged))] == ["calls_differ"]


def test_only_a_ring_that_is_set_has_such_repairs() -> None:
    assert not list(ring_repairs.ring_repairs(desk_of("dual-ring", 5).event))
    swiss = desk_of("us-swiss", 8)
    rounds.pair(swiss)
    assert not list(ring_repairs.ring_repairs(swiss.event))
    over = running(4, 30)
    assert over.format.outlook(over.event).status == "finished"
    assert all(one.table for one in ring_repairs.ring_repairs(over.event))
