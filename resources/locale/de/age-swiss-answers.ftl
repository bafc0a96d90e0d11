### The Age-Modified Swiss: why two did not meet

## Why two did not meet

age-swiss-they-did-meet = Sie haben in dieser Runde gegeneinander gespielt, an Tisch { $table }.
age-swiss-tables-by-hand = In Runde { $round } hat die Turnierleitung Tische gesetzt; die Regeln allein erklären nicht, warum diese beiden nicht gegeneinander spielten.
age-swiss-are-kept-apart = { $player1 } und { $player2 } stehen auf der Trennliste.
age-swiss-two-of-same-age = { $player1 } und { $player2 } gehören beide zur Altersgruppe { WORD($older, kind: "ages") }.
age-swiss-two-of-other-ages = { $player1 } gehört zur Altersgruppe { WORD($older, kind: "ages") }, { $player2 } zu { WORD($younger, kind: "ages") }.
age-swiss-two-with-same-record = { $player1 } und { $player2 } hatten beide { WORD($record, kind: "record") } und gehören zur Altersgruppe { WORD($older, kind: "ages") }.
age-swiss-two-with-same-record-other-ages = Beide hatten { WORD($record, kind: "record") }. { $player1 } gehört zur Altersgruppe { WORD($older, kind: "ages") }, { $player2 } zu { WORD($younger, kind: "ages") }.
age-swiss-two-with-other-records = { $player1 } hatte { WORD($record, kind: "record") }, { $player2 } { WORD($other, kind: "record") }. Beide gehören zur Altersgruppe { WORD($older, kind: "ages") }.
age-swiss-two-with-other-records-and-ages = { $player1 } hatte { WORD($record, kind: "record") } und gehört zur Altersgruppe { WORD($older, kind: "ages") }. { $player2 } hatte { WORD($other, kind: "record") } und gehört zu { WORD($younger, kind: "ages") }.
age-swiss-rest-could-not-pair = Spielten sie gegeneinander, ließen sich nicht alle anderen paaren.
age-swiss-they-met-before = Sie hatten schon gegeneinander gespielt, und alle konnten einen neuen Gegner bekommen.
age-swiss-they-met-too =
    Sie hatten schon gegeneinander gespielt. Mindestens { $best ->
        [one] { $best } Wiederholung war
       *[other] { $best } Wiederholungen waren
    } nötig; mit dieser wären es { $then }.
age-swiss-more-repeats =
    Spielten sie gegeneinander, { $then ->
        [one] gäbe es { $then } Wiederholung
       *[other] gäbe es { $then } Wiederholungen
    } statt { $best }.
age-swiss-bye-would-move = Spielten sie gegeneinander, ginge das Freilos an { $player4 } statt an { $player3 }; { $player3 } ist eher an der Reihe.
age-swiss-more-moved-again =
    Spielten sie gegeneinander, { $then ->
        [one] würde { $then } Spieler
       *[other] würden { $then } Spieler
    } der Gruppe „{ WORD($record, kind: "record") }“ erneut heruntergelost statt { $best }.
age-swiss-more-left-over =
    Spielten sie gegeneinander, { $then ->
        [one] würde { $then } Spieler
       *[other] würden { $then } Spieler
    } der Gruppe „{ WORD($record, kind: "record") }“ heruntergelost statt { $best }.
age-swiss-older-left-over = Spielten sie gegeneinander, würde in der Gruppe „{ WORD($record, kind: "record") }“ jemand Älteres heruntergelost; die Jüngsten kommen zuerst.
age-swiss-more-eldest-with-youngest =
    Spielten sie gegeneinander, { $then ->
        [one] träfe { $then } Paar
       *[other] träfen { $then } Paare
    } der Gruppe „{ WORD($record, kind: "record") }“ als { WORD($eldest, kind: "ages") } gegen { WORD($youngest, kind: "ages") } aufeinander statt { $best }.
age-swiss-more-mixed =
    Spielten sie gegeneinander, { $then ->
        [one] wäre { $then } Paar
       *[other] wären { $then } Paare
    } der Gruppe „{ WORD($record, kind: "record") }“ in Punkten und Altersgruppe verschieden statt { $best }.
age-swiss-more-age-distance =
    Spielten sie gegeneinander, lägen die Gegner der Gruppe „{ WORD($record, kind: "record") }“ zusammen { $then ->
        [one] { $then } Altersgruppe
       *[other] { $then } Altersgruppen
    } auseinander statt { $best }.
age-swiss-lot-decided = Sie hätten gegeneinander spielen können. Das Los hat eine andere Paarung gewählt.
