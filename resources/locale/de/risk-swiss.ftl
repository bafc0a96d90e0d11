### Words of the RISK 2210 Swiss

## The number of players

risk-swiss-cannot-seat =
    { $players ->
        [one] { $players } Spieler lässt
       *[other] { $players } Spieler lassen
    } sich nicht auf Tische verteilen: An einem Tisch sitzen { $smallest } bis { $largest }, und niemand setzt aus. Möglich: { $other } { WORD($other_way) }, dann sind es { ITEM($counts_that_work, 1) }, oder { $up } anmelden, dann sind es { ITEM($counts_that_work, 2) }.
risk-swiss-boards-of-3-would-do = Oder nicht offiziell spielen: „Offizielles Turnier“ ausschalten, dann sind auch Tische zu 3 erlaubt.
risk-swiss-swiss-can-end-here = Oder die Runden nach Schweizer System hier beenden: „Runden Schweizer System“ auf { $rounds } stellen; dann kommt, was danach vorgesehen ist.
risk-swiss-boards-do-not-fit =
    { $players ->
        [one] { $players } Spieler passt
       *[other] { $players } Spieler passen
    } nicht auf { $boards ->
        [one] { $boards } Tisch
       *[other] { $boards } Tische
    }. So viele Tische gehen: { $boards_that_work }. „Tische“ auf eine dieser Zahlen stellen oder leer lassen für möglichst wenige.
risk-swiss-boards-not-kept =
    „Tische“ steht auf { $set }, aber { $players ->
        [one] { $players } Spieler passt
       *[other] { $players } Spieler passen
    } nicht auf so viele. Die nächste Runde hat { $boards ->
        [one] { $boards } Tisch
       *[other] { $boards } Tische
    }, so wenige wie möglich.

## Pairing

risk-swiss-results-missing =
    Runde { $round } wartet noch auf { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }: { $tables }. Die Ergebnisse eintragen, dann auslosen.
risk-swiss-earlier-round-open =
    Runde { $round } ist wieder offen. Es fehlt noch: { $tables ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    }.
risk-swiss-event-finished = Alle geplanten Runden sind gespielt ({ $rounds }). Zum Weiterspielen „Runden Schweizer System“ erhöhen; ist ein Finale freigegeben, es zuerst rückgängig machen.
risk-swiss-final-needs-players =
    Das Finale braucht mindestens { $needed ->
        [one] { $needed } Spieler
       *[other] { $needed } Spieler
    }, die noch dabei sind; vorhanden: { $players }. Jemanden wieder aufnehmen oder „Finaltisch“ ausschalten: Dann entscheidet die Rangliste nach Schweizer System.
risk-swiss-over-with-last-one-in = Das Turnier ist zu Ende: Nur { $player1 } ist noch dabei und hat gewonnen. Soll es weitergehen, jemanden wieder aufnehmen.
risk-swiss-won-as-last-one-in = Nur { $player1 } ist noch dabei und hat gewonnen.
risk-swiss-nobody-finished-final = Im Finale haben alle aufgegeben. Seine Spieler behalten die Reihenfolge aus der Rangliste nach Schweizer System; der beste von ihnen gewinnt also.

## Why a board is as it is

risk-swiss-first-round-random = Runde 1 wird ausgelost.
risk-swiss-same-points =
    Alle hier haben { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkte
    }.
risk-swiss-same-points-round = Die Tische werden nach Matchpunkten gefüllt, bei gleichen Punkten entscheidet das Los.
risk-swiss-mixed-points = Die Spieler hier haben { $points } Matchpunkte. Ihre Punktgruppen füllen keine ganzen Tische.
risk-swiss-mixed-points-round = Die Tische werden nach Matchpunkten gefüllt, bei gleichen Punkten entscheidet das Los.
risk-swiss-taken-from-below =
    Aus der Gruppe mit { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkten
    }, um den Tisch derer mit { $above } zu füllen: { $everyone }.
