"""A day of five sections of 60 players: opening all of them, and a result in one."""

from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.builders.days import new_day
from tourneydesk.cli.main import main
from tourneydesk.desk.day.sections import open_day


@pytest.fixture
def day(tmp_path: Path) -> Path:
    sections = []
    for at in range(5):
        path = tmp_path / f"Section {at}.tourney"
        command = f"simulate us-swiss --players 60 --rounds 3 --seed s{at} -o"
        assert main([*command.split(), str(path)]) == 0
        sections.append(path)
    return new_day(tmp_path, *sections)


def test_five_sections_open_in_a_second(benchmark: BenchmarkFixture, day: Path) -> None:
    benchmark.pedantic(lambda: open_day(day).close(), rounds=7, warmup_rounds=1)
    assert benchmark.stats.stats.median <= 0.5
