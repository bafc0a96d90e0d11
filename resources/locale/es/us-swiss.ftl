### Words of the US Chess Swiss

us-swiss-word-white = blancas
us-swiss-word-black = negras

## Who sits out

us-swiss-bye-requested =
    { $player1 } pidió un bye de { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } (22C).
us-swiss-bye-lowest = { $player1 } tiene el bye de un punto: es quien tiene el rating más bajo entre quienes pueden recibirlo en el grupo de menor puntuación (28L).
us-swiss-bye-lowest-details =
    El número de jugadores es impar. { $player1 } tenía { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } antes de esta ronda. Un bye no es una victoria en el tablero.
us-swiss-bye-lowest-worth =
    { $player1 } tiene el bye de { $worth ->
        [0.5] { $worth } punto
        [one] { $worth } punto
       *[other] { $worth } puntos
    }: es quien tiene el rating más bajo entre quienes pueden recibirlo en el grupo de menor puntuación (28L).
us-swiss-bye-lowest-worth-details =
    El número de jugadores es impar. { $player1 } tenía { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } antes de esta ronda.
us-swiss-bye-full-by-director = La organización dio a { $player1 } un bye de un punto en esta ronda.
us-swiss-bye-not-twice = Sin contar a { $everyone }, que ya tuvieron un bye de un punto o ganaron por incomparecencia (28L).
us-swiss-bye-not-after-half = Sin contar a { $everyone }, con un bye de medio punto en otra ronda (28L).
us-swiss-bye-not-unrated = Sin contar a { $everyone }, sin rating (28L).
us-swiss-bye-rest-unpairable = Sin contar a { $everyone }: sin esos jugadores no se podía emparejar al resto sin repetir rivales (27A1).
us-swiss-house-sat-out = { $player1 } juega por la casa, solo cuando el número es impar. En la ronda { $round } era par.
us-swiss-house-player = { $player1 } juega por la casa y no tiene puesto.

## Why these two meet

us-swiss-natural-opponents = { $player1 } ({ $points }) { AND($player2) } ({ $other_points }) van cada cual en { place } lugar de su mitad, así que se enfrentan (29C1).
us-swiss-same-score-opponents =
    Ambos llevan { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }. { $player1 } va en { place } lugar de la mitad superior { AND($player2) } en { place } de la inferior, así que se enfrentan (29C1).
us-swiss-came-down =
    { $player1 }, con { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }, bajó a este grupo y juega con el rival de mayor rating que le puede tocar ahí: { $player2 }, con { $other_points }.
us-swiss-would-be-rematch = Por rating, a { $player1 } le tocaría aquí { $player2 }, pero ya se han enfrentado, y nadie repite rival.
us-swiss-would-be-forbidden = Por rating, a { $player1 } le tocaría aquí { $player2 }, pero la organización ha dicho que no deben enfrentarse.
us-swiss-least-change =
    Por eso se enfrentan { $player1 } { AND($player2) }: el menor cambio que sirve ({ $size ->
        [one] { $size } punto de rating
       *[other] { $size } puntos de rating
    }).
us-swiss-makes-room =
    { $player1 } { AND($player2) } se enfrentan para dejar sitio a otros del grupo que ya se han enfrentado o no deben hacerlo. Es el menor cambio que sirve ({ $size ->
        [one] { $size } punto de rating
       *[other] { $size } puntos de rating
    }).
us-swiss-switched-against-third =
    Por orden, { $player1 } jugaría contra { $player3 } { AND($player2) } contra { $player4 }. Se cambiaron para que { $third_after ->
        [0] nadie tenga
       *[other] menos jugadores tengan
    } el mismo color tres veces seguidas (29E5f).
us-swiss-switched-against-third-details =
    Jugadores con un tercer color igual aquí: { $third_after } en vez de { $third_before }. El cambio es de { $size ->
        [one] { $size } punto
       *[other] { $size } puntos
    } de rating; no tiene límite (29E5f).
us-swiss-switched-to-equalise =
    Por orden, { $player1 } jugaría contra { $player3 } { AND($player2) } contra { $player4 }. Se cambiaron para igualar colores ({ $size ->
        [one] { $size } punto
       *[other] { $size } puntos
    } de rating; se permiten hasta { $limit }, 29E5b).
