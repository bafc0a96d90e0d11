### Words of the history: all about one step, and the new file that goes on from it

## What a step was

was-format = { $format }, semilla { $seed }
was-entered = Inscripciones: { $names }
was-entered-more =
    Inscripciones: { $names } y { $count ->
        [one] { $count } más
       *[other] { $count } más
    }
was-players = Jugadores: { $names }
was-players-more =
    Jugadores: { $names } y { $count ->
        [one] { $count } más
       *[other] { $count } más
    }
was-set = { $what }: { $now }
was-set-before = { $what }: { $now }, en vez de { $before }
was-round =
    { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }, { $byes ->
        [one] { $byes } bye
       *[other] { $byes } byes
    }, semilla { $seed }
was-bye =
    { $name }: un bye de { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }
was-table = Mesa { $table }: { $seats }
was-table-before = Mesa { $table }: { $seats }, en vez de { $before }
was-tables-more =
    Y { $count ->
        [one] { $count } mesa más
       *[other] { $count } mesas más
    }
was-result = Resultado: { $result }
was-result-before = Resultado: { $result }, en vez de: { $before }
was-cleared = Borrado: { $before }
was-called = Llamada: mesa { $table }: { $seats }
was-at-table = Mesa { $table }: { $said }
was-again =
    De nuevo en juego: { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }
was-stopped =
    Interrupción: { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }
was-named = Paso { $step }: { $name }
nothing-before = nada

## What a player's fields are called

field-name = Nombre
field-rating = Rating
field-age = Edad
field-member-id = N.º de socio
field-club = Club
field-note = Nota
field-age-group = Grupo de edad
field-house = Jugador de la casa
field-yes = sí
field-no = no

## What an event's details are called

detail-name = Nombre del torneo
detail-venue = Lugar
detail-date = Fecha
detail-organizer = Organiza
detail-sanction = N.º de homologación
detail-first-table = Número de la primera mesa

## In a terminal

history-line = { $step }  { $at }  { $name }
history-line-undone = { $step }  { $at }  { $name } (deshecho)

## A new file from here

branch-name = { $name } (desde el paso { $step })
branched = { $file } contiene el torneo como estaba después del paso { $step }. Se llama «{ $name }».
