"""The criteria for pairing a score group: seven counts, the first outranking the second and so on.

Age-Modified Swiss, Score Recording & Pairing 3 and 4. The order of the counts is our reading; it
reproduces the example in paragraph 4, where the young player moves down although that pairs the
oldest with a young one.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tourneydesk.formats.age_swiss.pairing.entrants import Field, Pair


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
