"""Words of the Age-Modified Swiss: why two did not meet."""

ANSWERS = {
    # Why two did not meet
    "they_did_meet": "{0} {1:and} sí se enfrentaron en esta ronda, en la mesa {table}.",
    "tables_by_hand": (
        "En la ronda {round} hubo mesas decididas a mano, así que las reglas solas no dicen por "
        "qué {0} {1:and} no se enfrentaron."
    ),
    "are_kept_apart": "{0} {1:and} no deben enfrentarse.",
    "two_of_same_age": "{0} {1:and} son del mismo grupo de edad ({older:ages}).",
    "two_of_other_ages": "{0} es del grupo de edad {older:ages}, {1:and} del grupo {younger:ages}.",
    "two_with_same_record": (
        "{0} {1:and} llevaban {record:word} y son del mismo grupo de edad ({older:ages})."
    ),
    "two_with_same_record_other_ages": (
        "{0} {1:and} llevaban {record:word}; {0} es del grupo de edad {older:ages}, {1:and} del "
        "grupo {younger:ages}."
    ),
    "two_with_other_records": (
        "{0} llevaba {record:word} {1:and}, {other:word}; son del mismo grupo de edad "
        "({older:ages})."
    ),
    "two_with_other_records_and_ages": (
        "{0} llevaba {record:word} y es del grupo de edad {older:ages}; {1} llevaba {other:word} y "
        "es del grupo {younger:ages}."
    ),
    "rest_could_not_pair": "Con {0} contra {1}, no se habría podido emparejar a todos los demás.",
    "they_met_before": (
        "{0} {1:and} ya se habían enfrentado, y era posible que todos tuvieran un rival nuevo."
    ),
    "they_met_too": (
        "{0} {1:and} ya se habían enfrentado. Al menos {best:pareja tenía|parejas tenían} que "
        "repetir; con esta habrían sido {then}."
    ),
    "more_repeats": (
        "Con {0} contra {1}, {then:pareja habría|parejas habrían} tenido que repetir, en vez de "
        "{best}."
    ),
    "bye_would_move": (
        "Con {0} contra {1}, el bye habría sido para {3} en vez de {2}, a quien le tocaba antes."
    ),
    "more_moved_again": (
        "Con {0} contra {1}, {then:jugador habría|jugadores habrían} tenido que bajar por segunda "
        "vez, desde {record:word}, en vez de {best}."
    ),
    "more_left_over": (
        "Con {0} contra {1}, {then:jugador habría|jugadores habrían} tenido que bajar desde "
        "{record:word} por falta de rival, en vez de {best}."
    ),
    "older_left_over": (
        "Con {0} contra {1}, habría tenido que bajar alguien mayor desde {record:word}. Tiene que "
        "bajar el más joven."
    ),
    "more_eldest_with_youngest": (
        "Con {0} contra {1}, con {record:word} habría habido {then:pareja|parejas} de "
        "{eldest:ages} contra {youngest:ages} en vez de {best}."
    ),
    "more_mixed": (
        "Con {0} contra {1}, con {record:word} habría habido {then:pareja|parejas} de distinto "
        "balance y también distinto grupo de edad, en vez de {best}."
    ),
    "more_age_distance": (
        "Con {0} contra {1}, quienes llevan {record:word} habrían jugado con edades más lejanas: "
        "en total {then:grupo de edad|grupos de edad} de distancia, en vez de {best}."
    ),
    "lot_decided": (
        "Según las reglas, {0} {1:and} también podrían haberse enfrentado. Decidió el sorteo."
    ),
}
