"""Why two players have not met: who was between them on the ring, and why they sat there.

The ring is one round that keeps running, so the answer is about the present moment; where two have
met, it says how their game ended.
"""

from collections.abc import Sequence

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.dual_ring.between import MOST_NAMED, first_out, sides, standing_before
from tourneydesk.formats.dual_ring.ring import Exit, Ring, ring_of
from tourneydesk.formats.dual_ring.ring_places import why_these_places
from tourneydesk.formats.dual_ring.sources import (
    DRAWS,
    ELIMINATION,
    ENDED,
    LAST_TWO,
    OURS,
    TWO_GAMES,
)

NOW = ("why_not_between", "why_not_many_between")
THEN = ("why_not_stood_between", "why_not_many_stood_between")
"""The codes for the players between two others: by name, and by number."""


def why_not(event: Event, posted: Round, first: int, second: int) -> tuple[Reason, ...]:
    """Why these two have not met so far, or how their game ended.

    ``event`` includes the ring, with players and forbidden pairs as when it was set.
    """
    ring = ring_of(event)
    assert ring is not None, "the ring is the round that was asked about"
    absent = tuple(player for player in (first, second) if player not in ring.seats)
    if absent:
        return tuple(Reason("why_not_in_ring", OURS, (player,)) for player in absent)
    games = [table for table in ring.tables if {first, second} == set(table.players)]
    if games:
        return _they_met(ring, games, first, second)
    why = why_these_places(event, posted, first, second)
    leaving = first_out(ring, first, second)
    if leaving is None:
        if ring.ended:
            yet = Reason("why_not_ended", ENDED, (first, second))
        else:
            yet = Reason("why_not_yet", ELIMINATION, (first, second))
        return (yet, *_between(NOW, ring.inside, first, second), why)
    inside = standing_before(ring, leaving)
    return (_out_before(leaving, first, second), *_between(THEN, inside, first, second), why)


def _between(
    codes: tuple[str, str], inside: Sequence[int], first: int, second: int
) -> tuple[Reason, ...]:
    """The players between two others, by name where they are few."""
    near, far = sides(inside, first, second)
    by_name, by_number = codes
    facts: dict[str, Fact] = {"near": len(near), "far": len(far)}
    if len(near) > MOST_NAMED:
        return (Reason(by_number, OURS, (), facts),)
    if len(far) > MOST_NAMED:
        return (Reason(by_name, OURS, near), Reason("why_not_many_opposite", OURS, (), facts))
    return (Reason(by_name, OURS, near), Reason("why_not_opposite", OURS, far))


def _out_before(leaving: Exit, first: int, second: int) -> Reason:
    """How one of two went out before the ring had closed between them."""
    out, still_in = (first, second) if first in leaving.players else (second, first)
    if leaving.table is None:
        return Reason("why_not_had_left", OURS, (out, still_in))
    facts = {"table": leaving.table.number}
    if leaving.winner is not None:
        return Reason("why_not_had_lost", ELIMINATION, (out, still_in, leaving.winner), facts)
    (partner,) = set(leaving.players) - {out}
    return Reason("why_not_had_drawn", DRAWS, (out, still_in, partner), facts)


def _they_met(ring: Ring, games: Sequence[Table], first: int, second: int) -> tuple[Reason, ...]:
    """How the games of two ended, or that they are being played."""
    running = tuple(table.number for table in games if table.running)
    if running:
        return (Reason("why_not_playing", TWO_GAMES, (first, second), {"tables": running}),)
    for table in games:
        facts = {"table": table.number}
        if isinstance(table.result, MatchResult) and table.result.winner is not None:
            winner = table.result.winner
            loser = second if winner == first else first
            return (Reason("why_not_won", ELIMINATION, (winner, loser), facts),)
        if table == ring.shared:
            return (Reason("why_not_shared", DRAWS, (first, second), facts),)
        if any(table == leaving.table for leaving in ring.exits):
            return (Reason("why_not_both_out", DRAWS, (first, second), facts),)
    drawn = tuple(table.number for table in games if table.result is not None)
    replayed = [Reason("why_not_drew", DRAWS, (first, second), {"tables": drawn})] if drawn else []
    return (*replayed, _stopped(ring, games, first, second))


def _stopped(ring: Ring, games: Sequence[Table], first: int, second_player: int) -> Reason:
    """What stopped the last game of two players, so that it counts for nobody."""
    leaving = first_out(ring, first, second_player)
    stopped = tuple(table.number for table in games if table.void)
    # Only the last two, in deciding games, play two games at once.
    at_once = 2 if leaving is not None and len(standing_before(ring, leaving)) == 2 else 1
    facts: dict[str, Fact] = {"tables": stopped[-at_once:]}
    if leaving is None and ring.ended:
        facts["tables"] = stopped[-2:] if ring.deciding else stopped[-1:]
        return Reason("why_not_stopped_by_end", ENDED, (first, second_player), facts)
    if leaving is None:
        (winner,) = ring.winners
        second = second_player if winner == first else first
        facts |= {"wins": ring.wins[winner], "second_wins": ring.wins[second]}
        return Reason("why_not_last_two", LAST_TWO, (winner, second), facts)
    out, still_in = (first, second_player) if first in leaving.players else (second_player, first)
    if leaving.table is None:
        return Reason("why_not_stopped_by_leaving", OURS, (out, still_in), facts)
    facts["table"] = leaving.table.number
    if leaving.winner is not None:
        players = (out, still_in, leaving.winner)
        return Reason("why_not_stopped_by_loss", ELIMINATION, players, facts)
    (partner,) = set(leaving.players) - {out}
    return Reason("why_not_stopped_by_draw", DRAWS, (out, still_in, partner), facts)
