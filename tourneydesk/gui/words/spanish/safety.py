"""Words of practice and rehearsal, ways back, copies, long work, and the sheet of keys."""

# Practice and rehearsal
PRACTICE = "&Práctica…"
REHEARSE = "&Ensayar"
HOME_PRACTICE = "Práctica…"
HOME_REHEARSE = "Ensayar"
REHEARSE_TIP = (
    "Abre una copia del torneo elegido para probar cosas; el torneo mismo se queda como está."
)
PRACTICE_HEADING = "Torneo de práctica"
PRACTICE_HINT = (
    "Jugadores y resultados inventados, para aprender. Nada de esto se mezcla con los torneos de "
    "verdad. Lo que no se usa en una semana se borra."
)
PRACTICE_FORMAT = "Tipo de torneo"
PRACTICE_PLAYERS = "Jugadores"
PRACTICE_ROUNDS = "Rondas ya jugadas"
PRACTICE_NAME = "Práctica: {format}"
PRACTICE_BEGIN = "Empezar"
PRACTICE_MAKING = "Creando el torneo…"
PRACTICE_PLAYERS_SLIP = "Escribir cuántos jugadores, un número de 2 a {most}."
PRACTICE_ROUNDS_SLIP = "Escribir cuántas rondas ya se han jugado, un número de 0 a {most}."
PRACTICE_BEFORE, PRACTICE_KIND = "Prácticas anteriores", "Tipo"
MARK_NAMES = {"practice": "Práctica", "rehearsal": "Ensayo"}
PRACTICE_GO_ON = "Seguir con la práctica elegida"
MARKS = {
    "practice": "Práctica. Aquí nadie es real.",
    "rehearsal": "Ensayo. El torneo mismo se queda como está.",
}
MARKED_TITLES = {
    "practice": "{event} – TourneyDesk",
    "rehearsal": "Ensayo: {event} – TourneyDesk",
}
REHEARSING = "Esto es una copia de {event}. Haga lo que se haga aquí, {event} se queda como está."

# Ways back
CRASHED_PLAYERS = (
    "{event} estaba abierto cuando el programa se cerró: {players}, aún sin rondas publicadas."
)
CRASHED_ROUND = (
    "{event} estaba abierto cuando el programa se cerró: ronda {round}, {done} de {all} mesas con "
    "resultado. Todo lo anotado está ahí."
)
CRASHED_FINISHED = (
    "{event} estaba abierto cuando el programa se cerró; se habían jugado todas las rondas."
)
HOME_GO_ON = "Seguir"
GO_ON_WITH = "Seguir con {event}"
RECOVERED = "{event} está de nuevo como estaba, con {steps}; el último: {step}."
RECOVERED_AT = "{event} está de nuevo como estaba, con {steps}; el último, el {time}: {step}."


def steps(count: int) -> str:
    """How many steps, in words."""
    return f"{count} paso" if count == 1 else f"{count} pasos"


# Copies
PROVE = "C&omprobar que la copia de seguridad funciona"
SECOND_FOLDER = "Segunda &carpeta para copias…"
NO_SECOND_FOLDER = "&Dejar de copiar en la segunda carpeta"
CHOOSE_SECOND = "Dónde guardar también las copias, por ejemplo una memoria USB"
PROVING = "Recuperando la última copia para probarla…"
PROVED_ALL = (
    "La copia de seguridad funciona: se recuperó {copy} y contiene el torneo como está ahora, "
    "{steps} en total."
)
PROVED_PART = (
    "La copia de seguridad funciona: se recuperó {copy} y contiene el torneo como estaba, {steps} "
    "de {all}. La próxima copia se hace con la próxima ronda, o al cerrar el torneo."
)
PROVED_NOT = (
    "Se recuperó {copy}, pero contiene algo distinto de este torneo. Guardar el torneo con otro "
    "nombre, para que tenga sus propias copias."
)
PROVED_DAMAGED = "La última copia no es de fiar. {why} Guardar el torneo con otro nombre."
PROVED_NONE = (
    "En {folder} aún no hay ninguna copia. Se hace una antes de cada ronda, cada 20 pasos y al "
    "cerrar el torneo."
)
SECOND_KEPT = "A partir de ahora las copias se guardan también en {folder}."
SECOND_STOPPED = "Ya no se guardan copias en una segunda carpeta. Las que hay allí se quedan."
SECOND_GONE = (
    "La segunda carpeta para copias, {folder}, no está. El torneo está a salvo; conectar otra vez "
    "la memoria USB, o elegir otra carpeta en Archivo."
)
SECOND_TROUBLE = "El torneo está a salvo, pero no se copió a la segunda carpeta, {folder}. {why}"

