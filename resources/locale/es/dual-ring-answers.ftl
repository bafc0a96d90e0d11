### Words of the Dual Ring: why two have not met, or how their game ended

dual-ring-why-not-in-ring = { $player1 } se había retirado antes de formarse el anillo.

## They met

dual-ring-why-not-playing =
    { $player1 } { AND($player2) } están jugando ahora mismo, en { $tables ->
        [one] la mesa { $tables }
       *[other] las mesas { $tables }
    }.
dual-ring-why-not-won = { $player1 } { AND($player2) } sí se enfrentaron, en la mesa { $table }: ganó { $player1 }.
dual-ring-why-not-both-out = { $player1 } { AND($player2) } sí se enfrentaron, en la mesa { $table }: empate, y quedaron fuera los dos.
dual-ring-why-not-shared = { $player1 } { AND($player2) } sí se enfrentaron, en la mesa { $table }: empate, así que comparten el primer puesto.
dual-ring-why-not-drew =
    { $player1 } { AND($player2) } empataron en { $tables ->
        [one] la mesa { $tables }
       *[other] las mesas { $tables }
    } y tenían que jugar otra vez.
dual-ring-why-not-stopped-by-loss =
    { $player1 } perdió contra { $player3 } en la mesa { $table }. Con eso se detuvo la partida con { $player2 } en { $tables ->
        [one] la mesa { $tables }
       *[other] las mesas { $tables }
    }, que no cuenta para nadie.
dual-ring-why-not-stopped-by-draw =
    { $player1 } { AND($player3) } empataron en la mesa { $table } y quedaron fuera los dos. Con eso se detuvo la partida de { $player1 } con { $player2 } en { $tables ->
        [one] la mesa { $tables }
       *[other] las mesas { $tables }
    }, que no cuenta para nadie.
dual-ring-why-not-stopped-by-leaving =
    { $player1 } se retiró. Lo que jugaba con { $player2 } en { $tables ->
        [one] la mesa { $tables }
       *[other] las mesas { $tables }
    } se detuvo y no cuenta para nadie.
dual-ring-why-not-last-two =
    Al final solo quedaban { $player1 } { AND($player2) }. Con eso se detuvo su partida en { $tables ->
        [one] la mesa { $tables }
       *[other] las mesas { $tables }
    } y decidieron las victorias: { $wins } de { $player1 }, { $second_wins } de { $player2 }.

## They have not met

dual-ring-why-not-yet = Todavía no son vecinos. Jugarán si por un lado quedan fuera todos los que hay entre ellos.
dual-ring-why-not-had-lost = { $player1 } perdió contra { $player3 } en la mesa { $table } y quedó fuera antes de que el anillo se cerrara hasta { $player2 }.
dual-ring-why-not-had-drawn = { $player1 } { AND($player3) } empataron en la mesa { $table } y quedaron fuera los dos antes de que el anillo se cerrara hasta { $player2 }.
dual-ring-why-not-had-left = { $player1 } se retiró antes de que el anillo se cerrara hasta { $player2 }.
dual-ring-why-not-between = Entre ellos, por un lado: { $everyone }.
dual-ring-why-not-many-between =
    Entre ellos: { $near ->
        [one] { $near } jugador
       *[other] { $near } jugadores
    } por un lado, { $far } por el otro.
dual-ring-why-not-stood-between = Entre ellos quedaban entonces, por un lado: { $everyone }.
dual-ring-why-not-opposite = Por el otro lado: { $everyone }.
dual-ring-why-not-many-opposite =
    Por el otro lado: { $far ->
        [one] { $far } jugador
       *[other] { $far } jugadores
    }.
dual-ring-why-not-many-stood-between =
    Entre ellos quedaban entonces { $near ->
        [one] { $near } jugador
       *[other] { $near } jugadores
    } por un lado y { $far } por el otro.

## Why they sat where they sat

dual-ring-why-not-by-lot = Los puestos se sortearon: { $player1 } tiene el puesto { $place }; { $player2 }, el { $others }.
dual-ring-why-not-by-rating =
    Los puestos van por rating: { $player1 } tiene el puesto { $place }; { $player2 }, el { $others }. Uno al lado del otro, { $would ->
        [one] { $would } puesto iría
       *[other] { $would } puestos irían
    } contra ese orden, en vez de { $is }.
dual-ring-why-not-as-entered =
    Los puestos siguen el orden de inscripción: { $player1 } tiene el puesto { $place }; { $player2 }, el { $others }. Uno al lado del otro, { $would ->
        [one] { $would } puesto iría
       *[other] { $would } puestos irían
    } contra ese orden, en vez de { $is }.
dual-ring-why-not-equal-ratings = Los puestos van por rating y, a igual rating, por sorteo: { $player1 } tiene el puesto { $place }; { $player2 }, el { $others }. Otro sorteo podría haberlos puesto uno al lado del otro.
dual-ring-why-not-kept-apart = La organización ha dicho que { $player1 } { AND($player2) } no deben enfrentarse, así que el sorteo los separó: { $player1 } tiene el puesto { $place }; { $player2 }, el { $others }.
dual-ring-why-not-others-beside =
    El sorteo separó a quienes no deben enfrentarse: { $player1 } tiene el puesto { $place }; { $player2 }, el { $others }. Con estos dos uno al lado del otro, en el mejor anillo encontrado { $would ->
        [one] { $would } pareja así queda
       *[other] { $would } parejas así quedan
    } de vecinos, en vez de { $is }.
dual-ring-why-not-ring-by-hand = La organización decidió a mano el orden del anillo: { $player1 } tiene el puesto { $place }; { $player2 }, el { $others }.
dual-ring-why-not-ring-around = Una parte del anillo se quedó como estaba y los demás se sentaron alrededor: { $player1 } tiene el puesto { $place }; { $player2 }, el { $others }.
