"""The groups of a split round: the fewest strikes in G1, then G2, then G3."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

from tourneydesk.core.draw import Draw
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.formats.strikes.settings import SOURCE


def in_order(
    players: Sequence[int], strikes: Mapping[int, Fraction], draw: Draw
) -> tuple[int, ...]:
    """The players by strikes, fewest first, equal strikes by lot."""
    lot = {player: place for place, player in enumerate(draw.shuffled(sorted(players)))}
    return tuple(sorted(players, key=lambda player: (strikes[player], lot[player])))


def cut(order: Sequence[int], heads: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The order cut into groups of these sizes, the first filled first."""
    groups: list[tuple[int, ...]] = []
    start = 0
    for count in heads:
        groups.append(tuple(order[start : start + count]))
        start += count
    return tuple(groups)


def group_name(index: int) -> str:
    """``G1`` for the first group, and so on."""
    return f"G{index + 1}"


def border_lots(
    groups: Sequence[Sequence[int]], strikes: Mapping[int, Fraction]
) -> tuple[Reason, ...]:
    """A reason for each border between two groups that divides players of equal strikes."""
    reasons: list[Reason] = []
    for index, (upper, lower) in enumerate(pairwise(groups)):
        at_line = strikes[upper[-1]]
        if strikes[lower[0]] != at_line:
            continue
        above = tuple(player for player in upper if strikes[player] == at_line)
        below = tuple(player for player in lower if strikes[player] == at_line)
        facts: dict[str, Fact] = {
            "strikes": at_line,
            "tied": len(above) + len(below),
            "up": len(above),
            "upper": group_name(index),
            "lower": group_name(index + 1),
        }
        rule = f"{SOURCE}, split-by-strikes rounds; ties by lot: our reading"
        reasons.append(Reason("lot_at_the_line", rule, (*above, *below), facts))
    return tuple(reasons)
