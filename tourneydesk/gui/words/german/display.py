"""Words of the display for the room: its stage, its window, the copy in a folder, the clock."""

DISPLAY = "Anzeige"
DISPLAY_TITLE = "Anzeige: {event}"
GO_TO_DISPLAY = "Anzei&ge"
PROJECTOR = "&Beamer an oder aus"
FREEZE = "Beamer &einfrieren"

# The stage
DISPLAY_START = "Dem Saal zeigen (F5)"
DISPLAY_STOP = "Nicht mehr zeigen (F5)"
DISPLAY_PAUSE = "Auf dieser Seite bleiben"
DISPLAY_GO_ON = "Weiter blättern"
DISPLAY_BACK = "Vorige Seite"
DISPLAY_NEXT = "Nächste Seite"
DISPLAY_FREEZE = "Einfrieren, während Ergebnisse getippt werden (F6)"
DISPLAY_NOW = "Jetzt: {title}"
DISPLAY_NOW_PAGE = "Jetzt: {title}, {page}"
DISPLAY_OFF = "Der Saal sieht noch nichts. Das würde er sehen."
DISPLAY_ON_SCREEN = "Auf dem Bildschirm {screen}."
DISPLAY_IN_WINDOW = (
    "In einem Fenster, da es nur einen Bildschirm gibt. F11 füllt den Bildschirm, Esc verlässt ihn."
)
DISPLAY_LEFT_FULL = "In einem Fenster. F11 füllt wieder den Bildschirm für den Saal."
DISPLAY_BEHIND = (
    "In einem Fenster hinter diesem, da es nur einen Bildschirm gibt. "
    "Um es vorn zu sehen: nicht mehr zeigen und wieder zeigen."
)
DISPLAY_FROZEN = "Eingefroren: Jetzt getippte Ergebnisse sind noch nicht zu sehen."
DISPLAY_THAWED = "Der Saal sieht wieder jedes Ergebnis."
DISPLAY_STAYS = "Bleibt auf dieser Seite."
DISPLAY_PREVIEW = "Was der Saal sieht"
DISPLAY_AWAKE = "Die Anzeige für den Saal ist an, oder die Uhr der Runde läuft."
DISPLAY_WHAT = "Was gezeigt wird"
DISPLAY_KINDS = {
    "tables": "Tische der Runde",
    "names": "Namen der Runde",
    "ring": "Der Ring",
    "standings": "Rangliste",
    "out": "Wer ausgeschieden ist",
    "final": "Das Finale und wie es ausging",
    "clock": "Die Uhr, groß",
    "message": "Die Mitteilung, groß",
}
DISPLAY_HOW = "Wie"
DISPLAY_SECONDS = "Sekunden je Seite"
DISPLAY_SECONDS_SLIP = (
    "Eintippen, wie viele Sekunden eine Seite bleibt: eine Zahl von {least} bis {most}."
)
DISPLAY_DISTANCE = "Wer am weitesten weg sitzt"
DISPLAY_DARK = "Farben"
DISPLAY_DARK_OR_LIGHT = ("Dunkel, für einen dunklen Saal", "Hell, für einen hellen Saal")
DISPLAY_RATINGS = "Wertungen zeigen"
DISPLAY_AGES = "Alter zeigen"
DISPLAY_MESSAGE = "Mitteilung"
DISPLAY_MESSAGE_HINT = "eine Zeile für alle"
DISPLAY_KEYS = "Pfeiltasten blättern, die Leertaste bleibt auf einer Seite."


def distance(heights: int, rows: int) -> str:
    """How far away the farthest person sits, and how many rows a page then has."""
    return f"{heights} Bildhöhen entfernt, {rows} Zeilen"


