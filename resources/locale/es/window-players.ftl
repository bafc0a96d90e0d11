### The players: entering, lists, check-in, who is kept apart, byes

people-name = Nombre
people-add = Añadir jugador
people-change = Guardar cambios
people-optional = opcional
people-needed = obligatoria
people-instead-of-age = si no hay edad
people-enter-age = Introducir edad
people-whole-name = o el nombre completo
people-import = Importar lista…
people-drop = Retirar
people-delete-entry = Borrar jugador
people-entry-deleted = Inscripción de { $name } borrada. { $key } la recupera.
people-return = Reincorporar
people-edit = Editar
people-added = { $name } entra con el n.º { $number }.
people-changed = { $name }: cambios guardados.
people-dropped = { $name } se retiró.
people-returned = { $name } vuelve al torneo.
people-players-hint = Escriba para buscar, haga clic en un encabezado para ordenar, doble clic en una celda para editarla.
people-in-play = { $active } de { $all } en juego
people-reading-list = Leyendo la lista…
people-import-heading = Importar { $file }
people-import-all = Importar { $players }
people-import-rest = Importar los otros { $players }
people-import-none = Aún no se puede importar ninguna fila. Arregle las filas de abajo, o elija otro archivo.
people-import-row = Fila { $row }: { $text }
people-import-done = { $players }: importación hecha.
people-import-problems = Por comprobar
people-player-fields-given = Nombre de pila
people-player-fields-family = Apellidos
people-player-fields-rating = Rating
people-player-fields-age = Edad
people-player-fields-member-id = N.º de socio
people-player-fields-club = Club
people-player-fields-note = Nota
people-player-fields-age-group = Grupo de edad
people-player-fields-rating2 = Segundo rating
people-player-fields-birth = Fecha de nacimiento
people-player-fields-expires = Socio hasta
people-player-fields-state = Estado
people-player-fields-team = Equipo
people-player-fields-household = Marca de familia
people-player-fields-grade = Curso
people-player-fields-email = Correo (solo aquí)
people-more-fields = Más campos
people-birth-hint = 2011-05-30 o 2011
people-date-hint = 2026-11-30
people-use-first = Elija un nombre y pulse { key-enter } para usarlo.
people-load-members = Cargar lista de socios…
people-members-none = Cargue una vez la lista de socios de una federación para buscar en ella sin internet.
people-members-list = Lista de socios: { $source }, { $count } socios, cargada el { $day }
people-members-loading = Cargando la lista de socios… { $count } hasta ahora
people-members-loaded = Lista de socios cargada: { $count } socios.
people-member-until = socio hasta { $day }
people-about = Datos
people-matches = Posibles coincidencias
people-rated = rating { $rating }
people-aged = { $age } años
people-task-enter = Todos los &jugadores
people-task-check-in = &Llegadas
people-task-apart = Se&parar
people-task-byes = &Byes pedidos
people-finder-placeholder = Nombre o número
people-several-players = { $players } coinciden con «{ $text }». Siga escribiendo, o elija uno.
people-no-match = Ningún jugador coincide con «{ $text }».
people-in-already = { $name } ya juega.
people-left-already = { $name } se retiró. Se puede reincorporar.
people-out-already = { $name } está fuera y no puede volver.
people-choose-player = Elija un jugador.
people-here-of = { $here } de { $all } presentes
people-turn-here = Registrar llegada
people-turn-not-here = Anular llegada
people-checked-in = { $name }: llegada registrada.
people-expired = Su membresía terminó el { $day }.
people-not-here-after-all = { $name }: llegada anulada.
people-drop-absent =
    { $players ->
        [one] Retirar a 1 ausente
       *[other] Retirar a { $players } ausentes
    }
people-absent-dropped =
    { $players ->
        [one] 1 ausente retirado. Quien llegue tarde se puede reincorporar.
       *[other] { $players } ausentes retirados. Quien llegue tarde se puede reincorporar.
    }
people-check-in-optional = Nadie ha registrado su llegada. No es obligatorio: sin ello se empareja a los { $players } jugadores.
people-check-in-hint = Escriba unas letras y pulse { key-enter }, o marque la casilla.
people-apart-first = Primer jugador
people-apart-second = Separar a { $name } de
people-pairs-apart = Lista de separación
people-never-meets = Separado de
people-allow = Permitir pareja
people-kept-apart = { $one } y { $other } no se enfrentarán.
people-may-meet = { $one } y { $other } pueden enfrentarse de nuevo.
people-apart-hint = No se enfrentarán desde la próxima ronda, siempre que las reglas lo permitan. Escriba el primer nombre, pulse { key-enter } y escriba el segundo.
people-choose-pair = Elija una pareja.
people-bye-who = Jugador
people-byes-requested = Byes pedidos
people-bye-first = Elija un jugador.
people-round-head = Ronda
people-points = Puntos
people-ask-bye = Añadir bye
people-bye-noted =
    { $points ->
        [0] { $name }: bye de cero puntos en la ronda { $round }.
        [0.5] { $name }: bye de medio punto en la ronda { $round }.
       *[other] { $name }: bye de un punto en la ronda { $round }.
    }
people-byes-hint = Elija el jugador y la ronda. Una petición nueva para la misma ronda sustituye a la anterior.
people-which-round = Escriba un número de ronda, p. ej. 3.
people-no-byes = En este formato no hay byes a petición. Retire a quien falte a una ronda y reincorpórele después.
people-none-yet = Aún no hay jugadores.
people-absent-who = Sin llegada registrada para la ronda { $round }: { $names }.
people-no-show-question = Incomparecencia en la ronda { $round }: { $names }. ¿Dejar fuera de la próxima?
people-can-reinstate = Se pueden reincorporar más tarde.
people-pair-anyway = Emparejar igualmente
people-keep-paired = Mantener
people-left-out = Fuera: { $names }. Quien llegue tarde se puede reincorporar en Jugadores.
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
people-add-name = Añadir a «{ $text }»
people-print-list = Imprimir la lista de llegadas
people-print-card = Imprimir la ficha
people-edit-all = Editar todos los campos
people-withdrawn = { $name } se retiró.
people-reinstate-and-check-in = Reincorporar y registrar llegada
people-reinstated-and-checked-in = { $name } vuelve al torneo; llegada registrada.
people-late-heading = Inscripción tardía
people-add-late = Inscribir tarde
people-edit-heading = Editar a { $name }
people-zero-bye = Bye, 0 puntos
people-clear-search = Borrar la búsqueda
people-list-empty = Aún no hay jugadores. Añádalos uno a uno o importe una lista.
