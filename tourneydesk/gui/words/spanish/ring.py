"""Words of the ring: the picture, its clicks, and the calls of new games."""

SHOW_RING = "&Anillo o lista"
RING = "El anillo"
RING_KEYS = (
    "Clic en quien ganó y después en quien perdió. Flechas: por el anillo. Espacio: un clic. ▲ por "
    "llamar, × fuera."
)
RING_GAME_OVER = "La mesa {table} no está en juego. Las flechas llevan de vuelta al anillo."
RING_SHOWN = "Anillo (Ctrl+L)"
LIST_SHOWN = "Lista (Ctrl+L)"
RING_REPORTED = "Mesa {table}: {winner} ganó a {loser}. Ctrl+Z lo deshace."
RING_PICKED = "¿Ha ganado {name}? Ahora, clic en quien perdió: {others}. Esc lo suelta."
RING_EITHER = "{one} / {other}"
RING_NO_GAME = (
    "{name} no tiene ahora partida contra {winner}. Clic en quien perdió: {others}. Esc lo suelta."
)
RING_IS_OUT = "{name} está fuera del anillo."
RING_HAS_WON = "{name} ha ganado."
RING_CALLED = "{number}  {name}"
RING_NUMBERED = "{name} ({number})"
RING_PLAYS = "{name} ({number}) juega contra {others}."
RING_SIGN_WON = "★"
RING_SIGN_CALL = "▲"

# Calls
CALLS = "Partidas por llamar"
CALLS_KEYS = "Espacio: llamada o por llamar. A: todas llamadas."
CALL_HEAD = "Blancas y negras"
CALLED_HEAD = "Llamada"
NOT_CALLED = "▲ llamar"
CALLED_OUT = "✓ llamada"
NO_CALLS = "En cuanto un resultado cierra el anillo sobre alguien, se llama a una partida nueva."


def in_the_ring(count: int) -> str:
    """How many are still in, in the middle of the ring."""
    return f"queda {count}" if count == 1 else f"quedan {count}"


def ring_winners(count: int) -> str:
    """Over the names of who has won."""
    return "Gana" if count == 1 else "Ganan"
