### The Age-Modified Swiss: name, cards, and the steps for the next round by hand

age-swiss-format-about = Zwei Spieler an einem Tisch: Alle spielen jede Runde, gegen jemanden mit ähnlichem Stand. So weit es geht, kommt der Gegner aus der eigenen Altersgruppe.
age-swiss-card-title = Spielerkarte (Match)
age-swiss-format-name = Schweizer System nach Alter
age-swiss-format-short = Zweierpartien nach Bilanz und Altersgruppe.
age-swiss-people-late-entries = Für jede versäumte Runde gibt es eine Niederlage.
age-swiss-hand-pairs =
    { $count ->
        [one] { $count } Paar
       *[other] { $count } Paare
    }
age-swiss-hand-heading-first =
    Runde 1: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
age-swiss-hand-heading-swiss =
    Runde { $round }: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
age-swiss-hand-age-groups = Altersgruppen, älteste zuerst: { WORD($groups, kind: "ages") }.
age-swiss-hand-first = Die Karten der Spieler ({ $players }) nach Altersgruppen sortieren und jede mischen. Die älteste Gruppe paaren; bleibt jemand übrig, kommt er in die nächste Gruppe, von dort wieder in die nächste, und so weiter.
age-swiss-hand-first-bye = In der jüngsten Gruppe bleibt jemand übrig: Vor dem Paaren unter denen dieser Gruppe das Freilos auslosen. Es zählt 3 Punkte.
age-swiss-hand-sort = Die Karten der Spieler, die dabei sind ({ $players }), in Stapel mit gleichen Matchpunkten sortieren, die meisten zuerst. In jedem Stapel kommt die älteste Altersgruppe nach oben.
age-swiss-hand-bye = Die Zahl ist ungerade; zuerst also das Freilos vergeben: an jemanden, der noch keines hatte, aus dem niedrigsten Stapel, dort aus der jüngsten Altersgruppe, dann durch das Los. Es zählt 3 Punkte.
age-swiss-hand-no-bye = Die Zahl ist gerade: Niemand hat ein Freilos.
age-swiss-hand-pair = Mit dem obersten Stapel beginnen. Niemand trifft noch einmal auf einen früheren Gegner: die Nummern auf der Karte ansehen. Innerhalb des Stapels Spieler derselben Altersgruppe paaren; wer übrig bleibt, trifft auf die nächste Altersgruppe. Nicht die Ältesten mit den Jüngsten paaren, wenn es hilft, ein mittleres Paar zu trennen.
age-swiss-hand-down = Wer nicht zu paaren ist, rückt in den nächsten Stapel herunter, so wenige wie möglich, und aus der jüngsten Altersgruppe des Stapels. Dort werden sie zuerst gepaart, wenn möglich mit ihrem eigenen Alter.
age-swiss-hand-lot = Wo es gleich ist, entscheidet das Los: mischen und die oberste Karte nehmen.
age-swiss-hand-stuck = Lässt sich der letzte Stapel nicht paaren, die Paare darüber trennen, die untersten zuerst.
age-swiss-hand-slips =
    Jedes Paar mit einer Tischnummer auf einen leeren Zettel schreiben: { $tables ->
        [one] { $tables } Zettel
       *[other] { $tables } Zettel
    }.
age-swiss-hand-points = Auf jeder Karte die Partien und das Match einkreisen und die Matchpunkte dazuzählen: gewonnen 3, remis 1, verloren 0.
age-swiss-hand-planned =
    Geplant: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
