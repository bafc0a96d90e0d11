"""How long a US Chess Swiss takes to pair, against what is promised, from 32 to 4,096 players.

Run with ``pytest tests/benchmarks/test_us_swiss_speed.py --benchmark-only``.
"""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.journal.replay import advance, opened
from tourneydesk.core.settings import defaults
from tourneydesk.desk.practice import made_up_players, made_up_result
from tourneydesk.formats.us_swiss import FORMAT

Benchmark = Any


@cache
def simulated(players: int, played: int) -> Event:
    """An event with made-up players and results, so many rounds played."""
    settings = {**defaults(FORMAT.settings), "rounds": 9}
    event = opened((d.EventOpened(FORMAT.key, "Speed", "speed", settings),))
    event = advance(event, (d.PlayersAdded(made_up_players(players, Draw("speed", "players"))),))
    for _ in range(played):
        event = with_results(event, proposed(event))
    return event


def proposed(event: Event) -> Round:
    return FORMAT.propose(event, Draw("speed", f"round {len(event.rounds) + 1}"))


def with_results(event: Event, made: Round) -> Event:
    tables = tuple(
        replace(
            table,
            result=made_up_result(event, table, Draw("speed", f"{made.number}.{table.number}")),
        )
        for table in made.tables
    )
    return advance(event, (d.RoundPosted(replace(made, tables=tables)),))


def within(benchmark: Benchmark, budget: float) -> None:
    """The fastest of the runs keeps the promise, in seconds."""
    if benchmark.stats is not None:
        assert benchmark.stats.stats.min <= budget


@pytest.mark.parametrize(
    ("players", "budget"),
    [(32, 0.05), (100, 0.05), (200, 0.3), (500, 0.3), (1000, 0.7), (2048, 3.0), (4096, 10.0)],
)
def test_round_5(benchmark: Benchmark, players: int, budget: float) -> None:
    event = simulated(players, 4)
    made: Round = benchmark.pedantic(proposed, (event,), rounds=3 if players < 2000 else 1)
    assert len(made.tables) == players // 2
    within(benchmark, budget)


@pytest.mark.parametrize(("players", "budget"), [(128, 0.35), (512, 3.0)])
def test_nine_rounds(benchmark: Benchmark, players: int, budget: float) -> None:
    """Only the pairing is timed: the events before each round are made beforehand."""
    events = [simulated(players, played) for played in range(9)]

    def nine() -> list[Round]:
        return [proposed(event) for event in events]

    rounds: list[Round] = benchmark.pedantic(nine, rounds=3)
    assert len(rounds) == 9
    within(benchmark, budget)


def unrated(event: Event) -> Event:
    """The same event with nobody rated: the most choice, and so the most work."""
    return replace(event, players=tuple(replace(one, rating=None) for one in event.players))


@pytest.mark.parametrize(("players", "budget"), [(100, 0.1), (500, 1.5)])
def test_round_5_of_a_field_without_ratings(
    benchmark: Benchmark, players: int, budget: float
) -> None:
    event = unrated(simulated(players, 4))
    benchmark.pedantic(proposed, (event,), rounds=2)
    within(benchmark, budget)


def test_why_not_in_a_field_of_500(benchmark: Benchmark) -> None:
    event = simulated(500, 4)
    made = proposed(event)
    assert benchmark.pedantic(FORMAT.why_not, (event, made, 10, 400), rounds=2)
    within(benchmark, 2.0)


def test_standings_of_500_after_nine_rounds(benchmark: Benchmark) -> None:
    event = with_results(simulated(500, 8), proposed(simulated(500, 8)))
    benchmark.pedantic(FORMAT.standings, (event, None), rounds=2)
    within(benchmark, 1.0)
