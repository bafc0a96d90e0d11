"""Places: players still in by wins, then the later out the higher."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event
from tourneydesk.core.format import Leaving
from tourneydesk.core.reasons import Reason
from tourneydesk.core.standings import Standing, places
from tourneydesk.formats.dual_ring.ring import Exit, Ring, ring_of
from tourneydesk.formats.dual_ring.sources import DRAWS, ELIMINATION, ENDED, LAST_TWO, OURS


@once
def standings(event: Event, through: int | None = None) -> list[Standing]:
    """Everybody, best first: those in by wins, then the later out the higher, out together shared;
    last those who left before the ring was set. ``points`` are wins in the ring.
    """
    if through is not None:
        event = replace(event, rounds=event.rounds[: max(0, through)])
    ring = ring_of(event)
    if ring is None:
        keys = {player.id: (int(player.dropped), 0) for player in event.players}
        wins: Mapping[int, int] = {}
        reasons: dict[int, Reason] = {}
    else:
        keys = {player.id: (2, 0) for player in event.players}
        wins = ring.wins
        for leaving in ring.exits:
            keys.update((player, (1, -leaving.moment)) for player in leaving.players)
        keys.update((player, (0, -wins[player])) for player in ring.inside)
        reasons = _reasons(ring)
    return [
        Standing(
            place,
            player,
            Fraction(wins.get(player, 0)),
            reasons=(reasons[player],) if player in reasons else (),
        )
        for place, player in places(keys.items())
    ]


def leavings(event: Event) -> dict[int, Leaving]:
    """Players who lost, or drew where that puts both out; withdrawn players are not included.

    The runner-up on wins has lost no game, and joint winners are not out either.
    """
    ring = ring_of(event)
    if ring is None:
        return {}
    return {
        player: Leaving(1, "eliminated")
        for leaving in ring.exits
        if leaving.table is not None
        for player in leaving.players
    }


def _reasons(ring: Ring) -> dict[int, Reason]:
    """Why each player who is out, won or came second has that place."""
    reasons = {
        player: _exit_reason(leaving, player)
        for leaving in ring.exits
        for player in leaving.players
    }
    if ring.winners:
        reasons.update(_end_reasons(ring))
    return reasons


def _exit_reason(leaving: Exit, player: int) -> Reason:
    if leaving.table is None:
        return Reason("out_left", OURS, (player,))
    facts = {"table": leaving.table.number}
    if leaving.winner is None:
        opponent = next(other for other in leaving.players if other != player)
        return Reason("out_drew", DRAWS, (player, opponent), facts)
    return Reason("out_lost", ELIMINATION, (player, leaving.winner), facts)


def _end_reasons(ring: Ring) -> dict[int, Reason]:
    """Why the event ended as it did."""
    if ring.ended:
        code = "ended_with_most_wins" if len(ring.winners) == 1 else "ended_with_equal_wins"
        facts = {"wins": ring.wins[ring.winners[0]], "players": len(ring.inside)}
        return dict.fromkeys(ring.winners, Reason(code, ENDED, ring.winners, facts))
    if ring.shared is not None:
        facts = {"table": ring.shared.number}
        why = Reason("first_place_shared", OURS, ring.winners, facts)
        return dict.fromkeys(ring.winners, why)
    (winner,) = ring.winners
    if len(ring.inside) == 2:
        (second,) = (player for player in ring.inside if player != winner)
        facts = {"wins": ring.wins[winner], "second_wins": ring.wins[second]}
        pair = (winner, second)
        return {
            winner: Reason("won_on_wins", LAST_TWO, pair, facts),
            second: Reason("second_on_wins", LAST_TWO, pair, facts),
        }
    last = ring.exits[-1]
    if last.table is None or last.winner is None or not ring.deciding:
        return {winner: Reason("won_as_the_last", OURS, (winner,))}
    facts = {"table": last.table.number}
    return {winner: Reason("won_deciding_game", LAST_TWO, (winner, *last.players), facts)}
