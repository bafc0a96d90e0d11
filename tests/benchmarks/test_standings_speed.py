"""The standings of 500 players on the screen: shown, explained, tried."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from tests.builders.desks import desk_of
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.formats import FORMATS
from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.pages.page import PageContext
from tourneydesk.gui.pages.standings_page import StandingsPage
from tourneydesk.gui.session.qt_session import QtSession


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_the_standings_are_shown_with_a_place_explained(
    benchmark: BenchmarkFixture, qapp: QApplication, key: str
) -> None:
    desk = desk_of(key, 500)
    play(desk, 200 if key == "dual-ring" else 3)
    if key != "dual-ring":
        rounds.pair(desk)
    shown = QtSession(desk, Path("event.tourney"))
    page = StandingsPage(PageContext(shown, DetailsPanel(shown)))
    page.show()
    page.enter()

    def again() -> None:
        page.begin_what_if()
        page.end_what_if()

    benchmark.pedantic(again, rounds=7, warmup_rounds=1)
    page.close()
    # It is drawn twice each time: as it would be, and as it is.
    assert benchmark.stats.stats.median / 2 <= 0.3
