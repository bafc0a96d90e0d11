"""Past meetings, the cost of sitting together again, and pairs kept apart."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

Meetings = Mapping[tuple[int, int], int]
"""Times met before, by (lower player id, higher player id); a pair not listed has never met."""

Plan = Sequence[Sequence[int]]
"""A seating plan: for every table, the players at it."""

_PENALTIES = (0, 1, 2, 4, 7, 10)

OFTEN = len(_PENALTIES) - 1
"""Times met above which the penalty no longer grows."""


def penalty(times: int) -> int:
    """The cost of seating two players together who have met that many times already.

    0, 1, 2, 4, 7, then 10 from the fifth time on. Raises ValueError for times below 0. Source:
    Czapski, Boardgame Tournament Design, "detrimental points".
    """
    if times < 0:
        raise ValueError(f"two players cannot have met {times} times")
    return _PENALTIES[min(times, OFTEN)]


def plan_penalty(tables: Plan, meetings: Meetings) -> int:
    """The penalties of a plan, summed over every pair of players who share a table."""
    return sum(
        penalty(meetings.get((min(pair), max(pair)), 0))
        for table in tables
        for pair in combinations(table, 2)
    )


def again_in(tables: Plan, meetings: Meetings) -> int:
    """How many pairs of players who share a table in a plan have met before."""
    return sum(
        (min(pair), max(pair)) in meetings for table in tables for pair in combinations(table, 2)
    )


def count_meetings(rounds: Iterable[Plan]) -> dict[tuple[int, int], int]:
    """How often each pair of players has shared a table in the rounds given."""
    times: dict[tuple[int, int], int] = {}
    for tables in rounds:
        for table in tables:
            for pair in combinations(sorted(table), 2):
                times[pair] = times.get(pair, 0) + 1
    return times


def penalty_rows(players: Sequence[int], meetings: Meetings) -> list[bytearray]:
    """The penalty of every two of these players, by their positions in the sequence.

    Row i, column j is the cost of seating player i with player j; 0 on the diagonal.
    """
    position = {player: i for i, player in enumerate(players)}
    # Bytes, not lists: five thousand players are 25 million pairs.
    rows = [bytearray(len(players)) for _ in players]
    for (lower, higher), times in meetings.items():
        i, j = position.get(lower), position.get(higher)
        if i is not None and j is not None:
            rows[i][j] = rows[j][i] = penalty(times)
    return rows
