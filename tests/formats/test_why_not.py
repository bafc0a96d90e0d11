"""Of any two in any posted round a format says why they did not meet, in every language."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import made_up_result
from tourneydesk.desk.session import Session
from tourneydesk.desk.why_not import why_not
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import Saying, say, use_language
from tourneydesk.present.messages.languages import language_keys

STEPS = ["pair", "pair", "report", "report all", "report all", "drop", "forbid"]

every_format = pytest.mark.parametrize("key", sorted(FORMATS))


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use_language("en")


@every_format
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_any_two_of_a_round_have_an_answer_in_words(key: str, data: st.DataObject) -> None:
    desk = desk_of(key, data.draw(st.integers(3, 16), label="players"))
    for step in data.draw(st.lists(st.sampled_from(STEPS), max_size=14), label="steps"):
        try:
            _step(desk, step, data.draw(st.integers(0, 1000), label="which"))
        except Refused:
            continue
    for posted in desk.event.rounds:
        seated = sorted({player for table in posted.tables for player in table.players})
        for _ in range(3):
            one, other = data.draw(
                st.lists(st.sampled_from(seated), min_size=2, max_size=2, unique=True), label="two"
            )
            _reads_well(desk, posted.number, one, other)


def _reads_well(desk: Session, number: int, one: int, other: int) -> None:
    event = desk.event
    tables = event.rounds[number - 1].tables
    if desk.format.key != "dual-ring" and any({one, other} <= set(at.players) for at in tables):
        with pytest.raises(Refused) as refused:
            why_not(desk.steps, number, one, other)
        assert [problem.code for problem in refused.value.problems] == ["they_met"]
        _in_every_language(event, *refused.value.problems)
        return
    said = why_not(desk.steps, number, one, other)
    assert said
    assert said == why_not(desk.steps, number, one, other), "the answer is always the same"
    assert {player for reason in said for player in reason.players} <= set(
        range(1, len(event.players) + 1)
    )
    _in_every_language(event, *said)


def _in_every_language(event: Event, *sayings: Saying) -> None:
    for language in language_keys():
        use_language(language)
        for saying in sayings:
            text = say(saying, event)
            assert text.endswith(".")
            assert not {"{", "}", "|"} & set(text)
    use_language("en")


def _step(desk: Session, what: str, which: int) -> None:
    event = desk.event
    player = which % len(event.players) + 1
    match what:
        case "pair":
            rounds.pair(desk)
        case "report" if event.rounds and event.rounds[-1].missing:
            missing = event.rounds[-1].missing
            _report(desk, missing[which % len(missing)])
        case "report all" if event.rounds and event.rounds[-1].kind != "ring":
            for number in event.rounds[-1].missing:
                _report(desk, number)
        case "drop":
            desk.take(d.PlayerDropped(player))
        case "forbid":
            other = (player + which // 20) % len(event.players) + 1
            desk.take(d.PairForbidden((player, other)))


def _report(desk: Session, number: int) -> None:
    posted = desk.event.rounds[-1]
    table = posted.table(number)
    assert table is not None
    made = made_up_result(desk.event, table, Draw(str(desk.event.moment), "result"))
    desk.take(d.ResultRecorded(posted.number, number, made))
