### Words of the RISK 2210 Swiss: why two were not at one board

## Somebody was not in the round

risk-swiss-why-not-entered-later = { $player1 } se inscribió cuando la ronda { $round } ya estaba hecha.
risk-swiss-why-not-withdrawn = { $player1 } abandonó en la ronda { $left }, así que en la ronda { $round } no estuvo en ningún tablero.
risk-swiss-why-not-left = { $player1 } se había retirado antes de que se formaran las mesas de la ronda { $round }.
risk-swiss-why-not-absent = { $player1 } no estuvo en ningún tablero en la ronda { $round }.

## Somebody was not in the final

risk-swiss-why-not-final-points =
    La final es para los { $seats } mejores que siguen en el torneo. { $player1 } estaba en el puesto { $place } con { $own ->
        [0.5] { $own } punto de partida
        [one] { $own } punto de partida
       *[other] { $own } puntos de partida
    }; la última plaza fue para { $player2 }, con { $last }.
risk-swiss-why-not-final-game-points =
    La final es para los { $seats } mejores que siguen en el torneo. { $player1 }, en el puesto { $place }, { AND($player2) }, que tuvo la última plaza, llevaban { $points ->
        [0.5] { $points } punto de partida
        [one] { $points } punto de partida
       *[other] { $points } puntos de partida
    }; { $player2 } tenía más puntos de juego, { $last } contra { $own }.
risk-swiss-why-not-final-energy = La final es para los { $seats } mejores que siguen en el torneo. { $player1 }, en el puesto { $place }, { AND($player2) }, que tuvo la última plaza, estaban igualados en puntos de partida y puntos de juego; a { $player2 } le quedaba más energía, { $last } contra { $own }.
risk-swiss-why-not-final-lot = La final es para los { $seats } mejores que siguen en el torneo. { $player1 }, en el puesto { $place }, { AND($player2) } estaban igualados en puntos de partida, puntos de juego y energía; el sorteo dio la última plaza a { $player2 }.

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
    { $player1 } { AND($player2) } llevaban { $points ->
        [0.5] { $points } punto de partida
        [one] { $points } punto de partida
       *[other] { $points } puntos de partida
    } cada uno. Pero los tableros mezclan lo menos posible a jugadores con distintos puntos: { $is ->
        [one] { $is } paso
       *[other] { $is } pasos
    } de una puntuación a la siguiente, sumando todos los tableros. Con estos dos en un tablero serían { $would }.
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
    { $player1 } { AND($player2) } llevaban { $points ->
        [0.5] { $points } punto de partida
        [one] { $points } punto de partida
       *[other] { $points } puntos de partida
    } cada uno. Pero en cada tablero los puntos están lo más cerca posible: { $is ->
        [one] { $is } punto de partida
       *[other] { $is } puntos de partida
    } entre quien más y quien menos lleva, sumando todos los tableros. Con estos dos en un tablero serían { $would }.
risk-swiss-why-not-down-the-list =
    { $player1 } llevaba { $points ->
        [0.5] { $points } punto de partida
        [one] { $points } punto de partida
       *[other] { $points } puntos de partida
    }, { $player2 } { $others }. Los tableros se llenan bajando por la lista de puntos, sin saltarse a nadie. Ninguna de las mejores maneras de hacerlo junta a estos dos en un tablero.
risk-swiss-why-not-others-forbidden =
    Con { $player1 } { AND($player2) } en un tablero, en el mejor reparto encontrado { $would ->
        [one] { $would } pareja coincide
       *[other] { $would } parejas coinciden
    } sin deber enfrentarse, en vez de { $is }.
risk-swiss-why-not-met =
    { $player1 } { AND($player2) } ya habían coincidido en la ronda { $round }, y van primero los rivales nuevos. Con estos dos otra vez en un tablero, { $would ->
        [one] { $would } pareja repite
       *[other] { $would } parejas repiten
    } en el mejor reparto encontrado, en vez de { $is }.
risk-swiss-why-not-repeats =
    Van primero los rivales nuevos. Con { $player1 } { AND($player2) } en un tablero, { $would ->
        [one] { $would } pareja repite
       *[other] { $would } parejas repiten
    } en el mejor reparto encontrado, en vez de { $is }.
risk-swiss-why-not-first-round = La ronda 1 se sortea: quién se sienta con quién lo decidió el sorteo.
risk-swiss-why-not-lot = { $player1 } { AND($player2) } podrían haber estado igual de bien en un mismo tablero. Decidió el sorteo.
