"""Figures in words, and the heads of the standings."""

# Standings
PLACE = "Place"
OUT_IN = "Out in"


def players(count: int) -> str:
    """How many players, in words."""
    return f"{count} player" if count == 1 else f"{count} players"


def tables(count: int) -> str:
    """How many tables, in words."""
    return f"{count} table" if count == 1 else f"{count} tables"


def rows(count: int) -> str:
    """How many rows of a list, in words."""
    return f"{count} row" if count == 1 else f"{count} rows"
