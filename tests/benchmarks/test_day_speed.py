"""A day of five sections of 60 players: opening it, also in the window, and a result in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from tests.builders.days import new_day
from tests.home import move_into
from tourneydesk.cli.main import main
from tourneydesk.core.decisions import ResultRecorded
from tourneydesk.core.draw import Draw
from tourneydesk.desk import rounds
from tourneydesk.desk.day.sections import open_day
from tourneydesk.desk.practice import made_up_result
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.widgets.theme import dress


@pytest.fixture
def day(tmp_path: Path) -> Path:
    sections = []
    for at in range(5):
        path = tmp_path / f"Section {at}.tourney"
        command = f"simulate us-swiss --players 60 --rounds 3 --seed s{at} -o"
        assert main([*command.split(), str(path)]) == 0
        sections.append(path)
    return new_day(tmp_path, *sections)


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    move_into(tmp_path, monkeypatch.setenv)
    dress(qapp, dark=False)
    shown = Window()
    shown.show()
    yield shown
    shown.close()


def test_five_sections_open_in_half_a_second(benchmark: BenchmarkFixture, day: Path) -> None:
    benchmark.pedantic(lambda: open_day(day).close(), rounds=7, warmup_rounds=1)
    assert benchmark.stats.stats.median <= 0.5


def test_five_sections_open_in_the_window_in_a_second(
    benchmark: BenchmarkFixture, window: Window, day: Path
) -> None:
    """From the file to the whole day on show, all on the window's thread."""

    def opened() -> None:
        window.open_event(day)
        QApplication.processEvents()

    benchmark.pedantic(opened, setup=window.show_home, rounds=7, warmup_rounds=1)
    assert len(window.days.page.door.table.rows) == 300
    assert benchmark.stats.stats.median <= 1


def test_a_result_with_five_sections_open(
    benchmark: BenchmarkFixture, window: Window, day: Path
) -> None:
    """From the decision to the window that shows it, with every section visited before."""
    window.open_event(day)
    for at in range(5):
        window.days.show(at)
    workspace = window.workspace
    assert workspace is not None
    session = workspace.session.session
    posted = rounds.pair(session)
    workspace.go_to(posted.number)
    QApplication.processEvents()
    tables = iter(posted.tables)

    def report() -> None:
        table = next(tables)
        result = made_up_result(session.event, table, Draw("s", f"table {table.number}"))
        session.take(ResultRecorded(posted.number, table.number, result))
        QApplication.processEvents()

    benchmark.pedantic(report, rounds=20, warmup_rounds=2)
    assert benchmark.stats.stats.median <= 0.05
