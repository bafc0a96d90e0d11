"""Drawing a round again: counted, kept, undone, and checkable by anybody."""

from fractions import Fraction
from typing import Any

import pytest

from tests.builders.desks import desk_of, written
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.journal.replay import ReplayError, replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.history import name_of_step
from tourneydesk.desk.practice import play
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.event_text import event_text
from tourneydesk.present.messages import say
from tourneydesk.present.state import state

every_format = pytest.mark.parametrize("key", sorted(FORMATS))


@every_format
def test_each_redraw_is_the_next_lot_of_the_same_seed_and_can_be_checked(key: str) -> None:
    desk = desk_of(key, 12)
    rounds.redraw(desk, "the brothers drew each other")
    rounds.redraw(desk, "one came late")
    made = rounds.pair(desk)
    assert (made.seed, made.label) == ("seed", "round 1, redraw 2")
    before = replay(desk.steps[:-1])
    again = FORMATS[key].propose(before, Draw("seed", "round 1, redraw 2"))
    assert again.tables == made.tables
    assert differences(desk.steps) == ()


def test_the_first_draw_and_the_next_are_not_the_same() -> None:
    first, second = desk_of("dual-ring", 30), desk_of("dual-ring", 30)
    rounds.redraw(second, "why not")
    assert rounds.pair(first).tables != rounds.pair(second).tables


def test_how_often_a_round_was_drawn_outlives_closing_and_stays_with_the_round() -> None:
    journal = MemoryJournal()
    desk = desk_of("strikes", 9, journal)
    rounds.redraw(desk, "dice fell off the table")
    desk = Session(MemoryJournal(), written(journal))
    assert desk.event.redraws == ("dice fell off the table",)
    assert rounds.round_label(desk.event) == "round 1, redraw 1"
    rounds.pair(desk)
    assert desk.event.redraws == ()
    assert desk.event.rounds[0].redraws == ("dice fell off the table",)
    named = messages.text("head-round-kind-redrawn", round=1, kind="random", times=2)
    assert named in event_text(desk.event)
    shape: Any = state(desk.event)
    assert shape["rounds"][0]["redraws"] == ["dice fell off the table"]


def test_undo_takes_a_redraw_back_and_gives_the_draw_before() -> None:
    desk = desk_of("dual-ring", 20)
    first = rounds.proposal(desk.event)
    rounds.redraw(desk, "a slip")
    assert rounds.proposal(desk.event) != first
    assert say(name_of_step(desk.undo()), desk.event) == messages.text(
        "step-redrawn", round=1, why="a slip"
    )
    assert rounds.proposal(desk.event) == first
    desk.redo()
    assert desk.event.redraws == ("a slip",)


def test_the_round_after_begins_with_a_first_draw_again() -> None:
    desk = desk_of("strikes", 9)
    rounds.redraw(desk, "x")
    rounds.pair(desk)
    for table in desk.event.rounds[0].tables:
        scores = {str(player): Fraction(player) for player in table.players}
        rounds.report(desk, table.number, {"scores": scores})
    assert rounds.pair(desk).label == "round 2"


def test_a_seed_for_one_round_is_drawn_again_too() -> None:
    desk = desk_of("dual-ring", 12)
    rounds.redraw(desk, "x")
    made = rounds.pair(desk, "dice 3 5 1")
    assert (made.seed, made.label) == ("dice 3 5 1", "round 1, redraw 1")
    assert differences(desk.steps) == ()


@pytest.mark.parametrize("why", ["", "  ", "two\nlines", "x" * 201])
def test_a_redraw_needs_a_line_of_why(why: str) -> None:
    desk = desk_of("dual-ring", 12)
    before = desk.event
    with pytest.raises(Refused) as refused:
        rounds.redraw(desk, why)
    assert say(refused.value.problems[0], desk.event)
    assert desk.event is before


@every_format
def test_what_cannot_be_drawn_cannot_be_drawn_again(key: str) -> None:
    for desk in (desk_of(key), desk_of(key, 12)):
        if desk.event.players:
            rounds.pair(desk)
        with pytest.raises(Refused) as refused:
            rounds.redraw(desk, "x")
        assert [problem.code for problem in refused.value.problems] == ["nothing_to_redraw"]


def test_a_finished_event_has_nothing_to_draw_again() -> None:
    desk = desk_of("dual-ring", 5)
    play(desk)
    with pytest.raises(Refused):
        rounds.redraw(desk, "x")


def test_verify_names_a_round_that_says_nothing_of_its_redraw() -> None:
    desk = desk_of("dual-ring", 12)
    made = FORMATS["dual-ring"].propose(desk.event, Draw("seed", "round 1, redraw 7"))
    desk.take(d.RoundPosted(made))
    (found,) = differences(desk.steps)
    assert found.code == "other_draw"
    assert "“round 1, redraw 7”" in say(found, desk.event)
    assert "“round 1”" in say(found, desk.event)


def test_a_journal_that_draws_another_round_than_the_next_again_tells_no_story() -> None:
    desk = desk_of("dual-ring", 12)
    with pytest.raises(ReplayError, match="round 3 is drawn again after 0"):
        replay([*desk.steps, (d.RoundRedrawn(3, "x"),)])
