### The formats' settings: `setting-KEY`, and `setting-KEY-VALUE` for its values

## RISK 2210 Swiss

setting-swiss-rounds = Runden Schweizer System
setting-swiss-rounds-none = nach der Tabelle
setting-boards = Tische
setting-boards-none = so wenige wie möglich
setting-final = Finaltisch
setting-final-true = ja, für die besten 5
setting-final-false = nein
setting-sanctioned = Offizielles Turnier
setting-sanctioned-true = ja: Tische zu 4 und 5
setting-sanctioned-false = nein: auch Tische zu 3 erlaubt
setting-new-opponents-first = Neue Gegner zuerst
setting-new-opponents-first-false = nein
setting-new-opponents-first-true = ja, wo die Tische gleich gemischt sind
setting-k-value = K-Faktor der Wertungszahl
setting-k-value-none = keine Änderung der Wertungszahl

## Dual Ring and accumulated strikes

setting-seating = Sitzordnung
setting-seating-random = gelost
setting-seating-rating = nach Wertungszahl
setting-seating-entered = nach Anmeldung
setting-seating-optimised = möglichst wenige Gegner zum zweiten Mal
setting-seating-dealt-30 = die beste von 30 gelosten
setting-gap-colours = Farben an einer Lücke
setting-gap-colours-one-of-each = alle je einmal Weiß und Schwarz
setting-gap-colours-as-in-example = wie im Beispiel der Vorlage
setting-drawn-game = Remis
setting-drawn-game-replay = wird neu gespielt
setting-drawn-game-both-out = beide scheiden aus
setting-largest-table = Größter Tisch
setting-elimination-level = Aus ab (Strafpunkte)
setting-works-with-two = Geht auch zu zweit
setting-works-with-two-false = nein
setting-works-with-two-true = ja
setting-five-left = Noch fünf, Tische bis 4
setting-five-left-four-and-bye = vier spielen, einer hat ein Freilos
setting-five-left-three-and-two = Tische zu 3 und zu 2

## Age-Modified Swiss and US Chess Swiss

setting-rounds = Runden
setting-rounds-none = nach der Tabelle
setting-age-groups = Mindestalter obere Gruppen
setting-age-group-names = Altersgruppen, jüngste zuerst
setting-age-group-names-none = aus dem Alter gebildet
setting-record = Stand
setting-record-points = Matchpunkte
setting-record-win-loss-draw = Siege, Niederlagen und Remis
setting-games-per-match = Partien je Match, höchstens
setting-ties = Bei gleichen Punkten
setting-ties-latest-loss = je später die letzte Niederlage, desto besser
setting-ties-shared = Platz und Preis werden geteilt
setting-ties-opponents = nach den Matchsiegen der Gegner
setting-acceleration = Beschleunigung
setting-acceleration-none = keine
setting-acceleration-adjusted-rating = angepasste Wertungszahl (28R2)
setting-acceleration-added-score = Zusatzpunkt (28R1)
setting-alternation-limit = Grenze Farbwechsel (Punkte)
setting-equalisation-limit = Grenze Farbausgleich (Punkte)
setting-first-colour = Erste Farbe von Nummer 1
setting-first-colour-lot = gelost
setting-first-colour-white = Weiß
setting-first-colour-black = Schwarz
setting-missed-rounds = Runden vor der Nachmeldung
setting-missed-rounds-zero = keine Punkte
setting-missed-rounds-half = je ein halber Punkt
setting-tiebreaks = Reihe der Feinwertungen
setting-tiebreaks-modified-median = Modifizierter Median
setting-tiebreaks-solkoff = Solkoff
setting-tiebreaks-cumulative = Fortschrittswertung
setting-tiebreaks-median = Median
setting-tiebreaks-cumulative-opposition = Fortschrittswertung der Gegner
setting-tiebreaks-result = Direkter Vergleich
setting-tiebreaks-most-blacks = Mehr Schwarzpartien
setting-tiebreaks-sonneborn-berger = Sonneborn-Berger
setting-tiebreaks-buchholz = Buchholz
setting-tiebreaks-played-first = Gespielte Punkte zuerst
setting-tiebreaks-opposition-rating = Leistung der Gegner
setting-tiebreaks-kashdan = Kashdan
setting-tiebreaks-coin = Los
setting-half-point-byes = Halbe Freilose je Spieler, höchstens
setting-half-point-byes-none = ohne Grenze
setting-bye-points = Punkte für das Freilos bei ungerader Zahl
setting-last-round-byes = Halbe Freilose, letzte Runde
setting-last-round-byes-stand = bleiben, wie im Regelwerk
setting-last-round-byes-can-be-withdrawn = können zurückgezogen werden

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
