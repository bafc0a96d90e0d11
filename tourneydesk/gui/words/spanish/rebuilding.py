"""Words of the page that rebuilds a lost event from its cards."""

REBUILD = "Rehacer con las &fichas…"
HOME_REBUILD = "Rehacer con las fichas…"
REBUILD_TIP = "Rehace un torneo perdido con los códigos de sus fichas, escritos o leídos."
REBUILD_HEADING = "Rehacer un torneo con sus fichas"
REBUILD_HINT = (
    "Soltar aquí los escaneos (PNG, JPEG, PDF), o leer o escribir el código de la portada y "
    "de cada ficha. Tras las cifras escritas, escribir el nombre. Si faltan fichas, añadir "
    "las papeletas."
)
REBUILD_CODE = "Código o nombre"
REBUILD_ADD = "Añadir"
REBUILD_FROM_FILE = "De un archivo…"
REBUILD_TAKE_BACK = "Quitar lo último"
REBUILD_NAME = "Nombre del torneo"
REBUILD_MISSING = "Lo que dicen los papeles"
REBUILD_ALL_THERE = "No falta nada."
REBUILD_CREATE = "Crear el torneo"
REBUILD_CREATING = "Creando el torneo…"
REBUILD_CODE_FILES = "Escaneos y códigos (*.png *.jpg *.jpeg *.pdf *.txt);;Todos los archivos (*)"
REBUILD_CHOOSE_FILE = "Elegir escaneos o códigos"
REBUILD_READING = "Leyendo…"
REBUILD_CARD_READ = "Ficha de {name}."
REBUILD_NAME_WANTED = "Ficha de {name}. Si se escribió a mano, escribir ahora el nombre."
REBUILD_SLIP_READ = "Papeleta de la mesa {table}, ronda {round}."
REBUILD_COVER_READ = "Portada de {event}."
REBUILD_FILE_READ = "{papers} de {file}."
REBUILD_NOTHING = "Leer o escribir antes una ficha."


def papers(count: int) -> str:
    """How many papers, in words."""
    return f"{count} papel" if count == 1 else f"{count} papeles"
