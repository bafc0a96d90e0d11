### The US Chess Swiss

us-swiss-word-white = blancas
us-swiss-word-black = negras

## Byes

us-swiss-bye-requested =
    { $player1 } pidió un bye { $points ->
        [0] de cero puntos
        [0.5] de medio punto
       *[other] de un punto
    } (22C).
us-swiss-bye-lowest = { $player1 } tiene el bye de un punto: el rating más bajo entre quienes pueden recibirlo en el último grupo de puntuación (28L).
us-swiss-bye-lowest-details =
    El número de jugadores es impar. { $player1 } llevaba { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } antes de esta ronda. Un bye no es una victoria en el tablero.
us-swiss-bye-lowest-worth =
    { $player1 } tiene el bye, que vale { $worth ->
        [0.5] { $worth } punto
        [one] { $worth } punto
       *[other] { $worth } puntos
    }: el rating más bajo entre quienes pueden recibirlo en el último grupo de puntuación (28L).
us-swiss-bye-lowest-worth-details =
    El número de jugadores es impar. { $player1 } llevaba { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } antes de esta ronda.
us-swiss-bye-full-by-director = La organización dio a { $player1 } un bye de un punto (28L2).
us-swiss-bye-not-twice =
    No podía ser para { $everyone }: ya { $everyone ->
        [one] tuvo
       *[other] tuvieron
    } un bye de un punto o una victoria por incomparecencia (28L).
us-swiss-bye-not-after-half = No podía ser para { $everyone }: bye de medio punto en otra ronda (28L).
us-swiss-bye-not-unrated = No podía ser para { $everyone }: sin rating (28L).
us-swiss-bye-rest-unpairable = No podía ser para { $everyone }: el resto no se podría emparejar sin repetir rivales (27A1).
us-swiss-house-sat-out = { $player1 } juega por la casa, solo cuando el número de jugadores es impar. En la ronda { $round } era par (28M).
us-swiss-house-player = { $player1 } juega por la casa y no figura en la clasificación (28M).

## Why two players meet

us-swiss-natural-opponents = { $player1 } ({ $points }) { AND($player2) } ({ $other_points }) ocupan el puesto { $place } de su mitad, así que se enfrentan (29C1).
us-swiss-same-score-opponents =
    Ambos llevan { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }. { $player1 } ocupa el puesto { $place } de la mitad superior { AND($player2) }, el puesto { $place } de la inferior, así que se enfrentan (29C1).
us-swiss-came-down = { $player1 } ({ $points }) bajó de grupo y juega contra { $player2 } ({ $other_points }), el rival disponible de mayor rating (29D).
us-swiss-would-be-rematch = Por orden, { $player1 } jugaría contra { $player2 }, pero ya se enfrentaron (27A1).
us-swiss-would-be-forbidden = Por orden, { $player1 } jugaría contra { $player2 }, pero están en la lista de separación.
us-swiss-would-be-same-mark =
    Por orden, { $player1 } jugaría contra { $player2 }, pero son { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    } y se les separa.
us-swiss-meet-in-same-mark =
    { $player1 } { AND($player2) } son { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    }. Separarlos habría sacado a más jugadores de su grupo de puntos.
us-swiss-not-all-apart-tried =
    Con tantos jugadores { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    } no se probaron todas las formas de separarlos. Quizá algún enfrentamiento se habría podido evitar.
us-swiss-least-change =
    El menor cambio que lo evita empareja a { $player1 } con { $player2 } ({ $size ->
        [one] { $size } punto
       *[other] { $size } puntos
    } de rating).
us-swiss-makes-room =
    Se cambió a { $player1 } { AND($player2) } para que otros no repitan rival o sigan separados ({ $size ->
        [one] { $size } punto
       *[other] { $size } puntos
    } de rating, el menor cambio).
us-swiss-switched-against-third =
    Por orden, { $player1 } jugaría contra { $player3 }, { AND($player2) } contra { $player4 }. Se cambiaron para que { $third_after ->
        [0] nadie lleve
        [one] menos jugadores lleven
       *[other] menos jugadores lleven
    } el mismo color tres veces seguidas (29E5f).
us-swiss-switched-against-third-details =
    Jugadores con un tercer color igual aquí: { $third_after }, no { $third_before }. El cambio es de { $size ->
        [one] { $size } punto
       *[other] { $size } puntos
    } de rating; no tiene límite (29E5f).
