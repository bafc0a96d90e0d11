"""Rounds seated by hand, and the tables that stay while others are paired around them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count

from tourneydesk.core.decisions import Repaired
from tourneydesk.core.event import Event, Player, Round, Seat, Table
from tourneydesk.core.format import Seating
from tourneydesk.core.reasons import Reason


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


# The part of a round that stays unchanged while everybody else is paired around it.

NOTHING_KEPT = Round(0, "", ())
"""An empty round: no table and no bye stays."""


def kept_players(kept_round: Round) -> frozenset[int]:
    """The players who have a table or a bye already."""
    seated = {seat.player for table in kept_round.tables for seat in table.seats}
    return frozenset(seated | {bye.player for bye in kept_round.byes})


def before_round(event: Event, round_number: int) -> Event:
    """The event without that round and all later ones; results and players as they are now."""
    return replace(event, rounds=event.rounds[: round_number - 1]) if round_number > 0 else event


def free_numbers(kept_round: Round) -> Iterator[int]:
    """The unused table numbers, from 1 up, without end."""
    taken = {table.number for table in kept_round.tables}
    return (table_number for table_number in count(1) if table_number not in taken)


def standing(posted: Round, tables: Iterable[Table]) -> Round:
    """The round with these tables in place of those with the same numbers, and with the new
    ones.
    """
    tables_by_number = {table.number: table for table in (*posted.tables, *tables)}
    return replace(posted, tables=by_number(tables_by_number.values()))


def by_number(tables: Iterable[Table]) -> tuple[Table, ...]:
    """Tables in order of their numbers."""
    return tuple(sorted(tables, key=lambda table: table.number))


def playing(event: Event, posted: Round) -> Event:
    """The event in which players who entered or returned after the round was posted, and now play
    in it, have not missed it.
    """
    before = posted.number - 1
    for player_id in kept_players(posted):
        player = event.player(player_id)
        joined, returned = min(player.joined, before), min(player.returned, before)
        event = with_player(event, replace(player, joined=joined, returned=returned))
    return event


def with_player(event: Event, player: Player) -> Event:
    """The event with this player's new data; KeyError for an unknown id."""
    event.player(player.id)
    players = (*event.players[: player.id - 1], player, *event.players[player.id :])
    return replace(event, players=players)


def repaired(before: Round, after: Round, repair: Repaired) -> Round:
    """The round with the reason for its repair, also at the tables and byes that it changed."""
    tables = tuple(
        table
        if (was := before.table(table.number)) is not None and was.seats == table.seats
        else replace(table, reasons=(*table.reasons, *repair.why))
        for table in after.tables
    )
    had_bye = {bye.player for bye in before.byes}
    byes = tuple(
        bye if bye.player in had_bye else replace(bye, reasons=(*bye.reasons, *repair.why))
        for bye in after.byes
    )
    reasons = (*before.reasons, *repair.why)
    return replace(after, tables=tables, byes=byes, groups=repair.groups, reasons=reasons)


def without_entry(event: Event, player_id: int) -> Event:
    """The event after an entry is deleted, with all requests for it; other players keep their
    numbers.
    """
    player = event.player(player_id)
    event = with_player(event, player if player.dropped else replace(player, left=event.moment))
    return replace(
        event,
        deleted=event.deleted | {player_id},
        forbidden=frozenset(pair for pair in event.forbidden if player_id not in pair),
        bye_requests=tuple(
            request for request in event.bye_requests if request.player != player_id
        ),
        fixed_tables={who: at for who, at in event.fixed_tables.items() if who != player_id},
    )
