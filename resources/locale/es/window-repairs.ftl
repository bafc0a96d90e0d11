### Repairs: what is wrong with a posted round, the choices, and what was done

repair-menu = &Reparar ronda…
repair-round =
    { $kind ->
        [final] Reparar final…
        [playoff] Reparar partida decisiva…
       *[other] Reparar ronda { $round }…
    }
repair-tip = Cambia lo menos posible tras una retirada, una inscripción tardía o una corrección. ({ $key })
repair-title =
    { $kind ->
        [final] Reparar la final
        [playoff] Reparar la partida decisiva
       *[other] Reparar la ronda { $round }
    }
repair-choices = Opciones
repair-tables = { -Tables } de la ronda
repair-choice-head = Opción
repair-moves-head = Cambios
repair-effect-head = Efecto
repair-standing-head = Estado
repair-issue-left =
    { $kind ->
        [final] Con asiento en la final tras retirarse: { $names }
        [playoff] Con asiento en la partida decisiva tras retirarse: { $names }
       *[other] Con asiento en la ronda { $round } tras retirarse: { $names }
    }
repair-issue-waiting =
    { $kind ->
        [final] Presente, pero sin asiento en la final: { $names }
        [playoff] Presente, pero sin asiento en la partida decisiva: { $names }
       *[other] Presente, pero sin asiento en la ronda { $round }: { $names }
    }
repair-issue-both =
    { $kind ->
        [final] Final: con asiento tras retirarse, { $left }; sin asiento, { $waiting }.
        [playoff] Partida decisiva: con asiento tras retirarse, { $left }; sin asiento, { $waiting }.
       *[other] Ronda { $round }: con asiento tras retirarse, { $left }; sin asiento, { $waiting }.
    }
repair-issue-lighter =
    { $kind ->
        [final] Un resultado corregido permite un mejor emparejamiento en la final.
        [playoff] Un resultado corregido permite un mejor emparejamiento en la partida decisiva.
       *[other] Un resultado corregido permite un mejor emparejamiento en la ronda { $round }.
    }
repair-issue-nothing =
    { $kind ->
        [final] La final no necesita reparación.
        [playoff] La partida decisiva no necesita reparación.
       *[other] La ronda { $round } no necesita reparación.
    }
repair-and-more = { $names } y { $count } más
repair-leave-as-is = Dejar así
repair-break-none = Mantener el resto de { -the-tables }
repair-break-one = Cambiar { -the-table } { $tables }
repair-break-some = Cambiar { $count } { -tables }: { $tables }
repair-break-many = Cambiar { $count } { -tables }
repair-no-moves = Nadie cambia.
repair-cost-signed = { $what }: { $value }, antes { $before }
repair-cost-none = Sin cambios
repair-new-tables =
    { NOUN() ->
        [board] Tableros nuevos
        [game] Partidas nuevas
       *[table] Mesas nuevas
    }
repair-new-table = { -Table } { $table }: { $seats }
repair-moved-from-to = { $name }: { -table } { $before } → { $after }
repair-moved-in = { $name }: ahora { -at-the-table } { $after }
repair-moved-out = { $name }: deja { -the-table } { $before }
repair-all-counts = Detalles
repair-count-as-it-is = { $what }: { $value }
repair-all-stay =
    { NOUN() ->
        [board] Todos los tableros
        [game] Todas las partidas
       *[table] Todas las mesas
    } se quedan.
repair-seats-between = { " " }–{ " " }
repair-sets-all-tried = Es la reparación más pequeña posible.
repair-sets-some-tried = La mejor reparación de hasta { $tables }. No se probaron todas las mayores.
repair-nothing-better =
    No hay mejor emparejamiento mientras se queden { NOUN() ->
        [board] los tableros empezados
        [game] las partidas empezadas
       *[table] las mesas empezadas
    }.
repair-looking = Buscando la reparación más pequeña… { key-esc } cancela.
repair-table-finished = Ya terminó
repair-table-started = Ya empezó
repair-table-breaks = Cambia
repair-table-stays = { "" }
repair-hint = Marque { -the-tables } que han empezado; se quedan.
repair-apply = Aplicar reparación
repair-mark-started = Marcar el comienzo
repair-mark-started-tip = Lo que ha empezado se queda como está. Pulse otra vez para quitar la marca. ({ $key })
repair-repaired-slips =
    { $kind ->
        [final] Final
        [playoff] Partida decisiva
       *[other] Ronda { $round }
    } reparada. Hacen falta papeletas nuevas: { $tables ->
        [one] { -table } { $tables }
       *[other] { -tables } { $tables }
    }.
repair-repaired-no-slips =
    { $kind ->
        [final] Final reparada. Todas las papeletas siguen valiendo.
        [playoff] Partida decisiva reparada. Todas las papeletas siguen valiendo.
       *[other] Ronda { $round } reparada. Todas las papeletas siguen valiendo.
    }
repair-left-as-is =
    { $kind ->
        [final] Final sin cambios.
        [playoff] Partida decisiva sin cambios.
       *[other] Ronda { $round } sin cambios.
    }
repair-no-round = Aún no hay ninguna ronda publicada.
repair-some-tables =
    { $count ->
        [one] 1 { -table }
       *[other] { $count } { -tables }
    }
repair-recommended = Recomendado
repair-others-stay =
    { $count ->
        [one] Cambia 1 jugador; los demás se quedan.
       *[other] Cambian { $count } jugadores; los demás se quedan.
    }
repair-named-move =
    { $count ->
        [one] Cambia { $names }; los demás se quedan.
       *[other] Cambian { $names }; los demás se quedan.
    }
repair-as-posted = Publicado
repair-after = Tras la reparación
repair-new-slip = Papeleta nueva
repair-no-table =
    { NOUN() ->
        [board] Ningún tablero
        [game] Ninguna partida
       *[table] Ninguna mesa
    }
repair-filter-all = &Todas
repair-filter-changes = &Cambios
repair-filter-started = &Empezadas
repair-players-head = Jugadores
repair-tables-change =
    { $count ->
        [one] Cambia 1 { -table }.
       *[other] Cambian { $count } { -tables }.
    }
repair-more-changes =
    { $count ->
        [one] Cambia 1 { -table } más. El filtro muestra todos los cambios.
       *[other] Cambian { $count } { -tables } más. El filtro muestra todos los cambios.
    }
