"""How long pairing an Age-Modified Swiss takes, against what an organizer may expect."""

from typing import Any

import pytest

from tests.builders.age_swiss import played, random_event
from tourneydesk.core.draw import Draw
from tourneydesk.formats.age_swiss import FORMAT

Benchmark = Any
SECONDS_A_ROUND = {32: 0.05, 100: 0.05, 256: 0.3, 500: 0.3, 1000: 0.7, 2048: 10, 4096: 10}
SECONDS_FOR_NINE = {128: 0.35, 512: 3}


@pytest.mark.parametrize("players", SECONDS_A_ROUND)
def test_round_5_of_so_many(players: int, benchmark: Benchmark) -> None:
    event = random_event(players, 4)
    draw = Draw("speed", "round 5")
    assert benchmark.pedantic(FORMAT.propose, args=(event, draw), rounds=3)
    assert benchmark.stats.stats.min <= SECONDS_A_ROUND[players]


@pytest.mark.parametrize("players", SECONDS_FOR_NINE)
def test_nine_rounds_of_so_many(players: int, benchmark: Benchmark) -> None:
    event = random_event(players, 0)

    def nine() -> int:
        going = event
        for _ in range(9):
            going = played(going)
        return len(going.rounds)

    assert benchmark.pedantic(nine, rounds=3) == 9
    assert benchmark.stats.stats.min <= SECONDS_FOR_NINE[players]
