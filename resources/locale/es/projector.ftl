### The projector: heads of its pages, and the lines under them

screen-tables = Ronda { $round }: emparejamientos
screen-tables-kind = Ronda { $round } ({ $kind }): emparejamientos
screen-games = Partidas en juego
screen-names-table = Busque su { -table }
screen-ring = El anillo
screen-standings = Clasificación tras la ronda { $round }
screen-standings-playing = Clasificación (ronda { $round } en juego)
screen-standings-ring = Clasificación
screen-places = Los primeros, ronda a ronda
screen-bars = { $heading } tras la ronda { $round }
screen-bars-playing = { $heading } (ronda { $round } en juego)
screen-bracket = Eliminatoria
screen-out = Eliminados en la ronda { $round }
screen-out-before = Eliminados antes
screen-out-all = Fuera del torneo
screen-final = La final
screen-ended = Clasificación final
screen-clock = Ronda { $round }
screen-page = { $page } de { $pages }
screen-heading = { $event } · Ronda { $round }
screen-heading-planned = { $event } · Ronda { $round } de { $planned }
screen-range = { $first }–{ $last }
screen-names-long = Los nombres necesitan { $minutes } minutos. Use una segunda pantalla ({ $first }–{ $until }, { $since }–{ $last }) o elija una distancia menor.
screen-now = Ahora
screen-time-left = Tiempo restante
screen-on-phone = Emparejamientos en el móvil
screen-champion =
    { $count ->
        [one] Primer puesto
       *[other] Primer puesto
    }
screen-champion-points = { $heading }: { $points }
screen-step-figure = { $heading } { $figure }
screen-champions-by-age = Mejores por edad
screen-number = Número
screen-plays-at = Partidas
screen-more-time = Más tiempo
screen-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
screen-soon-none = Les damos la bienvenida. Aquí aparecerán los emparejamientos.
screen-welcome = Les damos la bienvenida
screen-starts = Ronda { $round } a las { $time }
screen-soon =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Aquí aparecerán los emparejamientos de la ronda { $round }.

## The copy in a folder

folder-pages = Páginas
folder-nothing = Aún no hay nada que mostrar.
folder-renewed =
    Se actualiza cada { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
