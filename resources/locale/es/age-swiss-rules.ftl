### Age-Modified Swiss: the rules sheet, and charts for going on by hand

age-swiss-rules-cited = Age-Modified Swiss Pairing System (DCI)
age-swiss-clause-basics = Basics
age-swiss-clause-winner = Determining a winner
age-swiss-clause-rounds = Number of Swiss rounds
age-swiss-clause-pairing = Pairing { $number }
age-swiss-clause-note = Pairing 3, nota

age-swiss-rule-groups = Grupos de edad, de mayor a menor: { WORD($groups, kind: "ages") }. Todos juegan todas las rondas.
age-swiss-rule-rounds-chart = { $players } jugadores juegan { $rounds } rondas, según la tabla publicada.
age-swiss-rule-rounds-ours =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }: las necesarias para que quede una sola persona invicta. La tabla empieza en 17 jugadores.
age-swiss-rule-rounds-set =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }, por decisión de la organización.
age-swiss-rule-match =
    { $games ->
        [1] Cada partida es un solo juego.
       *[other] Cada partida es al mejor de { $games } juegos. Quien va por delante al acabar el tiempo la ha ganado.
    }
age-swiss-rule-first = La ronda 1 se sortea dentro de cada grupo de edad, empezando por el de mayor edad. Quien queda sin rival pasa al siguiente grupo más joven.
age-swiss-rule-record-points = Rondas siguientes: se enfrentan quienes tienen los mismos puntos de torneo, dentro de su grupo de edad si es posible.
age-swiss-rule-record-literal = Rondas siguientes: se enfrentan quienes tienen las mismas victorias, derrotas y tablas, dentro de su grupo de edad si es posible.
age-swiss-rule-odd = Quien queda sin rival en su grupo de edad se enfrenta, con el mismo balance, a alguien del grupo de edad siguiente.
age-swiss-rule-apart = El grupo de mayor edad y el más joven se mantienen separados siempre que sea posible.
age-swiss-rule-down = Si un grupo con el mismo balance es impar, su jugador más joven baja al grupo siguiente y conserva su balance.
age-swiss-rule-rematch = Se evita repetir rivales en lo posible. Lo que sigue igual se sortea.
age-swiss-rule-bye-first = Número impar en la ronda 1: alguien del grupo más joven tiene bye, por sorteo. Un bye es una victoria y vale { $bye }.
age-swiss-rule-bye-later = Byes siguientes: quien ha tenido menos byes, después el balance más bajo, después el grupo de edad más joven, después por sorteo.
age-swiss-rule-missed = Una ronda perdida por inscripción tardía o por ausencia cuenta como derrota. Una partida por incomparecencia cuenta, pero no como enfrentamiento.
age-swiss-rule-points = Puntos de torneo: victoria { $win }, tablas { $draw }, derrota 0.
age-swiss-rule-order = Los puntos de torneo deciden la clasificación. Cada grupo de edad tiene también la suya.
age-swiss-rule-ties-latest-loss = En caso de igualdad, va por delante quien perdió más tarde.
age-swiss-rule-ties-unbeaten = Quien nunca ha perdido va por delante entre los igualados.
age-swiss-rule-ties-shared = Los igualados comparten el puesto y se reparten los premios.
age-swiss-rule-ties-opponents = En caso de igualdad: la proporción media de partidas ganadas por los rivales, cada una de al menos un tercio.
age-swiss-rule-end = El torneo termina tras la última ronda prevista. Gana el primer puesto de la clasificación.

## Charts of the emergency kit

age-swiss-hand-chart-piles = Montones: por puntos de torneo, primero los de mayor edad
age-swiss-head-rounds = Rondas
