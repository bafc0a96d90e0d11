"""Words of the wizard that makes an event."""

# New event: the wizard
NEW_HEADING = "Nuevo torneo"
WIZARD_STEP = "Nuevo torneo, paso {step} de {steps}"
QUESTIONS = {
    "format": "¿Qué tipo de torneo?",
    "details": "¿Cómo se llama el torneo?",
    "settings": "¿Cómo se juega?",
    "players": "¿Quién juega?",
    "review": "¿Está todo como debe ser?",
}
PAGE_HINTS = {
    "format": "Arriba y Abajo eligen; también las primeras letras de un nombre.",
    "details": "Solo hace falta el nombre. Todo lo de aquí se puede cambiar después.",
    "settings": "Todo puede quedarse como está. Al lado se ve a qué lleva.",
    "players": (
        "Un jugador por línea, o una lista con encabezados. Después se puede inscribir a otros."
    ),
    "review": "Atrás permite cambiar cualquier respuesta. No se crea nada hasta crear el torneo.",
}
NEXT = "Siguiente"
BACK = "Atrás"
CREATE = "Crear el torneo"
CANCEL = "Cancelar"
NEXT_WITHOUT_PLAYERS = "Siguiente, sin jugadores"
NEXT_WITHOUT_ROWS = "Siguiente, sin {rows}"
WIZARD_KEYS = "Ctrl+Enter avanza, Esc retrocede."
FORMATS = "Tipos de torneo"
FORMAT_CARD = "{name}. {about}"
EVENT_NAME = "Nombre del torneo"
DETAILS = {
    "venue": "Lugar",
    "date": "Fecha",
    "organizer": "Organiza",
    "sanction": "N.º de homologación",
}
SEED = "Semilla del sorteo"
SEED_PLACEHOLDER = "si queda vacía, se sortea una"
FILE = "Archivo"
CHOOSE = "Elegir…"
EXPECTED = "Jugadores previstos"
PLAYERS_IN_LIST = "En la lista"
LEADS_TO = "A qué lleva"
TYPE_PLAYERS = "Escribir o pegar los jugadores"
TYPE_PLAYERS_HINT = "Ana Arce\nBruno Bravo\n…"
CHOOSE_FILE = "Elegir una lista…"
CHOOSE_FILE_KEYS = "Alt+L"
FROM_FILE = "De {file}. Lo que se escriba aquí ocupa su lugar."
NOBODY_TYPED = "Nadie todavía."
MORE = "+{count}"
OTHERS_LEFT_OUT = "No se puede inscribir {rows}; se dejarán fuera."

# The last page of the wizard
REVIEW_EVENT = "«{name}» es un torneo del tipo {format}."
REVIEW_AT = "«{name}» es un torneo del tipo {format}, {where}."
REVIEW_PARTS = {
    "venue": "en {text}",
    "date": "el {text}",
    "organizer": "organiza {text}",
    "sanction": "homologación n.º {text}",
}
REVIEW_PLAYERS = "Se inscribirá a {players}."
REVIEW_NO_PLAYERS = "Aún no hay nadie en la lista; la inscripción viene después."
REVIEW_AS_USUAL = "Los ajustes son los habituales de este formato."
REVIEW_CHANGED = "Ajustes elegidos: {settings}."
REVIEW_SETTING = "{name}: {value}"
REVIEW_FILE = "Se guarda en {file}."
REVIEW_LATER = (
    "Una vez creado, se pueden cambiar los datos, los jugadores y, hasta donde lo permiten las "
    "reglas, los ajustes. Cada paso se puede deshacer."
)
