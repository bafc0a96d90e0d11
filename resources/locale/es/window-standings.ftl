### The page of standings: age groups, the cut, and results that are tried

standings-everybody = Todos
standings-show-group = Mostrar
standings-no-group =
    { $players ->
        [one] 1 jugador aún no tiene grupo de edad.
       *[other] { $players } jugadores aún no tienen grupo de edad.
    }
standings-place-of = { $place }. { $name }
standings-cut = Corte para la final
standings-try-result = ¿Y si…?
standings-try-tip = { $key }. Probar un resultado sin guardarlo.
standings-what-if = Clasificación: ¿y si…?
standings-place-of-what-if = ¿Y si…? { $place }. { $name }
standings-nothing-to-try = Todas las mesas publicadas tienen resultado; no hay nada que probar.
standings-what-if-band = ¿Y si…? No se anota nada. { key-esc } lo termina.
standings-what-if-empty = Elegir una mesa de abajo y escribir un resultado como en la ronda; los puestos cambian con él.
standings-what-if-tried = Mesa { $table }: { $result }.
standings-what-if-over = Entonces el torneo habría terminado, con victoria de { $names }.
standings-what-if-over-unwon = Entonces el torneo habría terminado, y no habría ganado nadie.
standings-what-if-tables = Mesas para probar
standings-what-if-hint = { $key } olvida la prueba de una mesa. Se pueden probar varias mesas a la vez.
standings-what-if-take = Probar resultado
standings-what-if-board-hint = Puesto: una tecla; W si se retiró. Después, puntos de juego, { key-enter }, energía restante, { key-enter }. El último { key-enter } lo prueba.
standings-what-if-score-hint = Una puntuación, o W si se retiró, y { key-enter }. El último { key-enter } lo prueba.
standings-what-if-ended = La clasificación es la de los resultados recibidos.
