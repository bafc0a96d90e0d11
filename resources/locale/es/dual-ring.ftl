### The Dual Ring

## Why the ring is in this order

dual-ring-seats-random = Los puestos se sortean ({ $players } puestos del anillo).
dual-ring-seats-rating = Los puestos van por rating ({ $players } puestos del anillo, el rating más alto en el puesto 1).
dual-ring-seats-entered = Los puestos siguen el orden de inscripción ({ $players } puestos del anillo).
dual-ring-equal-ratings-by-lot =
    { $players ->
        [one] { $players } jugador tiene el mismo rating que otro, o ninguno
       *[other] { $players } jugadores tienen el mismo rating que otro, o ninguno
    }; su orden se sortea.
dual-ring-kept-apart =
    { $pairs ->
        [one] { $pairs } pareja
       *[other] { $pairs } parejas
    } de la lista de separación no { $pairs ->
        [one] empieza
       *[other] empiezan
    } de vecinos. El anillo aún puede juntarlos.
dual-ring-no-ring-apart = { $player1 } { AND($player2) } están en la lista de separación, pero ningún anillo separa a todas esas parejas.
dual-ring-order-goes-first = { $player1 } { AND($player2) } están en la lista de separación, pero este orden los hace vecinos. Solo el sorteo de puestos separa a jugadores.

## Why two players meet

dual-ring-ring-neighbours = { $player1 } { AND($player2) } son vecinos (puestos { $white_place } y { $black_place }); { $player1 } lleva blancas contra el puesto siguiente.
dual-ring-ring-neighbours-round = Cada cual lleva blancas contra el puesto siguiente y negras contra el anterior.
dual-ring-ring-closes = Aquí se cierra el anillo: { $player1 }, en el último puesto ({ $white_place }), lleva blancas contra { $player2 }, en el puesto { $black_place }.
dual-ring-ring-by-hand = La organización decidió el orden del anillo.
dual-ring-meet-all-the-same = { $player1 } { AND($player2) } están en la lista de separación, pero son vecinos y el anillo decide.
dual-ring-gap-after-loss = { $player3 } perdió contra { $player4 } en la partida { $table }, así que { $player1 } { AND($player2) } son ahora vecinos.
dual-ring-gap-after-draw = { $player3 } { AND($player4) } empataron la partida { $table } y quedan fuera, así que { $player1 } { AND($player2) } son ahora vecinos.
dual-ring-gap-after-drop = { $player3 } se retiró, así que { $player1 } { AND($player2) } son ahora vecinos.
dual-ring-white-as-before = { $player1 } sigue con blancas, como antes contra { $player2 }: cada cual tiene una partida con cada color.
dual-ring-lower-place-black = { $player2 } tiene el puesto más bajo del anillo ({ $black_place }, no { $white_place }) y lleva negras; { $player1 }, blancas.
dual-ring-drawn-replayed = { $player1 } { AND($player2) } empataron la partida { $table }; juegan otra vez con los mismos colores.
dual-ring-deciding-game =
    Solo quedan { $player1 } { AND($player2) }, igualados a { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }: dos partidas a la vez, una con cada color. La primera derrota decide.
dual-ring-seated-around =
    Se sentó a los jugadores libres. No { $tables ->
        [one] cambió la partida { $tables }
       *[other] cambiaron las partidas { $tables }
    }.

## What a ring costs: heads of columns

dual-ring-weigh-beside = vecinos de la lista de separación
dual-ring-weigh-order = jugadores fuera de orden

## How near the end is

dual-ring-one-loss = { $player1 } sigue en juego. Una derrota, en cualquiera de sus dos partidas, elimina.
dual-ring-one-loss-or-draw = { $player1 } sigue en juego. Una derrota o un empate, en cualquiera de sus dos partidas, elimina.
dual-ring-deciding-loss = Solo quedan { $player1 } { AND($player2) }. Quien pierda primero queda en segundo puesto.

## Why a player has their place

dual-ring-won-on-wins = Al final quedaban { $player1 } { AND($player2) }; { $player1 } tenía más victorias, { $wins } contra { $second_wins }.
dual-ring-second-on-wins = Al final quedaban { $player1 } { AND($player2) }; { $player2 } tenía menos victorias, { $second_wins } contra { $wins }.
dual-ring-won-deciding-game = Al final quedaban { $player1 } { AND($player2) }, con las mismas victorias. { $player1 } ganó la primera partida decisiva con ganador (partida { $table }).
dual-ring-won-as-the-last = Solo { $player1 } sigue en el anillo.
dual-ring-ended-with-most-wins = La organización terminó el anillo con { $players } jugadores dentro. { $player1 } tenía más victorias, { $wins }.
dual-ring-ended-with-equal-wins = La organización terminó el anillo con { $players } jugadores dentro. { $everyone } tenían más victorias ({ $wins } cada uno) y comparten el primer puesto.
dual-ring-first-place-shared = { $player1 } { AND($player2) }, los dos últimos, empataron la partida { $table } y comparten el primer puesto.
dual-ring-out-lost = { $player1 } perdió contra { $player2 } en la partida { $table }. Cuanto más tarde se queda fuera, mejor es el puesto.
dual-ring-out-drew = { $player1 } { AND($player2) } empataron la partida { $table }; quedan fuera y comparten el puesto.
dual-ring-out-left = { $player1 } se retiró. Cuanto más tarde se queda fuera, mejor es el puesto.

