"""Rounds seated by hand."""

import pytest

from tests.builders.age_swiss import event_with, report, seated
from tests.builders.events import after_decision
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.age_swiss import FORMAT
from tourneydesk.present.messages import say


@pytest.fixture
def event() -> Event:
    """Round 2 of five players is posted: 1 and 3 have won, 5 had the bye."""
    event = seated(event_with("9 9 9 9 9", rounds=3), "1 beats 2\n3 beats 4\n5 bye")
    return seated(event, "1 meets 3\n5 meets 4\n2 bye")


def test_other_tables_are_taken_with_what_the_rules_would_say(event: Event) -> None:
    event = after_decision(FORMAT, event, d.PairForbidden((1, 5)))
    posted = event.rounds[-1]
    arranged = FORMAT.arrange(event, posted, ((4, 3), (1, 5)))
    assert [table.players for table in arranged.tables] == [(4, 3), (1, 5)]
    assert [(warning.code, warning.players) for warning in arranged.warnings] == [
        ("score_gap", (3, 4)),
        ("rematch", (3, 4)),
        ("forbidden_pair", (1, 5)),
    ]
    assert all(say(warning, event) for warning in arranged.warnings)
    assert [why.code for why in arranged.tables[0].reasons] == ["seated_by_hand"]


def test_tables_that_stay_keep_their_reasons(event: Event) -> None:
    posted = event.rounds[-1]
    arranged = FORMAT.arrange(event, posted, ((3, 1), (5, 4)))
    assert arranged.tables[0].players == (3, 1)
    assert arranged.tables[0].reasons == posted.tables[0].reasons
    assert arranged.warnings == ()


@pytest.mark.parametrize(
    ("seating", "code"),
    [
        (((1, 3), (4, 4)), "seated_twice"),
        (((1, 3),), "left_unseated"),
        (((1, 3), (4, 2)), "not_seated_here"),
        (((1, 3, 5), (4,)), "two_at_a_table"),
        (((1, 3, 4, 5),), "two_at_a_table"),
        (((1, 3), (4, 5), ()), "two_at_a_table"),
        ((), "left_unseated"),
    ],
)
def test_impossible_tables_are_refused(
    event: Event, seating: tuple[tuple[int, ...], ...], code: str
) -> None:
    with pytest.raises(Refused) as wrong:
        FORMAT.arrange(event, event.rounds[-1], seating)
    assert code in [problem.code for problem in wrong.value.problems]
    assert all(say(problem, event) for problem in wrong.value.problems)


def test_a_table_that_has_reported_stays(event: Event) -> None:
    event = report(event, (1, {"winner": 3}))
    with pytest.raises(Refused) as wrong:
        FORMAT.arrange(event, event.rounds[-1], ((1, 5), (3, 4)))
    assert [problem.code for problem in wrong.value.problems] == ["table_has_reported"]
    arranged = FORMAT.arrange(event, event.rounds[-1], ((3, 1), (4, 5)))
    assert arranged.tables[0] == event.rounds[-1].tables[0]
