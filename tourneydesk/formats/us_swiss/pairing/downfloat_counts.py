"""The fewest players who must leave each score group downward, group by group from the top.

US Chess 27A2 and 29D: equal scores meet. Of all pairings of the field without a rematch or a
forbidden pair, a round uses one in which the fewest players leave the first group, then the second,
and so on. A player who moves down past several groups leaves each of them.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

from tourneydesk.core.matching import least_cost_pairs, least_cost_with_left_over
from tourneydesk.formats.us_swiss.pairing.entrants import Entrant
from tourneydesk.formats.us_swiss.pairing.natural import Pair

Groups = Sequence[Sequence[Entrant]]
"""Players by group from the top; players who moved down to the first group are part of it."""

Counts = tuple[int, ...]
"""For each group but the last, how many players leave it downward."""

WILDCARD = -1
"""Represents any one player of a group with room to spare; no player has this id."""


def fewest_downfloats(groups: Groups, forced: Pair | None = None) -> Counts | None:
    """The least counts, compared from the first; None where not everybody can be paired.

    With ``forced`` these two meet each other. The groups are solved in parts: a group large enough
    to absorb everybody who moves down to it, pair the rest and send any few of its own players
    further down separates the groups above from those below.
    """
    if sum(map(len, groups)) % 2:
        return None
    if forced is not None:
        return _with_forced(groups, forced)
    counts: list[int] = []
    levels: list[Sequence[Entrant]] = []
    big: Sequence[Entrant] | None = None
    odd = arriving = 0
    for at, group in enumerate(groups):
        if _may_absorb(groups, group):
            # Any needed player of a big group above can move down: so one does if its number is
            # odd.
            above = _solved_part(levels, odd if big else 0, odd if big else None, sink=True)
            assert above is not None, "a group below that takes everybody"
            if absorbs(groups, group, above[-1] if above else 0):
                counts += above
                arriving = above[-1] if above else 0
                big, levels, odd = group, [], sum(map(len, groups[: at + 1])) % 2
                continue
        levels.append(group)
    if big is None:
        below = _solved_part(levels, 0, None, sink=False)
        return None if below is None else tuple(below)
    if levels:
        below = _solved_below(levels, odd)
        if below is None or not absorbs(groups, big, arriving, below[0]):
            below = _solved_part(groups, 0, None, sink=False)
            return None if below is None else tuple(below)
        counts += below
    return tuple(counts)


def absorbs(groups: Groups, group: Sequence[Entrant], arriving: int, leaving: int = 1) -> bool:
    """Whether a group can certainly pair that many arriving players, whoever they are, and its own
    players except any few who leave.

    Each arriving player finds a separate opponent, and each of those left can meet at least half of
    them (Dirac: such a graph has a Hamiltonian cycle).
    """
    most = _most_barred(groups, group)
    return len(group) >= arriving + leaving + 2 * (most + 1)


def _may_absorb(groups: Groups, group: Sequence[Entrant]) -> bool:
    return len(group) > 2 and absorbs(groups, group, 0)


def _most_barred(groups: Groups, group: Sequence[Entrant]) -> int:
    """The largest number of players in a group that one player of the field cannot meet."""
    ids = {player.id for player in group}
    return max(len(ids & player.barred) for players in groups for player in players)


def _with_forced(groups: Groups, forced: Pair) -> Counts | None:
    level = {player.id: at for at, group in enumerate(groups) for player in group}
    here = sorted(level[player] for player in forced if player in level)
    if not here:
        return fewest_downfloats(groups)
    if len(here) == 1:
        return None
    top, bottom = here
    rest = [[player for player in group if player.id not in forced] for group in groups]
    counts = fewest_downfloats(rest)
    if counts is None:
        return None
    return tuple(count + (top <= line < bottom) for line, count in enumerate(counts))


def _solved_part(levels: Groups, wildcards: int, above: int | None, sink: bool) -> list[int] | None:
    """The least counts of consecutive groups, from the line above them (if there is one: ``above``
    players cross it, any that are needed) to the line below them, where a ``sink`` takes whoever
    leaves.
    """
    level = {player.id: at for at, group in enumerate(levels) for player in group}
    everybody = list(level)
    if wildcards:
        level[WILDCARD] = 0
    lines = len(levels) - (not sink)
    pairs = {
        (first, second): _crossed(lines, *sorted((level[first], level[second])))
        for first, second in _possible(levels)
    }
    if wildcards:
        pairs |= {(WILDCARD, player): _crossed(lines, 0, level[player]) for player in everybody}
    left_over = (
        {player: _crossed(lines, at, lines) for player, at in level.items()} if sink else None
    )
    odd = [sum(at <= line for at in level.values()) % 2 for line in range(lines)]
    counts = least_counts(list(level), pairs, left_over, odd)
    return counts if counts is None or above is None else [above, *counts]


def _solved_below(levels: Groups, odd: int) -> list[int] | None:
    """The least counts of the last groups, from the line above them, when the group above can send
    down as many players as they need.
    """
    level = {player.id: at for at, group in enumerate(levels, start=1) for player in group}
    lines = len(levels)
    pairs = {
        (first, second): _crossed(lines, *sorted((level[first], level[second])))
        for first, second in _possible(levels)
    }
    left_over = {player: _crossed(lines, 0, at) for player, at in level.items()}
    above = [(odd + sum(at <= line for at in level.values())) % 2 for line in range(lines)]
    return least_counts(list(level), pairs, left_over, above)


@cache
def _crossed(lines: int, top: int, bottom: int) -> tuple[int, ...]:
    """Which of the lines lie between two levels; line n is below level n."""
    return tuple(int(top <= line < bottom) for line in range(lines))


def _possible(levels: Groups) -> Iterator[Pair]:
    everybody = [player for group in levels for player in group]
    for first, second in combinations(everybody, 2):
        if second.id not in first.barred and first.id not in second.barred:
            yield (first.id, second.id) if first.id < second.id else (second.id, first.id)


def least_counts(
    players: Sequence[int],
    pairs: Mapping[Pair, Counts],
    left_over: Mapping[int, Counts] | None,
    floor: Sequence[int],
) -> list[int] | None:
    """The least sums of several counts over a pairing of everybody, the first outranking the second
    and so on; None where there is no such pairing.

    ``pairs`` are the possible ones, with what each adds to the counts; ``left_over``, if given, is
    what an unpaired player adds. No sum can be below ``floor``. One matching finds the least total;
    then each count above its floor is minimized, with the counts before it at their least. This
    keeps weights small however many counts there are.
    """

    def solved(weights: Sequence[int]) -> list[int] | None:
        """The counts of the pairing with the least weighted sum."""
        # Thousands of pairs add the same few counts.
        cost = {adds: _weighted(adds, weights) for adds in {*pairs.values()}}
        edges = [(*pair, cost[adds]) for pair, adds in pairs.items()]
        if left_over is None:
            matching = least_cost_pairs(players, edges)
            if matching is None:
                return None
            alone: list[Counts] = []
        else:
            costs = {player: _weighted(adds, weights) for player, adds in left_over.items()}
            matching = least_cost_with_left_over(edges, costs)
            alone = [left_over[player] for player in set(players).difference(*matching)]
        rows = [*(pairs[pair] for pair in matching), *alone]
        return [sum(row[at] for row in rows) for at in range(len(weights))]

    counts = solved([1] * len(floor))
    if counts is None:
        return None
    most = 1 + sum(counts) + len(players) * len(floor)
    for at, least in enumerate(floor):
        if counts[at] == least:
            continue
        weights = [1] * len(floor)
        above = 0
        for before in range(at, -1, -1):
            weights[before] = most * (1 + above)
            above += (1 + above) * (counts[before] - floor[before])
        counts = solved(weights)
        assert counts is not None, "the same pairs as before"
    return counts


def _weighted(adds: Sequence[int], weights: Sequence[int]) -> int:
    return sum(weight for count, weight in zip(adds, weights, strict=True) if count)
