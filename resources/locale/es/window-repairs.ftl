### Repairs: what is wrong with a posted round, the choices, and what was done

repair-menu = R&eparar la ronda…
repair-round = Reparar la ronda { $round }…
repair-tip = { $key }. Muestra cuántas mesas hay que deshacer como mínimo y qué cuesta cada opción.
repair-title = Reparar la ronda { $round }
repair-choices = Opciones
repair-tables = Mesas de la ronda
repair-choice-head = Opción
repair-moves-head = Cambios
repair-effect-head = Efecto
repair-standing-head = Se queda o se deshace
repair-amiss-left = Se retiró, pero juega en la ronda { $round }: { $names }.
repair-amiss-waiting = Presente, pero sin mesa en la ronda { $round }: { $names }.
repair-amiss-both = En la ronda { $round } juega quien se ha retirado ({ $left }), y hay quien no tiene mesa ({ $waiting }).
repair-amiss-lighter = Con los resultados y jugadores de ahora, la ronda { $round } se emparejaría de otra manera.
repair-amiss-nothing = En la ronda { $round } está todo en orden.
repair-and-more = { $names } y { $count } más
repair-leave-as-it-is = Dejarla como está
repair-break-none = No deshacer ninguna mesa
repair-break-one = Deshacer la mesa { $tables }
repair-break-some = Deshacer { $count } mesas: { $tables }
repair-break-many = Cambiar { $count } mesas
repair-nobody-moves = Nadie cambia.
repair-cost-signed = { $what }: { $value }, antes { $before }
repair-cost-none = nada
repair-new-tables = Mesas resultantes:
repair-new-table = Mesa { $table }: { $seats }
repair-moved-from-to = { $name }: mesa { $after } en vez de { $before }
repair-moved-in = { $name }: mesa { $after }
repair-moved-out = { $name }: sin mesa en vez de { $before }
repair-all-counts = Detalles
repair-count-as-it-is = { $what }: { $value }
repair-stays-so = Todas las mesas se quedan.
repair-seats-between = { " " }–{ " " }
repair-sets-all-tried = Se probaron todos los conjuntos de mesas: deshaciendo menos, nada es mejor.
repair-sets-some-tried = Se probaron todos los conjuntos de hasta { $tables }. De los que deshacen más no se probaron todos; puede haber uno mejor.
repair-nothing-better = No se encontró nada mejor mientras se quedan las mesas que ya han empezado.
repair-looking = Buscando las menos mesas posibles que deshacer… { key-esc } sale.
repair-table-finished = terminada, se queda
repair-table-started = empezada, se queda
repair-table-breaks = se deshace
repair-table-stays = { "" }
repair-hint = Marcar las mesas que han empezado; esas se quedan.
repair-apply = Aplicar reparación
repair-mark-started = Marcar como empezada
repair-mark-started-tip = Las mesas empezadas se quedan como están. Otra pulsación quita la marca. ({ $key })
repair-repaired-slips =
    Ronda { $round } reparada. Hacen falta papeletas nuevas: { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }.
repair-repaired-no-slips = La ronda { $round } está reparada. No cambia ninguna papeleta.
repair-left-as-is = La ronda { $round } se queda como está.
repair-no-round = Aún no hay ninguna ronda publicada.
repair-some-tables =
    { $count ->
        [one] 1 mesa
       *[other] { $count } mesas
    }
repair-recommended = Recomendado
repair-others-stay =
    { $count ->
        [one] Cambia 1 jugador; los demás se quedan.
        [many] Cambian { $count } jugadores; los demás se quedan.
       *[other] Cambian { $count } jugadores; los demás se quedan.
    }
repair-named-move =
    { $count ->
        [one] Cambia { $names }; los demás se quedan.
        [many] Cambian { $names }; los demás se quedan.
       *[other] Cambian { $names }; los demás se quedan.
    }
