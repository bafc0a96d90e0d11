from typing import Any

import pytest

from tests.builders.risk_swiss import decide, enter, pair, problem_texts, report, risk
from tests.builders.sayings import Parts, parts
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import BoardResult
from tourneydesk.formats.risk_swiss import FORMAT


@pytest.fixture
def board_of_5() -> Event:
    """P1 to P5 at table 1 of round 1."""
    return pair(risk(5))


GOOD = report([3, 1, 2, 5, 4])


def test_a_full_report_is_kept_as_it_was_given(board_of_5: Event) -> None:
    raw = report([3, 1, 2, 5], [4], {3: 37, 1: 20, 2: 0, 5: 1}, {3: 5, 1: 0, 2: 2, 5: 9})
    after = enter(board_of_5, 1, raw)
    assert after.rounds[0].tables[0].result == BoardResult(
        places={3: 1, 1: 2, 2: 3, 5: 4},
        game_points={3: 37, 1: 20, 2: 0, 5: 1},
        energy={3: 5, 1: 0, 2: 2, 5: 9},
        withdrawn=(4,),
    )


def test_figures_of_someone_withdrawn_may_be_given(board_of_5: Event) -> None:
    raw = report([3, 1, 2, 5], [4])
    raw["game_points"] = {"1": 1, "2": 1, "3": 1, "5": 1, "4": 7}
    after = enter(board_of_5, 1, raw)
    result = after.rounds[0].tables[0].result
    assert isinstance(result, BoardResult)
    assert result.game_points[4] == 7


def test_everyone_may_have_withdrawn(board_of_5: Event) -> None:
    after = enter(board_of_5, 1, {"withdrawn": [1, 2, 3, 4, 5]})
    assert FORMAT.outlook(after).status == "ready"
    assert set(FORMAT.leavings(after)) == {1, 2, 3, 4, 5}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"places": {1: 1, 2: 2, 3: 3, 4: 4}}, ("place_missing", (5,), {})),
        ({"places": {}}, ("place_missing", (3, 4, 5, 2, 1), {})),
        ({"withdrawn": [4]}, ("placed_and_withdrawn", (4,), {})),
        (
            {"places": {1: 1, 2: 1, 3: 3, 4: 4, 5: 5}},
            ("place_shared", (1, 2), {"place": 1}),
        ),
        (
            {"places": {1: 1, 2: 2, 3: 3, 4: 5}, "withdrawn": [5]},
            ("place_skipped", (), {"place": 4, "finished": 4}),
        ),
        (
            {"game_points": {1: 1, 2: 1, 3: 1}},
            ("game_points_missing", (4, 5), {}),
        ),
        ({"energy": {1: 1, 2: 1, 3: 1, 4: 1}}, ("energy_missing", (5,), {})),
        (
            {"energy": {1: -1, 2: 1}},
            (
                "not_a_whole_number",
                (1,),
                {"part": "Energy left", "value": "-1", "low": 0, "high": 1000000000},
            ),
        ),
        (
            {"game_points": {1: 2.5}},
            (
                "not_a_whole_number",
                (1,),
                {"part": "Game points", "value": "2.5", "low": 0, "high": 1000000000},
            ),
        ),
        (
            {"game_points": {1: True}},
            (
                "not_a_whole_number",
                (1,),
                {"part": "Game points", "value": "true", "low": 0, "high": 1000000000},
            ),
        ),
        (
            {"places": {1: 6}},
            ("not_a_whole_number", (1,), {"part": "Place", "value": "6", "low": 1, "high": 5}),
        ),
        (
            {"places": {1: 0}},
            ("not_a_whole_number", (1,), {"part": "Place", "value": "0", "low": 1, "high": 5}),
        ),
        ({"places": {9: 1}}, ("not_at_this_table", (3, 4, 5, 2, 1), {"named": "9", "table": 1})),
        ({"withdrawn": [1, 1]}, ("player_named_twice", (), {"part": "withdrawn"})),
        (
            {"winner": 1},
            (
                "result_part_unknown",
                (),
                {"unknown": "winner", "known": "places, game_points, energy, withdrawn"},
            ),
        ),
    ],
)
def test_what_cannot_be_so_is_refused(
    board_of_5: Event, change: dict[str, Any], problem: Parts
) -> None:
    with pytest.raises(Refused) as refused:
        enter(board_of_5, 1, {**GOOD, **change})
    assert parts(refused.value.problems[0]) == problem


@pytest.mark.parametrize(
    ("result", "code"),
    [
        (BoardResult({1: 1, 2: 2, 3: 3, 4: 4, 9: 5}), "not_at_this_table"),
        (BoardResult({1: 0, 2: 1, 3: 2, 4: 3, 5: 4}), "place_skipped"),
        (BoardResult({1: 1}, {1: -1}, {1: 0}, (2, 3, 4, 5)), "below_nothing"),
    ],
)
def test_a_report_that_came_another_way_is_checked_as_well(
    board_of_5: Event, result: BoardResult, code: str
) -> None:
    with pytest.raises(Refused) as refused:
        decide(board_of_5, d.ResultRecorded(1, 1, result))
    assert code in [first for first, _ in problem_texts(refused.value, board_of_5)]
