### Words of the desk: why a decision is not taken, and the names of steps

last-copy-failed = «{ $name }» está guardado, pero no se pudo hacer su última copia. { $why }

## Refusals in any format

nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
unknown-detail = Un torneo no tiene «{ $detail }». Tiene { $known }.
detail-length = { WORD($detail, kind: "detail") }: escribir de 1 a { $most } caracteres.
player-unknown = No hay ningún jugador { $player }; los jugadores van del 1 al { $players }.
member-entered = Ya hay alguien con el número de socio { $member }. Dar a cada jugador el suyo, o dejarlo vacío.
nobody-in-list = En la lista no hay ningún jugador que inscribir.
round-unknown = La ronda { $round } aún no está publicada.
table-unknown = La ronda { $round } tiene las mesas { $low } a { $high }.
table-number = Las mesas llevan números del 1 al { $most }. Anotar uno de ellos, o dejarlo vacío.
table-not-fixed = { $player1 } no tiene mesa fija.
table-stopped = La partida de la mesa { $table } se interrumpió y no cuenta para nadie.
table-has-result = La mesa { $table } de la ronda { $round } ya tiene resultado y se queda como está. Borrar antes ese resultado.
no-result-there = La mesa { $table } de la ronda { $round } no tiene resultado que borrar.
out-already = { $player1 } ya está fuera desde la ronda { $round }.
entry-was-paired = { $player1 } estuvo en la ronda { $round }; la inscripción no se puede borrar. Hay que retirar a { $player1 }.
dropped-already = { $player1 } ya se ha retirado.
in-already = { $player1 } ya está en el torneo.
out-by-the-rules = Según las reglas, { $player1 } quedó fuera en la ronda { $round } y no puede volver.
why-not-oneself = Nombrar a dos jugadores distintos; nadie juega contra sí mismo.
they-met = { $player1 } { AND($player2) } sí se enfrentaron en la ronda { $round }, en la mesa { $table }.
no-house-players = Solo un US Chess Swiss puede tener un jugador de la casa.
nobody-named = Nombrar al menos a un jugador.
checked-in-already = La llegada de { $player1 } ya está anotada.
not-checked-in = La llegada de { $player1 } no está anotada.
check-in-after-drop = { $player1 } se ha retirado. Primero reincorporar, después anotar la llegada.
absent-too-late = La ronda 1 está publicada: a quien no ha venido se le retira ahora de uno en uno.
nobody-absent = La llegada de todos está anotada; no hay nadie a quien retirar.
nobody-checked-in = Aún no se ha anotado ninguna llegada, así que esto retiraría a todos. Anotar antes a quienes están presentes.
bye-points = Un bye vale 1 punto (decisión de la organización), medio (0.5) o nada (0).
bye-too-late = La ronda { $round } está publicada. Se puede pedir un bye a partir de la ronda { $next }.
no-bye-asked = { $player1 } no ha pedido ningún bye para la ronda { $round }.
bye-had = La ronda { $round } está publicada. El bye de { $player1 } en ella se mantiene.
pair-of-one = Elegir a dos jugadores distintos para mantenerlos separados.
pair-not-forbidden = { $player1 } { AND($player2) } ya pueden enfrentarse.
seated-wrongly = En más de un asiento: { $everyone }. Cada jugador de la ronda { $round } va una sola vez.
left-without-seat = Sin asiento: { $everyone }. Dar sitio a todos los de la ronda { $round }.
seated-though-gone = A quien se ha retirado no se le puede dar otro sitio: { $everyone }. Dejar esa mesa como está, o reincorporar antes al jugador.
seated-stranger = Solo pueden sentarse quienes ya tenían sitio en la ronda { $round }; mirar a { $everyone }.
proposal-stale = El torneo ha cambiado desde que se preparó la ronda { $round }. Emparejarla de nuevo.
swap-with-oneself = Elegir a dos jugadores distintos para intercambiarlos.
not-in-draft = { $player1 } no está en el borrador de la ronda { $round }.
bye-not-to-swap = { $player1 } no juega la ronda { $round }, tenga quien tenga el bye.
swap-of-byes = { $player1 } { AND($player2) } tienen bye; no hay nada que cambiar.
second-bye = { $player1 } ya tuvo un bye en la ronda { $round }.
bye-by-hand = La organización dio el bye a { $player1 } a mano.
no-bye-in-format = En este formato solo las reglas dicen quién descansa; no hay bye que dar.
no-bye-to-give = En la ronda { $round } nadie tiene bye por número impar.
has-this-bye = { $player1 } ya tiene el bye de la ronda { $round }.
not-seated-in-round = { $player1 } no juega en la ronda { $round }.
bye-with-results = La ronda { $round } tiene resultados. Bórralos antes de dar el bye a otro jugador.
full-bye-by-director = Un bye de un punto para { $player1 } en la ronda { $round } es decisión de la organización.
more-kept-than-tables =
    Hay más mesas fijadas que las que tiene ahora esta ronda ({ $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }). Soltar alguna.
