### The US Chess Swiss: accelerated rounds, and when acceleration is recommended

## Accelerated rounds

us-swiss-accelerated-upper-half = { $player1 } und { $player2 } sind beide in der oberen Hälfte; dort spielt A1 in Runde 1 gegen A2 (28R).
us-swiss-accelerated-lower-half = { $player1 } und { $player2 } sind beide in der unteren Hälfte; dort spielt B1 in Runde 1 gegen B2 (28R).
us-swiss-accelerated-upper-winners = Sieger der oberen Hälfte (A) spielen in Runde 2 gegeneinander (28R2).
us-swiss-accelerated-middle = Spieler der oberen Hälfte (A) ohne Sieg spielen gegen Sieger der unteren Hälfte (B), nach Wertungszahl (28R2).
us-swiss-accelerated-lower-draws = Spieler der unteren Hälfte (B) mit Remis in Runde 1 spielen gegeneinander (28R2).
us-swiss-accelerated-lower-losers = Spieler der unteren Hälfte (B) mit Niederlage in Runde 1 spielen gegeneinander (28R2).
us-swiss-accelerated-added =
    { $player1 } und { $player2 } sind in der Gruppe mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, den Zusatzpunkt der oberen Hälfte für die Auslosung mitgezählt (28R1).
us-swiss-reading-adjusted-rating = Beschleunigt, angepasste Wertungszahl (28R2): A-Sieger spielen gegeneinander, andere A-Spieler gegen B-Sieger, B-Remis und B-Verlierer je unter sich. Das Regelwerk ist hier mehrdeutig; TourneyDesk folgt WinTD.
us-swiss-reading-added-score = Beschleunigt, Zusatzpunkt (28R1): Die obere Hälfte hat in Runde 1 und 2 für die Auslosung 1 Punkt mehr, nicht in der Rangliste.

## Acceleration: when

us-swiss-acceleration-recommended = Beschleunigung empfohlen. Zu erwarten: { WORD($expected, kind: "word-perfect") } ohne sie, { WORD($expected_accelerated, kind: "word-few") } mit ihr. Sie hilft bei { $rounds } Runden ab { $threshold } Spielern (28R); hier sind es { $players }.
us-swiss-acceleration-not-recommended =
    Beschleunigung nicht nötig. { WORD($unmet, kind: "word-unmet") }. Zu erwarten: { WORD($expected, kind: "word-perfect") } { MATCHES($expected, "under one") ->
        [yes] ohne sie wie mit ihr
       *[no] ohne sie, { WORD($expected_accelerated, kind: "word-few") } mit ihr
    }.
us-swiss-word-unmet-rounds-n-n = Sie hilft erst ab { $n2 } Runden
us-swiss-word-unmet-players-n-n-n = Bei { $n3 } Runden hilft sie ab { $n2 } Spielern (28R), hier sind es { $n }
us-swiss-word-unmet-class-n-n-n-n = { $n } der { $n2 } Spieler mit Wertungszahl liegen in einer Klasse ({ $n3 }–{ $n4 }), mehr als die Hälfte
us-swiss-word-perfect-about-n = etwa { $n } Spieler mit voller Punktzahl
us-swiss-word-perfect-about-one = etwa ein Spieler mit voller Punktzahl
us-swiss-word-perfect-under-one = weniger als ein Spieler mit voller Punktzahl
us-swiss-word-few-about-n = etwa { $n }
us-swiss-word-few-about-one = etwa einer
us-swiss-word-few-under-one = weniger als einer

## Beschleunigung: die Karten
