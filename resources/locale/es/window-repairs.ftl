### Repairs: what is wrong with a posted round, the choices, and what was done

repair-menu = &Reparar ronda…
repair-round = Reparar ronda { $round }…
repair-tip = Cambia las menos mesas posibles tras una retirada, una inscripción tardía o una corrección. ({ $key })
repair-title = Reparar la ronda { $round }
repair-choices = Opciones
repair-tables = Mesas de la ronda
repair-choice-head = Opción
repair-moves-head = Cambios
repair-effect-head = Efecto
repair-standing-head = Estado
repair-amiss-left = Con asiento en la ronda { $round } tras retirarse: { $names }
repair-amiss-waiting = Presente, pero sin asiento en la ronda { $round }: { $names }
repair-amiss-both = Ronda { $round }: con asiento tras retirarse, { $left }; sin asiento, { $waiting }.
repair-amiss-lighter = Un resultado corregido permite un mejor emparejamiento en la ronda { $round }.
repair-amiss-nothing = La ronda { $round } no necesita reparación.
repair-and-more = { $names } y { $count } más
repair-leave-as-it-is = Dejar así
repair-break-none = No cambiar mesas
repair-break-one = Cambiar la mesa { $tables }
repair-break-some = Cambiar { $count } mesas: { $tables }
repair-break-many = Cambiar { $count } mesas
repair-nobody-moves = Nadie cambia.
repair-cost-signed = { $what }: { $value }, antes { $before }
repair-cost-none = Sin cambios
repair-new-tables = Mesas nuevas
repair-new-table = Mesa { $table }: { $seats }
repair-moved-from-to = { $name }: mesa { $before } → { $after }
repair-moved-in = { $name }: ahora en la mesa { $after }
repair-moved-out = { $name }: deja la mesa { $before }
repair-all-counts = Detalles
repair-count-as-it-is = { $what }: { $value }
repair-stays-so = Todas las mesas se quedan.
repair-seats-between = { " " }–{ " " }
repair-sets-all-tried = Es la reparación más pequeña posible.
repair-sets-some-tried = La mejor reparación de hasta { $tables }. No se probaron todas las mayores.
repair-nothing-better = No hay mejor emparejamiento mientras se queden las mesas empezadas.
repair-looking = Buscando la reparación más pequeña… { key-esc } cancela.
repair-table-finished = Terminada
repair-table-started = Empezada
repair-table-breaks = Cambia
repair-table-stays = { "" }
repair-hint = Marque las mesas que han empezado; se quedan.
repair-apply = Aplicar reparación
repair-mark-started = Marcar como empezada
repair-mark-started-tip = Las mesas empezadas se quedan como están. Pulse otra vez para quitar la marca. ({ $key })
repair-repaired-slips =
    Ronda { $round } reparada. Hacen falta papeletas nuevas: { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }.
repair-repaired-no-slips = Ronda { $round } reparada. Todas las papeletas siguen valiendo.
repair-left-as-is = Ronda { $round } sin cambios.
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
       *[other] Cambian { $count } jugadores; los demás se quedan.
    }
repair-named-move =
    { $count ->
        [one] Cambia { $names }; los demás se quedan.
       *[other] Cambian { $names }; los demás se quedan.
    }
