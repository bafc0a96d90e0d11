"""A hall of seated players that tracks what each exchange of two seats would change."""

from collections.abc import Sequence

Rows = Sequence[Sequence[int]]
"""What seating player i with player j costs; symmetric, 0 on the diagonal."""

_NEVER = 1 << 60


class Hall:
    """Players 0 to n-1 at their tables, with the running cost of the plan.

    An exchange of two seats is evaluated for all n partners at once, because the cost of every
    player at every table is stored and only two tables change.
    """

    def __init__(self, rows: Rows, tables: Sequence[Sequence[int]]) -> None:
        self.rows = rows
        self.tables = [list(table) for table in tables]
        self.table_of = [0] * len(rows)
        for index, table in enumerate(self.tables):
            for player in table:
                self.table_of[player] = index
        # at[t][p]: the cost of the company at table t for player p
        self.at = [list(map(sum, zip(*(rows[p] for p in t), strict=True))) for t in self.tables]
        self.own = [self.at[table][player] for player, table in enumerate(self.table_of)]
        self.total = sum(self.own) // 2

    def best_exchange(self, player: int) -> tuple[int, list[int]]:
        """The change in cost of this player's best exchange, and all partners who offer it.

        The hall needs at least two tables.
        """
        home = self.table_of[player]
        there = [table[player] for table in self.at]
        # No exchange within a table: it changes nothing, but would look like a gain.
        there[home] = _NEVER
        # The two will not sit together, so their own penalty is subtracted twice.
        changes = [
            there[table] + here - own - 2 * pair
            for table, here, own, pair in zip(
                self.table_of, self.at[home], self.own, self.rows[player], strict=True
            )
        ]
        best = min(changes)
        return best - self.own[player], [q for q, change in enumerate(changes) if change == best]

    def exchange(self, player: int, other: int) -> None:
        """Exchanges the seats of two players from different tables."""
        home, away = self.table_of[player], self.table_of[other]
        leaving, coming = self.rows[player], self.rows[other]
        self.total += self.at[away][player] + self.at[home][other] - 2 * leaving[other]
        self.total -= self.own[player] + self.own[other]
        self._replace(home, player, other)
        self._replace(away, other, player)
        self.at[home] = [c - a + b for c, a, b in zip(self.at[home], leaving, coming, strict=True)]
        self.at[away] = [c + a - b for c, a, b in zip(self.at[away], leaving, coming, strict=True)]
        for table in (home, away):
            for seated in self.tables[table]:
                self.own[seated] = self.at[table][seated]

    def seating(self) -> list[list[int]]:
        """The players at each table as they sit now (a copy)."""
        return [table[:] for table in self.tables]

    def _replace(self, table: int, leaving: int, coming: int) -> None:
        seats = self.tables[table]
        seats[seats.index(leaving)] = coming
        self.table_of[coming] = table
