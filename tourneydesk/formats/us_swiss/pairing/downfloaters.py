"""Who may leave a score group for the next one, so that the whole round keeps its score groups.

US Chess 29D: as few as possible; the lowest, but nobody who moved down already and nobody unrated
as long as there is another choice. The move leaves everybody an opponent (27A1), and no lower group
loses more players than it must (27A2, see `downfloat_counts`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, takewhile
from math import comb

from tourneydesk.core.matching import can_all_pair
from tourneydesk.formats.us_swiss.pairing.downfloat_counts import (
    Counts,
    Groups,
    absorbs,
    fewest_downfloats,
)
from tourneydesk.formats.us_swiss.pairing.entrants import Entrant
from tourneydesk.formats.us_swiss.pairing.natural import Pair, can_meet

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
