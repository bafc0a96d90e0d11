"""Results tried: what would be is what is, once they are really recorded; nothing is kept."""

from contextlib import suppress

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tourneydesk.core.draw import Draw
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import made_up_result, play
from tourneydesk.desk.what_if import TrialResult, event_with_trials, with_trial, without_trial
from tourneydesk.formats import FORMATS
from tourneydesk.present.state import result_shape


@pytest.mark.parametrize("key", sorted(FORMATS))
@settings(max_examples=8)
@given(data=st.data())
def test_what_would_be_is_what_comes_when_it_is_recorded(key: str, data: st.DataObject) -> None:
    desk = desk_of(key, data.draw(st.sampled_from([8, 9, 10, 12])))
    with suppress(Refused):  # too few may be left to seat after somebody has withdrawn
        play(desk, data.draw(st.integers(0, 2)))
        rounds.pair(desk)
    assume(desk.event.rounds)
    before, steps = desk.event, desk.steps
    tries: tuple[TrialResult, ...] = ()
    now = before
    for turn in range(data.draw(st.integers(1, 3))):
        posted = now.rounds[-1]
        if not posted.missing:
            break
        number = data.draw(st.sampled_from(posted.missing))
        table = posted.table(number)
        assert table is not None
        raw = result_shape(made_up_result(now, table, Draw(str(turn), "tried")))
        tries = with_trial(before, tries, posted.number, number, raw)
        now, held = event_with_trials(before, tries)
        assert held == tries
    assert desk.event is before
    assert desk.steps == steps
    for one in tries:
        rounds.report(desk, one.table, result_shape(one.result), one.round)
    assert desk.event == now
    assert list(desk.format.standings(desk.event, None)) == list(desk.format.standings(now, None))


def test_a_second_try_at_a_table_takes_the_place_of_the_first() -> None:
    desk = desk_of("us-swiss", 4)
    rounds.pair(desk)
    white, black = desk.event.rounds[0].tables[0].players
    tries = with_trial(desk.event, (), 1, 1, {"winner": white})
    tries = with_trial(desk.event, tries, 1, 1, {"winner": black})
    assert [one.result.winner for one in tries] == [black]
    assert without_trial(tries, 1, 1) == ()


def test_a_try_gives_way_to_the_result_that_comes_in() -> None:
    desk = desk_of("us-swiss", 4)
    rounds.pair(desk)
    white, black = desk.event.rounds[0].tables[0].players
    tries = with_trial(desk.event, (), 1, 1, {"winner": white})
    rounds.report(desk, 1, {"winner": black})
    assert event_with_trials(desk.event, tries) == (desk.event, ())


def test_what_the_rules_refuse_is_not_tried_either() -> None:
    desk = desk_of("dual-ring", 4)
    rounds.pair(desk)
    with pytest.raises(Refused):
        with_trial(desk.event, (), 1, 1, {"forfeit": [1]})


def test_a_table_that_only_a_try_had_called_goes_with_it() -> None:
    desk = desk_of("dual-ring", 5)
    rounds.pair(desk)
    winner = desk.event.rounds[0].tables[0].players[0]
    tries = with_trial(desk.event, (), 1, 1, {"winner": winner})
    now, _ = event_with_trials(desk.event, tries)
    called = now.rounds[0].tables[-1]
    assert called.number == 6
    tries = with_trial(desk.event, tries, 1, 6, {"winner": called.players[0]})
    assert len(tries) == 2
    assert event_with_trials(desk.event, without_trial(tries, 1, 1)) == (desk.event, ())
