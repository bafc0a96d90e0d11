### Words of the papers: record cards on the screen, printing, and what changed since

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
papers-page-larger = Größer
papers-page-whole = Ganze Seite
papers-page-zoom-tip = Größer oder die ganze Seite ({ $key })
papers-page = Papiere
papers-go-to = &Papiere
papers-print-packet = Papiere der Runde &drucken
papers-print-changed = Geändertes dru&cken
papers-head = Papier
papers-last-printed-head = Gedruckt
papers-last-printed = { $at }, Stand { $revision }
papers-print-changed-press = Geändertes drucken
papers-nothing-changed = Nichts hier Gedrucktes hat sich seitdem geändert.
papers-what-changed = Was sich geändert hat
papers-option-round = Runde
papers-size = Papierformat
papers-option-tables = Tische
papers-option-players = Spieler
papers-option-up = Je Blatt
papers-option-pages = Seiten
papers-option-copies = Exemplare
papers-option-printer = Drucker
papers-all-of-them = alle
papers-numbers-example = alle, oder 9, 11-14
papers-size-letter = US Letter
papers-size-a4 = A4
papers-size-card = Karten, 3 × 5 Zoll
papers-no-printer = kein Drucker hier
papers-print = Drucken
papers-save-pdf = Als PDF speichern…
papers-stop-printing = Abbrechen
papers-choose-pdf = Wo das PDF liegen soll
papers-pdf-files = PDF-Dateien (*.pdf)
papers-pdf-name = { $event } – { $paper }
papers-pdf-name-of-round = { $event } – { $paper }, Runde { $round }
papers-not-numbers = { $field }: Nummern eingeben wie 9 oder 9, 11–14.
papers-not-copies = Möglich sind 1 bis { $most } Exemplare.
papers-no-such-page =
    { $pages ->
        [one] Dieses Dokument hat { $pages } Seite.
       *[other] Dieses Dokument hat { $pages } Seiten.
    }
papers-making = Die Seiten entstehen…
papers-making-longer = Die Seiten entstehen, seit { $seconds }… { key-esc } hält an.
papers-making-stopped = Angehalten. Nichts wurde gedruckt.
papers-printing = Geht an { $printer }…
papers-printing-page = Geht an { $printer }: Seite { $page } von { $pages }. { key-esc } hält an.
papers-printed = { $paper }: an { $printer } geschickt.
papers-pdf-saved = { $paper }: gespeichert als { $file }.
papers-printing-stopped = Angehalten. Schon geschickte Seiten können noch aus dem Drucker kommen.
papers-printer-gone = { $printer } ist nicht mehr da. Einen anderen Drucker wählen oder als PDF speichern.
papers-printer-refused = { $printer } hat die Seiten nicht angenommen. Prüfen, ob er an ist, Papier hat und verbunden ist, dann noch einmal drucken oder als PDF speichern.
papers-printer-said = { $text } Die Antwort war: { $said }
papers-no-printer-advice = Auf diesem Computer ist kein Drucker eingerichtet. Als PDF speichern und anderswo drucken.
papers-more-names = { $text } Und { $count } weitere dieser Art.
papers-changed = Seit dem Druck geändert: { $things }.
papers-result-slips =
    { $slips ->
        [one] { $slips } Ergebniszettel
       *[other] { $slips } Ergebniszettel
    }
