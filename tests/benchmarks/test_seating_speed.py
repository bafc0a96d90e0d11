"""Nobody waits for a seating: the time of one round, by field and history.

Run with ``--benchmark-only -p no:xdist``.
"""

from collections.abc import Sequence

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tourneydesk.core.draw import Draw
from tourneydesk.formats.strikes.meetings import Meetings, count_meetings
from tourneydesk.formats.strikes.search import dealt_seating, optimized_seating

NEXT_ROUND = Draw("speed", "next round")


def history(sizes: Sequence[int], rounds: int) -> Meetings:
    """Meetings after rounds dealt as the source does it: more repeats than ours would leave."""
    players = range(sum(sizes))
    played: list[tuple[tuple[int, ...], ...]] = []
    for number in range(rounds):
        draw = Draw("speed", f"round {number}")
        played.append(dealt_seating(players, sizes, count_meetings(played), draw))
    return count_meetings(played)


@pytest.mark.parametrize(
    ("sizes", "rounds", "seconds"),
    [
        pytest.param([3] * 4, 6, 0.2, id="12 players at tables of 3 after 6 rounds"),
        pytest.param([4] * 3, 40, 0.2, id="12 players after 40 rounds"),
        pytest.param([4] * 4, 2, 0.2, id="16 players after 2 rounds"),
        pytest.param([4] * 4, 4, 0.2, id="16 players after 4 rounds"),
        pytest.param([4] * 4, 20, 0.2, id="16 players after 20 rounds"),
        pytest.param([4] * 5, 4, 0.2, id="20 players after 4 rounds"),
        pytest.param([4] * 8, 2, 0.2, id="32 players after 2 rounds"),
        pytest.param([4] * 8, 8, 0.2, id="32 players after 8 rounds"),
        pytest.param([4] * 11 + [3] * 2, 6, 0.1, id="50 players after 6 rounds"),
        pytest.param([5] * 10, 6, 0.1, id="50 players at tables of 5 after 6 rounds"),
        pytest.param([4] * 32, 8, 0.2, id="128 players after 8 rounds"),
        pytest.param([4] * 125, 8, 1.0, id="500 players after 8 rounds"),
        pytest.param([5] * 100, 8, 1.0, id="500 players at tables of 5 after 8 rounds"),
        pytest.param([5] * 1000, 4, 5.0, id="5000 players after 4 rounds"),
    ],
)
def test_a_round_is_seated_at_once(
    benchmark: BenchmarkFixture, sizes: list[int], rounds: int, seconds: float
) -> None:
    players, meetings = range(sum(sizes)), history(sizes, rounds)
    benchmark(optimized_seating, players, sizes, meetings, NEXT_ROUND)
    assert benchmark.stats is not None
    assert benchmark.stats.stats.median <= seconds
