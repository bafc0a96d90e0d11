"""The number of tables of each size in a round, by the number of players left."""

from tourneydesk.formats.strikes.seating.tables_4_3 import TABLES_4_3
from tourneydesk.formats.strikes.seating.tables_5_4_3 import TABLES_5_4_3
from tourneydesk.formats.strikes.settings import SPLIT, Rules

Sizes = tuple[int, ...]
"""The sizes of tables, larger first."""

CHARTED = max(TABLES_5_4_3)
"""The charts end here; beyond is our reading."""


def table_sizes(players: int, kind: str, rules: Rules) -> tuple[Sizes, ...]:
    """The tables of a round, group by group: one entry where the round has no groups.

    Three, four or five players make one table; five of a game for at most four make a table of
    four (and a bye), or 3 + 2. Raises ValueError below three players.
    Source: the two charts for 6 to 50 players; above 50 our reading.
    """
    if players < 3:
        raise ValueError(f"no round can be made of {players} players")
    if players == 5 and rules.largest_table == 4:
        if not rules.three_and_two:
            return ((4,),)
        return ((3,), (2,)) if kind == SPLIT else ((3, 2),)
    if players <= 5:
        return ((players,),)
    if players > CHARTED:
        random = _beyond_the_chart(players, rules.largest_table)
        return _split(random, 3) if kind == SPLIT else (random,)
    return _charted(players, kind, rules.largest_table)


def _charted(players: int, kind: str, largest: int) -> tuple[Sizes, ...]:
    random: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    random, groups = TABLES_5_4_3[players] if largest == 5 else TABLES_4_3[players]
    if kind == SPLIT:
        return tuple(_sizes(counts, largest) for counts in groups)
    return (_sizes(random, largest),)


def _sizes(counts: tuple[int, ...], largest: int) -> Sizes:
    return tuple(largest - less for less, tables in enumerate(counts) for _ in range(tables))


def _beyond_the_chart(players: int, largest: int) -> Sizes:
    """The fewest tables, with as few as possible of them one smaller: what the charts do up to
    50.
    """
    tables = -(-players // largest)
    smaller = tables * largest - players
    return (largest,) * (tables - smaller) + (largest - 1,) * smaller


def _split(sizes: Sizes, groups: int) -> tuple[Sizes, ...]:
    """The same tables in groups as equal in number as possible, extra ones to G1, then G2; the
    smaller tables dealt to G1, G2, G3 in turn.
    """
    larger = max(sizes)
    smaller = sum(size < larger for size in sizes)
    room = [len(sizes) // groups + (group < len(sizes) % groups) for group in range(groups)]
    small = [smaller // groups + (group < smaller % groups) for group in range(groups)]
    return tuple(
        (larger,) * (room[group] - small[group]) + (larger - 1,) * small[group]
        for group in range(groups)
    )
