### The page of the event's own data

event-stage = Turnier
event-go-to = T&urnierdaten
event-stage-hint = Änderungen werden sofort gespeichert.
event-details-heading = Angaben
event-file = Gespeichert in
event-all-saved = Alles gespeichert
event-first-table = Erste Tischnummer
event-first-table-hint = Gilt ab der nächsten Runde. Leer lassen, um bei 1 zu beginnen.
event-settings-heading = Runden und Regeln
event-detail-changed = { $name } gespeichert.
event-fixed-table = Fester Tisch
event-which-table = Eine Tischnummer eingeben, z. B. 12, oder leer lassen.
event-withdraw-bye = Freilos streichen
event-bye-withdrawn = Freilos gestrichen. { $name } spielt in Runde { $round }.
event-choose-bye = Ein Freilos wählen.
event-forgotten = { $name } aus den bekannten Spielern entfernt.
event-forget-first = Einen Namen wählen und { key-enter } drücken, um ihn zu übernehmen, oder { $key }, um ihn aus den bekannten Spielern zu entfernen.
event-not-forgotten = { $name } ließ sich nicht entfernen: Die Liste bekannter Spieler ist schreibgeschützt.
event-saved = Gespeichert
