"""Words of the US Chess Swiss."""

from tourneydesk.present.spanish.us_swiss_acceleration import ACCELERATION
from tourneydesk.present.spanish.us_swiss_answers import ANSWERS

US_SWISS = {
    "word_white": "blancas",
    "word_black": "negras",
    # Who sits out
    "bye_requested": "{0} pidió un bye en esta ronda, que vale {points:punto|puntos}.",
    "bye_lowest": (
        "{0} descansa y recibe un punto entero. El número de jugadores es impar, y de entre los "
        "que menos puntos llevan y pueden tener el bye, {0} es quien tiene menor rating "
        "({points:punto|puntos} antes de esta ronda). No es una victoria en el tablero."
    ),
    "bye_lowest_worth": (
        "{0} descansa y recibe {worth:punto|puntos}. El número de jugadores es impar. De quienes "
        "pueden tener el bye, {0} va más abajo en la puntuación más baja ({points:punto|puntos} "
        "antes de esta ronda)."
    ),
    "bye_full_by_director": "La organización dio a {0} un bye de un punto en esta ronda.",
    "bye_not_twice": (
        "Por delante para el bye: {count:jugador|jugadores} ({everyone}). Pero nadie recibe dos "
        "veces un punto entero sin jugar."
    ),
    "bye_not_after_half": (
        "Por delante para el bye: {count:jugador|jugadores} ({everyone}). Pero quien tuvo o pidió "
        "un bye de medio punto en otra ronda solo recibe este cuando no queda nadie más."
    ),
    "bye_not_unrated": (
        "Por delante para el bye: {count:jugador sin rating|jugadores sin rating} ({everyone}). "
        "Pero, con los mismos puntos, el bye es antes para un jugador con rating."
    ),
    "bye_rest_unpairable": (
        "Por delante para el bye: {count:jugador|jugadores} ({everyone}). Pero entonces no se "
        "habría podido emparejar a todos los demás sin repetir rivales."
    ),
    "house_sat_out": (
        "{0} juega por la casa, solo cuando el número es impar. En la ronda {round} era par."
    ),
    "house_player": "{0} juega por la casa y no tiene puesto.",
    # Why these two meet
    "natural_opponents": (
        "{0} lleva {points:punto|puntos} {1:and}, {other_points}. Por orden de rating, la mitad "
        "superior de su grupo juega contra la inferior, y cada cual ocupa el puesto {place} de una "
        "mitad."
    ),
    "same_score_opponents": (
        "Llevan los mismos puntos ({points}). Por orden de rating, la mitad superior de su grupo "
        "juega contra la inferior; {0} {1:and} ocupan cada cual el puesto {place} de una mitad."
    ),
    "came_down": (
        "{0}, con {points:punto|puntos}, bajó a este grupo y juega con el rival de mayor rating "
        "que le puede tocar ahí: {1}, con {other_points}."
    ),
    "would_be_rematch": (
        "Por rating, a {0} le tocaría aquí {1}, pero ya se han enfrentado, y nadie repite rival."
    ),
    "would_be_forbidden": (
        "Por rating, a {0} le tocaría aquí {1}, pero la organización ha dicho que no deben "
        "enfrentarse."
    ),
    "least_change": (
        "Por eso se enfrentan {0} {1:and}: el menor cambio que sirve ({size:punto de rating|puntos "
        "de rating})."
    ),
    "makes_room": (
        "{0} {1:and} se enfrentan para dejar sitio a otros del grupo que ya se han enfrentado o no "
        "deben hacerlo. Es el menor cambio que sirve ({size:punto de rating|puntos de rating})."
    ),
    "switched_against_third": (
        "Por rating, a {0} le tocaría {2}, y a {1} le tocaría {3}. Se cambiaron los rivales para "
        "que menos jugadores lleven tres veces seguidas el mismo color: {third_after} en vez de "
        "{third_before}. Un cambio así puede ser de cualquier tamaño; este es de {size:punto de "
        "rating|puntos de rating}."
    ),
    "switched_to_equalise": (
        "Por rating, a {0} le tocaría {2}, y a {1} le tocaría {3}. Se cambiaron los rivales para "
        "que más jugadores lleven blancas tantas veces como negras. Jugadores sin el color que les "
        "corresponde: aquí, {after} en vez de {before}. El cambio es aquí de {size:punto de "
        "rating|puntos de rating}; para esto se permiten hasta {limit}."
    ),
    "switched_to_alternate": (
        "Por rating, a {0} le tocaría {2}, y a {1} le tocaría {3}. Se cambiaron los rivales para "
        "que más jugadores cambien de color respecto a su última partida. Jugadores sin el color "
        "que les corresponde: aquí, {after} en vez de {before}. El cambio es aquí de {size:punto "
        "de rating|puntos de rating}; para esto se permiten hasta {limit}."
    ),
    "switched_with_others": (
        "Por rating, a {0} le tocaría {2}, y a {1} le tocaría {3}. Se enfrentan como parte de un "
        "cambio mayor en este grupo (aquí, {size:punto de rating|puntos de rating})."
    ),
    # Who came down
    "went_down": (
        "{0}, con {points:punto|puntos}, es quien va más abajo en un grupo con número impar de "
        "jugadores y baja al grupo siguiente."
    ),
    "went_down_for_others": (
        "{0}, con {points:punto|puntos}, baja al grupo siguiente: va más abajo que nadie entre "
        "quienes, al bajar, dejan a todos los demás con rival. Quienes no tienen rating y quienes "
        "ya bajaron se quedan mientras pueda bajar otro."
    ),
    "went_down_with_others": (
        "{count} jugadores de este grupo bajan al siguiente, porque no se podía emparejar a todos "
        "sin que alguien repitiera rival, aquí o más abajo. {0}, con {points:punto|puntos}, es uno "
        "de esos casos."
    ),
    "went_down_again": (
        "{0}, con {points:punto|puntos}, ya había bajado y baja otra vez. Si bajara otro, más "
        "jugadores dejarían su grupo de puntos, o alguien se quedaría sin rival."
    ),
    "went_down_next": (
        "El grupo es impar. {0}, con {points:punto|puntos}, es quien va más abajo de los que "
        "pueden dejarlo, y baja."
    ),
    "passed_met": "{0} va más abajo, pero ya se enfrentó a todo el grupo siguiente.",
    "passed_rest": (
        "{0} va más abajo, pero tiene que quedarse: sin {0} no se podría emparejar al resto del "
        "grupo sin repetir rivales."
    ),
    "passed_field": (
        "{0} va más abajo, pero si bajara {0}, más abajo no se podría emparejar a todos."
    ),
    "passed_more": (
        "{0} va más abajo, pero si bajara {0}, más abajo tendrían que dejar su grupo de puntos más "
        "jugadores."
    ),
    "passed_unrated": (
        "Quienes no tienen rating se quedan en su grupo mientras pueda bajar alguien con rating."
    ),
    "went_down_instead": (
        "{0} baja al grupo siguiente en lugar de {1}, a {size:punto de rating|puntos de rating} de "
        "distancia, porque así en el grupo quedan mejores colores o cambios menores."
    ),
    # Who has White
    "first_colours": (
        "Aún no han llevado ningún color: {0} lleva blancas {1:and} negras; los tableros se "
        "alternan."
    ),
    "both_get_due_colours": (
        "A ambos les toca el color que les corresponde: {0} lleva blancas {1:and} negras. "
        "Corresponde el color que se ha llevado menos veces; si son las mismas, el contrario al de "
        "la última vez."
    ),
    "one_gets_due_colour": (
        "{0} lleva {colour:word}, el color que le corresponde; {1} aún no ha llevado ningún color "
        "y toma el otro."
    ),
    "larger_imbalance_first": (
        "A ambos les corresponden {colour:word}. Las lleva {0}, porque hasta ahora es mayor su "
        "diferencia entre blancas y negras ({balance} contra {other_balance})."
    ),
    "colours_last_differed": (
        "A ambos les corresponden {colour:word}. La última ronda en que llevaron colores distintos "
        "fue la ronda {round}; ahora cada cual lleva el contrario al de entonces, así que {0} "
        "lleva {colour:word}."
    ),
    "higher_rank_first": (
        "A ambos les corresponden {colour:word}, y siempre han llevado los mismos colores. {0} va "
        "por delante y lleva {colour:word}."
    ),
    "no_third_in_a_row": (
        "{0} lleva blancas {1:and} negras, porque al revés alguien llevaría el mismo color tres "
        "veces seguidas."
    ),
    "spares_a_third": (
        "A ambos les corresponden {colour:word}, y su diferencia de colores es igual. Las lleva "
        "{0}: al revés, alguien llevaría el mismo color tres veces seguidas."
    ),
    "third_colour_needed": (
        "{0} lleva {other_colour:word} por tercera vez seguida. Se permite porque así los colores "
        "quedan más igualados que al revés."
    ),
    "third_colour": (
        "{0} lleva {other_colour:word} por tercera vez seguida. Ningún emparejamiento de este "
        "grupo tiene menos casos así."
    ),
    "two_apart": (
        "Así, {0} lleva ahora {other_colour:word}, con lo que suma {apart:partida|partidas} más "
        "con {other_colour:word} que con {colour:word}. Ningún cambio dentro de los límites deja "
        "menos casos así."
    ),
    # The whole round
    "group_weighed": (
        "En el grupo que empieza en {points:punto|puntos} ({players} jugadores, desde el número de "
        "emparejamiento {top_rank}): {changed:pareja se aparta|parejas se apartan} del orden de "
        "rating. Jugadores que no llevan el color que les corresponde: {after} en vez de {before}."
    ),
    "not_proved": (
        "El grupo que empieza en {points:punto|puntos} ({players} jugadores, desde el número de "
        "emparejamiento {top_rank}) es demasiado grande para probarlo todo. Este es el mejor "
        "emparejamiento que se encontró; puede existir uno un poco mejor."
    ),
    "seated_by_hand": "La organización decidió a mano quién juega en este tablero.",
    # Pairing around boards that stay, and what a round costs (heads of columns)
    "paired_around": (
        "El emparejamiento de {0} con {1} se hizo dejando como están los demás tableros y los byes "
        "({players:jugador|jugadores})."
    ),
    "around_no_bye": (
        "Hay {players:jugador libre|jugadores libres}, un número impar, y cada cual ha tenido ya "
        "un punto entero sin jugar. Liberar más tableros."
    ),
    "around_only_again": (
        "No se puede emparejar entre sí a {players:jugador libre|jugadores libres} en la ronda "
        "{round}: ya se han enfrentado o no deben hacerlo. Liberar más tableros."
    ),
    "weigh_forbidden": "parejas que no deben enfrentarse",
    "weigh_rematches": "parejas que ya se enfrentaron",
    "weigh_byes_again": "segundos byes de punto entero",
    "weigh_bye_sooner": "jugadores a los que tocaba antes el bye",
    "weigh_moved": "bajadas",
    "weigh_third": "tercera vez seguida el mismo color",
    "weigh_over_equalisation_limit": "cambios sobre el límite para igualar colores",
    "weigh_equalisation": "colores con diferencia de dos o más",
    "weigh_over_alternation_limit": "cambios sobre el límite para alternar colores",
    "weigh_alternation": "colores que no cambian",
    "weigh_interchanges": "cambios dentro de una mitad",
    "weigh_changed": "parejas fuera del orden de rating",
    "weigh_sizes": "puntos de rating cambiados",
    # What to consider
    "more_rounds_than_opponents": (
        "{players} jugadores pueden jugar {most:ronda|rondas} como máximo sin repetir rival, y "
        "están previstas {rounds}. Prever menos rondas o inscribir más jugadores."
    ),
    "earlier_round_open": (
        "La ronda {round} está abierta de nuevo. Ahí falta el resultado de: "
        "{tables:tablero|tableros}."
    ),
    **ACCELERATION,
    **ANSWERS,
}