us-swiss-switched-to-equalise =
    Por orden, { $player1 } jugaría contra { $player3 }, { AND($player2) } contra { $player4 }. Se cambiaron para igualar colores ({ $size ->
        [one] { $size } punto
       *[other] { $size } puntos
    }; se permiten hasta { $limit }, 29E5b).
us-swiss-switched-to-equalise-details = Jugadores aquí sin el color que les corresponde: { $after }, no { $before }.
us-swiss-switched-to-alternate =
    Por orden, { $player1 } jugaría contra { $player3 }, { AND($player2) } contra { $player4 }. Se cambiaron para que más jugadores alternen colores ({ $size ->
        [one] { $size } punto
       *[other] { $size } puntos
    }; se permiten hasta { $limit }, 29E5a).
us-swiss-switched-to-alternate-details = Jugadores aquí sin el color que les corresponde: { $after }, no { $before }.
us-swiss-switched-with-others =
    { $player1 } { AND($player2) } se enfrentan como parte de un cambio de colores mayor en este grupo de puntuación ({ $size ->
        [one] { $size } punto
       *[other] { $size } puntos
    } aquí; 29E5).
us-swiss-switched-with-others-details = Por orden, { $player1 } jugaría contra { $player3 }, { AND($player2) } contra { $player4 }.

## Players paired down

us-swiss-went-down =
    El grupo de { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } es impar, así que su último jugador, { $player1 }, baja al siguiente (29D).
us-swiss-went-down-for-others =
    El grupo de { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } es impar, así que baja { $player1 }: el último de quienes pueden dejarlo sin que nadie quede sin rival (29D).
us-swiss-went-down-with-others =
    { $count } jugadores dejan el grupo de { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } porque no todos tienen ahí un rival nuevo; { $player1 } es uno de ellos (27A1, 29D).
us-swiss-went-down-again = { $player1 } ({ $points }) ya había bajado y baja otra vez. Con otro, más jugadores dejarían su grupo de puntuación, o alguien quedaría sin rival (29D).
us-swiss-went-down-next =
    El grupo de { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } es impar, así que baja { $player1 }: el último de quienes pueden dejarlo (29D).
us-swiss-passed-met = { $player1 } va por debajo, pero ya se enfrentó a todo el grupo siguiente (27A1).
us-swiss-passed-apart = { $player1 } va por debajo, pero ya se enfrentó a todo el grupo siguiente o se le separa de él.
us-swiss-passed-rest = { $player1 } va por debajo, pero tiene que quedarse: si no, el resto del grupo no se podría emparejar sin repetir rivales (27A1).
us-swiss-passed-field = { $player1 } va por debajo, pero entonces no se podría emparejar a todos más abajo (29D).
us-swiss-passed-more = { $player1 } va por debajo, pero entonces más jugadores dejarían su grupo de puntuación más abajo (27A2).
us-swiss-passed-unrated = Quienes no tienen rating se quedan en su grupo mientras pueda bajar alguien con rating (29D).
us-swiss-went-down-instead =
    Baja { $player1 }, no { $player2 } (a { $size ->
        [one] { $size } punto
       *[other] { $size } puntos
    } de rating): mejores colores o cambios menores en el grupo (29E5).

## Who has White

us-swiss-first-colours = Ninguno ha llevado color aún, y los colores se alternan de tablero en tablero: { $player1 } lleva blancas, { $player2 } negras (29E2).
us-swiss-both-get-due-colours = Ambos llevan el color que les corresponde: { $player1 } blancas, { $player2 } negras (29E3).
us-swiss-one-gets-due-colour = A { $player1 } le corresponden { WORD($colour) }; { $player2 } aún no ha llevado ningún color (29E3).
us-swiss-larger-imbalance-first =
    A ambos les corresponden { WORD($colour) }; las lleva { $player1 }, con un desequilibrio de { $balance ->
        [one] { $balance } partida
       *[other] { $balance } partidas
    }, no { $other_balance } como { $player2 } (29E4).
