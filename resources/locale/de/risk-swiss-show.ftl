### The RISK 2210 Swiss: name, cards, and the steps for making the next round by hand

risk-swiss-format-about = Tische zu 4 oder 5, jede Runde nach Matchpunkten gefüllt. Die besten fünf spielen an einem Finaltisch.
risk-swiss-card-title = Spielerkarte RISK 2210
risk-swiss-card-rule-boards = Tische zu 4 oder 5. Keine Freilose.
risk-swiss-card-rule-write = Platz, Spielpunkte und übrige Energie eintragen.
risk-swiss-card-rule-leave = Danach den Spielbereich verlassen.
risk-swiss-card-rule-pairing = Gegner mit gleich vielen Matchpunkten werden gelost.
risk-swiss-card-rule-final = Die besten { $seats } spielen das Finale.
risk-swiss-card-rule-semi-final = Die besten 10 spielen ein Halbfinale an zwei Tischen.
risk-swiss-head-stakes = Finale
risk-swiss-format-name = RISK 2210, Schweizer System
risk-swiss-format-short = Tische zu 4 oder 5, dann ein Finale der besten fünf.
risk-swiss-people-late-entries = Beginnt mit 0 Punkten für versäumte Runden.
risk-swiss-hand-heading-first =
    Runde 1: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
risk-swiss-hand-heading-swiss =
    Runde { $round }: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
risk-swiss-hand-heading-final = Finale: 1 Tisch zu { $size }
risk-swiss-hand-heading-semi-final = Halbfinale: { $sizes }
risk-swiss-hand-take =
    Die Karten der { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } nehmen, die noch dabei sind. Karten von Abgemeldeten beiseitelegen.
risk-swiss-hand-shuffle = Die Karten mischen.
risk-swiss-hand-sort = Nach Matchpunkten ordnen, die meisten zuerst. Karten mit gleichen Punkten mischen; Feinwertungen zählen hier nicht.
risk-swiss-hand-deal = { $sizes } von oben auslegen. Einen Tisch aus der nächstniedrigeren Punktgruppe auffüllen. Die Tische zu 4 und 5 so legen, dass sich möglichst wenige Punktgruppen mischen.
risk-swiss-hand-deal-first = { $sizes } von oben auslegen.
risk-swiss-hand-slips = Jeden Tisch auf einen leeren Zettel übertragen: Spielernummern und Namen.
risk-swiss-hand-report = Nach dem Spiel: Platz, Spielpunkte und Energie aller Spieler (bei Aufgabe „aufg.“). Alle unterschreiben.
risk-swiss-hand-points = Auf jeder Karte den Platz einkreisen und Matchpunkte zuzählen: Platz 1: { $first }, 2: { $second }, 3: { $third }, 4: { $fourth }, 5: { $fifth } (Tische zu 4 beginnen ebenfalls bei { $first }). Aufgegeben oder ausgeschlossen: 0, und in späteren Runden nicht mehr dabei.
risk-swiss-hand-planned =
    { $rounds ->
        [one] { $rounds } Schweizer Runde ist
       *[other] { $rounds } Schweizer Runden sind
    } geplant, dann das Finale.
risk-swiss-hand-planned-alone =
    { $rounds ->
        [one] { $rounds } Schweizer Runde ist
       *[other] { $rounds } Schweizer Runden sind
    } geplant, kein Finale.
risk-swiss-hand-final-rank = Alle, die noch dabei sind, ordnen: Matchpunkte, dann Spielpunkte, dann Energie. Noch gleich? Öffentlich losen und das Ergebnis aufschreiben.
risk-swiss-hand-final-rank-set = Alle, die noch dabei sind, in dieser Reihenfolge ordnen: { $keys }. Noch gleich? Öffentlich losen und das Ergebnis aufschreiben.
risk-swiss-hand-final-seat = Die besten { $size } spielen das Finale an einem Tisch. Matchpunkte zählen nicht mehr.
risk-swiss-hand-final-places = Die Plätze im Finale sind die Plätze des Turniers. Wer im Finale aufgibt, steht hinter denen, die es beenden. Den Rest entscheidet die Rangliste der Schweizer Runden.
risk-swiss-hand-semi-final-seat = Die Besten setzen ({ $sizes }): die Plätze 1, 4, 5, 8 und 9 an Tisch 1, die Plätze 2, 3, 6, 7 und 10 an Tisch 2. Matchpunkte zählen nicht mehr.
risk-swiss-hand-semi-final-places = Die besten { $size } kommen ins Finale: zuerst die Sieger beider Tische, dann die Zweiten und so weiter. Bei gleichem Platz geht vor, wer in der Rangliste weiter vorn steht.
risk-swiss-hand-final-after-semi-final = Die Halbfinalisten nach dem Platz an ihrem Tisch ordnen; bei gleichem Platz geht vor, wer in der Rangliste der Schweizer Runden weiter vorn steht. Danach alle anderen nach dieser Rangliste.

## What decided

risk-swiss-head-decisive = Platz im Finale
risk-swiss-first-in-final =
    Platz 1 im Finale, { $points ->
        [one] { $points } Spielpunkt
       *[other] { $points } Spielpunkte
    }.
risk-swiss-final-place-decided = Platz 1 im Finale.
risk-swiss-won-as-last-one-in-decided = Niemand sonst ist noch dabei.
risk-swiss-sheet-order-final = Reihenfolge: Über die ersten Plätze entscheidet das Finale; dann { $keys }.
risk-swiss-sheet-order-semi-final = Reihenfolge: Über die ersten Plätze entscheidet das Halbfinale; dann { $keys }.
risk-swiss-sheet-legend-semi-final = Die dicke Linie steht unter den { $count } Teilnehmern des Halbfinales.
risk-swiss-sheet-legend-rounds = R1, R2: Platz am Tisch.
risk-swiss-sample-title = RISK 2210: eine Runde vor dem Finale
risk-swiss-sample-about = Drei Spieler teilen sich den vierten Platz, und das Finale hat fünf Plätze.
risk-swiss-sample-note = Die letzte Runde vor dem Finale läuft. Drei Spieler teilen sich mit 11 Punkten den vierten Platz, und nur zwei von ihnen können ins Finale kommen.
risk-swiss-sample-try-1 = Tabelle ansehen
risk-swiss-sample-try-2 = Dem Publikum zeigen
risk-swiss-sample-try-3 = Papiere der Runde drucken
