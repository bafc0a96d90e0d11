### The RISK 2210 Swiss

## The number of players

risk-swiss-cannot-seat =
    { $players ->
        [one] { $players } Spieler passt
       *[other] { $players } Spieler passen
    } nicht auf Tische zu { $smallest } bis { $largest }. Möglich: { $other } { WORD($other_way) } für { ITEM($counts_that_work, 1) } Spieler oder { $up } anmelden für { ITEM($counts_that_work, 2) }.
risk-swiss-boards-of-3-would-do = Oder „Offizielles Turnier“ ausschalten; dann sind Tische zu 3 erlaubt.
risk-swiss-swiss-can-end-here = Oder die Schweizer Runden hier beenden: „Schweizer Runden“ auf { $rounds } stellen.
risk-swiss-boards-do-not-fit =
    { $players ->
        [one] { $players } Spieler passt
       *[other] { $players } Spieler passen
    } nicht auf { $boards ->
        [one] { $boards } Tisch
       *[other] { $boards } Tische
    }. Möglich: { $boards_that_work }. „Zahl der Tische“ leer lassen für möglichst wenige.
risk-swiss-boards-not-kept =
    „Zahl der Tische“ steht auf { $set }, aber { $players ->
        [one] { $players } Spieler passt
       *[other] { $players } Spieler passen
    } nicht auf so viele. Die nächste Runde hat { $boards ->
        [one] { $boards } Tisch
       *[other] { $boards } Tische
    }, so wenige wie möglich.

## Pairing

risk-swiss-results-missing =
    In Runde { $round } { $count ->
        [1] läuft Tisch { $tables } noch
        [2] laufen die Tische { $tables } noch
        [3] laufen die Tische { $tables } noch
        [4] laufen die Tische { $tables } noch
        [5] laufen die Tische { $tables } noch
       *[other] laufen noch { $count } Tische
    }.
risk-swiss-earlier-round-open =
    Runde { $round } ist wieder offen. Es { $tables ->
        [one] fehlt Tisch { $tables }
       *[other] fehlen die Tische { $tables }
    }.
risk-swiss-event-finished =
    { $rounds ->
        [one] Die eine geplante Runde ist
       *[other] Alle { $rounds } geplanten Runden sind
    } gespielt. Zum Weiterspielen „Schweizer Runden“ erhöhen; ein freigegebenes Finale vorher rückgängig machen.
risk-swiss-final-needs-players =
    Das Finale braucht mindestens { $needed ->
        [one] { $needed } Spieler
       *[other] { $needed } Spieler
    }; { $players ->
        [one] { $players } ist
       *[other] { $players } sind
    } dabei. Jemanden wieder aufnehmen oder „Finaltisch“ ausschalten.
risk-swiss-over-with-last-one-in = Nur { $player1 } ist noch dabei und gewinnt das Turnier. Zum Weiterspielen jemanden wieder aufnehmen.
risk-swiss-won-as-last-one-in = Nur { $player1 } ist noch dabei und gewinnt.
risk-swiss-nobody-finished-final = Im Finale haben alle aufgegeben. Es zählt die Rangliste der Schweizer Runden: Wer von ihnen dort am höchsten steht, gewinnt.
risk-swiss-semi-final-needs-players = Das Halbfinale besteht aus zwei Tischen und braucht mindestens { $needed } Spieler; { $players } sind dabei. Jemanden wieder anmelden oder die Tische lassen, wie sie sind.
risk-swiss-semi-final-left-out = Das Halbfinale braucht mindestens { $needed } Spieler; nur { $players } sind dabei, deshalb entfällt es.

## Why a board is as it is

risk-swiss-first-round-random = Runde 1 wird gelost.
risk-swiss-same-points =
    Alle hier haben { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }.
