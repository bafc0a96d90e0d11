"""The cost of a round, in the criteria of the seating."""

from collections import Counter

from tourneydesk.core.event import Event, Round
from tourneydesk.core.format import Criterion
from tourneydesk.formats.strikes.seating.apart import together
from tourneydesk.formats.strikes.seating.meetings import count_meetings, plan_penalty
from tourneydesk.formats.strikes.seating.table_counts import Sizes, table_sizes
from tourneydesk.formats.strikes.settings import PLAYOFF, rules_of
from tourneydesk.formats.strikes.tally import tally


def evaluate(event: Event, posted: Round) -> tuple[Criterion, ...]:
    """Forbidden pairs at one table, players outside their group, tables of other sizes than the
    chart's, and the penalty of players who meet again.

    In a proposed round nobody is outside their group and every table is from the chart. The other
    two are as small as the search found them, within the groups as cut by lot.
    """
    plan = [table.players for table in posted.tables]
    met = count_meetings([t.players for t in past.tables] for past in _before(event, posted))
    charted = _charted(event, posted)
    return (
        Criterion("weigh_forbidden", sum(len(together(table, event.forbidden)) for table in plan)),
        Criterion("weigh_out_of_group", _out_of_group(event, posted, charted)),
        Criterion("weigh_sizes", _other_sizes(plan, charted)),
        Criterion("weigh_met", plan_penalty(plan, met)),
    )


def _before(event: Event, posted: Round) -> tuple[Round, ...]:
    return event.rounds[: posted.number - 1]


def _charted(event: Event, posted: Round) -> tuple[Sizes, ...]:
    """The tables due for the players of this round, group by group."""
    heads = sum(len(table.seats) for table in posted.tables) + len(posted.byes)
    if posted.kind == PLAYOFF or heads < 3:
        return ((heads,),)
    return table_sizes(heads, posted.kind, rules_of(event.settings))


def _out_of_group(event: Event, posted: Round, charted: tuple[Sizes, ...]) -> int:
    """Players whose strikes belong to another group than most at their table.

    The borders between the groups are strikes; a player exactly at a border belongs to both.
    """
    if len(charted) < 2:
        return 0
    strikes = tally(event, posted.number - 1).strikes
    seated = sorted(strikes[player] for table in posted.tables for player in table.players)
    lines, end = [], 0
    for sizes in charted:
        start, end = end, end + sum(sizes)
        if start < len(seated):
            lines.append((seated[start], seated[min(end, len(seated)) - 1]))
    return sum(
        len(table.seats)
        - max(
            sum(low <= strikes[player] <= high for player in table.players) for low, high in lines
        )
        for table in posted.tables
    )


def _other_sizes(plan: list[tuple[int, ...]], charted: tuple[Sizes, ...]) -> int:
    due = Counter(size for sizes in charted for size in sizes)
    here = Counter(map(len, plan))
    return max((here - due).total(), (due - here).total())