risk-swiss-met-before = { $player1 } und { $player2 } saßen schon in Runde { $round } zusammen. Es fand sich keine Verteilung mit weniger Wiederholungen, die die Punkte ebenso wenig mischt.
risk-swiss-forbidden-together = { $player1 } und { $player2 } sollen nicht aufeinandertreffen, aber es fand sich keine Verteilung, die das vermeidet und den Regeln ebenso gut folgt. Setzen von Hand ist möglich.
risk-swiss-fewest-boards =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } an { $boards ->
        [one] { $boards } Tisch
       *[other] { $boards } Tischen
    }, so wenige wie möglich.
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
risk-swiss-order-mixes-least = Nur eine Reihenfolge der größeren und kleineren Tische mischt Spieler mit verschiedenen Punkten am wenigsten.
risk-swiss-order-drawn = Welche Tische die kleineren sind, wurde gelost.
risk-swiss-order-for-wishes = Mehrere Reihenfolgen der größeren und kleineren Tische mischen die Punkte gleich wenig. Von den gelosten und geprüften wurde die genommen, die am besten auseinanderhält.
risk-swiss-order-by-lot = Welche Tische die kleineren sind, wurde unter den Reihenfolgen gelost, die Spieler mit verschiedenen Punkten am wenigsten mischen.
risk-swiss-new-opponents-first =
    Neue Gegner zuerst: Bei gleichen Punkten kommt zusammen, wer noch nicht zusammensaß, wo das geht. So gesetzt: { $repeats ->
        [one] { $repeats } Paar trifft
       *[other] { $repeats } Paare treffen
    } in dieser Runde noch einmal aufeinander.
risk-swiss-equal-points-by-lot = Bei gleichen Punkten entscheidet das Los.
risk-swiss-forbidden-apart = Wer nicht aufeinandertreffen soll, wird auseinandergehalten, wo die Regeln es erlauben. Der Rest wird gelost.
risk-swiss-seats-by-lot = Die Sitzplätze an jedem Tisch werden gelost.
risk-swiss-seated-by-hand = Von Hand gesetzt.
risk-swiss-seated-around =
    Gesetzt aus den Spielern, die frei waren; unverändert geblieben: { $tables ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    }.
risk-swiss-cannot-seat-around =
    { $players ->
        [one] { $players } freier Spieler füllt
       *[other] { $players } freie Spieler füllen
    } keine Tische in erlaubter Größe. Tische festhalten oder mehr davon lösen, bis es eine dieser Zahlen ist: { $counts_that_work }.

## What a round costs: heads of columns

risk-swiss-weigh-forbidden = auseinanderzuhaltende Paare an einem Tisch
risk-swiss-weigh-sizes = Tische anderer Größe
risk-swiss-weigh-groups = überbrückte Punktgruppen
risk-swiss-weigh-points = Matchpunkte Unterschied am Tisch
risk-swiss-weigh-met = Paare, die schon zusammensaßen

## How near the cut is

risk-swiss-cut-in-points =
    { $player1 } wäre nach jetzigem Stand im Finale: { $gap ->
        [one] { $gap } Matchpunkt
       *[other] { $gap } Matchpunkte
    } vor { $player2 }, dem ersten Platz unter dem Schnitt.
risk-swiss-cut-out-points =
    { $player1 } wäre nach jetzigem Stand nicht im Finale: { $gap ->
        [one] { $gap } Matchpunkt
       *[other] { $gap } Matchpunkte
    } hinter { $player2 } auf dem letzten Finalplatz.
risk-swiss-cut-in-game-points =
    { $player1 } wäre nach jetzigem Stand im Finale: { $gap ->
        [one] { $gap } Spielpunkt
       *[other] { $gap } Spielpunkte
    } vor { $player2 }, dem ersten Platz unter dem Schnitt.
risk-swiss-cut-out-game-points =
    { $player1 } wäre nach jetzigem Stand nicht im Finale: { $gap ->
        [one] { $gap } Spielpunkt
       *[other] { $gap } Spielpunkte
    } hinter { $player2 } auf dem letzten Finalplatz.
risk-swiss-cut-in-energy = { $player1 } wäre nach jetzigem Stand im Finale: gleichauf mit { $player2 }, dem ersten Platz unter dem Schnitt, aber mit { $gap } mehr Energie.
risk-swiss-cut-out-energy = { $player1 } wäre nach jetzigem Stand nicht im Finale: gleichauf mit { $player2 } auf dem letzten Finalplatz, aber mit { $gap } weniger Energie.
risk-swiss-cut-in-lot = { $player1 } wäre nach jetzigem Stand im Finale: gleichauf mit { $player2 }, durch das Los dabei.
risk-swiss-cut-out-lot = { $player1 } wäre nach jetzigem Stand nicht im Finale: gleichauf mit { $player2 }, durch das Los nicht dabei.
risk-swiss-cut-in-all = { $player1 } wäre im Finale: Es gibt Plätze für alle, die noch dabei sind.
risk-swiss-plays-final = { $player1 } spielt das Finale.

