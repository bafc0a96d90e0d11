"""The tables against the FIDE Handbook (C.05, Annex 1), and what must hold for any number."""

from collections import Counter

import pytest

from tests.sixth_format.round_robin.berger import NOBODY, games, rounds

SIX = ("1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1")
TEN = (
    "1-10 2-9 3-8 4-7 5-6",
    "10-6 7-5 8-4 9-3 1-2",
    "2-10 3-1 4-9 5-8 6-7",
    "10-7 8-6 9-5 1-4 2-3",
    "3-10 4-2 5-1 6-9 7-8",
    "10-8 9-7 1-6 2-5 3-4",
    "4-10 5-3 6-2 7-1 8-9",
    "10-9 1-8 2-7 3-6 4-5",
    "5-10 6-4 7-3 8-2 9-1",
)


@pytest.mark.parametrize(("players", "table"), [(6, SIX), (10, TEN)])
def test_the_tables_are_those_of_the_handbook(players: int, table: tuple[str, ...]) -> None:
    made = [
        " ".join(f"{white}-{black}" for white, black in games(players, number))
        for number in range(1, rounds(players, 1) + 1)
    ]
    assert made == [*table]


@pytest.mark.parametrize("players", range(3, 21))
def test_everybody_meets_everybody_once_with_each_color_in_two_cycles(players: int) -> None:
    met: Counter[tuple[int, int]] = Counter()
    for number in range(1, rounds(players, 2) + 1):
        here = games(players, number)
        assert len({one for two in here for one in two}) == 2 * len(here)
        met.update(two for two in here if NOBODY not in two)
    assert met == {
        (one, other): 1
        for one in range(1, players + 1)
        for other in range(1, players + 1)
        if one != other
    }
