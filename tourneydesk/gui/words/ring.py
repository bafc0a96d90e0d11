"""Words of the ring: the picture, its clicks, and the calls of new games."""

SHOW_RING = "&Ring or list"
RING = "The ring"
RING_KEYS = (
    "Click who won, then who lost. Arrows: along the ring. Space: a click. ▲ to be called, × out."
)
RING_GAME_OVER = "Table {table} is not in play. Use the arrow keys to go back to the ring."
RING_SHOWN = "Ring (Ctrl+L)"
LIST_SHOWN = "List (Ctrl+L)"
RING_REPORTED = "Table {table}: {winner} won against {loser}. Ctrl+Z takes it back."
RING_PICKED = "{name} has won? Now click who lost: {others}. Esc lets go."
RING_EITHER = "{one} or {other}"
RING_NO_GAME = "{name} has no game with {winner} now. Click who lost: {others}. Esc lets go."
RING_IS_OUT = "{name} is out of the ring."
RING_HAS_WON = "{name} has won."
RING_CALLED = "{number}  {name}"
RING_NUMBERED = "{name} ({number})"
RING_PLAYS = "{name} ({number}) plays {others}."
RING_SIGN_WON = "★"
RING_SIGN_CALL = "▲"

# Calls
CALLS = "Games to call"
CALLS_KEYS = "Space: called out, or not yet. A: all called out."
CALL_HEAD = "White and Black"
CALLED_HEAD = "Called"
NOT_CALLED = "▲ call"
CALLED_OUT = "✓ called"
NO_CALLS = "A new game is called as soon as a result closes the ring over somebody."


def in_the_ring(count: int) -> str:
    """How many are still in, in the middle of the ring."""
    return f"{count} in"


def ring_winners(count: int) -> str:
    """Over the names of who has won."""
    return "Winner" if count == 1 else "Winners"
