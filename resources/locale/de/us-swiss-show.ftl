### The US Chess Swiss: name, cards, and the steps for making the next round by hand

us-swiss-format-about = Schach nach den Regeln von US Chess: gepaart nach Punkten und Wertungszahl, keine Wiederholungen, niemand scheidet aus. Auf Wunsch mit Beschleunigung für große Felder.
us-swiss-card-title = Paarungskarte
us-swiss-card-rule-points = Sieg 1, Remis ½, Niederlage 0.
us-swiss-card-rule-pairing = Gegner haben ähnlich viele Punkte und waren noch nicht Gegner.
us-swiss-card-rule-colors = Die Farben gleichen sich über die Runden aus und wechseln dann ab.
us-swiss-card-rule-bye = Ein Freilos mit ganzem Punkt zählt 1. Ein halbes rechtzeitig beantragen.
us-swiss-card-rule-slip = Beide prüfen und unterschreiben den Ergebniszettel. Dann die Karte ausfüllen.
us-swiss-format-name = US Chess, Schweizer System
us-swiss-format-short = Schach nach Punkten und Wertungszahl.
us-swiss-people-house = Spielt nur mit, wenn die Zahl sonst ungerade ist; hat keinen Platz und gewinnt keinen Preis (28M).
us-swiss-people-late-entries =
    Spielt ab der nächsten Runde. Jede versäumte zählt { $missed_rounds ->
        [half] ½ Punkt
       *[other] 0 Punkte
    } (Einstellungen).
us-swiss-hand-pairs =
    { $count ->
        [one] { $count } Brett
       *[other] { $count } Bretter
    }
us-swiss-hand-heading-first =
    Runde 1: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
us-swiss-hand-heading-swiss =
    Runde { $round }: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
us-swiss-hand-asked = Karten mit beantragtem Freilos (halber Punkt) für diese Runde beiseitelegen: { $names }.
us-swiss-hand-sort =
    { $players ->
        [one] Die Karte von { $players } Spieler
       *[other] Die Karten der { $players } Spieler
    } nach Punkten in Gruppen legen, die höchste zuerst; in jeder Gruppe nach Wertungszahl, ohne Wertungszahl zuletzt.
us-swiss-hand-bye = Ungerade Zahl: Freilos mit ganzem Punkt für die niedrigste Wertungszahl der untersten Gruppe (nicht ohne Wertungszahl, kein früheres Freilos mit ganzem Punkt, kein kampfloser Sieg) (28L).
us-swiss-hand-no-bye = Gerade Zahl: kein Freilos.
us-swiss-hand-halves = Jede Gruppe halbieren. Die erste Karte der oberen Hälfte spielt gegen die erste der unteren, die zweite gegen die zweite und so weiter (29C).
us-swiss-hand-odd = Ungerade Gruppe: Ihre niedrigste Wertungszahl (nicht ohne) spielt gegen die höchste der nächsten Gruppe, gegen die sie noch nicht gespielt hat (29D).
us-swiss-hand-rematch = Wiederholung? Mit einem Nachbarn der unteren Hälfte tauschen, die nächste Wertungszahl zuerst (27A1).
us-swiss-hand-colours = Farben: Wer eine Farbe seltener hatte, bekommt sie; bei Gleichstand die andere als zuletzt. Steht beiden dieselbe zu: erst das größere Ungleichgewicht, dann umgekehrt zur letzten Runde mit verschiedenen Farben, dann der höhere Rang (29E4).
us-swiss-hand-swap = Für die Farben nur tauschen, wenn die Wertungszahlen höchstens { $alternation } Punkte (Farbwechsel) oder { $equalisation } Punkte (Farbausgleich) auseinanderliegen. Dreimal in Folge dieselbe Farbe vermeiden (29E5).
us-swiss-hand-first-colour = Um die Farbe der Nummer 1 eine Münze werfen. Von Brett zu Brett haben die höher Gesetzten dann abwechselnd Weiß und Schwarz.
us-swiss-hand-accelerated-first = Beschleunigt: die Setzliste in eine obere Hälfte ({ $upper }) und eine untere ({ $lower }) teilen. Jede Hälfte für sich paaren, oberes Viertel gegen unteres.
us-swiss-hand-accelerated-adjusted = Beschleunigt (angepasste Wertungszahl): Sieger der oberen Hälfte aus Runde 1 untereinander paaren; dann den Rest der oberen Hälfte mit den Siegern der unteren; dann die Remis der unteren; dann ihre Verlierer.
us-swiss-hand-accelerated-added = Beschleunigt (Zusatzpunkt): der oberen Hälfte der Liste für diese Runde einen Punkt mehr geben, nur zum Paaren.
us-swiss-hand-slips =
    Jedes Paar auf einen leeren Zettel übertragen, Weiß zuerst ({ $tables ->
        [one] { $tables } Zettel
       *[other] { $tables } Zettel
    }).
