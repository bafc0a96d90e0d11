### Una jornada con varias secciones en la ventana

day-menu = Secc&iones
day-new = Nueva &jornada…
day-new-tip = Varias secciones en una ventana, con una sola lista de llegada y un solo informe de rating
day-new-name = Nueva jornada
day-go-to = &Toda la jornada
day-next = Secci&ón siguiente
day-previous = Sección &anterior
day-add-file = Añadir arc&hivo de torneo…
day-add-file-button = Añadir archivo de torneo…
day-add-new = Nueva &sección…
day-add-new-button = Nueva sección…
day-number-tables = Numerar &mesas…
day-report = &Informe de rating…
day-report-tip = Un solo informe a US Chess de todas las secciones
day-report-button = Informe de rating…
needs-day = Abra una jornada para usar esto.
needs-open = Abra un torneo para usar esto.
needs-day-section = Añada primero una sección.
day-files-to-open = Torneos y jornadas (*.tourney *.tourneyday)
day-files = Jornadas (*.tourneyday)
day-choose-section = Añadir sección
day-choose-place = Guardar la nueva jornada como
day-format = Varias secciones
day-sections = Secciones
day-whole = Toda la jornada
day-door = Jugadores de todas las secciones
day-empty = Esta jornada aún no tiene secciones. Añada los archivos de torneo de sus secciones o cree una sección nueva. Cada una sigue siendo un archivo propio.
day-show-section = Ir a la sección
day-move = Cambiar de sección…
day-move-where = ¿A qué sección pasa { $name }?
day-no-other-section = No hay otra sección abierta.
day-move-heading = ¿Pasar a { $name } a { $target }?
day-move-do = Cambiar
day-move-late = Se retira de { $source } y entra más tarde en { $target }.
day-move-running =
    { NOUN() ->
        [board] En el tablero { $table } todavía se juega
        [game] La partida { $table } todavía se juega
       *[table] En la mesa { $table } todavía se juega
     }.
day-move-open-heading = { $name } figura en { $source } y en { $target }
day-move-open-about = TourneyDesk terminó durante el cambio. Termine el cambio para quitar la inscripción de { $source }, o elimínela en { $target }.
day-move-finish = Terminar el cambio
day-move-finished = Cambio terminado.
day-tables-heading = ¿Numerar las mesas así?
day-tables-about = Vale desde la próxima ronda de cada sección.
day-tables-do = Numerar mesas
day-tables-keep = Mantener los números
day-tables-done = Mesas numeradas desde la próxima ronda.
day-tables-fine = Ninguna sección comparte mesas y todas tienen reserva.
day-overlap-several = { $sections } comparten números de mesa.
day-papers-one = Esta sección
day-papers-all = Todas las secciones
day-display = Pantalla…
day-section-trouble = { $section } no se puede abrir
day-find-file = Buscar archivo…
day-recover = Recuperar…
day-remove = Quitar de la jornada
day-report-sections = Secciones: { $sections }.
day-nothing-to-report = Ninguna sección tiene informe de rating.
day-crashed = TourneyDesk terminó mientras la jornada { $name } estaba abierta. Todo lo introducido está guardado.
