### The papers: record cards on the screen, printing, and what changed since

papers-record-cards = Spielerkarten
papers-record-card = Spielerkarte
papers-record-card-of = Spielerkarte: { $name }
papers-card-tip = Klick vergrößert
papers-card-large = Spielerkarte: { $name }, vergrößert
papers-card-back = Zurück
papers-page-of = Seite { $page } von { $pages }
papers-page-back = ‹
papers-page-on = ›
papers-page-back-tip = Vorige Seite ({ $key })
papers-page-on-tip = Nächste Seite ({ $key })
papers-page-larger = Vergrößern
papers-page-whole = Ganze Seite
papers-page-zoom-tip = Vergrößern oder ganze Seite ({ $key })
papers-page = Papiere
papers-go-to = &Papiere
papers-print-packet = Run&denpaket drucken
papers-print-changed = Geändertes neu dru&cken
papers-head = Papier
papers-last-printed-head = Gedruckt
papers-last-printed = { $at }, Stand { $revision }
papers-print-changed-press = Geändertes neu drucken
papers-nothing-changed = Alle gedruckten Papiere sind aktuell.
papers-what-changed = Veraltet
papers-option-round = Runde
papers-size = Papierformat
papers-option-tables = { -tables }
papers-option-players = Spieler
papers-option-pages = Seiten
papers-option-copies = Exemplare
papers-option-printer = Drucker
papers-all-of-them = alle
papers-numbers-example = z. B. 9, 11–14
papers-size-letter = US Letter
papers-size-a4 = A4
papers-size-card = Karten, 3 × 5 Zoll
papers-size-4x6 = Karten, 4 × 6 Zoll
papers-size-a6 = Karten, A6
papers-no-printer = Kein Drucker
papers-print = Drucken
papers-save-pdf = Als PDF speichern…
papers-stop-printing = Abbrechen
papers-choose-pdf = PDF speichern unter
papers-pdf-files = PDF-Dateien (*.pdf)
papers-pdf-name = { $event } – { $paper }
papers-pdf-name-of-round = { $event } – { $paper }, Runde { $round }
papers-not-numbers = { $field }: Nummern eingeben wie 9 oder 9, 11–14.
papers-not-copies = Exemplare: eine Zahl von 1 bis { $most } eingeben.
papers-no-such-page =
    Dieses Papier hat { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    }.
papers-making = Seiten werden vorbereitet…
papers-making-longer = Seiten werden vorbereitet, seit { $seconds }… { key-esc } bricht ab.
papers-making-stopped = Abgebrochen. Nichts wurde gedruckt.
papers-printing = Wird an { $printer } gesendet…
papers-printing-page = Seite { $page } von { $pages } geht an { $printer }… { key-esc } bricht ab.
papers-printed = { $paper } an { $printer } gesendet.
papers-pdf-saved = { $paper } gespeichert als { $file }.
papers-printing-stopped = Abgebrochen. Schon gesendete Seiten werden vielleicht noch gedruckt.
papers-printer-gone = { $printer } ist nicht mehr verfügbar. Einen anderen Drucker wählen oder als PDF speichern.
papers-printer-refused = { $printer } antwortet nicht. Strom, Papier und Kabel prüfen und noch einmal versuchen oder als PDF speichern.
papers-printer-said = { $text } Meldung des Druckers: { $said }
papers-no-printer-advice = Auf diesem Computer ist kein Drucker eingerichtet. Als PDF speichern und anderswo drucken.
papers-more-names =
    { $text } { $count ->
        [one] { $count } weiterer Name hat
       *[other] { $count } weitere Namen haben
    } Zeichen, die sich nicht drucken lassen.
papers-changed = Veraltet: { $things }
papers-result-slips =
    { $slips ->
        [one] { $slips } Ergebniszettel
       *[other] { $slips } Ergebniszettel
    }
