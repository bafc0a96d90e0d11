"""The field of the next round, and the seven counts by which a score group is paired."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from tourneydesk.core.cache import remembered
from tourneydesk.core.event import Event
from tourneydesk.core.field import active, same_mark
from tourneydesk.formats.age_swiss.records import Tally, meetings, tallies
from tourneydesk.formats.age_swiss.settings import Rules, rules

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Field:
    """The players to pair, and everything the pairing considers.

    - ``level``: the match record as a whole number, higher is better; equal = the same record.
    - ``age``: the age group, 0 = the youngest; there are ``age_groups`` of them.
    - ``byes``: how many byes each player has had. ``met``: past opponents, and how often.
    - ``forbidden``: opponents a player must never have. ``apart``: both together, within the field.
    - ``outermost_apart``: the oldest and the youngest group are not to meet (a setting), as players
      who have met are not: ``apart`` has them too.
    - ``marked``: the players of the same club, team or household, whom a player meets only where
      it would cost a score group otherwise (a setting).
    - ``fixed``: two players who must meet at any cost (to explain why they did not).
    """

    players: tuple[int, ...]
    level: Mapping[int, int]
    age: Mapping[int, int]
    age_groups: int
    byes: Mapping[int, int]
    met: Mapping[int, Mapping[int, int]]
    forbidden: Mapping[int, frozenset[int]]
    apart: Mapping[int, frozenset[int]]
    marked: Mapping[int, frozenset[int]]
    fixed: Pair | None = None
    outermost_apart: bool = False

    @property
    def most_apart(self) -> int:
        """The largest number of players in the field that one of them cannot meet as a new
        opponent.
        """
        return max((len(others) for others in self.apart.values()), default=0)

    @property
    def most_avoided(self) -> int:
        """The largest number of players that one of them had better not meet."""
        return max((len(self.avoided(player)) for player in self.players), default=0)

    def avoided(self, player: int) -> frozenset[int]:
        """The players whom this one had better not meet: those ``apart``, and of the same mark."""
        return self.apart.get(player, frozenset()) | self.marked.get(player, frozenset())

    def times_met(self, first: int, second: int) -> int:
        return self.met[first].get(second, 0)

    def outermost(self, first: int, second: int) -> bool:
        """Whether one is of the oldest and one of the youngest group, and they are not to meet."""
        distance = abs(self.age[first] - self.age[second])
        return self.outermost_apart and distance == self.age_groups - 1 > 0

    def free(self, players: Iterable[int]) -> list[int]:
        """These players without the fixed two."""
        return [player for player in players if self.fixed is None or player not in self.fixed]

    def fits(self, first: int, second: int) -> bool:
        """Whether a pair leaves the fixed two to each other."""
        return self.fixed is None or (first in self.fixed) == (second in self.fixed)


@remembered
def field_for(event: Event, here: tuple[int, ...] | None = None) -> Field:
    """The field of an event's next round, of the players ``here`` or of all active ones; each must
    have an age or an age group.
    """
    sums = tallies(event)
    chosen, players = rules(event.settings), active(event, {}) if here is None else here
    keys = {player: _record(sums[player], chosen) for player in players}
    ranks = {key: rank for rank, key in enumerate(sorted(set(keys.values())))}
    everybody_met = meetings(sums)
    mark = chosen.keep_apart
    return make_field(
        {player: ranks[key] for player, key in keys.items()},
        {player: chosen.group_of(event.player(player)) or 0 for player in players},
        len(chosen.bounds) + 1,
        {player: sums[player].byes for player in players},
        {player: everybody_met[player] for player in players},
        event.forbidden,
        not chosen.mixes_outermost,
        () if mark is None else same_mark(event, players, mark),
    )


def make_field(
    level: Mapping[int, int],
    age: Mapping[int, int],
    age_groups: int,
    byes: Mapping[int, int],
    met: Mapping[int, Mapping[int, int]],
    forbidden: Iterable[Pair] = (),
    outermost_apart: bool = False,
    same_marks: Iterable[Pair] = (),
) -> Field:
    """A field of the players in ``level``."""
    never, marked = _others(level, forbidden), _others(level, same_marks)
    ends: dict[int, set[int]] = {0: set(), age_groups - 1: set()}
    if outermost_apart and age_groups > 1:
        for player in level:
            if age[player] in ends:
                ends[age[player]].add(player)
    other_end = {0: ends[age_groups - 1], age_groups - 1: ends[0]}
    return Field(
        players=tuple(level),
        level=level,
        age=age,
        age_groups=age_groups,
        byes=byes,
        met=met,
        forbidden={player: frozenset(others) for player, others in never.items()},
        apart={
            player: frozenset(
                others | (met[player].keys() & level.keys()) | other_end.get(age[player], set())
            )
            for player, others in never.items()
        },
        marked={player: frozenset(others) for player, others in marked.items()},
        outermost_apart=outermost_apart,
    )


def _others(players: Iterable[int], pairs: Iterable[Pair]) -> dict[int, set[int]]:
    """The other player of each of these pairs, by player."""
    others: dict[int, set[int]] = {player: set() for player in players}
    for first, second in pairs:
        if first in others and second in others:
            others[first].add(second)
            others[second].add(first)
    return others


def among(field: Field, players: Iterable[int]) -> Field:
    """The same field restricted to these players; their records keep their levels."""
    here = frozenset(players)
    return replace(
        field,
        players=tuple(player for player in field.players if player in here),
        level={player: field.level[player] for player in field.players if player in here},
        forbidden={player: field.forbidden[player] & here for player in here},
        apart={player: field.apart[player] & here for player in here},
        marked={player: field.marked[player] & here for player in here},
    )


def _record(tally: Tally, chosen: Rules) -> tuple[int, ...]:
    """The key by which two records are the same. All players have equally many rounds, so points
    and wins suffice.

    Literal records of equal points rank by wins (our reading): 1–2–0 before 0–0–3.
    """
    return (tally.points, tally.wins) if chosen.literal_record else (tally.points,)


# The criteria for pairing a score group: seven counts, the first outranking the second and so on.
#
# Age-Modified Swiss, Score Recording & Pairing 3 and 4. The order of the counts is our reading;
# it reproduces the example in paragraph 4, where the young player moves down although that pairs
# the oldest with a young one.


@dataclass(frozen=True, slots=True)
class ScoreGroup:
    """The players of one match record with those who moved down to it, and all lower-ranked
    players.
    """

    level: int
    players: tuple[int, ...]
    below: tuple[int, ...]

    def moved(self, field: Field, player: int) -> bool:
        """Whether the player has moved down to this score group."""
        return field.level[player] > self.level


@dataclass(frozen=True, slots=True, order=True)
class Counts:
    """The counts of a paired score group in order of precedence; fewer is better.

    Players left over who had moved down already; players left over; the sum of their age groups
    (the youngest is 0); pairs of the oldest with the youngest age group; pairs of one club, team or
    household where these are kept apart; pairs of different record and different age group; the sum
    of the age-group differences within pairs. With more than three age groups the fourth count
    still considers only the outermost two, and the last one keeps the others close; with two it
    considers every mixed pair (our reading).
    """

    moved_again: int = 0
    left_over: int = 0
    left_over_ages: int = 0
    eldest_youngest: int = 0
    same_mark: int = 0
    mixed: int = 0
    age_distance: int = 0


def counts_of(
    field: Field, score_group: ScoreGroup, pairs: Iterable[Pair], left_over: Iterable[int]
) -> Counts:
    """The counts of a score group with these pairs and players left over."""
    over = list(left_over)
    sums = [0, 0, 0]
    same_mark = 0
    for first, second in pairs:
        same_mark += second in field.marked[first]
        of_pair = counts_of_pair(
            field, (field.level[first], field.age[first]), (field.level[second], field.age[second])
        )
        sums = [have + more for have, more in zip(sums, of_pair, strict=True)]
    return Counts(
        sum(score_group.moved(field, player) for player in over),
        len(over),
        sum(field.age[player] for player in over),
        sums[0],
        same_mark,
        *sums[1:],
    )


Kind = tuple[int, int]
"""Players of one kind have the same level and the same age group."""


def counts_of_pair(field: Field, first: Kind, second: Kind) -> tuple[int, int, int]:
    """What a pair of these kinds adds to the counts of ages."""
    distance = abs(first[1] - second[1])
    return (
        # With one age group, or two players of the same one, there is nothing to avoid.
        int(distance == field.age_groups - 1 > 0),
        int(distance > 0 and first[0] != second[0]),
        distance,
    )
