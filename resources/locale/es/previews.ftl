### What settings lead to

## What each format is

## What so many players and these settings make

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
    }: { $boards }, { $rounds } y después una final de { $final ->
        [3] tres
        [4] cuatro
        [5] cinco
       *[other] { $final }
    }.
boards-no-final =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $boards }, { $rounds } y sin final.
ring-of =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $players ->
        [one] { $players } tablero
       *[other] { $players } tableros
    } en un anillo, { $players ->
        [one] { $players } partida
       *[other] { $players } partidas
    } a la vez. Cada cual juega en dos tableros, así que hacen falta { $players ->
        [one] { $players } juego de piezas
       *[other] { $players } juegos de piezas
    }.
strikes-tables =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $tables } en la ronda 1. { $rounds }
strikes-tables-bye =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $tables } en la ronda 1, y uno descansa. { $rounds }
age-rounds-by-chart =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } según la tabla oficial, con { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } en cada una.
age-rounds-below-chart =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }, con { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } en cada una.
age-rounds-as-set =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } según los ajustes, con { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } en cada una. La tabla oficial dice { $chart }.
one-sits-out = El número es impar, así que en cada ronda descansa un jugador.
acceleration-is-not-recommended =
    No se recomienda acelerar: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } (vale la pena desde { $threshold }).
acceleration-is-recommended =
    Se recomienda acelerar: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } (vale la pena desde { $threshold }).
accelerated-quarters = Aceleradas las rondas 1 y 2: primero A1 contra A2 y B1 contra B2, para que los fuertes se encuentren desde el principio.
half-upper = mitad superior
half-lower = mitad inferior
