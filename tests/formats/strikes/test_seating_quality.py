"""How often players meet again over a whole event that nobody leaves."""

from collections.abc import Sequence

from tests.thoroughness import in_turns
from tourneydesk.core.draw import Draw
from tourneydesk.formats.strikes.meetings import count_meetings, penalty_rows
from tourneydesk.formats.strikes.search import least_company, optimized_seating


def repeats(sizes: Sequence[int], rounds: int, seed: str) -> int:
    """Meetings beyond the first of each pair, every round seated from the history alone."""
    players = range(sum(sizes))
    played: list[tuple[tuple[int, ...], ...]] = []
    for number in range(1, rounds + 1):
        meetings = count_meetings(played)
        played.append(optimized_seating(players, sizes, meetings, Draw(seed, f"round {number}")))
    return sum(times - 1 for times in count_meetings(played).values())


# The figures of the best seaters known that work round by round are 8, 2, 14, 0 and 0.
@in_turns(
    field=[([4] * 4, 5), ([4] * 5, 5), ([4] * 8, 9), ([4] * 11 + [3] * 2, 9), ([4] * 32, 9)],
    seed=["Antwerp", "Essen", "Leipzig"],
)
def test_few_meet_again(field: tuple[list[int], int], seed: str) -> None:
    """Fields of 16 to 128 players."""
    sizes, rounds = field
    most = {16: 0, 20: 2, 32: 14, 50: 0, 128: 0}[sum(sizes)]
    assert repeats(sizes, rounds, seed) <= most


def test_sixteen_players_meet_everybody_equally_often_in_every_fifth_round() -> None:
    players, sizes = range(16), [4] * 4
    played: list[tuple[tuple[int, ...], ...]] = []
    for number in range(1, 16):
        meetings = count_meetings(played)
        played.append(optimized_seating(players, sizes, meetings, Draw("Essen", f"round {number}")))
        if number % 5 == 0:
            assert set(count_meetings(played).values()) == {number // 5}


def test_a_round_that_nobody_can_improve_is_told_from_one_that_can() -> None:
    # Five rounds of sixteen use up all strangers: the sixth must repeat every pair it seats.
    players, sizes = range(16), [4] * 4
    played: list[tuple[tuple[int, ...], ...]] = []
    for number in range(1, 6):
        meetings = count_meetings(played)
        assert least_company(penalty_rows(players, meetings), sizes) == 0
        played.append(optimized_seating(players, sizes, meetings, Draw("Essen", f"round {number}")))
    rows = penalty_rows(players, count_meetings(played))
    assert least_company(rows, sizes) == 4 * 6
