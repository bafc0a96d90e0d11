"""Sets of tables worth breaking when there are too many tables to try all sets."""

from collections.abc import Iterator
from itertools import chain

from tourneydesk.core.event import Round
from tourneydesk.desk.repairs.repair import Repair


def promising_tables(ideal: Repair | None, optional: list[int]) -> list[int]:
    """The tables that would change if all were paired again, then the others."""
    broken = set(ideal.broken) if ideal is not None else set()
    return sorted(optional, key=lambda number: (number not in broken, number))


def connected_groups(posted: Round, ideal: Round, free: frozenset[int]) -> Iterator[frozenset[int]]:
    """Sets of tables whose players, in the ideal round, meet only among themselves: such a set can
    be repaired on its own. First each set, smallest first, then growing unions of the smallest.
    """
    table_of = {player: table.number for table in posted.tables for player in table.players}
    root = {number: number for number in free}

    def find(number: int) -> int:
        while root[number] != number:
            root[number] = root[root[number]]
            number = root[number]
        return number

    for table in ideal.tables:
        numbers = [table_of[player] for player in table.players if table_of.get(player) in free]
        for number in numbers[1:]:
            root[find(number)] = find(numbers[0])
    sets: dict[int, set[int]] = {}
    for number in sorted(free):
        sets.setdefault(find(number), set()).add(number)
    posted_players = {table.number: set(table.players) for table in posted.tables}
    ideal_players = [set(table.players) for table in ideal.tables]
    connected_groups = [
        frozenset(tables)
        for tables in sorted(sets.values(), key=lambda tables: (len(tables), min(tables)))
        if len(tables) > 1 or posted_players[min(tables)] not in ideal_players
    ]
    union: frozenset[int] = frozenset()
    unions = []
    for group in connected_groups:
        union |= group
        unions.append(union)
    return chain(connected_groups, unions)
