"""A refusal carries what its sentence needs: the part, the value as entered, and what works."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from tourneydesk.core.event import Round, Seat, Table
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.reports import (
    by_player,
    exact,
    match_result,
    only_keys,
    players_of,
    seated,
    whole,
)
from tourneydesk.core.results import MatchResult
from tourneydesk.core.settings import Bounds, Choice, Names, Several, Whole, chosen
from tourneydesk.core.table_numbers import no_such_table
from tourneydesk.present.messages import say

TABLE = Table(3, (Seat(4), Seat(7)))
BOTH = (4, 7)


def refusal(read: Callable[[], object]) -> Problem:
    with pytest.raises(Refused) as refused:
        read()
    (problem,) = refused.value.problems
    assert say(problem)
    return problem


@pytest.mark.parametrize(
    ("read", "problem"),
    [
        (
            lambda: only_keys({"winner": 4, "sc\nore": 1}, ("winner", "draw")),
            Problem("result_part_unknown", facts={"unknown": "sc·ore", "known": "winner, draw"}),
        ),
        (
            lambda: by_player({"energy": [1]}, "energy", TABLE),
            Problem("result_part_not_by_player", facts={"part": "energy"}),
        ),
        (
            lambda: players_of({"withdrawn": 4}, "withdrawn", TABLE),
            Problem("result_part_not_a_list", facts={"part": "withdrawn"}),
        ),
        (
            lambda: players_of({"withdrawn": [4, "4"]}, "withdrawn", TABLE),
            Problem("player_named_twice", facts={"part": "withdrawn"}),
        ),
        (
            lambda: seated("04", TABLE),
            Problem("not_at_this_table", BOTH, {"named": "04", "table": 3}),
        ),
        (
            lambda: seated(None, TABLE),
            Problem("not_at_this_table", BOTH, {"named": "null", "table": 3}),
        ),
        (
            lambda: whole("3", "energy", 7),
            Problem(
                "not_a_whole_number",
                (7,),
                {"part": "energy", "value": "“3”", "low": 0, "high": 10**9},
            ),
        ),
        (
            lambda: whole(6, "Games won", 7, low=1, high=5),
            Problem(
                "not_a_whole_number",
                (7,),
                {"part": "Games won", "value": "6", "low": 1, "high": 5},
            ),
        ),
        (
            lambda: exact(True, "score", 4),
            Problem("not_a_number", (4,), {"part": "score", "value": "true"}),
        ),
        (
            lambda: match_result({"winner": 4, "draw": True}, TABLE),
            Problem("match_result_unclear", BOTH),
        ),
        (lambda: match_result({"draw": 1}, TABLE), Problem("match_result_unclear", BOTH)),
        (
            lambda: match_result({"winner": 4, "games": 2}, TABLE),
            Problem("result_part_not_by_player", facts={"part": "games"}),
        ),
        (
            lambda: match_result({"draw": True, "games": {"lost": 1}}, TABLE),
            Problem("result_part_unknown", facts={"unknown": "lost", "known": "won, drawn"}),
        ),
        (
            lambda: match_result({"draw": True, "games": {"drawn": 6}}, TABLE),
            Problem(
                "not_a_whole_number",
                (4,),
                {"part": "Games drawn", "value": "6", "low": 0, "high": 5},
            ),
        ),
        (
            lambda: match_result({"winner": 4, "games": {"won": {"7": 6}}}, TABLE),
            Problem(
                "not_a_whole_number",
                (7,),
                {"part": "Games won", "value": "6", "low": 0, "high": 5},
            ),
        ),
    ],
)
def test_a_report_that_cannot_be_says_what_and_where(
    read: Callable[[], object], problem: Problem
) -> None:
    assert refusal(read) == problem


@pytest.mark.parametrize("value", [0, 5, 10**9])
def test_the_bounds_of_a_figure_belong_to_it(value: int) -> None:
    assert whole(value, "energy", 4) == value
    assert exact(value, "score", 4) == value
    assert exact(-value, "score", 4) == -value


@pytest.mark.parametrize(
    ("value", "works"),
    [
        (Fraction(1, 10**6), True),
        (Fraction(1, 10**7), False),
        (Fraction(10**9) + Fraction(1, 10), False),
        (Fraction(-(10**9)) - Fraction(1, 10), False),
    ],
)
def test_a_score_has_at_most_six_places_and_a_billion(value: Fraction, works: bool) -> None:
    if works:
        assert exact(value, "score", 4) == value
    else:
        assert refusal(lambda: exact(value, "score", 4)).code == "not_a_number"


def test_the_games_of_a_match_are_kept_with_whatever_ended_it() -> None:
    games = {"won": {"4": 2, "7": 5}, "drawn": 5}
    kept: Any = {"won": {4: 2, 7: 5}, "drawn_games": 5}
    assert match_result({"winner": 7, "games": games}, TABLE) == MatchResult(winner=7, **kept)
    assert match_result({"draw": True, "games": games}, TABLE) == MatchResult(drawn=True, **kept)
    only_drawn = match_result({"draw": True, "games": {"drawn": 3}}, TABLE)
    assert only_drawn == MatchResult(drawn=True, drawn_games=3)
    assert match_result({"forfeit": ["7"], "winner": None, "draw": False}, TABLE) == MatchResult(
        forfeited=(7,)
    )


SETTINGS = (
    Choice("final", (True, False)),
    Choice("seating", ("lot", "rating")),
    Whole("rounds", None, 1, 20, or_none=True),
    Whole("level", 35, 1, 100),
    Several("tiebreaks", ("solkoff",), ("solkoff", "median")),
    Bounds("ages", (11, 15), 1, 130, most=3),
    Names("names", most=2, longest=5),
)


@pytest.mark.parametrize(
    ("key", "value", "code", "facts"),
    [
        ("final", 1, "unknown_value", {"value": "1", "works": ("true", "false")}),
        ("seating", "x", "unknown_value", {"value": "“x”", "works": ("lot", "rating")}),
        ("rounds", 21, "value_between_or_null", {"value": "21", "low": "1", "high": "20"}),
        ("level", 101, "value_between", {"value": "101", "low": "1", "high": "100"}),
        (
            "tiebreaks",
            ["x"],
            "value_of_list",
            {"value": "[“x”]", "works": ("solkoff", "median")},
        ),
        ("ages", [131], "value_rising", {"value": "[131]", "most": 3, "low": 1, "high": 130}),
        ("names", ["x" * 6], "value_names", {"value": "[“xxxxxx”]", "most": 2, "longest": 5}),
    ],
)
def test_a_setting_that_cannot_be_names_itself_its_value_and_what_works(
    key: str, value: object, code: str, facts: dict[str, object]
) -> None:
    problem = refusal(lambda: chosen(SETTINGS, {key: value}))
    assert (problem.code, problem.facts) == (code, {"setting": key, **facts})


def test_an_unknown_setting_is_named_with_those_there_are() -> None:
    problem = refusal(lambda: chosen(SETTINGS[:2], {"fi\nnale": True}))
    assert problem == Problem(
        "unknown_setting", facts={"setting": "fi·nale", "known": "final, seating"}
    )


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rounds", 1),
        ("rounds", 20),
        ("level", 1),
        ("level", 100),
        ("tiebreaks", []),
        ("ages", [1]),
        ("ages", [1, 2, 130]),
        ("names", ["x"]),
        ("names", ["x" * 5, "y"]),
    ],
)
def test_the_ends_of_a_range_work(key: str, value: object) -> None:
    expected = tuple(value) if isinstance(value, list) else value
    assert chosen(SETTINGS, {key: value}) == {key: expected}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rounds", 0),
        ("rounds", 21),
        ("level", 0),
        ("ages", [1, 2, 3, 4]),
        ("names", ["x", "y", "z"]),
        ("names", ["x "]),
        ("names", [""]),
    ],
)
def test_one_beyond_the_end_of_a_range_does_not(key: str, value: object) -> None:
    assert refusal(lambda: chosen(SETTINGS, {key: value}))


def test_a_table_that_is_not_there_is_named_with_those_that_are() -> None:
    posted = Round(2, "swiss", (Table(21, (Seat(1),)), Table(24, (Seat(2),))))
    assert no_such_table(posted, 3) == Problem(
        "table_unknown", facts={"round": 2, "table": 3, "low": 21, "high": 24}
    )
    none = {"round": 1, "table": 3, "low": 0, "high": 0}
    assert no_such_table(Round(1, "swiss", ()), 3).facts == none
