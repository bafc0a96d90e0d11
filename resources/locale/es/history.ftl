### The history: one change, and a new file from it

## Parts of a change

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
        [one] { $tables } { -table }
       *[other] { $tables } { -tables }
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
was-table = { -Table } { $table }: { $seats }
was-table-before = { -Table } { $table }: { $before } → { $seats }
was-tables-more =
    Y { $count ->
        [one] { $count } { -table } más
       *[other] { $count } { -tables } más
    }
was-result = Resultado: { $result }
was-result-before = Resultado: { $before } → { $result }
was-cleared = Borrado: { $before }
was-called = Anunciada: partida { $table }, { $seats }
was-at-table = { -Table } { $table }: { $said }
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
nothing-before = ninguno

## What a player's fields are called

field-name = Nombre
field-family = Apellidos
field-rating = Rating
field-age = Edad
field-member-id = N.º de socio
field-club = Club
field-note = Nota
field-age-group = Grupo de edad
field-house = Jugador de la casa
field-rating2 = Segundo rating
field-state = Estado
field-expires = Socio hasta
field-team = Equipo
field-household = Marca de familia
field-grade = Curso
field-birth = Fecha de nacimiento
field-email = Correo electrónico
field-yes = sí
field-no = no

## What an event's details are called

detail-name = Nombre del torneo
detail-venue = Lugar
detail-date = Fecha
detail-organizer = Organización
detail-sanction = N.º de homologación
detail-first-table =
    Número { NOUN() ->
        [board] del primer tablero
        [game] de la primera partida
       *[table] de la primera mesa
    }
detail-starts = Comienza a las
detail-name-order = Nombres como
detail-city = Ciudad
detail-state = Estado
detail-zip = Código postal
detail-country = País
detail-begin = Primer día
detail-end = Último día
detail-affiliate = Número de afiliado
detail-chief-td = Número del director
detail-assistant-td = Número del director asistente
detail-time-control = Ritmo de juego
detail-rating-system = Sistema de puntuación
detail-section = Sección

## How names are shown

names-given-first = Ana García
names-family-first = García, Ana
names-family-capitals = GARCÍA, Ana

## In a terminal

history-line = { $step }  { $at }  { $name }
history-line-undone = { $step }  { $at }  { $name } (deshecho)

## A new file from a change

branch-name = { $name } (desde el cambio { $step })
branched = { $file } contiene el torneo hasta el cambio { $step }. Se llama «{ $name }».
