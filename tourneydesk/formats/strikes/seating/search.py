"""Finds the seating plan with the least penalty in a counted search."""

from collections.abc import Sequence

from tourneydesk.core.draw import Draw
from tourneydesk.formats.strikes.seating.dealing import Seating, deal, dealt_seating
from tourneydesk.formats.strikes.seating.foresight import fresh_foursomes, shared_strangers
from tourneydesk.formats.strikes.seating.hall import Hall, Rows
from tourneydesk.formats.strikes.seating.improving import polish, settle_repeats
from tourneydesk.formats.strikes.seating.meetings import Meetings, penalty_rows
from tourneydesk.formats.strikes.seating.proving import cheaper_plan, least_company, plans_are_few

# All limits count steps, never seconds, so that every machine finds the same plan. A step takes
# time in proportion to the number of players, so some limits fall with it.
_STEPS = 8_000
_STEPS_PER_PLAYER = 250
_STEPS_TIMES_PLAYERS = 3_000_000
_STARTS_TIMES_PLAYERS_SQUARED = 8_000
_MOST_STARTS = 40
_FRESH_STEPS = 300
_POLISH_STEPS_PER_PLAYER = 10


def optimized_seating(
    players: Sequence[int], sizes: Sequence[int], meetings: Meetings, draw: Draw
) -> Seating:
    """The plan with the least penalty found, never worse than the best of the thirty dealt ones.

    Among plans without any penalty it prefers those that leave most for later rounds. Sizes are
    players per table. Raises ValueError when the tables do not seat everybody once.
    """
    dealt = dealt_seating(players, sizes, meetings, draw)
    if len(sizes) <= 1:
        return dealt
    # From here on players are numbered as dealt, so that no search favors the first in the list.
    order = [player for table in dealt for player in table]
    rows = _beyond_least(penalty_rows(order, meetings))
    if not any(map(any, rows)):
        return dealt
    search = draw.part("search")
    cost, tables = _least_repeats(rows, deal(range(len(order)), sizes), search)
    if cost == 0:
        tables = _room_for_later(rows, tables, search)
    return tuple(tuple(order[i] for i in table) for table in tables)


def most_steps(players: int) -> int:
    """The number of exchanges tried for that many players."""
    return min(_STEPS, _STEPS_PER_PLAYER * players, _STEPS_TIMES_PLAYERS // players)


def leaves_room(plan: Seating, meetings: Meetings) -> bool:
    """Whether the search took such a plan for what it leaves to later rounds, and not by lot alone:
    some players have met, but none sit together again without need.
    """
    order = [player for table in plan for player in table]
    rows = _beyond_least(penalty_rows(order, meetings))
    sizes = [len(table) for table in plan]
    cost = Hall(rows, deal(range(len(order)), sizes)).total
    return any(map(any, rows)) and cost == 0 and _starts(len(order)) > 0


def _beyond_least(rows: list[bytearray]) -> list[bytearray]:
    """The penalties less the smallest of them, which every pair of every plan pays anyway.

    Once everybody has met everybody, those who met least often are strangers again.
    """
    # Every row has one 0 on the diagonal; a second 0 is a stranger, so there is nothing to
    # subtract.
    if any(row.count(0) > 1 for row in rows):
        return rows
    least = min(sorted(row)[1] for row in rows)
    return [
        bytearray(cost - least if j != i else 0 for j, cost in enumerate(row))
        for i, row in enumerate(rows)
    ]


def _least_repeats(rows: Rows, dealt: list[list[int]], draw: Draw) -> tuple[int, list[list[int]]]:
    sizes = [len(table) for table in dealt]
    goal = least_company(rows, sizes)
    if plans_are_few(sizes):
        cost = Hall(rows, dealt).total
        return cheaper_plan(rows, sizes, cost, goal) or (cost, dealt)
    return settle_repeats(rows, dealt, goal, most_steps(len(rows)), draw)


def _room_for_later(rows: Rows, tables: list[list[int]], draw: Draw) -> list[list[int]]:
    """Of many plans without a repeat, the one that leaves most groups of strangers.

    Exchanges improve the number of trios of strangers; foursomes decide between equals.
    """
    players, sizes = len(rows), [len(table) for table in tables]
    starts = _starts(players)
    if starts == 0:
        return tables
    weights = _repeats_before_trios(rows, sizes)
    best: list[list[list[int]]] = [tables]
    least = None
    for start in range(starts):
        if start:
            fresh = deal(draw.shuffled(range(players)), sizes)
            _, tables = settle_repeats(rows, fresh, 0, _FRESH_STEPS, draw)
        cost, tables = polish(weights, tables, _POLISH_STEPS_PER_PLAYER * players, draw)
        if least is None or cost < least:
            least, best = cost, []
        if cost == least:
            best.append(tables)
    if len(best) == 1:
        return best[0]
    return max(best, key=lambda plan: fresh_foursomes(rows, plan))


def _starts(players: int) -> int:
    """The number of starting plans in the search for room; a large field has many strangers
    anyway.
    """
    return min(_MOST_STARTS, _STARTS_TIMES_PLAYERS_SQUARED // players**2)


def _repeats_before_trios(rows: Rows, sizes: Sequence[int]) -> list[list[int]]:
    """Costs of seating two together, where the least penalty outranks any number of trios."""
    trios = shared_strangers(rows)
    pairs = sum(size * (size - 1) // 2 for size in sizes)
    rank = 1 + pairs * max(map(max, trios))
    return [
        [rank * penalty + ended for penalty, ended in zip(row, trio, strict=True)]
        for row, trio in zip(rows, trios, strict=True)
    ]
