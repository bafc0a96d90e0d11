### The draft of a round: preview, swapping, locking, pairing again, posting

draft-look-first = &Revisar antes
draft-look-first-button = Revisar antes
draft-look-first-tip = { $key }. Muestra la ronda antes de publicarla; se pueden intercambiar jugadores.
draft-look = Ver el borrador
draft-post = Publicar la ronda { $round }
draft-post-ring = Formar así el anillo
draft-renew = Emparejar otra vez la ronda { $round }
draft-page = Borrador
draft-title = Ronda { $round } ({ $kind }), borrador
draft-tables = Mesas del borrador
draft-mark-head = Borrador
draft-bye = Bye
draft-taken = ⇄ { $name }
draft-locked = fijada
draft-seated-by-hand = cambiada
draft-find = Buscar
draft-find-placeholder = nombre o mesa
draft-nobody-found = En este borrador nadie se llama «{ $text }».
draft-lock = Fijar
draft-unlock = Soltar
draft-lock-tip = { $key }. Una mesa fijada se queda cuando la ronda se empareja otra vez.
draft-swap = Intercambiar
draft-swap-with = Intercambiar aquí
draft-swap-tip = { $key }. Una vez en un jugador y otra en el otro; o arrastrar uno sobre otro.
draft-pair-again = Emparejar otra vez
draft-pair-again-tip = { $key }. Empareja a todos de nuevo, salvo las mesas fijadas.
draft-draw-again = Sortear otra vez…
draft-draw-again-tip = { $key }. Otro sorteo con la misma semilla. Pregunta por qué, y queda contado.
draft-discard = Descartar
draft-discard-tip = { $key }. Olvida este borrador; nada de lo publicado cambia.
draft-why-again = ¿Por qué se sortea otra vez?
draft-why-again-placeholder = p. ej., jugador equivocado en la ronda 2
draft-taken-hint = Elegido: { $name }. Ir a otro jugador y pulsar S para intercambiar, o { key-esc } para soltar.
draft-hint = El borrador se conserva mientras el torneo está abierto. Al cerrarlo se descarta.
draft-stale = El torneo ha cambiado desde que se hizo este borrador. Emparejar otra vez antes de publicarlo; las mesas fijadas se conservan mientras todos los de ellas sigan jugando.
draft-same-after-redraw = Sorteadas otra vez, las mesas son las mismas: aquí el sorteo no decide nada.
draft-drawn-again = La ronda { $round } se ha sorteado otra vez.
draft-paired-around = Emparejado otra vez alrededor de lo fijado.
draft-paired-as-proposed = No hay nada fijado: esta es la ronda como se propuso.
draft-swapped = Cambio de sitio: { $one } por { $other }.
draft-discarded = El borrador ya no existe. No se publicó nada.
draft-no-swap = Se sientan en la misma mesa; aquí eso no cambia nada.
draft-swap-step = Intercambiar a { $one } por { $other }
draft-lock-step = Fijar la mesa { $table }
draft-unlock-step = Soltar la mesa { $table }
draft-lock-bye-step = Fijar el bye de { $name }
draft-unlock-bye-step = Soltar el bye de { $name }
draft-pair-again-step = Emparejar otra vez
draft-round-title-redrawn = Ronda { $round } ({ $kind }), sorteada { $times } veces
draft-count-shown = { $what }: { $value }
draft-counts-between = { " " }·{ " " }
draft-counts-all-nothing = Nada habla en contra de esta ronda: todas las cuentas están en 0.
draft-costs = Lo que cuestan los cambios:
draft-cost-changed = { $what }: { $value } en vez de { $before }
draft-costs-nothing = Los cambios no cuestan nada: todas las cuentas están como se propuso.
draft-drawn =
    { $times ->
        [one] { "" }
       *[other] sorteada { $times } veces
    }
draft-changed-by-hand =
    { $tables ->
        [0] { "" }
        [one] 1 mesa cambiada
       *[other] { $tables } mesas cambiadas
    }
draft-more-counts =
    { $count ->
        [one] 1 cuenta más
       *[other] { $count } cuentas más
    }
draft-objection = Revisar
draft-undo-swap = Deshacer cambio
draft-keep-it = Mantenerlo
draft-keep-reason = Motivo para el historial
draft-keep-reason-placeholder = Motivo, p. ej. lo piden ambas familias
draft-objection-about = Se debe a su cambio. Deshágalo o manténgalo con un motivo para el historial.
draft-objections-more =
    { $count ->
        [one] 1 objeción más.
        [many] { $count } objeciones más.
       *[other] { $count } objeciones más.
    }
draft-objection-note = Ronda { $round }: { $warning } Mantenido por la organización: { $reason }
draft-keep-step = Mantener «{ $what }»
draft-answer-first = Responda la tarjeta de arriba antes de publicar.
draft-not-posted = Sin publicar
draft-size = { $players }, { $tables }
