"""Figures in words, and the heads of the standings."""

# Standings
PLACE = "Platz"
OUT_IN = "Aus in"


def players(count: int) -> str:
    """How many players, in words."""
    return f"{count} Spieler"


def tables(count: int) -> str:
    """How many tables, in words; as after a preposition: 3 von 1 Tisch, 3 von 12 Tischen."""
    return f"{count} Tisch" if count == 1 else f"{count} Tischen"


def rows(count: int) -> str:
    """How many rows of a list, in words."""
    return f"{count} Zeile" if count == 1 else f"{count} Zeilen"
