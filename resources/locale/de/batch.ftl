### The batch commands: what a line must contain

fault-logged = In TourneyDesk ist etwas schiefgegangen; das Turnier ist unverändert. Details: { $path }
fault-unlogged = In TourneyDesk ist etwas schiefgegangen ({ $fault }); das Turnier ist unverändert.
not-json = Diese Zeile ist kein JSON-Objekt. Einen Befehl je Zeile schreiben.
line-too-long = Diese Zeile hat mehr als { GROUPED($most) } Zeichen. Einen Befehl je Zeile schreiben und lange Spielerlisten mit „import_players“ aus einer Datei importieren.
more-problems =
    { $more ->
        [one] { $more } weiteres Problem
       *[other] { $more } weitere Probleme
    }.
no-command = Ein Befehl ist ein JSON-Objekt mit "do", zum Beispiel { "{" }"do": "state"{ "}" }.
unknown-command = Kein Befehl „{ $do }“. Befehle: { $known }.
unknown-field = „{ $do }“ hat kein Feld „{ $field }“.
known-fields = Seine Felder sind { $known }.
no-fields = Er hat keine Felder.
field-missing = „{ $do }“ braucht „{ $field }“.
explain-what = Angeben, was zu erklären ist: „table“, „player“, zwei „players“, die nicht gegeneinander spielten, oder „standing“ eines Spielers.
field-wrong = „{ $field }“ von „{ $do }“ muss dies sein: { WORD($due) }.
field-value-unknown = „{ $field }“ kann nicht „{ $value }“ sein. Zur Auswahl: { $known }.
field-twice = „{ $field }“ steht doppelt in einem Objekt. Einmal schreiben.
two-players-needed = Genau zwei Spieler nennen.
no-event-yet = In dieser Datei ist noch kein Turnier. Mit „create“ beginnen.
event-exists = Diese Datei enthält schon das Turnier { $name }. Für ein neues eine andere Datei wählen.
