"""Words of the wizard that makes an event."""

# New event: the wizard
NEW_HEADING = "Neues Turnier"
WIZARD_STEP = "Neues Turnier, Schritt {step} von {steps}"
QUESTIONS = {
    "format": "Welche Art von Turnier?",
    "details": "Wie heißt das Turnier?",
    "settings": "Wie wird gespielt?",
    "players": "Wer spielt?",
    "review": "Ist alles so, wie es sein soll?",
}
PAGE_HINTS = {
    "format": "Pfeil auf und ab wählen, ebenso die ersten Buchstaben eines Namens.",
    "details": "Nur der Name ist nötig. Alles hier lässt sich später ändern.",
    "settings": "Alles hier kann bleiben, wie es ist. Daneben steht, wozu es führt.",
    "players": (
        "Je Zeile ein Spieler, oder eine Liste mit Überschriften. Weitere lassen sich später "
        "anmelden."
    ),
    "review": "Zurück ändert jede Antwort. Angelegt wird erst mit „Turnier anlegen“.",
}
NEXT = "Weiter"
BACK = "Zurück"
CREATE = "Turnier anlegen"
CANCEL = "Abbrechen"
NEXT_WITHOUT_PLAYERS = "Weiter, ohne Spieler"
NEXT_WITHOUT_ROWS = "Weiter, ohne {rows}"
WIZARD_KEYS = "Strg+Enter geht weiter, Esc zurück."
FORMATS = "Arten von Turnieren"
FORMAT_CARD = "{name}. {about}"
EVENT_NAME = "Name des Turniers"
DETAILS = {
    "venue": "Spielort",
    "date": "Datum",
    "organizer": "Veranstalter",
    "sanction": "Genehmigungsnr.",
}
SEED = "Startwert der Auslosung"
SEED_PLACEHOLDER = "leer lassen, dann wird einer gezogen"
FILE = "Datei"
CHOOSE = "Wählen…"
EXPECTED = "Erwartete Spieler"
PLAYERS_IN_LIST = "In der Liste"
LEADS_TO = "Wozu es führt"
TYPE_PLAYERS = "Spieler eintippen oder einfügen"
TYPE_PLAYERS_HINT = "Anna Ahrens\nBen Brandt\n…"
CHOOSE_FILE = "Liste wählen…"
CHOOSE_FILE_KEYS = "Alt+L"
FROM_FILE = "Aus {file}. Was hier getippt wird, tritt an ihre Stelle."
NOBODY_TYPED = "Noch niemand."
MORE = "+{count}"
OTHERS_LEFT_OUT = "Nicht zu übernehmen und darum weggelassen: {rows}."

# The last page of the wizard
REVIEW_EVENT = "„{name}“ ist ein Turnier der Art {format}."
REVIEW_AT = "„{name}“ ist ein Turnier der Art {format}. {where}."
REVIEW_PARTS = {
    "venue": "Spielort: {text}",
    "date": "Datum: {text}",
    "organizer": "Veranstalter: {text}",
    "sanction": "Genehmigungsnummer: {text}",
}
REVIEW_PLAYERS = "Angemeldet werden {players}."
REVIEW_NO_PLAYERS = "Noch ist niemand angemeldet; das kommt als Nächstes."
REVIEW_AS_USUAL = "Die Einstellungen sind die üblichen dieses Formats."
REVIEW_CHANGED = "Gewählt: {settings}."
REVIEW_SETTING = "{name}: {value}"
REVIEW_FILE = "Es liegt in {file}."
REVIEW_LATER = (
    "Auch danach lassen sich Angaben, Spieler und, soweit es die Regeln erlauben, Einstellungen "
    "ändern. Jeder Schritt lässt sich rückgängig machen."
)
