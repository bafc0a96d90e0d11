"""Plays RISK 2210 Swiss events for tests: boards in finishing order, whole rounds by lot."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.builders.events import after_decision, event_of, posted, reported
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Table
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Fact, Refused
from tourneydesk.formats.risk_swiss import FORMAT
from tourneydesk.present.messages import say

Raw = dict[str, object]
CANNOT_SEAT_11: Mapping[str, Fact] = {
    "players": 11,
    "counts_that_work": (10, 12),
    "smallest": 4,
    "largest": 5,
    "up": 1,
    "other_way": "drop",
    "other": 1,
}
"""What is said of 11 players, by the names in the message ``cannot-seat``."""


def risk(players: int, seed: str = "test", **settings: Any) -> Event:
    return event_of(FORMAT, players, seed, **settings)


def pair(event: Event, seed: str | None = None) -> Event:
    return posted(FORMAT, event, seed)


def report(
    order: Sequence[int],
    withdrawn: Sequence[int] = (),
    game_points: Mapping[int, int] | None = None,
    energy: Mapping[int, int] | None = None,
) -> Raw:
    """A board's report: finishing order, who withdrew; 10 game points and 1 energy if not said."""
    return {
        "places": {str(player): place for place, player in enumerate(order, start=1)},
        "game_points": {str(player): (game_points or {}).get(player, 10) for player in order},
        "energy": {str(player): (energy or {}).get(player, 1) for player in order},
        "withdrawn": list(withdrawn),
    }


def enter(event: Event, table: int, raw: Mapping[str, object], round: int | None = None) -> Event:
    return reported(FORMAT, event, table, raw, round)


def decide(event: Event, decision: d.Decision) -> Event:
    return after_decision(FORMAT, event, decision)


def by_lot(lot: Draw) -> Callable[[Table], Raw]:
    """Reports of boards that end in any order, with any figures."""

    def ends(table: Table) -> Raw:
        order = lot.shuffled(table.players)
        points = {player: lot.below(60) for player in order}
        return report(order, (), points, {player: lot.below(12) for player in order})

    return ends


def by_id(table: Table) -> Raw:
    """Lower ids finish ahead, and with as many game points as they are ahead."""
    order = sorted(table.players)
    return report(order, (), {player: 60 - place for place, player in enumerate(order)})


def play(event: Event, ends: Callable[[Table], Raw] = by_id) -> Event:
    """The event with all boards of its current round reported, in one step."""
    current = event.current
    assert current is not None
    step = []
    for table in current.tables:
        if table.result is None:
            result = FORMAT.read_result(event, current, table, ends(table))
            step.append(d.ResultRecorded(current.number, table.number, result))
    return advance(event, tuple(step))


def played(event: Event, rounds: int, ends: Callable[[Table], Raw] = by_id) -> Event:
    """The event with that many more rounds posted and reported."""
    for _ in range(rounds):
        event = play(pair(event), ends)
    return event


def problem_texts(refused: Refused, event: Event) -> list[tuple[str, str]]:
    """Each problem's code and words."""
    return [(problem.code, say(problem, event)) for problem in refused.problems]


def codes(sayings: Sequence[object]) -> list[str]:
    return [getattr(saying, "code", "") for saying in sayings]


def places_of(event: Event, through: int | None = None) -> list[int]:
    """Player ids, best first."""
    return [line.player for line in FORMAT.standings(event, through)]
