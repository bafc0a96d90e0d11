"""The current ring: who is in, in ring order, who went out when, who is between two players.

None of it is stored. It follows from the posted tables, their results and the withdrawals, in the
order in which they happened.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.results import MatchResult


@dataclass(frozen=True, slots=True)
class Exit:
    """Players who go out together: the loser of a table, both players of a drawn one, or a player
    who left.

    ``table`` is None for a player who left; ``winner`` is None unless the table had one; ``moment``
    as in Event.
    """

    moment: int
    players: tuple[int, ...]
    table: Table | None = None
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class Ring:
    """The current state of the ring.

    ``seats`` are the players by ring place as set, place 1 first; ``inside`` those still in, in the
    same order (the last is a neighbor of the first). ``wins`` counts games of the ring, without the
    deciding games. ``deciding``: the last two had equal wins and play (or played) deciding games;
    ``winners`` is empty while the event runs. ``shared`` is the drawn deciding game after which two
    share first place. ``ended``: the organizer ended the ring while more than one could still win.
    """

    seats: tuple[int, ...]
    inside: tuple[int, ...]
    exits: tuple[Exit, ...]
    wins: Mapping[int, int]
    deciding: bool
    winners: tuple[int, ...]
    shared: Table | None
    tables: tuple[Table, ...]
    ended: bool = False

    @property
    def running(self) -> tuple[Table, ...]:
        """The games being played."""
        return tuple(table for table in self.tables if table.running)

    @property
    def untouched(self) -> bool:
        """Whether nothing has happened yet: no result, nobody out."""
        return len(self.tables) == len(self.seats) and all(table.running for table in self.tables)

    @property
    def places(self) -> dict[int, int]:
        """The ring place of each player, from 1."""
        return {player: place for place, player in enumerate(self.seats, start=1)}


def ring_of(event: Event) -> Ring | None:
    """The current ring, None before it is set."""
    if not event.rounds:
        return None
    posted = event.rounds[0]
    seats = seats_of(posted)
    inside = dict.fromkeys(seats)
    wins = dict.fromkeys(seats, 0)
    exits: list[Exit] = []
    deciding = False
    winners: tuple[int, ...] = ()
    shared: Table | None = None
    happened = sorted(_exits(event, posted, seats), key=lambda exit_: exit_.moment)
    for _, at_once in groupby(happened, key=lambda exit_: exit_.moment):
        here = set(inside)
        # Both games of a player may end at once; otherwise there is one at a time.
        leavings = [leaving for leaving in at_once if here.issuperset(leaving.players)]
        gone = {player for leaving in leavings for player in leaving.players}
        if winners or not gone:
            continue
        if len(gone) == len(inside):
            winners, shared = tuple(inside), leavings[0].table
            continue
        for player in gone:
            del inside[player]
        exits += leavings
        for leaving in leavings:
            if leaving.winner is not None and not deciding:
                wins[leaving.winner] += 1
        if len(inside) <= 2:
            best = _most_wins(inside, wins)
            deciding = deciding or len(best) == 2
            winners = best if len(best) == 1 else ()
    # Neighbors always play, so only the organizer stops all games before somebody has won.
    ended = not winners and not any(table.running for table in posted.tables)
    if ended:
        winners = _most_wins(inside, wins)
    return Ring(
        seats=seats,
        inside=tuple(inside),
        exits=tuple(exits),
        wins=wins,
        deciding=deciding,
        winners=winners,
        shared=shared,
        tables=posted.tables,
        ended=ended,
    )


def _most_wins(inside: Collection[int], wins: Mapping[int, int]) -> tuple[int, ...]:
    most = max((wins[player] for player in inside), default=0)
    return tuple(player for player in inside if wins[player] == most)


def stray_game(event: Event) -> Table | None:
    """A running game that should have been stopped, because a player is out or the event is over.

    Called after each step of a journal, so it reads each table once and computes the winner only
    where at most two players are left.
    """
    if not event.rounds:
        return None
    both_out = event.settings["drawn_game"] == "both_out"
    out = {player.id for player in event.players if player.left is not None}
    running = []
    for table in event.rounds[0].tables:
        result = table.result
        if table.void:
            continue
        if result is None:
            running.append(table)
        elif isinstance(result, MatchResult) and (both_out or result.winner is not None):
            out.update(seat.player for seat in table.seats if seat.player != result.winner)
    playing = {seat.player for table in running for seat in table.seats}
    if len(playing) <= 2:
        ring = ring_of(event)
        if ring is not None and ring.winners:
            out |= playing
    if playing.isdisjoint(out):
        return None
    return next(table for table in running if not out.isdisjoint(table.players))


def seats_of(posted: Round) -> tuple[int, ...]:
    """The players by ring place: the Whites of the first tables, until one meets the first
    player.
    """
    first = posted.tables[0].players[0]
    seats: list[int] = []
    for table in posted.tables:
        white, black = table.players
        seats.append(white)
        if black == first:
            break
    return tuple(seats)


def _exits(event: Event, posted: Round, seats: tuple[int, ...]) -> Iterator[Exit]:
    """Everything that put players out, unordered; some may have been out already."""
    both_out = event.settings["drawn_game"] == "both_out"
    for table in posted.tables:
        if not isinstance(table.result, MatchResult) or table.ended is None or table.void:
            continue
        winner = table.result.winner
        if winner is not None:
            losers = tuple(player for player in table.players if player != winner)
            yield Exit(table.ended, losers, table, winner)
        elif both_out:
            yield Exit(table.ended, table.players, table)
    for seat in seats:
        left = event.player(seat).left
        if left is not None:
            yield Exit(left, (seat,))


# Who is between two players of a ring, now or when one of them went out.

MOST_NAMED = 3
"""Up to this many players between two are named; more are counted."""


def first_out(ring: Ring, first: int, second: int) -> Exit | None:
    """How the first of two players went out; None while both are in."""
    return next((leaving for leaving in ring.exits if {first, second} & set(leaving.players)), None)


def standing_before(ring: Ring, leaving: Exit) -> tuple[int, ...]:
    """The players still in, in ring order, when those went out."""
    out = {
        player for earlier in ring.exits[: ring.exits.index(leaving)] for player in earlier.players
    }
    return tuple(player for player in ring.seats if player not in out)


def sides(
    inside: Sequence[int], first: int, second: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The players between two others on each side, the side with fewer first; both must be in."""
    start = inside.index(first)
    turned = (*inside[start:], *inside[:start])
    there = turned.index(second)
    after, before = turned[1:there], turned[there + 1 :]
    return (after, before) if len(after) <= len(before) else (before, after)
