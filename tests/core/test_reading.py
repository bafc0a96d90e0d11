from fractions import Fraction

import pytest

from tourneydesk.core.event import Seat, Table
from tourneydesk.core.reasons import Refused
from tourneydesk.core.reports import by_player, exact, match_result, players_of, whole
from tourneydesk.core.results import MatchResult

TABLE = Table(3, (Seat(4), Seat(7)))


def code_of(raw: dict[str, object]) -> str:
    with pytest.raises(Refused) as refused:
        match_result(raw, TABLE)
    return refused.value.problems[0].code


@pytest.mark.parametrize(
    ("raw", "result"),
    [
        ({"winner": 4}, MatchResult(winner=4)),
        ({"winner": "7"}, MatchResult(winner=7)),
        ({"draw": True}, MatchResult(drawn=True)),
        ({"forfeit": [7]}, MatchResult(forfeited=(7,))),
        ({"forfeit": [7, 4]}, MatchResult(forfeited=(4, 7))),
        (
            {"winner": 4, "games": {"won": {"4": 2, "7": 1}, "drawn": 0}},
            MatchResult(winner=4, won={4: 2, 7: 1}),
        ),
    ],
)
def test_a_match_report_is_read(raw: dict[str, object], result: MatchResult) -> None:
    assert match_result(raw, TABLE) == result


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({}, "match_result_unclear"),
        ({"winner": 4, "draw": True}, "match_result_unclear"),
        ({"draw": 1}, "match_result_unclear"),
        ({"winner": 5}, "not_at_this_table"),
        ({"winner": "٤"}, "not_at_this_table"),
        ({"winner": "04"}, "not_at_this_table"),
        ({"winner": True}, "not_at_this_table"),
        ({"winner": [4]}, "not_at_this_table"),
        ({"forfeit": [4, 4]}, "player_named_twice"),
        ({"forfeit": 4}, "result_part_not_a_list"),
        ({"winner": 4, "score": 3}, "result_part_unknown"),
        ({"winner": 4, "games": 2}, "result_part_not_by_player"),
        ({"winner": 4, "games": {"won": {"4": 6}}}, "not_a_whole_number"),
        ({"winner": 4, "games": {"won": {"4": -1}}}, "not_a_whole_number"),
        ({"winner": 4, "games": {"won": {"9": 1}}}, "not_at_this_table"),
        ({"winner": 4, "games": {"lost": 1}}, "result_part_unknown"),
    ],
)
def test_a_match_report_that_cannot_be_is_refused(raw: dict[str, object], code: str) -> None:
    assert code_of(raw) == code


@pytest.mark.parametrize("value", ["3", None, True, 1.5, Fraction(1, 2), -1, 2**63])
def test_a_figure_that_is_no_whole_number_is_refused(value: object) -> None:
    with pytest.raises(Refused):
        whole(value, "energy", 4)


@pytest.mark.parametrize("value", ["3", None, True, 1.5, Fraction(1, 10**7), 10**9 + 1])
def test_a_score_that_is_no_number_is_refused(value: object) -> None:
    with pytest.raises(Refused):
        exact(value, "score", 4)


def test_scores_may_be_negative_and_decimal() -> None:
    assert exact(-3, "score", 4) == -3
    assert exact(Fraction(25, 2), "score", 4) == Fraction(25, 2)


def test_parts_left_out_are_empty() -> None:
    assert by_player({}, "energy", TABLE) == {}
    assert players_of({"withdrawn": None}, "withdrawn", TABLE) == ()