redraw-without-why = Decir en una línea por qué se sortea otra vez la ronda { $round }; queda en el historial.
nothing-to-redraw = La ronda { $round } aún no se puede sortear, así que no hay nada que repetir.
seed-length = La semilla debe tener de 1 a { $most } caracteres visibles, en una sola línea.
event-name = El torneo necesita un nombre de 1 a { $most } caracteres, en una sola línea.
format-unknown = No existe el formato «{ $format }». Formatos: { $known }.
no-round-yet = Aún no hay ninguna ronda publicada.

## Why somebody is not in a round, and what is said after changes by hand

absent-entered-later = { $player1 } se inscribió después de emparejarse la ronda { $round }.
absent-eliminated = { $player1 } había quedado fuera en la ronda { $left }, antes de emparejarse la ronda { $round }.
absent-withdrawn = { $player1 } se retiró en la ronda { $left }, antes de emparejarse la ronda { $round }.
absent-left = { $player1 } se había retirado antes de emparejarse la ronda { $round }.
absent-taken-out = { $player1 } perdió su lugar en la ronda { $round } al cambiarla.
changed-by-hand-from-rules = Según las reglas, { $player1 } se habría enfrentado a { $player2 } en la ronda { $round }. La organización lo cambió.
said-before-changes-by-hand =
    La organización cambió { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    } a mano. Lo que se dice de toda la ronda se refiere a cómo estaba antes.
not-possible = Aquí no es posible.
format-of-file = { $name } es un torneo del formato «{ $format }», que esta versión no conoce.
players-count = El número de jugadores puede ir de 1 a { $most }.
setting-form = Escribir un ajuste como CLAVE=VALOR, por ejemplo elimination_level=47.
too-many-steps = Este torneo tiene { $most } pasos y un archivo no admite más. Hay que empezar uno nuevo.
last-good-copy =
    La copia de seguridad más reciente, con { $steps ->
        [one] { $steps } cambio
       *[other] { $steps } cambios
    }, es { $copy }.
step-unknown = No hay ningún paso { $step }; los pasos van del 1 al { $steps }.

## Tables that stay

has-this-table = { $player1 } se sienta siempre en la mesa { $table }.
table-held-by-other = { $player1 } no pudo tener la mesa { $table }: se le dio antes a { $player2 }, que la ocupa en esta ronda.
table-fixed-twice = La mesa { $table } está fijada para { $everyone }. Cuando no se enfrentan, la tiene solo { $player1 }.
meets-fixed-player = { $player1 } no pudo tener la mesa { $table }: su rival, { $player2 }, recibió antes la mesa { $stays }.

## Names of steps

step-opened = Abrir el torneo { $name }
step-details = Cambiar datos del torneo: { WORD($details) }
step-settings = Cambiar ajustes: { WORD($settings, kind: "setting") }
step-player-added = Inscribir a { $name }
step-players-added =
    Inscribir a { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
step-player-changed = Cambiar datos de { $name }
step-dropped = Retirar a { $player1 }
step-deleted = Borrar a { $player1 }
step-returned = Reincorporar a { $player1 }
step-checked-in = Anotar la llegada de { $player1 }
step-checked-in-many =
    Anotar la llegada de { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
step-not-here = Anotar la ausencia de { $player1 }
step-not-here-many =
    Anotar la ausencia de { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
step-absent =
    Retirar a { $count ->
        [one] { $count } jugador ausente
       *[other] { $count } jugadores ausentes
    }
step-bye = Bye para { $player1 } en la ronda { $round }
step-no-bye = Sin bye para { $player1 } en la ronda { $round }
step-table-fixed = Mesa { $table } para { $player1 }
step-table-free = Sin mesa fija para { $player1 }
step-forbidden = Evitar que { $player1 } { AND($player2) } se enfrenten
step-allowed = Permitir que { $player1 } { AND($player2) } se enfrenten
step-redrawn = Sortear otra vez la ronda { $round }: { $why }
step-posted = Publicar la ronda { $round }
step-posted-by-hand = Publicar la ronda { $round }, cambiada a mano
step-by-hand = Decidir a mano las mesas de la ronda { $round }
step-called =
    Llamar a { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }
step-result = Resultado de la mesa { $table }, ronda { $round }
step-cleared = Borrar la mesa { $table }, ronda { $round }
step-note = Nota: { $text }
step-left-open =
    Rehecho a partir de papeles: { $count ->
        [one] { $count } punto abierto
       *[other] { $count } puntos abiertos
    }
step-settled = Puntos abiertos aclarados
was-open-seats = Ronda { $round }, mesa { $table }: { $seats }
step-undone = Deshacer el paso { $step }
step-redone = Rehacer el paso { $step }
