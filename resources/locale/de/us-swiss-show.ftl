### The US Chess Swiss: name, cards, and the steps for the next round by hand

us-swiss-format-about = Zwei Spieler an einem Brett nach den Regeln von US Chess: Sieger treffen auf Sieger, niemand trifft zweimal auf denselben Gegner, und niemand scheidet aus. Mit Wertungszahlen, Weiß und Schwarz und auf Wunsch mit beschleunigten Runden.
us-swiss-card-title = Paarungskarte
us-swiss-format-name = US Chess, Schweizer System
us-swiss-format-short = Schach nach Punkten und Wertungszahl.
us-swiss-people-late-entries = Gespielt wird ab der nächsten Runde; versäumte zählen wie eingestellt.
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
us-swiss-hand-asked = Beiseitelegen, wer für diese Runde ein halbes Freilos verlangt hat: { $names }.
us-swiss-hand-sort = Die Karten der Spieler, die dabei sind ({ $players }), nach gleicher Punktzahl in Gruppen legen, die höchste zuerst; in jeder Gruppe nach Wertungszahl, die höchste zuerst, ohne Wertungszahl zuletzt.
us-swiss-hand-bye = Die Zahl ist ungerade: Das ganze Freilos geht in der niedrigsten Gruppe an die niedrigste Wertungszahl, nicht an jemanden ohne Wertungszahl und an niemanden, der schon eines hatte oder kampflos gewonnen hat.
us-swiss-hand-no-bye = Die Zahl ist gerade: Niemand hat ein ganzes Freilos.
us-swiss-hand-halves = Jede Gruppe in eine obere und eine untere Hälfte teilen. Der Erste der oberen Hälfte spielt gegen den Ersten der unteren, der Zweite gegen den Zweiten, und so weiter.
us-swiss-hand-odd = Aus einer ungeraden Gruppe rückt die niedrigste Wertungszahl herunter, nicht jemand ohne Wertungszahl, und spielt gegen die höchste Wertungszahl der nächsten Gruppe, gegen die noch nicht gespielt wurde.
us-swiss-hand-rematch = Niemand trifft noch einmal auf einen früheren Gegner: mit einem Nachbarn der unteren Hälfte tauschen, dessen Wertungszahl am wenigsten abweicht.
us-swiss-hand-colours = Farben: Wer eine Farbe seltener hatte, bekommt sie; bei Gleichstand die andere als beim letzten Mal. Steht beiden dieselbe zu, bekommt sie, wer weiter vom Ausgleich entfernt ist; ist auch das gleich, bis zur letzten Runde zurückgehen, in der beide verschiedene Farben hatten, und beide bekommen die andere; sonst bekommt der höher Gesetzte die Farbe, die ihm zusteht.
us-swiss-hand-swap = Spieler der unteren Hälfte der Farben wegen nur tauschen, wenn sich ihre Wertungszahlen um höchstens { $alternation } für den Farbwechsel und { $equalisation } für den Farbausgleich unterscheiden. Niemand soll, wenn es sich vermeiden lässt, dreimal in Folge dieselbe Farbe haben.
us-swiss-hand-first-colour = Um die Farbe des Ersten der Liste eine Münze werfen; die Bretter hinunter haben die oberen Spieler dann abwechselnd die Farben.
us-swiss-hand-accelerated-first = Beschleunigt: die Liste der Wertungszahlen in eine obere Hälfte von { $upper } und eine untere von { $lower } teilen. Jede Hälfte für sich paaren, ihr oberes Viertel gegen ihr unteres.
us-swiss-hand-accelerated-adjusted = Beschleunigt (angepasste Wertungszahl): zuerst die Sieger der oberen Hälfte aus Runde 1 untereinander paaren; dann die anderen der oberen Hälfte mit den Siegern der unteren; dann die mit Remis aus der unteren; dann ihre Verlierer.
us-swiss-hand-accelerated-added = Beschleunigt (Zusatzpunkt): für diese Runde allen der oberen Hälfte der Liste einen Punkt mehr rechnen und nach diesen Punkten paaren.
us-swiss-hand-slips =
    Jedes Paar auf einen leeren Zettel schreiben, Weiß zuerst: { $tables ->
        [one] { $tables } Zettel
       *[other] { $tables } Zettel
    }.
us-swiss-hand-points = Auf jeder Karte Farbe und Ergebnis einkreisen und den neuen Punktestand schreiben: gewonnen 1, remis ½.
us-swiss-hand-planned =
    Geplant: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
