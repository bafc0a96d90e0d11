### Figures in words, and the heads of the standings

count-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
count-tables =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }
count-rows =
    { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }
