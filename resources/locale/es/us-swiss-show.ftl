### The US Chess Swiss: name, cards, and the steps for making the next round by hand

us-swiss-format-about = Ajedrez con las reglas suizas de US Chess: emparejamientos por puntos y rating, sin repetir rival y sin eliminar a nadie. Con emparejamientos acelerados para torneos grandes, si lo desea.
us-swiss-card-title = Ficha de emparejamientos
us-swiss-card-rule-points = Ganada 1, tablas ½, perdida 0.
us-swiss-card-rule-pairing = Los rivales tienen una puntuación parecida y no se han enfrentado.
us-swiss-card-rule-colors = Los colores se igualan a lo largo de las rondas y después se alternan.
us-swiss-card-rule-bye = Un bye de un punto vale 1. El de medio punto se pide a tiempo.
us-swiss-card-rule-slip = Los dos revisan y firman la papeleta. Después se anota en la ficha.
us-swiss-format-name = Suizo US Chess
us-swiss-format-short = Ajedrez por puntos y por elo.
us-swiss-people-house = Solo juega cuando el número sería impar; no tiene puesto ni gana premios (28M).
us-swiss-people-late-entries =
    Juega desde la próxima ronda. Cada ronda no jugada vale { $missed_rounds ->
        [half] ½ punto
       *[other] 0 puntos
    } (Ajustes).
us-swiss-hand-pairs =
    { $count ->
        [one] { $count } tablero
       *[other] { $count } tableros
    }
us-swiss-hand-heading-first =
    Ronda 1: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
us-swiss-hand-heading-swiss =
    Ronda { $round }: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
us-swiss-hand-asked = Apartar a quien pidió un bye de medio punto en esta ronda: { $names }.
us-swiss-hand-sort =
    Hacer grupos de puntuación con { $players ->
        [one] la ficha de { $players } jugador
       *[other] las fichas de { $players } jugadores
    }, el de más puntos primero; en cada grupo por rating, sin rating al final.
us-swiss-hand-bye = Número impar: bye de un punto para el rating más bajo del último grupo de puntuación (con rating, sin bye de un punto ni victoria por incomparecencia antes) (28L).
us-swiss-hand-no-bye = Número par: sin bye.
us-swiss-hand-halves = Partir cada grupo en dos mitades. El primero juega contra el primero de la mitad inferior, el segundo contra el segundo, etc. (29C).
us-swiss-hand-odd = Grupo impar: su rating más bajo (con rating) juega contra el rating más alto del grupo siguiente con quien no se haya enfrentado (29D).
us-swiss-hand-rematch = ¿Rival repetido? Cambiarlo por un vecino de la mitad inferior, primero el de rating más parecido (27A1).
us-swiss-hand-colours = Colores: cada cual lleva el que ha llevado menos veces; si son las mismas, el contrario al de la última ronda. Si a ambos les corresponde el mismo: decide el mayor desequilibrio; después se invierte la última ronda con colores distintos; después, el mejor puesto (29E4).
us-swiss-hand-swap = Cambiar por colores solo hasta { $alternation } puntos (para alternar) o { $equalisation } puntos (para igualar). Evitar el mismo color tres veces seguidas (29E5).
us-swiss-hand-first-colour = Echar a cara o cruz el color del primer jugador. De tablero en tablero, los de arriba alternan blancas y negras.
us-swiss-hand-accelerated-first = Acelerado: partir la lista de rating en una mitad superior de { $upper } y una inferior de { $lower }. Emparejar cada mitad aparte, su cuarto superior contra su cuarto inferior.
us-swiss-hand-accelerated-adjusted = Acelerado (rating ajustado): emparejar entre sí a los ganadores de la mitad superior en la ronda 1; después, al resto de la mitad superior con los ganadores de la inferior; después, las tablas de la inferior; después, sus derrotas.
us-swiss-hand-accelerated-added = Acelerado (puntos añadidos): en esta ronda, dar un punto más a la mitad superior de la lista, solo para emparejar.
us-swiss-hand-slips =
    Copiar cada pareja en una papeleta en blanco, primero las blancas ({ $tables ->
        [one] { $tables } papeleta
       *[other] { $tables } papeletas
    }).
us-swiss-hand-points = En cada ficha, rodear color y resultado y escribir los puntos: ganada 1, tablas ½.
us-swiss-hand-planned =
    { $rounds ->
        [one] { $rounds } ronda prevista
       *[other] { $rounds } rondas previstas
    }.
us-swiss-setting-rounds-help = Con 4 rondas hay como mucho una puntuación perfecta entre 16 jugadores; con 5, entre 32.

us-swiss-setting-acceleration-question = ¿Acelerar las rondas 1 y 2?
us-swiss-acceleration-round = Ronda { $round }
us-swiss-acceleration-worked-out =
    Puntuación perfecta es ganar todas las partidas. Con { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }, cada una de las { $rounds } rondas reduce su número a la mitad; la aceleración lo reduce una vez más. Ayuda desde { $threshold } jugadores: 1½ por 2 elevado a { $rounds } (28R). Aquí gana siempre en la ronda 1 quien está mejor clasificado, salvo tablas en el primer tablero de cada mitad.
us-swiss-acceleration-average-gap = diferencia media, ronda { $round }
us-swiss-acceleration-perfect-scores = puntuaciones perfectas al final
us-swiss-acceleration-perfect = { WORD($expected, kind: "word-figure") }
us-swiss-word-figure-about-n = unas { $n }
us-swiss-word-figure-about-one = aprox. 1
us-swiss-word-figure-under-one = menos de 1
us-swiss-acceleration-first-boards = Primeros tableros de la ronda 1
us-swiss-acceleration-gap = Diferencia
us-swiss-acceleration-board = { $first } – { $second }
us-swiss-acceleration-player = { $name } { $rating }
us-swiss-acceleration-group-score-2 = 1 punto
us-swiss-acceleration-group-score-1 = ½ punto
us-swiss-acceleration-group-score-0 = 0 puntos
us-swiss-acceleration-group-added-4 = Mitad superior: 1 punto
us-swiss-acceleration-group-added-3 = Mitad superior: ½ punto
us-swiss-acceleration-group-added-2 = Mitad superior: 0, inferior: 1
us-swiss-acceleration-group-added-1 = Mitad inferior: ½ punto
us-swiss-acceleration-group-added-0 = Mitad inferior: 0 puntos
us-swiss-acceleration-group-upper-winners = Mitad superior: ganó
us-swiss-acceleration-group-middle = Mitad superior: el resto, inferior: ganó
us-swiss-acceleration-group-lower-draws = Mitad inferior: tablas
us-swiss-acceleration-group-lower-losers = Mitad inferior: perdió
us-swiss-no-show-is-paired = { $player1 } no se presentó a la ronda { $round } y tendrá rival en la ronda { $next }. Si no ha vuelto, retire su inscripción o anote un bye.
us-swiss-sample-title = Ajedrez: sorpresa en la ronda 3 y una inscripción tardía
us-swiss-sample-about = Alguien con rating 1461 gana a alguien con 1729, y una jugadora llega con dos rondas de retraso.
us-swiss-sample-note = En el tablero 2 Otis Carmichael (1461) ha ganado a Earl Hutchings (1729). Katarina Novak llegó para la ronda 3 y se perdió dos.
us-swiss-sample-try-1 = Mirar el tablero 2
us-swiss-sample-try-2 = Ver la inscripción tardía
us-swiss-sample-try-3 = Reparar la ronda
