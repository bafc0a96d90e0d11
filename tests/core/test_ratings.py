"""Ratings as printed, and ages from birth dates."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.core.ratings import MOST_GAMES, age_on, printed_rating
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.lists.player_fields import MOST_RATING, rating_as_printed

RATINGS = st.none() | st.integers(0, MOST_RATING)
GAMES = st.none() | st.integers(1, MOST_GAMES)


@given(RATINGS, GAMES)
def test_a_printed_rating_reads_back_as_the_same_rating(
    rating: int | None, games: int | None
) -> None:
    printed = printed_rating(rating, games)
    assert rating_as_printed(printed) == (rating, None if rating is None else games)


@given(st.integers(0, MOST_RATING), st.integers(1, MOST_GAMES), st.sampled_from(" |"), st.data())
def test_a_provisional_rating_is_read_in_every_way_to_write_it(
    rating: int, games: int, blank: str, data: st.DataObject
) -> None:
    mark = data.draw(st.sampled_from(("P{}", "p{}", "/{}", "/P{}", "(P{})", " / {}", " P{}")))
    text = f"{blank}{rating}{mark.format(games)}".strip("|")
    assert rating_as_printed(text) == (rating, games)


@pytest.mark.parametrize("text", ["UNR", "Unrated", "NNN", "nnnn", "0000", "000", "", "–"])
def test_lists_write_unrated_in_many_ways(text: str) -> None:
    assert rating_as_printed(text) == (None, None)


@pytest.mark.parametrize("text", ["1100P", "P12", "1100P123", "1100Q12", "1100/1/2", "1100P0"])
def test_what_is_no_rating_is_refused_as_it_was_typed(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        rating_as_printed(text)
    assert refusal.value.problems[0].facts["value"] == text


@pytest.mark.parametrize(
    ("birth", "day", "age"),
    [
        *[("2010-05-17", "2026-05-16", 15), ("2010-05-17", "2026-05-17", 16)],
        *[("2012-02-29", "2026-02-28", 13), ("2012-02-29", "2026-03-01", 14)],
        *[("2010", "2026-01-01", 16), ("2010-12-31", "2026", 16), ("2027-01-01", "2026-12-31", -1)],
    ],
)
def test_an_age_is_that_on_the_day(birth: str, day: str, age: int) -> None:
    assert age_on(birth, day) == age
