### Words of accumulated strikes

## The round

strikes-round-random = La ronda { $round } es al azar: los strikes no influyen en las mesas. Se alternan rondas al azar y rondas por strikes, y la primera es al azar.
strikes-round-split = La ronda { $round } es por strikes: se alternan rondas al azar y rondas por strikes, y la primera es al azar.
strikes-tables-for-players =
    Para { $players } jugadores, { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }: { $sizes }.
strikes-lot-at-the-line =
    En la línea entre { $upper } y { $lower } había { $tied } jugadores con { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }. El sorteo puso a { $up } de ellos en { $upper }.
strikes-last-game-of-two = { $everyone } comparten la victoria. Decide una última partida entre ellos, sin importar los strikes.

## The tables

strikes-table-by-lot = Al azar, sin importar los strikes; en lo posible, juntos quienes menos han coincidido.
strikes-only-table = Los { $players } jugadores que participan se sientan en una sola mesa.
strikes-table-of-group = Una mesa del grupo { $group }: jugadores que llevaban de { $low } a { $high } strikes antes de esta ronda.
strikes-table-of-group-level =
    Una mesa del grupo { $group }: todos llevaban { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    } antes de esta ronda.
strikes-nobody-met-before = En esta mesa nadie había coincidido antes con nadie.
strikes-pair-met-before = { $player1 } { AND($player2) } ya habían coincidido antes; en esta mesa, nadie más.
strikes-pairs-met-before = Ya habían coincidido antes { $again } de las { $pairs } parejas de esta mesa.
strikes-plan-nobody-again = En esta ronda o grupo nadie repite rival en ninguna mesa.
strikes-plan-meets-again =
    En esta ronda o grupo, sumando todas las mesas, { $again ->
        [one] { $again } pareja vuelve
       *[other] { $again } parejas vuelven
    } a coincidir.
strikes-plan-proved-least = Ningún otro reparto tiene menos repeticiones (penalización { $penalty }; una pareja cuenta más cuanto más ha coincidido).
strikes-plan-best-found = No se encontró ningún reparto con menos repeticiones (penalización { $penalty }; una pareja cuenta más cuanto más ha coincidido).
strikes-plan-best-of-thirty = Es el mejor de treinta repartos al azar (penalización { $penalty }; una pareja cuenta más cuanto más ha coincidido).
strikes-forbidden-together = { $everyone } no deben enfrentarse, pero ningún cambio de jugadores los separaría.
strikes-forbidden-not-looked-at-here = { $everyone } no deben enfrentarse. Los treinta repartos al azar no lo tienen en cuenta; separarlos a mano, o elegir el reparto con menos rivales repetidos.
strikes-seated-by-hand = La organización decidió a mano quién juega en esta mesa.
strikes-seated-around =
    Se sentó a los jugadores libres; se quedó como estaba: { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }.
strikes-bye-fewest-strikes = { $player1 } descansa esta ronda: el bye es para el jugador con menos strikes ({ $strikes }).
strikes-bye-fewest-strikes-in-turn = { $player1 } descansa esta ronda: tiene menos strikes ({ $strikes }) que los otros a quienes toca. Nadie tiene un segundo bye antes de que todos hayan tenido uno.
strikes-bye-by-lot = { $everyone } tenían los mismos strikes ({ $strikes }); decidió el sorteo.

## What a round costs: heads of columns

strikes-weigh-forbidden = parejas que no deben coincidir en una mesa
strikes-weigh-out-of-group = jugadores fuera de su grupo
strikes-weigh-sizes = mesas de otro tamaño
strikes-weigh-met = penalización por rivales repetidos

## The end

strikes-won-alone =
    Gana { $player1 }: nadie más sigue en juego. Terminó con { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }.
