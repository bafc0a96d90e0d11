"""What the rules say against a decision, reports, and tables seated by hand."""

from fractions import Fraction
from typing import Any

import pytest

from tests.builders.events import after_decision, event_of, posted, reported
from tests.builders.strikes import event_after
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import ByeRequest, Event
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import ScoreResult
from tourneydesk.core.settings import chosen
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.formats.strikes.settings import SETTINGS
from tourneydesk.present import messages
from tourneydesk.present.messages import say

FIRST = ({1: 9, 2: 7, 3: 5, 4: 3}, {5: 9, 6: 7, 7: 5, 8: 3})


def setting(event: Event, **settings: Any) -> Event:
    return after_decision(FORMAT, event, d.SettingsChosen(chosen(SETTINGS, settings)))


def codes(caught: pytest.ExceptionInfo[Refused], event: Event) -> list[str]:
    assert all(say(problem, event) for problem in caught.value.problems)
    return [problem.code for problem in caught.value.problems]


# Settings


def test_three_and_two_can_be_chosen_together_with_a_game_that_works_with_two() -> None:
    event = setting(
        event_of(FORMAT, 5), five_left="three_and_two", largest_table=4, works_with_two=True
    )
    assert [len(table.seats) for table in posted(FORMAT, event).rounds[0].tables] == [3, 2]


@pytest.mark.parametrize(
    ("before", "then"),
    [
        ({"largest_table": 4}, {"five_left": "three_and_two"}),
        ({"five_left": "three_and_two"}, {"largest_table": 4}),
        (
            {"largest_table": 4, "works_with_two": True, "five_left": "three_and_two"},
            {"works_with_two": False},
        ),
    ],
)
def test_three_and_two_in_a_game_that_does_not_work_with_two_is_refused(
    before: dict[str, Any], then: dict[str, Any]
) -> None:
    event = event_of(FORMAT, 5, **before)
    with pytest.raises(Refused) as caught:
        setting(event, **then)
    assert codes(caught, event) == ["three_and_two_without_two"]
    opened = d.EventOpened("strikes", "x", "s", {**event.settings, **chosen(SETTINGS, then)})
    assert [problem.code for problem in FORMAT.problems(event, opened)] == codes(caught, event)


def test_three_and_two_from_elsewhere_without_a_game_for_two_makes_four_and_a_bye() -> None:
    event = event_of(FORMAT, 5, largest_table=4, five_left="three_and_two")
    assert "three_and_two_needs_two" in [entry.code for entry in FORMAT.outlook(event).advice]
    assert [len(table.seats) for table in posted(FORMAT, event).rounds[0].tables] == [4]


def test_three_and_two_with_tables_of_five_is_taken_with_a_word_that_it_does_nothing() -> None:
    event = setting(event_of(FORMAT, 5), five_left="three_and_two")
    assert "five_left_unused" in [entry.code for entry in FORMAT.outlook(event).advice]


def test_the_elimination_level_is_fixed_once_round_one_is_posted() -> None:
    event = setting(event_of(FORMAT, 8), elimination_level=47)
    event = posted(FORMAT, event)
    with pytest.raises(Refused) as caught:
        setting(event, elimination_level=35)
    assert codes(caught, event) == ["level_fixed"]
    assert setting(event, elimination_level=47, seating="dealt_30", works_with_two=True)


# Reports


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({"scores": {"1": 9, "2": 7, "3": 5}}, "score_missing"),
        ({"scores": {"1": 9, "2": 7, "3": 5, "4": 3}, "withdrawn": [4]}, "score_of_withdrawn"),
        ({"scores": {"1": 9, "2": 7, "3": 5, "9": 3}}, "not_at_this_table"),
        ({"scores": {"1": 9, "2": 7, "3": 5, "4": "many"}}, "not_a_number"),
        ({"scores": {"1": 9, "2": 7, "3": 5, "4": True}}, "not_a_number"),
        ({"scores": {"1": 9, "2": 7, "3": 5, "4": None}}, "not_a_number"),
        ({"scores": {"1": 9, "2": 7, "3": 5}, "withdrawn": [4, 4]}, "player_named_twice"),
        ({"scores": [9, 7, 5, 3]}, "result_part_not_by_player"),
        ({"places": {"1": 1}}, "result_part_unknown"),
        ({}, "score_missing"),
    ],
)
def test_a_report_that_cannot_be_so_is_refused(raw: dict[str, object], code: str) -> None:
    event = event_after(8, FIRST)
    table = event.rounds[0].tables[0]
    with pytest.raises(Refused) as caught:
        FORMAT.read_result(event, event.rounds[0], table, raw)
    assert codes(caught, event) == [code]


def test_a_report_holds_scores_of_any_sign_and_who_left() -> None:
    event = event_after(8, FIRST)
    raw = {"scores": {"1": -5, "2": Fraction(5, 2), "4": 0}, "withdrawn": ["3"]}
    found = FORMAT.read_result(event, event.rounds[0], event.rounds[0].tables[0], raw)
    assert found == ScoreResult({1: Fraction(-5), 2: Fraction(5, 2), 4: Fraction(0)}, (3,))


def test_an_old_result_is_corrected_not_cleared() -> None:
    event = posted(FORMAT, event_after(8, FIRST))
    with pytest.raises(Refused) as caught:
        after_decision(FORMAT, event, d.ResultCleared(1, 1))
    assert codes(caught, event) == ["old_result_cleared"]
    raw = {"scores": {"1": 1, "2": 2, "3": 3, "4": 4}}
    assert FORMAT.standings(reported(FORMAT, event, 1, raw, round=1), 1)[0].player == 4
    assert FORMAT.outlook(
        after_decision(FORMAT, event_after(8, FIRST), d.ResultCleared(1, 1))
    ).needs == (1,)


