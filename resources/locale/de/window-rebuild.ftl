### The page that rebuilds a lost event from its cards

rebuild-menu = A&us Karten wiederherstellen…
rebuild-home = Aus Karten wiederherstellen…
rebuild-tip = Stellt ein verlorenes Turnier aus den Codes seiner Spielerkarten wieder her, getippt oder gescannt.
rebuild-heading = Turnier aus Karten wiederherstellen
rebuild-hint = Scans hierher ziehen (PNG, JPEG, PDF) oder die Codes scannen oder tippen: zuerst das Deckblatt, dann die Karten in beliebiger Reihenfolge. Für fehlende Karten die Ergebniszettel hinzufügen.
rebuild-code = Code oder Name
rebuild-add = Code hinzufügen
rebuild-from-file = Scans oder Datei…
rebuild-take-back = Letzten entfernen
rebuild-name = Name des Turniers
rebuild-missing = Bisher wiederhergestellt
rebuild-all-there = Vollständig: nichts fehlt, nichts widerspricht sich.
rebuild-create = Turnier anlegen
rebuild-creating = Das Turnier wird angelegt…
rebuild-code-files = Scans und Codes (*.png *.jpg *.jpeg *.pdf *.txt);;Alle Dateien (*)
rebuild-choose-file = Scans oder Codes wählen
rebuild-reading = Wird gelesen…
rebuild-card-read = Karte von { $name } gelesen.
rebuild-name-wanted = Karte von { $name } gelesen. Fehlt der Name des Spielers, ihn eingeben.
rebuild-slip-read = Zettel von { -table } { $table }, Runde { $round }, gelesen.
rebuild-cover-read = Deckblatt von { $event } gelesen.
rebuild-file-read = { $papers } gelesen aus { $file }.
rebuild-nothing = Einen Code tippen oder scannen.
rebuild-papers =
    { $count ->
        [one] { $count } Code
       *[other] { $count } Codes
    }
