"""Improves plans by exchanging two seats at a time, within a counted number of steps."""

from collections.abc import Sequence

from tourneydesk.core.draw import Draw
from tourneydesk.formats.strikes.seating.hall import Hall, Rows

_WANDER = 10


def settle_repeats(
    rows: Rows, tables: Sequence[Sequence[int]], goal: int, steps: int, draw: Draw
) -> tuple[int, list[list[int]]]:
    """The least cost found, and its plan, when players with a cost keep changing seats.

    Each step takes a drawn player with a cost and makes the player's best exchange, even when that
    is a loss: this lets the search leave a dead end. It ends at the goal.
    """
    hall = Hall(rows, tables)
    best, plan = hall.total, hall.seating()
    for _ in range(steps):
        if best <= goal:
            break
        player = draw.choice([p for p, cost in enumerate(hall.own) if cost > 0])
        _, others = hall.best_exchange(player)
        hall.exchange(player, draw.choice(others))
        if hall.total < best:
            best, plan = hall.total, hall.seating()
    return best, plan


def polish(
    rows: Rows, tables: Sequence[Sequence[int]], steps: int, draw: Draw
) -> tuple[int, list[list[int]]]:
    """The least cost found, and its plan, when any player may change seats for the better.

    For costs that every player has. One time in ten an exchange for the worse is made too.
    """
    hall = Hall(rows, tables)
    best, plan = hall.total, hall.seating()
    for _ in range(steps):
        player = draw.below(len(rows))
        change, others = hall.best_exchange(player)
        if change > 0 and draw.below(_WANDER):
            continue
        hall.exchange(player, draw.choice(others))
        if hall.total < best:
            best, plan = hall.total, hall.seating()
    return best, plan
