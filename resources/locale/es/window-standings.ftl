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
standings-what-if-band = ¿Y si…? No se guarda nada
standings-what-if-back = Volver a la clasificación
standings-what-if-empty = Elija { -a-table } y pruebe un resultado.
standings-what-if-tried = { -Table } { $table }: { $result }.
standings-what-if-over = Eso termina el torneo. Ganaría { $names }.
standings-what-if-over-unwon = Eso termina el torneo sin ganador.
standings-what-if-tables = { -Tables } para probar
standings-what-if-hint = Puede probar varios resultados a la vez. { $key } borra uno.
standings-what-if-take = Probar resultado
standings-what-if-board-hint = Puesto (W si se retiró), puntos de juego, energía. { key-enter } avanza y al final lo prueba.
standings-what-if-score-hint = Escriba cada puntuación (W si se retiró). { key-enter } avanza y al final lo prueba.
standings-what-if-ended = De nuevo la clasificación real.

## Views

standings-views = Vista
standings-view-winners = Ganadores
standings-view-places = Clasificación
standings-view-crosstable = Cuadro cruzado
standings-view-chart = Gráfico
standings-view-bars = Strikes
standings-view-bracket = Cuadro
standings-final = Final
standings-after-round = Tras la ronda { $round }
standings-after-round-of = Tras la ronda { $round } de { $rounds }
standings-none-played = Aún no se ha jugado ninguna ronda.
standings-during-round = Ronda { $round } en juego
standings-columns-rounds = Rondas
standings-columns-tiebreaks = Desempates
standings-print = Imprimir
standings-show-display = Mostrar en pantalla
standings-chart-empty = Todavía no hay ninguna ronda completa.
standings-chart-places = { $name }: { $places }
standings-chart-line = Fuera con { $line }
standings-chart-bar =
    { $name }: { $points ->
        [one] { $points } strike
       *[other] { $points } strikes
    }; se queda fuera con { $line }.
standings-chart-bar-out =
    { $name } está fuera: { $points ->
        [one] { $points } strike
       *[other] { $points } strikes
    }; el límite es { $line }.

## The end, and moments before it

standings-champions-group = Grupo de edad
standings-champions = Mejor puesto
standings-do-certificates = Imprimir diplomas
standings-do-display = Mostrar en pantalla
standings-do-report = Acta final
standings-do-export = Exportar…
standings-moment-close = Cerrar
standings-final-seated = La final está lista.
standings-playoff-seated = La partida decisiva está lista.
standings-stage-seated = { $stage }: emparejamientos publicados.