us-swiss-colours-last-differed = A ambos les corresponden { WORD($colour) }; las lleva { $player1 }, porque sus colores se distinguieron por última vez en la ronda { $round } y ahora se invierten (29E4).
us-swiss-higher-rank-first = A ambos les corresponden { WORD($colour) }, con los mismos colores hasta ahora; { $player1 } va por delante y lleva { WORD($colour) } (29E4).
us-swiss-no-third-in-a-row = { $player1 } lleva blancas, { $player2 } negras; al revés, alguien llevaría el mismo color tres veces seguidas (29E5f).
us-swiss-spares-a-third = A ambos les corresponden { WORD($colour) }; las lleva { $player1 }: si no, alguien llevaría el mismo color tres veces seguidas (29E4).
us-swiss-third-colour-needed = { $player1 } lleva { WORD($other_colour) } por tercera vez seguida; así se igualan los colores (29E5f).
us-swiss-third-colour = { $player1 } lleva { WORD($other_colour) } por tercera vez seguida; ningún emparejamiento de este grupo tiene menos casos así (29E5f).
us-swiss-two-apart =
    { $player1 } suma { $apart ->
        [one] { $apart } partida
       *[other] { $apart } partidas
    } más con { WORD($other_colour) } que con { WORD($colour) }; ningún cambio permitido deja menos casos así (29E5b).

## The whole round

us-swiss-group-weighed =
    Grupo de { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, desde el número de emparejamiento { $top_rank }): { $changed ->
        [one] { $changed } tablero cambiado
       *[other] { $changed } tableros cambiados
    }. Jugadores sin el color que les corresponde: { $after }, no { $before } (29E6).
us-swiss-not-proved =
    El grupo de { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } es muy grande ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, desde el número de emparejamiento { $top_rank }). Este es el mejor emparejamiento encontrado; puede haber uno algo mejor.
us-swiss-seated-by-hand = La organización decidió este tablero.
us-swiss-same-score-opponents-round = Cada grupo de puntuación se divide por rating; la mitad superior juega contra la inferior (27A3).
us-swiss-by-second-rating = Cuentan los segundos ratings. Quien no tiene entra con el primero.

## Pairing around locked boards, and what a round costs (heads of columns)

us-swiss-paired-around =
    Se emparejó a { $player1 } con { $player2 } entre los jugadores libres; { $players ->
        [one] { $players } jugador sigue
       *[other] { $players } jugadores siguen
    } en su tablero o con su bye.
us-swiss-around-no-bye =
    Hay { $players ->
        [one] { $players } jugador libre
       *[other] { $players } jugadores libres
    }, un número impar. { $players ->
        [one] Ya tuvo
       *[other] Todos tuvieron ya
    } un bye de un punto o una victoria por incomparecencia (28L). Libere más tableros.
us-swiss-around-only-again =
    No se puede emparejar en la ronda { $round } a { $players ->
        [one] { $players } jugador libre
       *[other] { $players } jugadores libres
    } sin repetir rival ni juntar una pareja de la lista de separación (27A1). Libere más tableros.
us-swiss-weigh-forbidden = parejas de la lista de separación
us-swiss-weigh-rematches = rivales repetidos (27A1)
us-swiss-weigh-byes-again = segundos byes de un punto (28L)
us-swiss-weigh-bye-sooner = jugadores a los que tocaba antes el bye
us-swiss-weigh-moved = bajadas de grupo
us-swiss-weigh-same-mark = jugadores sin separar
us-swiss-weigh-third = mismo color tres veces seguidas (29E5f)
us-swiss-weigh-over-equalisation-limit = cambios sobre el límite para igualar (29E5b)
us-swiss-weigh-equalisation = jugadores con dos o más colores de desequilibrio
us-swiss-weigh-over-alternation-limit = cambios sobre el límite para alternar (29E5a)
us-swiss-weigh-alternation = jugadores con el color de la última ronda
us-swiss-weigh-interchanges = intercambios entre mitades (29E5d)
us-swiss-weigh-changed = tableros fuera del orden natural
us-swiss-weigh-sizes = puntos de rating cambiados, en total

## Advice

us-swiss-more-rounds-than-opponents =
    { $players } jugadores pueden jugar { $most ->
        [one] { $most } ronda
       *[other] { $most } rondas
    } como máximo sin repetir rival, y hay { $rounds } previstas. Prevea menos rondas o añada jugadores.
us-swiss-earlier-round-open =
    La ronda { $round } está abierta de nuevo. Falta el resultado: { $tables ->
        [one] tablero { $tables }
       *[other] tableros { $tables }
    }.
