"""Words of the history, and of going back to a step in a new file."""

HISTORY = "Historial"
GO_TO_HISTORY = "&Historial"
STEPS_SHOWN = "{shown} de {all} pasos"
STEP_HEAD, TIME_HEAD, WHAT_HEAD = "Paso", "Hora", "Qué"
STEP_UNDONE = "deshecho"
STEP_SAYS = "{what}: {says}"
STEP_TURNING = "{what}: {name}"
STEP_TITLE = "Paso {step}"
STEP_UNDONE_BY = "Deshecho por el paso {step} el {time}. No cuenta."
STEP_UNDONE_BY_UNTIMED = "Deshecho por el paso {step}. No cuenta."
STEP_BACK = "Lo que deshizo o rehizo: {name} (paso {step})."
FILTER_PLAYER = "Jugador"
FILTER_PLAYER_PLACEHOLDER = "nombre o número"
FILTER_TABLE = "Mesa"
FILTER_ROUND = "Ronda"
FILTER_KIND = "Tipo"
KINDS_SHOWN = {
    None: "Todo",
    "results": "Resultados",
    "players": "Jugadores",
    "rounds": "Rondas",
    "settings": "Ajustes",
    "by_hand": "A mano",
}
NOTHING_LIKE_THAT = "Ningún paso es así. Cambiar o vaciar los campos de arriba."
HISTORY_HINT = "Esc vacía los campos. El paso más reciente está arriba."
GO_BACK = "Volver hasta aquí en un archivo nuevo…"
BRANCHED = (
    "{file} contiene el torneo como estaba después del paso {step}. Este torneo se queda como está."
)
OPEN_BRANCH = "Abrir el archivo nuevo"
BRANCH_FILE = "{stem} desde el paso {step}"
CHECK_PAPER_HEADING = "Comprobar una hoja impresa"
PAPER_REVISION = "Revisión"
PAPER_DIGEST = "Huella"
DIGEST_PLACEHOLDER = "al pie de la hoja"
CHECK_PAPER = "Comprobar hoja"
FORK_FOUND = "Una copia de este torneo difiere de su archivo. Los detalles están en el historial."
