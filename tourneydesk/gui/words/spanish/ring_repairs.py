"""Words of mending a running ring: what really happened, and what follows from it."""

REPAIR_RING = "Reparar el anillo en marcha"
RING_RUNS = (
    "En un anillo en marcha no se empareja nada otra vez. Aquí se indica qué pasó de verdad: las "
    "consecuencias se muestran primero y luego se aplican en un solo paso."
)
RING_FIND = "Quién se ha ido, o de quién es el resultado equivocado"
RING_FIND_HINT = "Nombre, número o mesa"
RING_REPAIRS = "Qué pasó de verdad"
RING_NOW_HEAD = "Como está ahora"
RING_CHANGES = "Mesas que cambian"
RING_BECOMES_HEAD = "Qué pasa con ella"
RING_REPAIR_HINT = (
    "Escribir parte del nombre o el número de la mesa; Arriba y Abajo eligen, Enter lo hace, Esc "
    "sale. Ctrl+Z lo deshace."
)
RING_SEVERAL = "Hay varias posibilidades. Elegir con las flechas o seguir escribiendo."
RING_NOBODY_FOUND = "Con {typed} no hay nadie en el anillo ni ninguna mesa con resultado."

# What really happened
RING_HAS_LEFT = "{name} se ha ido"
RING_WON_REALLY = "Mesa {table}: ganó {name}"
RING_DRAWN_REALLY = "Mesa {table}: fueron tablas"
RING_NOT_OVER = "Mesa {table}: todavía se juega"
RING_PLAYS_AT = "juega en {tables}"
RING_WHITE_BLACK = "{white} (blancas) – {black} (negras)"
RING_PLAYED = "{seats}: {result}"

# What becomes of a table
RING_IS_STOPPED = "se interrumpe"
RING_IS_CALLED = "se llama"
RING_IS_AGAIN = "vuelve a jugarse"
RING_IS_UNDONE = "su resultado no cuenta para nadie"
RING_IS_UNDONE_AGAIN = "se quita su resultado y vuelve a jugarse"
RING_IS_RIGHT = "recibe este resultado"
RING_IS_OPEN = "se quita su resultado y se sigue jugando"

# What follows
RING_OUT = "Fuera: {names}."
RING_BACK = "De nuevo en el anillo: {names}."
RING_STOPPED = "Se interrumpe: {tables}."
RING_UNDONE = "Resultados que no cuentan para nadie: {tables}."
RING_AGAIN = "Vuelve a jugarse: {tables}."
RING_CALLS_NOW = "Llamar a la mesa {table}: {seats}."
RING_ENDS = "Con eso termina el torneo. Gana: {names}."
RING_NOTHING_ELSE = "No cambia ninguna otra mesa."
RING_ONE_STEP = "Un solo paso, que Ctrl+Z deshace."
RING_MENDED = "{what}. {follows}"


def ring_kept(count: int) -> str:
    """How many results entered since stay as they are."""
    if not count:
        return "Desde entonces no se anotó ningún otro resultado."
    if count == 1:
        return "Se queda 1 resultado anotado desde entonces."
    return f"Se quedan {count} resultados anotados desde entonces."
