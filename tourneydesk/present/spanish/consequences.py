"""Words about what settings lead to, and about the formats for somebody who is new to them."""

CONSEQUENCES = {
    # What each format is
    "about_risk-swiss": (
        "Juegos de cuatro o cinco por tablero, rivales nuevos en cada ronda y puntos según el "
        "puesto. Después, los cinco mejores juegan un tablero final, y quien lo gana se lleva el "
        "torneo."
    ),
    "about_age-swiss": (
        "Partidas de dos: todos juegan todas las rondas contra alguien con un balance parecido. "
        "Hasta donde es posible, cada cual juega con alguien de su grupo de edad."
    ),
    "about_dual-ring": (
        "Todos se sientan en un gran anillo y juegan a la vez contra sus dos vecinos, con una "
        "salida común. Quien pierde una partida queda fuera, el anillo se cierra, y así hasta que "
        "alguien gana."
    ),
    "about_strikes": (
        "Juegos de tres a cinco; cuanto peor el puesto, más strikes. Quien acumula demasiados "
        "strikes queda fuera, y gana el último que sigue en pie."
    ),
    "about_us-swiss": (
        "Partidas de dos con las reglas de US Chess: quienes ganan juegan entre sí, nadie repite "
        "rival y nadie queda eliminado. Con rating, blancas y negras, y rondas aceleradas si se "
        "desea."
    ),
    # What so many players and these settings make
    "of_boards": "{count:tablero|tableros} de {size}",
    "of_tables": "{count:mesa|mesas} de {size}",
    "of_size": "{count} de {size}",
    "swiss_rounds_one": "una ronda suiza",
    "swiss_rounds_many": "{rounds} rondas suizas",
    "boards_then_final": (
        "{players:jugador|jugadores}: {boards}, {rounds} y después una final de {final}."
    ),
    "boards_no_final": "{players:jugador|jugadores}: {boards}, {rounds} y sin final.",
    "ring_of": (
        "{players:jugador|jugadores}: {players:tablero|tableros} en un anillo, "
        "{players:partida|partidas} a la vez. Cada cual juega en dos tableros, así que hacen falta "
        "{players:juego de piezas|juegos de piezas}."
    ),
    "strikes_tables": "{players:jugador|jugadores}: {tables} en la ronda 1. {rounds}",
    "strikes_tables_bye": (
        "{players:jugador|jugadores}: {tables} en la ronda 1, y uno descansa. {rounds}"
    ),
    "age_rounds_by_chart": (
        "{players:jugador|jugadores}: {rounds:ronda|rondas} según la tabla oficial, con "
        "{tables:mesa|mesas} en cada una."
    ),
    "age_rounds_below_chart": (
        "{players:jugador|jugadores}: {rounds:ronda|rondas}, con {tables:mesa|mesas} en cada una."
    ),
    "age_rounds_as_set": (
        "{players:jugador|jugadores}: {rounds:ronda|rondas} según los ajustes, con "
        "{tables:mesa|mesas} en cada una. La tabla oficial dice {chart}."
    ),
    "one_sits_out": "El número es impar, así que en cada ronda descansa un jugador.",
    "acceleration_is_not_recommended": (
        "No se recomienda acelerar: {players:jugador|jugadores}, {rounds:ronda|rondas} (vale la "
        "pena desde {threshold})."
    ),
    "acceleration_is_recommended": (
        "Se recomienda acelerar: {players:jugador|jugadores}, {rounds:ronda|rondas} (vale la pena "
        "desde {threshold})."
    ),
    "accelerated_quarters": (
        "Aceleradas las rondas 1 y 2: primero A1 contra A2 y B1 contra B2, para que los fuertes se "
        "encuentren desde el principio."
    ),
    "half_upper": "mitad superior",
    "half_lower": "mitad inferior",
}
