### Words of the batch commands: what a line must hold

fault-logged = Hier liegt es an TourneyDesk selbst. Das Turnier ist unverändert; was geschehen ist, steht in { $path }.
fault-unlogged = Hier liegt es an TourneyDesk selbst ({ $fault }). Das Turnier ist unverändert.
not-json = Diese Zeile ist kein JSON-Objekt. Einen Befehl je Zeile schreiben.
line-too-long = Diese Zeile hat mehr als { GROUPED($most) } Zeichen. Einen Befehl je Zeile schreiben; lange Spielerlisten als Datei mit „import_players“ einlesen.
more-problems =
    { $more ->
        [one] { $more } weiterer Punkt stimmt
       *[other] { $more } weitere Punkte stimmen
    } nicht.
no-command = Ein Befehl ist ein JSON-Objekt mit "do", zum Beispiel { "{" }"do": "state"{ "}" }.
unknown-command = Einen Befehl „{ $do }“ gibt es nicht. Befehle: { $known }.
unknown-field = „{ $do }“ kennt kein Feld „{ $field }“.
known-fields = Möglich sind { $known }.
no-fields = Es hat keine Felder.
field-missing = „{ $do }“ braucht „{ $field }“.
explain-what = Angeben, was erklärt werden soll: „table“, „player“, zwei „players“, die nicht aufeinandergetroffen sind, oder der Spieler, um dessen „standing“ es geht.
field-wrong = „{ $field }“ von „{ $do }“ muss so aussehen: { WORD($due) }.
field-twice = „{ $field }“ steht an einer Stelle doppelt. Nur einmal schreiben.
two-players-needed = Genau zwei Spieler nennen.
no-event-yet = In dieser Datei ist noch kein Turnier. Mit „create“ beginnen.
event-exists = Diese Datei enthält schon das Turnier { $name }. Für ein neues eine andere Datei wählen.
