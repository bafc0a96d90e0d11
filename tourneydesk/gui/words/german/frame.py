"""Words of starting, menus, home, the frame of an event, and what now."""

PROGRAM = "TourneyDesk"
WINDOW_TITLE = "{event} – TourneyDesk"

# Starting
NO_DISPLAY = (
    "Hier gibt es keinen Bildschirm für ein Fenster. TourneyDesk in einer grafischen Sitzung "
    "starten oder seine Befehle nutzen: tourneydesk --help zählt sie auf.\n"
)
TOO_MANY_FILES = "TourneyDesk öffnet ein Turnier zur selben Zeit. Nur eine Datei nennen.\n"
BUG_TITLE = "In TourneyDesk ist etwas schiefgegangen"
BUG_TEXT = (
    "Im Programm ist etwas schiefgegangen. Alles bisher Eingetragene ist sicher in der Datei des "
    "Turniers, und es kann weitergehen.\n\nHatte der letzte Schritt keine Wirkung, ihn noch einmal "
    "tun; hilft das nicht, TourneyDesk schließen und das Turnier neu öffnen."
)
BUG_LOG = "Was geschehen ist, steht in {log}"
CLOSE = "Schließen"

# Signs
SIGN_DONE = "✓"
SIGN_NOW = "●"
SIGN_ATTENTION = "▲ "
SIGN_WRONG = "✕ "

# Menus
MENU_FILE = "&Datei"
MENU_EDIT = "&Bearbeiten"
MENU_EVENT = "&Turnier"
MENU_VIEW = "&Ansicht"
NEW_EVENT = "&Neues Turnier"
OPEN_EVENT = "Ö&ffnen…"
SAVE_AS = "&Speichern unter…"
CLOSE_EVENT = "Turnier s&chließen"
QUIT = "&Beenden"
UNDO = "&Rückgängig"
REDO = "&Wiederholen"
UNDO_STEP = "&Rückgängig: {step}"
REDO_STEP = "&Wiederholen: {step}"
GO_TO_TABLE = "Zu einem &Tisch"
GO_TO_PLAYERS = "&Spieler"
GO_TO_ROUND = "Aktuelle &Runde"
GO_TO_STANDINGS = "R&angliste"
SHOW_WHY = "&Warum"
UNDONE = "Rückgängig gemacht: {step}."
REDONE = "Wiederholt: {step}."

# Home
RECENT = "Zuletzt geöffnete Turniere"
NO_RECENT = "Hier wurde noch kein Turnier geöffnet. Ein neues anlegen oder eine Datei öffnen."
RECENT_EVENT, RECENT_FORMAT, RECENT_FOLDER = "Turnier", "Format", "Ordner"
RECENT_TWIN = "{name} ({file})"
HOME_NEW = "Neues Turnier"
HOME_OPEN = "Öffnen…"
READ_ONLY = "Zum Lesen öffnen"
EVENT_FILES = "Turniere (*.tourney)"
LIST_FILES = "Spielerlisten (*.csv *.txt *.tsv);;Alle Dateien (*)"
CHOOSE_EVENT = "Ein Turnier öffnen"
CHOOSE_LIST = "Eine Spielerliste einlesen"
CHOOSE_PLACE = "Wo das Turnier liegen soll"

# The frame of an event
STAGES = "Stationen des Turniers"
PLAYERS = "Spieler"
ROUND = "Runde {round}"
STANDINGS = "Rangliste"
MESSAGE = "Was gerade geschehen ist"
WHAT_NOW = "Was jetzt ansteht"
WHY = "Warum"
NO_REASONS = "Dazu ist nichts vermerkt."
CHOOSE_FOR_WHY = "Einen Tisch oder Spieler wählen, um die Gründe zu lesen."

# The one next action
PAIR_ROUND = "Runde {round} auslosen"
PAIR_KIND = "{kind} auslosen"
SET_RING = "Ring festlegen"
PAIRING = "Wird ausgelost…"
WAITING = "Warten auf Ergebnisse"
NEXT_KEYS = "Strg+R"
SEE_STANDINGS = "Rangliste ansehen"
POSTED = "Runde {round} ist freigegeben."

SAVED_AS = "Gespeichert als {name}. Dort geht das Turnier weiter."
NO_COPY = "Das Turnier ist sicher in seiner Datei, aber eine Kopie war nicht möglich. {why}"
