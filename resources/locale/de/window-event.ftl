### The page of the event's own data

event-stage = Turnier
event-go-to = T&urnierdaten
event-stage-hint = Änderungen werden sofort gespeichert.
event-details-heading = Angaben
event-file = Gespeichert in
event-all-saved = Alles gespeichert
event-first-table = Erste { -table }nummer
event-first-table-hint = Gilt ab der nächsten Runde. Leer lassen, um bei 1 zu beginnen.
event-starts = Beginn um
event-starts-hint = Wird vor Runde 1 angezeigt, z. B. { $time }.
event-logo = Logo
event-logo-choose = Bild wählen…
event-logo-remove = Logo entfernen
event-logo-hint = Erscheint auf Papieren und vor Runde 1 auf der Anzeige. Auf diesem Computer gespeichert.
event-footer = Fußzeile auf Papieren
event-footer-hint = Für einen Sponsor oder den Spielort. Auf diesem Computer gespeichert.
event-choose-logo = Logo wählen
event-logo-files = Bilder (*.png *.jpg *.jpeg *.webp *.gif *.bmp)
event-name-order = Namen anzeigen als
event-name-order-hint = Auf dem Bildschirm, auf Papier und auf der Anzeige. Namenslisten sind nach Familiennamen sortiert.
event-detail-changed = { $name } gespeichert.
event-fixed-table =
    { NOUN() ->
        [board] Festes Brett
        [game] Feste Partie
       *[table] Fester Tisch
    }
event-which-table = Eine { -table }nummer eingeben, z. B. 12, oder leer lassen.
event-withdraw-bye = Freilos streichen
event-bye-withdrawn = Freilos gestrichen. { $name } spielt in Runde { $round }.
event-choose-bye = Ein Freilos wählen.
event-forgotten = { $name } aus den bekannten Spielern entfernt.
event-remove-known = Aus bekannten Spielern entfernen
event-remove-known-heading = { $name } aus den bekannten Spielern entfernen?
event-remove-known-about = In den Turnieren bleibt der Eintrag; der Name wird beim Tippen nur nicht mehr vorgeschlagen.
event-keep-known = Behalten
event-select-known = Einen Namen auswählen.
event-forget-first = Einen Namen wählen und { key-enter } drücken, um ihn zu übernehmen, oder { $key }, um ihn aus den bekannten Spielern zu entfernen.
event-not-forgotten = { $name } ließ sich nicht entfernen: Die Liste bekannter Spieler ist schreibgeschützt.
event-saved = Gespeichert
