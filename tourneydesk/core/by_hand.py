"""Rounds seated by hand: the checks that several formats share, and the resulting tables."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from tourneydesk.core.event import Round, Seat, Table
from tourneydesk.core.format import Seating
from tourneydesk.core.sayings import Reason


@dataclass(frozen=True, slots=True)
class Misseated:
    """How a seating differs from the players of a round, each list in order of player id.

    ``twice`` sit at more than one seat, ``missing`` at none, ``strangers`` are not in the round.
    """

    twice: tuple[int, ...]
    missing: tuple[int, ...]
    strangers: tuple[int, ...]


def misseated(posted: Round, seating: Seating) -> Misseated:
    """The players that a seating places wrongly."""
    due = {player for table in posted.tables for player in table.players}
    seats = Counter(player for players in seating for player in players)
    return Misseated(
        tuple(sorted(player for player, count in seats.items() if count > 1)),
        tuple(sorted(due - seats.keys())),
        tuple(sorted(seats.keys() - due)),
    )


def reported_tables_changed(posted: Round, seating: Seating) -> list[Table]:
    """The tables that have reported and would seat other players."""
    seated = dict(enumerate(seating, start=1))
    return [
        table
        for table in posted.tables
        if table.result is not None and set(seated.get(table.number, ())) != set(table.players)
    ]


def reseated(
    posted: Round, seating: Seating, reason: Callable[[tuple[int, ...]], Reason]
) -> tuple[tuple[Table, ...], set[int]]:
    """The tables of a seating in which seats have no roles, and the numbers of those whose players
    changed: these get a reason. A table that has reported keeps its seats.
    """
    tables: list[Table] = []
    changed: set[int] = set()
    for table_number, players in enumerate(seating, start=1):
        old, seats = posted.table(table_number), tuple(map(Seat, players))
        if old is not None and set(old.players) == set(players):
            kept_seats = old.seats if old.result else seats
            tables.append(Table(table_number, kept_seats, old.reasons, old.result, old.ended))
        else:
            tables.append(Table(table_number, seats, (reason(tuple(sorted(players))),)))
            changed.add(table_number)
    return tuple(tables), changed
