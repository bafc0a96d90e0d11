"""The least cost of a seating with two given players at one table."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

from tourneydesk.core.draw import Draw
from tourneydesk.formats.strikes.seating.apart import Pair
from tourneydesk.formats.strikes.seating.apart import together as forbidden_at
from tourneydesk.formats.strikes.seating.dealing import Seating
from tourneydesk.formats.strikes.seating.improving import settle_repeats
from tourneydesk.formats.strikes.seating.meetings import OFTEN, Meetings, penalty, plan_penalty
from tourneydesk.formats.strikes.seating.proving import cheaper_plan, least_company, plans_are_few
from tourneydesk.formats.strikes.seating.search import most_steps

Cost = tuple[int, int]
"""Forbidden pairs at one table, and the penalty; the first outranks the second."""

Tables = list[list[int]]


@dataclass(frozen=True, slots=True)
class SeatedTogether:
    """The best plan found with two players at one table; ``proved``: no such plan costs less."""

    plan: Seating
    cost: Cost
    proved: bool


def cost_of(plan: Seating, meetings: Meetings, forbidden: Collection[Pair]) -> Cost:
    """The cost of a plan."""
    apart = sum(len(forbidden_at(table, forbidden)) for table in plan)
    return apart, plan_penalty(plan, meetings)


def seated_together(
    plan: Seating, pair: Pair, meetings: Meetings, forbidden: Collection[Pair], draw: Draw
) -> SeatedTogether:
    """The players of a plan seated again at tables of its sizes, these two at one of them.

    Few plans are all tried. Otherwise the search that seats a round runs once for each table size
    with the two staying together; it ends once it is as good as the given plan.
    """
    order = [*pair, *(player for table in plan for player in table if player not in pair)]
    sizes = [len(table) for table in plan]
    pairs = sum(size * (size - 1) // 2 for size in sizes)
    rank = 1 + pairs * penalty(OFTEN)
    rows = _rows(order, meetings, forbidden, rank)
    least = least_company(rows, sizes, together=True)
    if plans_are_few(sizes):
        cost, tables = _of_all(rows, sizes, 1 + pairs * (rank + rank), least)
        proved = True
    else:
        apart, repeats = cost_of(plan, meetings, forbidden)
        goal = max(least, apart * rank + repeats)
        cost, tables = _found(rows, _starts(plan, pair, order), goal, 2 * pairs * rank, draw)
        proved = cost == least
    seating = tuple(tuple(order[at] for at in table) for table in tables)
    return SeatedTogether(seating, divmod(cost, rank), proved)


def _rows(
    order: Sequence[int], meetings: Meetings, forbidden: Collection[Pair], rank: int
) -> list[list[int]]:
    rows = [[0] * len(order) for _ in order]
    for (i, first), (j, second) in combinations(enumerate(order), 2):
        pair = (min(first, second), max(first, second))
        cost = penalty(meetings.get(pair, 0)) + rank * (pair in forbidden)
        rows[i][j] = rows[j][i] = cost
    return rows


def _of_all(
    rows: list[list[int]], sizes: Sequence[int], limit: int, least: int
) -> tuple[int, Tables]:
    """The cheapest of all plans; the two sit at a table of each size in turn."""
    best: tuple[int, Tables] | None = None
    for size in sorted({size for size in sizes if size > 1}, reverse=True):
        rest = list(sizes)
        rest.remove(size)
        cheaper = cheaper_plan(
            rows, [size, *rest], best[0] if best else limit, least, together=True
        )
        best = cheaper or best
    assert best is not None, "some plan costs less than if all pairs had met and were forbidden"
    return best


def _found(
    rows: list[list[int]], starts: Sequence[Tables], goal: int, gift: int, draw: Draw
) -> tuple[int, Tables]:
    """The cheapest plan that exchanges find from these starts without separating the two."""
    # With a cost far below zero for sitting together, no exchange that separates them is the best.
    rows[0][1] -= gift
    rows[1][0] -= gift
    best: tuple[int, Tables] | None = None
    for attempt, tables in enumerate(starts):
        search = draw.part(f"together {attempt}")
        cost, plan = settle_repeats(rows, tables, goal - gift, most_steps(len(rows)), search)
        if best is None or cost + gift < best[0]:
            best = cost + gift, plan
        if best[0] <= goal:
            break
    assert best is not None, "there is a table"
    return best


def _starts(plan: Seating, pair: Pair, order: Sequence[int]) -> list[Tables]:
    """The plan with the two brought together at a table of each size, by exchanging seats."""
    place = {player: at for at, player in enumerate(order)}
    starts: dict[int, Tables] = {}
    # At their own tables first, so that one of them keeps their table.
    for target in sorted(plan, key=lambda table: not {*table} & {*pair}):
        if len(target) in starts or len(target) < 2:
            continue
        gives = [player for player in target if player not in pair]
        change: dict[int, int] = {}
        for player in pair:
            if player not in target:
                other = gives.pop()
                change |= {player: other, other: player}
        starts[len(target)] = [
            [place[change.get(player, player)] for player in table] for table in plan
        ]
    return list(starts.values())
