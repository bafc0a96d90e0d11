### The page of standings: age groups, the cut, and results that are tried

standings-everybody = Todos los jugadores
standings-show-group = Mostrar
standings-no-group =
    { $players ->
        [one] 1 jugador aún no tiene grupo de edad.
       *[other] { $players } jugadores aún no tienen grupo de edad.
    }
standings-place-of = { $place }. { $name }
standings-cut = Corte para la final
standings-try-result = ¿Y si…?
standings-try-tip = { $key }. Pruebe resultados sin guardarlos.
standings-what-if = ¿Y si…?
standings-place-of-what-if = ¿Y si…? { $place }. { $name }
standings-nothing-to-try = Están todos los resultados; no hay nada que probar.
standings-what-if-band = ¿Y si…? No se guarda nada. { key-esc } termina.
standings-what-if-empty = Elija una mesa y pruebe un resultado.
standings-what-if-tried = Mesa { $table }: { $result }.
standings-what-if-over = Eso termina el torneo. Ganaría { $names }.
standings-what-if-over-unwon = Eso termina el torneo sin ganador.
standings-what-if-tables = Mesas para probar
standings-what-if-hint = Puede probar varias mesas a la vez. { $key } borra la prueba de una mesa.
standings-what-if-take = Probar resultado
standings-what-if-board-hint = Puesto (W si se retiró), puntos de juego, energía. { key-enter } avanza y al final lo prueba.
standings-what-if-score-hint = Escriba cada puntuación (W si se retiró). { key-enter } avanza y al final lo prueba.
standings-what-if-ended = De nuevo la clasificación real.
