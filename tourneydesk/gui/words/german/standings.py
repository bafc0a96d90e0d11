"""Words of the standings' stage: age groups, the cut, and results that are tried."""

EVERYBODY = "Alle"
SHOW_GROUP = "Zeigen"
NO_GROUP = "{players} ohne Alter oder Altersgruppe: in keiner der Gruppen."
PLACE_OF = "{place}. {name}"
CUT = "Schnitt zum Finale"
TRY_RESULT = "Was wäre, wenn… (T)"
TRY_TIP = "Ein Ergebnis ausprobieren, das noch fehlt. Eingetragen wird nichts."
STANDINGS_WHAT_IF = "Rangliste: was wäre, wenn"
PLACE_OF_WHAT_IF = "Was wäre, wenn: {place}. {name}"
PLACE_NOW = "Jetzt"
NOTHING_TO_TRY = "Jeder freigegebene Tisch hat sein Ergebnis; es gibt nichts auszuprobieren."
WHAT_IF_BAND = "Was wäre, wenn? Eingetragen wird nichts. Esc beendet es."
WHAT_IF_EMPTY = (
    "Unten einen Tisch wählen und ein Ergebnis tippen wie in der Runde; die Plätze folgen."
)
WHAT_IF_TRIED = "Tisch {table}: {result}."
WHAT_IF_OVER = "Dann wäre das Turnier zu Ende, gewonnen von {names}."
WHAT_IF_OVER_UNWON = "Dann wäre das Turnier zu Ende, und niemand hätte gewonnen."
WHAT_IF_TABLES = "Tische zum Ausprobieren"
WHAT_IF_HINT = (
    "Entf verwirft den Versuch an einem Tisch. Mehrere Tische lassen sich zugleich ausprobieren."
)
WHAT_IF_TAKE = "Ausprobieren (Strg+Enter)"
WHAT_IF_BOARD_HINT = (
    "Platz: eine Taste, W für aufgegeben. Dann Spielpunkte, Enter, Restenergie, Enter. Das letzte "
    "Enter probiert es aus."
)
WHAT_IF_SCORE_HINT = (
    "Eine Punktzahl oder W für aufgegeben, dann Enter. Das letzte Enter probiert es aus."
)
WHAT_IF_ENDED = "Die Rangliste zeigt wieder nur die eingetragenen Ergebnisse."
