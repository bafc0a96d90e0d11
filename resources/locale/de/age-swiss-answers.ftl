### Words of the Age-Modified Swiss: why two did not meet

## Why two did not meet

age-swiss-they-did-meet = Sie haben in dieser Runde gegeneinander gespielt, an Tisch { $table }.
age-swiss-tables-by-hand = In Runde { $round } wurden Tische von Hand gesetzt; die Regeln allein sagen darum nicht, warum sie nicht aufeinandertrafen.
age-swiss-are-kept-apart = { $player1 } und { $player2 } sollen nicht aufeinandertreffen.
age-swiss-two-of-same-age = { $player1 } und { $player2 } gehören beide zur Altersgruppe „{ WORD($older, kind: "ages") }“.
age-swiss-two-of-other-ages = { $player1 } gehört zur Altersgruppe „{ WORD($older, kind: "ages") }“, { $player2 } zu „{ WORD($younger, kind: "ages") }“.
age-swiss-two-with-same-record = { $player1 } und { $player2 } hatten beide den Stand { WORD($record, kind: "record") } und gehören beide zur Altersgruppe „{ WORD($older, kind: "ages") }“.
age-swiss-two-with-same-record-other-ages = { $player1 } und { $player2 } hatten beide den Stand { WORD($record, kind: "record") }; { $player1 } gehört zur Altersgruppe „{ WORD($older, kind: "ages") }“, { $player2 } zu „{ WORD($younger, kind: "ages") }“.
age-swiss-two-with-other-records = { $player1 } hatte den Stand { WORD($record, kind: "record") }, { $player2 } den Stand { WORD($other, kind: "record") }; beide gehören zur Altersgruppe „{ WORD($older, kind: "ages") }“.
age-swiss-two-with-other-records-and-ages = { $player1 } hatte den Stand { WORD($record, kind: "record") } und gehört zur Altersgruppe „{ WORD($older, kind: "ages") }“; { $player2 } hatte den Stand { WORD($other, kind: "record") } und gehört zu „{ WORD($younger, kind: "ages") }“.
age-swiss-rest-could-not-pair = Hätten sie gegeneinander gespielt, hätten nicht alle anderen gepaart werden können.
age-swiss-they-met-before = Sie hatten schon gegeneinander gespielt, und alle konnten einen neuen Gegner bekommen.
age-swiss-they-met-too =
    Sie hatten schon gegeneinander gespielt. Mindestens { $best ->
        [one] { $best } Paar musste
       *[other] { $best } Paare mussten
    } noch einmal gegeneinander spielen; mit diesem wären es { $then } gewesen.
age-swiss-more-repeats = Hätten sie gegeneinander gespielt, wäre die Zahl der Paare, die noch einmal gegeneinander spielen, von { $best } auf { $then } gestiegen.
age-swiss-bye-would-move = Hätten sie gegeneinander gespielt, wäre das Freilos an { $player4 } gegangen; { $player3 } kam dafür aber eher an die Reihe.
age-swiss-more-moved-again = Hätten sie gegeneinander gespielt, wäre die Zahl der Spieler, die beim Stand { WORD($record, kind: "record") } ein zweites Mal herunterrücken müssen, von { $best } auf { $then } gestiegen.
age-swiss-more-left-over = Hätten sie gegeneinander gespielt, wäre die Zahl der Spieler, die beim Stand { WORD($record, kind: "record") } keinen Gegner finden und herunterrücken, von { $best } auf { $then } gestiegen.
age-swiss-older-left-over = Hätten sie gegeneinander gespielt, hätte beim Stand { WORD($record, kind: "record") } jemand Älteres herunterrücken müssen. Herunterrücken soll, wer am jüngsten ist.
age-swiss-more-eldest-with-youngest = Hätten sie gegeneinander gespielt, wäre die Zahl der Paare aus „{ WORD($eldest, kind: "ages") }“ gegen „{ WORD($youngest, kind: "ages") }“ beim Stand { WORD($record, kind: "record") } von { $best } auf { $then } gestiegen.
age-swiss-more-mixed = Hätten sie gegeneinander gespielt, wäre die Zahl der Paare, die sich in Stand und Altersgruppe zugleich unterscheiden, beim Stand { WORD($record, kind: "record") } von { $best } auf { $then } gestiegen.
age-swiss-more-age-distance =
    Hätten sie gegeneinander gespielt, wäre beim Stand { WORD($record, kind: "record") } der Altersabstand zwischen Gegnern größer gewesen: zusammen { $then ->
        [one] { $then } Altersgruppe
       *[other] { $then } Altersgruppen
    } statt { $best }.
age-swiss-lot-decided = Nach den Regeln hätten sie ebenso gut gegeneinander spielen können. Das Los hat entschieden.
