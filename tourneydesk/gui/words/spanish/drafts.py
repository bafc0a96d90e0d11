"""Words of the draft of a round: looking first, swapping, locking, drawing again, posting."""

LOOK_FIRST = "&Revisar antes"
LOOK_FIRST_BUTTON = "Revisar antes"
LOOK_FIRST_TIP = "Ctrl+D. Muestra la ronda antes de publicarla; se pueden intercambiar jugadores."
LOOK_AT_DRAFT = "Ver el borrador"
POST_DRAFT = "Publicar la ronda {round}"
POST_RING = "Formar así el anillo"
RENEW_DRAFT = "Emparejar otra vez la ronda {round}"
DRAFT = "Borrador"
DRAFT_TITLE = "Ronda {round} ({kind}), borrador"
DRAFT_TABLES = "Mesas del borrador"
DRAFT_MARK_HEAD = "Borrador"
DRAFT_BYE = "Bye"
TAKEN = "⇄ {name}"
LOCKED = "fijada"
SEATED_BY_HAND = "a mano"
LOCKED_BY_HAND = "a mano, fijada"
FIND_IN_DRAFT = "Buscar"
FIND_IN_DRAFT_PLACEHOLDER = "nombre o mesa"
NOT_IN_DRAFT = "En este borrador nadie se llama «{text}»."

LOCK = "Fijar"
UNLOCK = "Soltar"
LOCK_TIP = "Espacio o L. Una mesa fijada se queda cuando la ronda se empareja otra vez."
SWAP = "Intercambiar"
SWAP_WITH = "Intercambiar aquí"
SWAP_TIP = "S. Una vez en un jugador y otra en el otro; o arrastrar uno sobre otro."
PAIR_AGAIN = "Emparejar otra vez"
PAIR_AGAIN_TIP = "R. Empareja a todos de nuevo, salvo las mesas fijadas."
DRAW_AGAIN = "Sortear otra vez…"
DRAW_AGAIN_TIP = "D. Otro sorteo con la misma semilla. Pregunta por qué, y queda contado."
DISCARD = "Descartar"
DISCARD_TIP = "Supr. Olvida este borrador; nada de lo publicado cambia."
WHY_AGAIN = "¿Por qué se sortea otra vez?"
WHY_AGAIN_PLACEHOLDER = "una línea, que queda en el historial; después, Enter"
TAKEN_HINT = "Elegido: {name}. Ir a otro jugador y pulsar S para intercambiar, o Esc para soltar."
DRAFT_HINT = (
    "Izquierda y Derecha eligen jugador, S intercambia, Espacio fija, R empareja alrededor de las "
    "mesas fijadas. Enter publica. Esc deja el borrador como está; se olvida al cerrar el torneo."
)
STALE = (
    "El torneo ha cambiado desde que se hizo este borrador. Emparejar otra vez antes de "
    "publicarlo; las mesas fijadas se conservan mientras todos los de ellas sigan jugando."
)
SAME_AFTER_REDRAW = "Sorteadas otra vez, las mesas son las mismas: aquí el sorteo no decide nada."
DRAWN_AGAIN = "La ronda {round} se ha sorteado otra vez."
PAIRED_AROUND = "Emparejado otra vez alrededor de lo fijado."
PAIRED_AS_PROPOSED = "No hay nada fijado: esta es la ronda como se propuso."
SWAPPED = "Cambio de sitio: {one} por {other}."
DRAFT_DISCARDED = "El borrador ya no existe. No se publicó nada."
NO_SWAP = "Se sientan en la misma mesa; aquí eso no cambia nada."

# Names of steps inside the draft
SWAP_STEP = "Intercambiar a {one} por {other}"
LOCK_STEP = "Fijar la mesa {table}"
UNLOCK_STEP = "Soltar la mesa {table}"
LOCK_BYE_STEP = "Fijar el bye de {name}"
UNLOCK_BYE_STEP = "Soltar el bye de {name}"
PAIR_AGAIN_STEP = "Emparejar otra vez"

ROUND_TITLE_REDRAWN = "Ronda {round} ({kind}), sorteada {times} veces"

# What it costs
COUNT_SHOWN = "{what}: {value}"
COUNT_CHANGED = "{what}: {value} ({change})"
COUNTS_BETWEEN = " · "
COUNTS_ALL_NOTHING = "Nada habla en contra de esta ronda: todas las cuentas están en 0."
COSTS = "Lo que cuestan los cambios:"
COST_CHANGED = "{what}: {value} en vez de {before}"
COSTS_NOTHING = "Los cambios no cuestan nada: todas las cuentas están como se propuso."


def drawn(times: int) -> str:
    """How often a round was drawn; nothing where it was drawn once."""
    return "" if times == 1 else f"sorteada {times} veces"


def changed_by_hand(tables: int) -> str:
    """How many tables of a draft are not as proposed; nothing where all are."""
    if not tables:
        return ""
    return "1 mesa cambiada a mano" if tables == 1 else f"{tables} mesas cambiadas a mano"


def more_counts(count: int) -> str:
    """How many counts are not named."""
    return "1 cuenta más" if count == 1 else f"{count} cuentas más"
