"""Strikes by place at one table."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders.strikes import result
from tourneydesk.core.event import Seat, Table
from tourneydesk.formats.strikes.strikes import BY_PLACE, places_at, strikes_at


def table(*scores: int | None) -> Table:
    told = dict(enumerate(scores, start=1))
    return Table(1, tuple(map(Seat, told)), result=result(told))


# scores, highest wins (None = left in mid-game) | strikes
GOLDEN = [
    ((50, 40, 30, 20, 10), "0 6 12 18 24"),
    ((40, 30, 20, 10), "0 8 16 24"),
    ((30, 20, 10), "0 12 24"),
    ((20, 10), "0 24"),
    # The source's example: a tie for 2nd, 3rd and 4th of five.
    ((50, 30, 30, 30, 10), "0 12 12 12 24"),
    # Ties for first are perfectly good.
    ((50, 50, 30, 20, 10), "3 3 12 18 24"),
    ((9, 9, 9, 9, 9), "12 12 12 12 12"),
    ((9, 9, 9, 5), "8 8 8 24"),
    ((9, 9, 9, 9), "12 12 12 12"),
    ((7, 5, 5), "0 18 18"),
    # Whoever leaves shares the last place.
    ((50, 40, 30, 20, None), "0 6 12 18 24"),
    ((50, 40, 30, None, None), "0 6 12 21 21"),
    ((None, -5, 0, None), "20 8 0 20"),
    ((None, None, None), "12 12 12"),
]


@pytest.mark.parametrize(("scores", "strikes"), GOLDEN)
def test_strikes_go_by_place_and_ties_share_equally(
    scores: tuple[int | None, ...], strikes: str
) -> None:
    found = strikes_at(table(*scores))
    assert [found[player] for player in sorted(found)] == [Fraction(one) for one in strikes.split()]


@given(st.lists(st.none() | st.integers(-3, 3), min_size=2, max_size=5))
def test_the_strikes_of_a_table_always_sum_to_the_same(scores: list[int | None]) -> None:
    played = table(*scores)
    assert sum(strikes_at(played).values()) == sum(BY_PLACE[len(scores)])


@given(st.lists(st.none() | st.integers(-3, 3), min_size=2, max_size=5))
def test_a_better_place_never_takes_more_strikes(scores: list[int | None]) -> None:
    played = table(*scores)
    placed, strikes = places_at(played), strikes_at(played)
    for a in placed:
        for b in placed:
            assert (placed[a] < placed[b]) == (strikes[a] < strikes[b])


def test_a_table_that_has_not_reported_takes_no_strikes() -> None:
    assert strikes_at(Table(1, (Seat(1), Seat(2), Seat(3)))) == {}
