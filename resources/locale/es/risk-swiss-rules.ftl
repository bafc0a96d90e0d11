### RISK 2210 Swiss: the rules sheet, and charts for going on by hand

risk-swiss-rules-cited = RISK 2210 Swiss-Style Pairing System (DCI)
risk-swiss-clause-basics = Basics
risk-swiss-clause-recording = Score recording { $number }

risk-swiss-rule-boards = En cada tablero juegan 4 o 5 personas. No hay byes.
risk-swiss-rule-boards-of-three = En cada tablero juegan 4 o 5 personas. Este torneo no es oficial: donde 4 y 5 no suman, hay tableros de 3. No hay byes.
risk-swiss-rule-fewest = El menor número posible de tableros. { $players } jugadores: { $sizes }.
risk-swiss-rule-boards-set = Tableros según el ajuste. { $players } jugadores: { $sizes }.
risk-swiss-rule-rounds =
    { $rounds ->
        [one] { $rounds } ronda suiza
       *[other] { $rounds } rondas suizas
    }: una por cada cinco tableros de la ronda 1, o fracción.
risk-swiss-rule-rounds-set =
    { $rounds ->
        [one] { $rounds } ronda suiza
       *[other] { $rounds } rondas suizas
    }, por decisión de la organización.
risk-swiss-rule-first = La ronda 1 se sortea.
risk-swiss-rule-later = Rondas siguientes: quienes tienen los mismos puntos de torneo juegan juntos; entre iguales se sortea. El tablero que un grupo de puntuación no llena se completa con el grupo siguiente. Los desempates nunca cuentan para emparejar.
risk-swiss-rule-mixing = Los tableros de 4 y de 5 se colocan de modo que se mezclen los menos grupos de puntuación posibles. Los asientos de cada tablero se sortean.
risk-swiss-rule-apart =
    Entre tableros igual de mezclados coinciden los menos jugadores posibles { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    }.
risk-swiss-rule-new-opponents = Entre distribuciones igual de buenas se usa la que repite menos rivales.
risk-swiss-rule-withdrawn = Quien se retira de una partida o queda descalificado suma 0 puntos en ella.
risk-swiss-rule-not-seated = Quien se ha retirado no vuelve a jugar salvo que la organización lo reincorpore. Las inscripciones tardías empiezan con 0 puntos y son posibles hasta que se publica la final.
risk-swiss-rule-report = Después de cada partida, comunicar el puesto, los puntos de juego y la energía restante de cada jugador, y dejar la zona de juego.
risk-swiss-rule-points = Puntos de torneo: 1.º { $first }, 2.º { $second }, 3.º { $third }, 4.º { $fourth }, 5.º { $fifth }; retirada o descalificación, 0. En un tablero de 4: { $four }.
risk-swiss-rule-rating = Para el cambio de rating previsto (K = { $k }), cada tablero cuenta como una partida contra cada rival: por delante es victoria; por detrás, derrota.
risk-swiss-rule-order = Clasificación: puntos de torneo, después el total de puntos de juego y después el total de energía restante.
risk-swiss-rule-order-set = Clasificación, en este orden: { $keys }.
risk-swiss-rule-lot = Si sigue la igualdad: un sorteo, que se indica como tal.
risk-swiss-rule-final = Después de las rondas suizas, los { $seats } primeros que siguen en juego disputan la final en un tablero. Sus puestos son los primeros puestos del torneo.
risk-swiss-rule-after-final = Detrás de los finalistas vale la clasificación suiza. La final no da puntos de torneo. Quien se retira de ella queda detrás de quienes la terminan. Si quedan 4 jugadores, la juegan 4.
risk-swiss-rule-semi-final = Después de las rondas suizas, los 10 primeros que siguen en juego disputan una semifinal en dos tableros según la clasificación: 1, 4, 5, 8, 9 y 2, 3, 6, 7, 10. Si quedan 8 o 9, faltan los últimos puestos; con menos de 8 no hay semifinal.
risk-swiss-rule-final-board = Los { $seats } mejores de la semifinal, por el puesto en su tablero y luego por la clasificación, disputan la final en un tablero. Sus puestos son los primeros puestos del torneo.
risk-swiss-rule-after-both = Detrás de los finalistas van los demás semifinalistas por el puesto en su tablero y luego por la clasificación suiza; después, todos los demás. Ninguna de las dos da puntos de torneo. Quien se retira de una de ellas queda detrás de quienes la terminan. Si quedan 4 jugadores, la final la juegan 4.
risk-swiss-rule-no-final = No hay final: decide la clasificación tras la última ronda suiza.

## Charts of the emergency kit

risk-swiss-hand-chart-boards = Tableros
risk-swiss-hand-chart-of-five = Tableros de 5
risk-swiss-hand-chart-of-four = Tableros de 4
risk-swiss-hand-chart-of-three = Tableros de 3
risk-swiss-hand-chart-swiss-rounds = Rondas suizas
risk-swiss-hand-chart-points = Puntos de torneo
