### The RISK 2210 Swiss: why two were not at one board

## A player was not in the round

risk-swiss-why-not-entered-later = { $player1 } kam erst dazu, als Runde { $round } schon gesetzt war.
risk-swiss-why-not-withdrawn = { $player1 } hat in Runde { $left } aufgegeben und war darum in Runde { $round } nicht dabei.
risk-swiss-why-not-left = { $player1 } war schon abgemeldet, als Runde { $round } gesetzt wurde.
risk-swiss-why-not-absent = { $player1 } saß in Runde { $round } an keinem Tisch.

## A player was not in the final

risk-swiss-why-not-final-points =
    Das Finale spielen die besten { $seats }. { $player1 } lag mit { $own ->
        [0.5] { $own } Matchpunkt
        [one] { $own } Matchpunkt
       *[other] { $own } Matchpunkten
    } auf { place }; den letzten Finalplatz bekam { $player2 } mit { $last }.
risk-swiss-why-not-final-game-points =
    Das Finale spielen die besten { $seats }. { $player1 } ({ place }) und { $player2 } auf dem letzten Finalplatz hatten beide { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }; { $player2 } hatte mehr Spielpunkte, { $last } zu { $own }.
risk-swiss-why-not-final-energy = Das Finale spielen die besten { $seats }. { $player1 } ({ place }) war gleichauf mit { $player2 }; { $player2 } bekam den letzten Platz mit mehr Restenergie, { $last } zu { $own }.
risk-swiss-why-not-final-first-places = Das Finale spielen die besten { $seats }. { $player1 } ({ place }) war gleichauf mit { $player2 }; { $player2 } bekam den letzten Platz mit mehr Tischsiegen, { $last } zu { $own }.
risk-swiss-why-not-final-lot = Das Finale spielen die besten { $seats }. { $player1 } ({ place }) war gleichauf mit { $player2 }; das Los gab { $player2 } den letzten Platz.
risk-swiss-why-not-semi-final = Das Halbfinale spielen die besten { $seats }. { $player1 } lag in der Rangliste auf { place }.
risk-swiss-why-not-final = Das Finale spielen die besten { $seats } nach dem Halbfinale. { $player1 } lag danach auf { place }; den letzten Finalplatz bekam { $player2 }.
risk-swiss-why-not-seeded = Die Tische des Halbfinales sind nach der Rangliste gesetzt: 1, 4, 5, 8, 9 und 2, 3, 6, 7, 10. { $player1 } und { $player2 } gehören danach an verschiedene Tische.

## Both were in the round

risk-swiss-why-not-forbidden = { $player1 } und { $player2 } stehen auf der Trennliste.
risk-swiss-why-not-by-hand = Die Turnierleitung hat diese Runde geändert; die Antwort gilt für die Tische davor.
risk-swiss-why-not-around = Einige Tische blieben, als die Runde repariert wurde; die Antwort gilt für die ganze Runde.
risk-swiss-why-not-groups =
    { $player1 } hatte { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }, { $player2 } { $others }. An einem Tisch würden mehr Punktgruppen gemischt: { $would ->
        [one] { $would } Stufe
       *[other] { $would } Stufen
    } zwischen den Gruppen statt { $is }.
risk-swiss-why-not-groups-level =
    Beide hatten { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }. An einem Tisch würden mehr Punktgruppen gemischt: { $would ->
        [one] { $would } Stufe
       *[other] { $would } Stufen
    } zwischen den Gruppen statt { $is }.
risk-swiss-why-not-spread =
    { $player1 } hatte { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }, { $player2 } { $others }. An einem Tisch wäre der Punktabstand größer: zusammen { $would ->
        [one] { $would } Matchpunkt
       *[other] { $would } Matchpunkte
    } statt { $is }.
risk-swiss-why-not-spread-level =
    Beide hatten { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }. An einem Tisch wäre der Punktabstand größer: zusammen { $would ->
        [one] { $would } Matchpunkt
       *[other] { $would } Matchpunkte
    } statt { $is }.
risk-swiss-why-not-down-the-list =
    { $player1 } hatte { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }, { $player2 } { $others }. Die Tische werden von oben der Rangliste gefüllt, und keine gerechte Sitzordnung bringt diese beiden zusammen.
risk-swiss-why-not-others-forbidden =
    An einem Tisch { $would ->
        [one] säße { $would } Paar
       *[other] säßen { $would } Paare
    } der Trennliste in der besten gefundenen Sitzordnung zusammen statt { $is }.
risk-swiss-why-not-same-mark =
    { $player1 } und { $player2 } gehören zu { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } und werden unter ebenso wenig gemischten Tischen getrennt.
risk-swiss-why-not-others-same =
    An einem Tisch säßen mehr Paare aus { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } zusammen: { $would } statt { $is }.
risk-swiss-why-not-met =
    Sie saßen schon in Runde { $round } zusammen, und neue Gegner gehen vor. An einem Tisch { $would ->
        [one] träfe { $would } Paar
       *[other] träfen { $would } Paare
    } in der besten gefundenen Sitzordnung noch einmal aufeinander statt { $is }.
risk-swiss-why-not-repeats =
    Neue Gegner gehen vor. An einem Tisch { $would ->
        [one] träfe { $would } Paar
       *[other] träfen { $would } Paare
    } in der besten gefundenen Sitzordnung noch einmal aufeinander statt { $is }.
risk-swiss-why-not-first-round = Runde 1 ist gelost: Wer mit wem sitzt, hat das Los entschieden.
risk-swiss-why-not-lot = Sie hätten an einem Tisch sitzen können. Das Los hat einen anderen gewählt.
