### Words on paper: head and foot, record cards, result slips

## Head and foot of every paper

paper-round = Runde { $round }
paper-round-final = Finale
paper-round-semi-final = Halbfinale
paper-round-playoff = Entscheidungsspiel
paper-round-ring = Ring
paper-printed = Gedruckt { $at } · Stand { $revision } · Prüfcode { $digest }
paper-printed-short = Stand { $revision } · { $digest }
paper-page = Seite { $page } von { $pages }
paper-letters-missing = { $player1 }: Einige Zeichen lassen sich nicht drucken ({ $letters }). Den Namen zusätzlich in anderer Schrift eintragen.
paper-event-letters-missing = Name oder Angaben des Turniers: Einige Zeichen lassen sich nicht drucken ({ $letters }). Sie zusätzlich in anderer Schrift eintragen.

## Record cards

card-title-more = { $title } ({ $number })
card-heading = ANGABEN ZUR PERSON
card-member = Mitgliedsnr.
card-player = Name
card-player-number = Spielernr.
card-age = Alter
card-rating = TWZ
card-rating-short = TWZ
card-final-place = Platz { $place }
card-page = Karte { $page } von { $pages }
card-page-after = Nach Runde { $round } · Karte { $page } von { $pages }
card-key-age = Match: Sieg { $win } · Remis { $draw } · Niederlage 0
card-key-age-games = Match und Partie: Sieg { $win } · Remis { $draw } · Niederlage 0
card-key-risk = 1. { $first } · 2. { $second } · 3. { $third } · 4. { $fourth } · 5. { $fifth } · Ausschluss/aufg. 0
card-key-risk-1 =
    1. Platz { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
card-key-risk-2 =
    2. Platz { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
card-key-risk-3 =
    3. Platz { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
card-key-risk-4 =
    4. Platz { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
card-key-risk-5 =
    5. Platz { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
card-key-risk-out = Ausschluss/aufg. 0 Punkte
card-key-strikes-5 = Zu 5: { $five } · zu 4: { $four } · zu 3: { $three }
card-key-strikes-4 = Zu 4: { $four } · zu 3: { $three }
card-key-strikes-of-5 = 5 Spieler: { $five }
card-key-strikes-of-4 = 4 Spieler: { $four }
card-key-strikes-of-3 = 3 Spieler: { $three }
card-key-strikes-ties = Geteilter Platz: Punkte teilen.
card-key-strikes-out = Aus bei { $level } Strafpunkten.
card-key-ring = G gewonnen · R remis · V verloren · A abgebrochen
card-key-us = Sieg 1 · Remis ½ · Niederlage 0
card-note-running = Matchpunkte in der Spalte „Punkte“ laufend zusammenzählen.
card-note-strikes = Strafpunkte in der letzten Spalte zusammenzählen. Aus bei { $level }.
card-note-ring = Gespielt wird gegen beide Nachbarn zugleich. Wer verliert, scheidet aus.
card-note-us = Farbe und Ergebnis einkreisen. Punkte laufend zusammenzählen.
card-game-outcome = Partie
card-game-outcome-short = Partie
card-game-1 = 1
card-game-2 = 2
card-game-3 = 3
card-game-4 = 4
card-game-5 = 5
card-win-letter = G
card-draw-letter = R
card-loss-letter = V
card-stopped-letter = A
card-white-letter = W
card-black-letter = S
card-match-outcome = Match
card-match-outcome-short = Match
card-win = Gew.
card-win-short = G
card-draw = Remis
card-draw-short = R
card-loss = Verl.
card-loss-short = V
card-round = Runde
card-round-short = Rd.
card-row = Nr.
card-opponent-member = Mitgliedsnr. des Gegners
card-opponent-member-short = Gegnernr.
card-opponent-number = Spielernr. des Gegners
card-opponent-number-short = Gegnernr.
card-opponent-name = Name des Gegners
card-opponent-name-short = Gegner
card-opponent-member-name = Mitgliedsnr. und Name des Gegners
card-opponent-number-name = Spielernr. und Name des Gegners
card-opponent-numbers = Spielernummern der Gegner
card-opponent-numbers-short = Gegner
card-opponents = Gegner
card-others = Gegner
card-match-points = Punkte
card-admin = Nur Leitung
card-admin-short = Leitung
card-table-number = { -table } Nr.
card-finishing-place = Ergebnis (Platz einkreisen)
card-finishing-place-short = Platz einkreisen
card-place-circled = Platz (einkreisen)
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
card-energy = Energie übrig
card-score = Punktzahl
card-strikes = Strafpunkte
card-strikes-short = Strafp.
card-strikes-so-far = Bisher gesamt
card-strikes-so-far-short = Summe
card-color = Farbe
card-result = Erg.
card-wins = Siege
card-score-so-far = Punkte
card-bye = Freilos
card-missed = nicht ausgelost
card-forfeit = kampflos
card-rules = Die Regeln in Kürze
card-rule-number = { $number }.
card-notes = Notizen, Strafen
card-signature = Unterschrift
card-date = Datum
card-digits = Falls der Code nicht lesbar ist, eintippen:
card-chart-how-many = Anzahl der Runden
card-chart-tables = Anzahl der Tische
card-chart-players = Spieler
card-chart-boards = Tische
card-chart-rounds = Runden
card-chart-left = Noch dabei
card-chart-random = Losrunde
card-chart-split = Gruppenrunde
card-chart-range = { $low }–{ $high }
card-chart-more = ab { $low }

## Result slips

slip-table = { -table }
slip-ring = Der Ring
slip-heading = { $round } · Ergebniszettel
slip-player = Name, Nummer
slip-player-number = Nummer { $number }
slip-player-seat = { $seat } · Nummer { $number }
slip-member-number = Mitgliedsnr. { $number }
slip-won = Sieg
slip-drew = Remis
slip-drops-out = Meldet sich ab
slip-games-won = Partien gewonnen
slip-games-drawn = Partien remis
slip-place = Platz
slip-points = Punkte
slip-energy = Energie
slip-score = Punktzahl
slip-signature = Unterschrift
slip-initials = Kürzel

## Digits typed or scanned from a card or slip

paper-code-unreadable = Kein Kartencode. Alle Fünfergruppen eintippen.
paper-code-mistyped = Eine Ziffer ist falsch oder fehlt. Die Fünfergruppen mit der Karte vergleichen.
paper-code-unknown = Diese Karte oder dieser Zettel stammt nicht von diesem Programm oder von einer neueren Version.
paper-code-is-a-slip = Das ist der Code eines Ergebniszettels. Die Spielerkarte verwenden.
paper-code-is-a-card = Das ist der Code einer Spielerkarte. Den Ergebniszettel des Tisches verwenden.
card-row-number = { $number }.
card-key-head = WERTUNG
