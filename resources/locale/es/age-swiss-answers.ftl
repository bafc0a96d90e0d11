### Words of the Age-Modified Swiss: why two did not meet

## Why two did not meet

age-swiss-they-did-meet = Sí se enfrentaron en esta ronda, en la mesa { $table }.
age-swiss-tables-by-hand = En la ronda { $round } hubo mesas decididas a mano, así que las reglas solas no dicen por qué no se enfrentaron.
age-swiss-are-kept-apart = { $player1 } { AND($player2) } no deben enfrentarse.
age-swiss-two-of-same-age = { $player1 } { AND($player2) } son del mismo grupo de edad ({ WORD($older, kind: "ages") }).
age-swiss-two-of-other-ages = { $player1 } es del grupo de edad { WORD($older, kind: "ages") }, { AND($player2) } del grupo { WORD($younger, kind: "ages") }.
age-swiss-two-with-same-record = { $player1 } { AND($player2) } llevaban { WORD($record, kind: "record") } y son del mismo grupo de edad ({ WORD($older, kind: "ages") }).
age-swiss-two-with-same-record-other-ages = { $player1 } { AND($player2) } llevaban { WORD($record, kind: "record") }; { $player1 } es del grupo de edad { WORD($older, kind: "ages") }, { AND($player2) } del grupo { WORD($younger, kind: "ages") }.
age-swiss-two-with-other-records = { $player1 } llevaba { WORD($record, kind: "record") } { AND($player2) }, { WORD($other, kind: "record") }; son del mismo grupo de edad ({ WORD($older, kind: "ages") }).
age-swiss-two-with-other-records-and-ages = { $player1 } llevaba { WORD($record, kind: "record") } y es del grupo de edad { WORD($older, kind: "ages") }; { $player2 } llevaba { WORD($other, kind: "record") } y es del grupo { WORD($younger, kind: "ages") }.
age-swiss-rest-could-not-pair = Si se hubieran enfrentado, no se habría podido emparejar a todos los demás.
age-swiss-they-met-before = Ya se habían enfrentado, y era posible que todos tuvieran un rival nuevo.
age-swiss-they-met-too =
    Ya se habían enfrentado. Al menos { $best ->
        [one] { $best } pareja tenía
       *[other] { $best } parejas tenían
    } que repetir; con esta habrían sido { $then }.
age-swiss-more-repeats =
    Si se hubieran enfrentado, { $then ->
        [one] { $then } pareja habría
       *[other] { $then } parejas habrían
    } tenido que repetir, en vez de { $best }.
age-swiss-bye-would-move = Si se hubieran enfrentado, el bye habría sido para { $player4 } en vez de { $player3 }, a quien le tocaba antes.
age-swiss-more-moved-again =
    Si se hubieran enfrentado, { $then ->
        [one] { $then } jugador habría
       *[other] { $then } jugadores habrían
    } tenido que bajar por segunda vez, desde { WORD($record, kind: "record") }, en vez de { $best }.
age-swiss-more-left-over =
    Si se hubieran enfrentado, { $then ->
        [one] { $then } jugador habría
       *[other] { $then } jugadores habrían
    } tenido que bajar desde { WORD($record, kind: "record") } por falta de rival, en vez de { $best }.
age-swiss-older-left-over = Si se hubieran enfrentado, habría tenido que bajar alguien mayor desde { WORD($record, kind: "record") }. Tiene que bajar el más joven.
age-swiss-more-eldest-with-youngest =
    Si se hubieran enfrentado, con { WORD($record, kind: "record") } habría habido { $then ->
        [one] { $then } pareja
       *[other] { $then } parejas
    } de { WORD($eldest, kind: "ages") } contra { WORD($youngest, kind: "ages") } en vez de { $best }.
age-swiss-more-mixed =
    Si se hubieran enfrentado, con { WORD($record, kind: "record") } habría habido { $then ->
        [one] { $then } pareja
       *[other] { $then } parejas
    } de distinto balance y también distinto grupo de edad, en vez de { $best }.
age-swiss-more-age-distance =
    Si se hubieran enfrentado, quienes llevan { WORD($record, kind: "record") } habrían jugado con edades más lejanas: en total { $then ->
        [one] { $then } grupo de edad
       *[other] { $then } grupos de edad
    } de distancia, en vez de { $best }.
age-swiss-lot-decided = Según las reglas, también podrían haberse enfrentado. Decidió el sorteo.
