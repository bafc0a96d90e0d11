### Words of the US Chess Swiss: why two did not meet, and what stands in the way of a decision

## Why two did not meet

us-swiss-why-not-oneself = { $player1 } es un solo jugador. Nombrar a dos.
us-swiss-why-not-they-did = Sí se enfrentaron en esa ronda, en el tablero { $table }.
us-swiss-why-not-bye = { $player1 } tuvo en esa ronda el bye del jugador impar.
us-swiss-why-not-away = { $player1 } no jugó la ronda { $round }.
us-swiss-why-not-met = Ya se habían enfrentado en la ronda { $round }, y nadie repite rival.
us-swiss-why-not-forbidden = La organización ha dicho que { $player1 } { AND($player2) } no deben enfrentarse.
us-swiss-why-not-same-score =
    Ambos llevaban { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }.
us-swiss-why-not-other-score =
    { $player1 } llevaba { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } { AND($player2) }, { $others }. Cada cual juega, si se puede, con alguien que lleva los mismos puntos.
us-swiss-why-not-rest-unpairable = Si se enfrentaran, no se habría podido emparejar a todos los demás sin que alguien repitiera rival.
us-swiss-why-not-by-hand = La ronda se cambió a mano. La respuesta compara con los emparejamientos tal como los hacen las reglas.
us-swiss-why-not-around = Algunos tableros de esta ronda quedaron como estaban al repararla. La respuesta compara con los emparejamientos que las reglas hacen para todos.
us-swiss-why-not-by-rules-around = Según las reglas para toda la ronda, se enfrentarían. Lo impidieron tableros que quedaron como estaban al repararla.
us-swiss-why-not-other-bye = Si se enfrentaran, el bye sería para { $player3 } en vez de { $player4 }.
us-swiss-why-not-more-leave =
    Si se enfrentaran, { $would ->
        [one] { $would } jugador tendría
       *[other] { $would } jugadores tendrían
    } que salir de su grupo, en vez de { $is }, para jugar con alguien de otra puntuación.
us-swiss-why-not-other-odd-player = Si se enfrentaran, tendría que bajar al grupo siguiente { $player3 } en vez de { $player4 }, que es a quien le toca bajar por rating.
us-swiss-why-not-third =
    Si se enfrentaran, { $would ->
        [one] { $would } jugador llevaría
       *[other] { $would } jugadores llevarían
    } el mismo color por tercera vez seguida, en vez de { $is }.
us-swiss-why-not-over-equalisation-limit =
    Si se enfrentaran, { $would ->
        [one] { $would } cambio superaría
       *[other] { $would } cambios superarían
    } lo permitido para igualar colores, en vez de { $is }.
us-swiss-why-not-equalisation =
    Si se enfrentaran, { $would ->
        [one] { $would } jugador acabaría
       *[other] { $would } jugadores acabarían
    } con dos partidas más de un color que del otro, en vez de { $is }.
us-swiss-why-not-over-alternation-limit =
    Si se enfrentaran, { $would ->
        [one] { $would } cambio superaría
       *[other] { $would } cambios superarían
    } lo permitido para alternar colores, en vez de { $is }.
us-swiss-why-not-alternation =
    Si se enfrentaran, { $would ->
        [one] { $would } jugador llevaría
       *[other] { $would } jugadores llevarían
    } el mismo color que la última vez, en vez de { $is }.
us-swiss-why-not-odd-players = Si se enfrentaran, el jugador que baja estaría a { $would } puntos de rating, en vez de a { $is }, de aquel a quien le toca por rating.
us-swiss-why-not-interchanges =
    Por rating, la mitad superior de un grupo juega contra la inferior. Si se enfrentaran, { $would ->
        [one] { $would } pareja saldría
       *[other] { $would } parejas saldrían
    } de una misma mitad, en vez de { $is }.
us-swiss-why-not-changed =
    Si se enfrentaran, { $would ->
        [one] { $would } pareja se apartaría
       *[other] { $would } parejas se apartarían
    } del orden de rating, en vez de { $is }, y los colores no serían mejores.
us-swiss-why-not-sizes = Si se enfrentaran, los cambios sumarían { $would } puntos de rating en vez de { $is }.
us-swiss-why-not-distance = Mismos colores y mismos tamaños, pero este emparejamiento está más cerca del natural (29C1).
us-swiss-why-not-lower-down = Si se enfrentaran, según las reglas todo sería igual, pero el cambio estaría más arriba en la lista.
us-swiss-why-not-lot = Si se enfrentaran, según las reglas todo sería igual. Entre emparejamientos así decide un número fijo, el mismo en todos los equipos.
us-swiss-why-not-equal = Podrían haberse enfrentado; habría sido igual de bueno en todo lo que se cuenta; se tomó otro emparejamiento igual de bueno.

