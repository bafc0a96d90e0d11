### The cover, and what the next round by hand says in every format

paper-name-cover = Portada de las fichas
paper-about-cover = lo que no está en ninguna ficha, como código: nombre, ajustes, semilla
paper-name-hand = Paquete para seguir a mano
paper-about-hand = fichas hasta ahora, papeletas en blanco y los pasos para seguir sin este equipo

## The cover

cover-title = Portada de las fichas
cover-about = Si se pierde el archivo del torneo, se puede rehacer con este código y los de las fichas: elegir «Rehacer con las fichas» en la pantalla de inicio, o la orden «import». Guardar esta hoja con las fichas.
cover-event = Torneo
cover-format = Formato
cover-players = Jugadores
cover-rounds = Rondas publicadas
cover-seed = Semilla de los sorteos
cover-settings = Ajustes
cover-code = Código de la portada, en grupos de cinco

## The steps

hand-title = La próxima ronda, a mano
hand-number = { $number }.
hand-none = Tal como están las cosas, no sigue ninguna ronda. Las fichas contienen todos los resultados; la clasificación es final cuando no falta nada.
hand-open =
    Terminar primero la ronda { $round }: en este paquete están las papeletas de { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } por anotar. Las cifras de abajo suponen que todos los que siguen ahora continúan.
hand-after = De vuelta en el equipo, anotar todos los resultados de las papeletas, o rehacer el torneo con las fichas: «Rehacer con las fichas».
hand-keep = Guardar las papeletas por orden de mesa. Son lo que vale si una ficha deja dudas.
hand-table-of =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    } de { $size }
hand-board-of =
    { $count ->
        [one] { $count } tablero
       *[other] { $count } tableros
    } de { $size }
hand-group-of =
    { $group }: { $tables } ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    })
