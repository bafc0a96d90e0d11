### The formats' settings: `setting-KEY`, and `setting-KEY-VALUE` for its values

## RISK 2210 Swiss

setting-swiss-rounds = Schweizer Runden
setting-swiss-rounds-none = Automatisch (Tabelle)
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
setting-rounds-none = Automatisch (Tabelle)
setting-age-groups = Altersgruppen beginnen bei
setting-age-group-names = Gruppennamen (jüngste zuerst)
setting-age-group-names-none = Automatisch, z. B. „11–14“
setting-record = Auslosen nach
setting-record-points = Matchpunkten
setting-record-win-loss-draw = Siegen, Niederlagen, Remis
setting-games-per-match = Partien je Match, höchstens
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
