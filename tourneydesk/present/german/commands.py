"""Words of the batch commands: what a line must hold."""

COMMANDS = {
    "fault_logged": (
        "Hier liegt es an TourneyDesk selbst. Das Turnier ist unverändert; was geschehen ist, "
        "steht in {path}."
    ),
    "fault_unlogged": "Hier liegt es an TourneyDesk selbst ({fault}). Das Turnier ist unverändert.",
    "not_json": "Diese Zeile ist kein JSON-Objekt. Einen Befehl je Zeile schreiben.",
    "line_too_long": (
        "Diese Zeile hat mehr als {most:grouped} Zeichen. Einen Befehl je Zeile schreiben; lange "
        "Spielerlisten als Datei mit „import_players“ einlesen."
    ),
    "more_problems": "{more:weiterer Punkt stimmt|weitere Punkte stimmen} nicht.",
    "no_command": 'Ein Befehl ist ein JSON-Objekt mit "do", zum Beispiel {{"do": "state"}}.',
    "unknown_command": "Einen Befehl „{do}“ gibt es nicht. Befehle: {known}.",
    "unknown_field": "„{do}“ kennt kein Feld „{field}“.",
    "known_fields": "Möglich sind {known}.",
    "no_fields": "Es hat keine Felder.",
    "field_missing": "„{do}“ braucht „{field}“.",
    "explain_what": (
        "Angeben, was erklärt werden soll: „table“, „player“, zwei „players“, die nicht "
        "aufeinandergetroffen sind, oder der Spieler, um dessen „standing“ es geht."
    ),
    "field_wrong": "„{field}“ von „{do}“ muss so aussehen: {due:word}.",
    "field_twice": "„{field}“ steht an einer Stelle doppelt. Nur einmal schreiben.",
    "two_players_needed": "Genau zwei Spieler nennen.",
    "no_event_yet": "In dieser Datei ist noch kein Turnier. Mit „create“ beginnen.",
    "event_exists": (
        "Diese Datei enthält schon das Turnier {name}. Für ein neues eine andere Datei wählen."
    ),
}
