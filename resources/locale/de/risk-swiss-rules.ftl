### RISK 2210 Swiss: the rules sheet, and charts for going on by hand

risk-swiss-rules-cited = RISK 2210 Swiss-Style Pairing System (DCI)
risk-swiss-clause-basics = Basics
risk-swiss-clause-recording = Score recording { $number }

risk-swiss-rule-boards = An jedem Tisch sitzen 4 oder 5 Spieler. Freilose gibt es nicht.
risk-swiss-rule-boards-of-three = An einem Tisch sitzen 4 oder 5 Spieler. Das Turnier ist nicht sanktioniert: Wo 4 und 5 nicht aufgehen, gibt es Tische zu 3. Freilose gibt es nicht.
risk-swiss-rule-fewest = So wenige Tische wie möglich. { $players } Spieler: { $sizes }.
risk-swiss-rule-boards-set = Tische wie eingestellt. { $players } Spieler: { $sizes }.
risk-swiss-rule-rounds =
    { $rounds ->
        [one] { $rounds } Schweizer Runde
       *[other] { $rounds } Schweizer Runden
    }: eine je fünf angefangene Tische der ersten Runde.
risk-swiss-rule-rounds-set =
    { $rounds ->
        [one] { $rounds } Schweizer Runde
       *[other] { $rounds } Schweizer Runden
    }, von der Turnierleitung festgelegt.
risk-swiss-rule-first = Runde 1 wird gelost.
risk-swiss-rule-later = Spätere Runden: Wer gleich viele Matchpunkte hat, sitzt zusammen; unter Gleichen entscheidet das Los. Füllt eine Punktgruppe einen Tisch nicht, rücken Spieler der nächsten auf. Feinwertungen zählen beim Auslosen nie.
risk-swiss-rule-mixing = Tische zu 4 und 5 werden so gelegt, dass sich möglichst wenige Punktgruppen mischen. Die Plätze am Tisch werden gelost.
risk-swiss-rule-apart =
    Unter ebenso wenig gemischten Tischen sitzen möglichst wenige Spieler aus { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } zusammen.
risk-swiss-rule-new-opponents = Unter gleich guten Sitzordnungen gilt die mit den wenigsten Wiederholungen.
risk-swiss-rule-withdrawn = Wer ein Spiel aufgibt oder disqualifiziert wird, erhält dafür 0 Punkte.
risk-swiss-rule-not-seated = Wer aufgegeben hat, wird nicht mehr gesetzt, bis die Turnierleitung die Person wieder aufnimmt. Nachmeldungen beginnen mit 0 Punkten und sind möglich, bis das Finale freigegeben ist.
risk-swiss-rule-report = Nach jedem Spiel werden Platz, Spielpunkte und übrige Energie aller Spieler gemeldet; danach den Spielbereich verlassen.
risk-swiss-rule-points = Matchpunkte: Platz 1 { $first }, Platz 2 { $second }, Platz 3 { $third }, Platz 4 { $fourth }, Platz 5 { $fifth }, aufgegeben oder disqualifiziert 0. Am Tisch zu 4: { $four }.
risk-swiss-rule-rating = Für die erwartete Wertungsänderung (K = { $k }) zählt ein Tisch als je eine Partie gegen alle Mitspielenden: davor ein Sieg, dahinter eine Niederlage.
risk-swiss-rule-order = Rangliste: Matchpunkte, dann alle Spielpunkte, dann die gesamte übrige Energie.
risk-swiss-rule-order-set = Rangliste, in dieser Reihenfolge: { $keys }.
risk-swiss-rule-lot = Immer noch gleichauf: das Los, und es wird als Los ausgewiesen.
risk-swiss-rule-final = Nach den Schweizer Runden spielen die besten { $seats }, die noch dabei sind, das Finale an einem Tisch. Seine Plätze sind die ersten Plätze des Turniers.
risk-swiss-rule-after-final = Hinter den Finalplätzen gilt die Rangliste der Schweizer Runden. Das Finale bringt keine Matchpunkte. Wer darin aufgibt, kommt hinter alle, die es beenden. Sind nur 4 übrig, spielen 4.
risk-swiss-rule-semi-final = Nach den Schweizer Runden spielen die besten 10, die noch dabei sind, ein Halbfinale an zwei Tischen, gesetzt nach der Rangliste: 1, 4, 5, 8, 9 und 2, 3, 6, 7, 10. Sind nur 8 oder 9 übrig, fehlen die hinteren Plätze; bei weniger als 8 gibt es kein Halbfinale.
risk-swiss-rule-final-board = Die besten { $seats } des Halbfinales, nach dem Platz am eigenen Tisch und dann nach der Rangliste, spielen das Finale an einem Tisch. Seine Plätze sind die ersten Plätze des Turniers.
risk-swiss-rule-after-both = Hinter den Finalplätzen folgen die übrigen Halbfinalisten nach dem Platz am eigenen Tisch, dann nach der Rangliste der Schweizer Runden; danach alle anderen. Beide bringen keine Matchpunkte. Wer in einem davon aufgibt, kommt hinter alle, die es beenden. Sind nur 4 übrig, spielen 4 das Finale.
risk-swiss-rule-no-final = Es gibt kein Finale: Die Rangliste nach der letzten Schweizer Runde entscheidet.

## Charts of the emergency kit

risk-swiss-hand-chart-boards = Tische
risk-swiss-hand-chart-of-five = Tische zu 5
risk-swiss-hand-chart-of-four = Tische zu 4
risk-swiss-hand-chart-of-three = Tische zu 3
risk-swiss-hand-chart-swiss-rounds = Schweizer Runden
risk-swiss-hand-chart-points = Matchpunkte
