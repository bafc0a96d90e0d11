### Varios puestos en un torneo: el servidor, los códigos y quién fue primero

desk-recorded-score-first = { $desk } ya anotó { $score } en { -the-table } { $table }. Su resultado no se anotó.
desk-recorded-first = { $desk } ya anotó un resultado en { -the-table } { $table }. El suyo no se anotó.
desk-cleared-first = { $desk } borró el resultado de { -the-table } { $table }. El suyo no se anotó.
desk-undid-round = { $desk } deshizo el emparejamiento de la ronda { $round }. Su resultado de { -the-table } { $table } no se anotó.
desk-changed-table = { $desk } cambió el emparejamiento de { -the-table } { $table }. Su resultado no se anotó.
desk-stopped-table = { $desk } corrigió un resultado y la partida { $table } se interrumpió. Su resultado no se anotó.
desk-withdrew-first = { $desk } retiró a { $player1 }. Su llegada no se registró.
desk-removed-first = { $desk } eliminó la inscripción. La llegada no se registró.
desk-meanwhile = { $desk } acaba de hacer un cambio. Mírelo e inténtelo otra vez.
desk-only-watches = Este puesto solo puede mirar.
desk-not-head = Esto solo puede hacerlo el puesto principal.
desk-lost = No hay conexión con el puesto principal.
desk-result = { -table } { $table }: { $score }
desk-result-in-round = ronda { $round }, { -table } { $table }: { $score }
desk-result-of = Resultado de { -the-table } { $table }
undo-of-other-desk = El último cambio se hizo en { $desk }. Deshágalo allí.
desk-name-wrong = El nombre de un puesto tiene de 1 a { $most } caracteres.
desk-step-wrong = { $desk } anotó un cambio imposible (cambio { $step }). Todo lo anterior está a salvo.
desks-not-installed = Para varios puestos faltan bibliotecas. Ejecute «pip install { $name }» e inténtelo otra vez.
desks-not-packaged = Este paquete de TourneyDesk no trae las bibliotecas para varios puestos. Para compartir torneos o unirse a ellos, instale TourneyDesk con «pipx install { $name }».
role-may-not = El código de este puesto no permite eso. Pregunte al puesto principal.
server-address-wrong = Esa no es la dirección de un torneo. Cópiela como la muestra el puesto principal.
server-unreachable = { $name } no responde. Compruebe que las dos computadoras están en la misma red y que el puesto principal comparte el torneo.
server-refused = { $name } no admitió este puesto. Compruebe la dirección y el código.
server-rights-missing = Este usuario de { $name } no puede crear bases de datos ni roles. Pregunte a quien administra ese servidor.
server-code-wrong = Un código tiene 15 caracteres. Usted escribió { $count }.
server-without-event = No hay ningún torneo en { $name }. Compruebe la dirección.
server-lost = Se perdió la conexión con { $name }. Puede que el último cambio no se haya anotado. Mire el historial cuando vuelva.
sharing-ended = { $name } dejó de compartir el torneo.
server-lost-kept = { $name } no responde. Lo que escribió se guarda en este portátil y todavía no está anotado.
server-lost-read-only = { $name } no responde. Hasta que vuelva, solo se pueden escribir resultados y asistencias.
server-busy = Otro puesto sigue ocupado. El último cambio no se anotó. Inténtelo otra vez.
server-disk-full = El disco de { $name } está lleno. El último cambio no se anotó. Libere espacio en el puesto principal e inténtelo otra vez.
server-trouble = { $name } no pudo escribir en su disco. El último cambio no se anotó. Revise la computadora del puesto principal.
server-out-of-step = { $name } tiene otro historial de este torneo. El último cambio no se anotó. Únase de nuevo al torneo.
server-newer = { $name } usa una versión más nueva de TourneyDesk. Para unirse, actualice TourneyDesk en esta computadora.
server-older = { $name } usa una versión más antigua de TourneyDesk. Actualícela allí o únase con la misma versión.
desk-step-newer = { $desk } usa una versión más nueva de TourneyDesk y anotó un cambio que esta versión no conoce (cambio { $step }). Actualice TourneyDesk en esta computadora y vuelva a unirse.
two-heads = Hay varios puestos principales conectados: { $desks }. Acuerden cuál empareja las rondas.
desk-clock-ahead = El reloj de { $desk } va { $unit ->
        [days] { $amount } días
        [hours] { $amount } horas
       *[minutes] { $amount } minutos
    } por delante del reloj del puesto principal. Ajústelo para que las horas del historial sean correctas.
desk-clock-behind = El reloj de { $desk } va { $unit ->
        [days] { $amount } días
        [hours] { $amount } horas
       *[minutes] { $amount } minutos
    } por detrás del reloj del puesto principal. Ajústelo para que las horas del historial sean correctas.
