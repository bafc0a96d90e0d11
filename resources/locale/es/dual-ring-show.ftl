### The Dual Ring: name, cards, and the steps for making the next round by hand

dual-ring-format-about = Todos se sientan en un anillo y juegan a la vez contra sus dos vecinos. Quien pierde una partida queda fuera; el anillo se cierra hasta que queda uno.
dual-ring-card-title = Ficha de Dual Ring
dual-ring-card-rule-two = Se juegan dos partidas a la vez, una con cada color.
dual-ring-card-rule-lose = Quien pierde una queda fuera.
dual-ring-card-rule-gap = Si un vecino queda fuera, se juega enseguida con el siguiente.
dual-ring-card-rule-stopped = Una partida interrumpida porque alguien queda fuera no cuenta para nadie.
dual-ring-card-rule-draw = Anote cada partida, también las tablas.
dual-ring-card-rule-end = Cuando quedan dos: deciden las victorias y, si no, dos partidas decisivas.
dual-ring-card-chart = Cuántas partidas
dual-ring-card-chart-games = Partidas a la vez
dual-ring-card-chart-ring = tantas como jugadores
dual-ring-card-chart-two = ninguna; 2 si empatan a victorias
dual-ring-head-stakes = En el anillo
dual-ring-format-name = Dual Ring
dual-ring-format-short = Todos juegan con sus dos vecinos hasta que queda uno.
dual-ring-hand-pairs =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
dual-ring-hand-heading-ring =
    El anillo continúa: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
dual-ring-hand-heading-first =
    El anillo empieza: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
dual-ring-hand-set =
    Barajar las fichas de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } y ponerlas en anillo. Cada cual lleva blancas contra el siguiente y negras contra el anterior, a la vez: { $tables ->
        [one] { $tables } partida
       *[other] { $tables } partidas
    }.
dual-ring-hand-ring =
    El plano del anillo de este paquete muestra a { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } por orden; después del último viene el primero.
dual-ring-hand-running =
    En juego: { $boards ->
        [one] partida { $boards }
       *[other] partidas { $boards }
    }. Sus papeletas están en este paquete.
dual-ring-hand-out = Quien pierde queda fuera; su otra partida se interrumpe sin resultado. Sus dos vecinos empiezan una partida nueva: tomar la siguiente papeleta en blanco (la primera: partida { $next }).
dual-ring-hand-gap-one-of-each = En la partida nueva lleva blancas quien está antes del hueco, y negras quien está después.
dual-ring-hand-gap-as-in-example = En la partida nueva lleva negras el puesto más bajo del anillo.
dual-ring-hand-drawn-replay = Partida empatada: jugar otra vez enseguida, con los mismos colores.
dual-ring-hand-drawn-both-out = Partida empatada: ambos quedan fuera, y el anillo se cierra tras ellos.
dual-ring-hand-leaves = Quien se retira también queda fuera; sus vecinos no ganan una victoria por ello.
dual-ring-hand-two = Quedan dos: interrumpir sus partidas. Gana quien tiene más victorias en el anillo. Con las mismas, dos partidas a la vez, una con cada color; la primera derrota decide.
dual-ring-hand-ended = Si cierra la sala: interrumpir todas las partidas. De quienes siguen dentro gana quien tiene más victorias; los iguales comparten el primer puesto.
dual-ring-hand-wins = En cada ficha, rodear color y resultado de cada partida y sumar las victorias.
dual-ring-now-waiting =
    { $count ->
        [one] { $count } partida en juego: { $tables }
       *[other] { $count } partidas en juego: { $tables }
    }
dual-ring-now-waiting-many =
    { $count ->
        [one] { $count } partida en juego
       *[other] { $count } partidas en juego
    }
dual-ring-reopen-asked = ¿Reabrir el anillo?
dual-ring-reopen-do = Reabrir el anillo
dual-ring-reopen-done = El anillo vuelve a estar abierto.
dual-ring-reopen-first-asked = ¿Retirar el anillo?
dual-ring-reopen-first-do = Retirar el anillo
dual-ring-reopen-posted-about = Se retiran la colocación y todas las primeras partidas, también de la pantalla.
dual-ring-end-asked = ¿Terminar el anillo ahora?
dual-ring-end-about = Las partidas en juego se anulan. De quienes siguen dentro gana quien tiene más victorias; los iguales comparten el primer puesto.
dual-ring-end-do = Terminar el anillo
dual-ring-end-done = El anillo ha terminado.
dual-ring-window-next-missing = Siguiente partida en juego

## What decided

dual-ring-head-decisive = Fuera tras
dual-ring-decisive-game = Partida { $table }
dual-ring-decisive-left = Se retiró
dual-ring-won-on-wins-decided = Últimos dos con { $player2 }; más victorias, { $wins } a { $second_wins }.
dual-ring-won-deciding-game-decided = Últimos dos con { $player2 }, con las mismas victorias; ganó la partida decisiva (partida { $table }).
dual-ring-won-as-the-last-decided = Nadie más sigue en el anillo.
dual-ring-ended-with-most-wins-decided = Más victorias de los { $players } que seguían al terminar el anillo: { $wins }.
dual-ring-ended-with-equal-wins-decided = Más victorias de los { $players } que seguían al terminar el anillo: { $wins } cada uno.
dual-ring-first-place-shared-decided = Los dos últimos empataron la partida { $table }.
dual-ring-out-lost-decided = Perdió contra { $player2 } en la partida { $table }.
dual-ring-out-drew-decided = { $player1 } { AND($player2) } empataron la partida { $table }.
dual-ring-sheet-order = Orden: quien queda fuera más tarde va delante.
dual-ring-sample-title = Dual Ring: quedan cuatro
dual-ring-sample-about = Seis de diez están fuera, y el anillo se ha cerrado en torno a los últimos cuatro.
dual-ring-sample-note = Quedan cuatro jugadores, y cada uno juega contra sus dos vecinos. Quien pierde queda fuera, y el anillo se cierra de nuevo.
dual-ring-sample-try-1 = Dibujar el anillo
dual-ring-sample-try-2 = Corregir un resultado
dual-ring-sample-try-3 = Mostrar al público
