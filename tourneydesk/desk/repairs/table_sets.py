"""Sets of tables worth breaking when there are too many tables to try all sets."""

from collections.abc import Iterator
from itertools import chain

from tourneydesk.core.event import Round
from tourneydesk.desk.repairs.repair import Repair


def suspects(ideal: Repair | None, rest: list[int]) -> list[int]:
    """The tables that would change if all were paired again, then the others."""
    broken = set(ideal.broken) if ideal is not None else set()
    return sorted(rest, key=lambda number: (number not in broken, number))


def connected_groups(posted: Round, ideal: Round, free: frozenset[int]) -> Iterator[frozenset[int]]:
    """Sets of tables whose players, in the ideal round, meet only among themselves: such a set can
    be repaired on its own. First each set, smallest first, then growing unions of the smallest.
    """
    at = {player: table.number for table in posted.tables for player in table.players}
    root = {number: number for number in free}

    def find(number: int) -> int:
        while root[number] != number:
            root[number] = root[root[number]]
            number = root[number]
        return number

    for table in ideal.tables:
        here = [at[player] for player in table.players if at.get(player) in free]
        for number in here[1:]:
            root[find(number)] = find(here[0])
    sets: dict[int, set[int]] = {}
    for number in sorted(free):
        sets.setdefault(find(number), set()).add(number)
    stands = {table.number: set(table.players) for table in posted.tables}
    again = [set(table.players) for table in ideal.tables]
    connected_groups = [
        frozenset(one)
        for one in sorted(sets.values(), key=lambda one: (len(one), min(one)))
        if len(one) > 1 or stands[min(one)] not in again
    ]
    together: frozenset[int] = frozenset()
    growing = []
    for one in connected_groups:
        together |= one
        growing.append(together)
    return chain(connected_groups, growing)
