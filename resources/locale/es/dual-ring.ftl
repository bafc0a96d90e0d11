### Words of the Dual Ring

## Why the ring is in this order

dual-ring-seats-random = Los { $players } puestos del anillo se sortearon.
dual-ring-seats-rating = Los { $players } puestos del anillo van por rating; el más alto, en el puesto 1.
dual-ring-seats-entered = Los { $players } puestos del anillo siguen el orden de inscripción.
dual-ring-equal-ratings-by-lot =
    { $players ->
        [one] { $players } jugador tiene el mismo rating que otro, o ninguno
       *[other] { $players } jugadores tienen el mismo rating que otro, o ninguno
    }; el orden entre ellos salió por sorteo.
dual-ring-kept-apart =
    { $pairs ->
        [one] { $pairs } pareja que no debe enfrentarse no se sienta
       *[other] { $pairs } parejas que no deben enfrentarse no se sientan
    } una al lado de otra. Aun así, el anillo puede juntarlas más adelante.
dual-ring-no-ring-apart = { $player1 } { AND($player2) } no deben enfrentarse, pero no se encontró ningún anillo que separe a todas esas parejas.
dual-ring-order-goes-first = { $player1 } { AND($player2) } no deben enfrentarse, pero el orden elegido les da puestos vecinos. Solo el sorteo de los puestos puede separar a jugadores.

## Why these two play

dual-ring-ring-neighbours = { $player1 }, en el puesto { $white_place }, { AND($player2) }, en el puesto { $black_place }, son vecinos en el anillo. Cada cual lleva blancas contra el puesto siguiente, así que aquí { $player1 } lleva blancas.
dual-ring-ring-neighbours-round = Cada cual lleva blancas contra el puesto siguiente y negras contra el anterior.
dual-ring-ring-closes = Aquí se cierra el anillo: { $player1 }, en el último puesto, el { $white_place }, tiene al lado a { $player2 }, en el puesto { $black_place }, y lleva blancas.
dual-ring-ring-by-hand = La organización decidió a mano el orden del anillo.
dual-ring-meet-all-the-same = { $player1 } { AND($player2) } no deben enfrentarse, pero son vecinos en el anillo, y el anillo decide.
dual-ring-gap-after-loss = { $player3 } perdió contra { $player4 } en la mesa { $table } y queda fuera, así que { $player1 } { AND($player2) } son ahora vecinos.
dual-ring-gap-after-draw = { $player3 } { AND($player4) } empataron en la mesa { $table } y quedan fuera los dos, así que { $player1 } { AND($player2) } son ahora vecinos.
dual-ring-gap-after-drop = { $player3 } se ha retirado, así que { $player1 } { AND($player2) } son ahora vecinos.
dual-ring-white-as-before = { $player1 } lleva blancas, como antes contra { $player2 }. Así cada cual conserva una partida con cada color.
dual-ring-lower-place-black = De los dos, lleva negras el puesto más bajo del anillo: { $player2 } está en el puesto { $black_place }, { AND($player1) } en el puesto { $white_place }.
dual-ring-drawn-replayed = { $player1 } { AND($player2) } empataron en la mesa { $table }. Juegan otra vez, con los mismos colores, hasta que alguien gane.
dual-ring-deciding-game =
    Solo quedan { $player1 } { AND($player2) }, con { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    } cada uno. Juegan dos partidas a la vez, una con cada color; quien pierda primero queda en segundo puesto.
dual-ring-seated-around =
    Se sentó a los jugadores libres; se quedó como estaba: { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }.

## What a ring costs: heads of columns

dual-ring-weigh-beside = parejas que no deben ser vecinas
dual-ring-weigh-order = puestos contra el orden

## How near the end is

dual-ring-one-loss = { $player1 } sigue en el anillo. Una derrota, en cualquiera de las dos partidas, elimina.
dual-ring-one-loss-or-draw = { $player1 } sigue en el anillo. Una derrota o unas tablas, en cualquiera de las dos partidas, eliminan.
dual-ring-deciding-loss = Solo quedan { $player1 } { AND($player2) }. De los dos, quien pierda primero queda en segundo puesto.

## Why a player has his place

dual-ring-won-on-wins = Al final solo quedaban { $player1 } { AND($player2) }. { $player1 } ganó más partidas: { $wins } contra { $second_wins }.
dual-ring-second-on-wins = Al final solo quedaban { $player1 } { AND($player2) }. { $player2 } ganó menos partidas: { $second_wins } contra { $wins }.
dual-ring-won-deciding-game = Al final solo quedaban { $player1 } { AND($player2) }, con las mismas victorias, { AND($player1) } ganó la primera partida decisiva que tuvo ganador, en la mesa { $table }.
dual-ring-won-as-the-last = Solo { $player1 } sigue en juego.
dual-ring-first-place-shared = Los dos últimos, { $player1 } { AND($player2) }, empataron en la mesa { $table }. Un empate deja fuera a ambos, así que comparten el primer puesto.
dual-ring-out-lost = { $player1 } perdió contra { $player2 } en la mesa { $table }. Cuanto más tarde se queda fuera, mejor es el puesto.
dual-ring-out-drew = { $player1 } { AND($player2) } empataron en la mesa { $table }, y quedan fuera los dos. Comparten el puesto.
dual-ring-out-left = { $player1 } se retiró del torneo. Cuanto más tarde se queda fuera, mejor es el puesto.

