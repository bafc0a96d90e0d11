"""Who may leave a pool for the next one, so that everybody in it and below can be paired.

US Chess 29D: as few as can be; the lowest, but nobody who came down himself and nobody unrated as
long as there is another choice. 29D and 27A1: both groups must remain pairable.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, takewhile
from math import comb

from tourneydesk.core.matching import can_all_pair, least_cost_pairs, most_pairs
from tourneydesk.formats.us_swiss.contestants import Contestant
from tourneydesk.formats.us_swiss.natural import Pair, can_meet

MOST_SETS = 400
"""Sets of two or more left over are looked at one by one up to so many."""

Left = tuple[int, ...]
"""Players left over, by position in the pool."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Who goes down by rank; who else could if `may_leave` says so; whether these are all."""

    first: Left
    others: tuple[Left, ...] = ()
    complete: bool = True


def pairable(players: Sequence[Contestant], forced: Pair | None = None) -> bool:
    """Whether everybody can be paired without rematch (with the two ``forced`` meeting)."""
    if len(players) % 2:
        return False
    if forced is not None:
        rest = [player for player in players if player.id not in forced]
        if len(rest) == len(players) - 1:
            return False
        players = rest
    if _roomy(players, len(players)):
        return True
    return can_all_pair([player.id for player in players], _possible(players))


def choices(
    pool: Sequence[Contestant],
    down: int,
    below: Sequence[Contestant],
    forced: Pair | None = None,
) -> Choice:
    """Who can be left over of a pool of which the first ``down`` came from above. Pool and below
    together must be pairable.
    """
    count = _fewest_left(pool, below, forced)
    if count == 0:
        return Choice(())
    order = sorted(range(len(pool)), key=lambda p: (_spared(pool, down, p), -p))
    if comb(len(pool), count) > MOST_SETS and count > 1:
        return Choice(_first(pool, below, forced, order, count), complete=False)
    sets = _sets(pool, down, order, count)
    first = next(left for left in sets if may_leave(pool, below, left, forced))
    sparing = _sparing(pool, down, first)
    others = takewhile(lambda left: _sparing(pool, down, left) == sparing, sets)
    return Choice(first, tuple(others))


def _sets(
    pool: Sequence[Contestant], down: int, order: Sequence[int], count: int
) -> Iterator[Left]:
    """Sets of so many positions: those sparing most first, then the lowest-ranked."""
    if count == 1:
        yield from ((one,) for one in order)
        return
    every = [tuple(sorted(one)) for one in combinations(range(len(pool)), count)]
    yield from sorted(
        every,
        key=lambda left: (_sparing(pool, down, left), [-p for p in reversed(left)]),
    )


def _spared(pool: Sequence[Contestant], down: int, position: int) -> tuple[bool, bool]:
    return position < down, pool[position].rating is None


def _sparing(pool: Sequence[Contestant], down: int, left: Left) -> tuple[int, int]:
    """How many of a set came down themselves, and how many are unrated."""
    came_down = sum(1 for p in left if p < down)
    return came_down, sum(1 for p in left if pool[p].rating is None)


def may_leave(
    pool: Sequence[Contestant], below: Sequence[Contestant], left: Left, forced: Pair | None
) -> bool:
    """Whether everybody can be paired when these go down."""
    gone = set(left)
    rest = [player for p, player in enumerate(pool) if p not in gone]
    return pairable(rest, forced) and pairable([*(pool[p] for p in left), *below], forced)


def _first(
    pool: Sequence[Contestant],
    below: Sequence[Contestant],
    forced: Pair | None,
    order: Sequence[int],
    count: int,
) -> Left:
    """The lowest-ranked set, one player after another, as long as it can be completed."""
    chosen: list[int] = []
    for position in order:
        gone = {*chosen, position}
        rest = [player for p, player in enumerate(pool) if p not in gone]
        under = [*(pool[p] for p in sorted(gone)), *below]
        if _fewest_left(rest, under, forced) == count - len(gone):
            chosen.append(position)
            if len(chosen) == count:
                break
    return tuple(sorted(chosen))


def _fewest_left(
    pool: Sequence[Contestant], below: Sequence[Contestant], forced: Pair | None
) -> int:
    """How few of the pool can leave it so that all others there, and all below, can be paired;
    -1 where it cannot be.
    """
    if forced is not None:
        crossing = _apart(pool, below, forced)
        inside = [one for one in pool if one.id not in forced]
        under = [one for one in below if one.id not in forced]
        found = _fewest_left(inside, under, None)
        return found + 1 if crossing and found >= 0 else found
    odd = len(pool) % 2
    everyone = [*pool, *below]
    if _roomy(everyone, len(pool) - odd):
        under_too = _roomy(everyone, len(below)) and below
        if under_too or any(pairable([*one, *below]) for one in combinations(pool, odd)):
            return odd
    if _roomy(everyone, len(below)):
        return len(pool) - 2 * len(most_pairs([one.id for one in pool], _possible(pool)))
    upper = {one.id for one in pool}
    edges = [(*pair, int((pair[0] in upper) != (pair[1] in upper))) for pair in _possible(everyone)]
    costs = {(min(a, b), max(a, b)): cost for a, b, cost in edges}
    pairs = least_cost_pairs([one.id for one in everyone], edges)
    return -1 if pairs is None else sum(costs[pair] for pair in pairs)


def _apart(pool: Sequence[Contestant], below: Sequence[Contestant], forced: Pair) -> bool:
    return any(one.id in forced for one in pool) and any(one.id in forced for one in below)


def _roomy(players: Sequence[Contestant], count: int) -> bool:
    """Whether any ``count`` of these players can surely be paired, if even: each can meet at least
    half of them (Dirac: such a graph has a Hamiltonian circle).
    """
    most = max((len(player.barred) for player in players), default=0)
    return count >= 2 * (most + 1)


def _possible(players: Sequence[Contestant]) -> list[Pair]:
    return [(one.id, other.id) for one, other in combinations(players, 2) if can_meet(one, other)]
