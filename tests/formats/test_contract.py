"""The promises that every format keeps, one after another, over random events."""

from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.any_moment import one_step
from tests.builders.desks import desk_of
from tests.present.test_answers import AMISS
from tourneydesk.core.event import Bye, Event, Table
from tourneydesk.core.reasons import Refused
from tourneydesk.core.settings import defaults
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.practice import play
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present import messages
from tourneydesk.present.event_text import event_text
from tourneydesk.present.messages import say
from tourneydesk.present.paper_rebuild.lines import WHY_BYES
from tourneydesk.present.shows import show_of_format
from tourneydesk.present.state import outlook_shape, state

every_format = pytest.mark.parametrize("key", sorted(FORMATS))


def sayings(event: Event) -> Iterator[str]:
    """All that the program says about an event, in words."""
    for posted in event.rounds:
        for reason in posted.reasons:
            assert reason.rule, reason.code
            yield say(reason, event)
        holders: tuple[Table | Bye, ...] = (*posted.tables, *posted.byes)
        for holder in holders:
            for reason in holder.reasons:
                assert reason.rule, reason.code
                yield say(reason, event)
    for row in format_of(event).standings(event, None):
        for reason in row.reasons:
            assert reason.rule, reason.code
            yield say(reason, event)
    for advice in format_of(event).outlook(event).advice:
        yield say(advice, event)


def reads_well(texts: Iterable[str]) -> bool:
    """Whether nothing in these texts is left blank, unfinished or in the program's own words."""
    return all(text and not any(bad.search(text) for bad in AMISS.values()) for text in texts)


@every_format
def test_its_words_name_it_and_its_settings_have_defaults_that_work(key: str) -> None:
    fmt = FORMATS[key]
    assert fmt.key == key
    assert messages.text("format-name", key)
    for setting in fmt.settings:
        assert setting.takes(setting.default)
        assert say(setting.cannot(object()))
    assert set(defaults(fmt.settings)) == {setting.key for setting in fmt.settings}


@every_format
def test_what_it_says_of_its_kinds_of_round_fits_together(key: str) -> None:
    """The ring is said in four places, each for its own reader."""
    fmt, show = FORMATS[key], show_of_format(key)
    assert sorted(fmt.kinds) == sorted((*fmt.code.kinds, *fmt.code.later_kinds))
    assert {*fmt.ring_kinds, *fmt.extra_kinds} <= {*fmt.kinds}
    rings = (fmt.ring_kinds, fmt.correct, fmt.code.ring, show.ring)
    assert all(rings) or not any(rings)


@every_format
@pytest.mark.parametrize("players", [4, 5, 8, 9, 16, 27, 64])
def test_an_event_plays_to_its_end_and_can_be_paired_again(key: str, players: int) -> None:
    desk = desk_of(key, players)
    play(desk)
    outlook = desk.format.outlook(desk.event)
    assert outlook.status == "finished"
    assert outlook.winners
    assert outlook.needs == ()
    rows = desk.format.standings(desk.event, None)
    assert sorted(row.player for row in rows) == list(range(1, players + 1))
    assert [row.place for row in rows] == sorted(row.place for row in rows)
    assert {row.player for row in rows if row.place == 1} == set(outlook.winners)
    assert differences(desk.steps) == ()
    assert reads_well(sayings(desk.event))
    assert event_text(desk.event)
    assert state(desk.event)["status"] == "finished"


@every_format
def test_nothing_is_asked_of_an_empty_event_but_patience(key: str) -> None:
    desk = desk_of(key)
    assert desk.format.outlook(desk.event).status == "setup"
    assert desk.format.outlook(desk.event).next_kind
    assert outlook_shape(desk.event)["advice"]
    with pytest.raises(Refused):
        rounds.pair(desk)
    assert list(desk.format.standings(desk.event, None)) == []


@every_format
def test_the_next_round_waits_for_every_result(key: str) -> None:
    desk = desk_of(key, 20)
    rounds.pair(desk)
    with pytest.raises(Refused) as refused:
        rounds.pair(desk)
    assert say(refused.value.problems[0], desk.event)
    assert desk.format.outlook(desk.event).status == "waiting"


@every_format
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_random_days_keep_every_promise(key: str, data: st.DataObject) -> None:
    """Drops, returns, corrections, undo and redo anywhere: nobody out is seated, the outlook and
    the words never fail, and the journal tells the same story as the screen.
    """
    desk = desk_of(key, data.draw(st.integers(3, 22), label="players"))
    for _ in range(data.draw(st.integers(1, 40), label="steps")):
        before = desk.event
        refused = one_step(desk, data)
        if refused is not None:
            assert reads_well(say(problem, before) for problem in refused.problems)
            assert desk.event is before
        _keeps_its_promises(desk)
    assert Session(MemoryJournal(), desk.steps).event == desk.event
    assert differences(desk.steps) == ()


def _keeps_its_promises(desk: Session) -> None:
    event = desk.event
    outlook = desk.format.outlook(event)
    posted = event.current
    if outlook.status == "waiting":
        assert posted is not None
        assert outlook.needs == posted.missing
    assert {bye.why for posted_round in event.rounds for bye in posted_round.byes} <= {*WHY_BYES}
    rows = desk.format.standings(event, None)
    assert sorted(row.player for row in rows) == [player.id for player in event.players]
    assert reads_well(sayings(event))
    state(event)


@every_format
def test_an_event_of_any_format_opens_with_every_setting_named(key: str) -> None:
    event = desk_of(key, 4).event
    assert set(event.settings) == {setting.key for setting in FORMATS[key].settings}
