"""What is said at a table, what is behind Details, and what is said once on the round."""

import re
from fractions import Fraction

import pytest

from tests.builders.desks import desk_of
from tests.builders.events import event_of
from tests.message_files import messages
from tourneydesk.core.event import Event, Player, Round, Seat, Table
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.desk.practice import play
from tourneydesk.formats import FORMATS
from tourneydesk.present.explain import (
    MOST,
    Explanation,
    explain_player,
    explain_table,
    reasons_for_table,
    round_texts,
)
from tourneydesk.present.messages import say
from tourneydesk.present.shows import show_of_format

every_format = pytest.mark.parametrize("key", sorted(FORMATS))
NAMES = ("St. John Mr. Smith Jr.", "Dr. A. B. Sanders")


def explanations(event: Event) -> list[Explanation]:
    return [
        *(explain_table(event, one, table.number) for one in event.rounds for table in one.tables),
        *(explain_player(event, one, bye.player) for one in event.rounds for bye in one.byes),
    ]


def sentences(texts: tuple[str, ...]) -> int:
    """How many sentences; the players of simulated events are P1, P2 …"""
    return sum(len(re.findall(r"[.!?](?:\s|$)", text)) for text in texts)


@every_format
@pytest.mark.parametrize("players", [9, 23, 42])
def test_a_table_of_a_simulated_event_says_one_to_three_sentences(key: str, players: int) -> None:
    desk = desk_of(key, players)
    play(desk)
    found = explanations(desk.event)
    assert found
    assert {sentences(one.said) for one in found} <= set(range(1, MOST + 1))


@every_format
def test_nothing_recorded_is_lost_between_the_levels(key: str) -> None:
    desk = desk_of(key, 23)
    play(desk)
    event = desk.event
    for posted in event.rounds:
        for table in posted.tables:
            found = explain_table(event, posted, table.number)
            shown = (*found.said, *found.details)
            texts = {say(one, event) for one in reasons_for_table(posted, table.number)}
            assert texts <= set(shown)
            assert len(set(shown)) == len(shown)


@every_format
def test_what_is_true_of_the_round_is_said_once_and_names_nobody(key: str) -> None:
    desk = desk_of(key, 23)
    play(desk)
    for posted in desk.event.rounds:
        texts = round_texts(desk.event, posted)
        assert texts
        assert len(set(texts)) == len(texts)
        assert not [text for text in texts if re.search(r"\bP\d+\b", text)]


@every_format
def test_the_levels_of_a_format_are_about_its_own_reasons(key: str) -> None:
    show = show_of_format(key)
    assert not show.round_reasons & show.detail_reasons
    said = messages("en").keys()
    for code in show.round_reasons | show.detail_reasons:
        assert f"{key}-{code.replace('_', '-')}" in said


def test_a_reason_that_would_be_too_long_moves_to_the_details_whole() -> None:
    both = (1, 2)
    points: dict[str, Fact] = {"points": Fraction(1), "other_points": Fraction(1), "place": 2}
    facts: dict[str, Fact] = {"size": 3, "limit": 80, "after": 0, "before": 2}
    reasons = (
        Reason("same_score_opponents", "", both, points),
        Reason("switched_to_alternate", "", (*both, 1, 2), facts),
        Reason("both_get_due_colours", "", both),
    )
    posted = Round(1, "swiss", (Table(1, (Seat(1), Seat(2)), reasons),))
    event = event_of(FORMATS["us-swiss"], [Player(at, one) for at, one in enumerate(NAMES, 1)])
    found = explain_table(event, posted, 1)
    assert found.said == (say(reasons[0], event),)
    assert found.details[:2] == (say(reasons[1], event), say(reasons[2], event))
    assert len(found.details) == 3


def test_periods_in_names_are_no_ends_of_sentences() -> None:
    reasons = (
        Reason("both_get_due_colours", "", (1, 2)),
        Reason("first_colours", "", (1, 2)),
        Reason("one_gets_due_colour", "", (1, 2), {"colour": "White"}),
    )
    posted = Round(1, "swiss", (Table(1, (Seat(1), Seat(2)), reasons),))
    event = event_of(FORMATS["us-swiss"], [Player(at, one) for at, one in enumerate(NAMES, 1)])
    assert len(explain_table(event, posted, 1).said) == 3