us-swiss-hand-points = Auf jeder Karte Farbe und Ergebnis einkreisen und den neuen Punktestand eintragen: Sieg 1, Remis ½.
us-swiss-hand-planned =
    { $rounds ->
        [one] { $rounds } Runde ist
       *[other] { $rounds } Runden sind
    } geplant.
us-swiss-setting-rounds-help = Nach 4 Runden hat von 16 Spielern höchstens einer alle Punkte, nach 5 von 32.

us-swiss-setting-acceleration-question = Runden 1 und 2 beschleunigen?
us-swiss-acceleration-round = Runde { $round }
us-swiss-acceleration-worked-out =
    Alle Punkte hat, wer jede Partie gewinnt. Bei { $players ->
        [one] 1 Spieler
       *[other] { $players } Spielern
    } halbiert jede der { $rounds } Runden ihre Zahl; Beschleunigung halbiert sie noch einmal. Sie hilft ab { $threshold } Spielern: 1½ mal 2 hoch { $rounds } (28R). Hier gewinnt in Runde 1 immer, wer höher gesetzt ist; nur die ersten Bretter beider Hälften enden remis.
us-swiss-acceleration-average-gap = Abstand im Mittel, Runde { $round }
us-swiss-acceleration-perfect-scores = mit allen Punkten am Ende
us-swiss-acceleration-perfect = { WORD($expected, kind: "word-figure") }
us-swiss-word-figure-about-n = etwa { $n }
us-swiss-word-figure-about-one = etwa 1
us-swiss-word-figure-under-one = unter 1
us-swiss-acceleration-first-boards = Erste Bretter der Runde 1
us-swiss-acceleration-gap = Abstand
us-swiss-acceleration-board = { $first } – { $second }
us-swiss-acceleration-player = { $name } { $rating }
us-swiss-acceleration-group-score-2 = 1 Punkt
us-swiss-acceleration-group-score-1 = ½ Punkt
us-swiss-acceleration-group-score-0 = 0 Punkte
us-swiss-acceleration-group-added-4 = Obere Hälfte: 1 Punkt
us-swiss-acceleration-group-added-3 = Obere Hälfte: ½ Punkt
us-swiss-acceleration-group-added-2 = Obere Hälfte: 0, untere: 1
us-swiss-acceleration-group-added-1 = Untere Hälfte: ½ Punkt
us-swiss-acceleration-group-added-0 = Untere Hälfte: 0 Punkte
us-swiss-acceleration-group-upper-winners = Obere Hälfte: Sieg
us-swiss-acceleration-group-middle = Obere Hälfte: andere, untere: Sieg
us-swiss-acceleration-group-lower-draws = Untere Hälfte: Remis
us-swiss-acceleration-group-lower-losers = Untere Hälfte: Niederlage
us-swiss-no-show-is-paired = { $player1 } ist zu Runde { $round } nicht erschienen und wird in Runde { $next } wieder ausgelost. Abmelden oder ein Bye eintragen, außer die Person ist zurück.
us-swiss-sample-title = Schach: Überraschung in Runde 3 und eine Nachmeldung
us-swiss-sample-about = Jemand mit Wertungszahl 1461 schlägt jemanden mit 1729, und eine Spielerin kommt zwei Runden zu spät.
us-swiss-sample-note = An Brett 2 hat Otis Carmichael (1461) gegen Earl Hutchings (1729) gewonnen. Katarina Novak kam zu Runde 3 und hat zwei Runden verpasst.
us-swiss-sample-try-1 = Brett 2 ansehen
us-swiss-sample-try-2 = Nachmeldung ansehen
us-swiss-sample-try-3 = Runde reparieren
