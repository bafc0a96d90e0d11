### Accumulated strikes: name, cards, and the steps for the next round by hand

strikes-format-about = Juegos de tres a cinco; cuanto peor el puesto, más strikes. Quien acumula demasiados strikes queda fuera, y gana el último que sigue en pie.
strikes-card-title = Ficha de strikes
strikes-head-stakes = Para quedar fuera
strikes-format-name = Strikes acumulados
strikes-people-late-entries = Quien entra ahora carga con los strikes de un último puesto por la ronda no jugada.
strikes-hand-heading-random =
    Ronda { $round }, al azar: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
strikes-hand-heading-split =
    Ronda { $round }, por strikes: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
strikes-hand-heading-playoff = La última partida de los dos ganadores
strikes-hand-take =
    Tomar las fichas de los que siguen ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }): menos de { $level } strikes, y sin retirarse.
strikes-hand-random = Barajarlas y repartirlas en { $sizes }.
strikes-hand-split = Ordenarlas por strikes, primero las de menos; barajar entre sí las iguales. Llenar los grupos desde arriba: { $groups }. Barajar cada grupo y repartirlo en sus mesas.
strikes-hand-bye = Entre quienes han tenido menos byes, descansa el jugador con menos strikes; en caso de empate, por sorteo. No le cuesta strikes.
strikes-hand-meet = Mirar los rivales en las fichas. Cambiar jugadores entre mesas del mismo grupo para que se repitan los menos posibles, y sobre todo nadie por tercera vez.
strikes-hand-slips =
    Escribir cada mesa en una papeleta en blanco: números y nombres, { $tables ->
        [one] { $tables } papeleta
       *[other] { $tables } papeletas
    }.
strikes-hand-strikes = Tras el juego, la puntuación más alta va primera. Strikes: con 5 jugadores 0 6 12 18 24, con 4 0 8 16 24, con 3 0 12 24. Los puestos empatados se reparten sus strikes por igual. Quien se retiró a mitad del juego comparte el último puesto y queda fuera.
strikes-hand-out = Cuando han llegado todas las mesas, sumar: quien tiene { $level } strikes o más queda fuera.
strikes-hand-end = Si queda uno, ha ganado. Si no queda nadie, gana quien menos strikes tiene entre los que jugaron; si hay iguales, juntos.
strikes-hand-end-one-table = Si quedan dos tras una ronda de una sola mesa: gana quien tiene menos strikes si ganó también ese juego; si quedó en segundo puesto, ganan los dos; si quedó tercero o peor, gana quien ganó el juego. Con los mismos strikes: quien ganó el juego.
strikes-hand-end-more-tables = Si quedan dos tras una ronda de varias mesas: gana quien tiene menos strikes; si son iguales, quien tuvo en su último juego el mayor margen entre primero y segundo; si siguen iguales, los dos.
strikes-hand-playoff = Los dos ganadores pueden jugar una última partida, que decide sin importar los strikes.

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
strikes-won-playoff-decided = Ganó la partida decisiva contra { $player2 }.
strikes-share-playoff-decided = Empate en la partida decisiva.
