### Rebuilding an event from the codes on its papers: what is missing, what contradicts

paper-player = Spieler { $number }
paper-unnamed-event = Aus Karten wiederhergestelltes Turnier
paper-rebuilt-note =
    Wiederhergestellt aus { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
paper-code-is-a-cover = Das ist der Code des Deckblatts. Eine Spielerkarte oder einen Zettel verwenden.
paper-code-is-no-cover = Das ist nicht der Code des Deckblatts. Das Deckblatt verwenden.
paper-code-unreadable-line = Zeile { $line }: kein Code von Karte, Zettel oder Deckblatt. Alle Fünfergruppen eintippen.
paper-code-mistyped-line = Zeile { $line }: Eine Ziffer ist falsch oder fehlt. Die Fünfergruppen mit dem Blatt vergleichen.
paper-code-unknown-line = Zeile { $line }: kein Code von TourneyDesk oder einer von einer neueren Version.
paper-line-group = Zeile { $line }: Gruppe { $group } prüfen: getippt ist { $digits }.
paper-line-groups = Zeile { $line }: Gruppen { $groups } prüfen. Eine Ziffer ist falsch.
paper-line-group-length =
    Zeile { $line }: Gruppe { $group } prüfen: getippt ist { $digits } ({ $length ->
        [one] { $length } Ziffer
       *[other] { $length } Ziffern
    } statt 5).
paper-here-group = Gruppe { $group } prüfen: getippt ist { $digits }.
paper-here-groups = Gruppen { $groups } prüfen. Eine Ziffer ist falsch.
paper-here-group-length =
    Gruppe { $group } prüfen: getippt ist { $digits } ({ $length ->
        [one] { $length } Ziffer
       *[other] { $length } Ziffern
    } statt 5).
paper-other-event = Zeile { $line } gehört zu einem anderen Turnier ({ $name }) und wurde übersprungen.
paper-no-player = Zeile { $line } hat keinen Spieler und wurde übersprungen.
paper-older-card = { $player1 }: zwei Karten gefunden. Die neuere (Runde { $round }) gilt.
paper-two-cards = { $player1 }: zwei verschiedene Karten für Runde { $round }. Keine gilt.
paper-results-differ = Runde { $round }, { -table } { $table }: Karten und Zettel haben verschiedene Ergebnisse für { $everyone }. Vom Zettel eintragen.
paper-no-cover = Das Deckblatt fehlt. Es gelten die Vorgaben des Formats und ein neuer Zufalls-Startwert.
paper-cards-missing =
    { $players ->
        [one] Karte fehlt: Spieler { $players }
       *[other] Karten fehlen: Spieler { $players }
    }.
paper-names-missing =
    { $players ->
        [one] Name fehlt: Spieler { $players }
       *[other] Namen fehlen: Spieler { $players }
    }. Unter „Spieler“ eintragen.
paper-ring-broken = Zu viele Karten fehlen, um den Ring zu schließen; das Turnier hat keine Partien. Die fehlenden Karten oder die Zettel ihrer Partien hinzufügen.
paper-ring-otherwise = Die Partien passen nicht zu den Einstellungen; sie bleiben wie auf den Karten. Vor dem nächsten Ergebnis die Einstellungen zu Farben und Remis prüfen.
paper-nothing-yet = Mit dem Deckblatt beginnen.
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
    }, Runden 1 bis { $rounds }.
paper-nothing-to-rebuild = Kein Kartencode gefunden. Die Ziffern der Karten eintippen, eine Karte je Zeile.
paper-two-slips = Runde { $round }, { -table } { $table }: zwei verschiedene Zettel. Keiner gilt.
paper-other-history = Zeile { $line }: Stand { $revision } aus einem anderen Verlauf dieses Turniers. Übersprungen.
paper-seats-differ = Runde { $round }, { -table } { $table }: Karten und Zettel sind uneins, wer dort saß ({ $everyone }). Die Plätze sind offen.
paper-cover-denies-table = Runde { $round }, { -table } { $table } ({ $everyone }): nicht auf dem Deckblatt. Die Plätze sind offen.
paper-card-denies-seat = Runde { $round }, { -table } { $table }: Ein anderes Papier setzt { $player1 } dorthin, die eigene Karte nicht. Die Plätze sind offen.
paper-seated-twice = Runde { $round }: { $player1 } ist an den { -tables-dative } { $table } und { $other }. Beide { -tables } sind offen.
paper-bye-and-table = Runde { $round }: { $player1 } hat ein Freilos und einen Platz. Beides ist offen.
paper-byes-differ = Runde { $round }: Karten und Zettel sind uneins über das Freilos von { $player1 }. Es ist offen.
paper-settings-differ = Das Deckblatt und die Karten von { $everyone } haben verschiedene Einstellungen. Es gelten die des Deckblatts.
paper-total-differs = { $player1 }, nach Runde { $round }: { $card } auf der Karte, { $points } aus den wiederhergestellten Ergebnissen. Die Summe ist offen.
paper-unknown-player = Spieler { $number } (Name unbekannt)
paper-no-cover-with-settings = Das Deckblatt fehlt. Name, Angaben und Startwert des Turniers sind unbekannt; gelost wird mit einem neuen Zufalls-Startwert.
paper-cover-shortened = Der Code des Deckblatts war zu klein für alles: Angaben, Paare der Trennliste oder beantragte Freilose können fehlen.
paper-names-shortened = Einige Texte waren zu lang für den Code und enden auf „…“: { $everyone }. Unter „Spieler“ ergänzen.
paper-impossible = Diese Karten und Zettel widersprechen sich und können nicht zu einem Turnier gehören.
