"""Who may leave a score group for the next one, how many must, and why.

US Chess 29D: as few as possible; the lowest, but nobody who moved down already and nobody unrated
as long as there is another choice. The move leaves everybody an opponent (27A1), and no lower group
loses more players than it must (27A2, see `downfloat_counts`).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import combinations, takewhile
from math import comb

from tourneydesk.core.matching import can_all_pair, least_cost_pairs, least_cost_with_left_over
from tourneydesk.formats.us_swiss.entrants import Entrant
from tourneydesk.formats.us_swiss.natural import Pair, can_meet

# The fewest players who must leave each score group downward, group by group from the top.
#
# US Chess 27A2 and 29D: equal scores meet. Of all pairings of the field without a rematch or a
# forbidden pair, a round uses one in which the fewest players leave the first group, then the
# second, and so on. A player who moves down past several groups leaves each of them.

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
        for first, second in _possible_counts(levels)
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
        for first, second in _possible_counts(levels)
    }
    left_over = {player: _crossed(lines, 0, at) for player, at in level.items()}
    above = [(odd + sum(at <= line for at in level.values())) % 2 for line in range(lines)]
    return least_counts(list(level), pairs, left_over, above)


@cache
def _crossed(lines: int, top: int, bottom: int) -> tuple[int, ...]:
    """Which of the lines lie between two levels; line n is below level n."""
    return tuple(int(top <= line < bottom) for line in range(lines))


def _possible_counts(levels: Groups) -> Iterator[Pair]:
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


MOST_SETS = 400
"""The most sets of two or more players that are tried one by one."""

Left = tuple[int, ...]
"""Players left over, by position in the score group."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Who moves down by rank; who else could if `Rest.may_leave` agrees; whether these are all.

    ``passed`` are single players who rank lower than the one who moves down and cannot, each with
    the reason: ``rest``, ``met``, ``apart``, ``field`` or ``more`` (see `Rest.why_not_leave`).
    """

    first: Left
    others: tuple[Left, ...] = ()
    complete: bool = True
    passed: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class Rest:
    """A score group of which the first ``down`` players moved down to it, the groups below, and how
    many players must leave it and each of those (see `downfloat_counts`).
    """

    players: Sequence[Entrant]
    down: int
    below: Groups
    leave: Counts
    forced: Pair | None = None

    @cached_property
    def _reach(self) -> int:
        """How many groups below depend on who leaves the score group: up to a line that nobody
        crosses.
        """
        after = self.leave[1:]
        return after.index(0) + 1 if 0 in after else len(self.below)

    def may_leave(self, left: Left) -> bool:
        """Whether these can move down and the whole round still keeps its score groups."""
        return self._rest_pairable(left) and self._fits_below(left)

    def must_leave(self) -> Left:
        """Of two players who must meet, the one whose opponent is in a lower group, if there is
        one.
        """
        below = {player.id for group in self.below for player in group}
        if not self.forced or below.isdisjoint(self.forced):
            return ()
        return tuple(p for p, player in enumerate(self.players) if player.id in self.forced)

    def why_not_leave(self, position: int) -> str:
        """Why one player cannot move down: without that player the ``rest`` of the score group
        cannot be paired; the player has ``met`` the whole next group, or is
        kept ``apart`` from the others there; the ``field`` below cannot be
        paired; or ``more`` players would leave the groups below.
        """
        if not self._rest_pairable((position,)):
            return "rest"
        player = self.players[position]
        if not any(can_meet(player, other) for other in self.below[0]):
            apart = any(other.id in player.apart for other in self.below[0])
            return "apart" if apart else "met"
        everybody = [player, *(other for group in self.below for other in group)]
        return "more" if pairable(everybody, self.forced) else "field"

    def _rest_pairable(self, left: Left) -> bool:
        leaving = set(left)
        rest = [player for p, player in enumerate(self.players) if p not in leaving]
        return pairable(rest, self.forced)

    def _fits_below(self, left: Left) -> bool:
        if not left:
            return True
        leaving = [self.players[p] for p in left]
        if self.forced is None and self._absorbed(len(left)):
            return True
        first, *more = self.below[: self._reach]
        counts = fewest_downfloats([[*leaving, *first], *more], self.forced)
        return counts == self.leave[1 : self._reach]

    def _absorbed(self, arriving: int) -> bool:
        leaving = max((1, *self.leave[1:2]))
        return absorbs([self.players, *self.below], self.below[0], arriving, leaving)


def pairable(players: Sequence[Entrant], forced: Pair | None = None) -> bool:
    """Whether everybody can be paired without a rematch (with the two ``forced`` meeting)."""
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


def choices(rest: Rest) -> Choice:
    """Who can be left over from a score group. It must be possible to keep to ``rest.leave``."""
    score_group, down = rest.players, rest.down
    count = rest.leave[0] if rest.leave else 0
    if count == 0:
        return Choice(())
    order = sorted(range(len(score_group)), key=lambda p: (_spared(score_group, down, p), -p))
    if comb(len(score_group), count) > MOST_SETS and count > 1:
        return Choice(_first(rest, order, count), complete=False)
    sets = _sets(score_group, down, order, count)
    passed: list[Left] = []
    for first in sets:
        if rest.may_leave(first):
            break
        passed.append(first)
    sparing = _sparing(score_group, down, first)
    others = takewhile(lambda left: _sparing(score_group, down, left) == sparing, sets)
    why = (
        tuple((position, rest.why_not_leave(position)) for (position,) in passed)
        if count == 1
        else ()
    )
    return Choice(first, tuple(others), passed=why)


def _sets(
    score_group: Sequence[Entrant], down: int, order: Sequence[int], count: int
) -> Iterator[Left]:
    """Sets of that many positions: those that spare most first, then the lowest-ranked."""
    if count == 1:
        yield from ((player,) for player in order)
        return
    every = [tuple(sorted(positions)) for positions in combinations(range(len(score_group)), count)]
    yield from sorted(
        every, key=lambda left: (_sparing(score_group, down, left), [-p for p in reversed(left)])
    )


def _spared(score_group: Sequence[Entrant], down: int, position: int) -> tuple[bool, bool]:
    return position < down, score_group[position].rating is None


def _sparing(score_group: Sequence[Entrant], down: int, left: Left) -> tuple[int, int]:
    """How many of a set moved down already, and how many are unrated."""
    came_down = sum(1 for p in left if p < down)
    return came_down, sum(1 for p in left if score_group[p].rating is None)


def _first(rest: Rest, order: Sequence[int], count: int) -> Left:
    """The lowest-ranked set, one player after another, as long as it can be completed."""
    names = frozenset(player.id for player in rest.players)
    chosen = [*rest.must_leave()]
    for position in order:
        if len(chosen) == count:
            break
        leaving = {*chosen, position}
        score_group = [
            replace(player, barred=player.barred | names) if p in leaving else player
            for p, player in enumerate(rest.players)
        ]
        if len(leaving) > len(chosen) and (
            fewest_downfloats([score_group, *rest.below], rest.forced) == rest.leave
        ):
            chosen.append(position)
    return tuple(sorted(chosen))


def _roomy(players: Sequence[Entrant], count: int) -> bool:
    """Whether any ``count`` of these players can certainly be paired, if even: each can meet at
    least half of them (Dirac: such a graph has a Hamiltonian cycle).
    """
    most = max((len(player.barred) for player in players), default=0)
    return count >= 2 * (most + 1)


def _possible(players: Sequence[Entrant]) -> list[Pair]:
    return [
        (first.id, second.id)
        for first, second in combinations(players, 2)
        if can_meet(first, second)
    ]