us-swiss-switched-to-equalise-details = Jugadores aquí sin el color que les corresponde: { $after } en vez de { $before }.
us-swiss-switched-to-alternate =
    Por orden, { $player1 } jugaría contra { $player3 } { AND($player2) } contra { $player4 }. Se cambiaron para que más jugadores alternen colores ({ $size ->
        [one] { $size } punto
       *[other] { $size } puntos
    } de rating; se permiten hasta { $limit }, 29E5a).
us-swiss-switched-to-alternate-details = Jugadores aquí sin el color que les corresponde: { $after } en vez de { $before }.
us-swiss-switched-with-others =
    { $player1 } { AND($player2) } se enfrentan como parte de un cambio de colores mayor en este grupo ({ $size ->
        [one] { $size } punto
       *[other] { $size } puntos
    } de rating aquí; 29E5).
us-swiss-switched-with-others-details = Por orden, { $player1 } jugaría contra { $player3 } { AND($player2) } contra { $player4 }.

## Who came down

us-swiss-went-down =
    { $player1 }, con { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }, es quien va más abajo en un grupo con número impar de jugadores y baja al grupo siguiente.
us-swiss-went-down-for-others =
    { $player1 }, con { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }, baja al grupo siguiente: va más abajo que nadie entre quienes, al bajar, dejan a todos los demás con rival. Quienes no tienen rating y quienes ya bajaron se quedan mientras pueda bajar otro.
us-swiss-went-down-with-others =
    { $count } jugadores de este grupo bajan al siguiente, porque no se podía emparejar a todos sin que alguien repitiera rival, aquí o más abajo. { $player1 }, con { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }, es uno de esos casos.
us-swiss-went-down-again =
    { $player1 }, con { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }, ya había bajado y baja otra vez. Si bajara otro, más jugadores dejarían su grupo de puntos, o alguien se quedaría sin rival.
us-swiss-went-down-next =
    El grupo es impar. { $player1 }, con { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }, es quien va más abajo de los que pueden dejarlo, y baja.
us-swiss-passed-met = { $player1 } va más abajo, pero ya se enfrentó a todo el grupo siguiente.
us-swiss-passed-rest = { $player1 } va por debajo, pero tiene que quedarse: si no, el resto del grupo no se podría emparejar sin repetir rivales (27A1).
us-swiss-passed-field = { $player1 } va por debajo, pero entonces no se podría emparejar a todos más abajo (29D).
us-swiss-passed-more = { $player1 } va por debajo, pero entonces más jugadores tendrían que dejar su grupo más abajo (27A2).
us-swiss-passed-unrated = Quienes no tienen rating se quedan en su grupo mientras pueda bajar alguien con rating.
us-swiss-went-down-instead =
    { $player1 } baja al grupo siguiente en lugar de { $player2 }, a { $size ->
        [one] { $size } punto de rating
       *[other] { $size } puntos de rating
    } de distancia, porque así en el grupo quedan mejores colores o cambios menores.

## Who has White

us-swiss-first-colours = Aún no han llevado ningún color: { $player1 } lleva blancas { AND($player2) } negras; los tableros se alternan.
us-swiss-both-get-due-colours = A ambos les toca el color que les corresponde: { $player1 } lleva blancas { AND($player2) } negras. Corresponde el color que se ha llevado menos veces; si son las mismas, el contrario al de la última vez.
us-swiss-one-gets-due-colour = { $player1 } lleva { WORD($colour) }, el color que le corresponde; { $player2 } aún no ha llevado ningún color y toma el otro.
us-swiss-larger-imbalance-first =
    A ambos les corresponde { WORD($colour) }. Le toca a { $player1 }: desequilibrio de { $balance ->
        [one] { $balance } partida
       *[other] { $balance } partidas
    }, { $player2 } de { $other_balance } (29E4).
