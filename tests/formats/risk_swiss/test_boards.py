import pytest

from tourneydesk.formats.risk_swiss.plan import (
    Breakdown,
    breakdowns,
    counts_that_work,
    fewest_boards,
    on_boards,
    rounds_for,
)

# RISK 2210 Swiss, Basics: players, boards of 4, boards of 5.
CHART = """
 4  1 0
 5  0 1
 8  2 0
 9  1 1
10  0 2
12  3 0
13  2 1
14  1 2
15  0 3
16  4 0
17  3 1
"""
UNSEATABLE = (0, 1, 2, 3, 6, 7, 11)


ROWS = [tuple(map(int, row.split())) for row in CHART.strip().splitlines()]


@pytest.mark.parametrize(("players", "fours", "fives"), ROWS)
def test_the_chart_of_the_source_is_the_breakdown(players: int, fours: int, fives: int) -> None:
    assert fewest_boards(players) == Breakdown(fives=fives, fours=fours)


def test_the_misprint_for_18_is_two_boards_of_each() -> None:
    assert fewest_boards(18) == Breakdown(fives=2, fours=2)


def test_counts_without_a_row_in_the_chart_cannot_be_seated() -> None:
    assert tuple(n for n in range(300) if fewest_boards(n) is None) == UNSEATABLE


def test_unsanctioned_only_fewer_than_3_cannot_be_seated() -> None:
    unseated = [n for n in range(300) if fewest_boards(n, sanctioned=False) is None]
    assert unseated == [0, 1, 2]


@pytest.mark.parametrize(
    ("players", "works"),
    [(0, (4, 5)), (1, (4, 5)), (2, (4, 5)), (3, (4, 5)), (6, (5, 8)), (7, (5, 8)), (11, (10, 12))],
)
def test_counts_that_work_are_the_nearest(players: int, works: tuple[int, int]) -> None:
    assert counts_that_work(players) == works


def test_unsanctioned_counts_that_work_begin_with_3() -> None:
    assert counts_that_work(2, sanctioned=False) == (3, 4)


@pytest.mark.parametrize("sanctioned", [True, False])
def test_every_breakdown_is_listed_once_and_seats_everyone(sanctioned: bool) -> None:
    least = 4 if sanctioned else 3
    for players in range(121):
        listed = breakdowns(players, sanctioned)
        possible = [k for k in range(1, players + 1) if least * k <= players <= 5 * k]
        assert [one.boards for one in listed] == possible
        assert all(one.players == players for one in listed)
        assert all(on_boards(players, one.boards, sanctioned) == one for one in listed)
        assert (listed[0] if listed else None) == fewest_boards(players, sanctioned)


def test_20_players_may_use_four_or_five_game_sets() -> None:
    assert [(one.boards, one.fours, one.fives) for one in breakdowns(20)] == [(4, 0, 4), (5, 5, 0)]


def test_boards_of_3_are_as_few_as_possible() -> None:
    for players in range(3, 121):
        for one in breakdowns(players, sanctioned=False):
            fewest = min(
                threes
                for threes in range(one.boards + 1)
                for fours in range(one.boards + 1 - threes)
                if 3 * threes + 4 * fours + 5 * (one.boards - threes - fours) == players
            )
            assert one.threes == fewest


@pytest.mark.parametrize(
    ("boards", "rounds"),
    [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4), (21, 5), (100, 20)],
)
def test_one_swiss_round_for_every_five_boards_begun(boards: int, rounds: int) -> None:
    assert rounds_for(boards) == rounds
