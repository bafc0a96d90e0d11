"""Who wins which prizes of an event: money by US Chess 32B, other prizes by the tiebreaks."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import public_standings
from tourneydesk.core.format import Format
from tourneydesk.core.prizes.pooling import How, best_pool, divide, without
from tourneydesk.core.prizes.prize_list import CENTS, Category, Prize, PrizeList, by_category
from tourneydesk.core.standings import UNRANKED, RankingKey, Standing, points_then_tiebreaks

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
