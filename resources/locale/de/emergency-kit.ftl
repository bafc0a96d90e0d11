### The cover, and what the next round by hand says in every format

paper-name-cover = Deckblatt der Karten
paper-about-cover = was auf keiner Karte steht, als Code: Name, Einstellungen, Startwert
paper-name-hand = Handpaket
paper-about-hand = Karten bis hierher, leere Zettel und die Schritte, um ohne diesen Computer weiterzumachen

## The cover

cover-title = Deckblatt der Karten
cover-about = Geht die Datei des Turniers verloren, lässt es sich aus diesem Code und denen der Spielerkarten wiederherstellen: auf der Startseite „Aus Karten wiederherstellen“ wählen oder den Befehl „import“ nutzen. Dieses Blatt bei den Karten aufbewahren.
cover-event = Turnier
cover-format = Format
cover-players = Spieler
cover-rounds = Freigegebene Runden
cover-seed = Startwert der Auslosungen
cover-settings = Einstellungen
cover-code = Code des Deckblatts, in Fünfergruppen

## The steps

hand-title = Die nächste Runde von Hand
hand-number = { $number }.
hand-none = So wie es steht, folgt keine Runde mehr. Auf den Karten stehen alle Ergebnisse; die Rangliste ist endgültig, sobald nichts fehlt.
hand-open =
    Zuerst Runde { $round } zu Ende bringen: Die Zettel, die noch fehlen ({ $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }), liegen in diesem Paket. Die Zahlen unten gelten, wenn alle bleiben, die jetzt dabei sind.
hand-after = Zurück am Computer alle Ergebnisse von den Zetteln eintragen oder das Turnier aus den Karten neu machen: „Aus Karten wiederherstellen“.
hand-keep = Die Zettel nach Tischen geordnet aufbewahren. Sie gelten, wenn bei einer Karte Zweifel bestehen.
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
