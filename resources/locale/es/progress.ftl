### Hasta dónde ha llegado un torneo

progress-not-started = Sin empezar
progress-checking-in = Acreditación: { $here } de { $players }
progress-playing = Ronda { $round }: { $done } de { $tables }
progress-ready = Listo para la ronda { $round }
progress-round-over = Ronda { $round } completa
progress-ring = Quedan { $players } de { $all }
progress-won = Ganó { $names }
progress-over = Terminado
progress-day =
    { $count ->
        [one] { $count } sección
       *[other] { $count } secciones
    }
