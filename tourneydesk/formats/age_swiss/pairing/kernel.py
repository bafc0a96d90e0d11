"""The few players of a score group who determine how well it can be paired, however large it is.

Players of one kind (same record, same age group) cost nothing when paired with each other. So in
some optimal pairing of a score group, almost all players of a large kind, its *crowd*, play each
other: two crowds have at most one mixed pair (two such pairs could be crossed), and of every other
kind no more players than can be mutually kept apart play into a crowd (two others could be
crossed). ``supply`` is the number of players a crowd must provide; that many stand-ins, who are
kept apart from nobody, are enough to find the optimal counts. A kind is a crowd only if it is large
enough that real players can always take the stand-ins' places: whoever is needed finds a permitted
opponent, and the rest of the crowd, paired in drawn order, can be fixed by exchanging opponents.
Players of one club, team or household who are kept apart count as kept apart in all of this: no
exchange then adds such a pair.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.formats.age_swiss.pairing.criteria import Kind, ScoreGroup
from tourneydesk.formats.age_swiss.pairing.entrants import Field


@dataclass(frozen=True, slots=True)
class Kernel:
    """``singles`` are real players, ``crowds`` the large kinds with their players, and
    ``stand_ins`` (numbers below 0) each represent some player of a crowd.
    """

    singles: tuple[int, ...]
    crowds: dict[Kind, list[int]]
    stand_ins: dict[int, Kind]


def kernel(field: Field, score_group: ScoreGroup, joint: bool, whole: bool = False) -> Kernel:
    """The kernel of a score group.

    ``joint``: it is paired together with the players below. ``whole``: no crowds, every player
    counts individually (for repeated opponents, which the argument above does not cover).
    """
    kinds: dict[Kind, list[int]] = {}
    for player in field.free(score_group.players):
        kinds.setdefault((field.level[player], field.age[player]), []).append(player)
    fixed = tuple(sorted(set(score_group.players).difference(field.free(score_group.players))))
    order = sorted(kinds, key=lambda kind: (len(kinds[kind]), kind))
    apart = field.most_avoided
    outside = len(fixed) + (min(len(score_group.below), apart + 1) if joint else 1)
    first, supply = len(order) if whole else 0, 0
    while first < len(order):
        others = sum(min(len(kinds[kind]), apart + 1) for kind in order[:first])
        supply = outside + others + len(order) - first - 1
        if len(kinds[order[first]]) >= enough(supply, apart):
            break
        first += 1
    crowds = {kind: kinds[kind] for kind in order[first:]}
    singles = [player for kind in order[:first] for player in kinds[kind]]
    stand_ins: dict[int, Kind] = {}
    for kind in sorted(crowds):
        # The parity of the crowd, so that the players without a stand-in can pair up.
        for _ in range(supply + (len(crowds[kind]) - supply) % 2):
            stand_ins[-1 - len(stand_ins)] = kind
    return Kernel((*sorted(singles), *fixed), crowds, stand_ins)


def enough(supply: int, apart: int) -> int:
    """How many players make a crowd.

    Besides those it supplies (one more for parity) it keeps 4·apart + 2, so that two players kept
    apart always find another pair of the crowd to exchange opponents with (see `crowd_pairs`).
    """
    return supply + 1 + 4 * apart + 2


def crowd_pairs(field: Field, order: Sequence[int]) -> list[tuple[int, int]]:
    """A crowd paired two by two in drawn order; pairs kept apart are crossed with the next pair
    that fits.

    The crowd must have at least 4·apart + 2 players: each of the two is kept apart from at most
    ``apart`` players, so among 2·apart other pairs one can be crossed with them.
    """
    pairs = [(order[place], order[place + 1]) for place in range(0, len(order), 2)]
    for place, (first, second) in enumerate(pairs):
        avoided, others = field.avoided(first), field.avoided(second)
        if second not in avoided:
            continue
        for step in range(1, len(pairs)):
            there = (place + step) % len(pairs)
            third, fourth = pairs[there]
            if third not in avoided and fourth not in others:
                pairs[place], pairs[there] = (first, third), (second, fourth)
                break
    return pairs
