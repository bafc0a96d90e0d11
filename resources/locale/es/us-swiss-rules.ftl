### US Chess Swiss: the rules sheet, and charts for going on by hand

us-swiss-rules-cited = Reglamento de US Chess: sistema suizo y desempates

us-swiss-rule-numbers = El orden sigue el rating, el más alto primero. Quienes no tienen rating van al final; la igualdad se sortea.
us-swiss-rule-second-rating = Cuentan los segundos ratings (rápidas, relámpago o FIDE). Quien no tiene entra con el primero.
us-swiss-rule-rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }.
us-swiss-rule-rematch = Nadie se enfrenta dos veces al mismo rival.
us-swiss-rule-scores = Se enfrentan quienes tienen los mismos puntos. Bajan de su grupo de puntuación los menos posibles.
us-swiss-rule-halves = Dentro de un grupo de puntuación, la mitad superior se enfrenta a la inferior por orden.
us-swiss-rule-odd = Grupo impar: el rating más bajo (no quien no tiene rating) se enfrenta al más alto posible del grupo siguiente.
us-swiss-rule-apart =
    Los jugadores { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    } no se enfrentan si para ello no salen más jugadores de su grupo de puntos. Va antes que las mitades y los colores.
us-swiss-rule-accelerated-first = Las rondas 1 y 2 son aceleradas. El grupo se divide en cuartos A1, A2, B1, B2; en la ronda 1, A1 juega con A2 y B1 con B2.
us-swiss-rule-accelerated-adjusted = Ronda 2: los ganadores de A se enfrentan entre sí; los demás de A, a los ganadores de B; las tablas de B entre sí y los perdedores de B entre sí.
us-swiss-rule-accelerated-added = Ronda 2: solo para emparejar, todos los de A tienen un punto más.
us-swiss-rule-equalize = Colores: primero el mismo número de blancas y negras, después alternar. Corresponde el color jugado menos veces o, si no, el contrario del último.
us-swiss-rule-both-due = Si a los dos les corresponde el mismo color: a quien tiene mayor desequilibrio; si no, el contrario de la última ronda en que sus colores difirieron; si no, a quien está mejor clasificado.
us-swiss-rule-switches = Cambios por colores: hasta { $alternation } puntos de rating para alternar y hasta { $equalization } para igualar. Se evita el mismo color tres veces seguidas.
us-swiss-rule-first-color-lot = Ronda 1: se sortea el color del número 1; después los colores alternan de tablero en tablero.
us-swiss-rule-first-color-white = Ronda 1: el número 1 lleva blancas; después los colores alternan de tablero en tablero.
us-swiss-rule-first-color-black = Ronda 1: el número 1 lleva negras; después los colores alternan de tablero en tablero.
us-swiss-rule-bye =
    Número impar: una persona tiene un bye de { $points ->
        [0.5] ½ punto
        [one] { $points } punto
       *[other] { $points } puntos
    }: la de menos puntos y, entre ellas, la de rating más bajo (no sin rating). Nadie lo tiene dos veces, ni después de una victoria sin jugar.
us-swiss-rule-half-byes =
    Los byes de medio punto se piden antes de la ronda{ $most ->
        [none] .
       *[other] , como máximo { $most } por jugador.
    } En la última ronda { $last ->
        [stand] son irrevocables
       *[other] se pueden cancelar
    }.
us-swiss-rule-no-half-byes = No hay byes de medio punto.
us-swiss-rule-missed-zero = Las inscripciones tardías suman 0 puntos por cada ronda perdida.
us-swiss-rule-missed-half = Las inscripciones tardías suman ½ punto por cada ronda perdida.
us-swiss-rule-unplayed = Victoria 1, tablas ½, derrota 0. Las partidas no jugadas cuentan para la puntuación, pero no para los colores ni como enfrentamiento.
us-swiss-rule-house = Un jugador de la casa solo se empareja cuando el número sería impar; no tiene puesto ni gana premios.
us-swiss-rule-order = Clasificación: puntos y después los desempates siguientes, por este orden. Si sigue la igualdad, se comparte el puesto.
us-swiss-rule-tiebreak = { $number }. { $name }: { $help }
us-swiss-rule-no-tiebreaks = Clasificación: puntos. Los igualados comparten el puesto.
us-swiss-rule-end = El torneo termina tras la última ronda. Gana la puntuación más alta; entre iguales deciden los desempates.
us-swiss-rule-end-early = También termina cuando ya no se puede emparejar a nadie sin repetir rival o quedan menos de dos jugadores.

## Charts of the emergency kit

us-swiss-hand-chart-score-groups = Grupos de puntuación, por orden
