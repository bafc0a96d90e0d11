### Refusals of decisions, and the names of steps

last-copy-failed = { $name } está guardado, pero no se pudo hacer su última copia de seguridad. { $why }

## Refusals in any format

nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
unknown-detail = Un torneo no tiene «{ $detail }». Sus datos son { $known }.
detail-length = { WORD($detail, kind: "detail") }: escriba de 1 a { $most } caracteres.
name-order-unknown = Los nombres no se pueden mostrar como «{ $value }». Opciones: { $known }.
player-unknown = No hay jugador { $player }. Los jugadores van del 1 al { $players }.
member-entered = Otro jugador ya tiene el número de socio { $member }.
members-not-kept = La lista de socios no se puede guardar en su carpeta de datos. La anterior sigue ahí.
age-not-of-birth = Quien nació el { $birth } tiene { $due } en este torneo, no { $age }. Cambie la edad o la fecha de nacimiento.
nobody-in-list = La lista no tiene jugadores.
round-unknown = La ronda { $round } aún no está publicada.
table-unknown = La ronda { $round } tiene { -the-tables } { $low } a { $high }.
table-number = Los números de { -table } van del 1 al { $most }.
start-time = Escriba una hora, por ejemplo 10:00 o 14:30.
detail-date-wrong = { WORD($detail, kind: "detail") }: escriba una fecha como 2026-11-21, no { $value }.
detail-rating-system-wrong = Sistema de puntuación: escriba R (regular), Q (rápido), B (blitz) o D (doble), no { $value }.
picture-unread = TourneyDesk no puede leer esta imagen. Elija un archivo PNG o JPEG.
picture-size = Esta imagen tiene { $width } × { $height } píxeles. Elija una de { $most } × { $most } como máximo.
picture-file = Este archivo ocupa más de { $most } MB. Elija una imagen más pequeña.
table-not-fixed =
    { $player1 } no tiene { NOUN() ->
        [board] tablero fijo
        [game] partida fija
       *[table] mesa fija
    }.
table-stopped = La partida { $table } se interrumpió y no tiene resultado.
table-has-result = { -The-table } { $table } de la ronda { $round } ya tiene resultado. Bórrelo para continuar.
no-result-there = { -The-table } { $table } de la ronda { $round } aún no tiene resultado.
out-already = { $player1 } está fuera desde la ronda { $round }.
entry-was-paired = { $player1 } se emparejó en la ronda { $round } y no se puede borrar. Retire a { $player1 }.
dropped-already = { $player1 } ya se retiró.
in-already = { $player1 } ya está en el torneo.
out-by-the-rules = { $player1 } quedó fuera en la ronda { $round } y no puede volver.
why-not-oneself = Elija a dos jugadores distintos.
they-met = { $player1 } { AND($player2) } se enfrentaron en la ronda { $round }, { -at-the-table } { $table }.
no-house-players = Solo los torneos US Chess Swiss pueden tener jugadores de la casa.
nobody-named = Nombre al menos a un jugador.
checked-in-already = La llegada de { $player1 } ya está registrada.
not-checked-in = La llegada de { $player1 } no está registrada.
check-in-after-drop = { $player1 } se retiró. Reincorpore a { $player1 } y después registre su llegada.
absent-too-late = La ronda 1 está publicada. Retire a los ausentes de uno en uno.
nobody-absent = Todas las llegadas están registradas.
nobody-checked-in = Aún no hay llegadas registradas. Retirar ahora a los ausentes los quitaría a todos.
bye-points = Un bye a petición vale 0, ½ o, si la organización lo permite, 1 punto.
bye-too-late = La ronda { $round } está publicada. El próximo bye puede ser para la ronda { $next }.
no-bye-asked = { $player1 } no ha pedido ningún bye para la ronda { $round }.
bye-had = La ronda { $round } está publicada, así que { $player1 } conserva su bye.
pair-of-one = Elija a dos jugadores distintos para separarlos.
pair-not-forbidden = { $player1 } { AND($player2) } no están en la lista de separación.
seated-wrongly = Con dos asientos en la ronda { $round }: { $everyone }.
left-without-seat = Sin asiento en la ronda { $round }: { $everyone }.
seated-though-gone = No se puede sentar a quien se retiró: { $everyone }. Reincorpórelos o deje su { -table } como está.
seated-stranger = No son de la ronda { $round }: { $everyone }. Solo quienes tienen asiento en ella pueden cambiarlo.
proposal-stale = El torneo cambió desde el borrador de la ronda { $round }. Empareje otra vez.
swap-with-oneself = Elija a dos jugadores distintos para intercambiarlos.
not-in-draft = { $player1 } no está en el borrador de la ronda { $round }.
bye-not-to-swap = { $player1 } no juega la ronda { $round }, así que no hay asiento que intercambiar.
swap-of-byes = { $player1 } { AND($player2) } tienen un bye.
second-bye = { $player1 } ya tuvo un bye en la ronda { $round }.
bye-by-hand = La organización dio este bye a { $player1 }.
no-bye-in-format = En este formato las reglas dan los byes y no se pueden reasignar.
no-bye-to-give = La ronda { $round } no tiene bye que reasignar.
has-this-bye = { $player1 } ya tiene el bye de la ronda { $round }.
not-seated-in-round = { $player1 } no tiene asiento en la ronda { $round }.
bye-with-results = La ronda { $round } tiene resultados. Bórrelos para dar el bye a otro jugador.
full-bye-by-director = El bye de un punto para { $player1 } en la ronda { $round } lo decide la organización.
more-kept-than-tables =
    { NOUN() ->
        [board] Demasiados tableros fijados
        [game] Demasiadas partidas fijadas
       *[table] Demasiadas mesas fijadas
    }: esta ronda solo tiene { $tables ->
        [one] { $tables } { -table }
       *[other] { $tables } { -tables }
    }. Suelte { NOUN() ->
        [board] alguno
       *[table] alguna
    }.