## Advice before the ring starts

dual-ring-cannot-seat =
    Un anillo necesita 3 jugadores; hay { $players }. Añada { $missing ->
        [one] { $missing } jugador
       *[other] { $missing } jugadores
    }.
dual-ring-may-meet-later =
    { $pairs ->
        [one] { $pairs } pareja está
       *[other] { $pairs } parejas están
    } en la lista de separación. El sorteo de puestos las separa al principio si es posible; el anillo aún puede juntarlas.

## Refusals, each with a way out

dual-ring-event-finished = El torneo ha terminado; un anillo se juega una vez. Para cambiar el final, use Deshacer.
dual-ring-nothing-to-rank-by = Nadie ha quedado fuera todavía, así que no hay orden. Introduzca antes un resultado, o deshaga el comienzo del anillo.
dual-ring-ring-is-set = El anillo está en juego. Anote los resultados; las partidas nuevas aparecen solas.
dual-ring-ring-not-set = El anillo no ha empezado. Inícielo primero.
dual-ring-ring-under-way = El orden solo puede cambiar antes del primer resultado. Para cambiarlo, deshaga hasta el inicio.
dual-ring-ring-table-count =
    El anillo necesita { $due ->
        [one] { $due } partida
       *[other] { $due } partidas
    }, una por jugador; { $given ->
        [one] se ha dado { $given }
       *[other] se han dado { $given }
    }.
dual-ring-ring-table-of-two = La partida { $table } tiene { $given } jugadores. Dé dos: blancas, después negras.
dual-ring-ring-needs-white = { $player1 } no lleva blancas en ninguna partida. En el anillo cada cual lleva blancas en una sola partida, y nadie más puede sentarse.
dual-ring-ring-cannot-keep =
    La partida { $table } no puede quedarse en un anillo de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Libérela para sentar de nuevo a sus jugadores.
dual-ring-ring-broken = Estas partidas no forman un solo anillo. En la partida { $table } debe llevar negras { $player1 }, que lleva blancas en la partida { $next }.
dual-ring-not-to-meet = { $player1 } { AND($player2) } están en la lista de separación, pero en este anillo son vecinos.
dual-ring-no-late-entries = El anillo ha empezado, así que no puede entrar nadie. Antes del primer resultado se puede deshacer el inicio y añadir al jugador.
dual-ring-no-way-back = El anillo se cerró tras { $player1 }. Si la retirada no era correcta, use Deshacer.
dual-ring-out-already = { $player1 } ya está fuera.
dual-ring-all-is-over = El torneo ha terminado, así que { $player1 } se queda en la clasificación final.
dual-ring-forbidden-too-late = El anillo ha empezado. Ya no se puede separar a { $player1 } de { $player2 }.
dual-ring-games-not-tables = { $player1 } no puede tener un número fijo: en un anillo los números son de las partidas, que empiezan y se interrumpen. Que juegue donde pueda sentarse.
dual-ring-games-not-tables-first = En un anillo los números son de las partidas y empiezan en 1.
dual-ring-no-byes = Un anillo no tiene byes, así que { $player1 } no puede tener uno.
dual-ring-no-forfeits = Partida { $table }: en el anillo no se gana por incomparecencia. Si alguien no juega, retírele; el anillo se cierra.
dual-ring-one-game-a-table = La partida { $table } es una sola. Anote quién ganó o empate.
dual-ring-winner-or-draw = Partida { $table }, { $player1 } – { $player2 }: elija quién ganó, o empate.
dual-ring-game-was-stopped = La partida { $table } se interrumpió al cerrarse el anillo y no tiene resultado. Si acabó antes, deshaga hasta ese punto y anótela.
dual-ring-result-stands = Hay partidas que dependen de la partida { $table }. Corríjala reparando el anillo; verá las consecuencias antes de cambiar nada.
dual-ring-result-is-right = La partida { $table } ya tiene este resultado.
dual-ring-no-result-yet = La partida { $table } aún no tiene resultado.
dual-ring-setting-is-fixed = El anillo ha empezado, así que «{ WORD($setting, kind: "setting") }» no puede cambiar.
dual-ring-draws-all-alike = Ya hubo una partida empatada, y todos los empates de un torneo cuentan igual, así que «{ WORD($setting, kind: "setting") }» no puede cambiar.
