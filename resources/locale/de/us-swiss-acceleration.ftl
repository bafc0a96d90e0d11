### Words of the US Chess Swiss: accelerated rounds, and when acceleration is recommended

## Accelerated rounds

us-swiss-accelerated-upper-half = Beschleunigte Runde: { $player1 } und { $player2 } werden in der oberen Hälfte des Feldes gepaart, die in Runde 1 unter sich spielt.
us-swiss-accelerated-lower-half = Beschleunigte Runde: { $player1 } und { $player2 } werden in der unteren Hälfte des Feldes gepaart, die in Runde 1 unter sich spielt.
us-swiss-accelerated-upper-winners = Beschleunigte Runde: In Runde 2 treffen die Sieger der oberen Hälfte (A) aufeinander.
us-swiss-accelerated-middle = Beschleunigte Runde: In Runde 2 werden Spieler der oberen Hälfte (A), die nicht gewonnen haben, mit Siegern der unteren Hälfte (B) gepaart, in der Reihenfolge der Wertungszahlen.
us-swiss-accelerated-lower-draws = Beschleunigte Runde: Spieler der unteren Hälfte (B), die in Runde 1 remis gespielt haben, werden miteinander gepaart.
us-swiss-accelerated-lower-losers = Beschleunigte Runde: Spieler der unteren Hälfte (B), die in Runde 1 verloren haben, werden miteinander gepaart.
us-swiss-accelerated-added =
    Beschleunigte Runde: { $player1 } und { $player2 } werden in der Gruppe mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } gepaart. Die obere Hälfte (A) hat in den Runden 1 und 2 für die Paarung einen Punkt mehr, nicht aber in der Rangliste.
us-swiss-reading-adjusted-rating = Die Runden 1 und 2 sind nach angepasster Wertungszahl beschleunigt: A-Sieger treffen aufeinander, A-Spieler ohne Sieg (auch mit Remis) auf B-Sieger, B-Remisspieler aufeinander, B-Verlierer aufeinander. Das Regelwerk lässt hier mehr als eine Lesart zu; dies ist die von Windows TD.
us-swiss-reading-added-score = Die Runden 1 und 2 sind durch einen Zusatzpunkt beschleunigt: Die obere Hälfte hat einen Punkt mehr, nur für die Paarung.

## Acceleration: when

us-swiss-acceleration-recommended = Beschleunigung ist empfohlen: { $players } Spieler sind mindestens { $threshold } (1½ mal 2 hoch { $rounds }, 28R). Zu erwarten: { WORD($expected, kind: "word-perfect") } ohne, { WORD($expected_accelerated, kind: "word-few") } mit Beschleunigung.
us-swiss-acceleration-not-recommended = Beschleunigung ist nicht empfohlen: { WORD($unmet, kind: "word-unmet") }. Zu erwarten: { WORD($expected, kind: "word-perfect") } ohne, { WORD($expected_accelerated, kind: "word-few") } mit Beschleunigung.
us-swiss-word-unmet-rounds-n-n = nötig sind mindestens { $n2 } Runden
us-swiss-word-unmet-players-n-n-n = { $n } Spieler sind weniger als { $n2 } (1½ mal 2 hoch { $n3 })
us-swiss-word-unmet-class-n-n-n-n = { $n } von { $n2 } Spielern mit Wertungszahl sind in einer Klasse ({ $n3 }–{ $n4 }), mehr als die Hälfte
us-swiss-word-perfect-about-n = etwa { $n } volle Punktzahlen
us-swiss-word-perfect-about-one = etwa eine volle Punktzahl
us-swiss-word-perfect-under-one = weniger als eine volle Punktzahl
us-swiss-word-few-about-n = etwa { $n }
us-swiss-word-few-about-one = etwa eine
us-swiss-word-few-under-one = weniger als eine