strikes-won-strikes-and-game = Gana { $player1 }: menos strikes que { $player2 } ({ $strikes } contra { $other }), y no por detrás en el último juego.
strikes-won-game = { $player1 } gana por acabar por delante en la última partida. { $player2 } tiene menos strikes ({ $strikes } a { $other }), pero acabó { place }.
strikes-won-game-equal-strikes = Gana { $player1 }: tantos strikes como { $player2 } ({ $strikes }), y por delante en el último juego.
strikes-share-second-in-game = Ganan { $player1 } { AND($player2) }. { $player1 } tiene menos strikes ({ $strikes } contra { $other }) y quedó en segundo puesto en el último juego; lo ganó { $player2 }.
strikes-share-equal-game = Ganan { $player1 } { AND($player2) }: los mismos strikes ({ $strikes }) y la misma puntuación en el último juego.
strikes-won-fewer-strikes = Gana { $player1 }: menos strikes que { $player2 } ({ $strikes } contra { $other }).
strikes-won-fewer-strikes-bye = Gana { $player1 }: menos strikes que { $player2 } ({ $strikes } contra { $other }). No jugaron ambos la última ronda, así que solo cuentan los strikes.
strikes-share-equal-strikes-bye = Ganan { $player1 } { AND($player2) }: los mismos strikes ({ $strikes }), y no jugaron ambos la última ronda.
strikes-won-margin = Gana { $player1 }: tantos strikes como { $player2 } ({ $strikes }), y mejor margen en el último juego ({ $margin } contra { $other_margin }).
strikes-share-margin = Ganan { $player1 } { AND($player2) }: los mismos strikes ({ $strikes }) y el mismo margen en el último juego ({ $margin }).
strikes-share-no-margin = Ganan { $player1 } { AND($player2) }: los mismos strikes ({ $strikes }), y en los últimos juegos no hay márgenes que comparar.
strikes-won-all-out = Gana { $player1 }: la ronda { $round } dejó fuera a todos, y nadie más quedó fuera con tan pocos strikes ({ $strikes }).
strikes-share-all-out = { $everyone } comparten la victoria: la ronda { $round } dejó fuera a todos, y estos son quienes menos strikes tienen ({ $strikes }).
strikes-won-playoff = { $player1 } gana la última partida contra { $player2 }, que decide sin importar los strikes.
strikes-share-playoff = { $everyone } empataron la última partida, así que comparten la victoria.
strikes-last-game-possible = { $everyone } comparten la victoria. Si lo desean, se publica una última partida entre ellos, que decide.

## How near the end is

strikes-strikes-from-out =
    { $player1 } lleva { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }; para quedar fuera con { $level } le faltan { $more }. Un último puesto ({ $last }) no basta para eso.
strikes-last-place-puts-out =
    { $player1 } lleva { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }; para quedar fuera con { $level } le faltan { $more }. Un último puesto ({ $last }) basta para eso.
strikes-out-after-round =
    { $player1 } lleva { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }, { $level } o más, y queda fuera cuando se complete esta ronda.

## Standings

strikes-missed-rounds =
    { $player1 } no jugó { $rounds ->
        [one] ronda { $rounds }
       *[other] rondas { $rounds }
    } y recibió por ello los strikes de un último puesto ({ $strikes } cada vez).
strikes-out-by-correction = Con los resultados como están ahora, { $player1 } quedó fuera en la ronda { $round }. Los juegos posteriores no le suman strikes.

## Before the next step

strikes-results-missing =
    Falta aún el resultado de: { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }. Anotarlo primero.
strikes-event-finished = El torneo ha terminado. Para seguir, deshacer o corregir un resultado.
strikes-cannot-seat =
    { $players ->
        [one] { $players } jugador no puede
       *[other] { $players } jugadores no pueden
    } jugar una ronda: una mesa necesita tres o más. Inscribir jugadores hasta que haya al menos 3.
strikes-cannot-seat-around =
    Con { $players ->
        [one] { $players } jugador libre
       *[other] { $players } jugadores libres
    } no se llenan mesas de los tamaños permitidos. Fijar mesas, o liberar más, hasta llegar a uno de estos números: { $counts_that_work }.
strikes-expected-rounds = Quedando fuera con { $level } strikes, se esperan unas { $rounds } rondas.
strikes-expected-rounds-between = Quedando fuera con { $level } strikes, se esperan de { $low } a { $high } rondas, más o menos.
strikes-expected-rounds-fewer =
    Quedando fuera con { $level ->
        [one] { $level } strike
       *[other] { $level } strikes
    }, se esperan menos de { $rounds } rondas (con { $known } strikes son unas { $rounds }).
