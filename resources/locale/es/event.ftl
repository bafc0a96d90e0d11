### The event as people read it: headings, results, the next step

head-players =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, semilla { $seed }
head-round = Ronda { $round }
head-round-kind = Ronda { $round } ({ $kind })
head-round-redrawn =
    Ronda { $round }, sorteada { $times ->
        [one] { $times } vez
       *[other] { $times } veces
    }
head-round-kind-redrawn =
    Ronda { $round } ({ $kind }), sorteada { $times ->
        [one] { $times } vez
       *[other] { $times } veces
    }
head-standings = Clasificación
head-ratings = Cambio de rating previsto
rating-line =
    { $name }: { $wins ->
        [one] { $wins } partida ganada
       *[other] { $wins } partidas ganadas
    }, perdidas { $losses }, { $change }
head-points = Puntos
head-strikes = Strikes
head-wins = Victorias
now-finished-without = El torneo ha terminado sin ganador.
now-won = { $names } gana el torneo.
now-won-shared = { $names } comparten la victoria.
now-waiting =
    { $count ->
        [one] Falta { $count }
       *[other] Faltan { $count }
    } de { $total ->
        [one] { $total } { -table }
       *[other] { $total } { -tables }
    }: { $tables }
now-waiting-many =
    { $count ->
        [one] Falta { $count }
       *[other] Faltan { $count }
    } de { $total ->
        [one] { $total } { -table }
       *[other] { $total } { -tables }
    }
now-setup = Aún no se puede empezar.
now-ready = Se puede emparejar la ronda { $round }.
now-ready-final = Se puede sentar la final.
now-ready-semi-final = Se puede sentar la semifinal.
now-ready-ring = Se puede iniciar el anillo.
result-drawn = empate
result-won = gana { $name }
result-forfeit = incomparecencia de { $names }
result-of-board = { $place }. { $name } ({ $points }/{ $energy })
result-withdrawn = { $name } se retiró
result-games = { $result } ({ $games })
result-none = sin resultado
result-running = en curso
table-void = interrumpida, sin resultado
bye-line =
    Bye: { $name } ({ $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    })
out-in = fuera en la ronda { $round }
tiebreak-game-points = Ptos. de juego
tiebreak-energy = Energía
tiebreak-first-places = Tableros ganados
tiebreak-lot = Sorteo
tiebreak-margin = Margen
tiebreak-latest-loss = Últ. derrota
tiebreak-opponents = Rivales
tiebreak-wins = Victorias
tiebreak-modified-median = Med. modif.
tiebreak-solkoff = Solkoff
tiebreak-cumulative = Acumulado
tiebreak-median = Mediana
tiebreak-result = Particular
tiebreak-most-blacks = Negras
tiebreak-cumulative-opposition = Acum. riv.
tiebreak-sonneborn-berger = S.-Berger
tiebreak-buchholz = Buchholz
tiebreak-played-first = Jugados
tiebreak-opposition-rating = Rend. riv.
tiebreak-kashdan = Kashdan
tiebreak-coin = Sorteo
kind-swiss = suiza
kind-final = final
kind-semi-final = semifinal
kind-random = sorteada
kind-split = por strikes
kind-ring = anillo
kind-playoff = partida decisiva
role-white = Blancas
role-black = Negras
role-seat = { "" }

## Findings of verify

verified = Verificado: cada ronda se sigue de las reglas, los jugadores y la semilla.
other-draw = La ronda { $round } tiene la semilla «{ $was }»; con los sorteos registrados debería ser «{ $due }».
round-by-hand = La ronda { $round } tiene cambios a mano.
calls-differ = Después del cambio { $moment }, las partidas anunciadas no son las que exige el anillo.
other-engine = La ronda { $round } la emparejó { $was }; este programa tiene { $now }.
round-impossible = La ronda { $round } no puede seguirse de las rondas y jugadores anteriores.
table-differs =
    Ronda { $round }, { -table } { $table }: las reglas dan { NOUN() ->
        [board] otro tablero
        [game] otra partida
       *[table] otra mesa
    }.
tables-differ =
    La ronda { $round } tiene { $was ->
        [one] { $was } { -table }
       *[other] { $was } { -tables }
    }; las reglas dan { $now }.
round-differs = Ronda { $round }: las reglas dan otros grupos, byes u otro tipo de ronda.

## Findings of check

sound =
    { $name } está íntegro: { $steps ->
        [one] { $steps } cambio
       *[other] { $steps } cambios
    }, { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }.
pictures-made = { $to }: imágenes de la ventana.
pages-made = { $to }: imágenes de la pantalla.
pictures-of = Imágenes de la ventana: { WORD($look, kind: "look") }, texto al { $scale } %
look-light = claro
look-dark = oscuro
pictures-missing = Sin imágenes de la ventana: aquí Qt no puede arrancar. «make run» instala lo que necesita.
made-up-prize = Trofeo
made-up-event = Torneo inventado
sample-event = Ejemplo: { $name }
wrote =
    { $name }: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }. { $now }
