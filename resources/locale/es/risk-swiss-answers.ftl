### The RISK 2210 Swiss: why two were not at one board

## A player was not in the round

risk-swiss-why-not-entered-later = { $player1 } entró cuando la ronda { $round } ya tenía mesas.
risk-swiss-why-not-withdrawn = { $player1 } se retiró en la ronda { $left }, así que no tuvo tablero en la ronda { $round }.
risk-swiss-why-not-left = { $player1 } ya se había retirado cuando se formaron las mesas de la ronda { $round }.
risk-swiss-why-not-absent = { $player1 } no estuvo en ningún tablero en la ronda { $round }.

## A player was not in the final

risk-swiss-why-not-final-points =
    Los { $seats } mejores juegan la final. { $player1 } iba en el puesto { $place } con { $own ->
        [0.5] { $own } punto
        [one] { $own } punto
       *[other] { $own } puntos
    } de torneo; { $player2 } ocupó la última plaza con { $last }.
risk-swiss-why-not-final-game-points =
    Los { $seats } mejores juegan la final. { $player1 } (puesto { $place }) { AND($player2) }, con la última plaza, llevaban { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } de torneo; { $player2 } tenía más puntos de juego, { $last } a { $own }.
risk-swiss-why-not-final-energy = Los { $seats } mejores juegan la final. { $player1 } (puesto { $place }) estaba en igualdad con { $player2 }, que ocupó la última plaza con más energía, { $last } a { $own }.
risk-swiss-why-not-final-first-places = Los { $seats } mejores juegan la final. { $player1 } (puesto { $place }) estaba en igualdad con { $player2 }, que ocupó la última plaza con más tableros ganados, { $last } a { $own }.
risk-swiss-why-not-final-lot = Los { $seats } mejores juegan la final. { $player1 } (puesto { $place }) estaba en igualdad con { $player2 }, que ocupó la última plaza por sorteo.
risk-swiss-why-not-semi-final = Los { $seats } mejores juegan la semifinal. { $player1 } iba en el puesto { $place } de la clasificación.
risk-swiss-why-not-final = Los { $seats } mejores tras la semifinal juegan la final. { $player1 } iba después en el puesto { $place }; { $player2 } ocupó la última plaza.
risk-swiss-why-not-seeded = Los tableros de la semifinal siguen la clasificación: 1, 4, 5, 8, 9 y 2, 3, 6, 7, 10. { $player1 } { AND($player2) } tienen puestos de tableros distintos.

## Both were in the round

risk-swiss-why-not-forbidden = { $player1 } { AND($player2) } están en la lista de separación.
risk-swiss-why-not-by-hand = La organización cambió esta ronda; la respuesta trata de los tableros anteriores.
risk-swiss-why-not-around = Algunos tableros se quedaron al reparar esta ronda; la respuesta trata de la ronda entera.
risk-swiss-why-not-groups =
    { $player1 } llevaba { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } de torneo; { $player2 }, { $others }. Juntos se mezclarían más grupos de puntos: { $would ->
        [one] { $would } paso
       *[other] { $would } pasos
    } entre grupos, no { $is }.
risk-swiss-why-not-groups-level =
    Ambos llevaban { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } de torneo. Juntos se mezclarían más grupos de puntos: { $would ->
        [one] { $would } paso
       *[other] { $would } pasos
    } entre grupos, no { $is }.
risk-swiss-why-not-spread =
    { $player1 } llevaba { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } de torneo; { $player2 }, { $others }. Juntos aumentaría la diferencia en los tableros: { $would ->
        [one] { $would } punto
       *[other] { $would } puntos
    } de torneo en total, no { $is }.
risk-swiss-why-not-spread-level =
    Ambos llevaban { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } de torneo. Juntos aumentaría la diferencia en los tableros: { $would ->
        [one] { $would } punto
       *[other] { $would } puntos
    } de torneo en total, no { $is }.
risk-swiss-why-not-down-the-list =
    { $player1 } llevaba { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } de torneo; { $player2 }, { $others }. Los tableros se llenan bajando por la lista, y ninguna manera justa junta a estos dos.
risk-swiss-why-not-others-forbidden =
    En un mismo tablero, el mejor reparto encontrado juntaría { $would ->
        [one] { $would } pareja
       *[other] { $would } parejas
    } de la lista de separación, no { $is }.
risk-swiss-why-not-same-mark =
    { $player1 } { AND($player2) } son { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    } y se les separa entre tableros igual de mezclados.
risk-swiss-why-not-others-same =
    En un tablero coincidirían más parejas { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    }: { $would }, no { $is }.
risk-swiss-why-not-met =
    Ya coincidieron en la ronda { $round }, y los rivales nuevos van primero. Juntos, en el mejor reparto encontrado { $would ->
        [one] { $would } pareja repetiría
       *[other] { $would } parejas repetirían
    }, no { $is }.
risk-swiss-why-not-repeats =
    Los rivales nuevos van primero. Juntos, en el mejor reparto encontrado { $would ->
        [one] { $would } pareja repetiría
       *[other] { $would } parejas repetirían
    }, no { $is }.
risk-swiss-why-not-first-round = La ronda 1 se sortea: decidió quién se sienta con quién.
risk-swiss-why-not-lot = Podrían haber compartido tablero. El sorteo eligió otro.
