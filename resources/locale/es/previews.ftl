### Previews of settings

## What each format is

## Results of the number of players and the settings

of-boards =
    { $count ->
        [one] { $count } tablero
       *[other] { $count } tableros
    } de { $size }
of-tables =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    } de { $size }
of-size = { $count } de { $size }
swiss-rounds-one = una ronda suiza
swiss-rounds-many = { $rounds } rondas suizas
boards-then-final =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $boards }, { $rounds } y después un tablero final de { $final ->
        [3] tres
        [4] cuatro
        [5] cinco
       *[other] { $final }
    }.
boards-then-semi-final =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $boards }, { $rounds } y después una semifinal de dos tableros y un tablero final de { $final ->
        [3] tres
        [4] cuatro
        [5] cinco
       *[other] { $final }
    }.
boards-no-final =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $boards }, { $rounds }, sin final.
ring-of =
    { $players ->
        [one] 1 jugador, 1 partida
       *[other] { $players } jugadores, { $players } partidas
    } a la vez. Cada cual juega dos partidas a la vez: traiga { $players ->
        [one] { $players } juego
       *[other] { $players } juegos
    } de piezas.
strikes-tables =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Ronda 1: { $tables }. { $rounds }
strikes-tables-bye =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Ronda 1: { $tables }, un bye. { $rounds }
age-rounds-by-chart =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } (tabla), { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } por ronda.
age-rounds-below-chart =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }, { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } por ronda.
age-rounds-as-set =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } (su ajuste; la tabla dice { $chart }), { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } por ronda.
age-then-cut =
    Después, una eliminatoria de { $players } en { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } más.
one-sits-out = Número impar: un jugador tiene bye en cada ronda.
boards-per-round =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }, { $boards ->
        [one] { $boards } tablero
       *[other] { $boards } tableros
    } por ronda.
accelerated-quarters = Las rondas 1 y 2 se aceleran. En la ronda 1, A1 juega contra A2 y B1 contra B2, así que los mejores se encuentran pronto.
half-upper = mitad superior
half-lower = mitad inferior
