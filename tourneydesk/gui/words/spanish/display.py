"""Words of the display for the room: its stage, its window, the copy in a folder, the clock."""

DISPLAY = "Pantalla"
DISPLAY_TITLE = "Pantalla: {event}"
GO_TO_DISPLAY = "&Pantalla"
PROJECTOR = "P&royector encendido o apagado"
FREEZE = "&Congelar el proyector"

# The stage
DISPLAY_START = "Mostrar a la sala (F5)"
DISPLAY_STOP = "Dejar de mostrar (F5)"
DISPLAY_PAUSE = "Quedarse en esta página"
DISPLAY_GO_ON = "Seguir pasando páginas"
DISPLAY_BACK = "Página anterior"
DISPLAY_NEXT = "Página siguiente"
DISPLAY_FREEZE = "Congelar mientras se escriben resultados (F6)"
DISPLAY_NOW = "Ahora: {title}"
DISPLAY_NOW_PAGE = "Ahora: {title}, {page}"
DISPLAY_OFF = "La sala aún no ve nada. Esto es lo que vería."
DISPLAY_ON_SCREEN = "En la pantalla {screen}."
DISPLAY_IN_WINDOW = (
    "En una ventana, porque hay una sola pantalla. F11 la amplía a toda la pantalla, Esc sale."
)
DISPLAY_LEFT_FULL = "En una ventana. F11 llena de nuevo la pantalla de la sala."
DISPLAY_BEHIND = (
    "En una ventana detrás de esta, porque hay una sola pantalla. "
    "Para verla delante, dejar de mostrarla y mostrarla de nuevo."
)
DISPLAY_FROZEN = "Congelada: los resultados que se escriban ahora aún no se ven."
DISPLAY_THAWED = "La sala vuelve a ver todos los resultados."
DISPLAY_STAYS = "Se queda en esta página."
DISPLAY_PREVIEW = "Lo que ve la sala"
DISPLAY_AWAKE = "La pantalla para la sala está encendida o el reloj de la ronda está en marcha."
DISPLAY_WHAT = "Qué se muestra"
DISPLAY_KINDS = {
    "tables": "Mesas de la ronda",
    "names": "Nombres de la ronda",
    "ring": "El anillo",
    "standings": "Clasificación",
    "out": "Quién está fuera",
    "final": "La final y cómo terminó",
    "clock": "El reloj, en grande",
    "message": "El mensaje, en grande",
}
DISPLAY_HOW = "Cómo"
DISPLAY_SECONDS = "Segundos por página"
DISPLAY_SECONDS_SLIP = (
    "Escribir cuántos segundos se queda cada página, un número de {least} a {most}."
)
DISPLAY_DISTANCE = "Persona más lejana"
DISPLAY_DARK = "Colores"
DISPLAY_DARK_OR_LIGHT = (
    "Oscuros, para una sala con poca luz",
    "Claros, para una sala con mucha luz",
)
DISPLAY_RATINGS = "Mostrar el rating"
DISPLAY_AGES = "Mostrar la edad"
DISPLAY_MESSAGE = "Mensaje"
DISPLAY_MESSAGE_HINT = "una línea para todos"
DISPLAY_KEYS = "Las flechas pasan páginas, Espacio se queda en una."


def distance(heights: int, rows: int) -> str:
    """How far away the farthest person sits, and how many rows a page then has."""
    return f"a {heights} alturas de imagen, {rows} filas"


# The copy in a folder
FOLDER_COPY = "Páginas en una carpeta"
FOLDER_HINT = "Las mismas páginas como archivos, para una tableta o el servidor web del local."
FOLDER_CHOOSE = "Elegir una carpeta…"
FOLDER_STOP = "Dejar de escribir ahí"
CHOOSE_FOLDER = "Dónde escribir las páginas para la sala"
FOLDER_KEPT = "Escritas en {folder}: abrir ahí index.html."
FOLDER_GONE = (
    "Las páginas no se escribieron en {folder}. {why} Se intenta de nuevo cada {seconds} segundos."
)
FOLDER_LAST = (
    "Las últimas páginas de {event} no se escribieron en {folder}. {why} Se escriben al volver a "
    "abrir el torneo."
)
FOLDER_WHY = {
    "missing": "La carpeta no está: conectarla de nuevo o elegir otra.",
    "full": "El disco está lleno: hacer sitio ahí o elegir otra carpeta.",
    "closed": "Ahí no se puede escribir: elegir otra carpeta.",
    "others": "Ahí hay páginas ajenas con los mismos nombres: elegir una carpeta vacía.",
    "other": "El disco no responde: conectarlo de nuevo o elegir otra carpeta.",
}

# The clock
MENU_CLOCK = "&Reloj"
CLOCK = "Reloj"
CLOCK_TURN = "&Poner en marcha o detener el reloj"
CLOCK_MORE_ALL = "&Cinco minutos más para todos"
CLOCK_MORE_TABLE = "Cinco minutos más para la &mesa elegida"
CLOCK_START = "Empezar (F8)"
CLOCK_GO_ON = "Seguir (F8)"
CLOCK_PAUSE = "Detener (F8)"
CLOCK_MINUTES = "Minutos por ronda"
CLOCK_MINUTES_SLIP = "Escribir cuántos minutos dura una ronda, un número de 1 a {most}."
CLOCK_AGAIN = "Poner en {time}"
CLOCK_MORE = "Añadir para todos"
CLOCK_FOR_TABLE = "Para una mesa"
CLOCK_TABLE = "Mesa"
CLOCK_ADDED = "Minutos"
CLOCK_ADD = "Añadir"
CLOCK_TABLE_SLIP = (
    "Escribir el número de una mesa de esta ronda, y cuántos minutos añadir o quitar."
)
CLOCK_NO_TABLE = "Elegir antes una mesa de esta ronda; después puede tener más tiempo."
CLOCK_NO_ROUND = "El reloj es para una ronda. Emparejar una primero."
CLOCK_LEFT = "quedan {time}"
CLOCK_OVER = "{time}, se acabó el tiempo"
CLOCK_STANDS = "{time}, detenido"
CLOCK_TABLE_LEFT = "mesa {table}: {time}"
CLOCK_TABLES = "Más tiempo: {tables}"
CLOCK_TABLES_MORE = "Más tiempo: {tables} y {count} más"
CLOCK_WARNINGS = {10: "Últimos 10 minutos", 5: "Últimos 5 minutos", 0: "Se acabó el tiempo"}
CLOCK_SET = "El reloj de la ronda {round} se puso en {time}. Estaba en {before}."
CLOCK_STARTED = "El reloj de la ronda {round} está en marcha: {time}."
CLOCK_PAUSED = "El reloj de la ronda {round} está detenido en {time}."


def added(minutes: int) -> str:
    """What was done with the time of all."""
    return f"{minutes_of(abs(minutes))} {'más' if minutes >= 0 else 'menos'} para todos."


def added_for_table(minutes: int, table: int) -> str:
    """What was done with the time of one table."""
    more = "más" if minutes >= 0 else "menos"
    return f"{minutes_of(abs(minutes))} {more} para la mesa {table}."


def minutes_of(count: int) -> str:
    """A number of minutes, in words."""
    return f"{count} minuto" if count == 1 else f"{count} minutos"
