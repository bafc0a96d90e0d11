"""How many tables of 5, 4 and 3 a round has, by the number of players left."""

from collections.abc import Mapping

from tourneydesk.formats.strikes.settings import SPLIT, Rules

# How many tables of 5, 4 and 3 for 6 to 50 players left, in a random and in a split round.
#
# A row reads: players left: (random round, (G1, G2 and from 31 players G3 of a split round)),
# each as (tables of 5, tables of 4, tables of 3). Source: Czapski, Boardgame Tournament Design,
# 2017, the chart for games of 5, 4 and 3.

CountsOf5To3 = tuple[int, int, int]

TABLES_5_4_3: Mapping[int, tuple[CountsOf5To3, tuple[CountsOf5To3, ...]]] = {
    6: ((0, 0, 2), ((0, 0, 1), (0, 0, 1))),
    7: ((0, 1, 1), ((0, 1, 0), (0, 0, 1))),
    8: ((0, 2, 0), ((0, 1, 0), (0, 1, 0))),
    9: ((1, 1, 0), ((1, 0, 0), (0, 1, 0))),
    10: ((2, 0, 0), ((1, 0, 0), (1, 0, 0))),
    11: ((0, 2, 1), ((0, 1, 1), (0, 1, 0))),
    12: ((0, 3, 0), ((0, 2, 0), (0, 1, 0))),
    13: ((1, 2, 0), ((0, 2, 0), (1, 0, 0))),
    14: ((2, 1, 0), ((1, 1, 0), (1, 0, 0))),
    15: ((3, 0, 0), ((2, 0, 0), (1, 0, 0))),
    16: ((0, 4, 0), ((0, 2, 0), (0, 2, 0))),
    17: ((1, 3, 0), ((1, 1, 0), (0, 2, 0))),
    18: ((2, 2, 0), ((1, 1, 0), (1, 1, 0))),
    19: ((3, 1, 0), ((2, 0, 0), (1, 1, 0))),
    20: ((4, 0, 0), ((2, 0, 0), (2, 0, 0))),
    21: ((1, 4, 0), ((0, 3, 0), (1, 1, 0))),
    22: ((2, 3, 0), ((1, 2, 0), (1, 1, 0))),
    23: ((3, 2, 0), ((1, 2, 0), (2, 0, 0))),
    24: ((4, 1, 0), ((2, 1, 0), (2, 0, 0))),
    25: ((5, 0, 0), ((3, 0, 0), (2, 0, 0))),
    26: ((2, 4, 0), ((1, 2, 0), (1, 2, 0))),
    27: ((3, 3, 0), ((2, 1, 0), (1, 2, 0))),
    28: ((4, 2, 0), ((2, 1, 0), (2, 1, 0))),
    29: ((5, 1, 0), ((3, 0, 0), (2, 1, 0))),
    30: ((6, 0, 0), ((3, 0, 0), (3, 0, 0))),
    31: ((3, 4, 0), ((1, 2, 0), (1, 1, 0), (1, 1, 0))),
    32: ((4, 3, 0), ((0, 3, 0), (2, 0, 0), (2, 0, 0))),
    33: ((5, 2, 0), ((1, 2, 0), (2, 0, 0), (2, 0, 0))),
    34: ((6, 1, 0), ((2, 1, 0), (2, 0, 0), (2, 0, 0))),
    35: ((7, 0, 0), ((3, 0, 0), (2, 0, 0), (2, 0, 0))),
    36: ((4, 4, 0), ((1, 2, 0), (1, 2, 0), (2, 0, 0))),
    37: ((5, 3, 0), ((2, 1, 0), (2, 1, 0), (1, 1, 0))),
    38: ((6, 2, 0), ((2, 1, 0), (2, 1, 0), (2, 0, 0))),
    39: ((7, 1, 0), ((3, 0, 0), (2, 1, 0), (2, 0, 0))),
    40: ((8, 0, 0), ((3, 0, 0), (3, 0, 0), (2, 0, 0))),
    41: ((5, 4, 0), ((2, 1, 0), (2, 1, 0), (1, 2, 0))),
    42: ((6, 3, 0), ((2, 1, 0), (2, 1, 0), (2, 1, 0))),
    43: ((7, 2, 0), ((3, 0, 0), (2, 1, 0), (2, 1, 0))),
    44: ((8, 1, 0), ((3, 0, 0), (3, 0, 0), (2, 1, 0))),
    45: ((9, 0, 0), ((3, 0, 0), (3, 0, 0), (3, 0, 0))),
    46: ((6, 4, 0), ((2, 2, 0), (2, 1, 0), (2, 1, 0))),
    47: ((7, 3, 0), ((1, 3, 0), (3, 0, 0), (3, 0, 0))),
    48: ((8, 2, 0), ((2, 2, 0), (3, 0, 0), (3, 0, 0))),
    49: ((9, 1, 0), ((3, 1, 0), (3, 0, 0), (3, 0, 0))),
    50: ((10, 0, 0), ((4, 0, 0), (3, 0, 0), (3, 0, 0))),
}

