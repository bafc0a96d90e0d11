### The Dual Ring: why two have not met, or how their game ended

dual-ring-why-not-in-ring = { $player1 } se retiró antes de empezar el anillo.

## Players who have met

dual-ring-why-not-playing =
    { $player1 } { AND($player2) } juegan ahora: { $tables ->
        [one] partida { $tables }
       *[other] partidas { $tables }
    }.
dual-ring-why-not-won = { $player1 } { AND($player2) } se enfrentaron en la partida { $table }; ganó { $player1 }.
dual-ring-why-not-both-out = { $player1 } { AND($player2) } empataron la partida { $table }, y ambos están fuera.
dual-ring-why-not-shared = { $player1 } { AND($player2) } empataron la partida { $table } y comparten el primer puesto.
dual-ring-why-not-drew =
    { $player1 } { AND($player2) } empataron { $tables ->
        [one] la partida { $tables }
       *[other] las partidas { $tables }
    } y tenían que jugar otra vez.
dual-ring-why-not-stopped-by-loss =
    { $player1 } perdió contra { $player3 } en la partida { $table }. Eso interrumpió el juego con { $player2 } ({ $tables ->
        [one] partida { $tables }
       *[other] partidas { $tables }
    }), sin resultado.
dual-ring-why-not-stopped-by-draw =
    { $player1 } { AND($player3) } empataron la partida { $table } y están fuera. Eso interrumpió el juego de { $player1 } con { $player2 } ({ $tables ->
        [one] partida { $tables }
       *[other] partidas { $tables }
    }), sin resultado.
dual-ring-why-not-stopped-by-leaving =
    { $player1 } se retiró. Eso interrumpió el juego con { $player2 } ({ $tables ->
        [one] partida { $tables }
       *[other] partidas { $tables }
    }), sin resultado.
dual-ring-why-not-last-two =
    Al final quedaban { $player1 } { AND($player2) }. Eso interrumpió { $tables ->
        [one] la partida { $tables }
       *[other] las partidas { $tables }
    } y decidieron las victorias: { $wins } de { $player1 }, { $second_wins } de { $player2 }.
dual-ring-why-not-stopped-by-end =
    La organización terminó el anillo. Eso interrumpió { $tables ->
        [one] la partida { $tables }
       *[other] las partidas { $tables }
    } de { $player1 } { AND($player2) } sin resultado.
dual-ring-why-not-ended = La organización terminó el anillo antes de que { $player1 } { AND($player2) } fueran vecinos.

## Players who have not met

dual-ring-why-not-yet = Aún no son vecinos. Jugarán si por un lado quedan fuera todos los que hay entre ellos.
dual-ring-why-not-had-lost = { $player1 } perdió contra { $player3 } en la partida { $table } antes de que el anillo se cerrara hasta { $player2 }.
dual-ring-why-not-had-drawn = { $player1 } { AND($player3) } empataron la partida { $table } y quedaron fuera antes de que el anillo se cerrara hasta { $player2 }.
dual-ring-why-not-had-left = { $player1 } se retiró antes de que el anillo se cerrara hasta { $player2 }.
dual-ring-why-not-between = Entre ellos, por un lado: { $everyone }.
dual-ring-why-not-many-between =
    Entre ellos: { $near ->
        [one] { $near } jugador
       *[other] { $near } jugadores
    } por un lado, { $far } por el otro.
dual-ring-why-not-stood-between = Entre ellos seguían entonces, por un lado: { $everyone }.
dual-ring-why-not-opposite = Por el otro lado: { $everyone }.
dual-ring-why-not-many-opposite =
    Por el otro lado: { $far ->
        [one] { $far } jugador
       *[other] { $far } jugadores
    }.
dual-ring-why-not-many-stood-between =
    Entre ellos seguían entonces { $near ->
        [one] { $near } jugador
       *[other] { $near } jugadores
    } por un lado y { $far } por el otro.

## Why they sat where they sat

dual-ring-why-not-by-lot = Los puestos se sortearon: { $player1 }, puesto { $place }; { $player2 }, puesto { $others }.
dual-ring-why-not-by-rating =
    Los puestos van por rating: { $player1 }, puesto { $place }; { $player2 }, puesto { $others }. Como vecinos, { $would ->
        [one] { $would } jugador iría
       *[other] { $would } jugadores irían
    } fuera de orden, no { $is }.
dual-ring-why-not-as-entered =
    Los puestos siguen el orden de inscripción: { $player1 }, puesto { $place }; { $player2 }, puesto { $others }. Como vecinos, { $would ->
        [one] { $would } jugador iría
       *[other] { $would } jugadores irían
    } fuera de orden, no { $is }.
dual-ring-why-not-equal-ratings = Los puestos van por rating y, entre iguales, por sorteo: { $player1 }, puesto { $place }; { $player2 }, puesto { $others }. Otro sorteo podría haberlos hecho vecinos.
dual-ring-why-not-kept-apart = { $player1 } { AND($player2) } están en la lista de separación, así que el sorteo los separó: puestos { $place } y { $others }.
dual-ring-why-not-others-beside =
    El sorteo separó las parejas de la lista de separación: { $player1 }, puesto { $place }; { $player2 }, puesto { $others }. Con estos dos de vecinos, en el mejor anillo encontrado { $would ->
        [one] { $would } pareja así quedaría junta
       *[other] { $would } parejas así quedarían juntas
    }, no { $is }.
dual-ring-why-not-ring-by-hand = La organización decidió el orden del anillo: { $player1 }, puesto { $place }; { $player2 }, puesto { $others }.
dual-ring-why-not-ring-around = Una parte del anillo se quedó y los demás se sentaron alrededor: { $player1 }, puesto { $place }; { $player2 }, puesto { $others }.
