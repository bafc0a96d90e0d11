"""Seating as the source describes it: deal thirty plans, keep the one with the least penalty."""

from collections.abc import Iterator, Sequence

from tourneydesk.core.draw import Draw
from tourneydesk.formats.strikes.seating.meetings import Meetings, plan_penalty

Seating = tuple[tuple[int, ...], ...]
"""The players at each table, in the order of the tables."""

DEALS = 30


def dealt_seating(
    players: Sequence[int], sizes: Sequence[int], meetings: Meetings, draw: Draw
) -> Seating:
    """The best of thirty plans dealt at random, the first of those that are equally good.

    Sizes are players per table. Raises ValueError when the tables do not seat everybody once.
    Source: Czapski, Boardgame Tournament Design, "generate 30 seating plans randomly".
    """
    check_tables(players, sizes)
    return min(dealt_plans(players, sizes, draw), key=lambda plan: plan_penalty(plan, meetings))


def deal(cards: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Cuts a shuffled sequence into tables of these sizes, from the top."""
    rest = iter(cards)
    return [[next(rest) for _ in range(size)] for size in sizes]


def check_tables(players: Sequence[int], sizes: Sequence[int]) -> None:
    """Checks that the tables seat every player exactly once; raises ValueError if not."""
    if any(size < 1 for size in sizes):
        raise ValueError(f"a table needs at least one seat: {list(sizes)}")
    if sum(sizes) != len(players):
        raise ValueError(f"{sum(sizes)} seats for {len(players)} players")
    if len(set(players)) != len(players):
        raise ValueError("a player is listed twice")


def dealt_plans(players: Sequence[int], sizes: Sequence[int], draw: Draw) -> Iterator[Seating]:
    """The thirty plans, in the order in which they are dealt."""
    cards = draw.part("dealt")
    for _ in range(DEALS):
        yield tuple(tuple(table) for table in deal(cards.shuffled(players), sizes))