# How many tables of 4 and 3 for 6 to 50 players left, where the game takes at most four.
#
# A row reads: players left: (random round, (G1, G2 and from 31 players G3 of a split round)),
# each as (tables of 4, tables of 3). Source: Czapski, Boardgame Tournament Design, 2017, the
# chart for games of 4 and 3.

CountsOf4And3 = tuple[int, int]

TABLES_4_3: Mapping[int, tuple[CountsOf4And3, tuple[CountsOf4And3, ...]]] = {
    6: ((0, 2), ((0, 1), (0, 1))),
    7: ((1, 1), ((1, 0), (0, 1))),
    8: ((2, 0), ((1, 0), (1, 0))),
    9: ((0, 3), ((0, 2), (0, 1))),
    10: ((1, 2), ((0, 2), (1, 0))),
    11: ((2, 1), ((1, 1), (1, 0))),
    12: ((3, 0), ((2, 0), (1, 0))),
    13: ((1, 3), ((1, 1), (0, 2))),
    14: ((2, 2), ((1, 1), (1, 1))),
    15: ((3, 1), ((2, 0), (1, 1))),
    16: ((4, 0), ((2, 0), (2, 0))),
    17: ((2, 3), ((1, 2), (1, 1))),
    18: ((3, 2), ((1, 2), (2, 0))),
    19: ((4, 1), ((2, 1), (2, 0))),
    20: ((5, 0), ((3, 0), (2, 0))),
    21: ((3, 3), ((2, 1), (1, 2))),
    22: ((4, 2), ((2, 1), (2, 1))),
    23: ((5, 1), ((3, 0), (2, 1))),
    24: ((6, 0), ((3, 0), (3, 0))),
    25: ((4, 3), ((2, 2), (2, 1))),
    26: ((5, 2), ((2, 2), (3, 0))),
    27: ((6, 1), ((3, 1), (3, 0))),
    28: ((7, 0), ((4, 0), (3, 0))),
    29: ((5, 3), ((3, 1), (2, 2))),
    30: ((6, 2), ((3, 1), (3, 1))),
    31: ((7, 1), ((3, 0), (2, 1), (2, 0))),
    32: ((8, 0), ((3, 0), (3, 0), (2, 0))),
    33: ((6, 3), ((2, 1), (2, 1), (2, 1))),
    34: ((7, 2), ((3, 0), (2, 1), (2, 1))),
    35: ((8, 1), ((3, 0), (3, 0), (2, 1))),
    36: ((9, 0), ((3, 0), (3, 0), (3, 0))),
    37: ((7, 3), ((3, 1), (2, 1), (2, 1))),
    38: ((8, 2), ((2, 2), (3, 0), (3, 0))),
    39: ((9, 1), ((3, 1), (3, 0), (3, 0))),
    40: ((10, 0), ((4, 0), (3, 0), (3, 0))),
    41: ((8, 3), ((3, 1), (3, 1), (2, 1))),
    42: ((9, 2), ((3, 1), (3, 1), (3, 0))),
    43: ((10, 1), ((4, 0), (3, 1), (3, 0))),
    44: ((11, 0), ((4, 0), (4, 0), (3, 0))),
    45: ((9, 3), ((3, 1), (3, 1), (3, 1))),
    46: ((10, 2), ((4, 0), (3, 1), (3, 1))),
    47: ((11, 1), ((4, 0), (4, 0), (3, 1))),
    48: ((12, 0), ((4, 0), (4, 0), (4, 0))),
    49: ((10, 3), ((4, 1), (3, 1), (3, 1))),
    50: ((11, 2), ((3, 2), (4, 0), (4, 0))),
}

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
