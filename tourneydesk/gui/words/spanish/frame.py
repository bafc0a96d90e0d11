"""Words of starting, menus, home, the frame of an event, and what now."""

PROGRAM = "TourneyDesk"
WINDOW_TITLE = "{event} – TourneyDesk"

# Starting
NO_DISPLAY = (
    "Aquí no hay pantalla en la que abrir una ventana. Iniciar TourneyDesk en una sesión de "
    "escritorio, o usar sus órdenes: tourneydesk --help las enumera.\n"
)
TOO_MANY_FILES = "TourneyDesk abre un torneo a la vez. Indicar un solo archivo.\n"
BUG_TITLE = "Algo no ha ido bien en TourneyDesk"
BUG_TEXT = (
    "Algo no ha ido bien en el programa. Todo lo anotado hasta ahora está a salvo en el archivo "
    "del torneo, y se puede seguir.\n\nSi lo que se hizo no tuvo efecto, hacerlo otra vez; si eso "
    "no ayuda, cerrar TourneyDesk y abrir de nuevo el torneo."
)
BUG_LOG = "Lo que pasó queda anotado en {log}"
CLOSE = "Cerrar"

# Signs
SIGN_DONE = "✓"
SIGN_NOW = "●"
SIGN_ATTENTION = "▲ "
SIGN_WRONG = "✕ "

# Menus
MENU_FILE = "&Archivo"
MENU_EDIT = "&Editar"
MENU_EVENT = "&Torneo"
MENU_VIEW = "&Ver"
NEW_EVENT = "&Nuevo torneo"
OPEN_EVENT = "&Abrir…"
SAVE_AS = "&Guardar como…"
CLOSE_EVENT = "Cerra&r el torneo"
QUIT = "&Salir"
UNDO = "&Deshacer"
REDO = "&Rehacer"
UNDO_STEP = "&Deshacer: {step}"
REDO_STEP = "&Rehacer: {step}"
GO_TO_TABLE = "Ir a la &mesa"
GO_TO_PLAYERS = "&Jugadores"
GO_TO_ROUND = "R&onda actual"
GO_TO_STANDINGS = "&Clasificación"
SHOW_WHY = "&Por qué"
UNDONE = "Deshecho: {step}."
REDONE = "Rehecho: {step}."

# Home
RECENT = "Torneos recientes"
NO_RECENT = "Aquí aún no se ha abierto ningún torneo. Crear uno nuevo, o abrir un archivo."
RECENT_EVENT, RECENT_FORMAT, RECENT_FOLDER = "Torneo", "Formato", "Carpeta"
RECENT_TWIN = "{name} ({file})"
HOME_NEW = "Nuevo torneo"
HOME_OPEN = "Abrir…"
READ_ONLY = "Abrir para consultar"
EVENT_FILES = "Torneos (*.tourney)"
LIST_FILES = "Listas de jugadores (*.csv *.txt *.tsv);;Todos los archivos (*)"
CHOOSE_EVENT = "Abrir un torneo"
CHOOSE_LIST = "Importar una lista de jugadores"
CHOOSE_PLACE = "Dónde guardar el torneo"

# The frame of an event
STAGES = "Etapas del torneo"
PLAYERS = "Jugadores"
ROUND = "Ronda {round}"
STANDINGS = "Clasificación"
MESSAGE = "Lo que acaba de pasar"
WHAT_NOW = "Qué sigue"
WHY = "Por qué"
NO_REASONS = "Sobre esto no hay nada anotado."
CHOOSE_FOR_WHY = "Elegir una mesa o un jugador para leer los motivos."

# The one next action
PAIR_ROUND = "Emparejar la ronda {round}"
PAIR_KIND = "Emparejar la {kind}"
SET_RING = "Formar el anillo"
PAIRING = "Emparejando…"
WAITING = "A la espera de resultados"
NEXT_KEYS = "Ctrl+R"
SEE_STANDINGS = "Ver la clasificación"
POSTED = "La ronda {round} está publicada."

SAVED_AS = "Guardado como {name}. El torneo sigue ahí."
NO_COPY = "El torneo está a salvo en su archivo, pero no se pudo hacer una copia. {why}"
