### Accumulated strikes

## The round

strikes-round-random = La ronda { $round } se sortea. Se alternan rondas sorteadas y rondas por strikes.
strikes-round-split = La ronda { $round } se divide por strikes. Se alternan rondas sorteadas y rondas por strikes.
strikes-tables-for-players =
    { $players } jugadores, { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }: { $sizes }.
strikes-lot-at-the-line =
    { $tied } jugadores con { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    } estaban igualados entre { $upper } y { $lower }; el sorteo puso a { $up } de ellos en { $upper }.
strikes-last-game-of-two = { $everyone } comparten la victoria. La partida decisiva la resuelve, sin importar los strikes.

## The tables

strikes-table-by-lot = Los asientos se sortean; si es posible, juntos quienes menos han coincidido.
strikes-only-table = Los { $players } jugadores comparten una mesa.
strikes-table-of-group = Grupo { $group }: de { $low } a { $high } strikes.
strikes-table-of-group-level =
    Grupo { $group }: todos llevan { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }.
strikes-nobody-met-before = Todos son rivales nuevos.
strikes-pair-met-before = { $player1 } { AND($player2) } ya coincidieron; los demás de la mesa, no.
strikes-pairs-met-before = Ya coincidieron { $again } de las { $pairs } parejas de la mesa.
strikes-plan-nobody-again = En esta ronda o grupo nadie repite rival.
strikes-plan-meets-again =
    En esta ronda o grupo ya { $again ->
        [one] coincidió { $again } pareja
       *[other] coincidieron { $again } parejas
    }.
strikes-plan-proved-least = Ningún reparto tiene menos rivales repetidos (penalización { $penalty }; una pareja cuenta más cuanto más ha coincidido).
strikes-plan-best-found = Es el mejor reparto encontrado (penalización { $penalty } por rivales repetidos; una pareja cuenta más cuanto más ha coincidido).
strikes-plan-best-of-thirty = Es el mejor de 30 repartos sorteados (penalización { $penalty } por rivales repetidos; una pareja cuenta más cuanto más ha coincidido).
strikes-forbidden-together = { $everyone } están en la lista de separación, pero ningún cambio los separa.
strikes-forbidden-not-looked-at-here = { $everyone } están en la lista de separación, que los 30 repartos sorteados no tienen en cuenta. Sepárelos a mano o elija «Menos rivales repetidos».
strikes-seated-by-hand = Decidido por la organización.
strikes-seated-around =
    Se sentó a los jugadores libres. No { $tables ->
        [one] cambió la mesa { $tables }
       *[other] cambiaron las mesas { $tables }
    }.
strikes-bye-fewest-strikes = { $player1 } tiene el bye: menos strikes ({ $strikes }).
strikes-bye-fewest-strikes-in-turn = { $player1 } tiene el bye: menos strikes ({ $strikes }) entre quienes menos byes han tenido.
strikes-bye-by-lot =
    { $everyone } estaban igualados para el bye con { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }; decidió el sorteo.

## What a round costs: heads of columns

strikes-weigh-forbidden = parejas de la lista de separación en una mesa
strikes-weigh-out-of-group = jugadores fuera de su grupo
strikes-weigh-sizes = mesas de otro tamaño
strikes-weigh-met = rivales repetidos (ponderados)

## The end

strikes-won-alone =
    Solo queda { $player1 }, con { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }.
