### Una jornada con varias secciones

day-damaged = { $name } no es una lista de secciones o está dañado. Cree una jornada nueva y añada los archivos de los torneos; no se ha perdido nada.
day-too-new = { $name } se creó con una versión más reciente de TourneyDesk. Instale esa versión o cree una jornada nueva con los mismos archivos de torneo.
day-section-twice = { $name } ya es una sección de esta jornada.
day-too-many-sections = Una jornada tiene como máximo { $most } secciones.
day-no-such-section = { $name } no es una sección de esta jornada.
day-section-not-open = { $name } no está abierto. Ábralo primero.
day-without-sections = Esta jornada aún no tiene secciones. Añada primero un archivo de torneo.
day-no-open-move = No hay ningún cambio de sección por terminar.
day-move-whom = Escriba el número de un jugador, no «{ $given }».
move-same-section = El jugador ya está en { $name }.
move-unfinished = Un cambio de sección quedó interrumpido. Termínelo primero.
day-nothing-to-export = Ninguna sección de { $name } se puede exportar a { $kind }.
day-not-exported = { $event } tiene otro formato y no forma parte de la exportación a { $kind }.
day-not-printed = No se imprimió nada de { $section }: { $why }
day-paper = { $section }: { $paper }

head-section = Sección
day-section-twin = { $name } ({ $file })
day-section-and-others = { $section } y otras
day-list-head =
    { $name }: { $count ->
        [0] sin secciones
        [one] { $count } sección
       *[other] { $count } secciones
    }
day-not-open = no se puede abrir
day-tables =
    { $count ->
        [one] mesa { $first }
       *[other] mesas { $first }–{ $last }
    }
day-tables-hint = Con --number-tables las secciones reciben mesas consecutivas.
day-overlap =
    { $one } y { $other } usan { $count ->
        [one] la misma mesa: { $first }
       *[other] las mismas mesas: { $first }–{ $last }
    }.
day-same-person = { $name } juega en { $sections }.
day-same-name = { $name } figura en { $sections }. Compruebe si es la misma persona.
day-move-unfinished = El programa terminó mientras { $name } pasaba de { $source } a { $target }, y ahora figura en ambas. Termine el cambio o elimine la inscripción en { $target }.
day-moved-deleted = { $name } pasa de { $source } a { $target }.
day-moved-withdrawn = { $name } se retira de { $source } y entra más tarde en { $target }.
day-left-behind = { $section } no admite { $requests }.
day-left-behind-bye = los byes solicitados
day-left-behind-table = la mesa fija
