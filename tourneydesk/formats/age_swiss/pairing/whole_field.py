"""Pairs a field: the fewest rematches, then the bye, then score group by score group from the top.
Where the oldest and the youngest group are not to meet, such pairs come next after rematches.

Age-Modified Swiss, Score Recording & Pairing 1, 3 and 4. The fewest rematches first is our reading,
the usual rule of a Swiss.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tourneydesk.core.draw import Draw
from tourneydesk.core.matching import Edge, least_cost_pairs, ranked
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.formats.age_swiss.pairing.criteria import ScoreGroup
from tourneydesk.formats.age_swiss.pairing.entrants import Field
from tourneydesk.formats.age_swiss.pairing.score_groups import PairedGroup, always_pairs, pair_group

NOBODY = 0
"""In the matching, the player matched with NOBODY has the bye."""


@dataclass(frozen=True, slots=True)
class Start:
    """What is settled before the score groups: the number of rematches, the bye, how many players
    were equal candidates for it but for the lot, and the number of pairs of the oldest and the
    youngest group where they are not to meet.
    """

    repeats: int
    bye: int | None
    equal: int = 0
    outermost: int = 0

    @property
    def unwanted(self) -> bool:
        """Whether some who meet should not, because the rest could not be paired otherwise."""
        return bool(self.repeats or self.outermost)


@dataclass(frozen=True, slots=True)
class Paired:
    """A whole paired field, score group by score group from the top."""

    start: Start
    score_groups: tuple[PairedGroup, ...]


def pair_field(field: Field, draw: Draw) -> Paired:
    """The field paired; Refused when the forbidden pairs make that impossible."""
    start = settle(field, draw)
    if start is None:
        raise Refused(*no_way(field))
    return pair_from(field, start, draw)


def pair_from(field: Field, start: Start, draw: Draw) -> Paired:
    """The field paired score group by score group from this start."""
    score_groups: list[PairedGroup] = []
    score_group = next_group(field, start)
    while score_group is not None:
        paired = pair_group(field, score_group, start.unwanted, group_draw(draw, len(score_groups)))
        assert paired is not None, "the start has shown that all can be paired"
        score_groups.append(paired)
        score_group = next_group(field, start, paired)
    return Paired(start, tuple(score_groups))


def group_draw(draw: Draw, index: int) -> Draw:
    """Each score group has its own draw, the top one is number 1."""
    return draw.part(f"pool {index + 1}")


def next_group(field: Field, start: Start, above: PairedGroup | None = None) -> ScoreGroup | None:
    """The score group below ``above`` (None = the top one): players who moved down, and the next
    record.
    """
    under = [
        player
        for player in field.players
        if player != start.bye and (above is None or field.level[player] < above.group.level)
    ]
    moved = () if above is None else above.left_over
    if not under:
        return None
    level = max(field.level[player] for player in under)
    own = (player for player in under if field.level[player] == level)
    below = (player for player in under if field.level[player] < level)
    return ScoreGroup(level, (*moved, *own), tuple(below))


def settle(field: Field, draw: Draw) -> Start | None:
    """The fewest rematches, then the bye: fewest byes, lowest record, youngest age group, by lot.

    None when not everybody can be paired.
    """
    odd = len(field.players) % 2 == 1
    lots = draw.part("bye").shuffled(sorted(field.players)) if odd else []
    if always_pairs(field, field.players, less=int(odd)):
        fixed = field.fixed
        repeats = int(fixed is not None and field.times_met(*fixed) > 0)
        outermost = int(fixed is not None and field.outermost(*fixed))
        bye, equal = _bye(field, field.free(lots)) if odd else (None, 0)
        return Start(repeats, bye, equal, outermost)
    matched = _matched(field, lots)
    if matched is None:
        return None
    pairs = [pair for pair in matched if pair[0] != NOBODY]
    repeats = sum(1 for pair in pairs if field.times_met(*pair))
    outermost = sum(1 for pair in pairs if field.outermost(*pair))
    if not odd:
        return Start(repeats, None, outermost=outermost)
    (bye,) = (second for first, second in matched if first == NOBODY)
    equal = sum(1 for player in lots if bye_key(field, player) == bye_key(field, bye))
    return Start(repeats, bye, equal, outermost)


def bye_key(field: Field, player: int) -> tuple[int, int, int]:
    """The player with the least key has the bye: byes so far, match record, age group."""
    return field.byes[player], field.level[player], field.age[player]


def _bye(field: Field, lots: list[int]) -> tuple[int, int]:
    least = min(bye_key(field, player) for player in lots)
    equal = [player for player in lots if bye_key(field, player) == least]
    return equal[0], len(equal)


def _matched(field: Field, lots: list[int]) -> tuple[tuple[int, int], ...] | None:
    """Everybody paired, one player of an odd field with NOBODY, with the fewest rematches and the
    best bye.
    """
    players, nodes = field.players, len(field.players) + 1
    most = (
        1,
        1,
        max(field.byes.values(), default=0),
        max(field.level.values(), default=0),
        field.age_groups - 1,
        nodes,
    )

    def edges() -> Iterable[Edge]:
        again = ranked((1, 0, 0, 0, 0, 0), most, nodes)
        mixed = ranked((0, 1, 0, 0, 0, 0), most, nodes)
        for place, first in enumerate(players):
            for second in players[place + 1 :]:
                if second not in field.forbidden[first] and field.fits(first, second):
                    cost = again if field.times_met(first, second) else 0
                    yield first, second, cost + mixed * field.outermost(first, second)
        for lot, player in enumerate(lots):
            if field.fixed is None or player not in field.fixed:
                yield NOBODY, player, ranked((0, 0, *bye_key(field, player), lot), most, nodes)

    return least_cost_pairs((NOBODY, *players) if lots else players, edges())


def no_way(field: Field) -> tuple[Problem, ...]:
    """That the field cannot be paired, and the players who may meet nobody in it."""
    others = len(field.players) - 1
    alone = tuple(player for player in field.players if len(field.forbidden[player]) == others)
    problems = (Problem("no_pairing_possible", facts={"players": len(field.players)}),)
    return (*problems, Problem("may_meet_nobody", alone)) if alone else problems
