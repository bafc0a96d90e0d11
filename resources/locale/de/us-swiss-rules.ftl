### US Chess Swiss: the rules sheet, and charts for going on by hand

us-swiss-rules-cited = Regelbuch von US Chess: Schweizer System und Feinwertungen

us-swiss-rule-numbers = Die Setznummern folgen der Wertungszahl, die höchste zuerst. Wer keine hat, kommt zuletzt; bei gleicher entscheidet das Los.
us-swiss-rule-second-rating = Es zählen die zweiten Wertungszahlen (Schnellschach, Blitz oder FIDE). Wer keine hat, wird nach der ersten gesetzt.
us-swiss-rule-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
us-swiss-rule-rematch = Niemand trifft zweimal auf denselben Gegner.
us-swiss-rule-scores = Wer gleich viele Punkte hat, trifft aufeinander. Möglichst wenige werden aus ihrer Punktgruppe heruntergelost.
us-swiss-rule-halves = In einer Punktgruppe trifft die obere Hälfte in der Rangfolge auf die untere.
us-swiss-rule-odd = Ungerade Gruppe: Wer die niedrigste Wertungszahl hat (nicht ohne Wertungszahl), trifft auf die höchstmögliche der nächsten Gruppe.
us-swiss-rule-apart =
    Spieler aus { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } treffen nicht aufeinander, wenn dafür niemand mehr seine Punktgruppe verlassen muss. Das geht Hälften und Farben vor.
us-swiss-rule-accelerated-first = Die Runden 1 und 2 sind beschleunigt. Das Feld wird in die Viertel A1, A2, B1, B2 geteilt; in Runde 1 trifft A1 auf A2 und B1 auf B2.
us-swiss-rule-accelerated-adjusted = Runde 2: Die Sieger aus A treffen aufeinander; die übrigen aus A treffen auf die Sieger aus B; Remis aus B und Verlierer aus B bleiben unter sich.
us-swiss-rule-accelerated-added = Runde 2: Nur für die Auslosung haben alle aus A einen Punkt mehr.
us-swiss-rule-equalize = Farben: zuerst gleich oft Weiß und Schwarz, dann abwechselnd. Zusteht die seltenere Farbe, sonst die andere als zuletzt.
us-swiss-rule-both-due = Steht beiden dieselbe Farbe zu: wer den größeren Überhang hat; sonst das Gegenteil der letzten Runde mit verschiedenen Farben; sonst, wer höher gesetzt ist.
us-swiss-rule-switches = Tausch wegen der Farben: bis { $alternation } Wertungspunkte zum Abwechseln, bis { $equalization } zum Ausgleichen. Dreimal dieselbe Farbe hintereinander wird vermieden.
us-swiss-rule-first-color-lot = Runde 1: Die Farbe der Nummer 1 wird gelost; danach wechseln die Farben von Brett zu Brett.
us-swiss-rule-first-color-white = Runde 1: Die Nummer 1 hat Weiß; danach wechseln die Farben von Brett zu Brett.
us-swiss-rule-first-color-black = Runde 1: Die Nummer 1 hat Schwarz; danach wechseln die Farben von Brett zu Brett.
us-swiss-rule-bye =
    Ungerade Zahl: Eine Person hat ein Freilos mit { $points ->
        [0.5] ½ Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }: die wenigsten Punkte, dort die niedrigste Wertungszahl (nicht ohne). Niemand hat es zweimal, auch nicht nach einem kampflosen Sieg.
us-swiss-rule-half-byes =
    Freilose mit halbem Punkt sind vor der Runde zu beantragen{ $most ->
        [none] .
       *[other] , höchstens { $most } je Person.
    } In der letzten Runde sind sie { $last ->
        [stand] unwiderruflich
       *[other] widerrufbar
    }.
us-swiss-rule-no-half-byes = Freilose mit halbem Punkt gibt es nicht.
us-swiss-rule-missed-zero = Nachmeldungen erhalten für jede versäumte Runde 0 Punkte.
us-swiss-rule-missed-half = Nachmeldungen erhalten für jede versäumte Runde ½ Punkt.
us-swiss-rule-unplayed = Sieg 1, Remis ½, Niederlage 0. Nicht gespielte Partien zählen für die Punkte, aber nicht für die Farben und nicht als Begegnung.
us-swiss-rule-house = Ein Hausspieler wird nur gepaart, wenn die Zahl sonst ungerade ist; er hat keinen Platz und gewinnt keinen Preis.
us-swiss-rule-order = Rangliste: Punkte, dann diese Feinwertungen der Reihe nach. Immer noch gleichauf: geteilter Platz.
us-swiss-rule-tiebreak = { $number }. { $name }: { $help }
us-swiss-rule-no-tiebreaks = Rangliste: Punkte. Wer gleichauf ist, teilt den Platz.
us-swiss-rule-end = Das Turnier endet nach der letzten Runde. Die meisten Punkte gewinnen, bei Gleichstand die Feinwertungen.
us-swiss-rule-end-early = Es endet auch, wenn niemand mehr ohne Wiederholung gepaart werden kann oder weniger als zwei Spieler übrig sind.

## Charts of the emergency kit

us-swiss-hand-chart-score-groups = Punktgruppen in der Rangfolge
