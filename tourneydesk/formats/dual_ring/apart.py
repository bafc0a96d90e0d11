"""A ring drawn by lot in which as few forbidden pairs as possible sit side by side."""

from collections.abc import Collection, Iterator, Sequence
from itertools import permutations

from tourneydesk.core.draw import Draw

Pair = tuple[int, int]

DEALS = 64
"""The number of rings dealt before repairing one; nearly always one of the first few works."""

ALL_UP_TO = 8
"""Up to this many players every ring is tried (5,040 of them)."""

LOOKS = 200_000
"""The number of exchanges tried when repairing larger rings, so that it takes an instant."""


def dealt(players: Sequence[int], forbidden: Collection[Pair], draw: Draw) -> list[int]:
    """The players in ring order by lot.

    The first of 64 dealt rings without forbidden neighbors (so each such ring is equally likely);
    if there is none, the best ring of all (up to 8 players) or the best repaired deal.
    ``forbidden`` holds pairs with the smaller id first.
    """
    deals: list[list[int]] = []
    for _ in range(DEALS):
        deals.append(draw.shuffled(players))
        if not clashes(deals[-1], forbidden):
            return deals[-1]
    if len(players) <= ALL_UP_TO:
        first, *others = deals[0]
        rings: Iterator[list[int]] = ([first, *rest] for rest in permutations(others))
    else:
        rings = _mended(deals, forbidden)
    return _best(rings, forbidden)


def clashes(ring: Sequence[int], forbidden: Collection[Pair]) -> list[Pair]:
    """The forbidden pairs who sit side by side, in ring order, the player with White first."""
    if not forbidden:
        return []
    return [
        (ring[place - 1], ring[place])
        for place in (*range(1, len(ring)), 0)
        if _forbidden(ring[place - 1], ring[place], forbidden)
    ]


def _best(rings: Iterator[list[int]], forbidden: Collection[Pair]) -> list[int]:
    best = next(rings)
    fewest = len(clashes(best, forbidden))
    for ring in rings:
        count = len(clashes(ring, forbidden))
        if count < fewest:
            best, fewest = ring, count
        if not fewest:
            break
    return best


def _mended(deals: list[list[int]], forbidden: Collection[Pair]) -> Iterator[list[int]]:
    """Each deal repaired by reversing stretches of it as long as that separates a pair."""
    looks = 0
    for ring in deals:
        place = 0
        while place < len(ring) and looks < LOOKS:
            here, after = ring[place - 1], ring[place]
            place += 1
            if not _forbidden(here, after, forbidden):
                continue
            # The clash is moved to the seam; then reversing ring[: cut] puts ring[cut - 1] beside
            # ring[-1], and ring[0] beside ring[cut].
            turned = ring[place - 1 :] + ring[: place - 1]
            for cut in range(2, len(ring) - 1):
                looks += 1
                new = _forbidden(turned[-1], turned[cut - 1], forbidden) + _forbidden(
                    turned[0], turned[cut], forbidden
                )
                if new < 1 + _forbidden(turned[cut - 1], turned[cut], forbidden):
                    ring = turned[cut - 1 :: -1] + turned[cut:]
                    place = 0
                    break
        yield ring
        if looks >= LOOKS:
            return


def _forbidden(first: int, second: int, forbidden: Collection[Pair]) -> bool:
    return (min(first, second), max(first, second)) in forbidden
