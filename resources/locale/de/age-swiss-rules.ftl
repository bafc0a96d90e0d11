### Age-Modified Swiss: the rules sheet, and charts for going on by hand

age-swiss-rules-cited = Age-Modified Swiss Pairing System (DCI)
age-swiss-clause-basics = Basics
age-swiss-clause-winner = Determining a winner
age-swiss-clause-rounds = Number of Swiss rounds
age-swiss-clause-pairing = Pairing { $number }
age-swiss-clause-note = Pairing 3, Anmerkung

age-swiss-rule-groups = Altersgruppen, älteste zuerst: { WORD($groups, kind: "ages") }. Alle spielen jede Runde.
age-swiss-rule-rounds-chart = { $players } Spieler spielen { $rounds } Runden, nach der veröffentlichten Tabelle.
age-swiss-rule-rounds-ours =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }: so viele, dass eine Person ungeschlagen bleibt. Die Tabelle beginnt bei 17 Spielern.
age-swiss-rule-rounds-set =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, von der Turnierleitung festgelegt.
age-swiss-rule-match =
    { $games ->
        [1] Ein Match ist ein einzelnes Spiel.
       *[other] Ein Match geht über höchstens { $games } Spiele. Wer bei Zeitablauf führt, hat es gewonnen.
    }
age-swiss-rule-first = Runde 1 wird innerhalb der Altersgruppen gelost, die älteste zuerst. Wer übrig bleibt, rückt in die nächstjüngere Gruppe.
age-swiss-rule-record-points = Spätere Runden: Wer gleich viele Matchpunkte hat, trifft aufeinander, möglichst in derselben Altersgruppe.
age-swiss-rule-record-literal = Spätere Runden: Wer gleich viele Siege, Niederlagen und Remis hat, trifft aufeinander, möglichst in derselben Altersgruppe.
age-swiss-rule-odd = Wer in einer Altersgruppe übrig bleibt, trifft bei gleicher Bilanz auf die nächste Altersgruppe.
age-swiss-rule-apart = Die älteste und die jüngste Altersgruppe werden getrennt, wann immer es geht.
age-swiss-rule-down = Ist eine Gruppe gleicher Bilanz ungerade, wird die jüngste Person in die nächste heruntergelost und behält ihre Bilanz.
age-swiss-rule-rematch = Wiederholungen werden so weit wie möglich vermieden. Was dann noch gleich ist, wird gelost.
age-swiss-rule-bye-first = Ungerade Zahl in Runde 1: Eine Person der jüngsten Altersgruppe hat ein Freilos, durch das Los. Ein Freilos ist ein Sieg und zählt { $bye }.
age-swiss-rule-bye-later = Spätere Freilose: die wenigsten Freilose bisher, dann die schwächste Bilanz, dann die jüngste Altersgruppe, dann das Los.
age-swiss-rule-missed = Eine Runde, die durch Nachmeldung oder Abwesenheit ausfällt, zählt als Niederlage. Ein kampfloses Match zählt, gilt aber nicht als Begegnung.
age-swiss-rule-points = Matchpunkte: Sieg { $win }, Remis { $draw }, Niederlage 0.
age-swiss-rule-order = Die Matchpunkte ergeben die Rangliste. Jede Altersgruppe hat auch ihre eigene.
age-swiss-rule-ties-latest-loss = Bei Gleichstand steht höher, wer später verloren hat.
age-swiss-rule-ties-unbeaten = Wer nie verloren hat, steht unter Gleichen vorn.
age-swiss-rule-ties-shared = Wer gleichauf ist, teilt sich Platz und Preise.
age-swiss-rule-ties-opponents = Bei Gleichstand: der mittlere Anteil der Matches, die die Gegner gewonnen haben, je mindestens ein Drittel.
age-swiss-rule-end = Das Turnier endet nach der letzten geplanten Runde. Platz 1 der Rangliste hat gewonnen.

## Charts of the emergency kit

age-swiss-hand-chart-piles = Stapel: nach Matchpunkten, älteste Altersgruppe zuerst
age-swiss-head-rounds = Runden
