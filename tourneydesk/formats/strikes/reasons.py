"""The groups of a split round, and why these players share a table."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations, pairwise

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.formats.strikes.meetings import Meetings, again_in, plan_penalty
from tourneydesk.formats.strikes.search import Seating, proved_least, together
from tourneydesk.formats.strikes.settings import READING, SOURCE, rules_of

LEAST_MET = f"{SOURCE}, least-times-met seating"


def plan_reasons(
    group: str, plan: Seating, meetings: Meetings, optimized: bool
) -> tuple[Reason, ...]:
    """How good the plan of a round or group is; nothing where there was no choice."""
    if len(plan) < 2 or not meetings:
        return ()
    cost = plan_penalty(plan, meetings)
    facts: dict[str, Fact] = {"group": group, "penalty": cost}
    if cost == 0:
        return (Reason("plan_nobody_again", LEAST_MET, (), facts),)
    again = Reason(
        "plan_meets_again", LEAST_MET, (), {"group": group, "again": again_in(plan, meetings)}
    )
    if proved_least(plan, meetings):
        return (again, Reason("plan_proved_least", LEAST_MET, (), facts))
    if optimized:
        return (again, Reason("plan_best_found", f"{LEAST_MET}; search: {READING}", (), facts))
    return (again, Reason("plan_best_of_thirty", LEAST_MET, (), facts))


def table_reasons(
    event: Event,
    group: str,
    group_players: Sequence[int],
    seated: Sequence[int],
    meetings: Meetings,
    strikes: Mapping[int, Fraction],
) -> tuple[Reason, ...]:
    """Why these players sit together, and how many pairs of them have met before."""
    if group:
        reasons = [_of_group(group, [strikes[player] for player in group_players])]
    elif len(seated) == len(group_players):
        rule = f"{SOURCE}, three to five players left"
        reasons = [Reason("only_table", rule, (), {"players": len(seated)})]
    else:
        reasons = [Reason("table_by_lot", f"{SOURCE}, random rounds")]
    if meetings:
        reasons.append(_met(seated, meetings))
    for pair in together(seated, event.forbidden):
        looked_at = rules_of(event.settings).optimized
        code = "forbidden_together" if looked_at else "forbidden_not_looked_at_here"
        reasons.append(Reason(code, f"{READING}: players not to meet", pair))
    return tuple(reasons)


def _of_group(group: str, counts: Sequence[Fraction]) -> Reason:
    rule = f"{SOURCE}, split-by-strikes rounds"
    low, high = min(counts), max(counts)
    if low == high:
        return Reason("table_of_group_level", rule, (), {"group": group, "strikes": low})
    return Reason("table_of_group", rule, (), {"group": group, "low": low, "high": high})


def _met(seated: Sequence[int], meetings: Meetings) -> Reason:
    pairs = list(combinations(sorted(seated), 2))
    again = [pair for pair in pairs if meetings.get(pair)]
    facts: dict[str, Fact] = {
        "pairs": len(pairs),
        "again": len(again),
        "penalty": plan_penalty([seated], meetings),
    }
    players = tuple(sorted({player for pair in again for player in pair}))
    if len(again) == 1:
        return Reason("pair_met_before", LEAST_MET, players, facts)
    return Reason("pairs_met_before" if again else "nobody_met_before", LEAST_MET, players, facts)


# The groups of a split round: the fewest strikes in G1, then G2, then G3.


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
