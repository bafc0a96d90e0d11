"""Words of the RISK 2210 Swiss: why two were not at one board."""

ANSWERS = {
    # Somebody was not in the round
    "why_not_entered_later": "{0} se inscribió cuando la ronda {round} ya estaba hecha.",
    "why_not_withdrawn": (
        "{0} abandonó en la ronda {left}, así que en la ronda {round} no estuvo en ningún tablero."
    ),
    "why_not_left": (
        "{0} se había retirado antes de que se formaran las mesas de la ronda {round}."
    ),
    "why_not_absent": "{0} no estuvo en ningún tablero en la ronda {round}.",
    # Somebody was not in the final
    "why_not_final_points": (
        "La final es para los {seats} mejores que siguen en el torneo. {0} estaba en el puesto "
        "{place} con {own:punto de partida|puntos de partida}; la última plaza fue para {1}, con "
        "{last}."
    ),
    "why_not_final_game_points": (
        "La final es para los {seats} mejores que siguen en el torneo. {0}, en el puesto {place}, "
        "{1:and}, que tuvo la última plaza, llevaban {points:punto de partida|puntos de partida}; "
        "{1} tenía más puntos de juego, {last} contra {own}."
    ),
    "why_not_final_energy": (
        "La final es para los {seats} mejores que siguen en el torneo. {0}, en el puesto {place}, "
        "{1:and}, que tuvo la última plaza, estaban igualados en puntos de partida y puntos de "
        "juego; a {1} le quedaba más energía, {last} contra {own}."
    ),
    "why_not_final_lot": (
        "La final es para los {seats} mejores que siguen en el torneo. {0}, en el puesto {place}, "
        "{1:and} estaban igualados en puntos de partida, puntos de juego y energía; el sorteo dio "
        "la última plaza a {1}."
    ),
    # Both were in the round
    "why_not_forbidden": "La organización ha dicho que {0} {1:and} no deben enfrentarse.",
    "why_not_by_hand": (
        "En esta ronda se cambiaron tableros a mano. Lo que sigue vale para los tableros tal como "
        "saldrían de las reglas."
    ),
    "why_not_around": (
        "En esta ronda algunos tableros se quedaron como estaban y los demás se formaron "
        "alrededor. Lo que sigue vale para la ronda sin esa condición."
    ),
    "why_not_groups": (
        "{0} llevaba {points:punto de partida|puntos de partida}, {1} {others}. Los tableros "
        "mezclan lo menos posible a jugadores con distintos puntos: {is:paso|pasos} de una "
        "puntuación a la siguiente, sumando todos los tableros. Con estos dos en un tablero serían "
        "{would}."
    ),
    "why_not_groups_level": (
        "{0} {1:and} llevaban {points:punto de partida|puntos de partida} cada uno. Pero los "
        "tableros mezclan lo menos posible a jugadores con distintos puntos: {is:paso|pasos} de "
        "una puntuación a la siguiente, sumando todos los tableros. Con estos dos en un tablero "
        "serían {would}."
    ),
    "why_not_spread": (
        "{0} llevaba {points:punto de partida|puntos de partida}, {1} {others}. En cada tablero "
        "los puntos están lo más cerca posible: {is:punto de partida|puntos de partida} entre "
        "quien más y quien menos lleva, sumando todos los tableros. Con estos dos en un tablero "
        "serían {would}."
    ),
    "why_not_spread_level": (
        "{0} {1:and} llevaban {points:punto de partida|puntos de partida} cada uno. Pero en cada "
        "tablero los puntos están lo más cerca posible: {is:punto de partida|puntos de partida} "
        "entre quien más y quien menos lleva, sumando todos los tableros. Con estos dos en un "
        "tablero serían {would}."
    ),
    "why_not_down_the_list": (
        "{0} llevaba {points:punto de partida|puntos de partida}, {1} {others}. Los tableros se "
        "llenan bajando por la lista de puntos, sin saltarse a nadie. Ninguna de las mejores "
        "maneras de hacerlo junta a estos dos en un tablero."
    ),
    "why_not_others_forbidden": (
        "Con {0} {1:and} en un tablero, en el mejor reparto encontrado {would:pareja "
        "coincide|parejas coinciden} sin deber enfrentarse, en vez de {is}."
    ),
    "why_not_met": (
        "{0} {1:and} ya habían coincidido en la ronda {round}, y van primero los rivales nuevos. "
        "Con estos dos otra vez en un tablero, {would:pareja repite|parejas repiten} en el mejor "
        "reparto encontrado, en vez de {is}."
    ),
    "why_not_repeats": (
        "Van primero los rivales nuevos. Con {0} {1:and} en un tablero, {would:pareja "
        "repite|parejas repiten} en el mejor reparto encontrado, en vez de {is}."
    ),
    "why_not_first_round": "La ronda 1 se sortea: quién se sienta con quién lo decidió el sorteo.",
    "why_not_lot": (
        "{0} {1:and} podrían haber estado igual de bien en un mismo tablero. Decidió el sorteo."
    ),
}
