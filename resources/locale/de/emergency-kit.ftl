### The cover, and what the next round by hand says in every format

paper-name-cover = Deckblatt der Karten
paper-about-cover = Name, Einstellungen und Startwert als Code, zum Wiederherstellen
paper-name-hand = Notfallmappe
paper-about-hand = Karten bis jetzt, leere Zettel und eine Anleitung, um ohne diesen Computer weiterzumachen

## The cover

cover-title = Deckblatt der Karten
cover-about = Geht die Turnierdatei verloren, wird sie aus diesem Code und den Spielerkarten wiederhergestellt: auf der Startseite „Aus Karten wiederherstellen“ wählen. Dieses Blatt bei den Karten aufbewahren.
cover-event = Turnier
cover-format = Format
cover-players = Spieler
cover-rounds = Freigegebene Runden
cover-seed = Zufalls-Startwert
cover-settings = Einstellungen
cover-code = Code (die Fünfergruppen eintippen, wenn das Scannen nicht geht)

## The steps

hand-title = Nächste Runde von Hand
hand-number = { $number }.
hand-none = Es folgt keine Runde mehr. Auf den Karten stehen alle Ergebnisse.
hand-open =
    Zuerst die offenen Ergebnisse der Runde { $round } einsammeln ({ $tables ->
        [one] { $tables } { -table }
       *[other] { $tables } { -tables }
    }). Die Zahlen unten setzen voraus, dass sich niemand mehr abmeldet.
hand-after = Zurück am Computer: Ist die Datei verloren, „Aus Karten wiederherstellen“ wählen, Deckblatt und Karten scannen und dann diese Runde von den Zetteln eingeben.
hand-keep = Die Zettel nach { -tables-dative } geordnet aufbewahren. Weichen Karte und Zettel voneinander ab, gilt der Zettel.
hand-table-of =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    } zu { $size }
hand-board-of =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    } zu { $size }
hand-group-of =
    { $group }: { $tables } ({ $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    })
