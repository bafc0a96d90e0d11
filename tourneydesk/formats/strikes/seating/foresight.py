"""What a plan leaves for later rounds: groups of players who are all still strangers.

Two strangers are players who have never met. Every table without a repeat is a group of strangers,
so a plan that preserves many such groups leaves room for later rounds without repeats.
"""

from collections.abc import Sequence
from itertools import combinations

from tourneydesk.formats.strikes.seating.hall import Rows


def shared_strangers(rows: Rows) -> list[list[int]]:
    """For every two players, how many others are strangers to both.

    A meeting of two strangers ends that many trios of strangers; a plan with a small sum over its
    pairs therefore keeps many trios for later.
    """
    unmet = _strangers(rows)
    return [
        [(mine & theirs).bit_count() if i != j else 0 for j, theirs in enumerate(unmet)]
        for i, mine in enumerate(unmet)
    ]


def fresh_foursomes(rows: Rows, tables: Sequence[Sequence[int]]) -> int:
    """The number of groups of four strangers left once these tables have been played."""
    unmet = _strangers(rows)
    for table in tables:
        company = sum(1 << player for player in table)
        for player in table:
            unmet[player] &= ~company
    count = 0
    for first, mine in enumerate(unmet):
        later = _members(mine >> (first + 1) << (first + 1))
        for second, third in combinations(later, 2):
            if unmet[second] >> third & 1:
                shared = mine & unmet[second] & unmet[third]
                count += (shared >> (third + 1)).bit_count()
    return count


def _strangers(rows: Rows) -> list[int]:
    """For every player the set of strangers, as the bits of a number: fast to intersect."""
    return [
        sum(1 << j for j, cost in enumerate(row) if not cost and j != i)
        for i, row in enumerate(rows)
    ]


def _members(bits: int) -> list[int]:
    return [place for place in range(bits.bit_length()) if bits >> place & 1]
