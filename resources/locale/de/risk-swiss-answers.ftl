### Words of the RISK 2210 Swiss: why two were not at one board

## Somebody was not in the round

risk-swiss-why-not-entered-later = { $player1 } wurde erst angemeldet, als Runde { $round } schon ausgelost war.
risk-swiss-why-not-withdrawn = { $player1 } hat in Runde { $left } aufgegeben und saß darum in Runde { $round } an keinem Tisch.
risk-swiss-why-not-left = { $player1 } war schon abgemeldet, als die Tische von Runde { $round } gebildet wurden.
risk-swiss-why-not-absent = { $player1 } saß in Runde { $round } an keinem Tisch.

## Somebody was not in the final

risk-swiss-why-not-final-points =
    Das Finale spielen die besten { $seats }. { $player1 } lag mit { $own ->
        [0.5] { $own } Matchpunkt
        [one] { $own } Matchpunkt
       *[other] { $own } Matchpunkten
    } auf { place }; { $player2 } bekam den letzten Finalplatz mit { $last }.
risk-swiss-why-not-final-game-points =
    Das Finale spielen die besten { $seats }. { $player1 } ({ place }) und { $player2 } auf dem letzten Finalplatz hatten beide { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }; { $player2 } hatte mehr Spielpunkte, { $last } zu { $own }.
risk-swiss-why-not-final-energy = Das Finale spielen die besten { $seats }. { $player1 } ({ place }) war gleichauf mit { $player2 }; den letzten Finalplatz bekam { $player2 } mit mehr Restenergie, { $last } zu { $own }.
risk-swiss-why-not-final-lot = Das Finale spielen die besten { $seats }. { $player1 } ({ place }) war gleichauf mit { $player2 }; den letzten Finalplatz bekam { $player2 } durch das Los.

## Both were in the round

risk-swiss-why-not-forbidden = Die Turnierleitung hat festgelegt, dass { $player1 } und { $player2 } nicht aufeinandertreffen sollen.
risk-swiss-why-not-by-hand = Tische dieser Runde wurden von Hand geändert. Das Folgende gilt für die Tische, wie sie nach den Regeln wären.
risk-swiss-why-not-around = Einige Tische dieser Runde blieben, wie sie waren; die anderen wurden darum herum gesetzt. Das Folgende gilt für die Runde ohne diese Vorgabe.
risk-swiss-why-not-groups =
    { $player1 } hatte { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }, { $player2 } { $others }. Die Tische mischen verschiedene Punktzahlen so wenig wie möglich: { $is ->
        [one] { $is } Sprung
       *[other] { $is } Sprünge
    } von einer Punktzahl zur nächsten, alle Tische zusammen. Mit diesen beiden an einem Tisch wären es { $would }.
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
    }, { $player2 } { $others }. Die Spieler eines Tisches sind bei den Punkten so nah beieinander wie möglich: { $is ->
        [one] { $is } Matchpunkt
       *[other] { $is } Matchpunkte
    } zwischen den meisten und den wenigsten, alle Tische zusammen. Mit diesen beiden an einem Tisch wären es { $would }.
risk-swiss-why-not-spread-level =
    Beide hatten { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }. Zusammen wäre der Punktabstand an den Tischen größer: insgesamt { $would ->
        [one] { $would } Matchpunkt
       *[other] { $would } Matchpunkte
    } statt { $is }.
risk-swiss-why-not-down-the-list =
    { $player1 } hatte { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }, { $player2 } { $others }. Die Tische werden der Reihe nach von oben nach Punkten gefüllt, ohne jemanden zu übergehen. Keine der besten Möglichkeiten dafür bringt diese beiden an einen Tisch.
risk-swiss-why-not-others-forbidden =
    An einem Tisch säßen in der besten gefundenen Verteilung { $would ->
        [one] { $would } auseinanderzuhaltendes Paar
       *[other] { $would } auseinanderzuhaltende Paare
    } zusammen statt { $is }.
risk-swiss-why-not-met =
    Sie saßen schon in Runde { $round } zusammen, und neue Gegner gehen vor. Zusammen träfen in der besten gefundenen Verteilung { $would ->
        [one] { $would } Paar
       *[other] { $would } Paare
    } noch einmal aufeinander statt { $is }.
risk-swiss-why-not-repeats =
    Neue Gegner gehen vor. Zusammen träfen in der besten gefundenen Verteilung { $would ->
        [one] { $would } Paar
       *[other] { $would } Paare
    } noch einmal aufeinander statt { $is }.
risk-swiss-why-not-first-round = Runde 1 wird gelost: Wer mit wem sitzt, hat das Los entschieden.
risk-swiss-why-not-lot = Sie hätten an einem Tisch sitzen können. Das Los hat anders entschieden.