# Long work
PAIRING_LONG = "Emparejando a {players}… Esc lo detiene."
PAIRING_LONGER = "Emparejando a {players}, {seconds} hasta ahora… Esc lo detiene."
PAIRING_STOPPED = (
    "Detenido. No se publicó ninguna ronda y el torneo está como estaba. El equipo puede seguir "
    "ocupado con ello un rato; lo que encuentre no se usa."
)
CREATING = "Creando el torneo…"


def seconds(count: int) -> str:
    """A number of seconds, in words."""
    return f"{count} segundo" if count == 1 else f"{count} segundos"


# The sheet of keys
MENU_HELP = "A&yuda"
KEYS = "&Teclas"
KEYS_HEADING = "Teclas"
KEYS_HINT = "Esc cierra esta página."
ASK_WHY_NOT = "Por qué &no …"
NO_WHY_NOT_HERE = (
    "Elegir antes una mesa de esta ronda; después se puede preguntar por qué no otro jugador."
)
KEYS_EVERYWHERE = "En todas partes"
KEYS_NEXT = "Lo que toca ahora: emparejar una ronda, o ver cómo terminó"
KEYS_OF_STAGES = {
    "home": (
        "Inicio",
        (("Enter", "abrir el torneo elegido"), ("Arriba, Abajo", "elegir otro")),
    ),
    "wizard": (
        "Nuevo torneo",
        (
            ("Ctrl+Enter", "a la página siguiente"),
            ("Enter", "a la línea siguiente"),
            ("Esc", "a la página anterior"),
            ("Alt+L", "elegir una lista de jugadores"),
        ),
    ),
    "players": (
        "Jugadores",
        (
            ("Enter", "inscribir al jugador escrito"),
            ("F2", "cambiar al jugador elegido"),
            ("Supr", "retirar al jugador; en Separar, permitir que dos se enfrenten"),
            ("Mayús+Supr", "borrar a un jugador aún sin emparejar"),
            ("Ins", "reincorporar al jugador"),
            ("Espacio", "presente o ausente, en Asistencia"),
            ("Alt+I", "inscribir"),
            ("Alt+S", "asistencia"),
            ("Alt+P", "separar"),
            ("Alt+B", "byes"),
        ),
    ),
    "round": (
        "Rondas",
        (
            ("Número, Enter", "ir a esa mesa"),
            ("F2", "corregir el resultado de la mesa"),
            ("Supr", "borrar su resultado"),
            ("Esc", "dejarlo como está y volver a la lista"),
            ("Alt+D", "todas las mesas"),
            ("Alt+F", "solo las que faltan"),
            ("Alt+P", "segunda pasada"),
        ),
    ),
    "draft": (
        "El borrador de una ronda",
        (
            ("Izquierda, Derecha", "elegir un jugador de la mesa"),
            ("S", "tomar a un jugador; otra vez sobre otro, intercambiarlos"),
            ("Espacio, L", "fijar o soltar la mesa"),
            ("R", "emparejar otra vez alrededor de lo fijado"),
            ("D", "sortear otra vez; pregunta por qué"),
            ("Enter", "publicar la ronda como está"),
            ("Supr", "descartar el borrador"),
            ("Esc", "dejar el borrador como está"),
        ),
    ),
    "repair": (
        "Reparaciones",
        (
            ("Arriba, Abajo", "elegir una reparación"),
            ("Enter", "hacerla"),
            ("Espacio", "la mesa ha empezado y se queda"),
            ("Tab", "a las mesas y vuelta"),
            ("Esc", "salir sin reparar"),
        ),
    ),
    "papers": (
        "Hojas",
        (
            ("RePág, AvPág", "pasar páginas"),
            ("Z", "una página más grande, y entera otra vez"),
            ("Izquierda, Derecha", "moverse por una página grande"),
            ("Enter", "pasar a imprimir"),
            ("Ctrl+P", "imprimir lo elegido"),
            ("Enter, en una ficha", "la ficha en grande; Esc vuelve"),
        ),
    ),
    "match": (
        "Mesas de dos",
        (
            ("1", "gana el primero"),
            ("2", "gana el segundo"),
            ("0, =, D", "empate"),
            ("7, 8, 9", "no se presentó el primero, el segundo, ninguno"),
            ("3 – 6, A – Z", "el marcador final de la partida, como en sus botones"),
            ("G", "los juegos de la partida"),
        ),
    ),
    "sheet": (
        "Mesas con puestos o puntuaciones",
        (
            ("1 a 5", "el puesto"),
            ("W", "se retiró"),
            ("Enter", "a la cifra siguiente; tras la última, anotar"),
            ("Ctrl+Enter", "anotar"),
        ),
    ),
    "display": (
        "La pantalla para la sala",
        (
            ("Izquierda, Derecha", "la página anterior, la siguiente"),
            ("Espacio", "quedarse en esta página, seguir"),
            ("F11", "toda la pantalla, o una ventana"),
            ("Esc", "salir de la pantalla completa"),
        ),
    ),
}