strikes-won-strikes-and-game = Gana { $player1 }: menos strikes que { $player2 } ({ $strikes } contra { $other }), que no acabó por delante en la última partida.
strikes-won-game = { $player1 } gana por acabar por delante en la última partida. { $player2 } tenía menos strikes ({ $strikes } contra { $other }), pero acabó en el puesto { $place }.
strikes-won-game-equal-strikes = Gana { $player1 }: igualdad a strikes con { $player2 } ({ $strikes }), y por delante en la última partida.
strikes-share-second-in-game = { $player1 } { AND($player2) } comparten la victoria: { $player1 } tiene menos strikes ({ $strikes } contra { $other }) y quedó 2.º en la última partida, que ganó { $player2 }.
strikes-share-equal-game = { $player1 } { AND($player2) } comparten la victoria: los mismos strikes ({ $strikes }) y la misma puntuación en la última partida.
strikes-won-fewer-strikes = Gana { $player1 }: menos strikes que { $player2 } ({ $strikes } contra { $other }).
strikes-won-fewer-strikes-bye = Gana { $player1 }: menos strikes que { $player2 } ({ $strikes } contra { $other }). No jugaron ambos la última ronda, así que solo cuentan los strikes.
strikes-share-equal-strikes-bye = { $player1 } { AND($player2) } comparten la victoria: los mismos strikes ({ $strikes }), y no jugaron ambos la última ronda.
strikes-won-margin = Gana { $player1 }: igualdad a strikes con { $player2 } ({ $strikes }), y mejor margen en la última partida ({ $margin } contra { $other_margin }).
strikes-share-margin = { $player1 } { AND($player2) } comparten la victoria: los mismos strikes ({ $strikes }) y el mismo margen en la última partida ({ $margin }).
strikes-share-no-margin = { $player1 } { AND($player2) } comparten la victoria: los mismos strikes ({ $strikes }), sin márgenes que comparar en las últimas partidas.
strikes-won-all-out = La ronda { $round } eliminó a todos. { $player1 } tenía menos strikes ({ $strikes }) y gana.
strikes-share-all-out = La ronda { $round } eliminó a todos. { $everyone } tenían menos strikes ({ $strikes }) y comparten la victoria.
strikes-won-after-last-round = { $player1 } gana con la menor cantidad de strikes ({ $strikes }) tras { $rounds } rondas, las de este torneo.
strikes-share-after-last-round = { $everyone } tienen la menor cantidad de strikes ({ $strikes }) tras { $rounds } rondas, las de este torneo, y comparten la victoria.
strikes-won-playoff = { $player1 } gana la partida decisiva contra { $player2 }.
strikes-share-playoff = { $everyone } empataron la partida decisiva y comparten la victoria.
strikes-last-game-possible = { $everyone } comparten la victoria. Pueden jugar una partida decisiva.

## How near the end is

strikes-strikes-from-out =
    { $player1 } lleva { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }; fuera con { $level } (faltan { $more }). Un último puesto ({ $last }) no basta para eso.
strikes-last-place-puts-out =
    { $player1 } lleva { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }; fuera con { $level } (faltan { $more }). Un último puesto ({ $last }) basta para eso.
strikes-out-after-round =
    { $player1 } lleva { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    } ({ $level } o más) y queda fuera cuando acabe esta ronda.

## Standings

strikes-missed-rounds =
    { $player1 } no jugó { $rounds ->
        [one] la ronda { $rounds }
       *[other] las rondas { $rounds }
    }: { $strikes } strikes cada vez, como un último puesto.
strikes-re-entered =
    { $player1 } volvió a inscribirse tras la ronda { $round }, con tantos strikes como quien más tenía ({ $strikes }).
strikes-out-by-correction = Tras una corrección, { $player1 } está fuera desde la ronda { $round }. Las partidas posteriores no suman strikes.

## Before the next step

strikes-results-missing =
    { $tables ->
        [one] Sigue en juego la mesa { $tables }
       *[other] Siguen en juego las mesas { $tables }
    }.
strikes-event-finished = El torneo ha terminado. Para seguir, deshaga o cambie un resultado.
strikes-last-round-played = La ronda { $rounds } era la última. Para seguir, ponga una última ronda posterior.
strikes-nothing-to-end = No se ha jugado ninguna ronda. Juegue al menos una, o cierre el torneo sin ganador.
strikes-ends-anyway = El torneo ya termina tras la ronda { $round }.
strikes-cannot-seat =
    { $players ->
        [one] { $players } jugador no puede
       *[other] { $players } jugadores no pueden
    } jugar una ronda: una mesa necesita al menos 3. Añada jugadores o reincorpore a alguien.
strikes-cannot-seat-around =
    { $players ->
        [one] { $players } jugador libre no llena
       *[other] { $players } jugadores libres no llenan
    } mesas de los tamaños permitidos. Libere o fije mesas hasta tener uno de estos números: { $counts_that_work }.
strikes-expected-rounds = Unas { $rounds } rondas, si se queda fuera con { $level } strikes.
strikes-expected-rounds-between = Entre { $low } y { $high } rondas, si se queda fuera con { $level } strikes.
strikes-expected-rounds-fewer =
    Menos de { $rounds } rondas, si se queda fuera con { $level ->
        [one] { $level } strike
       *[other] { $level } strikes
    } (con { $known } son unas { $rounds }).
