### Rebuilding an event from the codes on its papers: what is missing, what contradicts

paper-player = Spieler { $number }
paper-unnamed-event = Aus Karten wiederhergestelltes Turnier
paper-rebuilt-note =
    Wiederhergestellt aus { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
paper-code-is-a-cover = Das ist der Code des Deckblatts. Eine Spielerkarte oder einen Zettel nehmen.
paper-code-is-no-cover = Das ist nicht der Code des Deckblatts. Das Deckblatt nehmen.
paper-code-unreadable-line = Zeile { $line } ist kein Code einer Karte, eines Zettels oder des Deckblatts. Alle ihre Fünfergruppen eintippen, nur Ziffern.
paper-code-mistyped-line = Zeile { $line }: Eine oder mehrere Ziffern fehlen oder sind anders. Alle Fünfergruppen mit dem Papier vergleichen.
paper-code-unknown-line = Zeile { $line } ist keine Karte, kein Zettel und kein Deckblatt dieses Programms, oder von einer neueren Version.
paper-line-group = Zeile { $line }: In Gruppe { $group }, getippt als { $digits }, ist eine Ziffer anders. Mit dem Papier vergleichen.
paper-line-groups = Zeile { $line }: In einer der Gruppen { $groups } ist eine Ziffer anders. Mit dem Papier vergleichen.
paper-line-group-length =
    Zeile { $line }: Gruppe { $group }, getippt als { $digits }, hat { $length ->
        [one] { $length } Ziffer
       *[other] { $length } Ziffern
    } und sollte 5 haben. Mit dem Papier vergleichen.
paper-here-group = In Gruppe { $group }, getippt als { $digits }, ist eine Ziffer anders. Mit dem Papier vergleichen.
paper-here-groups = In einer der Gruppen { $groups } ist eine Ziffer anders. Mit dem Papier vergleichen.
paper-here-group-length =
    Gruppe { $group }, getippt als { $digits }, hat { $length ->
        [one] { $length } Ziffer
       *[other] { $length } Ziffern
    } und sollte 5 haben. Mit dem Papier vergleichen.
paper-other-event = Zeile { $line } gehört zu einem anderen Turnier ({ $name }). Sie wurde weggelassen.
paper-no-player = Zeile { $line } nennt keinen Spieler. Sie wurde weggelassen.
paper-older-card = { $player1 }: Es gibt zwei Karten aus verschiedenen Runden. Die aus Runde { $round } gilt.
paper-two-cards = { $player1 }: Zwei Karten aus Runde { $round } sagen Verschiedenes, darum gilt keine.
paper-results-differ = Runde { $round }, Tisch { $table }: Die Papiere nennen verschiedene Ergebnisse für { $everyone }. Das Ergebnis bleibt offen.
paper-no-cover = Das Deckblatt fehlt. Es gelten die Vorgaben des Formats, und die Auslosungen haben einen neuen Startwert.
paper-cards-missing =
    Es { $players ->
        [one] fehlt die Karte von Spieler { $players }
       *[other] fehlen die Karten der Spieler { $players }
    }.
paper-names-missing =
    Es fehlen Namen: { $players ->
        [one] Spieler { $players }
       *[other] Spieler { $players }
    }. Unter „Spieler“ eintragen.
paper-ring-broken = Es fehlen zu viele Papiere, um den Ring zu schließen; darum ist keine Partie im Turnier. Die fehlenden Karten hinzufügen oder die Zettel ihrer Bretter.
paper-ring-otherwise = Die aufgerufenen Partien ergeben sich nicht aus den Einstellungen; sie stehen darum so da, wie die Karten sie nennen. Vor dem nächsten Ergebnis die Einstellungen zu Farben und Remis ansehen.
paper-nothing-yet = Noch nichts. Das Deckblatt tippen oder scannen, dann die Karten in beliebiger Reihenfolge.
paper-so-far-before =
    { $format }: { $cards } von { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    }, vor Runde 1.
paper-so-far-one =
    { $format }: { $cards } von { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    }, Runde 1.
paper-so-far =
    { $format }: { $cards } von { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    }, Runde 1 bis { $rounds }.
paper-nothing-to-rebuild = Hier ist kein lesbarer Code einer Karte. Die Ziffern der Karten eintippen, eine Karte je Zeile.
paper-import-done =
    { $name }: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. { $now }
paper-two-slips = Runde { $round }, Tisch { $table }: Zwei Zettel sagen Verschiedenes, darum gilt keiner.
paper-other-history = Zeile { $line }: Dieses Papier hat Stand { $revision }, aber aus einem anderen Verlauf des Turniers. Es wurde weggelassen.
paper-seats-differ = Runde { $round }, Tisch { $table }: Die Papiere sagen Verschiedenes darüber, wer dort saß ({ $everyone }). Die Plätze bleiben offen.
paper-cover-denies-table = Runde { $round }, Tisch { $table } ({ $everyone }): Das Deckblatt nennt diesen Tisch nicht. Seine Plätze bleiben offen.
paper-card-denies-seat = Runde { $round }, Tisch { $table }: Die Karte von { $player1 } nennt den Platz nicht, den ein anderes Papier angibt. Die Plätze bleiben offen.
paper-seated-twice = Runde { $round }: Die Papiere setzen { $player1 } an Tisch { $table } und an Tisch { $other }. Beide bleiben offen.
paper-bye-and-table = Runde { $round }: Ein Papier gibt { $player1 } ein Freilos, ein anderes einen Platz. Beides bleibt offen.
paper-byes-differ = Runde { $round }: Die Papiere sagen Verschiedenes über das Freilos von { $player1 }. Es bleibt offen.
paper-settings-differ = Das Deckblatt und die Karten von { $everyone } nennen verschiedene Einstellungen. Es gelten die des Deckblatts.
paper-total-differs = { $player1 }, nach Runde { $round }: Die Karte sagt { $card }, die Ergebnisse ergeben { $points }. Die Summe bleibt offen.
paper-unknown-player = Spieler { $number } (Name unbekannt)
paper-no-cover-with-settings = Das Deckblatt fehlt. Name, Angaben und Startwert des Turniers sind nicht bekannt; die Auslosungen haben einen neuen Startwert.
paper-cover-shortened = Im Code des Deckblatts war nicht für alles Platz: Angaben, verbotene Paarungen oder Freilos-Wünsche können fehlen.
paper-names-shortened = Manche Texte waren zu lang für den Code und enden auf „…“: { $everyone }. Unter „Spieler“ ergänzen.
paper-impossible = Diese Papiere können nicht zu einem Turnier gehören: Zusammen ergeben sie etwas Unmögliches.