def test_there_are_no_byes_on_request() -> None:
    event = event_of(FORMAT, 8)
    with pytest.raises(Refused) as caught:
        after_decision(FORMAT, event, d.ByeRequested(ByeRequest(1, 1, Fraction(0))))
    assert codes(caught, event) == ["no_byes_on_request"]


def test_nobody_is_dropped_out_of_the_last_game_of_two() -> None:
    event = event_after(3, [{1: 9, 2: 9, 3: None}], works_with_two=True)
    event = posted(FORMAT, event)
    assert event.rounds[-1].kind == "playoff"
    with pytest.raises(Refused) as caught:
        after_decision(FORMAT, event, d.PlayerDropped(1))
    assert codes(caught, event) == ["drop_in_last_game"]


# Seating by hand


def split_round() -> Event:
    """Round 2 of eight: 1, 5, 2, 6 (0 and 8 strikes) in G1, the others in G2."""
    event = posted(FORMAT, event_after(8, FIRST))
    assert [sorted(table.players) for table in event.rounds[1].tables] == [
        [1, 2, 5, 6],
        [3, 4, 7, 8],
    ]
    return event


def test_seating_by_hand_warns_of_rematches_groups_and_players_not_to_meet() -> None:
    event = advance(split_round(), (d.PairForbidden((5, 4)),))
    arranged = FORMAT.arrange(event, event.rounds[1], ((1, 2, 7, 6), (3, 4, 5, 8)))
    assert all(say(warning, event) for warning in arranged.warnings)
    assert [(warning.code, warning.players) for warning in arranged.warnings] == [
        ("rematch", (1, 2)),
        ("rematch", (6, 7)),
        ("score_gap", (1, 2, 7, 6)),
        ("rematch", (3, 4)),
        ("rematch", (5, 8)),
        ("forbidden_pair", (4, 5)),
        ("score_gap", (3, 4, 5, 8)),
    ]
    assert [table.players for table in arranged.tables] == [(1, 2, 7, 6), (3, 4, 5, 8)]
    assert all(table.reasons[0].code == "seated_by_hand" for table in arranged.tables)
    assert advance(event, (d.PairingsChanged(2, arranged.tables),)).rounds[1].missing == (1, 2)


def test_a_table_left_as_it_was_keeps_its_reasons() -> None:
    event = split_round()
    tables = event.rounds[1].tables
    seating = tuple(tuple(reversed(table.players)) for table in tables)
    assert FORMAT.arrange(event, event.rounds[1], seating).tables == tables


@pytest.mark.parametrize(
    ("seating", "code"),
    [
        (((1, 2, 5, 5), (3, 4, 7, 8)), "seated_twice without_a_seat"),
        (((1, 2, 5), (3, 4, 7, 8)), "without_a_seat"),
        (((1, 2, 5, 9), (3, 4, 7, 8)), "not_in_this_round without_a_seat"),
        (((1, 2, 5, 6, 3), (4, 7, 8)), "other_table_sizes"),
        (((1, 2), (5, 6), (3, 4), (7, 8)), "other_table_sizes"),
        ((), "without_a_seat"),
    ],
)
def test_impossible_seating_is_refused(seating: tuple[tuple[int, ...], ...], code: str) -> None:
    event = split_round()
    with pytest.raises(Refused) as caught:
        FORMAT.arrange(event, event.rounds[1], seating)
    assert codes(caught, event) == code.split()


def test_a_table_with_its_result_is_not_seated_anew() -> None:
    event = event_after(8, FIRST)
    with pytest.raises(Refused) as caught:
        FORMAT.arrange(event, event.rounds[0], ((1, 2, 3, 5), (4, 6, 7, 8)))
    assert codes(caught, event) == ["table_has_result", "table_has_result"]


# Asking for a round


@pytest.mark.parametrize("players", [0, 1, 2])
def test_below_three_players_the_event_waits_for_players(players: int) -> None:
    event = event_of(FORMAT, players)
    outlook = FORMAT.outlook(event)
    assert outlook.status == "setup"
    assert outlook.advice[0].code == "cannot_seat"
    assert outlook.advice[0].facts == {"players": players, "counts_that_work": (3, 4)}
    assert all(say(entry, event) for entry in outlook.advice)
    with pytest.raises(Refused) as caught:
        FORMAT.propose(event, Draw("s", "round 1"))
    assert codes(caught, event) == ["cannot_seat"]


def test_no_round_is_made_while_tables_are_to_report() -> None:
    event = posted(FORMAT, event_of(FORMAT, 8))
    with pytest.raises(Refused) as caught:
        posted(FORMAT, event)
    assert codes(caught, event) == ["results_missing"]
    assert caught.value.problems[0].facts == {"tables": (1, 2)}


@pytest.mark.parametrize(
    ("level", "words"),
    [
        (23, messages.text("expected-rounds", "strikes", level=23, rounds=5)),
        (35, messages.text("expected-rounds", "strikes", level=35, rounds=6)),
        (47, messages.text("expected-rounds", "strikes", level=47, rounds=7)),
        (40, messages.text("expected-rounds-between", "strikes", level=40, low=6, high=7)),
        (1, messages.text("expected-rounds-fewer", "strikes", level=1, known=23, rounds=5)),
        (99, messages.text("expected-rounds-more", "strikes", level=99, known=47, rounds=7)),
    ],
)
def test_the_outlook_says_about_how_many_rounds_to_expect(level: int, words: str) -> None:
    event = event_of(FORMAT, 20, elimination_level=level)
    outlook = FORMAT.outlook(event)
    assert (outlook.status, outlook.next_kind, outlook.rounds_planned) == ("ready", "random", None)
    assert [say(entry, event) for entry in outlook.advice] == [words]
