"""Strikes by place at one table."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders.strikes import result
from tourneydesk.core.event import Seat, Table
from tourneydesk.core.settings import Ladders, chosen, defaults
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.formats.strikes.settings import BY_PLACE, rules_of
from tourneydesk.formats.strikes.tally import places_at, strikes_at

RULES = rules_of(defaults(FORMAT.settings))


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
    found = strikes_at(table(*scores), RULES)
    assert [found[player] for player in sorted(found)] == [Fraction(one) for one in strikes.split()]


@given(st.lists(st.none() | st.integers(-3, 3), min_size=2, max_size=5))
def test_the_strikes_of_a_table_always_sum_to_the_same(scores: list[int | None]) -> None:
    played = table(*scores)
    assert sum(strikes_at(played, RULES).values()) == sum(BY_PLACE[len(scores)])


@given(st.lists(st.none() | st.integers(-3, 3), min_size=2, max_size=5))
def test_a_better_place_never_takes_more_strikes(scores: list[int | None]) -> None:
    played = table(*scores)
    placed, strikes = places_at(played), strikes_at(played, RULES)
    for a in placed:
        for b in placed:
            assert (placed[a] < placed[b]) == (strikes[a] < strikes[b])


def test_a_table_that_has_not_reported_takes_no_strikes() -> None:
    assert strikes_at(Table(1, (Seat(1), Seat(2), Seat(3))), RULES) == {}


ROWS = st.integers(2, 5).flatmap(
    lambda size: st.lists(st.integers(0, 999), min_size=size, max_size=size).map(sorted)
)


@given(ROWS.filter(lambda row: row[-1] > 0), st.data())
def test_the_organizers_ladder_is_shared_as_the_published_one(
    row: list[int], data: st.DataObject
) -> None:
    text = (" ".join(map(str, row)),)
    settings = {**defaults(FORMAT.settings), **chosen(FORMAT.settings, {"strikes_by_place": text})}
    rules = rules_of(settings)
    played = table(*data.draw(st.lists(st.integers(-3, 3), min_size=len(row), max_size=len(row))))
    placed, strikes = places_at(played), strikes_at(played, rules)
    assert sum(strikes.values()) == sum(row)
    assert all(strikes[a] <= strikes[b] for a in placed for b in placed if placed[a] < placed[b])
    if len(set(placed.values())) == len(row):
        assert [strikes[player] for player in sorted(placed, key=placed.__getitem__)] == row
    assert all(rules.by_place[size] == BY_PLACE[size] for size in BY_PLACE if size != len(row))


@pytest.mark.parametrize(
    "wrong",
    [
        (),
        "0 12 24",
        ("0 24 12",),
        ("0 12 24", "0 10 20"),
        ("0",),
        ("0 1 2 3 4 5",),
        ("0 0 0",),
        ("0  12 24",),
        ("0 12 1000",),
        ("-1 0 3",),
        (0, 12, 24),
    ],
)
def test_no_ladder_that_falls_costs_nothing_or_fits_no_table(wrong: object) -> None:
    setting = next(one for one in FORMAT.settings if isinstance(one, Ladders))
    assert not setting.takes(wrong)
    assert setting.cannot(wrong).code == "value_ladders"
