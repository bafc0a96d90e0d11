### Words on paper: head and foot, record cards, result slips

## Head and foot of every paper

paper-event = Ganzes Turnier
paper-round = Runde { $round }
paper-round-final = Finale
paper-round-playoff = Entscheidungsspiel
paper-round-ring = Ring
paper-printed = Gedruckt { $at } · Stand { $revision } · Prüfcode { $digest }
paper-page = Seite { $page } von { $pages }
paper-letters-missing = { $player1 }: Einige Zeichen lassen sich nicht drucken ({ $letters }). Den Namen zusätzlich in anderer Schrift eintragen.
paper-event-letters-missing = Name oder Angaben des Turniers: Einige Zeichen lassen sich nicht drucken ({ $letters }). Sie zusätzlich in anderer Schrift eintragen.

## Record cards

card-title-more = { $title } ({ $number })
card-member = Mitgliedsnr.
card-player = Name
card-player-number = Spielernr.
card-age = Alter
card-rating = TWZ
card-final-place = Platz
card-key-age = Match: Sieg 3 · Remis 1 · Niederlage 0
card-key-running = Matchpunkte in der Spalte „Matchpkt.“ laufend zusammenzählen.
card-key-risk = Platz 1: 5 · 2: 4 · 3: 3 · 4: 2 · 5: 1 · ausgeschlossen oder aufgegeben: 0
card-key-strikes = 5 Spieler: 0 6 12 18 24 · 4 Spieler: 0 8 16 24 · 3 Spieler: 0 12 24
card-key-strikes-out = Bei geteilten Plätzen werden die Strafpunkte geteilt. Ausgeschieden bei { $level } Strafpunkten.
card-key-ring = Gespielt wird gegen beide Nachbarn zugleich. Wer eine Partie verliert, scheidet aus.
card-key-ring-wins = Eine abgebrochene Partie hat kein Ergebnis.
card-key-us = Sieg 1 · Remis ½ · Niederlage 0
card-key-us-colour = Farbe und Ergebnis einkreisen. Punkte laufend zusammenzählen.
card-game-outcome = Ergebnis der Partien
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
card-match-outcome = Match
card-win = Gew.
card-draw = Remis
card-loss = Verl.
card-stopped = Abbruch
card-round = Runde
card-opponents = Gegner
card-others = Gegner
card-number = Nummer
card-name = Name
card-match-points = Matchpkt.
card-admin = Nur Leitung
card-table = { -table }
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
card-missed = nicht ausgelost
card-forfeit = kampflos

## Result slips

slip-table = { -table }
slip-ring = Der Ring
slip-seat = Sitz
slip-number = Nummer
slip-player = Spieler
slip-games-won = Gewonnene Partien
slip-games-drawn = Remispartien
slip-drop = Abmelden
slip-signature = Unterschrift

## Digits typed or scanned from a card or slip

paper-code-unreadable = Kein Kartencode. Alle Fünfergruppen eintippen.
paper-code-mistyped = Eine Ziffer ist falsch oder fehlt. Die Fünfergruppen mit der Karte vergleichen.
paper-code-unknown = Diese Karte oder dieser Zettel stammt nicht von diesem Programm oder von einer neueren Version.
paper-code-is-a-slip = Das ist der Code eines Ergebniszettels. Die Spielerkarte verwenden.
paper-code-is-a-card = Das ist der Code einer Spielerkarte. Den Ergebniszettel des Tisches verwenden.
card-row-number = { $number }.
