### Words of the history: all about one step, and the new file that goes on from it

## What a step was

was-format = { $format }, semilla { $seed }
was-entered = Añadidos: { $names }
was-entered-more =
    Añadidos: { $names } y { $count ->
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
was-set-before = { $what }: { $before } → { $now }
was-round =
    { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }, { $byes ->
        [one] { $byes } bye
       *[other] { $byes } byes
    }, semilla { $seed }
was-bye =
    { $name }: bye, { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }
was-table = Mesa { $table }: { $seats }
was-table-before = Mesa { $table }: { $before } → { $seats }
was-tables-more =
    Y { $count ->
        [one] { $count } mesa más
       *[other] { $count } mesas más
    }
was-result = Resultado: { $result }
was-result-before = Resultado: { $before } → { $result }
was-cleared = Borrado: { $before }
was-called = Anunciada: partida { $table }, { $seats }
was-at-table = Mesa { $table }: { $said }
was-again =
    De nuevo en juego: { $tables ->
        [one] partida { $tables }
       *[other] partidas { $tables }
    }
was-stopped =
    { $tables ->
        [one] Interrumpida: partida { $tables }
       *[other] Interrumpidas: partidas { $tables }
    }
was-named = Cambio { $step }: { $name }
nothing-before = ninguno

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
detail-organizer = Organización
detail-sanction = N.º de homologación
detail-first-table = Número de la primera mesa

## In a terminal

history-line = { $step }  { $at }  { $name }
history-line-undone = { $step }  { $at }  { $name } (deshecho)

## A new file from here

branch-name = { $name } (desde el cambio { $step })
branched = { $file } contiene el torneo hasta el cambio { $step }. Se llama «{ $name }».