## The final

risk-swiss-final-seats = Das Finale spielen die besten { $count }.
risk-swiss-final-seats-details = Ihre Plätze in der Rangliste: { $places }.
risk-swiss-final-seat-by-lot = Gleichauf nach Matchpunkten, Spielpunkten und Energie um die letzten Plätze, durch das Los dabei: { $everyone }.
risk-swiss-final-missed-by-lot = Gleichauf nach Matchpunkten, Spielpunkten und Energie um die letzten Plätze, durch das Los nicht dabei: { $everyone }.

## Standings

risk-swiss-tied-drawn-by-lot = { $player1 } ist mit anderen gleichauf nach Matchpunkten, Spielpunkten und Energie ({ $tied } insgesamt); die Reihenfolge hat das Los entschieden. Gezogene Zahl: { $lot }; die höchste steht vorn.
risk-swiss-final-place = { $player1 } hat das Finale auf { place } beendet.
risk-swiss-final-withdrawn = { $player1 } hat im Finale aufgegeben und steht hinter denen, die es beendet haben.

## Reports of a board

risk-swiss-placed-and-withdrawn = Für { $everyone } ist ein Platz und zugleich eine Aufgabe eingetragen. Nur eines von beiden behalten.
risk-swiss-place-missing = Noch kein Platz für { $everyone }. Den erreichten Platz eintragen oder als aufgegeben vermerken.
risk-swiss-place-shared = Platz { $place } ist mehrfach vergeben: { $everyone }. Jeden Platz bekommt ein Spieler; geteilte Plätze gibt es am Tisch nicht.
risk-swiss-place-skipped =
    Niemand hat Platz { $place }. { $finished ->
        [one] { $finished } Spieler hat
       *[other] { $finished } Spieler haben
    } das Spiel beendet; die Plätze gehen also von 1 bis { $finished }.
risk-swiss-game-points-missing = Es fehlen die Spielpunkte für { $everyone }. Sie können bei Gleichstand entscheiden; 0 eintragen, wenn es keine gab.
risk-swiss-energy-missing = Es fehlt die Restenergie für { $everyone }. Sie kann bei Gleichstand entscheiden; 0 eintragen, wenn keine übrig war.
risk-swiss-below-nothing = Ein Wert von { $player1 } ist { $value }. 0 oder mehr eintragen.

## Changes

risk-swiss-no-byes-here = Freilose gibt es hier nicht: Wer noch dabei ist, sitzt in jeder Runde an einem Tisch.
risk-swiss-final-posted-no-entries = Das Finale ist freigegeben. Anmelden geht nicht mehr.
risk-swiss-final-posted-setting-stays = Das Finale ist freigegeben; „{ WORD($setting, kind: "setting") }“ bleibt darum, wie es ist.
risk-swiss-fewer-rounds-than-posted =
    Das wären { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } Schweizer System, aber freigegeben sind schon { $posted }. { $posted } oder mehr wählen.
risk-swiss-boards-of-3-posted = In diesem Turnier gibt es Tische zu 3, die offiziell nicht erlaubt sind. Es bleibt inoffiziell.

## Seating by hand

risk-swiss-seated-twice = Mehr als einmal gesetzt: { $everyone }. Jeden Spieler nur einmal setzen.
risk-swiss-left-unseated = Ohne Platz: { $everyone }. Alle Spieler der Runde an einen Tisch setzen.
risk-swiss-not-in-this-round = Nicht in Runde { $round }: { $everyone }. Nur Spieler dieser Runde setzen.
risk-swiss-table-has-reported = Tisch { $table } hat sein Ergebnis schon. So lassen oder zuerst das Ergebnis zurücknehmen.
risk-swiss-final-is-one-board = Das Finale ist ein einziger Tisch. Alle seine Spieler zusammensetzen.
risk-swiss-board-size =
    Tisch { $table } hat { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }. An einen Tisch gehören hier { $least } bis { $most }.
risk-swiss-score-gap = Tisch { $table } mischt Matchpunkte: { $points }.
risk-swiss-forbidden-pair = Tisch { $table }: { $player1 } und { $player2 } sollen nicht aufeinandertreffen.
risk-swiss-rematch = Tisch { $table }: { $player1 } und { $player2 } saßen schon in Runde { $round } zusammen.
