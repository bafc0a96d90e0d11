### The US Chess Swiss: name, cards, and the steps for the next round by hand

us-swiss-format-about = Schach nach den Regeln von US Chess: gepaart nach Punkten und Wertungszahl, keine Wiederholungen, niemand scheidet aus. Auf Wunsch mit Beschleunigung für große Felder.
us-swiss-card-title = Paarungskarte
us-swiss-format-name = US Chess, Schweizer System
us-swiss-format-short = Schach nach Punkten und Wertungszahl.
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
us-swiss-round-progress = { $done } von { $total } Brettern gemeldet
us-swiss-round-jump-placeholder = Brett oder Name
us-swiss-round-card-heading = Ergebnis von Brett { $table } ändern?
us-swiss-round-second-heading = Brett { $table } weicht ab
us-swiss-window-next-missing = Nächstes fehlendes Brett
us-swiss-round-table = Brett { $table }
us-swiss-now-waiting =
    { $count } von { $total ->
        [one] { $total } Brett fehlt
       *[other] { $total } Brettern fehlen
    }: { $tables }
us-swiss-now-waiting-many =
    { $count } von { $total ->
        [one] { $total } Brett fehlt
       *[other] { $total } Brettern fehlen
    }
