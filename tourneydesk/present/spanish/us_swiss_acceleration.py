"""Words of the US Chess Swiss: accelerated rounds, and when acceleration is recommended."""

ACCELERATION = {
    # Accelerated rounds
    "accelerated_upper_half": (
        "Ronda acelerada: {0} {1:and} se emparejan en la mitad superior, que en la ronda 1 juega "
        "entre sí."
    ),
    "accelerated_lower_half": (
        "Ronda acelerada: {0} {1:and} se emparejan en la mitad inferior, que en la ronda 1 juega "
        "entre sí."
    ),
    "accelerated_upper_winners": (
        "Ronda acelerada: en la ronda 2 juegan entre sí quienes ganaron en la mitad superior (A)."
    ),
    "accelerated_middle": (
        "Ronda acelerada: en la ronda 2, quienes no ganaron en la mitad superior (A) se emparejan "
        "con quienes ganaron en la inferior (B), por orden de rating."
    ),
    "accelerated_lower_draws": (
        "Ronda acelerada: quienes hicieron tablas en la ronda 1 en la mitad inferior (B) se "
        "emparejan entre sí."
    ),
    "accelerated_lower_losers": (
        "Ronda acelerada: quienes perdieron en la ronda 1 en la mitad inferior (B) se emparejan "
        "entre sí."
    ),
    "accelerated_added": (
        "Ronda acelerada: {0} {1:and} se emparejan en el grupo con {points:punto|puntos}. En las "
        "rondas 1 y 2, la mitad superior (A) tiene un punto más para emparejar, pero no en la "
        "clasificación."
    ),
    "reading_adjusted_rating": (
        "Las rondas 1 y 2 se aceleran por rating ajustado: juegan entre sí los ganadores de A; los "
        "no ganadores de A (también con tablas), contra los ganadores de B; entre sí los que "
        "hicieron tablas en B; y entre sí los que perdieron en B. Aquí el reglamento se puede leer "
        "de más de una manera; esta es la lectura de Windows TD."
    ),
    "reading_added_score": (
        "Las rondas 1 y 2 se aceleran con puntos añadidos: la mitad superior tiene un punto más, "
        "solo para emparejar."
    ),
    # Acceleration: when
    "acceleration_recommended": (
        "Se recomienda acelerar: {players} jugadores son al menos {threshold} (1½ por 2 elevado "
        "a {rounds}, 28R). Se esperan {expected:word_perfect} sin aceleración y "
        "{expected_accelerated:word_few} con ella."
    ),
    "acceleration_not_recommended": (
        "No se recomienda acelerar: {unmet:word_unmet}. Se esperan {expected:word_perfect} sin "
        "aceleración y {expected_accelerated:word_few} con ella."
    ),
    "word_unmet_rounds_n_n": "hacen falta al menos {1} rondas",
    "word_unmet_players_n_n_n": "{0} jugadores son menos de {1} (1½ por 2 elevado a {2})",
    "word_unmet_class_n_n_n_n": (
        "{0} de {1} jugadores con rating están en una clase ({2}–{3}), más de la mitad"
    ),
    "word_perfect_about_n": "unos {0} jugadores con todo ganado",
    "word_perfect_about_one": "un jugador con todo ganado, más o menos,",
    "word_perfect_under_one": "menos de un jugador con todo ganado",
    "word_few_about_n": "unos {0}",
    "word_few_about_one": "uno más o menos",
    "word_few_under_one": "menos de uno",
}
