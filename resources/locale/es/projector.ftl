### Words of the projector: heads of its pages, and the lines under them

screen-tables = Ronda { $round }: mesas
screen-tables-kind = Ronda { $round } ({ $kind }): mesas
screen-games = Partidas en juego
screen-names = Ronda { $round }: nombres
screen-ring = El anillo
screen-standings = Clasificación después de la ronda { $round }
screen-standings-playing = Clasificación, ronda { $round } en juego
screen-standings-ring = Clasificación
screen-out = Quién está fuera
screen-final = La final
screen-ended = Resultado final
screen-clock = Ronda { $round }: tiempo
screen-page = { $page } de { $pages }
screen-number = Número
screen-plays-at = Juega en
screen-more-time = Más tiempo
screen-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
screen-soon-nobody = Aquí se verán las mesas de la ronda 1.
screen-soon =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } en el torneo. Aquí se verán las mesas de la ronda { $round }.

## The copy in a folder

folder-pages = Páginas
folder-nothing = Aún no hay nada que mostrar.
folder-renewed =
    Esta página se renueva cada { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
