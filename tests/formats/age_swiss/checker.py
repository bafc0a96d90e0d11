"""Tests a posted round against the rules, from the event alone and without the pairing code.

Small fields are held against every possible pairing, larger ones against the matchings of another
library; very large ones only for repeats, byes and who sits where.
"""

from collections.abc import Iterable, Mapping

import networkx

from tests.formats.age_swiss.oracle import (
    Pairing,
    bye_key,
    faults,
    outermost,
    pool_counts,
    pool_view,
    repeats,
)
from tourneydesk.core.event import Event, Round
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.age_swiss.criteria import Field, make_field

EVERY_PAIRING = 8
OTHER_LIBRARY = 48


def field_before(event: Event) -> Field:
    """The field of the next round, counted from the results by hand, as it were."""
    players = [player.id for player in event.players if not player.dropped]
    points, wins, byes = (dict.fromkeys(players, 0) for _ in range(3))
    met: dict[int, dict[int, int]] = {player: {} for player in players}
    for posted in event.rounds:
        for bye in posted.byes:
            if bye.player in byes:
                byes[bye.player] += 1
                wins[bye.player] += 1
                points[bye.player] += 3
        for table in posted.tables:
            result = table.result
            assert isinstance(result, MatchResult)
            one, other = table.players
            for player, opponent in ((one, other), (other, one)):
                if player not in points:
                    continue
                if not result.forfeited and opponent in points:
                    met[player][opponent] = met[player].get(opponent, 0) + 1
                if result.drawn:
                    points[player] += 1
                elif result.winner == player or result.forfeited == (opponent,):
                    points[player] += 3
                    wins[player] += 1
    literal = event.settings["record"] == "win_loss_draw"
    records = {player: (points[player], wins[player] * literal) for player in players}
    ranks = sorted(set(records.values()))
    bounds = event.settings["age_groups"]
    assert isinstance(bounds, tuple)
    return make_field(
        {player: ranks.index(records[player]) for player in players},
        {
            player: sum(1 for low in bounds if (event.player(player).age or 0) >= int(low))
            for player in players
        },
        len(bounds) + 1,
        byes,
        met,
        event.forbidden,
        event.settings["oldest_meets_youngest"] is False,
    )


def round_faults(event: Event, posted: Round) -> list[str]:
    """Where a posted round breaks the rules; ``event`` as it was before it."""
    field = field_before(event)
    pairing: Pairing = (
        *(frozenset(table.players) for table in posted.tables),
        *(frozenset((bye.player,)) for bye in posted.byes),
    )
    if sorted(player for pair in pairing for player in pair) != sorted(field.players):
        return ["someone is missing or seated twice"]
    if any(max(pair) in field.forbidden[min(pair)] for pair in pairing if len(pair) == 2):
        return ["a forbidden pair"]
    if len(field.players) <= EVERY_PAIRING:
        return faults(field, pairing)
    if len(field.players) <= OTHER_LIBRARY:
        return _matching_faults(field, pairing)
    found = ["a repeat"] if repeats(field, pairing) else []
    found += ["the oldest meet the youngest"] if outermost(field, pairing) else []
    # With the two kept apart, the rest may need the player who would have had the bye.
    if len(field.players) % 2 and not field.outermost_apart:
        best = min(
            (field.byes[player], field.level[player], field.age[player]) for player in field.players
        )
        found += ["bye"] if bye_key(field, pairing) != best else []
    return found


def _matching_faults(field: Field, pairing: Pairing) -> list[str]:
    """Each step's counts against the best that another library's matchings can do."""
    bye = next((min(pair) for pair in pairing if len(pair) == 1), None)
    least = _least(field, field.players, bye_too=len(field.players) % 2 == 1)
    have = (repeats(field, pairing), outermost(field, pairing), *bye_key(field, pairing))
    if have != least:
        return [f"repeats, oldest with youngest, and bye {have} where {least} would do"]
    rest = [player for player in field.players if player != bye]
    for level in sorted({field.level[player] for player in rest}, reverse=True):
        done = tuple(pair for pair in pairing if len(pair) == 2 and not pair <= set(rest))
        allowed = (least[0] - repeats(field, done), least[1] - outermost(field, done))
        counts = (*allowed, *pool_counts(field, pairing, level))
        best = _least_of_pool(field, rest, level)
        if counts != best:
            return [f"group {level}: {counts} where {best} would do"]
        paired = {player for pair in pool_view(field, pairing, level)[0] for player in pair}
        rest = [player for player in rest if player not in paired]
    return []


def _least(field: Field, players: Iterable[int], bye_too: bool) -> tuple[int, ...]:
    """The fewest repeats and the best bye of a field."""
    here = sorted(players)
    costs = {}
    for place, one in enumerate(here):
        for other in here[place + 1 :]:
            if other not in field.forbidden[one]:
                apart = int(field.outermost(one, other))
                costs[one, other] = (int(other in field.met[one]), apart, 0, 0, 0)
        if bye_too:
            costs[0, one] = (0, 0, field.byes[one], field.level[one], field.age[one])
    return _best(costs, 5)


def _least_of_pool(field: Field, rest: list[int], level: int) -> tuple[int, ...]:
    """The fewest repeats of all who are left, and the best counts of the group of that level."""
    costs = {}
    here = sorted(rest)
    for place, one in enumerate(here):
        for other in here[place + 1 :]:
            if other in field.forbidden[one]:
                continue
            pair = (frozenset((one, other)),)
            low, high = sorted((one, other), key=field.level.__getitem__)
            counts = (0,) * 7
            if field.level[low] >= level:
                # Two who moved down count like a pair of this group.
                young, old = sorted((field.age[one], field.age[other]))
                counts = (
                    0,
                    0,
                    0,
                    int(old - young == field.age_groups - 1 > 0),
                    int(other in field.marked[one]),
                    int(field.level[one] != field.level[other] and old != young),
                    old - young,
                )
            elif field.level[high] >= level:
                counts = (int(field.level[high] > level), 1, field.age[high], 0, 0, 0, 0)
            costs[one, other] = (repeats(field, pair), outermost(field, pair), *counts)
    return _best(costs, 9)


def _best(costs: Mapping[tuple[int, int], tuple[int, ...]], width: int) -> tuple[int, ...]:
    """The least sums, the first outranking the second, over all who are in ``costs``."""
    graph = networkx.Graph()
    for (one, other), counts in costs.items():
        weight = 0
        for count in counts:
            weight = weight * 2000 + count
        graph.add_edge(one, other, weight=-weight)
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    chosen = [costs[min(pair), max(pair)] for pair in pairs]
    return tuple(map(sum, zip(*chosen, strict=True))) if chosen else (0,) * width
