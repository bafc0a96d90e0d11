"""Why two players have not met: who was between them, and why they have their places.

The ring is one round that keeps running, so the answer is about the present moment; where two have
met, it says how their game ended.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.dual_ring.correcting import pair_remaining
from tourneydesk.formats.dual_ring.ring import (
    MOST_NAMED,
    Exit,
    Ring,
    first_out,
    ring_of,
    seats_of,
    sides,
    standing_before,
)
from tourneydesk.formats.dual_ring.seating import ALL_UP_TO, clashes, forbidden_among, rank_of
from tourneydesk.formats.dual_ring.settings import (
    DRAWS,
    ELIMINATION,
    ENDED,
    LAST_TWO,
    OURS,
    TWO_GAMES,
)

# Why two players have their places on the ring, and what seating them side by side would cost.

CHANGED = {"ring_by_hand": "why_not_ring_by_hand", "seated_around": "why_not_ring_around"}
"""The codes for a ring that was not seated by the setting alone."""

IN_ORDER = {"rating": "why_not_by_rating", "entered": "why_not_as_entered"}


def why_these_places(event: Event, posted: Round, first: int, second: int) -> Reason:
    """Why two players did not sit side by side when the ring was set."""
    seats, pair = seats_of(posted), (first, second)
    facts: dict[str, Fact] = {"place": seats.index(first) + 1, "others": seats.index(second) + 1}
    codes = {reason.code for table in posted.tables for reason in table.reasons}
    for code, answer in CHANGED.items():
        if code in codes:
            return Reason(answer, OURS, pair, facts)
    seating = str(event.settings["seating"])
    if seating in IN_ORDER:
        would = least_against(event, seats, first, second)
        if not would:
            return Reason("why_not_equal_ratings", OURS, pair, facts)
        return Reason(IN_ORDER[seating], OURS, pair, {**facts, "is": 0, "would": would})
    if (min(pair), max(pair)) in event.forbidden:
        return Reason("why_not_kept_apart", OURS, pair, facts)
    beside = len(clashes(seats, event.forbidden))
    would = least_beside(event, posted, first, second)
    if would > beside:
        return Reason("why_not_others_beside", OURS, pair, {**facts, "is": beside, "would": would})
    return Reason("why_not_by_lot", OURS, pair, facts)


def least_against(event: Event, seats: Sequence[int], first: int, second: int) -> int:
    """The fewest places breaking the chosen order over all rings with the two side by side.

    0 where their ranks are equal or adjacent, or the first and the last, which meet at the seam;
    otherwise 1, because the second can sit right after the first.
    """
    ranks = sorted({rank_of(event, player) for player in seats})
    low, high = sorted(ranks.index(rank_of(event, player)) for player in (first, second))
    return 0 if high - low <= 1 or (low, high) == (0, len(ranks) - 1) else 1


def least_beside(event: Event, posted: Round, first: int, second: int) -> int:
    """The fewest forbidden pairs side by side over all rings (up to 8 players), or those found,
    with the two side by side.
    """
    seats = seats_of(posted)
    forbidden = forbidden_among(event, seats)
    if not forbidden:
        return 0
    if len(seats) <= ALL_UP_TO:
        others = [player for player in seats if player not in (first, second)]
        rings = ((first, second, *rest) for rest in permutations(others))
        return min(len(clashes(ring, forbidden)) for ring in rings)
    players = tuple(
        replace(player, left=None) if player.id in seats else player for player in event.players
    )
    as_set = replace(event, players=players)
    kept_round = replace(posted, tables=(Table(1, (Seat(first, "white"), Seat(second, "black"))),))
    made = pair_remaining(as_set, Draw(posted.seed, f"{posted.label}/together"), kept_round)
    return len(clashes(seats_of(made), forbidden))


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
