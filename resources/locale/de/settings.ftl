### The formats' settings: `setting-KEY`, and `setting-KEY-VALUE` for its values

## RISK 2210 Swiss

setting-swiss-rounds = Schweizer Runden
setting-swiss-rounds-none = Nach Spielerzahl
setting-boards = Zahl der Tische
setting-boards-none = Automatisch (wenigste)
setting-final = Finaltisch
setting-final-true = Ja, die besten 5
setting-final-false = Nein
setting-sanctioned = Offizielles Turnier
setting-sanctioned-true = Ja: nur Tische zu 4 und 5
setting-sanctioned-false = Nein: auch Tische zu 3
setting-new-opponents-first = Wiederholungen vermeiden
setting-new-opponents-first-false = Nein
setting-new-opponents-first-true = Ja, bei gleichen Punkten
setting-k-value = K-Faktor für geschätzte Wertung
setting-k-value-none = Keine Schätzung

## Dual Ring and accumulated strikes

setting-seating = Sitzordnung
setting-seating-random = Gelost
setting-seating-rating = Nach Wertungszahl
setting-seating-entered = Nach Anmeldung
setting-seating-optimised = Möglichst wenige Wiederholungen
setting-seating-dealt-30 = Beste von 30 gelosten (wie veröffentlicht)
setting-gap-colours = Farben in neuer Partie
setting-gap-colours-one-of-each = Alle einmal Weiß, einmal Schwarz
setting-gap-colours-as-in-example = Wie im veröffentlichten Beispiel: niedrigerer Ringplatz bekommt Schwarz
setting-drawn-game = Bei Remis
setting-drawn-game-replay = Noch einmal, gleiche Farben
setting-drawn-game-both-out = Beide scheiden aus
setting-largest-table = Größter Tisch
setting-elimination-level = Ausgeschieden bei (Strafpunkten)
setting-works-with-two = Zu zweit spielbar
setting-works-with-two-false = Nein
setting-works-with-two-true = Ja
setting-five-left = Mit noch 5 Spielern
setting-five-left-four-and-bye = 4 spielen, 1 Freilos
setting-five-left-three-and-two = Tische zu 3 und 2

## Age-Modified Swiss and US Chess Swiss

setting-rounds = Runden
setting-rounds-none = Nach Spielerzahl
setting-age-groups = Altersgruppen beginnen bei
setting-age-group-names = Gruppennamen (jüngste zuerst)
setting-age-group-names-none = Automatisch, z. B. „11–14“
setting-record = Auslosen nach
setting-record-points = Matchpunkten
setting-record-win-loss-draw = Siegen, Niederlagen, Remis
setting-games-per-match = Länge eines Matches
setting-games-per-match-1 = Eine Partie
setting-games-per-match-3 = Best-of-3
setting-games-per-match-5 = Best-of-5
setting-ties = Bei Punktgleichheit
setting-ties-latest-loss = Je später die letzte Niederlage, desto höher
setting-ties-shared = Platz teilen, Preise teilen
setting-ties-opponents = Matchquote der Gegner
setting-acceleration = Beschleunigung
setting-acceleration-none = Keine
setting-acceleration-adjusted-rating = Angepasste Wertungszahl (28R2)
setting-acceleration-added-score = Zusatzpunkt, +1 (28R1)
setting-alternation-limit = Größter Tausch für Farbwechsel (29E5a)
setting-equalisation-limit = Größter Tausch für Farbausgleich (29E5b)
setting-first-colour = Farbe der Nummer 1 in Runde 1 (29E2)
setting-first-colour-lot = Gelost (Münzwurf)
setting-first-colour-white = Weiß
setting-first-colour-black = Schwarz
setting-missed-rounds = Nachmeldung: Punkte je versäumter Runde
setting-missed-rounds-zero = 0 Punkte
setting-missed-rounds-half = ½ Punkt
setting-tiebreaks = Feinwertungen (der Reihe nach)
setting-tiebreaks-modified-median = Modifizierter Median
setting-tiebreaks-solkoff = Solkoff
setting-tiebreaks-cumulative = Fortschrittswertung
setting-tiebreaks-median = Median
setting-tiebreaks-cumulative-opposition = Fortschrittswertung der Gegner
setting-tiebreaks-result = Direkter Vergleich
setting-tiebreaks-most-blacks = Mehr Schwarzpartien
setting-tiebreaks-sonneborn-berger = Sonneborn-Berger
setting-tiebreaks-buchholz = Buchholz
setting-tiebreaks-played-first = Erspielte Punkte zuerst
setting-tiebreaks-opposition-rating = Leistung der Gegner
setting-tiebreaks-kashdan = Kashdan
setting-tiebreaks-coin = Münzwurf
setting-half-point-byes = Halbpunkt-Freilose je Spieler, höchstens
setting-half-point-byes-none = Keine Grenze
setting-bye-points = Punkte für das Freilos bei ungerader Zahl
setting-pairing-rating = Welche Wertungszahl zählt
setting-pairing-rating-first = Erste Wertungszahl
setting-pairing-rating-second = Zweite Wertungszahl
setting-last-round-byes = Halbpunkt-Freilose, letzte Runde
setting-last-round-byes-stand = Unwiderruflich (22C)
setting-last-round-byes-can-be-withdrawn = Dürfen gestrichen werden