risk-swiss-same-points-round = Die Tische werden nach Matchpunkten gefüllt; bei Gleichstand entscheidet das Los.
risk-swiss-mixed-points = Dieser Tisch mischt Spieler mit { $points } Matchpunkten.
risk-swiss-mixed-points-round = Die Tische werden nach Matchpunkten gefüllt; bei Gleichstand entscheidet das Los.
risk-swiss-taken-from-below =
    { $everyone } ({ $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }) { $everyone ->
        [one] füllt
       *[other] füllen
    } den Tisch der Punktgruppe { $above } auf.
risk-swiss-met-before = { $player1 } und { $player2 } saßen schon in Runde { $round } zusammen. Keine ebenso gerechte Sitzordnung mit weniger Wiederholungen wurde gefunden.
risk-swiss-forbidden-together = { $player1 } und { $player2 } stehen auf der Trennliste, aber keine ebenso gerechte Sitzordnung trennt sie. Setzen von Hand ist möglich.
risk-swiss-same-mark-together =
    { $player1 } und { $player2 } gehören zu { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    }, aber keine ebenso wenig gemischten Tische wurden gefunden, die alle solchen Paare trennen.
risk-swiss-fewest-boards =
    { $players } Spieler brauchen { $boards ->
        [one] { $boards } Tisch
       *[other] { $boards } Tische
    }.
risk-swiss-boards-as-set =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } an { $boards ->
        [one] { $boards } Tisch
       *[other] { $boards } Tischen
    }, wie eingestellt.
risk-swiss-boards-of-5-and-4 = Tische zu 5: { $fives }, Tische zu 4: { $fours }.
risk-swiss-boards-alike = Tische zu { $size }: { $boards }.
risk-swiss-boards-of-4-and-3 = Tische zu 4: { $fours }, Tische zu 3: { $threes }.
risk-swiss-order-mixes-least = Die kleineren Tische stehen dort, wo sie die wenigsten Punktgruppen mischen.
risk-swiss-order-drawn = Welche Tische kleiner sind, wurde gelost.
risk-swiss-order-for-wishes = Die kleineren Tische stehen dort, wo sie die wenigsten Punktgruppen mischen und die meisten Paare der Trennliste trennen.
risk-swiss-order-by-lot = Welche Tische kleiner sind, wurde unter den gleich gerechten Möglichkeiten gelost.
risk-swiss-new-opponents-first =
    Bei gleichen Punkten gehen neue Gegner vor. { $repeats ->
        [one] { $repeats } Paar trifft
       *[other] { $repeats } Paare treffen
    } noch einmal aufeinander.
risk-swiss-equal-points-by-lot = Bei gleichen Punkten entscheidet das Los.
risk-swiss-forbidden-apart = Paare der Trennliste werden getrennt, wo die Regeln es erlauben; der Rest wird gelost.
risk-swiss-same-mark-apart =
    Unter ebenso wenig gemischten Tischen gehen die vor, die Spieler aus { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } trennen.
risk-swiss-seats-by-lot = Die Sitzplätze werden gelost.
risk-swiss-seated-by-hand = Von der Turnierleitung gesetzt.
risk-swiss-seated-around =
    Gesetzt aus den freien Spielern. { $tables ->
        [one] Tisch { $tables } blieb
       *[other] Die Tische { $tables } blieben
    }, wie { $tables ->
        [one] er war
       *[other] sie waren
    }.
risk-swiss-cannot-seat-around =
    { $players ->
        [one] { $players } freier Spieler füllt
       *[other] { $players } freie Spieler füllen
    } keine Tische in erlaubter Größe. Tische lösen oder festhalten, bis es eine dieser Zahlen ist: { $counts_that_work }.

## What a round costs: heads of columns

risk-swiss-weigh-forbidden = Paare der Trennliste an einem Tisch
risk-swiss-weigh-sizes = Tische anderer Größe
risk-swiss-weigh-groups = Tische mit gemischten Punktgruppen
risk-swiss-weigh-points = Punktabstand an den Tischen, zusammen
risk-swiss-weigh-same-mark = nicht getrennte Spieler
risk-swiss-weigh-met = wiederholte Gegner

