"""The least possible cost of a plan, and whether a plan is proved optimal."""

from collections.abc import Sequence
from math import factorial, prod

from tourneydesk.formats.strikes.seating.dealing import check_tables
from tourneydesk.formats.strikes.seating.hall import Rows
from tourneydesk.formats.strikes.seating.meetings import Meetings, Plan, penalty_rows, plan_penalty

FEW_PLANS = 30_000


def lower_bound(players: Sequence[int], sizes: Sequence[int], meetings: Meetings) -> int:
    """A penalty that no plan can go below, though perhaps none reaches it.

    Every player is given the cheapest possible company, whether or not the others could agree to
    it. Raises ValueError when the tables do not seat everybody once.
    """
    check_tables(players, sizes)
    return least_company(penalty_rows(players, meetings), sizes)


def proved_least(tables: Plan, meetings: Meetings) -> bool:
    """Whether it is proved that no other plan of these table sizes has a smaller penalty.

    False means not proved: there may or may not be a better plan.
    """
    players = [player for table in tables for player in table]
    sizes = [len(table) for table in tables]
    reached = plan_penalty(tables, meetings)
    if reached == lower_bound(players, sizes, meetings):
        return True
    rows = penalty_rows(players, meetings)
    return plans_are_few(sizes) and cheaper_plan(rows, sizes, reached, reached - 1) is None


def least_company(rows: Rows, sizes: Sequence[int], together: bool = False) -> int:
    """The lower bound from penalty rows: every player's cheapest company, each pair counted by
    halves.

    ``together``: only plans with the first two players at one table.
    """
    largest = max(sizes, default=0)
    choices = [_cheapest_company(row, player, largest) for player, row in enumerate(rows)]
    if together:
        for player, other in ((0, 1), (1, 0)):
            others = [cost for at, cost in enumerate(rows[player]) if at not in (0, 1)]
            choices[player] = [rows[player][other], *sorted(others)[: largest - 2]]
    halves = 0
    for companion in range(largest - 1):
        # This many players have another companion; assume those for whom it costs least.
        seats = sum(size for size in sizes if size > companion + 1)
        halves += sum(sorted(company[companion] for company in choices)[:seats])
    return (halves + 1) // 2


def plans_are_few(sizes: Sequence[int], limit: int = FEW_PLANS) -> bool:
    """Whether these tables allow so few different plans that all can be tried."""
    alike = prod(factorial(sizes.count(size)) for size in set(sizes))
    seats = prod(factorial(size) for size in sizes)
    return factorial(sum(sizes)) // (seats * alike) <= limit


def cheaper_plan(
    rows: Rows, sizes: Sequence[int], limit: int, goal: int, together: bool = False
) -> tuple[int, list[list[int]]] | None:
    """The cost and tables of the cheapest plan below the limit, or None if there is none.

    Tries every plan, player after player, and stops early once one reaches the goal. ``together``:
    only plans with the first two players at the first table.
    """
    tables: list[list[int]] = [[] for _ in sizes]
    best = limit
    plan: list[list[int]] = []

    def seat(player: int, cost: int) -> None:
        nonlocal best, plan
        if cost >= best or best <= goal:
            return
        if player == len(rows):
            best, plan = cost, [table[:] for table in tables]
            return
        opened: list[int] = []
        for table, size in zip(tables, sizes, strict=True):
            # Empty tables of one size are equivalent: one of them represents all.
            if len(table) == size or (not table and size in opened):
                continue
            if not table:
                opened.append(size)
            company = sum(rows[player][other] for other in table)
            table.append(player)
            seat(player + 1, cost + company)
            table.pop()

    if together:
        tables[0] += [0, 1]
        seat(2, rows[0][1])
    else:
        seat(0, 0)
    return (best, plan) if best < limit else None


def _cheapest_company(row: Sequence[int], player: int, size: int) -> list[int]:
    """The penalties of the cheapest companions, size - 1 of them or all, in rising order."""
    # A large field has many strangers, and sorting everybody would take long.
    if row.count(0) >= size:
        return [0] * (size - 1)
    return sorted(cost for other, cost in enumerate(row) if other != player)[: size - 1]
