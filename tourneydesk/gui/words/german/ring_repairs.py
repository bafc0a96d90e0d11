"""Words of mending a running ring: what really happened, and what follows from it."""

REPAIR_RING = "Den laufenden Ring reparieren"
RING_RUNS = (
    "In einem laufenden Ring wird nichts neu ausgelost. Hier steht, was wirklich geschah: Die "
    "Folgen werden erst gezeigt und dann in einem Schritt ausgeführt."
)
RING_FIND = "Wer gegangen ist oder wessen Ergebnis nicht stimmt"
RING_FIND_HINT = "Name, Nummer oder Tisch"
RING_REPAIRS = "Was wirklich geschah"
RING_NOW_HEAD = "Wie es steht"
RING_CHANGES = "Tische, die sich ändern"
RING_BECOMES_HEAD = "Was daraus wird"
RING_REPAIR_HINT = (
    "Einen Teil des Namens oder die Tischnummer tippen, Pfeil auf und ab wählen, Enter führt es "
    "aus, Esc verlässt die Seite. Strg+Z nimmt es zurück."
)
RING_SEVERAL = "Mehrere passen. Mit den Pfeiltasten auswählen oder weiter tippen."
RING_NOBODY_FOUND = "Zu {typed} gibt es niemanden im Ring und keinen Tisch mit Ergebnis."

# What really happened
RING_HAS_LEFT = "{name} ist gegangen"
RING_WON_REALLY = "Tisch {table}: {name} hat gewonnen"
RING_DRAWN_REALLY = "Tisch {table}: Es war ein Unentschieden"
RING_NOT_OVER = "Tisch {table}: Die Partie läuft noch"
RING_PLAYS_AT = "spielt an {tables}"
RING_WHITE_BLACK = "{white} (Weiß) – {black} (Schwarz)"
RING_PLAYED = "{seats}: {result}"

# What becomes of a table
RING_IS_STOPPED = "wird abgebrochen"
RING_IS_CALLED = "wird aufgerufen"
RING_IS_AGAIN = "wird weitergespielt"
RING_IS_UNDONE = "Ergebnis zählt für niemanden"
RING_IS_UNDONE_AGAIN = "Ergebnis wird zurückgenommen, die Partie läuft wieder"
RING_IS_RIGHT = "bekommt dieses Ergebnis"
RING_IS_OPEN = "Ergebnis wird zurückgenommen, die Partie läuft noch"

# What follows
RING_OUT = "Ausgeschieden: {names}."
RING_BACK = "Wieder im Ring: {names}."
RING_STOPPED = "Abgebrochen: {tables}."
RING_UNDONE = "Ergebnisse, die für niemanden zählen: {tables}."
RING_AGAIN = "Wieder im Spiel: {tables}."
RING_CALLS_NOW = "Aufrufen an Tisch {table}: {seats}."
RING_ENDS = "Damit ist das Turnier zu Ende. Gewonnen hat: {names}."
RING_NOTHING_ELSE = "Kein anderer Tisch ändert sich."
RING_ONE_STEP = "Ein einziger Schritt; Strg+Z nimmt ihn zurück."
RING_MENDED = "{what}. {follows}"


def ring_kept(count: int) -> str:
    """How many results entered since stay as they are."""
    if not count:
        return "Seither wurde kein anderes Ergebnis eingetragen."
    if count == 1:
        return "1 seither eingetragenes Ergebnis bleibt."
    return f"{count} seither eingetragene Ergebnisse bleiben."
