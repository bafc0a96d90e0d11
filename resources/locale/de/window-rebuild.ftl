### Words of the page that rebuilds a lost event from its cards

rebuild-menu = A&us Karten wiederherstellen…
rebuild-home = Aus Karten wiederherstellen…
rebuild-tip = Stellt ein verlorenes Turnier aus den Codes seiner Spielerkarten wieder her, getippt oder gescannt.
rebuild-heading = Ein Turnier aus seinen Karten wiederherstellen
rebuild-hint = Scans hierher ziehen (PNG, JPEG, PDF), oder den Code des Deckblatts und jeder Karte scannen oder tippen. Nach getippten Ziffern den Namen tippen. Fehlen Karten, helfen die Ergebniszettel.
rebuild-code = Code oder Name
rebuild-add = Hinzufügen
rebuild-from-file = Aus einer Datei…
rebuild-take-back = Letztes zurücknehmen
rebuild-name = Name des Turniers
rebuild-missing = Was die Papiere sagen
rebuild-all-there = Nichts fehlt.
rebuild-create = Turnier anlegen
rebuild-creating = Das Turnier wird angelegt…
rebuild-code-files = Scans und Codes (*.png *.jpg *.jpeg *.pdf *.txt);;Alle Dateien (*)
rebuild-choose-file = Scans oder Codes wählen
rebuild-reading = Wird gelesen…
rebuild-card-read = Karte von { $name }.
rebuild-name-wanted = Karte von { $name }. War sie getippt, jetzt den Namen tippen.
rebuild-slip-read = Zettel von Tisch { $table }, Runde { $round }.
rebuild-cover-read = Deckblatt von { $event }.
rebuild-file-read = { $papers } aus { $file }.
rebuild-nothing = Zuerst eine Karte tippen oder scannen.
rebuild-papers =
    { $count ->
        [one] { $count } Papier
       *[other] { $count } Papiere
    }
