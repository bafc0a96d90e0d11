"""Words of the stage where the event itself is changed."""

EVENT_STAGE = "Turnier"
GO_TO_EVENT = "T&urnierdaten"
EVENT_STAGE_HINT = (
    "Eine Zeile gilt, sobald sie verlassen wird. Einstellungen gelten mit „Übernehmen“ "
    "(Strg+Enter). Esc verwirft, was noch nicht gilt; Strg+Z nimmt zurück, was schon gilt."
)
FIRST_TABLE = "Erster Tisch"
FIRST_TABLE_HINT = "Gilt ab der nächsten Runde. Leer: Die Tische beginnen bei 1."
SETTINGS_HEADING = "Einstellungen"
APPLY = "Übernehmen: {names}"
APPLY_NOTHING = "Übernehmen"
APPLY_KEYS = "Strg+Enter"
DETAIL_CHANGED = "Geändert: {name}."
SETTINGS_CHANGED = "Geändert: {names}."

# A table of one's own
FIXED_TABLE = "Immer an Tisch"
OWN_TABLE_HEAD = "Tisch"
WHICH_TABLE = "Die Nummer des Tisches eintippen, zum Beispiel 12, oder leer lassen."

# Byes
WITHDRAW_BYE = "Freilos zurückziehen (Entf)"
BYE_WITHDRAWN = "{name} spielt in Runde {round} nun doch."
CHOOSE_BYE = "Zuerst ein Freilos in der Liste wählen."

# People met before
FORGOTTEN = (
    "{name} ist vergessen und wird beim Tippen nicht mehr vorgeschlagen, bis zur nächsten "
    "Anmeldung."
)
FORGET_FIRST = "Mit Pfeil ab wählen; Enter übernimmt, Entf vergisst."
NOT_FORGOTTEN = (
    "{name} konnte nicht vergessen werden: Die Liste bekannter Spieler lässt sich nicht schreiben."
)
