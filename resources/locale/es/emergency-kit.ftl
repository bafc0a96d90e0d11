### The cover, and what the next round by hand says in every format

paper-name-cover = Portada de las fichas
paper-about-cover = Nombre, ajustes y semilla del torneo como código, para rehacerlo
paper-name-hand = Paquete de emergencia
paper-about-hand = Fichas hasta ahora, papeletas en blanco y los pasos para seguir sin esta computadora

## The cover

cover-title = Portada de las fichas
cover-about = Si se pierde el archivo del torneo, este código y las fichas lo rehacen: elija «Rehacer con fichas» en la pantalla de inicio. Guarde esta hoja con las fichas.
cover-event = Torneo
cover-format = Formato
cover-players = Jugadores
cover-rounds = Rondas publicadas
cover-seed = Semilla del sorteo
cover-settings = Ajustes
cover-code = Código (si no se puede escanear, escriba los grupos de cinco)

## The steps

hand-title = La próxima ronda a mano
hand-number = { $number }.
hand-none = No toca ninguna ronda más. Las fichas contienen todos los resultados.
hand-open =
    Recoger primero los resultados que faltan de la ronda { $round } ({ $tables ->
        [one] { $tables } { -table }
       *[other] { $tables } { -tables }
    }). Las cifras de abajo suponen que nadie más se retira.
hand-after = De vuelta en la computadora: si se perdió el archivo, elegir «Rehacer con fichas» y escanear la portada y las fichas. Después anotar esta ronda a mano con las papeletas.
hand-keep = Guardar las papeletas por orden de { -table }. Si una ficha y una papeleta difieren, vale la papeleta.
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
