### The RISK 2210 Swiss: name, cards, and the steps for making the next round by hand

risk-swiss-format-about = Tableros de 4 o 5, llenados por puntos de torneo en cada ronda. Los cinco mejores juegan un tablero final.
risk-swiss-card-title = Ficha de partidas de RISK 2210
risk-swiss-card-rule-boards = Tableros de 4 o 5. Sin byes.
risk-swiss-card-rule-write = Anote puesto, puntos de juego y energía restante.
risk-swiss-card-rule-leave = Después, salga de la zona de juego.
risk-swiss-card-rule-pairing = Los rivales se sortean entre quienes tienen los mismos puntos.
risk-swiss-card-rule-final = Los { $seats } mejores juegan la final.
risk-swiss-card-rule-semi-final = Los 10 mejores juegan una semifinal en dos tableros.
risk-swiss-head-stakes = Final
risk-swiss-format-name = Suizo RISK 2210
risk-swiss-format-short = Tableros de 4 o 5 y una final para los cinco mejores.
risk-swiss-people-late-entries = Entra con 0 puntos por las rondas no jugadas.
risk-swiss-hand-heading-first =
    Ronda 1: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
risk-swiss-hand-heading-swiss =
    Ronda { $round }: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
risk-swiss-hand-heading-final = Final: 1 tablero de { $size }
risk-swiss-hand-heading-semi-final = Semifinal: { $sizes }
risk-swiss-hand-take =
    Tomar las fichas de { $players ->
        [one] { $players } jugador que sigue
       *[other] { $players } jugadores que siguen
    }. Apartar las de quienes se retiraron.
risk-swiss-hand-shuffle = Barajar las fichas.
risk-swiss-hand-sort = Ordenar por puntos de torneo, de más a menos. Barajar las fichas con los mismos puntos; aquí los desempates no cuentan.
risk-swiss-hand-deal = Repartir { $sizes } desde arriba. Completar un tablero con el grupo de puntos siguiente. Colocar los tableros de 4 y 5 de modo que se mezclen los menos grupos posibles.
risk-swiss-hand-deal-first = Repartir { $sizes } desde arriba.
risk-swiss-hand-slips = Copiar cada tablero en una papeleta en blanco: números y nombres.
risk-swiss-hand-report = Tras la partida: puesto, puntos de juego y energía de cada jugador (RET si se retiró). Firman todos.
risk-swiss-hand-points = En cada ficha, rodear el puesto y sumar los puntos de torneo: 1.º { $first }, 2.º { $second }, 3.º { $third }, 4.º { $fourth }, 5.º { $fifth } (los tableros de 4 también empiezan en { $first }). Retirada o descalificación: 0, y fuera de las rondas siguientes.
risk-swiss-hand-planned =
    { $rounds ->
        [one] { $rounds } ronda suiza prevista
       *[other] { $rounds } rondas suizas previstas
    }, después la final.
risk-swiss-hand-planned-alone =
    { $rounds ->
        [one] { $rounds } ronda suiza prevista
       *[other] { $rounds } rondas suizas previstas
    }, sin final.
risk-swiss-hand-final-rank = Ordenar a todos los que siguen: puntos de torneo, suma de puntos de juego, suma de energía. ¿Siguen igualados? Sortear en público y anotarlo.
risk-swiss-hand-final-rank-set = Ordenar a todos los que siguen, en este orden: { $keys }. ¿Siguen igualados? Sortear en público y anotarlo.
risk-swiss-hand-final-seat = Los { $size } mejores juegan la final en un tablero. Los puntos de torneo ya no cuentan.
risk-swiss-hand-final-places = Los puestos de la final son los del torneo. Quien se retira de la final va detrás de quienes la terminan. La clasificación suiza decide el resto.
risk-swiss-hand-semi-final-seat = Sentar a los mejores en { $sizes }: puestos 1, 4, 5, 8 y 9 en el tablero 1; puestos 2, 3, 6, 7 y 10 en el tablero 2. Los puntos de torneo ya no cuentan.
risk-swiss-hand-semi-final-places = Los { $size } mejores pasan a la final: primero los ganadores de los dos tableros, después los segundos y así sucesivamente. A igual puesto va delante quien esté mejor en la clasificación.
risk-swiss-hand-final-after-semi-final = Ordenar a los semifinalistas por el puesto en su tablero; a igual puesto va delante quien esté mejor en la clasificación suiza. Después, todos los demás por esa clasificación.

## What decided

risk-swiss-head-decisive = Puesto en la final
risk-swiss-first-in-final =
    Primer puesto en la final, { $points ->
        [one] { $points } punto de juego
       *[other] { $points } puntos de juego
    }.
risk-swiss-final-place-decided = Primer puesto en la final.
risk-swiss-won-as-last-one-in-decided = Nadie más sigue en juego.
risk-swiss-sheet-order-final = Orden: la final decide los primeros puestos; luego { $keys }.
risk-swiss-sheet-order-semi-final = Orden: la semifinal decide los primeros puestos; luego { $keys }.
risk-swiss-sheet-legend-semi-final = La línea gruesa está debajo de los { $count } semifinalistas.
risk-swiss-sheet-legend-rounds = R1, R2: puesto en el tablero.
risk-swiss-sample-title = RISK 2210: una ronda antes de la final
risk-swiss-sample-about = Tres jugadores comparten el cuarto puesto, y la final tiene cinco plazas.
risk-swiss-sample-note = Se juega la última ronda antes de la final. Tres jugadores comparten el cuarto puesto con 11 puntos, y solo dos de ellos pueden llegar a la final.
risk-swiss-sample-try-1 = Ver la clasificación
risk-swiss-sample-try-2 = Mostrar al público
risk-swiss-sample-try-3 = Imprimir los documentos de la ronda
