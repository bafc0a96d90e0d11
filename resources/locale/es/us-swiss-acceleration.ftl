### Words of the US Chess Swiss: accelerated rounds, and when acceleration is recommended

## Accelerated rounds

us-swiss-accelerated-upper-half = Ronda acelerada: { $player1 } { AND($player2) } se emparejan en la mitad superior, que en la ronda 1 juega entre sí.
us-swiss-accelerated-lower-half = Ronda acelerada: { $player1 } { AND($player2) } se emparejan en la mitad inferior, que en la ronda 1 juega entre sí.
us-swiss-accelerated-upper-winners = Ronda acelerada: en la ronda 2 juegan entre sí quienes ganaron en la mitad superior (A).
us-swiss-accelerated-middle = Ronda acelerada: en la ronda 2, quienes no ganaron en la mitad superior (A) se emparejan con quienes ganaron en la inferior (B), por orden de rating.
us-swiss-accelerated-lower-draws = Ronda acelerada: quienes hicieron tablas en la ronda 1 en la mitad inferior (B) se emparejan entre sí.
us-swiss-accelerated-lower-losers = Ronda acelerada: quienes perdieron en la ronda 1 en la mitad inferior (B) se emparejan entre sí.
us-swiss-accelerated-added =
    Ronda acelerada: { $player1 } { AND($player2) } se emparejan en el grupo con { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }. En las rondas 1 y 2, la mitad superior (A) tiene un punto más para emparejar, pero no en la clasificación.
us-swiss-reading-adjusted-rating = Las rondas 1 y 2 se aceleran por rating ajustado: juegan entre sí los ganadores de A; los no ganadores de A (también con tablas), contra los ganadores de B; entre sí los que hicieron tablas en B; y entre sí los que perdieron en B. Aquí el reglamento se puede leer de más de una manera; esta es la lectura de Windows TD.
us-swiss-reading-added-score = Las rondas 1 y 2 se aceleran con puntos añadidos: la mitad superior tiene un punto más, solo para emparejar.

## Acceleration: when

us-swiss-acceleration-recommended = Se recomienda acelerar: { $players } jugadores son al menos { $threshold } (1½ por 2 elevado a { $rounds }, 28R). Se esperan { WORD($expected, kind: "word-perfect") } sin aceleración y { WORD($expected_accelerated, kind: "word-few") } con ella.
us-swiss-acceleration-not-recommended = No se recomienda acelerar: { WORD($unmet, kind: "word-unmet") }. Se esperan { WORD($expected, kind: "word-perfect") } sin aceleración y { WORD($expected_accelerated, kind: "word-few") } con ella.
us-swiss-word-unmet-rounds-n-n = hacen falta al menos { $n2 } rondas
us-swiss-word-unmet-players-n-n-n = { $n } jugadores son menos de { $n2 } (1½ por 2 elevado a { $n3 })
us-swiss-word-unmet-class-n-n-n-n = { $n } de { $n2 } jugadores con rating están en una clase ({ $n3 }–{ $n4 }), más de la mitad
us-swiss-word-perfect-about-n = unos { $n } jugadores con todo ganado
us-swiss-word-perfect-about-one = un jugador con todo ganado, más o menos,
us-swiss-word-perfect-under-one = menos de un jugador con todo ganado
us-swiss-word-few-about-n = unos { $n }
us-swiss-word-few-about-one = uno más o menos
us-swiss-word-few-under-one = menos de uno