## How near the cut is

risk-swiss-cut-in-points =
    { $player1 } wäre zurzeit im Finale: { $gap ->
        [one] { $gap } Matchpunkt
       *[other] { $gap } Matchpunkte
    } vor { $player2 }, dem ersten Platz hinter dem Schnitt.
risk-swiss-cut-out-points =
    { $player1 } { $gap ->
        [one] fehlt { $gap } Matchpunkt
       *[other] fehlen { $gap } Matchpunkte
    }: Den letzten Finalplatz hat zurzeit { $player2 }.
risk-swiss-cut-in-game-points =
    { $player1 } wäre zurzeit im Finale: { $gap ->
        [one] { $gap } Spielpunkt
       *[other] { $gap } Spielpunkte
    } vor { $player2 }, dem ersten Platz hinter dem Schnitt.
risk-swiss-cut-out-game-points =
    { $player1 } { $gap ->
        [one] fehlt { $gap } Spielpunkt
       *[other] fehlen { $gap } Spielpunkte
    }: Den letzten Finalplatz hat zurzeit { $player2 }.
risk-swiss-cut-in-energy = { $player1 } wäre zurzeit im Finale: gleichauf mit { $player2 }, dem ersten Platz hinter dem Schnitt, aber { $gap } Energie voraus.
risk-swiss-cut-out-energy = { $player1 } fehlen { $gap } Energie: Den letzten Finalplatz hat zurzeit { $player2 }.
risk-swiss-cut-in-first-places = { $player1 } wäre zurzeit im Finale: gleichauf mit { $player2 }, dem ersten Platz hinter dem Schnitt, aber mit mehr Tischsiegen ({ $gap }).
risk-swiss-cut-out-first-places =
    { $player1 } { $gap ->
        [one] fehlt { $gap } Tischsieg
       *[other] fehlen { $gap } Tischsiege
    }: Den letzten Finalplatz hat zurzeit { $player2 }.
risk-swiss-cut-in-lot = { $player1 } wäre zurzeit im Finale: gleichauf mit { $player2 }; das Los hat entschieden.
risk-swiss-cut-out-lot = { $player1 } wäre zurzeit nicht im Finale: gleichauf mit { $player2 }; das Los hat entschieden.
risk-swiss-cut-in-all = { $player1 } wäre zurzeit im Finale: Es hat Plätze für alle, die noch dabei sind.
risk-swiss-plays-final = { $player1 } spielt das Finale.

## The final

risk-swiss-final-seats = Das Finale spielen die besten { $count }.
risk-swiss-final-seats-details = Ihre Plätze in der Rangliste: { $places }.
risk-swiss-final-seat-by-lot = Gleichauf um die letzten Plätze, durch das Los dabei: { $everyone }.
risk-swiss-final-missed-by-lot = Gleichauf um die letzten Plätze, durch das Los nicht dabei: { $everyone }.
risk-swiss-semi-final-seats = Die Tische des Halbfinales sind nach der Rangliste gesetzt.
risk-swiss-semi-final-seats-details = Ihre Plätze in der Rangliste: { $places }.

## Standings

risk-swiss-tied-drawn-by-lot = { $player1 } ist mit anderen gleichauf nach Matchpunkten, Spielpunkten und Energie ({ $tied } insgesamt); das Los hat entschieden. Gezogene Zahl: { $lot }; die höchste steht vorn.
risk-swiss-tied-on-all-drawn-by-lot = { $player1 } ist mit anderen gleichauf nach Matchpunkten und allen Feinwertungen dieses Turniers ({ $tied } insgesamt); das Los hat entschieden. Gezogene Zahl: { $lot }; die höchste steht vorn.
risk-swiss-final-place = { $player1 } hat das Finale auf { place } beendet.
risk-swiss-final-withdrawn = { $player1 } hat im Finale aufgegeben und steht hinter denen, die es beendet haben.
risk-swiss-semi-final-place = { $player1 } hat das Halbfinale am eigenen Tisch auf { place } beendet.
risk-swiss-semi-final-withdrawn = { $player1 } hat im Halbfinale aufgegeben und steht hinter denen, die es beendet haben.

