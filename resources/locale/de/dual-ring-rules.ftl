### Dual Ring: the rules sheet, and charts for going on by hand

dual-ring-rules-cited = Dual Ring Tournament Format (Rich Hutnik, 2009)
dual-ring-clause-introduction = Introduction
dual-ring-clause-setup = Setup
dual-ring-clause-rules = Rules
dual-ring-clause-example = Rules, Beispiel mit Spieler 3
dual-ring-clause-two = Rules, die letzten zwei
dual-ring-clause-tied = Rules, Remis

dual-ring-rule-players = Drei Spieler oder mehr sitzen im Ring. Es gibt keine Runden und keine Freilose.
dual-ring-rule-two-games = Alle spielen zwei Partien zugleich: mit Weiß gegen die nächste Person im Ring, mit Schwarz gegen die vorige.
dual-ring-rule-seating-random = Die Reihenfolge im Ring wird gelost.
dual-ring-rule-seating-rating = Die Reihenfolge im Ring folgt den Wertungszahlen; ohne Wertungszahl zuletzt, bei gleicher entscheidet das Los.
dual-ring-rule-seating-entered = Die Reihenfolge im Ring ist die der Anmeldung.
dual-ring-rule-closed = Steht der Ring, kommt niemand mehr hinzu.
dual-ring-rule-out = Wer eine Partie verliert, auch durch Zeit, ist aus. Die andere Partie wird abgebrochen und zählt für niemanden.
dual-ring-rule-gap = Die beiden Nachbarn der Lücke beginnen sofort eine neue Partie.
dual-ring-rule-gap-one-of-each = In der neuen Partie hat Weiß, wer vor der Lücke sitzt: So behalten alle je eine Partie mit jeder Farbe.
dual-ring-rule-gap-as-in-example = In der neuen Partie hat Schwarz, wer den niedrigeren Ringplatz hat.
dual-ring-rule-drawn-replay = Eine Remispartie wird mit denselben Farben wiederholt, bis jemand gewinnt.
dual-ring-rule-drawn-both-out = Nach einem Remis sind beide aus.
dual-ring-rule-both-results = Enden beide Partien einer Person zugleich, zählen beide Ergebnisse.
dual-ring-rule-leaves = Wer sich abmeldet oder nicht spielt, ist aus. Der Ring schließt sich, ein Sieg ist das für niemanden. Zurück kommt niemand.
dual-ring-rule-ranking = Erster, Zweiter, danach je später aus, desto höher. Wer zugleich ausscheidet, teilt den Platz.
dual-ring-rule-two = Sind zwei übrig, werden ihre Partien abgebrochen. Mehr Siege im Ring gewinnen.
dual-ring-rule-two-tied = Bei gleich vielen Siegen spielen sie zwei Partien zugleich, eine mit jeder Farbe; die erste Niederlage entscheidet. Diese Partien bringen keine Siege.
dual-ring-rule-nobody = Bleibt nach einem Remis eine Person übrig, hat sie gewonnen. Bleibt niemand, teilen sich die letzten zwei Platz 1.
dual-ring-rule-ended = Die Turnierleitung kann den Ring nach dem ersten Ergebnis jederzeit beenden. Laufende Partien zählen nicht. Es gewinnt, wer von allen im Ring die meisten Siege hat; bei gleich vielen teilt man sich den ersten Platz.

## Charts of the emergency kit

dual-ring-hand-chart-ring = Plätze im Ring
dual-ring-hand-chart-white-against = Weiß gegen Platz
dual-ring-hand-chart-black-against = Schwarz gegen Platz
