### The draft of a round: preview, swapping, locking, pairing again, posting

draft-look-first = &Vista previa
draft-look-first-button = Vista previa
draft-look-first-tip = { $key }. Vea la ronda antes de publicarla; si hace falta, intercambie jugadores.
draft-look = Volver al borrador
draft-post = Publicar ronda { $round }
draft-post-ring = Iniciar el anillo
draft-renew = Reemparejar ronda { $round }
draft-title = { $title } — borrador
draft-tables = { -Tables } del borrador
draft-mark-head = Cambios
draft-bye = Bye
draft-taken = ⇄ { $name }
draft-locked = Fijada
draft-seated-by-hand = Cambiada
draft-find = Buscar
draft-find-placeholder = Ana o 12
draft-no-match = Ningún jugador coincide con «{ $text }».
draft-lock = Fijar
draft-unlock = Soltar
draft-lock-tip =
    { $key }. { NOUN() ->
        [board] Este tablero
        [game] Esta partida
       *[table] Esta mesa
    } se queda cuando se empareja otra vez.
draft-swap = Intercambiar
draft-swap-with = Intercambiar aquí
draft-swap-tip = { $key }. Elija dos jugadores, o arrastre uno sobre otro.
draft-pair-again = Reemparejar
draft-pair-again-tip = { $key }. Empareja otra vez a todos, salvo { -the-locked-tables }.
draft-draw-again = Nuevo sorteo…
draft-draw-again-tip = { $key }. Repite el sorteo. Se da un motivo, que queda en el historial.
draft-discard = Descartar borrador
draft-discard-tip = { $key }. Lo publicado no cambia.
draft-why-again = Motivo del nuevo sorteo
draft-why-again-placeholder = p. ej. jugador equivocado en la ronda 2
draft-taken-hint = Selección: { $name }. Elija ahora con quién intercambiar y pulse S, o { key-esc } para cancelar.
draft-hint = Al cerrar el torneo se descarta el borrador.
draft-stale = Los jugadores o resultados cambiaron desde este borrador. Empareje otra vez; { -the-locked-tables } se quedan si sus jugadores siguen.
draft-same-after-redraw = Los mismos emparejamientos: en esta ronda nada se sortea.
draft-drawn-again = Ronda { $round } sorteada otra vez.
draft-paired-around = Emparejada otra vez; { -the-locked-tables } se quedan.
draft-paired-as-proposed = De nuevo los emparejamientos propuestos.
draft-swapped = Intercambio: { $one } y { $other }.
draft-discarded = Borrador descartado.
draft-no-swap =
    Ya están { NOUN() ->
        [board] en el mismo tablero
        [game] en la misma partida
       *[table] en la misma mesa
    }.
draft-swap-step = Intercambiar a { $one } y { $other }
draft-lock-step = Fijar { -the-table } { $table }
draft-unlock-step = Soltar { -the-table } { $table }
draft-lock-bye-step = Fijar el bye de { $name }
draft-unlock-bye-step = Soltar el bye de { $name }
draft-pair-again-step = Reemparejar
draft-round-title-redrawn = { $title } ({ $times } sorteos)
draft-count-shown = { $what }: { $value }
draft-counts-between = { " " }·{ " " }
draft-counts-all-nothing = No se ve ningún problema en este emparejamiento.
draft-costs = Tras sus cambios:
draft-cost-changed = { $what }: { $value } (antes { $before })
draft-costs-nothing = Sus cambios no empeoran el emparejamiento.
draft-drawn =
    { $times ->
        [one] { "" }
       *[other] sorteada { $times } veces
    }
draft-changed-by-hand =
    { $tables ->
        [0] { "" }
        [one] { NOUN() ->
                [board] 1 tablero cambiado
                [game] 1 partida cambiada
               *[table] 1 mesa cambiada
            } a mano
       *[other] { $tables } { NOUN() ->
                [board] tableros cambiados
                [game] partidas cambiadas
               *[table] mesas cambiadas
            } a mano
    }
draft-more-counts =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
draft-objection = Revisar
draft-undo-swap = Deshacer intercambio
draft-keep-it = Mantener
draft-keep-reason = Motivo para el historial
draft-keep-reason-placeholder = Motivo, p. ej. lo piden ambas familias
draft-objection-about = Se debe a su cambio. Deshágalo, o manténgalo con un motivo para el historial.
draft-objections-more =
    { $count ->
        [one] { $count } objeción más
       *[other] { $count } objeciones más
    }.
draft-objection-note = Ronda { $round }: { $warning } Mantenido por la organización: { $reason }
draft-keep-step = Mantener «{ $what }»
draft-answer-first = Responda a la tarjeta de arriba antes de publicar.
draft-not-posted = Sin publicar
draft-size = { $players }, { $tables }
