"""Rings for tests: seated as entered, so that player 3 sits at place 3."""

from typing import Any

from tests.builders.events import after_decision, event_of, posted, reported
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Player
from tourneydesk.core.reasons import Reason
from tourneydesk.formats.dual_ring import FORMAT


def ring(players: int | list[Player], **settings: Any) -> Event:
    """A ring just set."""
    return posted(FORMAT, event_of(FORMAT, players, **{"seating": "entered", **settings}))


def played(event: Event, *lines: str) -> Event:
    """The event after lines such as ``3: 4 wins``, ``7: draw`` (by table), ``5 leaves`` and
    ``ends``.
    """
    for line in lines:
        match line.replace(":", "").split():
            case [table, "draw"]:
                event = reported(FORMAT, event, int(table), {"draw": True})
            case [table, winner, "wins"]:
                event = reported(FORMAT, event, int(table), {"winner": int(winner)})
            case [player, "leaves"]:
                event = after_decision(FORMAT, event, d.PlayerDropped(int(player)))
            case ["ends"]:
                assert FORMAT.end_now is not None
                event = after_decision(FORMAT, event, FORMAT.end_now(event))
            case _:
                raise AssertionError(line)
    return event


def running(event: Event) -> dict[int, tuple[int, ...]]:
    """White and Black by table, of the games being played."""
    return {table.number: table.players for table in event.rounds[0].tables if table.running}


def stopped(event: Event) -> list[int]:
    return [table.number for table in event.rounds[0].tables if table.void]


def why(event: Event, table: int) -> list[Reason]:
    found = event.rounds[0].table(table)
    assert found is not None
    return list(found.reasons)


def ranking(event: Event) -> list[tuple[int, int, int]]:
    """(place, player, wins), best first."""
    return [(row.place, row.player, int(row.points)) for row in FORMAT.standings(event, None)]


def winners(event: Event) -> tuple[int, ...]:
    return FORMAT.outlook(event).winners
