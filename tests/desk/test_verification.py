"""Verifying steps that hold several decisions of the organizer."""

from dataclasses import replace

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core import decisions as d
from tourneydesk.desk import rounds
from tourneydesk.desk.event_details import change_details
from tourneydesk.desk.players import change
from tourneydesk.desk.verification import differences
from tourneydesk.formats import FORMATS


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_ages_that_follow_from_another_first_day_are_no_difference(key: str) -> None:
    desk = desk_of(key, 8)
    change(desk, 1, {"birth": "2010-06-01"})
    change_details(desk, {"begin": "2026-05-01"})
    step = change_details(desk, {"begin": "2026-07-01"})
    assert len(step) > 1
    rounds.pair(desk)
    assert differences(desk.steps) == ()


def test_several_withdrawals_in_one_step_of_a_ring_are_verified_with_their_games() -> None:
    desk = desk_of("dual-ring", 8)
    rounds.pair(desk)
    step = desk.take(d.PlayerDropped(1), d.PlayerDropped(5))
    calls = [at for at, one in enumerate(step) if isinstance(one, d.TablesCalled)]
    assert len(calls) == 2
    assert differences(desk.steps) == ()
    for at in calls:
        without = (*step[:at], *step[at + 1 :])
        assert [one.code for one in differences((*desk.steps[:-1], without))] == ["calls_differ"]
    called = step[calls[1]]
    assert isinstance(called, d.TablesCalled)
    other = (*step[: calls[1]], replace(called, stopped=()))
    assert [one.code for one in differences((*desk.steps[:-1], other))] == ["calls_differ"]


def test_games_that_nobody_had_to_call_are_a_difference_at_the_end_of_a_step_too() -> None:
    desk = desk_of("dual-ring", 8)
    rounds.pair(desk)
    step = change_details(desk, {"venue": "Hall 2"})
    stopped = d.TablesCalled(1, stopped=(desk.event.rounds[0].tables[0].number,))
    found = differences((*desk.steps[:-1], (*step, stopped)))
    assert [one.code for one in found] == ["calls_differ"]


def test_a_first_day_before_a_birth_leaves_the_age_as_it_is() -> None:
    desk = desk_of("age-swiss", 4)
    change_details(desk, {"begin": "2026-05-01"})
    change(desk, 1, {"birth": "2010-06-01"})
    change_details(desk, {"begin": "2006-05-01"})
    assert desk.event.player(1).age == 15
