"""Words of the US Chess Swiss: why two did not meet, and what stands in the way of a decision."""

ANSWERS = {
    # Why two did not meet
    "why_not_oneself": "{0} es un solo jugador. Nombrar a dos.",
    "why_not_they_did": "{0} {1:and} sí se enfrentaron en esa ronda, en el tablero {table}.",
    "why_not_bye": "{0} tuvo en esa ronda el bye del jugador impar.",
    "why_not_away": "{0} no jugó la ronda {round}.",
    "why_not_met": "{0} {1:and} ya se habían enfrentado en la ronda {round}, y nadie repite rival.",
    "why_not_forbidden": "La organización ha dicho que {0} {1:and} no deben enfrentarse.",
    "why_not_same_score": "{0} {1:and} llevaban los mismos puntos ({points}).",
    "why_not_other_score": (
        "{0} llevaba {points:punto|puntos} {1:and}, {others}. Cada cual juega, si se puede, con "
        "alguien que lleva los mismos puntos."
    ),
    "why_not_rest_unpairable": (
        "Con {0} contra {1}, no se habría podido emparejar a todos los demás sin que alguien "
        "repitiera rival."
    ),
    "why_not_by_hand": (
        "La ronda se cambió a mano. La respuesta compara con los emparejamientos tal como los "
        "hacen las reglas."
    ),
    "why_not_around": (
        "Algunos tableros de esta ronda quedaron como estaban al repararla. La respuesta compara "
        "con los emparejamientos que las reglas hacen para todos."
    ),
    "why_not_by_rules_around": (
        "Según las reglas para toda la ronda, {0} {1:and} se enfrentarían. Lo impidieron tableros "
        "que quedaron como estaban al repararla."
    ),
    "why_not_other_bye": "Con {0} contra {1}, el bye sería para {2} en vez de {3}.",
    "why_not_more_leave": (
        "Con {0} contra {1}, {would:jugador tendría|jugadores tendrían} que salir de su grupo, en "
        "vez de {is}, para jugar con alguien de otra puntuación."
    ),
    "why_not_other_odd_player": (
        "Con {0} contra {1}, tendría que bajar al grupo siguiente {2} en vez de {3}, que es a "
        "quien le toca bajar por rating."
    ),
    "why_not_third": (
        "Con {0} contra {1}, {would:jugador llevaría|jugadores llevarían} el mismo color por "
        "tercera vez seguida, en vez de {is}."
    ),
    "why_not_over_equalisation_limit": (
        "Con {0} contra {1}, {would:cambio superaría|cambios superarían} lo permitido para igualar "
        "colores, en vez de {is}."
    ),
    "why_not_equalisation": (
        "Con {0} contra {1}, {would:jugador acabaría|jugadores acabarían} con dos partidas más de "
        "un color que del otro, en vez de {is}."
    ),
    "why_not_over_alternation_limit": (
        "Con {0} contra {1}, {would:cambio superaría|cambios superarían} lo permitido para "
        "alternar colores, en vez de {is}."
    ),
    "why_not_alternation": (
        "Con {0} contra {1}, {would:jugador llevaría|jugadores llevarían} el mismo color que la "
        "última vez, en vez de {is}."
    ),
    "why_not_odd_players": (
        "Con {0} contra {1}, el jugador que baja estaría a {would} puntos de rating, en vez de a "
        "{is}, de aquel a quien le toca por rating."
    ),
    "why_not_interchanges": (
        "Por rating, la mitad superior de un grupo juega contra la inferior. Con {0} contra {1}, "
        "{would:pareja saldría|parejas saldrían} de una misma mitad, en vez de {is}."
    ),
    "why_not_changed": (
        "Con {0} contra {1}, {would:pareja se apartaría|parejas se apartarían} del orden de "
        "rating, en vez de {is}, y los colores no serían mejores."
    ),
    "why_not_sizes": (
        "Con {0} contra {1}, los cambios sumarían {would} puntos de rating en vez de {is}."
    ),
    "why_not_distance": (
        "Con {0} contra {1}, los rivales quedarían más lejos del orden de rating ({would} en vez "
        "de {is}: puestos de diferencia, cada uno al cuadrado, sumados)."
    ),
    "why_not_lower_down": (
        "Con {0} contra {1}, según las reglas todo sería igual, pero el cambio estaría más arriba "
        "en la lista."
    ),
    "why_not_lot": (
        "Con {0} contra {1}, según las reglas todo sería igual. Entre emparejamientos así decide "
        "un número fijo, el mismo en todos los equipos."
    ),
    "why_not_equal": (
        "{0} contra {1} habría sido igual de bueno en todo lo que se cuenta; se tomó otro "
        "emparejamiento igual de bueno."
    ),
    # What stands in the way
    "results_missing": (
        "En la ronda {round} aún {count:tablero no tiene|tableros no tienen} resultado: {tables}. "
        "Anotarlo y después emparejar."
    ),
    "event_finished": (
        "Todo lo previsto está emparejado ({rounds:ronda|rondas}). Para seguir, aumentar «rondas»."
    ),
    "cannot_seat": (
        "Para una ronda hacen falta 2 jugadores o más, y hay {players}. Inscribir {missing:jugador "
        "más|jugadores más}, o reincorporar a alguien que se retiró."
    ),
    "all_ask_for_byes": (
        "Hay {players} jugadores, y de ellos {byes:ha|han} pedido un bye para la ronda {round}. "
        "Una ronda necesita dos que jueguen: anular una petición, o reincorporar a alguien."
    ),
    "forbidden_in_the_way": (
        "No se puede emparejar a los {players} jugadores en la ronda {round} mientras "
        "{pairs:pareja no deba|parejas no deban} enfrentarse, como {0} con {1}. Permitir que "
        "alguna se enfrente."
    ),
    "all_had_the_bye": (
        "El número de jugadores es impar ({players}), y cada cual ha tenido ya un punto entero sin "
        "jugar; nadie puede tener otro. Inscribir a un jugador más, o dar a alguien un bye a "
        "petición en la ronda {round}."
    ),
    "no_round_left": (
        "La ronda {round} no se puede emparejar: nadie repite rival, y nadie recibe un segundo bye "
        "de punto entero. Con {players} jugadores hacen falta {needed:tablero|tableros}. Sin "
        "enfrentarse todavía quedan {possible:pareja|parejas}, que dan para "
        "{pairs:tablero|tableros} a la vez. Inscribir más jugadores, pedir a alguien que tome un "
        "bye si el número es impar, o terminar aquí el torneo."
    ),
    "too_late_to_enter": (
        "Todo lo previsto está emparejado ({rounds:ronda|rondas}), así que no puede entrar nadie "
        "más. Para seguir, aumentar antes «rondas»."
    ),
    "fewer_rounds_than_posted": (
        "Hay {posted:ronda publicada|rondas publicadas}, así que «rondas» no puede ser {rounds}. "
        "Elegir {posted} o más."
    ),
    "first_colour_given": (
        "La ronda 1 está publicada, y el primer color ya está dado. Para cambiarlo, deshacer esa "
        "ronda."
    ),
    "acceleration_under_way": (
        "Si se aceleran las dos primeras rondas se decide con la ronda 1, y cómo, con la ronda 2. "
        "Publicadas: {posted:ronda|rondas}; para cambiarlo, deshacerlas."
    ),
    "too_many_half_byes": (
        "{0} ya tiene {has:bye de medio punto|byes de medio punto}; se pueden pedir {most} como "
        "máximo."
    ),
    "last_round_bye_stands": (
        "Un bye de medio punto pedido para la última ronda se mantiene (regla 22C), así que {0} "
        "conserva el de la ronda {round}. Si el torneo lo permite, decirlo en los ajustes: byes de "
        "medio punto, última ronda, se pueden anular."
    ),
    "bye_after_the_end": (
        "Están previstas {rounds:ronda|rondas}, así que {0} no puede tener bye en la ronda "
        "{round}. Elegir una ronda hasta la {rounds}, o aumentar «rondas»."
    ),
    # Reports
    "winner_draw_or_forfeit": (
        "Tablero {table}, {0} contra {1}: decir quién ganó, o que fueron tablas, o quién no se "
        "presentó."
    ),
    "no_games_in_forfeit": (
        "Tablero {table}: en una partida que no se jugó no hay juegos que contar. Dejar fuera los "
        "juegos."
    ),
    "games_say_otherwise": (
        "En el tablero {table} se juega una sola partida, y los juegos contados no coinciden con "
        "el resultado. Dejar fuera los juegos o hacer que coincidan."
    ),
    # Boards by hand
    "not_each_once": (
        "Cada jugador de la ronda {round} va en un solo tablero, y nadie más. Mirar a {everyone}."
    ),
    "board_of_two": (
        "En el tablero {table} hay {given:jugador|jugadores}. Nombrar a dos, primero quien lleva "
        "blancas."
    ),
    "board_has_reported": (
        "El tablero {table} ({0} contra {1}) ya tiene resultado y se queda como está. Borrar antes "
        "su resultado."
    ),
    "rematch": "Tablero {table}: {0} {1:and} ya se enfrentaron en la ronda {round}.",
    "forbidden_pair": "Tablero {table}: {0} {1:and} no deben enfrentarse.",
    "score_gap": "Tablero {table}: {0} {1:and} tienen distintos puntos.",
    "third_in_a_row": "Tablero {table}: {0} lleva {colour:word} por tercera vez seguida.",
}
