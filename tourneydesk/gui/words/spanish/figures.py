"""Figures in words, and the heads of the standings."""

# Standings
PLACE = "Puesto"
OUT_IN = "Fuera en"


def players(count: int) -> str:
    """How many players, in words."""
    return f"{count} jugador" if count == 1 else f"{count} jugadores"


def tables(count: int) -> str:
    """How many tables, in words."""
    return f"{count} mesa" if count == 1 else f"{count} mesas"


def rows(count: int) -> str:
    """How many rows of a list, in words."""
    return f"{count} fila" if count == 1 else f"{count} filas"
