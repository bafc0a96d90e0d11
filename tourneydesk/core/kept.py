"""What of a round stays as it is while everybody else is paired around it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import count

from tourneydesk.core.event import Event, Round, Table

NOTHING_KEPT = Round(0, "", ())
"""A round of which nothing stays."""


def kept_players(kept: Round) -> frozenset[int]:
    """Who has a table or a bye already."""
    seated = {player for table in kept.tables for player in table.players}
    return frozenset(seated | {bye.player for bye in kept.byes})


def before_round(event: Event, number: int) -> Event:
    """The event without that round and all later ones; results and players as they stand now."""
    return replace(event, rounds=event.rounds[: number - 1]) if number > 0 else event


def free_numbers(kept: Round) -> Iterator[int]:
    """The table numbers that are not taken, from 1 up, without end."""
    taken = {table.number for table in kept.tables}
    return (number for number in count(1) if number not in taken)


def standing(posted: Round, tables: Iterable[Table]) -> Round:
    """The round with these tables for those of their numbers, and with those that are new."""
    stand = {table.number: table for table in (*posted.tables, *tables)}
    return replace(posted, tables=by_number(stand.values()))


def by_number(tables: Iterable[Table]) -> tuple[Table, ...]:
    """Tables in order of their numbers."""
    return tuple(sorted(tables, key=lambda table: table.number))
