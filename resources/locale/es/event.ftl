### Words of the event as people read it: headings, results, what now

head-players =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, semilla { $seed }
head-round = Ronda { $round } ({ $kind })
head-round-redrawn =
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
now-finished-without = El torneo ha terminado; no ganó nadie.
now-won = El torneo ha terminado. Ha ganado { $names }.
now-won-shared = El torneo ha terminado. Comparten la victoria { $names }.
now-waiting =
    Faltan { $count } de { $total ->
        [one] { $total } mesa
       *[other] { $total } mesas
    }: { $tables }
now-waiting-many =
    Faltan { $count } de { $total ->
        [one] { $total } mesa
       *[other] { $total } mesas
    }
now-setup = Aún no se puede empezar.
now-ready = Todo listo para la ronda { $round }.
now-ready-final = Todo listo para la final.
result-drawn = empate
result-won = gana { $name }
result-forfeit = incomparecencia de { $names }
result-of-board = { $place }. { $name } ({ $points }/{ $energy })
result-withdrawn = { $name } se retira
result-games = { $result } ({ $games })
result-none = sin resultado
table-void = interrumpida, sin resultado
bye-line =
    { $name } tiene bye ({ $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    })
out-in = fuera en la ronda { $round }
tiebreak-game-points = Ptos. de juego
tiebreak-energy = Energía
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
tiebreak-played-first = Jugado
tiebreak-opposition-rating = Rend. riv.
tiebreak-kashdan = Kashdan
tiebreak-coin = Sorteo
kind-swiss = suiza
kind-final = final
kind-random = al azar
kind-split = por strikes
kind-ring = el anillo
kind-playoff = última partida
role-white = Blancas
role-black = Negras
role-seat = { "" }

## What verify finds

verified = Cada ronda publicada es la que el programa hace con los mismos jugadores y el mismo sorteo.
other-draw = La ronda { $round } se hizo con el sorteo «{ $was }»; según los sorteos repetidos que constan, debería ser «{ $due }».
round-by-hand = La ronda { $round } se decidió a mano.
calls-differ = Después de la decisión { $moment } se llamó a otras mesas de las que pide el anillo.
other-engine = La ronda { $round } se emparejó con { $was }; este programa empareja con { $now }.
round-impossible = La ronda { $round } no se podía emparejar tal como estaban las cosas.
table-differs = Ronda { $round }, mesa { $table }: según las reglas sería otra mesa.
tables-differ =
    La ronda { $round } tiene { $was ->
        [one] { $was } mesa
       *[other] { $was } mesas
    }, y el programa hace { $now }.
round-differs = Ronda { $round }: su tipo, sus grupos o sus byes no son los que hace el programa.

## What check says

sound =
    { $name } está bien: { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }, { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }.
pictures-made = { $to }: imágenes de la ventana.
pages-made = { $to }: imágenes de lo que ve la sala, con 0 a 500 filas.
pictures-of = Imágenes de todas las pantallas: { WORD($look, kind: "look") }, texto al { $scale } %
look-light = claro
look-dark = oscuro
pictures-missing = Sin imágenes de la ventana: aquí Qt no puede arrancar. «make run» instala lo que necesita.
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
