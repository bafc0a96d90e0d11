"""Words of the players: entering, lists, check-in, who is kept apart, byes."""

# Players
NAME = "Name"
RATING = "Wertung"
AGE = "Alter"
CLUB = "Verein"
NUMBER_HEAD = "Nr."
STATUS = "Status"
STATUS_WORDS = {"active": "", "dropped": "abgemeldet", "eliminated": "ausgeschieden"}
ADD = "Anmelden"
CHANGE = "Ändern"
OPTIONAL = "freiwillig"
IMPORT = "Liste einlesen…"
DROP = "Abmelden (Entf)"
DELETE_ENTRY = "Eintrag löschen (Umschalt+Entf)"
ENTRY_DELETED = "Der Eintrag von {name} ist gelöscht. Strg+Z holt ihn zurück."
RETURN = "Wieder aufnehmen (Einfg)"
EDIT = "Ändern (F2)"
ADDED = "{name} hat die Nummer {number}."
CHANGED = "{name} ist geändert."
DROPPED = "{name} ist abgemeldet."
RETURNED = "{name} ist wieder dabei."
PLAYERS_HINT = (
    "Einen Namen tippen und Enter drücken. In der Liste: F2 ändert, Entf meldet ab, Einfg nimmt "
    "wieder auf."
)
IN_PLAY = "{active} von {all} dabei"
READING_LIST = "Die Liste wird gelesen…"

# Import
IMPORT_HEADING = "Liste: {file}"
IMPORT_FOUND = "{players} anzumelden."
IMPORT_NOTHING_YET = "Noch ist niemand angemeldet. Die Namen ansehen, dann alle anmelden."
IMPORT_REFUSED = (
    "Nicht zu übernehmen: {rows}. Die Datei berichtigen und neu einlesen, oder die anderen ohne "
    "diese anmelden."
)
IMPORT_ALL = "{players} anmelden"
IMPORT_REST = "Die anderen {players} anmelden"
IMPORT_NONE = "Keine Zeile ist zu übernehmen. Die Datei berichtigen und neu einlesen."
IMPORT_ROW = "Zeile {row}: {text}"
IMPORT_DONE = "{players} angemeldet."
IMPORT_PROBLEMS = "Worauf in der Liste zu achten ist"

# Entering: all that is known, and people met before
PLAYER_FIELDS = {
    "name": NAME,
    "rating": RATING,
    "age": AGE,
    "member_id": "Mitgliedsnummer",
    "club": CLUB,
    "note": "Bemerkung",
    "age_group": "Altersgruppe",
}
ABOUT = "Näheres"
MATCHES = "Wer es sein könnte"
RATED = "Wertung {rating}"
AGED = "Alter {age}"
LATE_ENTRY = "Nachmeldung: {text}"
LATE_ENTRIES = {
    "age-swiss": "Für jede versäumte Runde gibt es eine Niederlage.",
    "risk-swiss": "Für versäumte Runden gibt es keine Punkte.",
    "strikes": "Für die versäumte Runde gibt es die Strafpunkte eines letzten Platzes.",
    "us-swiss": "Gespielt wird ab der nächsten Runde; versäumte zählen wie eingestellt.",
}

# Tasks of the players' stage
TASK_TEXTS = ("A&nmelden", "An&wesenheit", "Aus&einanderhalten", "&Freilose")
FINDER_PLACEHOLDER = "ein paar Buchstaben oder die Nummer, dann Enter"
SEVERAL_PLAYERS = "„{text}“ passt auf {players}. Mit den Pfeiltasten auswählen oder weiter tippen."
NOBODY_FOUND = "Hier heißt niemand „{text}“."
IN_ALREADY = "{name} ist dabei."
LEFT_ALREADY = "{name} ist abgemeldet. Zuerst wieder aufnehmen."
OUT_ALREADY = "{name} ist nach den Regeln ausgeschieden."
CHOOSE_PLAYER = "Zuerst einen Spieler in der Liste wählen."

# Check-in
CHECK_IN_WHO = "Wer da ist"
HERE_OF = "{here} von {all} da"
HERE, NOT_HERE = "✓ da", "nicht da"
TURN_HERE = "Da / nicht da (Leertaste)"
CHECKED_IN = "{name} ist da."
NOT_HERE_AFTER_ALL = "{name} ist doch nicht da."
DROP_ABSENT = "{players} abmelden, nicht da"
ABSENT_DROPPED = "{players} abgemeldet, weil nicht da. Wer noch kommt, lässt sich wieder aufnehmen."
CHECK_IN_OPTIONAL = (
    "Noch ist niemand als anwesend vermerkt. Das ist freiwillig; ohne wird ausgelost, wer "
    "angemeldet ist."
)
ABSENT_WARNING = (
    "Nicht als anwesend vermerkt, aber mit ausgelost würden {players}; unter Spieler, Anwesenheit "
    "lassen sie sich abmelden."
)
CHECK_IN_HINT = (
    "Ein paar Buchstaben tippen und Enter drücken. In der Liste wechselt die Leertaste zwischen da "
    "und nicht da."
)

# Kept apart
APART_FIRST = "Der Erste von zweien, die nicht aufeinandertreffen sollen"
APART_SECOND = "Wer nicht auf {name} treffen soll"
PAIRS_APART = "Auseinandergehalten"
NEVER_MEETS = "soll nicht treffen auf"
ALLOW = "Doch zulassen (Entf)"
KEPT_APART = "{one} und {other} werden auseinandergehalten."
MAY_MEET = "{one} und {other} dürfen aufeinandertreffen."
APART_HINT = (
    "Einen Namen und Enter tippen, dann den anderen. In der Liste: Entf lässt ein Paar wieder zu."
)
CHOOSE_PAIR = "Zuerst ein Paar in der Liste wählen."

# Byes
BYE_WHO = "Wer ein Freilos verlangt"
BYES_ASKED = "Verlangte Freilose"
BYE_FIRST = "Zuerst den Spieler suchen."
ROUND_HEAD = "Runde"
POINTS = "Punkte"
ASK_BYE = "Freilos geben"
BYE_NOTED = "{name} hat in Runde {round} ein Freilos, Wert: {points}."
BYES_HINT = (
    "Einen Namen und Enter tippen, dann die Runde und Enter. Ein zweites für dieselbe Runde "
    "ersetzt das erste."
)
WHICH_ROUND = "Die Nummer der Runde eintippen, zum Beispiel 3."
NO_BYES = (
    "Bei diesem Format gibt es keine Freilose auf Wunsch. Wer eine Runde auslassen muss, wird "
    "abgemeldet und später wieder aufgenommen."
)
NOBODY_YET = "Noch ist niemand angemeldet."

# Players who are not here, and those who did not come
ABSENT_WHO = "Für Runde {round} nicht angemeldet: {names}."
NO_SHOW_ASKED = "Zu Runde {round} nicht gekommen: {names}. In der nächsten Runde auslassen?"
PAIR_ANYWAY = "Trotzdem paaren"
KEEP_PAIRED = "Dabei lassen"
LEFT_OUT = "Ausgelassen: {names}. Wer noch kommt, wird bei den Spielern wieder aufgenommen."


def people_absent(count: int) -> str:
    """The heading of the question before they would be paired."""
    return "1 Spieler ist nicht da." if count == 1 else f"{count} Spieler sind nicht da."


def leave_out(count: int) -> str:
    """The button that leaves them out."""
    return "Auslassen" if count == 1 else f"{count} auslassen"
