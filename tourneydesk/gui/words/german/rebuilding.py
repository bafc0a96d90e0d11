"""Words of the page that rebuilds a lost event from its cards."""

REBUILD = "A&us Karten wiederherstellen…"
HOME_REBUILD = "Aus Karten wiederherstellen…"
REBUILD_TIP = (
    "Stellt ein verlorenes Turnier aus den Codes seiner Spielerkarten wieder her, getippt oder "
    "gescannt."
)
REBUILD_HEADING = "Ein Turnier aus seinen Karten wiederherstellen"
REBUILD_HINT = (
    "Scans hierher ziehen (PNG, JPEG, PDF), oder den Code des Deckblatts und jeder Karte "
    "scannen oder tippen. Nach getippten Ziffern den Namen tippen. Fehlen "
    "Karten, helfen die Ergebniszettel."
)
REBUILD_CODE = "Code oder Name"
REBUILD_ADD = "Hinzufügen"
REBUILD_FROM_FILE = "Aus einer Datei…"
REBUILD_TAKE_BACK = "Letztes zurücknehmen"
REBUILD_NAME = "Name des Turniers"
REBUILD_MISSING = "Was die Papiere sagen"
REBUILD_ALL_THERE = "Nichts fehlt."
REBUILD_CREATE = "Turnier anlegen"
REBUILD_CREATING = "Das Turnier wird angelegt…"
REBUILD_CODE_FILES = "Scans und Codes (*.png *.jpg *.jpeg *.pdf *.txt);;Alle Dateien (*)"
REBUILD_CHOOSE_FILE = "Scans oder Codes wählen"
REBUILD_READING = "Wird gelesen…"
REBUILD_CARD_READ = "Karte von {name}."
REBUILD_NAME_WANTED = "Karte von {name}. War sie getippt, jetzt den Namen tippen."
REBUILD_SLIP_READ = "Zettel von Tisch {table}, Runde {round}."
REBUILD_COVER_READ = "Deckblatt von {event}."
REBUILD_FILE_READ = "{papers} aus {file}."
REBUILD_NOTHING = "Zuerst eine Karte tippen oder scannen."


def papers(count: int) -> str:
    """How many papers, in words."""
    return f"{count} Papier" if count == 1 else f"{count} Papiere"
