"""The desk's budgets: opening, recording, showing, on an event of 500 players and 15 rounds."""

import itertools
import subprocess
import sys
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tourneydesk.cli.main import main
from tourneydesk.core.decisions import ResultRecorded
from tourneydesk.core.draw import Draw
from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.practice import made_up_result
from tourneydesk.formats import FORMATS

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def big_event(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("big") / "big.tourney"
    command = "simulate risk-swiss --players 500 --rounds 15 --set swiss_rounds=20 --seed s -o"
    assert main([*command.split(), str(path)]) == 0
    return path


def test_opening_500_players_and_15_rounds(benchmark: BenchmarkFixture, big_event: Path) -> None:
    benchmark.pedantic(lambda: open_event(big_event).close(), rounds=10, warmup_rounds=1)
    assert benchmark.stats.stats.median <= 0.3


def test_recording_a_result_with_its_commit(benchmark: BenchmarkFixture, big_event: Path) -> None:
    desk = open_event(big_event)
    posted = rounds.pair(desk)
    tables = itertools.cycle(posted.tables)

    def record() -> None:
        table = next(tables)
        result = made_up_result(desk.event, table, Draw(str(desk.event.moment), "result"))
        desk.take(ResultRecorded(posted.number, table.number, result))
        desk.format.outlook(desk.event)

    benchmark.pedantic(record, rounds=60, warmup_rounds=2)
    desk.close()
    assert benchmark.stats.stats.median <= 0.05


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_what_the_screen_asks_after_each_result(
    benchmark: BenchmarkFixture, tmp_path: Path, key: str
) -> None:
    path = tmp_path / "e.tourney"
    assert main(["simulate", key, "--players", "500", "--seed", "s", "-o", str(path)]) == 0
    desk = open_event(path)

    def ask() -> None:
        desk.format.outlook(desk.event)
        desk.format.standings(desk.event, None)

    benchmark.pedantic(ask, rounds=10, warmup_rounds=1)
    desk.close()
    assert benchmark.stats.stats.median <= 0.1


def test_showing_an_event_from_a_cold_start(benchmark: BenchmarkFixture, big_event: Path) -> None:
    def show() -> None:
        command = [sys.executable, "-m", "tourneydesk", "show", str(big_event)]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)

    benchmark.pedantic(show, rounds=7, warmup_rounds=1)
    assert benchmark.stats.stats.median <= 0.5