# The copy in a folder
FOLDER_COPY = "Seiten in einem Ordner"
FOLDER_HINT = "Dieselben Seiten als Dateien, für ein Tablet oder den Webserver am Spielort."
FOLDER_CHOOSE = "Ordner wählen…"
FOLDER_STOP = "Dort nicht mehr schreiben"
CHOOSE_FOLDER = "Wohin die Seiten für den Saal geschrieben werden"
FOLDER_KEPT = "In {folder} geschrieben: dort index.html öffnen."
FOLDER_GONE = (
    "Die Seiten wurden nicht in {folder} geschrieben. {why} "
    "Alle {seconds} Sekunden wird es wieder versucht."
)
FOLDER_LAST = (
    "Die letzten Seiten von {event} wurden nicht in {folder} geschrieben. {why} Sie werden "
    "geschrieben, sobald das Turnier wieder geöffnet wird."
)
FOLDER_WHY = {
    "missing": "Der Ordner ist nicht da: wieder anstecken oder einen anderen wählen.",
    "full": "Der Datenträger ist voll: dort Platz schaffen oder einen anderen Ordner wählen.",
    "closed": "Dort darf nicht geschrieben werden: einen anderen Ordner wählen.",
    "others": "Dort liegen fremde Seiten mit denselben Namen: einen leeren Ordner wählen.",
    "other": "Der Datenträger antwortet nicht: wieder anstecken oder einen anderen Ordner wählen.",
}

# The clock
MENU_CLOCK = "&Uhr"
CLOCK = "Uhr"
CLOCK_TURN = "Uhr &starten oder anhalten"
CLOCK_MORE_ALL = "&Fünf Minuten mehr für alle"
CLOCK_MORE_TABLE = "Fünf Minuten mehr für den gewählten &Tisch"
CLOCK_START = "Starten (F8)"
CLOCK_GO_ON = "Weiter (F8)"
CLOCK_PAUSE = "Anhalten (F8)"
CLOCK_MINUTES = "Minuten je Runde"
CLOCK_MINUTES_SLIP = "Eintippen, wie viele Minuten eine Runde dauert: eine Zahl von 1 bis {most}."
CLOCK_AGAIN = "Auf {time} stellen"
CLOCK_MORE = "Für alle dazu"
CLOCK_FOR_TABLE = "Für einen Tisch"
CLOCK_TABLE = "Nr."
CLOCK_ADDED = "Minuten"
CLOCK_ADD = "Dazugeben"
CLOCK_TABLE_SLIP = (
    "Die Nummer eines Tisches dieser Runde eintippen, und wie viele Minuten dazukommen oder "
    "wegfallen."
)
CLOCK_NO_TABLE = "Zuerst einen Tisch dieser Runde wählen; dann kann er mehr Zeit bekommen."
CLOCK_NO_ROUND = "Die Uhr gehört zu einer Runde. Zuerst eine auslosen."
CLOCK_LEFT = "noch {time}"
CLOCK_OVER = "{time}, die Zeit ist um"
CLOCK_STANDS = "{time}, läuft nicht"
CLOCK_TABLE_LEFT = "Tisch {table} {time}"
CLOCK_TABLES = "Mehr Zeit: {tables}"
CLOCK_TABLES_MORE = "Mehr Zeit: {tables} und {count} weitere"
CLOCK_WARNINGS = {10: "Letzte 10 Minuten", 5: "Letzte 5 Minuten", 0: "Die Zeit ist um"}
CLOCK_SET = "Die Uhr der Runde {round} ist auf {time} gestellt. Sie stand bei {before}."
CLOCK_STARTED = "Die Uhr der Runde {round} läuft: {time}."
CLOCK_PAUSED = "Die Uhr der Runde {round} steht bei {time}."


def added(minutes: int) -> str:
    """What was done with the time of all."""
    return f"{minutes_of(abs(minutes))} {'mehr' if minutes >= 0 else 'weniger'} für alle."


def added_for_table(minutes: int, table: int) -> str:
    """What was done with the time of one table."""
    way = "mehr" if minutes >= 0 else "weniger"
    return f"{minutes_of(abs(minutes))} {way} für Tisch {table}."


def minutes_of(count: int) -> str:
    """A number of minutes, in words."""
    return f"{count} Minute" if count == 1 else f"{count} Minuten"
