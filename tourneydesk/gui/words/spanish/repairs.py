"""Words of repairs: what is amiss with a posted round, the choices, and what was done."""

REPAIR = "R&eparar la ronda…"
REPAIR_ROUND = "Reparar la ronda {round}…"
REPAIR_TIP = "Ctrl+E. Muestra cuántas mesas hay que deshacer como mínimo y qué cuesta cada opción."
REPAIR_TITLE = "Reparar la ronda {round}"
REPAIR_CHOICES = "Opciones"
REPAIR_TABLES = "Mesas de la ronda"
CHOICE_HEAD = "Opción"
MOVES_HEAD = "Quién cambia de sitio"
COSTS_HEAD = "Qué cambia en las cuentas"
STANDING_HEAD = "Se queda o se deshace"

# What is amiss
AMISS_LEFT = "Se retiró, pero juega en la ronda {round}: {names}."
AMISS_WAITING = "Presente, pero sin mesa en la ronda {round}: {names}."
AMISS_BOTH = (
    "En la ronda {round} juega quien se ha retirado ({left}), y hay quien no tiene mesa "
    "({waiting})."
)
AMISS_LIGHTER = (
    "Con los resultados y jugadores de ahora, la ronda {round} se emparejaría de otra manera."
)
AMISS_NOTHING = "En la ronda {round} está todo en orden."
AND_MORE = "{names} y {count} más"

# The choices
LEAVE_AS_IT_IS = "Dejarla como está"
BREAK_NONE = "No deshacer ninguna mesa"
BREAK_ONE = "Deshacer la mesa {tables}"
BREAK_SOME = "Deshacer {count} mesas: {tables}"
BREAK_MANY = "Deshacer {count} mesas: {tables} y {more} más"
NOBODY_MOVES_HERE = "nadie"
COST_SIGNED = "{what}: {value} ({change})"
COST_NONE = "nada"
NEW_TABLES = "Mesas resultantes:"
NEW_TABLE = "Mesa {table}: {seats}"
MOVED_FROM_TO = "{name}: mesa {after} en vez de {before}"
MOVED_IN = "{name}: mesa {after}"
MOVED_OUT = "{name}: sin mesa en vez de {before}"
ALL_COUNTS = "Lo que cuesta:"
COUNT_AS_IT_IS = "{what}: {value}"
STAYS_SO = "Se quedan todas las mesas. Lo que cuesta la ronda como está:"
SEATS_BETWEEN = " – "

# How far it was looked
SETS_ALL_TRIED = "Se probaron todos los conjuntos de mesas: deshaciendo menos, nada es mejor."
SETS_SOME_TRIED = (
    "Se probaron todos los conjuntos de hasta {tables}. De los que deshacen más no se probaron "
    "todos; puede haber uno mejor."
)
NOTHING_BETTER = "No se encontró nada mejor mientras se quedan las mesas que ya han empezado."
LOOKING = "Buscando las menos mesas posibles que deshacer… Esc sale."

# Tables
TABLE_FINISHED = "terminada, se queda"
TABLE_STARTED = "empezada, se queda"
TABLE_BREAKS = "se deshace"
TABLE_STAYS = ""
REPAIR_HINT = (
    "Arriba y Abajo eligen, Enter lo hace, Esc sale. Tab va a las mesas: Espacio marca una como "
    "empezada, para que se quede."
)
DO_REPAIR = "Hacerlo (Enter)"
MARK_STARTED = "Empezada (Espacio)"
MARK_STARTED_TIP = "La mesa se queda: su partida ha empezado. Otra vez quita la marca."

# What was done
REPAIRED_SLIPS = "La ronda {round} está reparada. Imprimir papeletas nuevas: {tables}."
REPAIRED_NO_SLIPS = "La ronda {round} está reparada. No cambia ninguna papeleta."
LEFT_AS_IS = "La ronda {round} se queda como está."
NO_ROUND_TO_REPAIR = "Aún no hay ninguna ronda publicada."


def some_tables(count: int) -> str:
    """How many tables, in words."""
    return "1 mesa" if count == 1 else f"{count} mesas"


def some_players(count: int) -> str:
    """How many players, in words."""
    return "1 jugador" if count == 1 else f"{count} jugadores"
