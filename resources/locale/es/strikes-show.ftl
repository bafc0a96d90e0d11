### Accumulated strikes: name, cards, and the steps for the next round by hand

strikes-format-about = Juegos de tres a cinco; cuanto peor el puesto, más strikes. Quien acumula demasiados strikes queda fuera, y gana el último que sigue en pie.
strikes-card-title = Ficha de strikes
strikes-head-stakes = Para quedar fuera
strikes-format-name = Strikes acumulados
strikes-format-short = Mesas de 3 a 5; los últimos puestos cuestan.
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
