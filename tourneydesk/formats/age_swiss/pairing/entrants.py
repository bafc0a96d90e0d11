"""The field of the next round: match records, age groups, and who must not meet."""

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
