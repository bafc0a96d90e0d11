### Accumulated strikes: name, cards, and the steps for making the next round by hand

strikes-format-about = Partidas de tres a cinco jugadores. Cuanto peor el puesto, más strikes. Con demasiados strikes se queda fuera; gana quien queda al final.
strikes-card-title = Ficha de strikes
strikes-card-rule-places = Cuanto mejor el puesto, menos strikes.
strikes-card-rule-ties = Los puestos empatados se reparten los strikes. No vale el desempate del propio juego.
strikes-card-rule-out = Con { $level } strikes se queda fuera.
strikes-card-rule-seating = Se alternan rondas al azar y por grupos. Por grupos se juega con strikes parecidos.
strikes-card-rule-end = Si quedan dos tras la última mesa: gana quien tiene menos strikes o ganó la última partida.
strikes-card-rule-last-round = El torneo termina tras la ronda { $rounds }: gana quien menos strikes tiene.
strikes-head-stakes = Strikes restantes
strikes-head-limit = Fuera con { $level }
strikes-group-points = de { $low } a { $high } strikes
strikes-group-points-one = Strikes: { $low }
strikes-format-name = Strikes acumulados
strikes-format-short = Mesas de 3 a 5; los últimos puestos cuestan.
strikes-by-place = Strikes del primer al último puesto: { $tables }.
strikes-by-place-at = { $strikes } ({ $players } jugadores)
strikes-people-late-entries = Entra con los strikes de un último puesto por la ronda no jugada.
strikes-end-asked = ¿Terminar el torneo tras la ronda { $round }?
strikes-end-about = Si entonces siguen más de dos, gana quien menos strikes tiene; los iguales comparten.
strikes-end-do = Terminar tras la ronda { $round }
strikes-end-done = La ronda { $round } es la última.
strikes-hand-heading-random =
    Ronda { $round }, sorteada: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
strikes-hand-heading-split =
    Ronda { $round }, por strikes: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
strikes-hand-heading-playoff = Partida decisiva de los dos ganadores
strikes-hand-take =
    Tomar las fichas de { $players ->
        [one] { $players } jugador que sigue
       *[other] { $players } jugadores que siguen
    } (menos de { $level } strikes, sin retirarse).
strikes-hand-random = Barajarlas y repartirlas en { $sizes }.
strikes-hand-split = Ordenar por strikes, de menos a más; barajar los iguales. Llenar los grupos desde arriba: { $groups }. Barajar cada grupo y repartirlo en sus mesas.
strikes-hand-bye = Bye: de quienes menos byes han tenido, quien tiene menos strikes; si hay igualdad, sorteo. No cuesta strikes.
strikes-hand-meet = Mirar los rivales en las fichas. Cambiar jugadores dentro de un grupo para que se repitan los menos posibles, y nadie por tercera vez.
strikes-hand-slips =
    Copiar cada mesa en una papeleta en blanco: números y nombres ({ $tables ->
        [one] { $tables } papeleta
       *[other] { $tables } papeletas
    }).
strikes-hand-strikes = Tras la partida, la puntuación más alta es primera. Strikes: 5 jugadores { $five } · 4 jugadores { $four } · 3 jugadores { $three }. Los puestos empatados se reparten los strikes. Quien se retira a mitad de la partida comparte el último puesto y queda fuera.
strikes-hand-out = Tras la ronda, sumar: fuera con { $level } strikes o más.
strikes-hand-end = Queda uno: gana. No queda nadie: gana quien menos strikes tiene entre los que acaban de jugar; los iguales comparten.
strikes-hand-end-one-table = Quedan dos tras una ronda de una mesa: gana quien tiene menos strikes si también ganó la partida. Si quedó 2.º, ganan ambos; si quedó 3.º o peor, gana quien ganó la partida. Con los mismos strikes, gana quien ganó la partida.
strikes-hand-end-more-tables = Quedan dos tras una ronda de varias mesas: gana quien tiene menos strikes. Con los mismos, el mayor margen entre 1.º y 2.º en la última partida; si siguen igualados, ganan ambos.
strikes-hand-end-last-round = El torneo termina tras la ronda { $rounds }. Si entonces siguen más de dos, gana quien menos strikes tiene; los iguales comparten.
strikes-hand-playoff = Los dos ganadores pueden jugar una partida decisiva; decide sin importar los strikes.

## What decided

strikes-won-alone-decided = Nadie más sigue en juego; { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }.
strikes-won-strikes-and-game-decided = Menos strikes que { $player2 } ({ $strikes } a { $other }), y no por detrás en la última partida.
strikes-won-game-decided = Por delante en la última partida. { $player2 } tenía menos strikes ({ $strikes } a { $other }), pero acabó { place }.
strikes-won-game-equal-strikes-decided = Tantos strikes como { $player2 } ({ $strikes }), y por delante en la última partida.
strikes-share-second-in-game-decided = { $player1 } tiene menos strikes ({ $strikes } a { $other }) y quedó en segundo puesto en la última partida; la ganó { $player2 }.
strikes-share-equal-game-decided = Los mismos strikes ({ $strikes }) y la misma puntuación en la última partida.
strikes-won-fewer-strikes-decided = Menos strikes que { $player2 } ({ $strikes } a { $other }).
strikes-won-fewer-strikes-bye-decided = Menos strikes que { $player2 } ({ $strikes } a { $other }). No jugaron ambos la última ronda, así que solo cuentan los strikes.
strikes-share-equal-strikes-bye-decided = Los mismos strikes ({ $strikes }), y no jugaron ambos la última ronda.
strikes-won-margin-decided = Tantos strikes como { $player2 } ({ $strikes }), con mejor margen en la última partida ({ $margin } a { $other_margin }).
strikes-share-margin-decided = Los mismos strikes ({ $strikes }) y el mismo margen en la última partida ({ $margin }).
strikes-share-no-margin-decided = Los mismos strikes ({ $strikes }), y en las últimas partidas no hay márgenes que comparar.
strikes-won-all-out-decided = La ronda { $round } dejó fuera a todos. La menor cantidad de strikes: { $strikes }.
strikes-share-all-out-decided = La ronda { $round } dejó fuera a todos. La menor cantidad de strikes: { $strikes } cada uno.
strikes-won-after-last-round-decided = La menor cantidad de strikes tras la última ronda: { $strikes }.
strikes-share-after-last-round-decided = La menor cantidad de strikes tras la última ronda: { $strikes } cada uno.
strikes-won-playoff-decided = Ganó la partida decisiva contra { $player2 }.
strikes-share-playoff-decided = Empate en la partida decisiva.
strikes-sheet-order = Orden: primero quienes siguen dentro, con menos strikes delante; luego quienes quedaron fuera más tarde.
strikes-sheet-legend-rounds = R1, R2: strikes de la ronda.
strikes-sample-title = Strikes: a un último puesto de quedar fuera
strikes-sample-about = Quedan seis jugadores, y para cinco de ellos el próximo último puesto es el final.
strikes-sample-note = La ronda 5 está publicada. De 26 jugadores quedan seis, y cinco de ellos están a un último puesto de quedar fuera.
strikes-sample-try-1 = Ver quién está más cerca
strikes-sample-try-2 = Anotar un resultado en la mesa 1
strikes-sample-try-3 = Mostrar al público