desk-newer = { $desk } usa TourneyDesk { $theirs } y esta computadora { $ours }. Actualice esta computadora en la próxima pausa.
desk-older = { $desk } usa TourneyDesk { $theirs } y esta computadora { $ours }. Actualice { $desk } en la próxima pausa.
server-forked = { $name } y su servidor cambiaron los dos después de un corte. No se perdió nada: los cambios del servidor están en { $folder }. Para continuar solo con el archivo, mueva esa carpeta a otro lugar.
server-forked-there = { $name } y el torneo en { $host } cambiaron los dos. No se perdió nada: los cambios de allí están en la base de datos { $database }. Para compartir el archivo tal como está, pida que se cambie el nombre de esa base de datos.
server-not-installed = PostgreSQL no está instalado. Instálelo e inténtelo otra vez.
server-not-made = PostgreSQL no pudo preparar la carpeta { $name }. El motivo está en { $log }.
server-no-space = El disco de esta computadora está lleno. Libere { $megabytes } MB para compartir el torneo.
server-not-started = PostgreSQL no pudo iniciarse. El motivo está en { $log }.
server-folder-taken = { $name } contiene otros archivos. Elija una carpeta vacía para el servidor.
server-codes-damaged = No se pueden leer los códigos de { $folder }, así que el servidor ya no sirve. Para compartir el archivo tal como está, mueva esa carpeta a otro lugar.
server-not-here = Esta computadora no tiene la dirección { $host }. Elija una de las suyas.
server-port-taken = Otro programa usa el puerto { $port }. Elija otro puerto.
server-port-not-allowed = Esta computadora no permite el puerto { $port }. Elija un puerto a partir de 1024.
key-control = Ctrl
serve-now = { $name } se comparte en { $host }:{ $port }. Pulse { key-control }+C para terminar.
serve-head = Puesto principal (todo): { $address }, código { $code }
serve-scorekeeper = Anotador (resultados y registro): { $address }, código { $code }
serve-viewer = Solo ver: { $address }, código { $code }
serve-address-gone = Esta computadora ya no tiene la dirección { $host }, así que los demás puestos no la encuentran. Conéctela de nuevo a la red o vuelva a compartir el torneo.
serve-again = El servidor ha vuelto.
serve-ended = Ya no se comparte. { $name } lo tiene todo ({ $steps ->
        [one] { $steps } cambio
       *[other] { $steps } cambios
    }).

## Lo último que hizo otro puesto, tras su nombre: «Puesto principal: ronda 2 publicada»

did-step-opened = torneo { $name } creado
did-step-details = datos del torneo cambiados: { WORD($details) }
did-step-settings = ajustes cambiados: { WORD($settings, kind: "setting") }
did-step-player-added = alta de { $name }
did-step-players-added =
    alta de { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
did-step-player-changed = datos de { $name } cambiados
did-step-dropped = retirada de { $player1 }
did-step-deleted = entrada de { $player1 } borrada
did-step-returned = reincorporación de { $player1 }
did-step-checked-in = llegada de { $player1 } registrada
did-step-checked-in-many =
    llegada de { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    } registrada
did-step-not-here = llegada de { $player1 } anulada
did-step-not-here-many =
    llegada de { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    } anulada
did-step-absent =
    retirada de { $count ->
        [one] { $count } jugador ausente
       *[other] { $count } jugadores ausentes
    }
did-step-bye = bye para { $player1 } en la ronda { $round }
did-step-no-bye = bye de { $player1 } en la ronda { $round } anulado
did-step-table-fixed = { -table } { $table } para { $player1 }
did-step-table-free =
    { NOUN() ->
        [board] tablero fijo
        [game] partida fija
       *[table] mesa fija
    } de { $player1 }: ya no
did-step-forbidden = separación de { $player1 } { AND($player2) }
did-step-allowed = { $player1 } { AND($player2) } ya pueden enfrentarse
did-step-redrawn = nuevo sorteo de la ronda { $round }
did-step-posted = ronda { $round } publicada
did-step-posted-by-hand = ronda { $round } publicada con cambios a mano
did-step-by-hand = ronda { $round } cambiada a mano
did-step-repaired = ronda { $round } reparada
did-step-called =
    { $tables ->
        [one] partida { $tables } anunciada
       *[other] partidas { $tables } anunciadas
    }
did-step-ended = anillo terminado
did-step-result = resultado { -of-the-table } { $table }, ronda { $round }
did-step-cleared = resultado { -of-the-table } { $table }, ronda { $round }, borrado
did-step-game-corrected = partida { $table } corregida
did-step-note = nota: { $text }
did-step-left-open =
    rehecho con papeles: { $count ->
        [one] { $count } punto abierto
       *[other] { $count } puntos abiertos
    }
did-step-settled = puntos abiertos resueltos
did-step-prizes = premios cambiados
did-step-undone = cambio { $step } deshecho
did-step-redone = cambio { $step } rehecho
