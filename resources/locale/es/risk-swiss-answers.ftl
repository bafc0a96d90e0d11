### Words of the RISK 2210 Swiss: why two were not at one board

## Somebody was not in the round

risk-swiss-why-not-entered-later = { $player1 } se inscribió cuando la ronda { $round } ya estaba hecha.
risk-swiss-why-not-withdrawn = { $player1 } abandonó en la ronda { $left }, así que en la ronda { $round } no estuvo en ningún tablero.
risk-swiss-why-not-left = { $player1 } se había retirado antes de que se formaran las mesas de la ronda { $round }.
risk-swiss-why-not-absent = { $player1 } no estuvo en ningún tablero en la ronda { $round }.

## Somebody was not in the final

risk-swiss-why-not-final-points =
    La final la juegan los { $seats } mejores. { $player1 } iba en { place } lugar con { $own ->
        [0.5] { $own } punto
        [one] { $own } punto
       *[other] { $own } puntos
    }; { $player2 } ocupó la última plaza con { $last }.
risk-swiss-why-not-final-game-points =
    La final la juegan los { $seats } mejores. { $player1 } ({ place }) { AND($player2) }, con la última plaza, tenían { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }; { $player2 } tenía más puntos de juego, { $last } a { $own }.
risk-swiss-why-not-final-energy = La final la juegan los { $seats } mejores. { $player1 } ({ place }) empataba con { $player2 }, que ocupó la última plaza con más energía, { $last } a { $own }.
risk-swiss-why-not-final-lot = La final la juegan los { $seats } mejores. { $player1 } ({ place }) empataba con { $player2 }; { $player2 } ocupó la última plaza por sorteo.

## Both were in the round

risk-swiss-why-not-forbidden = La organización ha dicho que { $player1 } { AND($player2) } no deben enfrentarse.
risk-swiss-why-not-by-hand = En esta ronda se cambiaron tableros a mano. Lo que sigue vale para los tableros tal como saldrían de las reglas.
risk-swiss-why-not-around = En esta ronda algunos tableros se quedaron como estaban y los demás se formaron alrededor. Lo que sigue vale para la ronda sin esa condición.
risk-swiss-why-not-groups =
    { $player1 } llevaba { $points ->
        [0.5] { $points } punto de partida
        [one] { $points } punto de partida
       *[other] { $points } puntos de partida
    }, { $player2 } { $others }. Los tableros mezclan lo menos posible a jugadores con distintos puntos: { $is ->
        [one] { $is } paso
       *[other] { $is } pasos
    } de una puntuación a la siguiente, sumando todos los tableros. Con estos dos en un tablero serían { $would }.
risk-swiss-why-not-groups-level =
    Ambos tenían { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }. Juntos mezclarían más grupos de puntos: { $would ->
        [one] { $would } paso
       *[other] { $would } pasos
    } entre grupos en vez de { $is }.
risk-swiss-why-not-spread =
    { $player1 } llevaba { $points ->
        [0.5] { $points } punto de partida
        [one] { $points } punto de partida
       *[other] { $points } puntos de partida
    }, { $player2 } { $others }. En cada tablero los puntos están lo más cerca posible: { $is ->
        [one] { $is } punto de partida
       *[other] { $is } puntos de partida
    } entre quien más y quien menos lleva, sumando todos los tableros. Con estos dos en un tablero serían { $would }.
risk-swiss-why-not-spread-level =
    Ambos tenían { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }. Juntos aumentaría la diferencia de puntos en los tableros: { $would ->
        [one] { $would } punto
       *[other] { $would } puntos
    } en total en vez de { $is }.
risk-swiss-why-not-down-the-list =
    { $player1 } llevaba { $points ->
        [0.5] { $points } punto de partida
        [one] { $points } punto de partida
       *[other] { $points } puntos de partida
    }, { $player2 } { $others }. Los tableros se llenan bajando por la lista de puntos, sin saltarse a nadie. Ninguna de las mejores maneras de hacerlo junta a estos dos en un tablero.
risk-swiss-why-not-others-forbidden =
    En un mismo tablero, la mejor distribución encontrada juntaría { $would ->
        [one] { $would } pareja
       *[other] { $would } parejas
    } que no deben enfrentarse, en vez de { $is }.
risk-swiss-why-not-met =
    Ya se enfrentaron en la ronda { $round }, y los rivales nuevos van primero. Juntos, en la mejor distribución encontrada repetirían { $would ->
        [one] { $would } pareja
       *[other] { $would } parejas
    } en vez de { $is }.
risk-swiss-why-not-repeats =
    Los rivales nuevos van primero. Juntos, en la mejor distribución encontrada repetirían { $would ->
        [one] { $would } pareja
       *[other] { $would } parejas
    } en vez de { $is }.
risk-swiss-why-not-first-round = La ronda 1 se sortea: quién se sienta con quién lo decidió el sorteo.
risk-swiss-why-not-lot = Podrían haber compartido tablero. El sorteo decidió otra cosa.