## What to consider before the ring is set

dual-ring-cannot-seat =
    Para un anillo hacen falta 3 jugadores o más, y hay { $players }. Inscribir { $missing ->
        [one] { $missing } jugador más
       *[other] { $missing } jugadores más
    }.
dual-ring-may-meet-later =
    { $pairs ->
        [one] { $pairs } pareja no debe enfrentarse
       *[other] { $pairs } parejas no deben enfrentarse
    }. Si los puestos se sortean, al principio no serán vecinas mientras sea posible, pero el anillo puede juntarlas más adelante.

## What cannot be done, and what to do

dual-ring-event-finished = El torneo ha terminado: un anillo se juega una sola vez. Para cambiar el final, deshacer.
dual-ring-ring-is-set = El anillo ya está formado, y solo hay uno. Anotar los resultados de las partidas en juego; las nuevas se llaman a medida que el anillo se cierra.
dual-ring-ring-not-set = El anillo aún no está formado. Formarlo primero, y después cambiar el orden a mano.
dual-ring-ring-under-way = El anillo se puede cambiar a mano solo mientras no haya terminado ninguna partida ni se haya retirado nadie. Para cambiarlo, deshacer hasta el principio.
dual-ring-ring-table-count =
    El anillo tiene { $due ->
        [one] { $due } mesa
       *[other] { $due } mesas
    }, una por jugador, y se han dado { $given }. Dar tantas mesas como jugadores.
dual-ring-ring-table-of-two = En cada mesa se sientan dos jugadores, pero en la mesa { $table } hay { $given }. Dar primero las blancas y después las negras.
dual-ring-ring-needs-white = { $player1 } no lleva blancas en ninguna mesa. En el anillo cada cual lleva blancas en una sola mesa, y nadie más puede sentarse.
dual-ring-ring-cannot-keep =
    La mesa { $table } no puede quedarse como está en un anillo de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Liberarla, y sus jugadores tendrán otro sitio.
dual-ring-ring-broken = Estas mesas no forman un solo anillo. En la mesa { $table } debe llevar negras { $player1 }, que lleva blancas en la mesa { $next }.
dual-ring-not-to-meet = { $player1 } { AND($player2) } no deben enfrentarse, pero en este anillo son vecinos.
dual-ring-no-late-entries = El anillo ya está formado, así que no puede entrar nadie más. Mientras no se haya jugado nada se puede deshacer, inscribir al jugador y formar otra vez el anillo.
dual-ring-no-way-back = El anillo se cerró tras { $player1 }. Si se retiró por equivocación, deshacer ese paso.
dual-ring-out-already = { $player1 } ya está fuera. No hay nada más que hacer.
dual-ring-all-is-over = El torneo ha terminado, así que { $player1 } se queda en la clasificación final.
dual-ring-forbidden-too-late = El anillo ya está formado, y ahora decide quién se enfrenta con quién. Solo antes de formarlo se podía evitar que { $player1 } { AND($player2) } fueran vecinos.
dual-ring-games-not-tables = En un anillo los números son de las partidas, que empiezan y se interrumpen a medida que se cierra, así que { $player1 } no puede tener mesa propia. Jugar esas dos partidas donde pueda sentarse.
dual-ring-games-not-tables-first = En un anillo los números son de las partidas, no de las mesas, y empiezan en 1.
dual-ring-no-byes = En un anillo no descansa nadie, así que { $player1 } no puede tener bye.
dual-ring-no-forfeits = Decir quién ganó en la mesa { $table }, o que fue empate. A quien no juega se le retira del torneo; entonces el anillo se cierra y nadie recibe una victoria por ello.
dual-ring-one-game-a-table = En la mesa { $table } se juega una partida. Anotar solo quién ganó, o empate.
dual-ring-winner-or-draw = Mesa { $table }, { $player1 } contra { $player2 }: decir quién ganó, o que fue empate.
dual-ring-game-was-stopped = La partida de la mesa { $table } se interrumpió al cerrarse el anillo, y no cuenta para nadie. Si había terminado antes, deshacer hasta ahí y anotarla primero.
dual-ring-result-stands = El anillo continúa a partir de cada resultado, así que el de la mesa { $table } no se puede cambiar por sí solo. En su lugar, reparar el anillo: lo que se siguió de él se deshace y todo lo demás se queda.
dual-ring-result-is-right = La mesa { $table } ya tiene ese resultado.
dual-ring-no-result-yet = La mesa { $table } no tiene ningún resultado que pueda estar mal. Anotar allí el correcto.
dual-ring-setting-is-fixed = El anillo ya está formado, así que «{ WORD($setting, kind: "setting") }» se queda como está en este torneo.
dual-ring-draws-all-alike = Ya hubo un empate, y todos los empates de un torneo se tratan igual, así que «{ WORD($setting, kind: "setting") }» se queda como está.
