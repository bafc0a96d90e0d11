"""A report that cannot be is refused with the table, the players and the figures that are wrong."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tests.builders.events import event_of, posted
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import say

TWO = Table(3, (Seat(4), Seat(7)))
BOARD = Table(2, tuple(Seat(player) for player in (5, 1, 9, 3)))
HERE = {"table": 3}


def event_with(key: str, table: Table, **settings: Any) -> Event:
    """An event where this table sits alone in round 1."""
    event = event_of(FORMATS[key], 10, **settings)
    made = posted(FORMATS[key], event).rounds[-1]
    return advance(event, (d.RoundPosted(replace(made, tables=(table,), byes=())),))


def read(key: str, table: Table, raw: Mapping[str, object], **settings: Any) -> Result | Problem:
    """What a format reads from a report: the result, or the first problem."""
    event = event_with(key, table, **settings)
    current = event.current
    assert isinstance(current, Round)
    try:
        return FORMATS[key].read_result(event, current, table, raw)
    except Refused as refused:
        return refused.problems[0]


def games(won: int, lost: int, drawn: int = 0) -> Mapping[str, object]:
    return {"won": {"4": won, "7": lost}, "drawn": drawn}


def played(won: int, lost: int, drawn_games: int, winner: int | None) -> MatchResult:
    return MatchResult(winner, winner is None, (), {4: won, 7: lost}, drawn_games)


@pytest.mark.parametrize(
    ("most", "raw", "result"),
    [
        (3, {"winner": 4, "games": games(2, 1)}, played(2, 1, 0, winner=4)),
        (3, {"winner": 4, "games": games(1, 0)}, played(1, 0, 0, winner=4)),
        (3, {"winner": 7, "games": games(1, 2, 2)}, played(1, 2, 2, winner=7)),
        (3, {"draw": True, "games": games(1, 1, 3)}, played(1, 1, 3, winner=None)),
        (5, {"winner": 7, "games": games(2, 3)}, played(2, 3, 0, winner=7)),
        (1, {"draw": True, "games": games(0, 0, 1)}, played(0, 0, 1, winner=None)),
        (1, {"winner": 4, "games": games(1, 0)}, played(1, 0, 0, winner=4)),
    ],
)
def test_age_swiss_the_games_of_a_match_may_be_these(
    most: int, raw: Mapping[str, object], result: MatchResult
) -> None:
    assert read("age-swiss", TWO, raw, games_per_match=most) == result


@pytest.mark.parametrize(
    ("most", "winner", "counted", "code"),
    [
        (3, 4, (3, 0, 0), "too_many_games"),
        (3, 4, (2, 2, 0), "too_many_games"),
        (3, 4, (2, 1, 3), "too_many_games"),
        (5, 7, (1, 4, 0), "too_many_games"),
        (1, 4, (1, 0, 1), "one_game_a_match"),
        (1, 4, (2, 0, 0), "one_game_a_match"),
        (3, 4, (1, 2, 0), "games_do_not_fit"),
        (3, 4, (1, 1, 0), "games_do_not_fit"),
        (3, 7, (1, 0, 0), "games_do_not_fit"),
    ],
)
def test_age_swiss_games_that_cannot_be_are_named_with_their_counts(
    most: int, winner: int, counted: tuple[int, int, int], code: str
) -> None:
    won, lost, drawn = counted
    raw = {"winner": winner, "games": games(*counted)}
    facts: dict[str, int] = {"table": 3, "won": won, "lost": lost, "drawn": drawn}
    if code != "games_do_not_fit":
        facts |= {"games": most, "wins": (most + 1) // 2}
    found = read("age-swiss", TWO, raw, games_per_match=most)
    assert found == Problem(code, (4, 7), facts)


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        ({"forfeit": [4]}, Problem("no_forfeits", (4, 7), HERE)),
        ({"winner": 4, "games": games(1, 0)}, Problem("one_game_a_table", (4, 7), HERE)),
        (
            {"winner": 4, "score": 1},
            Problem("result_part_unknown", facts={"unknown": "score", "known": "winner, draw"}),
        ),
    ],
)
def test_dual_ring_a_game_has_a_winner_or_is_drawn(
    raw: Mapping[str, object], problem: Problem
) -> None:
    assert read("dual-ring", TWO, raw) == problem


def test_dual_ring_what_was_left_empty_is_no_report_of_it() -> None:
    raw = {"winner": 7, "forfeit": [], "games": {}}
    assert read("dual-ring", TWO, raw) == MatchResult(winner=7)


@pytest.mark.parametrize(
    ("raw", "result"),
    [
        (
            {"scores": {"1": 2, "5": 7, "3": 1}, "withdrawn": [9]},
            ScoreResult({5: Fraction(7), 1: Fraction(2), 3: Fraction(1)}, (9,)),
        ),
        ({"withdrawn": [3, 9, 5, 1]}, ScoreResult({}, (5, 1, 9, 3))),
        (
            {"scores": {"1": 2, "5": 7, "3": 1, "9": 4}, "withdrawn": [9]},
            Problem("score_of_withdrawn", (9,), {"table": 2}),
        ),
        ({"scores": {"5": 7, "3": 1}}, Problem("score_missing", (1, 9), {"table": 2})),
        (
            {"scores": {"5": 7, "1": "x", "9": 1, "3": 1}},
            Problem("not_a_number", (1,), {"part": "Score", "value": "“x”"}),
        ),
        (
            {"points": {}},
            Problem(
                "result_part_unknown", facts={"unknown": "points", "known": "scores, withdrawn"}
            ),
        ),
    ],
)
def test_strikes_everyone_has_a_score_or_has_left(
    raw: Mapping[str, object], result: object
) -> None:
    assert read("strikes", BOARD, raw) == result


PLACED = {5: 1, 1: 2, 9: 3, 3: 4}
FIGURES = {str(player): 1 for player in (1, 3, 5, 9)}


@pytest.mark.parametrize(
    ("places", "more", "problem"),
    [
        ({5: 1, 1: 2, 9: 3}, {}, Problem("place_missing", (3,))),
        ({5: 1, 1: 2, 9: 3, 3: 4}, {"withdrawn": [9]}, Problem("placed_and_withdrawn", (9,))),
        ({5: 1, 1: 2, 9: 2, 3: 4}, {}, Problem("place_shared", (1, 9), {"place": 2})),
        (
            {5: 1, 1: 4, 9: 3},
            {"withdrawn": [3]},
            Problem("place_skipped", facts={"place": 2, "finished": 3}),
        ),
        ({5: 1, 1: 2, 9: 3, 3: 4}, {"energy": {"5": 1, "9": 0}}, Problem("energy_missing", (1, 3))),
        (
            {5: 1, 1: 2, 9: 3, 3: 4},
            {"game_points": {"5": 1}},
            Problem("game_points_missing", (1, 9, 3)),
        ),
        (
            {5: 1, 1: 5, 9: 3, 3: 4},
            {},
            Problem(
                "not_a_whole_number", (1,), {"part": "Place", "value": "5", "low": 1, "high": 4}
            ),
        ),
        (
            {5: 1, 1: 2, 9: 3, 3: 4},
            {"energy": {**FIGURES, "9": -1}},
            Problem(
                "not_a_whole_number",
                (9,),
                {"part": "Energy left", "value": "-1", "low": 0, "high": 10**9},
            ),
        ),
    ],
)
def test_risk_a_board_is_placed_without_gaps_and_has_its_figures(
    places: Mapping[int, int], more: Mapping[str, object], problem: Problem
) -> None:
    raw = {
        "places": {str(player): place for player, place in places.items()},
        "game_points": FIGURES,
        "energy": FIGURES,
        **more,
    }
    assert read("risk-swiss", BOARD, raw) == problem


@pytest.mark.parametrize(
    ("key", "table", "result", "problem"),
    [
        ("age-swiss", TWO, BoardResult({4: 1, 7: 2}), "match_result_unclear"),
        ("age-swiss", TWO, MatchResult(), "match_result_unclear"),
        ("age-swiss", TWO, MatchResult(winner=4, drawn=True), "match_result_unclear"),
        ("age-swiss", TWO, MatchResult(winner=5), "match_result_unclear"),
        ("age-swiss", TWO, MatchResult(winner=4, won={5: 1}), "match_result_unclear"),
        ("age-swiss", TWO, MatchResult(forfeited=(4, 5)), "match_result_unclear"),
        ("dual-ring", TWO, BoardResult({4: 1, 7: 2}), "winner_or_draw"),
        ("dual-ring", TWO, MatchResult(), "winner_or_draw"),
        ("dual-ring", TWO, MatchResult(winner=4, drawn=True), "winner_or_draw"),
        ("dual-ring", TWO, MatchResult(winner=5), "winner_or_draw"),
        ("dual-ring", TWO, MatchResult(forfeited=(4,)), "no_forfeits"),
        ("dual-ring", TWO, MatchResult(winner=4, won={4: 1}), "one_game_a_table"),
        ("dual-ring", TWO, MatchResult(winner=4, drawn_games=1), "one_game_a_table"),
    ],
)
def test_a_result_that_came_another_way_is_refused_for_its_table(
    key: str, table: Table, result: Result, problem: str
) -> None:
    event = event_with(key, table)
    (found,) = FORMATS[key].problems(event, d.ResultRecorded(1, table.number, result))
    assert (found.code, found.players) == (problem, table.players)
    assert found.facts.get("table", table.number) == table.number
    assert say(found, event)


def test_risk_figures_below_nothing_are_named_one_by_one() -> None:
    event = event_with("risk-swiss", BOARD)
    result = BoardResult(PLACED, {1: 0, 3: -2, 5: 1, 9: 1}, {1: -1, 3: 0, 5: 1, 9: 1})
    assert FORMATS["risk-swiss"].problems(event, d.ResultRecorded(1, 2, result)) == (
        Problem("below_nothing", (3,), {"part": "game_points", "value": -2}),
        Problem("below_nothing", (1,), {"part": "energy", "value": -1}),
    )
