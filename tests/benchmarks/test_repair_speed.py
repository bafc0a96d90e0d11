"""How long the search for the smallest repair of a posted round takes."""

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.builders.desks import desk_of
from tourneydesk.core.decisions import PlayerDropped
from tourneydesk.core.event import Event
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.desk.repairs import repairs


def dropped_late(key: str, count: int) -> Event:
    """Two rounds played, the third posted, and then somebody leaves."""
    desk = desk_of(key, count)
    play(desk, 2)
    rounds.pair(desk)
    desk.take(PlayerDropped(desk.event.rounds[-1].tables[1].players[0]))
    return desk.event


@pytest.mark.parametrize("key", ["age-swiss", "us-swiss", "strikes"])
def test_a_late_drop_among_100_players(benchmark: BenchmarkFixture, key: str) -> None:
    event = dropped_late(key, 100)
    found = benchmark.pedantic(repairs, (event, 3), rounds=3)
    assert found.choices
    assert benchmark.stats.stats.median < 0.8
