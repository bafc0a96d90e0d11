### The page of the event's own data

event-stage = Turnier
event-go-to = T&urnierdaten
event-stage-hint = Angaben werden beim Verlassen eines Feldes gespeichert, Einstellungen mit „Änderungen speichern“ ({ $apply }). { key-esc } verwirft, was noch nicht gespeichert ist; { $undo } macht Gespeichertes rückgängig.
event-first-table = Erste Tischnummer
event-first-table-hint = Gilt ab der nächsten Runde. Leer lassen, um bei 1 zu beginnen.
event-settings-heading = Einstellungen
event-apply = Änderungen speichern
event-detail-changed = { $name } gespeichert.
event-settings-changed = { $names } gespeichert.
event-fixed-table = Fester Tisch
event-which-table = Eine Tischnummer eingeben, z. B. 12, oder leer lassen.
event-withdraw-bye = Freilos streichen
event-bye-withdrawn = Freilos gestrichen. { $name } spielt in Runde { $round }.
event-choose-bye = Ein Freilos wählen.
event-forgotten = { $name } aus den bekannten Spielern entfernt.
event-forget-first = Einen Namen wählen und { key-enter } drücken, um ihn zu übernehmen, oder { $key }, um ihn aus den bekannten Spielern zu entfernen.
event-not-forgotten = { $name } ließ sich nicht entfernen: Die Liste bekannter Spieler ist schreibgeschützt.
