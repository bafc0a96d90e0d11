### Words of the players: entering, lists, check-in, who is kept apart, byes

people-name = Nombre
people-add = Inscribir
people-change = Cambiar
people-optional = opcional
people-import = Importar lista…
people-drop = Retirar
people-delete-entry = Borrar jugador
people-entry-deleted = La inscripción de { $name } está borrada. { $key } la recupera.
people-return = Reincorporar
people-edit = Editar
people-added = { $name } tiene el número { $number }.
people-changed = Datos cambiados: { $name }.
people-dropped = { $name } se ha retirado del torneo.
people-returned = { $name } vuelve al torneo.
people-players-hint = Escriba para buscar, haga clic en un encabezado para ordenar, doble clic en una celda para editarla.
people-in-play = { $active } de { $all } en juego
people-reading-list = Leyendo la lista…
people-import-heading = Lista: { $file }
people-import-found = { $players } por inscribir.
people-import-nothing-yet = Aún no se ha inscrito a nadie. Repasar los nombres y después inscribirlos todos.
people-import-refused =
    { $rows ->
        [one] 1 fila no se puede importar. Corregir el archivo e importarlo otra vez, o importar las demás.
       *[other] { $rows } filas no se pueden importar. Corregir el archivo e importarlo otra vez, o importar las demás.
    }
people-import-all = Inscribir a { $players }
people-import-rest = Inscribir a los demás: { $players }
people-import-none = No se puede inscribir a nadie de esta lista. Corregir el archivo e importarlo otra vez.
people-import-row = Fila { $row }: { $text }
people-import-done = Inscripción hecha: { $players }.
people-import-problems = Lo que hay que mirar en la lista
people-player-fields-name = Nombre
people-player-fields-rating = Rating
people-player-fields-age = Edad
people-player-fields-member-id = N.º de socio
people-player-fields-club = Club
people-player-fields-note = Nota
people-player-fields-age-group = Grupo de edad
people-about = Datos
people-matches = Quién puede ser
people-rated = rating { $rating }
people-aged = { $age } años
people-task-enter = Todos los &jugadores
people-task-check-in = A&sistencia
people-task-apart = Se&parar
people-task-byes = &Byes
people-finder-placeholder = Nombre o número
people-several-players = «{ $text }» puede ser { $players }. Elegir con las flechas o seguir escribiendo.
people-nobody-found = Aquí nadie se llama «{ $text }».
people-in-already = { $name } ya está en el torneo.
people-left-already = { $name } se ha retirado. Primero hay que reincorporar.
people-out-already = { $name } está fuera según las reglas.
people-choose-player = Elegir antes un jugador en la lista.
people-here-of = { $here } de { $all } presentes
people-turn-here = Anotar llegada
people-turn-not-here = Quitar llegada
people-checked-in = { $name } está aquí.
people-not-here-after-all = { $name } no está aquí, después de todo.
people-drop-absent =
    { $players ->
        [one] Retirar a 1 ausente
       *[other] Retirar a { $players } ausentes
    }
people-absent-dropped =
    { $players ->
        [one] 1 ausente retirado. Quien llegue después puede reincorporarse.
       *[other] { $players } ausentes retirados. Quien llegue después puede reincorporarse.
    }
people-check-in-optional = Nadie consta como presente. No es obligatorio: sin ello se empareja a los { $players } jugadores.
people-absent-warning =
    { $players ->
        [one] 1 jugador sin llegada anotada. Se puede retirar antes de emparejar.
       *[other] { $players } jugadores sin llegada anotada. Se pueden retirar antes de emparejar.
    }
people-check-in-hint = Escriba unas letras y pulse { key-enter }, o marque la casilla.
people-apart-first = El primero de los dos que no deben enfrentarse
people-apart-second = Quién no debe enfrentarse a { $name }
people-pairs-apart = No deben enfrentarse
people-never-meets = no debe enfrentarse a
people-allow = Permitir que se enfrenten
people-kept-apart = { $one } no se enfrentará a { $other }.
people-may-meet = { $one } puede enfrentarse a { $other }.
people-apart-hint = Escribir el primer nombre, pulsar { key-enter } y escribir el segundo.
people-choose-pair = Elegir antes una pareja en la lista.
people-bye-who = Quién pide un bye
people-byes-asked = Byes pedidos
people-bye-first = Buscar antes al jugador.
people-round-head = Ronda
people-points = Puntos
people-ask-bye = Dar el bye
people-bye-noted =
    { $points ->
        [0] { $name }: bye de 0 puntos en la ronda { $round }.
        [0.5] { $name }: bye de ½ punto en la ronda { $round }.
       *[other] { $name }: bye de 1 punto en la ronda { $round }.
    }
people-byes-hint = Elegir el jugador y la ronda. Otro bye para la misma ronda sustituye al anterior.
people-which-round = Escribir el número de la ronda, por ejemplo 3.
people-no-byes = En este formato no hay byes a petición. Retirar a quien tenga que faltar a una ronda y reincorporarlo después.
people-nobody-yet = Aún no hay nadie.
people-absent-who = Sin asistencia en la ronda { $round }: { $names }.
people-no-show-asked = No se presentaron en la ronda { $round }: { $names }. ¿Dejar fuera de la próxima?
people-pair-anyway = Emparejar de todos modos
people-keep-paired = Mantener
people-left-out = Fuera: { $names }. Quien llegue después se reincorpora en Jugadores.
people-absent =
    { $count ->
        [one] 1 jugador no está.
       *[other] { $count } jugadores no están.
    }
people-leave-out =
    { $count ->
        [one] Dejar fuera
       *[other] Dejar fuera a { $count }
    }
people-filter = Jugadores mostrados
people-filter-all = Todos
people-filter-absent = Ausentes
people-filter-here = Presentes
people-filter-withdrawn = Retirados
people-sort-tip = Haga clic en un encabezado para ordenar
people-add-name = Inscribir a «{ $text }»
people-print-list = Imprimir la lista de asistencia
people-print-card = Imprimir la tarjeta
people-edit-all = Editar todos los campos
people-withdrawn = { $name } está retirado.
people-reinstate-and-check-in = Reincorporar y marcar presente
people-reinstated-and-checked-in = { $name } reincorporado y presente.
people-late-heading = Inscripción tardía
people-add-late = Inscribir tarde
people-edit-heading = Editar a { $name }
people-zero-bye = Bye, 0 puntos
people-clear-search = Borrar la búsqueda
people-list-empty = Aún no hay jugadores. Inscríbalos uno a uno o importe una lista.
