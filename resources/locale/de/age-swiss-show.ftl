### The Age-Modified Swiss: name, cards, and the steps for making the next round by hand

age-swiss-format-about = Matches zu zweit. Alle spielen jede Runde, gegen jemanden mit ähnlicher Punktzahl und möglichst aus derselben Altersgruppe.
age-swiss-card-title = Spielerkarte (Match)
age-swiss-card-rule-points = Sieg { $win }, Remis { $draw }, Niederlage { $loss }.
age-swiss-card-rule-pairing = Gegner haben die gleiche Bilanz und, wenn möglich, dieselbe Altersgruppe.
age-swiss-card-rule-bye = Ein Freilos ist ein Sieg und zählt { $bye }.
age-swiss-card-rule-slip = Beide prüfen und unterschreiben den Ergebniszettel. Dann die Karte ausfüllen.
age-swiss-card-rule-ties = Gleichauf: Wer zuletzt später verloren hat, steht höher.
age-swiss-format-name = Schweizer System nach Alter
age-swiss-format-short = Zweierpartien nach Bilanz und Altersgruppe.
age-swiss-wizard-type-players-hint =
    Anna Ahrens, 9
    Ben Brandt, 12
    …
age-swiss-people-late-entries = Jede versäumte Runde zählt als Niederlage.
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
age-swiss-hand-first =
    Die Karten der { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } nach Altersgruppen sortieren und jede mischen. Die älteste Gruppe zuerst paaren; wer übrig bleibt, kommt in die nächste.
age-swiss-hand-first-bye = Bleibt in der jüngsten Gruppe jemand übrig: vor dem Paaren unter ihr das Freilos auslosen. Es zählt { $bye }.
age-swiss-hand-sort =
    { $players ->
        [one] Die Karte von { $players } Spieler
       *[other] Die Karten der { $players } Spieler
    } nach Matchpunkten in Stapel legen, die meisten zuerst; in jedem Stapel die älteste Altersgruppe oben.
age-swiss-hand-bye = Ungerade Zahl: zuerst das Freilos vergeben. Unterster Stapel, noch kein Freilos, jüngste Altersgruppe; bei Gleichstand losen. Es zählt { $bye }.
age-swiss-hand-no-bye = Gerade Zahl: kein Freilos.
age-swiss-hand-pair = Vom obersten Stapel abwärts paaren, gleiche Altersgruppe zuerst. Keine Wiederholungen: die Gegner auf der Karte prüfen. Älteste gegen Jüngste vermeiden; dafür notfalls ein mittleres Paar trennen.
age-swiss-hand-down = Findet jemand keinen Gegner: die jüngste Altersgruppe in den nächsten Stapel geben, so wenige wie möglich, und dort zuerst paaren.
age-swiss-hand-lot = Immer noch gleich? Mischen und die oberste Karte nehmen.
age-swiss-hand-stuck = Geht der letzte Stapel nicht auf? Die Paare darüber trennen, die untersten zuerst.
age-swiss-hand-slips =
    Jedes Paar mit Tischnummer auf einen leeren Zettel übertragen ({ $tables ->
        [one] { $tables } Zettel
       *[other] { $tables } Zettel
    }).
age-swiss-hand-points = Auf jeder Karte die Partien und das Match einkreisen und Matchpunkte zuzählen: Sieg { $win }, Remis { $draw }, Niederlage 0.
age-swiss-hand-planned =
    { $rounds ->
        [one] { $rounds } Runde ist
       *[other] { $rounds } Runden sind
    } geplant.

## What decided

age-swiss-head-decisive = Letzte Niederlage
age-swiss-head-stakes = Top Cut
age-swiss-decisive-lost = Runde { $round }
age-swiss-decisive-never = Ungeschlagen
age-swiss-setting-rounds-help = Leer: nach der Tabelle für die Zahl der Spieler.
age-swiss-sample-title = Altersgruppen: Zwei Kinder spielen außerhalb ihrer Gruppe
age-swiss-sample-about = An Tisch 2 trifft ein zehnjähriges auf ein zwölfjähriges Kind, und beiden lässt sich sagen, warum.
age-swiss-sample-note = Runde 3 ist ausgehängt. Oliver (10) und Noah (12) gehören zu verschiedenen Altersgruppen und spielen doch gegeneinander: Aus Noahs Gruppe hat sonst niemand beide Matches gewonnen.
age-swiss-sample-try-1 = Lesen, warum sie sich treffen
age-swiss-sample-try-2 = Nach zwei anderen fragen
age-swiss-sample-try-3 = Tabelle ansehen