## Sätze unter einer Einstellung oder Auswahl

setting-tiebreaks-modified-median-help = Punkte der Gegner; bei mehr Siegen als Niederlagen ohne den niedrigsten Wert.
setting-tiebreaks-solkoff-help = Die Punkte aller Gegner.
setting-tiebreaks-cumulative-help = Summe der Zwischenstände; frühe Siege zählen mehr.
setting-tiebreaks-median-help = Punkte der Gegner ohne den höchsten und den niedrigsten Wert.
setting-tiebreaks-cumulative-opposition-help = Summe der Fortschrittswertungen der Gegner.
setting-tiebreaks-result-help = Partien zwischen den Punktgleichen.
setting-tiebreaks-most-blacks-help = Mehr Partien mit Schwarz zählen mehr.
setting-tiebreaks-sonneborn-berger-help = Punkte der besiegten Gegner und die Hälfte derer mit Remis.
setting-tiebreaks-buchholz-help = Punkte aller Gegner; nicht gespielte Partien zählen nichts.
setting-tiebreaks-played-first-help = Punkte aus gespielten Partien, ohne Freilose und Kampflose.
setting-tiebreaks-opposition-rating-help = Mittel der Gegnerzahlen: bei Sieg 400 mehr, bei Niederlage 400 weniger.
setting-tiebreaks-kashdan-help = 4 für einen Sieg, 2 für ein Remis, 1 für eine Niederlage.
setting-tiebreaks-coin-help = Der Zufall entscheidet, einmal.
setting-tiebreaks-help = Gilt von oben nach unten. Ankreuzen, was gilt; ziehen ordnet um.
setting-swiss-rounds-help = Leer: nach der veröffentlichten Tabelle für die Zahl der Spieler.
setting-boards-help = Leer: so wenige Tische wie möglich.
setting-final-true-help = Nach den Schweizer Runden spielen die besten 5 an einem Finaltisch; wer dort gewinnt, gewinnt das Turnier.
setting-final-false-help = Die Rangliste nach den Schweizer Runden entscheidet das Turnier.
setting-sanctioned-true-help = An jedem Tisch sitzen 4 oder 5; manche Spielerzahlen gehen deshalb nicht auf.
setting-sanctioned-false-help = Wo es mit 4 und 5 nicht aufgeht, gibt es auch Tische zu 3.
setting-new-opponents-first-false-help = Unter Punktgleichen werden die Tische gelost.
setting-new-opponents-first-true-help = Unter Punktgleichen gibt es so wenige Wiederholungen wie möglich.
setting-k-value-help = Leer: Es wird keine Wertung geschätzt.
setting-seating-random-help = Die Plätze im Ring werden gelost.
setting-seating-rating-help = Es wird nach Wertungszahl gesetzt; Nachbarn sind etwa gleich stark.
setting-seating-entered-help = Es wird in der Reihenfolge der Anmeldung gesetzt.
setting-seating-optimised-help = TourneyDesk sucht die Tische mit den wenigsten Wiederholungen.
setting-seating-dealt-30-help = Wie in den veröffentlichten Regeln gilt die beste von 30 gelosten Sitzordnungen.
setting-gap-colours-one-of-each-help = Alle spielen zugleich eine Partie mit Weiß und eine mit Schwarz.
setting-gap-colours-as-in-example-help = Wie im veröffentlichten Beispiel kann jemand in beiden Partien Schwarz haben.
setting-drawn-game-replay-help = Dieselben beiden spielen noch einmal, bis jemand gewinnt.
setting-drawn-game-both-out-help = Beide verlassen den Ring, und er schließt sich über ihnen.
setting-largest-table-5-help = An einem Tisch sitzen bis zu 5.
setting-largest-table-4-help = An einem Tisch sitzen bis zu 4.
setting-elimination-level-help = Üblich sind 35, für ein kurzes Turnier 23, für ein langes 47.
setting-works-with-two-false-help = An keinem Tisch sitzen nur 2.
setting-works-with-two-true-help = Tische zu 2 sind erlaubt, auch im letzten Spiel.
setting-five-left-four-and-bye-help = Wer die wenigsten Strafpunkte hat, hat ein Freilos; gilt nur, wenn der größte Tisch 4 hat.
setting-five-left-three-and-two-help = Alle fünf spielen; gilt nur, wenn der größte Tisch 4 hat und das Spiel zu zweit geht.
setting-age-groups-help = Das Mindestalter jeder Gruppe außer der jüngsten, mit Kommas getrennt.
setting-age-group-names-help = Ein Name je Gruppe, mit Kommas getrennt.
setting-record-points-help = Es treffen sich Spieler mit gleich vielen Matchpunkten, egal wie erzielt.
setting-record-win-loss-draw-help = Es treffen sich Spieler mit gleich vielen Siegen, Niederlagen und Remis.
setting-games-per-match-1-help = Eine Partie entscheidet das Match.
setting-games-per-match-3-help = Zwei Siege entscheiden das Match.
setting-games-per-match-5-help = Drei Siege entscheiden das Match.
setting-ties-latest-loss-help = Bei gleichen Punkten steht höher, wer zuletzt später verloren hat.
setting-ties-shared-help = Bei gleichen Punkten gilt derselbe Platz, und die Preise werden geteilt.
setting-ties-opponents-help = Bei gleichen Punkten steht höher, wer die stärkeren Gegner hatte.
setting-acceleration-none-help = Die obere Hälfte spielt gegen die untere, wie in jedem Schweizer System.
setting-acceleration-adjusted-rating-help = In Runde 2 treffen Spieler der oberen Hälfte ohne Sieg auf Sieger der unteren.
setting-acceleration-added-score-help = Die obere Hälfte zählt beim Auslosen der Runden 1 und 2 einen Punkt mehr.
setting-alternation-limit-help = Für den Farbwechsel werden Gegner nur innerhalb so vieler Wertungspunkte getauscht.
setting-equalisation-limit-help = Für den Farbausgleich werden Gegner nur innerhalb so vieler Wertungspunkte getauscht.
setting-first-colour-lot-help = Die Farbe wird gelost, wenn Runde 1 ausgelost wird.
setting-first-colour-white-help = Die Nummer 1 hat in Runde 1 Weiß; von Brett zu Brett wechseln die Farben.
setting-first-colour-black-help = Die Nummer 1 hat in Runde 1 Schwarz; von Brett zu Brett wechseln die Farben.
setting-missed-rounds-zero-help = Wer nachgemeldet wird, beginnt ohne Punkte.
setting-missed-rounds-half-help = Wer nachgemeldet wird, bekommt je versäumter Runde ein Halbpunkt-Freilos.
setting-half-point-byes-help = Leer: beliebig viele.
setting-bye-points-1-help = Wer keinen Gegner hat, bekommt so viel wie für einen Sieg (28L).
setting-bye-points-1-2-help = Wer keinen Gegner hat, bekommt so viel wie für ein Remis.
setting-bye-points-0-help = Wer keinen Gegner hat, bekommt nichts.
setting-pairing-rating-first-help = Wer keine Wertungszahl hat, wird nach der zweiten gesetzt.
setting-pairing-rating-second-help = Schnellschach-, Blitz- oder FIDE-Zahlen zählen; wer keine hat, wird nach der ersten gesetzt.
setting-last-round-byes-stand-help = Wer für die letzte Runde ein Freilos beantragt hat, kann es nicht zurücknehmen.
setting-last-round-byes-can-be-withdrawn-help = Wer für die letzte Runde ein Freilos beantragt hat, darf doch noch spielen.

## Gruppen von Einstellungen

settings-group-rounds = Runden
settings-group-matches = Runden und Matches
settings-group-boards = Tische
settings-group-tables = Tische
settings-group-pairing = Auslosung
settings-group-seating = Sitzordnung
settings-group-games = Partien
settings-group-colors = Farben
settings-group-elimination = Ausscheiden
settings-group-ages = Altersgruppen
settings-group-tiebreaks = Feinwertungen
settings-group-byes = Freilose und Nachmeldungen
settings-group-ratings = Wertungszahlen
settings-group-acceleration = Beschleunigung

## Karten einer Einstellung

setting-card = { $name }. { $about }
setting-card-recommended = Empfohlen
setting-card-details = So ist das gerechnet
setting-card-working = Die Folgen jeder Wahl werden berechnet…
