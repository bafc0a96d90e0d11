"""Pairs a whole field, score group by score group; clubs and families kept apart.

US Chess 29A–29E, made exact: the players left over and the pairing are chosen together as the least
in the order of `evaluation.COUNTS`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tourneydesk.core.event import Event
from tourneydesk.core.field import same_mark
from tourneydesk.formats.us_swiss.downfloaters import Left, Rest, choices, fewest_downfloats
from tourneydesk.formats.us_swiss.entrants import Entrant, allotment
from tourneydesk.formats.us_swiss.natural import (
    COUNTS,
    Counts,
    Limits,
    Natural,
    Pair,
    Paired,
    PairingTask,
    RepairCost,
    can_meet,
    color_bound,
    plain_natural,
    total,
    without_rematches,
)
from tourneydesk.formats.us_swiss.proving import least

DOWNFLOATERS = COUNTS.index("downfloaters")
WORK = 400_000
"""The limit of the search for another downfloater: pairs of players evaluated, over all tries."""


@dataclass(frozen=True, slots=True)
class Group:
    """Players who are paired as equals, in order of rank; ``label`` is their name for people."""

    label: str
    players: tuple[Entrant, ...]


@dataclass(frozen=True, slots=True)
class ScoreGroup:
    """A paired group with the players who moved down to it (the first ``down`` players).

    ``left`` moved down, ``left_by_rank`` would have by rank alone; ``stayed`` are the others, to
    whom the positions in ``paired`` and ``plain`` refer. ``plain`` is the natural pairing by rank,
    rematches included; ``natural_counts`` are the counts of the natural pairing; ``passed`` the
    lower-ranked players who could not move down, and why (see `downfloaters.Choice`).
    """

    label: str
    players: tuple[Entrant, ...]
    down: int
    left: tuple[Entrant, ...]
    left_by_rank: tuple[Entrant, ...]
    stayed: tuple[Entrant, ...]
    paired: Paired
    plain: Natural
    natural_counts: Counts
    limits: Limits
    proved: bool
    passed: tuple[tuple[Entrant, str], ...] = ()

    @property
    def pairs(self) -> list[tuple[Entrant, Entrant]]:
        """Who meets whom, the higher of the two first."""
        return [(self.stayed[first], self.stayed[second]) for first, second in self.paired.pairs]


def paired_field(
    groups: Sequence[Group], limits: Limits, forced: Pair | None = None
) -> list[ScoreGroup]:
    """Every group paired, from the top. The field must be pairable (with the two ``forced``)."""
    score_groups: list[ScoreGroup] = []
    came_down: tuple[Entrant, ...] = ()
    # In accelerated rounds the group says more than the actual score does.
    group_of = {player.id: index for index, group in enumerate(groups) for player in group.players}
    leave = fewest_downfloats([group.players for group in groups], forced)
    assert leave is not None, "only a field that can be paired comes here"
    for index, group in enumerate(groups):
        below = [later.players for later in groups[index + 1 :]]
        arrived = sorted(came_down, key=lambda entrant: (group_of[entrant.id], entrant.rank))
        rest = Rest((*arrived, *group.players), len(arrived), below, leave[index:], forced)
        score_group = _paired_group(group.label, rest, limits)
        score_groups.append(score_group)
        came_down = score_group.left
    return score_groups


def _paired_group(label: str, rest: Rest, limits: Limits) -> ScoreGroup:
    players, down, forced = tuple(rest.players), rest.down, rest.forced
    choice = choices(rest)
    first = _Try.of(players, down, choice.first, choice.first, limits, forced)
    best, proved = first, choice.complete
    # The sort is stable: of equal bounds the lowest-ranked comes first, as in `choices`.
    waiting = sorted(
        ((_bound(players, left, choice.first, limits), left) for left in choice.others),
        key=lambda candidate: candidate[0],
    )
    work = 0
    for bound, left in waiting:
        known, later = best.counts[: len(bound)], best.counts[len(bound) :]
        if bound > known or (bound == known and not any(later)):
            break
        if bound == known and _more_changes(players, down, left, best.counts):
            continue
        if not rest.may_leave(left):
            continue
        if work > WORK:
            proved = False
            break
        work += len(players) ** 2
        other = _Try.of(players, down, left, choice.first, limits, forced)
        if other.counts < best.counts:
            best = other
    return ScoreGroup(
        label=label,
        players=players,
        down=down,
        left=tuple(players[p] for p in best.left),
        left_by_rank=tuple(players[p] for p in choice.first),
        stayed=best.stayed,
        paired=best.paired,
        plain=best.plain,
        natural_counts=best.natural_counts,
        limits=limits,
        proved=proved and best.paired.proved,
        passed=tuple((players[p], why) for p, why in choice.passed),
    )


@dataclass(frozen=True, slots=True)
class _Try:
    """A score group paired with these left over; ``counts`` include the cost of leaving them
    over.
    """

    left: Left
    stayed: tuple[Entrant, ...]
    plain: Natural
    paired: Paired
    counts: Counts
    natural_counts: Counts

    @staticmethod
    def of(
        players: Sequence[Entrant],
        down: int,
        left: Left,
        first: Left,
        limits: Limits,
        forced: Pair | None,
    ) -> "_Try":
        leaving = set(left)
        stayed = tuple(player for p, player in enumerate(players) if p not in leaving)
        still_down = sum(1 for p in range(down) if p not in leaving)
        plain = plain_natural(stayed, still_down)
        natural = without_rematches(stayed, plain, RepairCost(stayed, limits))
        task = PairingTask(stayed, natural, limits, forced)
        paired = least(task)
        assert paired is not None, "only who leaves the rest pairable is left over"
        extra = left_over_counts(players, left, first, limits)
        counts = tuple(a + b for a, b in zip(paired.counts, extra, strict=True))
        as_natural = total(task, list(natural.pairs()))
        return _Try(left, stayed, plain, replace(paired, counts=counts), counts, as_natural)


def left_over_counts(players: Sequence[Entrant], left: Left, first: Left, limits: Limits) -> Counts:
    """The counts for leaving these over instead of those named by rank: a switch like any other.

    Two sets are compared by the players who are in only one, in order of rank; unrated players have
    no size (29E5g).
    """
    ours = sorted(set(left) - set(first))
    theirs = sorted(set(first) - set(left))
    counts = [0] * len(COUNTS)
    for mine_at, named_at in zip(ours, theirs, strict=True):
        mine, named = players[mine_at].rating, players[named_at].rating
        span = 0 if mine is None or named is None else abs(mine - named)
        counts[1] += span > limits.equalization
        counts[3] += span > limits.alternation
        counts[DOWNFLOATERS] += span
    return tuple(counts)


def _more_changes(players: Sequence[Entrant], down: int, left: Left, best: Counts) -> bool:
    """Whether with these left over more pairs must change than in the best so far, at equal misses:
    at least as many as misses go from the natural pairing (see `proving`).
    """
    if best[6]:
        return False
    leaving = set(left)
    stayed = [player for p, player in enumerate(players) if p not in leaving]
    natural = plain_natural(stayed, sum(1 for p in range(down) if p not in leaving))
    misses = 0
    for first_place, second_place in natural.pairs():
        if not can_meet(stayed[first_place], stayed[second_place]):
            return False
        shared = allotment(stayed[first_place].colors, stayed[second_place].colors)
        if shared.third or shared.equalization + shared.alternation > 1:
            return False
        misses += shared.equalization + shared.alternation
    return misses - best[2] - best[4] > best[7]


def _bound(players: Sequence[Entrant], left: Left, first: Left, limits: Limits) -> Counts:
    """The least possible counts 1 to 6 with these left over."""
    leaving = set(left)
    stayed = [player for p, player in enumerate(players) if p not in leaving]
    extra = left_over_counts(players, left, first, limits)
    colors = (*color_bound(stayed), 0)
    return tuple(a + b for a, b in zip(colors, extra[: DOWNFLOATERS + 1], strict=True))


# Players of one club, team or household kept apart where it costs no score group.
#
# Our reading of a house rule: of two such players, as many pairs as possible, the highest-ranked
# first, are treated like a pair that has met, as long as the numbers of players who leave each
# score group stay the least (27A2). So it comes before the halves of a score group and before
# colors.

FEWEST_TRIES, MOST_TRIES = 6, 200
WORK_TO_KEEP_APART = 20 * 120**2
"""How often a part of the pairs is tried, times the square of the players: one second at most for
120 players of two clubs.
"""


def kept_apart(
    event: Event, groups: Sequence[Group], mark: str, forced: Pair | None = None
) -> tuple[list[Group], int]:
    """These groups, in which players with the same mark cannot meet where that costs nothing, and
    how many pairs of them were not tried because there are too many (`WORK`).
    """
    players = [player for group in groups for player in group.players]
    by_id = {player.id: player for player in players}
    least = fewest_downfloats([group.players for group in groups], forced)
    pairs = [
        pair
        for pair in same_mark(event, [player.id for player in players], mark)
        if can_meet(by_id[pair[0]], by_id[pair[1]]) and set(pair) != set(forced or ())
    ]
    pairs.sort(key=lambda pair: sorted((by_id[pair[0]].rank, by_id[pair[1]].rank)))
    kept: list[Pair] = []
    parts = [pairs] if pairs else []
    tries = max(FEWEST_TRIES, min(MOST_TRIES, WORK_TO_KEEP_APART // max(1, len(players) ** 2)))
    while parts and tries:
        part, tries = parts.pop(0), tries - 1
        tried = _apart(groups, [*kept, *part])
        if fewest_downfloats([group.players for group in tried], forced) == least:
            kept += part
        elif len(part) > 1:
            half = len(part) // 2
            parts[:0] = [part[:half], part[half:]]
    return _apart(groups, kept), sum(map(len, parts))


def _apart(groups: Sequence[Group], pairs: Sequence[Pair]) -> list[Group]:
    """The groups with these pairs kept apart."""
    others: dict[int, set[int]] = {}
    for first, second in pairs:
        others.setdefault(first, set()).add(second)
        others.setdefault(second, set()).add(first)

    def with_others(player: Entrant) -> Entrant:
        apart = frozenset(others.get(player.id, ()))
        return replace(player, barred=player.barred | apart, apart=apart) if apart else player

    return [replace(group, players=tuple(map(with_others, group.players))) for group in groups]
