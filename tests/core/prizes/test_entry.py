"""Prizes as they are typed on one line."""

import pytest

from tourneydesk.core.prizes import EVERYBODY, Prize, line_of_prizes, prizes_on_line
from tourneydesk.core.reasons import Refused

ThreePlaces = (Prize(1, 50_000), Prize(2, 30_000), Prize(3, 20_000))


@pytest.mark.parametrize(
    "line",
    [
        "500; 300; 200",
        "500, 300, 200",
        "500 300 200",
        "$500 $300 $200",
        "500;300;200;",
        "500 €; 300 €; 200 €",
    ],
)
def test_amounts_are_for_the_places_from_the_first(line: str) -> None:
    assert prizes_on_line(line, EVERYBODY) == ThreePlaces


def test_a_plus_joins_two_prizes_of_a_place_and_words_are_no_money() -> None:
    assert prizes_on_line("12.50 + Gold cup; Silver cup; 3,5", EVERYBODY) == (
        Prize(1, 1250),
        Prize(1, text="Gold cup"),
        Prize(2, text="Silver cup"),
        Prize(3, 350),
    )


def test_the_currency_of_the_list_is_not_part_of_an_amount() -> None:
    assert prizes_on_line("50 points; 20 points", EVERYBODY, "points") == (
        Prize(1, 5000),
        Prize(2, 2000),
    )


@pytest.mark.parametrize("line", ["1,500", "500,300,200", "1.500; 20", "1'000"])
def test_an_amount_that_can_mean_several_things_is_refused(line: str) -> None:
    with pytest.raises(Refused) as refused:
        prizes_on_line(line, EVERYBODY)
    assert [one.code for one in refused.value.problems] == ["prize_line_unclear"]


@pytest.mark.parametrize("line", ["0", "500 + ; 3"])
def test_a_place_without_a_prize_is_named(line: str) -> None:
    with pytest.raises(Refused) as refused:
        prizes_on_line(line, EVERYBODY)
    assert [one.code for one in refused.value.problems] == ["prize_line_empty"]


def test_an_empty_line_has_no_prizes() -> None:
    assert prizes_on_line(" ", EVERYBODY) == ()


def test_what_is_shown_for_editing_is_read_as_the_same() -> None:
    line = "500.05 + Cup; 300; –; Medal"
    prizes = prizes_on_line(line, EVERYBODY)
    places = [[one for one in prizes if one.place == place] for place in (1, 2, 4)]
    assert line_of_prizes(places) == line


@pytest.mark.parametrize("line", ["500; ; 200", "500; -; 200", "500; –; 200"])
def test_a_place_may_have_no_prize(line: str) -> None:
    assert [one.place for one in prizes_on_line(line, EVERYBODY)] == [1, 3]
