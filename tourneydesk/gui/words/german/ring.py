"""Words of the ring: the picture, its clicks, and the calls of new games."""

SHOW_RING = "&Ring oder Liste"
RING = "Der Ring"
RING_KEYS = (
    "Anklicken, wer gewonnen hat, dann, wer verloren hat. Pfeile: den Ring entlang. Leertaste: ein "
    "Klick. ▲ aufzurufen, × ausgeschieden."
)
RING_GAME_OVER = "An Tisch {table} wird nicht gespielt. Mit den Pfeiltasten zurück zum Ring."
RING_SHOWN = "Ring (Strg+L)"
LIST_SHOWN = "Liste (Strg+L)"
RING_REPORTED = "Tisch {table}: {winner} gewinnt gegen {loser}. Strg+Z nimmt es zurück."
RING_PICKED = "{name} hat gewonnen? Jetzt anklicken, wer verloren hat: {others}. Esc lässt los."
RING_EITHER = "{one} oder {other}"
RING_NO_GAME = (
    "{name} hat gerade keine Partie gegen {winner}. Anklicken, wer verloren hat: {others}. Esc "
    "lässt los."
)
RING_IS_OUT = "{name} ist aus dem Ring ausgeschieden."
RING_HAS_WON = "{name} hat gewonnen."
RING_CALLED = "{number}  {name}"
RING_NUMBERED = "{name} ({number})"
RING_PLAYS = "{name} ({number}) spielt gegen {others}."
RING_SIGN_WON = "★"
RING_SIGN_CALL = "▲"

# Calls
CALLS = "Aufzurufen"
CALLS_KEYS = "Leertaste: ausgerufen oder noch nicht. A: alle ausgerufen."
CALL_HEAD = "Partie"
CALLED_HEAD = "Ausgerufen"
NOT_CALLED = "▲ ausrufen"
CALLED_OUT = "✓ ausgerufen"
NO_CALLS = "Eine neue Partie wird aufgerufen, sobald ein Ergebnis den Ring über jemandem schließt."


def in_the_ring(count: int) -> str:
    """How many are still in, in the middle of the ring."""
    return f"noch {count}"


def ring_winners(count: int) -> str:
    """Over the names of who has won."""
    return "Gewonnen hat" if count == 1 else "Gewonnen haben"
