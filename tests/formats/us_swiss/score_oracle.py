"""How many players a round has to send down from each score group, by general matching.

Written from the rules alone (US Chess 27A2, 29D): of all legal pairings of the players seated, the
round must have the lexicographically least list "pairs across the line below group 1, group 2, …".
Each such pair is one player who leaves that group downwards, whether of the group itself or come
down to it from above. Nothing here comes from the program but the event it reads.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations

import networkx

from tests.formats.us_swiss.checker import Card
from tourneydesk.core.event import Event, Round

Pair = tuple[int, int]


def levels(event: Event, posted: Round, cards: Mapping[int, Card]) -> dict[int, int]:
    """The group of each player seated, 0 for the highest; in accelerated rounds the pairing group
    (28R), else the score group (29A).
    """
    seated = [player for table in posted.tables for player in table.players]
    reading = event.settings["acceleration"]

    def height(player: int) -> Fraction:
        points = cards[player].points
        if reading == "none" or posted.number > 2:
            return points
        upper = posted.groups[player].startswith("A")
        if posted.number == 1:
            return Fraction(upper)
        if reading == "added_score":
            return points + upper
        if upper:
            return Fraction(3 if points >= 1 else 2)
        return Fraction(2) if points >= 1 else points

    heights = sorted({height(player) for player in seated}, reverse=True)
    return {player: heights.index(height(player)) for player in seated}


def leaving(level: Mapping[int, int], pairs: Sequence[Pair]) -> list[int]:
    """For each group but the last: how many players leave it downwards."""
    found = [0] * max(level.values(), default=0)
    for one, other in pairs:
        for line in range(min(level[one], level[other]), max(level[one], level[other])):
            found[line] += 1
    return found


def least_leaving(level: Mapping[int, int], legal: Sequence[Pair]) -> list[int] | None:
    """The least list over all pairings of everybody by legal pairs; None where there is none."""
    lines, base = max(level.values(), default=0), len(level) + 1
    graph = networkx.Graph()
    graph.add_nodes_from(level)
    for one, other in legal:
        top, bottom = sorted((level[one], level[other]))
        weight = sum(base ** (lines - 1 - line) for line in range(top, bottom))
        graph.add_edge(one, other, weight=-weight)
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(matched) < len(level):
        return None
    return leaving(level, sorted(matched))


def fewest_by_number(level: Mapping[int, int]) -> list[int]:
    """What no pairing can be below: 1 wherever an odd number stands above a line."""
    lines = range(max(level.values(), default=0))
    return [sum(at <= line for at in level.values()) % 2 for line in lines]


def keeps_score_groups(event: Event, posted: Round, cards: Mapping[int, Card]) -> bool:
    """Whether no legal pairing of the players of a round sends fewer down, group by group.

    ``cards`` are as before the round.
    """
    level = levels(event, posted, cards)
    found = leaving(level, [(table.players[0], table.players[1]) for table in posted.tables])
    if found == fewest_by_number(level):
        return True
    legal = [
        (first, second)
        for first, second in combinations(sorted(level), 2)
        if second not in cards[first].met and (first, second) not in event.forbidden
    ]
    return found == least_leaving(level, legal)
