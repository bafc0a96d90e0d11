"""Words of the players: entering, lists, check-in, who is kept apart, byes."""

# Players
NAME = "Nombre"
RATING = "Rating"
AGE = "Edad"
CLUB = "Club"
NUMBER_HEAD = "N.º"
STATUS = "Estado"
STATUS_WORDS = {"active": "", "dropped": "se retiró", "eliminated": "fuera"}
ADD = "Inscribir"
CHANGE = "Cambiar"
OPTIONAL = "opcional"
IMPORT = "Importar lista…"
DROP = "Retirar (Supr)"
DELETE_ENTRY = "Borrar la inscripción (Mayús+Supr)"
ENTRY_DELETED = "La inscripción de {name} está borrada. Ctrl+Z la recupera."
RETURN = "Reincorporar (Ins)"
EDIT = "Cambiar (F2)"
ADDED = "{name} tiene el número {number}."
CHANGED = "Datos cambiados: {name}."
DROPPED = "{name} se ha retirado del torneo."
RETURNED = "{name} vuelve al torneo."
PLAYERS_HINT = (
    "Escribir un nombre y pulsar Enter. En la lista: F2 cambia, Supr retira, Ins reincorpora."
)
IN_PLAY = "{active} de {all} en juego"
READING_LIST = "Leyendo la lista…"

# Import
IMPORT_HEADING = "Lista: {file}"
IMPORT_FOUND = "{players} por inscribir."
IMPORT_NOTHING_YET = (
    "Aún no se ha inscrito a nadie. Repasar los nombres y después inscribirlos todos."
)
IMPORT_REFUSED = (
    "No se puede inscribir {rows}. Corregir el archivo e importarlo otra vez, o inscribir a los "
    "demás."
)
IMPORT_ALL = "Inscribir a {players}"
IMPORT_REST = "Inscribir a los demás: {players}"
IMPORT_NONE = (
    "No se puede inscribir a nadie de esta lista. Corregir el archivo e importarlo otra vez."
)
IMPORT_ROW = "Fila {row}: {text}"
IMPORT_DONE = "Inscripción hecha: {players}."
IMPORT_PROBLEMS = "Lo que hay que mirar en la lista"

# Entering: all that is known, and people met before
PLAYER_FIELDS = {
    "name": NAME,
    "rating": RATING,
    "age": AGE,
    "member_id": "N.º de socio",
    "club": CLUB,
    "note": "Nota",
    "age_group": "Grupo de edad",
}
ABOUT = "Datos"
MATCHES = "Quién puede ser"
RATED = "rating {rating}"
AGED = "{age} años"
LATE_ENTRY = "Inscripción tardía: {text}"
LATE_ENTRIES = {
    "age-swiss": "Quien entra ahora carga con una derrota por cada ronda no jugada.",
    "risk-swiss": "Quien entra ahora no tiene puntos por las rondas no jugadas.",
    "strikes": (
        "Quien entra ahora carga con los strikes de un último puesto por la ronda no jugada."
    ),
    "us-swiss": (
        "Quien entra ahora juega desde la próxima ronda; las no jugadas cuentan según los ajustes."
    ),
}

# Tasks of the players' stage
TASK_TEXTS = ("&Inscribir", "A&sistencia", "Se&parar", "&Byes")
FINDER_PLACEHOLDER = "unas letras o el número; después, Enter"
SEVERAL_PLAYERS = "«{text}» puede ser {players}. Elegir con las flechas o seguir escribiendo."
NOBODY_FOUND = "Aquí nadie se llama «{text}»."
IN_ALREADY = "{name} ya está en el torneo."
LEFT_ALREADY = "{name} se ha retirado. Primero hay que reincorporar."
OUT_ALREADY = "{name} está fuera según las reglas."
CHOOSE_PLAYER = "Elegir antes un jugador en la lista."

# Check-in
CHECK_IN_WHO = "Quién está aquí"
HERE_OF = "{here} de {all} presentes"
HERE, NOT_HERE = "✓ aquí", "ausente"
TURN_HERE = "Presente / ausente (Espacio)"
CHECKED_IN = "{name} está aquí."
NOT_HERE_AFTER_ALL = "{name} no está aquí, después de todo."
DROP_ABSENT = "Retirar ausentes: {players}"
ABSENT_DROPPED = "Ausentes retirados: {players}. Quien llegue después puede reincorporarse."
CHECK_IN_OPTIONAL = (
    "Aún no se ha anotado ninguna llegada. No es obligatorio; en ese caso se empareja a todos los "
    "inscritos."
)
ABSENT_WARNING = (
    "Sin llegada anotada: {players}, que también entrarían en el emparejamiento; para retirarlos: "
    "Jugadores, Asistencia."
)
CHECK_IN_HINT = (
    "Escribir unas letras y pulsar Enter. En la lista: Espacio cambia entre presente y ausente."
)

# Kept apart
APART_FIRST = "El primero de los dos que no deben enfrentarse"
APART_SECOND = "Quién no debe enfrentarse a {name}"
PAIRS_APART = "No deben enfrentarse"
NEVER_MEETS = "no debe enfrentarse a"
ALLOW = "Permitir que se enfrenten (Supr)"
KEPT_APART = "{one} no se enfrentará a {other}."
MAY_MEET = "{one} puede enfrentarse a {other}."
APART_HINT = (
    "Escribir un nombre y Enter, después el otro. En la lista: Supr permite que se enfrenten."
)
CHOOSE_PAIR = "Elegir antes una pareja en la lista."

# Byes
BYE_WHO = "Quién pide un bye"
BYES_ASKED = "Byes pedidos"
BYE_FIRST = "Buscar antes al jugador."
ROUND_HEAD = "Ronda"
POINTS = "Puntos"
ASK_BYE = "Dar el bye"
BYE_NOTED = "{name} tiene un bye en la ronda {round}, que vale {points}."
BYES_HINT = (
    "Escribir un nombre y Enter, después la ronda y Enter. Otro bye para la misma ronda sustituye "
    "al anterior."
)
WHICH_ROUND = "Escribir el número de la ronda, por ejemplo 3."
NO_BYES = (
    "En este formato no hay byes a petición. Retirar a quien tenga que faltar a una ronda y "
    "reincorporarlo después."
)
NOBODY_YET = "Aún no hay nadie."

# Players who are not here, and those who did not come
ABSENT_WHO = "Sin asistencia en la ronda {round}: {names}."
NO_SHOW_ASKED = "No se presentaron en la ronda {round}: {names}. ¿Dejar fuera de la próxima?"
PAIR_ANYWAY = "Emparejar de todos modos"
KEEP_PAIRED = "Mantener"
LEFT_OUT = "Fuera: {names}. Quien llegue después se reincorpora en Jugadores."


def people_absent(count: int) -> str:
    """The heading of the question before they would be paired."""
    return "1 jugador no está." if count == 1 else f"{count} jugadores no están."


def leave_out(count: int) -> str:
    """The button that leaves them out."""
    return "Dejar fuera" if count == 1 else f"Dejar fuera a {count}"
