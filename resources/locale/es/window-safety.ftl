### Practice and rehearsal, recovery, backups, long tasks, and the sheet of keys

safety-practice = Torneo de &práctica…
safety-rehearse = Pro&bar en copia
safety-home-practice = Torneo de práctica…
safety-home-rehearse = Probar en copia
safety-rehearse-tip = Abre una copia para probar cosas. El torneo real no cambia.
safety-practice-heading = Torneo de práctica
safety-practice-hint = Jugadores y resultados inventados, para aprender. Los torneos de práctica no entran en su lista y se borran a la semana.
safety-practice-format = Formato
safety-practice-players = Jugadores
safety-practice-rounds = Rondas ya jugadas
safety-practice-name = Práctica: { $format }
safety-practice-begin = Empezar práctica
safety-practice-making = Creando el torneo…
safety-practice-players-invalid = Jugadores: escriba un número de 2 a { GROUPED($most) }.
safety-practice-rounds-invalid = Rondas: escriba un número de 0 a { $most }.
safety-practice-before = Torneos de práctica anteriores
safety-practice-kind = Tipo
safety-mark-names-practice = Práctica
safety-mark-names-rehearsal = Ensayo
safety-practice-go-on = Seguir la práctica
safety-marks-practice = Práctica: jugadores inventados
safety-marks-rehearsal = Ensayo: nada de esto cuenta
safety-marked-titles-practice = { $event } – TourneyDesk
safety-marked-titles-rehearsal = Ensayo: { $event } – TourneyDesk
safety-rehearsing = Trabaja en una copia. { $event } no cambia.
safety-crashed-players = { $event } no se cerró bien. Todo está guardado: { $players }, sin rondas aún.
safety-crashed-round = { $event } no se cerró bien. Todos los resultados anotados están guardados: ronda { $round }, { $done } de { $all } { -tables } con resultado.
safety-crashed-finished = { $event } no se cerró bien. Se jugaron todas las rondas y están guardadas.
safety-home-go-on = Continuar
safety-go-on-with = Continuar { $event }
safety-recovered = { $event } restaurado. Último cambio: { $step }
safety-recovered-at = { $event } restaurado. Último cambio, { $time }: { $step }
safety-steps =
    { $count ->
        [one] { $count } cambio
       *[other] { $count } cambios
    }
safety-prove = C&omprobar la copia de seguridad
safety-second-folder = Segunda &carpeta de copias…
safety-no-second-folder = &Dejar la segunda copia
safety-choose-second = Segunda carpeta de copias, p. ej. una memoria USB
safety-proving = Comprobando la última copia de seguridad…
safety-proved-all = La copia de seguridad funciona: restaurada de { $copy }, al día ({ $steps }).
safety-proved-part = La copia de seguridad funciona: restaurada de { $copy } ({ $steps } de { $all }). La próxima se hace con la próxima ronda o al cerrar.
safety-proved-not = La copia de seguridad { $copy } es de otro torneo. Guarde este torneo con otro nombre para que tenga sus propias copias.
safety-proved-damaged = La última copia de seguridad está dañada. { $why } Guarde este torneo con otro nombre.
safety-proved-none = Aún no hay copia de seguridad en { $folder }. TourneyDesk hace una antes de cada ronda, cada 20 cambios y al cerrar.
safety-second-kept = Las copias de seguridad se guardan también en { $folder }.
safety-second-stopped = Segunda copia detenida. Las copias que hay se quedan.
safety-second-gone = Falta la segunda carpeta de copias: { $folder }. Su torneo está a salvo. Conecte otra vez la unidad, o elija otra carpeta en Archivo.
safety-second-trouble = Su torneo está guardado, pero sin copia en { $folder }. { $why }
safety-pairing-long = Emparejando a { $players }… { key-esc } cancela.
safety-pairing-longer = Emparejando a { $players }, { $seconds } hasta ahora… { key-esc } cancela.
safety-pairing-stopped = Cancelado. No se publicó ninguna ronda.
safety-creating = Creando el torneo…
safety-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
safety-menu-help = A&yuda
safety-keys = Atajos de &teclado
safety-keys-heading = Atajos de teclado
safety-ask-why-not = ¿Por qué &no otro jugador?
safety-no-why-not-here = Elija { -a-table } de esta ronda.
safety-keys-everywhere = En todas partes
safety-keys-next = Siguiente paso (emparejar ronda, final, clasificación)
