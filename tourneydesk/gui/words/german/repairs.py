"""Words of repairs: what is amiss with a posted round, the choices, and what was done."""

REPAIR = "Runde repar&ieren…"
REPAIR_ROUND = "Runde {round} reparieren…"
REPAIR_TIP = "Strg+E. Zeigt, wie wenige Tische aufzulösen sind und was jede Möglichkeit kostet."
REPAIR_TITLE = "Runde {round} reparieren"
REPAIR_CHOICES = "Möglichkeiten"
REPAIR_TABLES = "Tische der Runde"
CHOICE_HEAD = "Möglichkeit"
MOVES_HEAD = "Wer umzieht"
COSTS_HEAD = "Was sich an den Werten ändert"
STANDING_HEAD = "Bleibt oder nicht"

# What is amiss
AMISS_LEFT = "Abgemeldet, spielt aber in Runde {round}: {names}."
AMISS_WAITING = "Da, aber in Runde {round} ohne Tisch: {names}."
AMISS_BOTH = (
    "In Runde {round} spielt jemand, der abgemeldet ist ({left}), und jemand hat keinen Tisch "
    "({waiting})."
)
AMISS_LIGHTER = "So wie Ergebnisse und Spieler jetzt stehen, würde Runde {round} anders ausgelost."
AMISS_NOTHING = "An Runde {round} ist alles in Ordnung."
AND_MORE = "{names} und {count} weitere"

# The choices
LEAVE_AS_IT_IS = "Lassen, wie es ist"
BREAK_NONE = "Keinen Tisch auflösen"
BREAK_ONE = "Tisch {tables} auflösen"
BREAK_SOME = "{count} Tische auflösen: {tables}"
BREAK_MANY = "{count} Tische auflösen: {tables} und {more} weitere"
NOBODY_MOVES_HERE = "niemand"
COST_SIGNED = "{what}: {value} ({change})"
COST_NONE = "nichts"
NEW_TABLES = "Tische danach:"
NEW_TABLE = "Tisch {table}: {seats}"
MOVED_FROM_TO = "{name}: Tisch {after} statt {before}"
MOVED_IN = "{name}: Tisch {after}"
MOVED_OUT = "{name}: kein Tisch statt {before}"
ALL_COUNTS = "Was es kostet:"
COUNT_AS_IT_IS = "{what}: {value}"
STAYS_SO = "Alle Tische bleiben. Was die Runde so kostet:"
SEATS_BETWEEN = " – "

# How far it was looked
SETS_ALL_TRIED = "Jede Auswahl von Tischen wurde geprüft: Keine, die weniger auflöst, ist besser."
SETS_SOME_TRIED = (
    "Geprüft wurde jede Auswahl von bis zu {tables}. Von denen, die mehr auflösen, wurden nicht "
    "alle geprüft; eine bessere kann es geben."
)
NOTHING_BETTER = "Solange die begonnenen Tische bleiben, fand sich nichts Besseres."
LOOKING = "Gesucht wird, wie wenige Tische aufzulösen sind… Esc bricht ab."

# Tables
TABLE_FINISHED = "fertig, bleibt"
TABLE_STARTED = "begonnen, bleibt"
TABLE_BREAKS = "wird aufgelöst"
TABLE_STAYS = ""
REPAIR_HINT = (
    "Pfeil auf und ab wählen, Enter führt es aus, Esc verlässt die Seite. Tab geht zu den Tischen: "
    "Die Leertaste vermerkt einen als begonnen, dann bleibt er."
)
DO_REPAIR = "Ausführen (Enter)"
MARK_STARTED = "Begonnen (Leertaste)"
MARK_STARTED_TIP = "Der Tisch bleibt: Sein Spiel hat begonnen. Noch einmal nimmt den Vermerk weg."

# What was done
REPAIRED_SLIPS = "Runde {round} ist repariert. Neue Zettel drucken: {tables}."
REPAIRED_NO_SLIPS = "Runde {round} ist repariert. Kein Zettel ändert sich."
LEFT_AS_IS = "Runde {round} bleibt, wie sie ist."
NO_ROUND_TO_REPAIR = "Noch ist keine Runde freigegeben."


def some_tables(count: int) -> str:
    """How many tables, in words; as after a preposition: von 1 Tisch, von 3 Tischen."""
    return f"{count} Tisch" if count == 1 else f"{count} Tischen"


def some_players(count: int) -> str:
    """How many players, in words."""
    return f"{count} Spieler"
