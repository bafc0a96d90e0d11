### Words of the RISK 2210 Swiss: why two were not at one board

## Somebody was not in the round

risk-swiss-why-not-entered-later = { $player1 } wurde erst angemeldet, als Runde { $round } schon ausgelost war.
risk-swiss-why-not-withdrawn = { $player1 } hat in Runde { $left } aufgegeben und saß darum in Runde { $round } an keinem Tisch.
risk-swiss-why-not-left = { $player1 } war schon abgemeldet, als die Tische von Runde { $round } gebildet wurden.
risk-swiss-why-not-absent = { $player1 } saß in Runde { $round } an keinem Tisch.

## Somebody was not in the final

risk-swiss-why-not-final-points =
    Ins Finale kommen die besten { $seats }, die noch dabei sind. { $player1 } stand auf Platz { $place } mit { $own ->
        [0.5] { $own } Matchpunkt
        [one] { $own } Matchpunkt
       *[other] { $own } Matchpunkten
    }; der letzte Finalplatz ging mit { $last } an { $player2 }.
risk-swiss-why-not-final-game-points =
    Ins Finale kommen die besten { $seats }, die noch dabei sind. { $player1 } auf Platz { $place } und { $player2 } auf dem letzten Finalplatz hatten beide { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }; { $player2 } hatte mehr Spielpunkte, { $last } gegen { $own }.
risk-swiss-why-not-final-energy = Ins Finale kommen die besten { $seats }, die noch dabei sind. { $player1 } auf Platz { $place } und { $player2 } auf dem letzten Finalplatz waren bei Matchpunkten und Spielpunkten gleich; { $player2 } hatte mehr Energie übrig, { $last } gegen { $own }.
risk-swiss-why-not-final-lot = Ins Finale kommen die besten { $seats }, die noch dabei sind. { $player1 } auf Platz { $place } und { $player2 } waren bei Matchpunkten, Spielpunkten und Energie gleich; den letzten Finalplatz bekam { $player2 } durch das Los.

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
    { $player1 } und { $player2 } hatten beide { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }. Aber die Tische mischen verschiedene Punktzahlen so wenig wie möglich: { $is ->
        [one] { $is } Sprung
       *[other] { $is } Sprünge
    } von einer Punktzahl zur nächsten, alle Tische zusammen. Mit diesen beiden an einem Tisch wären es { $would }.
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
    { $player1 } und { $player2 } hatten beide { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }. Aber die Spieler eines Tisches sind bei den Punkten so nah beieinander wie möglich: { $is ->
        [one] { $is } Matchpunkt
       *[other] { $is } Matchpunkte
    } zwischen den meisten und den wenigsten, alle Tische zusammen. Mit diesen beiden an einem Tisch wären es { $would }.
risk-swiss-why-not-down-the-list =
    { $player1 } hatte { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }, { $player2 } { $others }. Die Tische werden der Reihe nach von oben nach Punkten gefüllt, ohne jemanden zu übergehen. Keine der besten Möglichkeiten dafür bringt diese beiden an einen Tisch.
risk-swiss-why-not-others-forbidden =
    Mit { $player1 } und { $player2 } an einem Tisch hätte auch die beste gefundene Verteilung { $would ->
        [one] { $would } auseinanderzuhaltendes Paar
       *[other] { $would } auseinanderzuhaltende Paare
    } an einem Tisch statt { $is }.
risk-swiss-why-not-met =
    { $player1 } und { $player2 } saßen schon in Runde { $round } zusammen, und neue Gegner gehen vor. Mit diesen beiden wieder an einem Tisch: { $would ->
        [one] { $would } Paar trifft
       *[other] { $would } Paare treffen
    } in der besten gefundenen Verteilung noch einmal aufeinander statt { $is }.
risk-swiss-why-not-repeats =
    Neue Gegner gehen vor. Mit { $player1 } und { $player2 } an einem Tisch: { $would ->
        [one] { $would } Paar trifft
       *[other] { $would } Paare treffen
    } in der besten gefundenen Verteilung noch einmal aufeinander statt { $is }.
risk-swiss-why-not-first-round = Runde 1 wird gelost: Wer mit wem sitzt, hat das Los entschieden.
risk-swiss-why-not-lot = { $player1 } und { $player2 } hätten ebenso gut an einem Tisch sitzen können. Das Los hat entschieden.
