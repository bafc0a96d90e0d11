### Rebuilding an event from the codes on its papers: what is missing, what contradicts

paper-player = Jugador { $number }
paper-unnamed-event = Torneo rehecho con las fichas
paper-rebuilt-note =
    Rehecho con { $cards ->
        [one] { $cards } ficha
       *[other] { $cards } fichas
    }.
paper-code-is-a-cover = Es el código de la portada. Use una ficha o una papeleta.
paper-code-is-no-cover = No es el código de la portada. Use la portada.
paper-code-unreadable-line = Línea { $line }: no es el código de una ficha, papeleta o portada. Escriba todos los grupos de cinco cifras.
paper-code-mistyped-line = Línea { $line }: hay una cifra cambiada o falta alguna. Compare los grupos de cinco con la hoja.
paper-code-unknown-line = Línea { $line }: no es un código de TourneyDesk, o es de una versión más nueva.
paper-line-group = Línea { $line }: revise el grupo { $group }: escribió { $digits }.
paper-line-groups = Línea { $line }: revise los grupos { $groups }. Hay una cifra cambiada.
paper-line-group-length =
    Línea { $line }: revise el grupo { $group }: escribió { $digits } ({ $length ->
        [one] { $length } cifra
       *[other] { $length } cifras
    }, no 5).
paper-here-group = Revise el grupo { $group }: escribió { $digits }.
paper-here-groups = Revise los grupos { $groups }. Hay una cifra cambiada.
paper-here-group-length =
    Revise el grupo { $group }: escribió { $digits } ({ $length ->
        [one] { $length } cifra
       *[other] { $length } cifras
    }, no 5).
paper-other-event = La línea { $line } es de otro torneo ({ $name }) y se omitió.
paper-no-player = La línea { $line } no tiene jugador y se omitió.
paper-older-card = { $player1 }: hay dos fichas. Se usa la más nueva (ronda { $round }).
paper-two-cards = { $player1 }: dos fichas distintas de la ronda { $round }. No se usa ninguna.
paper-results-differ = Ronda { $round }, { -table } { $table }: fichas y papeletas no coinciden en el resultado de { $everyone }. Anótelo con la papeleta.
paper-no-cover = Falta la portada. Los ajustes son los habituales del formato, y los sorteos usan una semilla nueva.
paper-cards-missing =
    { $players ->
        [one] Falta la ficha: jugador { $players }
       *[other] Faltan las fichas: jugadores { $players }
    }.
paper-names-missing =
    { $players ->
        [one] Falta el nombre: jugador { $players }
       *[other] Faltan los nombres: jugadores { $players }
    }. Escríbalos en Jugadores.
paper-ring-broken = Faltan demasiadas fichas para cerrar el anillo, así que el torneo no tiene partidas. Añada las fichas que faltan, o las papeletas de sus partidas.
paper-ring-otherwise = Las partidas no coinciden con los ajustes; quedan como en las fichas. Revise los ajustes de colores y empates antes del próximo resultado.
paper-nothing-yet = Empiece con la portada.
paper-so-far-before =
    { $format }: { $cards } de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, antes de la ronda 1.
paper-so-far-one =
    { $format }: { $cards } de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, ronda 1.
paper-so-far =
    { $format }: { $cards } de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, rondas 1 a { $rounds }.
paper-nothing-to-rebuild = No se encontró ningún código de ficha. Escriba las cifras de las fichas, una ficha por línea.
paper-two-slips = Ronda { $round }, { -table } { $table }: dos papeletas distintas. No se usa ninguna.
paper-other-history = Línea { $line }: rev. { $revision } de otro historial de este torneo. Se omitió.
paper-seats-differ = Ronda { $round }, { -table } { $table }: fichas y papeletas no coinciden en quién jugó ahí ({ $everyone }). Los asientos quedan abiertos.
paper-cover-denies-table = Ronda { $round }, { -table } { $table } ({ $everyone }): no está en la portada. Sus asientos quedan abiertos.
paper-card-denies-seat = Ronda { $round }, { -table } { $table }: otra ficha o papeleta sienta ahí a { $player1 }, pero su ficha no. Los asientos quedan abiertos.
paper-seated-twice =
    Ronda { $round }: { $player1 } está en { -the-tables } { $table } y { $other }. { NOUN() ->
        [board] Ambos quedan abiertos
       *[table] Ambas quedan abiertas
    }.
paper-bye-and-table = Ronda { $round }: { $player1 } tiene un bye y un asiento. Ambos quedan abiertos.
paper-byes-differ = Ronda { $round }: fichas y papeletas no coinciden en el bye de { $player1 }. Queda abierto.
paper-settings-differ = La portada y las fichas de { $everyone } tienen ajustes distintos. Se usan los de la portada.
paper-total-differs = { $player1 }, tras la ronda { $round }: { $card } en la ficha, { $points } con los resultados rehechos. El total queda abierto.
paper-unknown-player = Jugador { $number } (nombre desconocido)
paper-no-cover-with-settings = Falta la portada. No se saben el nombre, los datos ni la semilla del torneo; los sorteos usan una semilla nueva.
paper-cover-shortened = En el código de la portada no cabía todo: pueden faltar datos, parejas de la lista de separación o byes pedidos.
paper-names-shortened = Algunos textos no cabían en el código y acaban en «…»: { $everyone }. Complételos en Jugadores.
paper-impossible = Estas fichas y papeletas se contradicen y no pueden ser de un mismo torneo.
