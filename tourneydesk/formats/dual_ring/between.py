"""Who is between two players of a ring, now or when one of them went out."""

from collections.abc import Sequence

from tourneydesk.formats.dual_ring.ring import Exit, Ring

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