strikes-expected-rounds-more = Quedando fuera con { $level } strikes, se esperan más de { $rounds } rondas (con { $known } strikes son unas { $rounds }).
strikes-five-left-unused = Lo de tres y dos cuando quedan cinco solo cuenta si la mesa más grande es de 4. Aquí, cinco jugadores se sientan en una sola mesa.
strikes-three-and-two-needs-two = Cuando queden cinco, jugarían en mesas de tres y dos, pero está anotado que el juego no funciona de a dos. Así, juegan cuatro y uno tiene bye. Para tener tres y dos, indicar que se puede jugar de a dos.
strikes-forbidden-not-looked-at =
    { $pairs ->
        [one] { $pairs } pareja no debe enfrentarse
       *[other] { $pairs } parejas no deben enfrentarse
    } ({ $everyone }), pero los treinta repartos al azar no lo tienen en cuenta. Elegir el reparto con menos rivales repetidos, o separarlos a mano.
strikes-corrected-out = Con los resultados como están ahora, quedaron fuera antes y aun así jugaron rondas posteriores: { $everyone }. Esas rondas se quedan como se jugaron, pero no les suman strikes.
strikes-corrected-in = Con los resultados como están ahora, seguían en juego y se quedaron sin sitio en una ronda posterior: { $everyone }. Una ronda sin jugar cuenta como un último puesto. Si en ella aún no se ha jugado nada, deshacer esa ronda y hacerla de nuevo.

## What stands in the way

strikes-three-and-two-without-two = Las mesas de tres y dos necesitan un juego que funcione de a dos. Indicar al mismo tiempo que se puede jugar de a dos, o elegir «juegan cuatro, uno descansa».
strikes-level-fixed = El límite de eliminación se queda en { $level } una vez publicada la ronda 1: de él depende quién sigue en juego. Para cambiarlo, deshacer hasta antes de la ronda 1.
strikes-too-late-to-enter = Solo se puede inscribir a nuevos jugadores hasta que se hace la ronda 2. En este torneo ya es tarde.
strikes-late-entry-out =
    Quien entra tarde empieza con { $strikes } strikes por la ronda no jugada y quedaría fuera enseguida, porque se queda fuera con { $level ->
        [one] { $level } strike
       *[other] { $level } strikes
    }. Ya es tarde para entrar.
strikes-eliminated-for-good = { $player1 } quedó fuera en la ronda { $round } con { $strikes } strikes y no puede volver.
strikes-return-too-late = { $player1 } no puede volver: con un último puesto por cada ronda no jugada ({ $rounds }), los strikes suman { $strikes }, y con { $level } se queda fuera.
strikes-drop-in-last-game = { $player1 } juega la última partida. Anotar el resultado de esa partida con la retirada de { $player1 }.
strikes-no-byes-on-request = En este tipo de torneo no hay byes a petición. Retirar a { $player1 } y reincorporar a { $player1 } más tarde; una ronda sin jugar cuenta como un último puesto.
strikes-old-result-cleared = A partir de la ronda { $round } ya se hicieron otras. Anotar el resultado correcto de la mesa { $table } en vez de borrarlo.

## Reports

strikes-score-missing = Mesa { $table }: anotar la puntuación de { $everyone }, o marcar quién se retiró.
strikes-score-of-withdrawn = Mesa { $table }: no se puede tener puntuación y a la vez haberse retirado: { $everyone }. Elegir una de las dos cosas.

## Seating by hand

strikes-seated-twice = En más de un asiento: { $everyone }. Cada jugador va una sola vez.
strikes-not-in-this-round = No son de la ronda { $round }: { $everyone }. Sentar solo a los jugadores de la ronda.
strikes-without-a-seat = Se quedarían sin asiento: { $everyone }. Cada jugador de la ronda necesita uno.
strikes-other-table-sizes = Mantener mesas de los mismos tamaños que se publicaron: { $sizes }.
strikes-rematch =
    { $player1 } { AND($player2) } coincidirían otra vez en la mesa { $table } (antes, { $times ->
        [one] { $times } vez
       *[other] { $times } veces
    }).
strikes-forbidden-pair = { $player1 } { AND($player2) } no deben enfrentarse; coincidirían en la mesa { $table }.
strikes-score-gap = La mesa { $table } mezclaría jugadores de los grupos { $groups }.
