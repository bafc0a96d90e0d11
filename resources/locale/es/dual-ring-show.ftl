### The Dual Ring: name, cards, and the steps for the next round by hand

dual-ring-format-about = Todos se sientan en un gran anillo y juegan a la vez contra sus dos vecinos, con una salida común. Quien pierde una partida queda fuera, el anillo se cierra, y así hasta que alguien gana.
dual-ring-card-title = Ficha de Dual Ring
dual-ring-head-stakes = En el anillo
dual-ring-format-name = Dual Ring
dual-ring-format-short = Todos juegan con sus dos vecinos hasta que queda uno.
dual-ring-hand-pairs =
    { $count ->
        [one] { $count } tablero
       *[other] { $count } tableros
    }
dual-ring-hand-heading-ring =
    El anillo continúa: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } en él
dual-ring-hand-heading-first =
    Formar el anillo: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
dual-ring-hand-set =
    Barajar las fichas ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }) y ponerlas en anillo. Cada cual lleva blancas contra el siguiente y negras contra el anterior, a la vez: { $tables ->
        [one] { $tables } tablero
       *[other] { $tables } tableros
    }.
dual-ring-hand-ring =
    El plano del anillo de este paquete muestra a quienes siguen ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }) por orden; después del último viene el primero.
dual-ring-hand-running =
    En juego ahora: { $boards ->
        [one] tablero { $boards }
       *[other] tableros { $boards }
    }. Sus papeletas están en este paquete.
dual-ring-hand-out = Quien pierde queda fuera. Su otra partida se interrumpe y no cuenta para nadie. Sus dos vecinos del anillo juegan ahora entre sí: tomar la siguiente papeleta en blanco; la primera lleva el tablero { $next }.
dual-ring-hand-gap-one-of-each = En ella, lleva blancas el que está antes del hueco, y negras el que está después.
dual-ring-hand-gap-as-in-example = En ella, lleva negras el puesto más bajo del anillo.
dual-ring-hand-drawn-replay = Una partida empatada se juega otra vez enseguida, con los mismos colores.
dual-ring-hand-drawn-both-out = Una partida empatada deja fuera a ambos, y el anillo se cierra sobre los dos.
dual-ring-hand-leaves = Quien se retira también queda fuera; sus vecinos no ganan por ello ninguna victoria.
dual-ring-hand-two = Cuando quedan dos, sus partidas en juego se interrumpen. Gana quien tiene más victorias en el anillo. Con las mismas: dos partidas nuevas a la vez, una con cada color, y decide la primera derrota.
dual-ring-hand-wins = En cada ficha, rodear color y resultado de cada partida, y sumar las victorias.
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
