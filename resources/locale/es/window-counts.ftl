### Figures in words, and the heads of the standings

count-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
count-tables =
    { $count ->
        [one] { $count } { -table }
       *[other] { $count } { -tables }
    }
count-rows =
    { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }
