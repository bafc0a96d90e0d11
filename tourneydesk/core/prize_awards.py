"""Who wins which prizes: pools by US Chess 32B, other prizes by the tiebreaks."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Literal

from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import public_standings
from tourneydesk.core.format import Format
from tourneydesk.core.prizes import CENTS, Category, Prize, PrizeList, by_category
from tourneydesk.core.standings import UNRANKED, RankingKey, Standing, points_then_tiebreaks

# The prizes that tied players bring into a pool, and how they divide it: US Chess 32B.
#
# A player brings at most one prize, so the pool is the best set of prizes that can be handed out
# with one to each player who may win it.

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


RULES: Mapping[How, str] = {
    "clear": "US Chess 32B1",
    "greater": "US Chess 32B1",
    "tied": "US Chess 32B2",
    "pooled": "US Chess 32B3",
    "capped": "US Chess 32B3",
    "above_cap": "US Chess 32B3",
    "class": "US Chess 32B3",
    "class_clear": "US Chess 32B3",
}
"""The clause that each amount follows from."""

TiedGroups = Sequence[Sequence[int]]
"""Players who are equal, best first."""


@dataclass(frozen=True, slots=True)
class Award:
    """What a player wins.

    ``paid`` is money in hundredths, rounded down from ``exact``; 0 for a prize that is no money.
    ``pool`` are the prizes that go to the players ``among``, of whom this is one; ``how`` is as in
    `pooling`. The players of the tie have the places ``first`` to ``last``, counted without those
    who can win nothing. Without money, ``among`` has more than one player where not even the
    tiebreaks separate them.
    """

    player: int
    pool: tuple[Prize, ...]
    among: tuple[int, ...]
    how: How
    first: int
    last: int
    exact: Fraction = Fraction(0)
    paid: int = 0

    @property
    def money(self) -> bool:
        return self.paid > 0 or self.exact > 0


@dataclass(frozen=True, slots=True)
class Awards:
    """All awards, by place, with what is left over: ``unawarded`` prizes that nobody can win, and
    what ``rounding`` down leaves, in hundredths.
    """

    awards: tuple[Award, ...] = ()
    unawarded: tuple[Prize, ...] = ()
    rounding: int = 0

    @property
    def paid(self) -> int:
        """All money that is paid, in hundredths."""
        return sum(award.paid for award in self.awards)

    def of(self, player: int) -> tuple[Award, ...]:
        """What this player wins, money first."""
        own = [award for award in self.awards if award.player == player]
        return tuple(sorted(own, key=lambda award: not award.money))


def awards_of(event: Event, fmt: Format) -> Awards:
    """Who would win what if the event ended now. Nothing before the first result, nor while open
    items of a rebuilt event leave the places unsure.
    """
    offered = event.prizes
    started = any(True for _ in event.results())
    if not offered or not started or event.open_items:
        return Awards((), offered.prizes)
    gone = frozenset[int]() if offered.withdrawn else _withdrawn(event, fmt)
    rows = [
        row
        for row in public_standings(event, fmt.standings(event, None))
        if row.place != UNRANKED and row.player not in gone
    ]
    eligible = {
        category: frozenset(_members(category, event, fmt, rows))
        for category in by_category(offered.prizes)
    }
    by_place = [[row.player for row in tied] for _, tied in groupby(rows, lambda row: row.place)]
    tied = tied_before_tiebreaks(event, fmt, rows) if offered.share else by_place
    return award(offered, tied, by_place, eligible)


def age_groups_of(event: Event, fmt: Format) -> tuple[str, ...]:
    """The age groups that prizes can be for, the youngest first; none in most formats."""
    return () if fmt.groups is None else tuple(fmt.groups(event, None))


def tied_before_tiebreaks(event: Event, fmt: Format, rows: Sequence[Standing]) -> TiedGroups:
    """The players in order of these standings, together where only tiebreaks separate them."""
    keys: Mapping[int, tuple[RankingKey, ...]]
    if fmt.ranking_keys is None:
        keys = {row.player: points_then_tiebreaks(row) for row in rows}
    else:
        keys = fmt.ranking_keys(event, rows)
    scores = {
        player: tuple(key.value for key in own if not key.tiebreak) for player, own in keys.items()
    }
    return [
        [row.player for row in tied] for _, tied in groupby(rows, lambda row: scores[row.player])
    ]


def award(
    offered: PrizeList,
    tied: TiedGroups,
    by_place: TiedGroups,
    eligible: Mapping[Category, frozenset[int]],
) -> Awards:
    """The prizes for these players: money for those who are ``tied``, other prizes ``by_place``."""
    money = [prize for prize in offered.prizes if prize.amount]
    others = [prize for prize in offered.prizes if not prize.amount]
    unit = CENTS if offered.whole else 1
    awards: list[Award] = []
    unawarded: list[Prize] = []
    for run in _separately(money, offered):
        won, left = _money(run, tied, eligible, unit)
        awards += won
        unawarded += left
    for run in _separately(others, offered):
        won, left = _trophies(run, by_place, eligible)
        awards += won
        unawarded += left
    awards.sort(key=lambda one: one.first)
    gone = set(map(id, unawarded))
    exact = sum((one.exact for one in awards), Fraction(0))
    return Awards(
        tuple(awards),
        tuple(prize for prize in offered.prizes if id(prize) in gone),
        int(exact) - sum(one.paid for one in awards),
    )


def _separately(prizes: Sequence[Prize], offered: PrizeList) -> Iterator[Sequence[Prize]]:
    """All prizes together, or each category by itself where a player can win in several."""
    if offered.one_each:
        yield prizes
    else:
        yield from by_category(prizes).values()


def _money(
    prizes: Sequence[Prize],
    tied: TiedGroups,
    eligible: Mapping[Category, frozenset[int]],
    unit: int,
) -> tuple[list[Award], list[Prize]]:
    """The awards, and the prizes that are left."""
    awards, left = list[Award](), list(prizes)
    for first, group, reached in _with_places(tied, eligible):
        last = first + len(group) - 1
        for share in divide(group, _within_reach(left, reached), eligible):
            paid = int(share.amount // unit) * unit
            if share.amount:
                how, among = share.how, share.among
                awards.append(
                    Award(share.player, share.pool, among, how, first, last, share.amount, paid)
                )
        used = [prize for one in awards if one.first == first for prize in one.pool]
        left = without(left, used)
    return awards, left


def _trophies(
    prizes: Sequence[Prize], by_place: TiedGroups, eligible: Mapping[Category, frozenset[int]]
) -> tuple[list[Award], list[Prize]]:
    """Other prizes, the first of the list that a player can win to each."""
    awards, left = list[Award](), list(prizes)
    at = {id(prize): number for number, prize in enumerate(prizes)}
    for first, group, reached in _with_places(by_place, eligible):
        reach = _within_reach(left, reached)
        pool = best_pool(group, reach, eligible, lambda prize: at[id(prize)])
        able = tuple(one for one in group if any(one in eligible[p.category] for p in pool))
        last = first + len(group) - 1
        how: How = "clear" if len(able) == 1 else "tied"
        awards += [Award(player, pool, able, how, first, last) for player in able]
        left = without(left, pool)
    return awards, left


def _with_places(
    groups: TiedGroups, eligible: Mapping[Category, frozenset[int]]
) -> Iterator[tuple[int, Sequence[int], Mapping[Category, int]]]:
    """Each group with the place of its first player, and the last place of the group among the
    players of each category.
    """
    place, reached = 1, dict.fromkeys(eligible, 0)
    for group in groups:
        for category, members in eligible.items():
            reached[category] += len(members.intersection(group))
        yield place, group, reached
        place += len(group)


def _within_reach(prizes: Sequence[Prize], reached: Mapping[Category, int]) -> list[Prize]:
    """The prizes for places that have been reached: a prize that is left over goes down to the next
    player, never up.
    """
    return [prize for prize in prizes if prize.place <= reached[prize.category]]


def _withdrawn(event: Event, fmt: Format) -> frozenset[int]:
    at_tables = {who for who, left in fmt.leavings(event).items() if left.why == "withdrawn"}
    return frozenset(at_tables | {player.id for player in event.players if player.dropped})


def _members(
    category: Category, event: Event, fmt: Format, rows: Sequence[Standing]
) -> Iterator[int]:
    """The players of a category among those with a place."""
    group: frozenset[int] = frozenset()
    if category.kind == "age_group" and fmt.groups is not None:
        found = fmt.groups(event, None).get(category.value, ())
        group = frozenset(row.player for row in found)
    for row in rows:
        player = event.player(row.player)
        rating = fmt.rating_of(event, player).number
        if player.id in group or _belongs(category, player, rating):
            yield player.id


def _belongs(category: Category, player: Player, rating: int | None) -> bool:
    """Whether a player is in a category; ``rating`` is the one that counts in the event."""
    match category.kind:
        case "place":
            return True
        case "rating":
            return category.unrated if rating is None else _within(category, rating)
        case "unrated":
            return rating is None
        case "age":
            return player.age is not None and _within(category, player.age)
        case "club" | "team" | "grade":
            entered = {"club": player.club, "team": player.team, "grade": player.grade}
            own = entered[category.kind] or ""
            return own.strip().casefold() == category.value.strip().casefold()
        case _:
            return player.id in category.players


def _within(category: Category, figure: int) -> bool:
    """Whether a rating or age is within the bounds of a category."""
    return (category.low is None or figure >= category.low) and (
        category.high is None or figure <= category.high
    )
