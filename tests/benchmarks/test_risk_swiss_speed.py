"""How long 500 players take; run with --benchmark-only."""

from dataclasses import replace
from typing import Any

import pytest

from tests.builders.risk_swiss import by_lot, played, risk
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.formats.risk_swiss import FORMAT


@pytest.fixture(scope="module")
def after_ten_rounds() -> Event:
    return played(risk(500), 10, by_lot(Draw("speed", "results")))


@pytest.mark.parametrize("repeats", [False, True])
def test_proposing(benchmark: Any, after_ten_rounds: Event, repeats: bool) -> None:
    settings = {**after_ten_rounds.settings, "new_opponents_first": repeats}
    event = replace(after_ten_rounds, settings=settings)
    benchmark(lambda: FORMAT.propose(event, Draw("speed", "round 11")))


def test_standings(benchmark: Any, after_ten_rounds: Event) -> None:
    benchmark(lambda: FORMAT.standings(after_ten_rounds, None))


def test_outlook(benchmark: Any, after_ten_rounds: Event) -> None:
    benchmark(lambda: FORMAT.outlook(after_ten_rounds))