## Reports of a board

risk-swiss-placed-and-withdrawn = { $everyone }: ein Platz oder aufgegeben, nicht beides.
risk-swiss-place-missing = { $everyone }: einen Platz eintragen, oder W für aufgegeben.
risk-swiss-place-shared = Platz { $place } ist doppelt vergeben: { $everyone }. Am Tisch gibt es keine geteilten Plätze.
risk-swiss-place-skipped =
    Niemand hat Platz { $place }. { $finished ->
        [one] { $finished } Spieler hat
       *[other] { $finished } Spieler haben
    } beendet; die Plätze gehen von 1 bis { $finished }.
risk-swiss-game-points-missing = { $everyone }: die Spielpunkte eintragen (0, wenn keine); sie entscheiden bei Gleichstand.
risk-swiss-energy-missing = { $everyone }: die Restenergie eintragen (0, wenn keine); sie entscheidet bei Gleichstand.
risk-swiss-below-nothing = { $player1 }: { $value } ist kleiner als 0. 0 oder mehr eintragen.

## Changes

risk-swiss-no-byes-here = Dieses Format hat keine Freilose: Wer noch dabei ist, spielt jede Runde.
risk-swiss-final-posted-no-entries = Das Finale ist freigegeben; niemand kann mehr dazukommen.
risk-swiss-final-posted-setting-stays = Das Finale ist freigegeben; „{ WORD($setting, kind: "setting") }“ lässt sich nicht mehr ändern.
risk-swiss-semi-final-posted-no-entries = Das Halbfinale ist freigegeben; niemand kann mehr dazukommen.
risk-swiss-semi-final-posted-setting-stays = Das Halbfinale ist freigegeben; „{ WORD($setting, kind: "setting") }“ lässt sich nicht mehr ändern.
risk-swiss-points-fixed = Es gibt schon Ergebnisse; damit stehen die Punkte je Platz fest. Zum Ändern die Ergebnisse löschen.
risk-swiss-fewer-rounds-than-posted = { $posted } Schweizer Runden sind schon freigegeben; { $rounds } ist zu wenig. { $posted } oder mehr wählen.
risk-swiss-boards-of-3-posted = Dieses Turnier hat Tische zu 3, die offiziell nicht erlaubt sind. Es bleibt inoffiziell.

## Seating by hand

risk-swiss-seated-twice = Mehrfach gesetzt: { $everyone }. Jeder Person einen Platz geben.
risk-swiss-left-unseated = Nicht gesetzt: { $everyone }. Alle Spieler der Runde brauchen einen Tisch.
risk-swiss-not-in-this-round = Nicht in Runde { $round }: { $everyone }. Nur Spieler dieser Runde setzen.
risk-swiss-table-has-reported = Tisch { $table } hat ein Ergebnis und bleibt. Zum Ändern der Sitzordnung das Ergebnis löschen.
risk-swiss-final-is-one-board = Das Finale ist ein einziger Tisch. Alle Finalisten zusammen setzen.
risk-swiss-semi-final-is-two-boards = Das Halbfinale besteht aus zwei Tischen. Alle Halbfinalisten daran setzen.
risk-swiss-board-size =
    Tisch { $table } hat { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }. An einen Tisch gehören hier { $least } bis { $most }.
risk-swiss-score-gap = Tisch { $table } mischt Matchpunkte: { $points }.
risk-swiss-forbidden-pair = Tisch { $table }: { $player1 } und { $player2 } stehen auf der Trennliste.
risk-swiss-same-mark =
    Tisch { $table }: { $player1 } und { $player2 } gehören zu { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    }.
risk-swiss-rematch = Tisch { $table }: { $player1 } und { $player2 } saßen schon in Runde { $round } zusammen.