us-swiss-colours-last-differed = A ambos les corresponden { WORD($colour) }. La última ronda en que llevaron colores distintos fue la ronda { $round }; ahora cada cual lleva el contrario al de entonces, así que { $player1 } lleva { WORD($colour) }.
us-swiss-higher-rank-first = A ambos les corresponden { WORD($colour) }, y siempre han llevado los mismos colores. { $player1 } va por delante y lleva { WORD($colour) }.
us-swiss-no-third-in-a-row = { $player1 } lleva blancas { AND($player2) } negras, porque al revés alguien llevaría el mismo color tres veces seguidas.
us-swiss-spares-a-third = A ambos les corresponden { WORD($colour) }, y su diferencia de colores es igual. Las lleva { $player1 }: al revés, alguien llevaría el mismo color tres veces seguidas.
us-swiss-third-colour-needed = { $player1 } lleva { WORD($other_colour) } por tercera vez seguida. Se permite porque así los colores quedan más igualados que al revés.
us-swiss-third-colour = { $player1 } lleva { WORD($other_colour) } por tercera vez seguida. Ningún emparejamiento de este grupo tiene menos casos así.
us-swiss-two-apart =
    Así, { $player1 } lleva ahora { WORD($other_colour) }, con lo que suma { $apart ->
        [one] { $apart } partida
       *[other] { $apart } partidas
    } más con { WORD($other_colour) } que con { WORD($colour) }. Ningún cambio dentro de los límites deja menos casos así.

## The whole round

us-swiss-group-weighed =
    En el grupo que empieza en { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } ({ $players } jugadores, desde el número de emparejamiento { $top_rank }): { $changed ->
        [one] { $changed } pareja se aparta
       *[other] { $changed } parejas se apartan
    } del orden de rating. Jugadores que no llevan el color que les corresponde: { $after } en vez de { $before }.
us-swiss-not-proved =
    El grupo que empieza en { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } ({ $players } jugadores, desde el número de emparejamiento { $top_rank }) es demasiado grande para probarlo todo. Este es el mejor emparejamiento que se encontró; puede existir uno un poco mejor.
us-swiss-seated-by-hand = La organización decidió a mano quién juega en este tablero.
us-swiss-same-score-opponents-round = Cada grupo de puntuación se divide por rating; la mitad superior juega contra la inferior (27A3).

## Pairing around boards that stay, and what a round costs (heads of columns)

us-swiss-paired-around =
    El emparejamiento de { $player1 } con { $player2 } se hizo dejando como están los demás tableros y los byes ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }).
us-swiss-around-no-bye =
    Hay { $players ->
        [one] { $players } jugador libre
       *[other] { $players } jugadores libres
    }, un número impar, y cada cual ha tenido ya un punto entero sin jugar. Liberar más tableros.
us-swiss-around-only-again =
    No se puede emparejar entre sí a { $players ->
        [one] { $players } jugador libre
       *[other] { $players } jugadores libres
    } en la ronda { $round }: ya se han enfrentado o no deben hacerlo. Liberar más tableros.
us-swiss-weigh-forbidden = parejas que no deben enfrentarse
us-swiss-weigh-rematches = parejas que ya se enfrentaron
us-swiss-weigh-byes-again = segundos byes de punto entero
us-swiss-weigh-bye-sooner = jugadores a los que tocaba antes el bye
us-swiss-weigh-moved = bajadas
us-swiss-weigh-third = tercera vez seguida el mismo color
us-swiss-weigh-over-equalisation-limit = cambios sobre el límite para igualar colores
us-swiss-weigh-equalisation = colores con diferencia de dos o más
us-swiss-weigh-over-alternation-limit = cambios sobre el límite para alternar colores
us-swiss-weigh-alternation = colores que no cambian
us-swiss-weigh-interchanges = cambios dentro de una mitad
us-swiss-weigh-changed = parejas fuera del orden de rating
us-swiss-weigh-sizes = puntos de rating cambiados

## What to consider

us-swiss-more-rounds-than-opponents =
    { $players } jugadores pueden jugar { $most ->
        [one] { $most } ronda
       *[other] { $most } rondas
    } como máximo sin repetir rival, y están previstas { $rounds }. Prever menos rondas o inscribir más jugadores.
us-swiss-earlier-round-open =
    La ronda { $round } está abierta de nuevo. Ahí falta el resultado de: { $tables ->
        [one] tablero { $tables }
       *[other] tableros { $tables }
    }.