redraw-without-why = Escriba un motivo para el nuevo sorteo de la ronda { $round }. Queda en el historial.
nothing-to-redraw = La ronda { $round } aún no se puede sortear.
seed-length = Semilla del sorteo: escriba de 1 a { $most } caracteres visibles en una línea.
event-name = Escriba un nombre para el torneo, de hasta { $most } caracteres.
format-unknown = No hay formato «{ $format }». Formatos: { $known }.
no-round-yet = Aún no hay ninguna ronda publicada.

## Why a player is not in a round, and reasons after changes by hand

absent-entered-later = { $player1 } entró después de emparejarse la ronda { $round }.
absent-eliminated = { $player1 } quedó fuera tras la ronda { $left }, antes de emparejarse la ronda { $round }.
absent-withdrawn = { $player1 } se retiró en la ronda { $left }, antes de emparejarse la ronda { $round }.
absent-left = { $player1 } se retiró antes de emparejarse la ronda { $round }.
absent-taken-out = { $player1 } perdió su asiento al cambiarse la ronda { $round }.
no-show-is-paired = { $player1 } no se presentó a la ronda { $round } y tendrá rival en la ronda { $next }. Si no ha vuelto, retire su inscripción.
changed-by-hand-from-rules = Las reglas emparejaron a { $player1 } con { $player2 } en la ronda { $round }. La organización lo cambió.
said-before-changes-by-hand =
    La organización cambió { $count ->
        [one] { $count } { -table }
       *[other] { $count } { -tables }
    } a mano. Los motivos de toda la ronda la describen antes de ese cambio.
not-possible = Aquí no es posible.
format-of-file = { $name } tiene el formato «{ $format }», que esta versión no conoce.
players-count = Jugadores: escriba un número de 1 a { $most }.
setting-form = Escriba un ajuste como CLAVE=VALOR, por ejemplo elimination_level=47.
too-many-steps = Este torneo llegó al límite de { $most } cambios. Empiece un torneo nuevo.
last-good-copy =
    Su última copia de seguridad, con { $steps ->
        [one] { $steps } cambio
       *[other] { $steps } cambios
    }, es { $copy }.
step-unknown = No hay cambio { $step }. Los cambios van del 1 al { $steps }.

## Fixed tables

has-this-table = { $player1 } se sienta siempre { -at-the-table } { $table }.
table-held-by-other =
    { $player1 } no puede tener { -the-table } { $table }: { NOUN() ->
        [board] lo
       *[table] la
    } tiene { $player2 }, que juega esta ronda.
table-fixed-twice =
    { NOUN() ->
        [board] El tablero { $table } es fijo
        [game] La partida { $table } es fija
       *[table] La mesa { $table } es fija
    } para { $everyone }. Si no se enfrentan, { NOUN() ->
        [board] lo
       *[table] la
    } tiene solo { $player1 }.
meets-fixed-player = { $player1 } no puede tener { -the-table } { $table }: su rival, { $player2 }, tiene { -the-table } { $stays }.

## Names of steps

step-opened = Crear el torneo { $name }
step-details = Cambiar datos del torneo: { WORD($details) }
step-settings = Cambiar ajustes: { WORD($settings, kind: "setting") }
step-player-added = Añadir a { $name }
step-players-added =
    Añadir a { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
step-player-changed = Editar a { $name }
step-dropped = Retirar a { $player1 }
step-deleted = Borrar a { $player1 }
step-returned = Reincorporar a { $player1 }
step-checked-in = Registrar la llegada de { $player1 }
step-checked-in-many =
    Registrar la llegada de { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
step-not-here = Anular la llegada de { $player1 }
step-not-here-many =
    Anular la llegada de { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
step-absent =
    Retirar a { $count ->
        [one] { $count } jugador ausente
       *[other] { $count } jugadores ausentes
    }
step-bye = Bye para { $player1 } en la ronda { $round }
step-no-bye = Anular el bye de { $player1 } en la ronda { $round }
step-table-fixed = Asignar { -the-table } { $table } a { $player1 }
step-table-free =
    Quitar { NOUN() ->
        [board] el tablero fijo
        [game] la partida fija
       *[table] la mesa fija
    } de { $player1 }
step-forbidden = Separar a { $player1 } de { $player2 }
step-allowed = Permitir que { $player1 } { AND($player2) } se enfrenten
step-redrawn = Nuevo sorteo de la ronda { $round }: { $why }
step-posted = Publicar la ronda { $round }
step-posted-by-hand = Publicar la ronda { $round } con cambios a mano
step-by-hand = Cambiar la ronda { $round } a mano
step-called =
    Anunciar { $tables ->
        [one] partida { $tables }
       *[other] partidas { $tables }
    }
step-ended = Terminar el anillo
step-result = Resultado { -of-the-table } { $table }, ronda { $round }
step-cleared = Borrar el resultado { -of-the-table } { $table }, ronda { $round }
step-note = Nota: { $text }
step-left-open =
    Rehecho con papeles: { $count ->
        [one] { $count } punto abierto
       *[other] { $count } puntos abiertos
    }
step-settled = Resolver puntos abiertos
step-prizes = Cambiar los premios
step-undone = Deshacer el cambio { $step }
step-redone = Rehacer el cambio { $step }
ends-by-rounds = Este formato termina tras su número de rondas. Para terminarlo antes, ponga menos rondas.
