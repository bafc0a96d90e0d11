"""Each export of an event of 500 players, with all of its rounds."""

from dataclasses import replace

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.exchange.irregular import DETAILS
from tourneydesk.core.event import Event
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.practice import simulate
from tourneydesk.exchange.kinds import KINDS, kinds_of, make_export

PLAYERS = 500


@pytest.fixture(scope="module")
def large_events(tmp_path_factory: pytest.TempPathFactory) -> list[Event]:
    folder = tmp_path_factory.mktemp("large")
    events = [
        simulate(plan(key, "Large", "s", {"rounds": 9}), folder / f"{key}.tourney", PLAYERS, 9)
        for key in ("us-swiss", "age-swiss")
    ]
    return [replace(event, details={**event.details, **DETAILS}) for event in events]


@pytest.mark.parametrize("key", [key for key, kind in KINDS.items() if not kind.package])
def test_an_export_of_five_hundred(
    benchmark: BenchmarkFixture, large_events: list[Event], key: str
) -> None:
    event = next(one for one in large_events if key in kinds_of(one))
    files = benchmark.pedantic(lambda: make_export(key, [event]), rounds=5, warmup_rounds=1)
    assert sum(map(len, files.values())) > 100 * PLAYERS
    assert benchmark.stats.stats.median <= 1
