"""Why two players have their places on the ring, and what seating them side by side would cost."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.formats.dual_ring.apart import ALL_UP_TO, clashes
from tourneydesk.formats.dual_ring.remaining import pair_remaining
from tourneydesk.formats.dual_ring.ring import seats_of
from tourneydesk.formats.dual_ring.seating import forbidden_among, rank_of
from tourneydesk.formats.dual_ring.sources import OURS

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