## What stands in the way

us-swiss-results-missing =
    En la ronda { $round } aún { $count ->
        [one] { $count } tablero no tiene
       *[other] { $count } tableros no tienen
    } resultado: { $tables }. Anotarlo y después emparejar.
us-swiss-event-finished =
    Todo lo previsto está emparejado ({ $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }). Para seguir, aumentar «rondas».
us-swiss-cannot-seat =
    Para una ronda hacen falta 2 jugadores o más, y hay { $players }. Inscribir { $missing ->
        [one] { $missing } jugador más
       *[other] { $missing } jugadores más
    }, o reincorporar a alguien que se retiró.
us-swiss-all-ask-for-byes =
    Hay { $players } jugadores, y de ellos { $byes ->
        [one] { $byes } ha
       *[other] { $byes } han
    } pedido un bye para la ronda { $round }. Una ronda necesita dos que jueguen: anular una petición, o reincorporar a alguien.
us-swiss-forbidden-in-the-way = La lista de parejas que no deben enfrentarse no deja ningún emparejamiento para la ronda { $round }. Permitir, por ejemplo, { $player1 } con { $player2 }.
us-swiss-all-had-the-bye = El número de jugadores es impar ({ $players }), y cada cual ha tenido ya un punto entero sin jugar; nadie puede tener otro. Inscribir a un jugador más, o dar a alguien un bye a petición en la ronda { $round }.
us-swiss-no-round-left = La ronda { $round } no se puede emparejar sin repetir rivales o dar un segundo bye de un punto (27A1, 28L). Inscribir jugadores, dar un bye o terminar aquí el torneo.
us-swiss-too-late-to-enter =
    Todo lo previsto está emparejado ({ $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }), así que no puede entrar nadie más. Para seguir, aumentar antes «rondas».
us-swiss-fewer-rounds-than-posted =
    Hay { $posted ->
        [one] { $posted } ronda publicada
       *[other] { $posted } rondas publicadas
    }, así que «rondas» no puede ser { $rounds }. Elegir { $posted } o más.
us-swiss-first-colour-given = La ronda 1 está publicada, y el primer color ya está dado. Para cambiarlo, deshacer esa ronda.
us-swiss-acceleration-under-way =
    Si se aceleran las dos primeras rondas se decide con la ronda 1, y cómo, con la ronda 2. Publicadas: { $posted ->
        [one] { $posted } ronda
       *[other] { $posted } rondas
    }; para cambiarlo, deshacerlas.
us-swiss-too-many-half-byes =
    { $player1 } ya tiene { $has ->
        [one] { $has } bye de medio punto
       *[other] { $has } byes de medio punto
    }; se pueden pedir { $most } como máximo.
us-swiss-last-round-bye-stands = Un bye de medio punto pedido para la última ronda se mantiene (regla 22C), así que { $player1 } conserva el de la ronda { $round }. Si el torneo lo permite, decirlo en los ajustes: byes de medio punto, última ronda, se pueden anular.
us-swiss-bye-after-the-end =
    Están previstas { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }, así que { $player1 } no puede tener bye en la ronda { $round }. Elegir una ronda hasta la { $rounds }, o aumentar «rondas».

## Reports

us-swiss-winner-draw-or-forfeit = Tablero { $table }, { $player1 } contra { $player2 }: decir quién ganó, o que fueron tablas, o quién no se presentó.
us-swiss-no-games-in-forfeit = Tablero { $table }: en una partida que no se jugó no hay juegos que contar. Dejar fuera los juegos.
us-swiss-games-say-otherwise = En el tablero { $table } se juega una sola partida, y los juegos contados no coinciden con el resultado. Dejar fuera los juegos o hacer que coincidan.

## Boards by hand

us-swiss-not-each-once = Cada jugador de la ronda { $round } va en un solo tablero, y nadie más. Mirar a { $everyone }.
us-swiss-board-of-two =
    En el tablero { $table } hay { $given ->
        [one] { $given } jugador
       *[other] { $given } jugadores
    }. Nombrar a dos, primero quien lleva blancas.
us-swiss-board-has-reported = El tablero { $table } ({ $player1 } contra { $player2 }) ya tiene resultado y se queda como está. Borrar antes su resultado.
us-swiss-rematch = Tablero { $table }: { $player1 } { AND($player2) } ya se enfrentaron en la ronda { $round }.
us-swiss-forbidden-pair = Tablero { $table }: { $player1 } { AND($player2) } no deben enfrentarse.
us-swiss-score-gap = Tablero { $table }: { $player1 } { AND($player2) } tienen distintos puntos.
us-swiss-third-in-a-row = Tablero { $table }: { $player1 } lleva { WORD($colour) } por tercera vez seguida.