strikes-expected-rounds-more = Más de { $rounds } rondas, si se queda fuera con { $level } strikes (con { $known } son unas { $rounds }).
strikes-ends-after-round = El torneo termina tras la ronda { $round }. Si entonces siguen más de dos, gana la menor cantidad de strikes.
strikes-five-left-unused = «Con 5 jugadores» solo cuenta si la mesa más grande es de 4.
strikes-three-and-two-needs-two = Cuando quedan 5 juegan cuatro y uno tiene bye, porque este juego necesita tres o más. Si se puede jugar entre dos, active «Se puede jugar de a dos».
strikes-forbidden-not-looked-at =
    { $pairs ->
        [one] { $pairs } pareja está
       *[other] { $pairs } parejas están
    } en la lista de separación ({ $everyone }), que los 30 repartos sorteados no tienen en cuenta. Elija «Menos rivales repetidos» o sepárelas a mano.
strikes-corrected-out =
    Tras esta corrección, { $everyone } { $everyone ->
        [one] quedó
       *[other] quedaron
    } fuera antes. Sus partidas posteriores se quedan, pero no les suman strikes.
strikes-corrected-in =
    Tras esta corrección, { $everyone } { $everyone ->
        [one] sigue
       *[other] siguen
    } en juego. Una ronda no jugada cuenta como un último puesto; si aún no se ha jugado, deshágala y forme de nuevo las mesas.

## Refusals

strikes-three-and-two-without-two = Las mesas de tres y dos necesitan un juego para dos. Active «Se puede jugar entre dos» o elija «Juegan 4, 1 bye».
strikes-level-fixed = El límite de eliminación ({ $level }) es fijo una vez publicada la ronda 1. Para cambiarlo, deshaga la ronda 1.
strikes-ladders-fixed = Los strikes por puesto son fijos una vez publicada la ronda 1. Para cambiarlos, deshaga la ronda 1.
strikes-rounds-posted = La ronda { $posted } ya está publicada. El torneo puede terminar tras ella o tras una posterior. Para terminar tras la ronda { $rounds }, deshaga las posteriores.
strikes-rounds-after-last-game = La partida decisiva está publicada, así que la última ronda es fija. Para cambiarla, deshaga la partida decisiva.
strikes-too-late-to-enter = Se puede entrar hasta que se forman las mesas de la ronda 2. Ya es tarde.
strikes-only-re-entries = Las inscripciones se cerraron al formar las mesas de la ronda 2. Solo puede volver, con el mismo nombre, quien quedó fuera; «{ $name }» no quedó fuera.
strikes-re-entered-before = { $player1 } ya volvió a inscribirse. Solo es posible una vez.
strikes-not-eliminated = { $player1 } no ha sido eliminado. A quien se retiró se le puede reincorporar.
strikes-late-entry-out = Quien entra ahora empezaría con { $strikes } strikes por la ronda no jugada y quedaría fuera enseguida (con { $level }). Ya es tarde para entrar.
strikes-eliminated-for-good = { $player1 } quedó fuera en la ronda { $round } con { $strikes } strikes y no puede volver.
strikes-return-too-late =
    { $player1 } no puede volver: con un último puesto por { $rounds ->
        [one] { $rounds } ronda no jugada
       *[other] { $rounds } rondas no jugadas
    } tendría { $strikes } strikes, fuera con { $level }.
strikes-drop-in-last-game = { $player1 } juega la partida decisiva. Anote su resultado con la retirada de { $player1 }.
strikes-no-byes-on-request = En este formato no hay byes a petición. Retire a { $player1 } y reincorpórele más tarde; una ronda no jugada cuenta como un último puesto.
strikes-old-result-cleared = Las rondas siguientes dependen de la ronda { $round }. Cambie el resultado de la mesa { $table } en vez de borrarlo.

## Reports

strikes-score-missing = Mesa { $table }, { $everyone }: escriba una puntuación, o W si se retira.
strikes-score-of-withdrawn = Mesa { $table }, { $everyone }: una puntuación o una retirada, no las dos cosas.

## Seating by hand

strikes-seated-twice = En más de un asiento: { $everyone }. Cada jugador va una sola vez.
strikes-not-in-this-round = No son de la ronda { $round }: { $everyone }. Siente solo a los jugadores de esta ronda.
strikes-without-a-seat = Sin asiento: { $everyone }. Cada jugador de la ronda necesita un asiento.
strikes-other-table-sizes = Mantenga los tamaños de mesa publicados: { $sizes }.
strikes-rematch =
    Mesa { $table }: { $player1 } { AND($player2) } ya coincidieron { $times ->
        [one] { $times } vez
       *[other] { $times } veces
    }.
strikes-forbidden-pair = Mesa { $table }: { $player1 } { AND($player2) } están en la lista de separación.
strikes-score-gap = La mesa { $table } mezcla jugadores de los grupos { $groups }.
