"""The history of an event of 500 players and 15 rounds opens in 0.3 s, and is found in at once."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from tourneydesk.cli.main import main
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.pages.history_page import HistoryPage
from tourneydesk.gui.pages.page import PageContext
from tourneydesk.gui.session.qt_session import QtSession


@pytest.fixture(scope="module")
def big(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("big") / "big.tourney"
    command = "simulate us-swiss --players 500 --rounds 15 --set rounds=15 --seed s -o"
    assert main([*command.split(), str(path)]) == 0
    return path


def test_the_history_opens(benchmark: BenchmarkFixture, qapp: QApplication, big: Path) -> None:
    desk = QtSession(open_for_reading(big), big)

    def show() -> None:
        page = HistoryPage(PageContext(desk, DetailsPanel(desk)))
        page.resize(900, 600)
        page.show()
        page.enter()
        assert not page.grab().isNull()
        page.close()
        page.deleteLater()

    benchmark.pedantic(show, rounds=7, warmup_rounds=1)
    assert benchmark.stats.stats.median <= 0.3


def test_a_letter_typed_finds(benchmark: BenchmarkFixture, qapp: QApplication, big: Path) -> None:
    desk = QtSession(open_for_reading(big), big)
    page = HistoryPage(PageContext(desk, DetailsPanel(desk)))
    page.refresh()

    def find() -> None:
        page.player.setText("a")
        page.player.setText("")

    benchmark.pedantic(find, rounds=7, warmup_rounds=1)
    assert benchmark.stats.stats.median / 2 <= 0.1
