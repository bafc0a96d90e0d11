### The page of the event's own data

event-stage = Turnier
event-go-to = T&urnierdaten
event-stage-hint = Änderungen werden sofort gespeichert.
event-details-heading = Angaben
event-file = Gespeichert in
event-all-saved = Alles gespeichert
event-first-table = Erster Tisch
event-first-table-hint = Gilt ab der nächsten Runde. Leer: Die Tische beginnen bei 1.
event-settings-heading = Runden und Regeln
event-detail-changed = Geändert: { $name }.
event-fixed-table = Immer an Tisch
event-which-table = Die Nummer des Tisches eintippen, zum Beispiel 12, oder leer lassen.
event-withdraw-bye = Freilos zurückziehen
event-bye-withdrawn = { $name } spielt in Runde { $round } nun doch.
event-choose-bye = Zuerst ein Freilos in der Liste wählen.
event-forgotten = { $name } ist vergessen und wird beim Tippen nicht mehr vorgeschlagen, bis zur nächsten Anmeldung.
event-forget-first = Mit Pfeil ab wählen; { key-enter } übernimmt, { $key } vergisst.
event-not-forgotten = { $name } konnte nicht vergessen werden: Die Liste bekannter Spieler lässt sich nicht schreiben.
event-saved = Gespeichert
