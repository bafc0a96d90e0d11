"""The prizes that tied players bring into a pool, and how they divide it: US Chess 32B.

A player brings at most one prize, so the pool is the best set of prizes that can be handed out with
one to each player who may win it.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from tourneydesk.core.prizes.prize_list import Category, Prize

Eligible = Mapping[Category, frozenset[int]]
"""The players of each category."""

How = Literal["clear", "greater", "tied", "pooled", "capped", "above_cap", "class", "class_clear"]
"""How an amount came about:

- ``clear``: alone on the score, the only prize to be had; ``greater``: the largest of several
  (32B1).
- ``tied``: an equal share of prizes of one kind (32B2); ``pooled``: of different prizes (32B3).
- ``capped``: no more than the largest prize that the player could win alone; ``above_cap``: an
  equal share of what players who were ``capped`` left (32B3).
- ``class``, ``class_clear``: the prizes of the player's class, which are worth more than a share of
  the pool, with others of the class or alone (32B3).
"""


@dataclass(frozen=True, slots=True)
class Share:
    """What a player gets of a pool: the exact amount in hundredths, the prizes in the pool, the
    players who divide it, and how.
    """

    player: int
    amount: Fraction
    pool: tuple[Prize, ...]
    among: tuple[int, ...]
    how: How


def priority(prize: Prize) -> tuple[int, int, int]:
    """The order of prizes of the same amount, the first to be awarded: place prizes, then rating
    classes from the highest, then all others (32B4).
    """
    category = prize.category
    if category.kind == "place":
        return 0, 0, prize.place
    if category.kind == "rating":
        return 1, -(10_000 if category.high is None else category.high), prize.place
    return (2 if category.kind == "unrated" else 3), 0, prize.place


def best_pool(
    players: Sequence[int],
    prizes: Sequence[Prize],
    eligible: Eligible,
    order: Callable[[Prize], object],
) -> tuple[Prize, ...]:
    """The prizes that these players bring in, one each at most: always the first in ``order`` that
    leaves the earlier ones somebody to win them, which is the best set there is.
    """
    winner_of: dict[int, Prize] = {}
    pool: list[Prize] = []
    for prize in sorted(prizes, key=order):  # type: ignore[arg-type]  # keys of one kind each
        if len(pool) == len(players):
            break
        if _finds_winner(prize, players, eligible, winner_of, set()):
            pool.append(prize)
    return tuple(pool)


def _finds_winner(
    prize: Prize,
    players: Sequence[int],
    eligible: Eligible,
    winner_of: dict[int, Prize],
    tried: set[int],
) -> bool:
    """Whether a player can win the prize, if need be by taking over from another prize."""
    able = eligible[prize.category]
    free = next((one for one in players if one in able and one not in winner_of), None)
    if free is not None:
        winner_of[free] = prize
        return True
    for player in players:
        if player in able and player not in tried:
            tried.add(player)
            if _finds_winner(winner_of[player], players, eligible, winner_of, tried):
                winner_of[player] = prize
                return True
    return False


def by_amount(prize: Prize) -> tuple[int, tuple[int, int, int]]:
    """The larger amount first, then by `priority`."""
    return -prize.amount, priority(prize)


def divide(players: Sequence[int], prizes: Sequence[Prize], eligible: Eligible) -> list[Share]:
    """What players who are tied with one another get of these prizes.

    All bring their prizes into one pool and share it equally; but nobody gets more than the largest
    prize that they could win alone, and players of a class who would get more by dividing the
    prizes of that class alone do that instead (32B3).
    """
    members, left, shares = list(players), list(prizes), list[Share]()
    while members:
        together = _shared_pool(members, left, eligible)
        better = _better_alone(together, left, eligible) if together else None
        if better is None:
            return shares + together
        shares += better
        taken = {one.player for one in better}
        members = [player for player in members if player not in taken]
        left = without(left, better[0].pool)
    return shares


def without(prizes: Sequence[Prize], awarded: Collection[Prize]) -> list[Prize]:
    """These prizes without those awarded."""
    gone = set(map(id, awarded))
    return [prize for prize in prizes if id(prize) not in gone]


def _shared_pool(
    members: Sequence[int], prizes: Sequence[Prize], eligible: Eligible
) -> list[Share]:
    """Equal shares of what the members bring in, up to what each could win alone; players who can
    win nothing are not among them.
    """
    caps = {
        player: max((one.amount for one in prizes if player in eligible[one.category]), default=0)
        for player in members
    }
    among = tuple(player for player in members if caps[player])
    pool = best_pool(among, prizes, eligible, by_amount)
    total = sum(prize.amount for prize in pool)
    level = _level(total, [caps[player] for player in among])
    if len(among) == 1:
        kinds = sum(among[0] in eligible[category] for category in {p.category for p in prizes})
        usual: How = "clear" if kinds == 1 else "greater"
    else:
        usual = "tied" if len({prize.category for prize in pool}) == 1 else "pooled"
        if any(caps[player] < level for player in among):
            usual = "above_cap"
    return [
        Share(
            player,
            min(level, Fraction(caps[player])),
            pool,
            among,
            "capped" if caps[player] < level else usual,
        )
        for player in among
    ]


def _level(total: int, caps: Sequence[int]) -> Fraction:
    """The equal share with which these caps leave nothing of the total."""
    rest, sharing = Fraction(total), len(caps)
    for cap in sorted(caps):
        if cap * sharing >= rest:
            return rest / sharing
        rest, sharing = rest - cap, sharing - 1
    return Fraction(max(caps, default=0))


def _better_alone(
    together: Sequence[Share], prizes: Sequence[Prize], eligible: Eligible
) -> list[Share] | None:
    """The shares of the class whose players gain most by dividing its prizes alone; None if no
    class gains.
    """
    best: list[Share] | None = None
    for category in dict.fromkeys(prize.category for prize in sorted(prizes, key=by_amount)):
        inside = [share for share in together if share.player in eligible[category]]
        if not 0 < len(inside) < len(together):
            continue
        own = sorted((one for one in prizes if one.category == category), key=by_amount)
        pool = tuple(own[: len(inside)])
        each = Fraction(sum(prize.amount for prize in pool), len(inside))
        gains = any(share.amount < each for share in inside)
        if gains and (best is None or each > best[0].amount):
            among = tuple(share.player for share in inside)
            how: How = "class" if len(among) > 1 else "class_clear"
            best = [Share(player, each, pool, among, how) for player in among]
    return best
