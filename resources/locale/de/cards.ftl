### Words on paper: head and foot, record cards, result slips

## Head and foot of every paper

paper-event = Ganzes Turnier
paper-round = Runde { $round }
paper-printed = Gedruckt { $at } · Stand { $revision } · Prüfwert { $digest }
paper-page = Seite { $page } von { $pages }
paper-letters-missing = { $player1 }: Keine Schrift hier hat { $letters }. Auf dem Papier steht dafür �; den Namen mit anderen Buchstaben eintragen.

## Record cards

card-title-more = { $title } ({ $number })
card-member = Mitgliedsnr.
card-player = Name
card-player-number = Spielernr.
card-age = Alter
card-rating = TWZ
card-final-place = Platz
card-key-age = Match gewonnen 3 · remis 1 · verloren 0.
card-key-running = In der Spalte „Matchpkt.“ die Matchpunkte laufend zusammenzählen.
card-key-risk = 1. = 5 · 2. = 4 · 3. = 3 · 4. = 2 · 5. = 1 · ausgeschlossen oder aufgegeben = 0.
card-key-strikes = Zu fünft: 0 6 12 18 24 · zu viert: 0 8 16 24 · zu dritt: 0 12 24.
card-key-strikes-out = Geteilte Plätze teilen die Strafpunkte. Aus bei { $level } Strafpunkten.
card-key-ring = Gespielt wird gleichzeitig gegen beide Nachbarn. Wer eine Partie verliert, scheidet aus.
card-key-ring-wins = Eine abgebrochene Partie zählt für niemanden.
card-key-us = Gewonnen 1 · remis ½ · verloren 0.
card-key-us-colour = Farbe und Ergebnis einkreisen; die Punkte laufend zusammenzählen.
card-game-outcome = Ausgang der Partien
card-game-1 = 1
card-game-2 = 2
card-game-3 = 3
card-game-4 = 4
card-game-5 = 5
card-win-letter = G
card-draw-letter = R
card-loss-letter = V
card-white-letter = W
card-black-letter = S
card-match-outcome = Ausgang des Matches
card-win = Sieg
card-draw = Remis
card-loss = Verlust
card-stopped = Abbruch
card-round = Runde
card-opponents = Gegner
card-others = Gegner
card-number = Nummer
card-name = Name
card-match-points = Matchpkt.
card-admin = Nur Leitung
card-table = Tisch
card-board = Brett
card-game = Partie
card-place = Platz einkreisen
card-place-1 = 1.
card-place-2 = 2.
card-place-3 = 3.
card-place-4 = 4.
card-place-5 = 5.
card-withdrawn = aufg.
card-final = Finale
card-game-points = Spielpunkte
card-energy = Energie
card-score = Punktzahl
card-strikes = Strafpunkte
card-strikes-so-far = Bisher
card-colour = Farbe
card-result = Erg.
card-wins = Siege
card-score-so-far = Punkte
card-bye = Freilos
card-missed = versäumt
card-forfeit = kampflos

## Result slips

slip-table = Tisch
slip-board = Brett
slip-ring = Der Ring
slip-seat = Sitz
slip-number = Nummer
slip-player = Spieler
slip-games-won = Gewonnene Partien
slip-games-drawn = Remispartien
slip-drop = Geht
slip-signature = Unterschrift

## Digits typed or scanned from a card or slip

paper-code-unreadable = Das sind nicht die Ziffern einer Karte oder eines Zettels. Alle Fünfergruppen eintippen, nur Ziffern.
paper-code-mistyped = Eine Ziffer fehlt oder ist anders. Die Fünfergruppen mit dem Papier vergleichen.
paper-code-unknown = Das ist keine Karte und kein Zettel dieses Programms, oder von einer neueren Version.
paper-code-is-a-slip = Das ist der Code eines Ergebniszettels. Die Spielerkarte nehmen.
paper-code-is-a-card = Das ist der Code einer Spielerkarte. Den Ergebniszettel des Tisches nehmen.
card-row-number = { $number }.
