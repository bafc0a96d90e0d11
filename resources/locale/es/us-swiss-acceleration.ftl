### The US Chess Swiss: accelerated rounds, and when acceleration is recommended

## Accelerated rounds

us-swiss-accelerated-upper-half = { $player1 } { AND($player2) } están en la mitad superior, donde A1 juega contra A2 en la ronda 1 (28R).
us-swiss-accelerated-lower-half = { $player1 } { AND($player2) } están en la mitad inferior, donde B1 juega contra B2 en la ronda 1 (28R).
us-swiss-accelerated-upper-winners = Quienes ganaron en la mitad superior (A) juegan entre sí en la ronda 2 (28R2).
us-swiss-accelerated-middle = Quienes no ganaron en la mitad superior (A) juegan contra quienes ganaron en la inferior (B), por orden de rating (28R2).
us-swiss-accelerated-lower-draws = Quienes hicieron tablas en la ronda 1 en la mitad inferior (B) juegan entre sí (28R2).
us-swiss-accelerated-lower-losers = Quienes perdieron en la ronda 1 en la mitad inferior (B) juegan entre sí (28R2).
us-swiss-accelerated-added =
    { $player1 } { AND($player2) } están en el grupo de { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }, con el punto más de la mitad superior para emparejar (28R1).
us-swiss-reading-adjusted-rating = Aceleración por rating ajustado (28R2): los ganadores de A juegan entre sí; el resto de A, contra los ganadores de B; las tablas y las derrotas de B, cada grupo entre sí. El reglamento es ambiguo aquí; TourneyDesk sigue a WinTD.
us-swiss-reading-added-score = Aceleración por puntos añadidos (28R1): la mitad superior tiene 1 punto más para emparejar en las rondas 1 y 2, no en la clasificación.

## Acceleration: when

us-swiss-acceleration-recommended = Se recomienda acelerar: se esperan { WORD($expected, kind: "word-perfect") } sin aceleración y { WORD($expected_accelerated, kind: "word-few") } con ella. Ayuda desde { $threshold } jugadores en { $rounds } rondas (28R); hay { $players }.
us-swiss-acceleration-not-recommended =
    No hace falta acelerar: { WORD($unmet, kind: "word-unmet") }. Se esperan { WORD($expected, kind: "word-perfect") } { MATCHES($expected, "under one") ->
        [yes] con o sin aceleración
       *[no] sin aceleración y { WORD($expected_accelerated, kind: "word-few") } con ella
    }.
us-swiss-word-unmet-rounds-n-n = solo ayuda en torneos de { $n2 } rondas o más
us-swiss-word-unmet-players-n-n-n = ayuda desde { $n2 } jugadores en { $n3 } rondas (28R), y hay { $n }
us-swiss-word-unmet-class-n-n-n-n = { $n } de los { $n2 } jugadores con rating están en una clase ({ $n3 }–{ $n4 }), más de la mitad
us-swiss-word-perfect-about-n = unas { $n } puntuaciones perfectas
us-swiss-word-perfect-about-one = más o menos una puntuación perfecta
us-swiss-word-perfect-under-one = menos de una puntuación perfecta
us-swiss-word-few-about-n = unas { $n }
us-swiss-word-few-about-one = más o menos una
us-swiss-word-few-under-one = menos de una

## Aceleración: las tarjetas
