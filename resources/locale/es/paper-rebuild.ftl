### Rebuilding an event from the codes on its papers: what is missing, what contradicts

paper-player = Jugador { $number }
paper-unnamed-event = Torneo rehecho con las fichas
paper-rebuilt-note =
    Rehecho con { $cards ->
        [one] { $cards } ficha
       *[other] { $cards } fichas
    }.
paper-code-is-a-cover = Este es el código de la portada. Tomar una ficha o una papeleta.
paper-code-is-no-cover = Este no es el código de la portada. Tomar la portada.
paper-code-unreadable-line = La línea { $line } no es el código de una ficha, papeleta o portada. Escribir todos sus grupos de cinco, solo cifras.
paper-code-mistyped-line = Línea { $line }: hay una o varias cifras cambiadas, o falta alguna. Comparar todos los grupos de cinco con el papel.
paper-code-unknown-line = La línea { $line } no es una ficha, papeleta o portada de este programa, o es de una versión más nueva.
paper-line-group = Línea { $line }: hay una cifra cambiada en el grupo { $group }, escrito { $digits }. Compararlo con el papel.
paper-line-groups = Línea { $line }: hay una cifra cambiada en uno de los grupos { $groups }. Compararlos con el papel.
paper-line-group-length =
    Línea { $line }: el grupo { $group }, escrito { $digits }, tiene { $length ->
        [one] { $length } cifra
       *[other] { $length } cifras
    } y debería tener 5. Compararlo con el papel.
paper-here-group = Hay una cifra cambiada en el grupo { $group }, escrito { $digits }. Compararlo con el papel.
paper-here-groups = Hay una cifra cambiada en uno de los grupos { $groups }. Compararlos con el papel.
paper-here-group-length =
    El grupo { $group }, escrito { $digits }, tiene { $length ->
        [one] { $length } cifra
       *[other] { $length } cifras
    } y debería tener 5. Compararlo con el papel.
paper-other-event = La línea { $line } es de un papel de otro torneo ({ $name }). Se dejó fuera.
paper-no-player = La línea { $line } no nombra a ningún jugador. Se dejó fuera.
paper-older-card = { $player1 }: hay dos fichas de distintas rondas. Cuenta la de la ronda { $round }.
paper-two-cards = { $player1 }: dos fichas de la ronda { $round } dicen cosas distintas; no cuenta ninguna.
paper-results-differ = Ronda { $round }, mesa { $table }: los papeles dan resultados distintos a { $everyone }. El resultado queda abierto.
paper-no-cover = Falta la portada. Los ajustes son los del formato, y los sorteos usan una semilla nueva.
paper-cards-missing =
    { $players ->
        [one] Falta la ficha del jugador { $players }
       *[other] Faltan las fichas de los jugadores { $players }
    }.
paper-names-missing =
    Faltan nombres: { $players ->
        [one] jugador { $players }
       *[other] jugadores { $players }
    }. Anotarlos en Jugadores.
paper-ring-broken = Faltan demasiados papeles para cerrar el anillo, así que en el torneo no hay ninguna partida. Añadir las fichas que faltan, o las papeletas de sus tableros.
paper-ring-otherwise = Las partidas llamadas no se deducen de los ajustes, así que están como las dicen las fichas. Mirar los ajustes de colores y empates antes del próximo resultado.
paper-nothing-yet = Nada todavía. Escribir o leer la portada, después las fichas en cualquier orden.
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
paper-nothing-to-rebuild = Aquí no hay ningún código de ficha que se pueda leer. Escribir las cifras de las fichas, una ficha por línea.
paper-import-done =
    { $name }: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }. { $now }
paper-two-slips = Ronda { $round }, mesa { $table }: dos papeletas dicen cosas distintas; no cuenta ninguna.
paper-other-history = Línea { $line }: este papel es de la revisión { $revision }, pero de otra historia del torneo. Se dejó fuera.
paper-seats-differ = Ronda { $round }, mesa { $table }: los papeles no coinciden en quién jugó allí ({ $everyone }). Los asientos quedan abiertos.
paper-cover-denies-table = Ronda { $round }, mesa { $table } ({ $everyone }): la portada no tiene esta mesa. Sus asientos quedan abiertos.
paper-card-denies-seat = Ronda { $round }, mesa { $table }: la ficha de { $player1 } no tiene el asiento que le da otro papel. Los asientos quedan abiertos.
paper-seated-twice = Ronda { $round }: los papeles sientan a { $player1 } en la mesa { $table } y en la { $other }. Las dos quedan abiertas.
paper-bye-and-table = Ronda { $round }: un papel da un bye a { $player1 }, otro un asiento. Queda abierto.
paper-byes-differ = Ronda { $round }: los papeles no coinciden en el bye de { $player1 }. Queda abierto.
paper-settings-differ = La portada y las fichas de { $everyone } dicen ajustes distintos. Se usan los de la portada.
paper-total-differs = { $player1 }, tras la ronda { $round }: la ficha dice { $card }, los resultados suman { $points }. El total queda abierto.
paper-unknown-player = Jugador { $number } (nombre desconocido)
paper-no-cover-with-settings = Falta la portada. No se saben el nombre, los datos ni la semilla del torneo; los sorteos usan una semilla nueva.
paper-cover-shortened = En el código de la portada no cabía todo: pueden faltar datos, parejas prohibidas o byes pedidos.
paper-names-shortened = Algunos textos no cabían en el código y acaban en «…»: { $everyone }. Completarlos en Jugadores.
paper-impossible = Estos papeles no pueden ser de un mismo torneo: juntos describen algo imposible.
