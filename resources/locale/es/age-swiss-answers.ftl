### The Age-Modified Swiss: why two did not meet

## Why two did not meet

age-swiss-they-did-meet = Sí se enfrentaron en esta ronda, en la mesa { $table }.
age-swiss-tables-by-hand = La organización decidió algunas mesas de la ronda { $round }, así que las reglas solas no dicen por qué no se enfrentaron.
age-swiss-are-kept-apart = { $player1 } { AND($player2) } están en la lista de separación.
age-swiss-two-of-same-age = { $player1 } { AND($player2) } son del grupo de edad { WORD($older, kind: "ages") }.
age-swiss-two-of-other-ages = { $player1 } es del grupo { WORD($older, kind: "ages") }; { $player2 }, del grupo { WORD($younger, kind: "ages") }.
age-swiss-two-with-same-record = { $player1 } { AND($player2) } llevaban { WORD($record, kind: "record") } y son del grupo de edad { WORD($older, kind: "ages") }.
age-swiss-two-with-same-record-other-ages = Ambos llevaban { WORD($record, kind: "record") }. { $player1 } es del grupo { WORD($older, kind: "ages") }; { $player2 }, del grupo { WORD($younger, kind: "ages") }.
age-swiss-two-with-other-records = { $player1 } llevaba { WORD($record, kind: "record") }; { $player2 }, { WORD($other, kind: "record") }. Ambos son del grupo de edad { WORD($older, kind: "ages") }.
age-swiss-two-with-other-records-and-ages = { $player1 } llevaba { WORD($record, kind: "record") } y es del grupo { WORD($older, kind: "ages") }. { $player2 } llevaba { WORD($other, kind: "record") } y es del grupo { WORD($younger, kind: "ages") }.
age-swiss-rest-could-not-pair = Si se enfrentaran, no se podría emparejar a todos los demás.
age-swiss-they-met-before = Ya se habían enfrentado, y todos podían tener un rival nuevo.
age-swiss-they-met-too =
    Ya se habían enfrentado. Al menos { $best ->
        [one] { $best } pareja tenía
       *[other] { $best } parejas tenían
    } que repetir; con esta serían { $then }.
age-swiss-more-repeats =
    Si se enfrentaran, { $then ->
        [one] { $then } pareja repetiría
       *[other] { $then } parejas repetirían
    }, no { $best }.
age-swiss-bye-would-move = Si se enfrentaran, el bye sería para { $player4 }, no para { $player3 }, a quien le toca antes.
age-swiss-more-moved-again =
    Si se enfrentaran, { $then ->
        [one] { $then } jugador bajaría
       *[other] { $then } jugadores bajarían
    } otra vez desde { WORD($record, kind: "record") }, no { $best }.
age-swiss-more-left-over =
    Si se enfrentaran, { $then ->
        [one] { $then } jugador bajaría
       *[other] { $then } jugadores bajarían
    } desde { WORD($record, kind: "record") }, no { $best }.
age-swiss-older-left-over = Si se enfrentaran, bajaría alguien mayor desde { WORD($record, kind: "record") }; primero baja el más joven.
age-swiss-more-eldest-with-youngest =
    Si se enfrentaran, con { WORD($record, kind: "record") } habría { $then ->
        [one] { $then } pareja
       *[other] { $then } parejas
    } de { WORD($eldest, kind: "ages") } contra { WORD($youngest, kind: "ages") }, no { $best }.
age-swiss-more-mixed =
    Si se enfrentaran, con { WORD($record, kind: "record") } habría { $then ->
        [one] { $then } pareja
       *[other] { $then } parejas
    } de distinto balance y grupo de edad, no { $best }.
age-swiss-more-age-distance =
    Si se enfrentaran, los rivales con { WORD($record, kind: "record") } estarían a { $then ->
        [one] { $then } grupo
       *[other] { $then } grupos
    } de edad de distancia en total, no a { $best }.
age-swiss-lot-decided = Podrían haberse enfrentado. El sorteo eligió otro emparejamiento.
