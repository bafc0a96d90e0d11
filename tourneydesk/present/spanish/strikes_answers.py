"""Words of accumulated strikes: why two players did not sit at one table."""

ANSWERS = {
    # Who had no table
    "why_not_last_game": (
        "La última partida la jugaron solo {0} {1:and}: habían compartido la victoria."
    ),
    "why_not_bye": "{0} tuvo el bye en la ronda {round}.",
    "why_not_yet": "Cuando se hizo la ronda {round}, {0} aún no estaba en el torneo.",
    "why_not_out": "{0} ya había quedado fuera: en la ronda {round}, con {strikes} strikes.",
    "why_not_left": (
        "{0} ya no seguía en el torneo cuando se formaron las mesas de la ronda {round}."
    ),
    "why_not_taken_out": (
        "{0} no tiene asiento en la ronda {round}: la ronda se cambió después de hacerse."
    ),
    # As made by the rules
    "why_not_changed": (
        "La ronda {round} se cambió después de hacerse. La respuesta vale para las mesas tal como "
        "salieron según las reglas."
    ),
    "why_not_but_made_so": (
        "En la ronda {round}, tal como salió según las reglas, {0} {1:and} compartían mesa."
    ),
    "why_not_came_later": (
        "{0} recibió un asiento en la ronda {round} cuando la ronda ya estaba hecha."
    ),
    "why_not_forbidden": "La organización ha indicado que {0} {1:and} no deben enfrentarse.",
    # The groups
    "why_not_groups": (
        "{0} llevaba {strikes:strike|strikes} {1:and}, {more}. La ronda {round} fue por strikes: "
        "{0} estaba entre los {heads} jugadores con menos y fue a {upper}; {1}, a {lower}."
    ),
    "why_not_line_lot": (
        "{0} {1:and} llevaban los mismos strikes ({strikes}). La ronda {round} fue por strikes, y "
        "el sorteo puso a {0} en {upper} y a {1} en {lower}."
    ),
    # Nobody had met
    "why_not_strangers": (
        "Decidió solo el sorteo: en la ronda {round} nadie había coincidido antes con nadie, así "
        "que cualquier reparto era igual de bueno."
    ),
    "why_not_group_of_strangers": (
        "Decidió solo el sorteo: en el grupo {group} nadie había coincidido antes con nadie, así "
        "que cualquier reparto del grupo era igual de bueno."
    ),
    # Thirty seatings dealt
    "why_not_never_dealt": (
        "Se sortearon {dealt} repartos y se tomó el mejor, en el que {again:pareja vuelve|parejas "
        "vuelven} a coincidir. En ninguno de los repartos compartían mesa los dos."
    ),
    "why_not_dealt_dearer": (
        "Se sortearon {dealt} repartos y se tomó el mejor, en el que {again:pareja vuelve|parejas "
        "vuelven} a coincidir (penalización {is}). Los dos compartían mesa en {having} de ellos; "
        "en el mejor de estos, {would_again:pareja|parejas} (penalización {would})."
    ),
    "why_not_dealt_later": (
        "Se sortearon {dealt} repartos y, de los mejores, se tomó el primero, en el que "
        "{again:pareja vuelve|parejas vuelven} a coincidir. Los dos compartían mesa en {having} de "
        "ellos; el mejor de estos era igual de bueno, pero salió después."
    ),
    # The search
    "why_not_nobody_again": (
        "Con los dos en la misma mesa tampoco habría tenido nadie que repetir rival."
    ),
    "why_not_as_good": (
        "Con los dos en la misma mesa, tampoco habría habido más repeticiones (penalización "
        "{would})."
    ),
    "why_not_lot": "Entre repartos igual de buenos decidió el sorteo.",
    "why_not_room": (
        "Entre repartos igual de buenos, la búsqueda toma el que deja más margen para las rondas "
        "siguientes; después decide el sorteo."
    ),
    "why_not_dearer": (
        "Con los dos en la misma mesa habría habido más repeticiones de rivales (penalización de "
        "al menos {would} en vez de {is})."
    ),
    "why_not_dearer_found": (
        "Con los dos en la misma mesa hay más repeticiones de rivales, incluso en el mejor reparto "
        "encontrado (penalización {would} en vez de {is})."
    ),
    "why_not_more_forbidden": (
        "Con los dos en la misma mesa, el mejor reparto encontrado junta a "
        "{would:pareja|parejas} que no deben enfrentarse, en lugar de {is}."
    ),
    "why_not_missed": (
        "Un reparto con los dos en la misma mesa habría sido incluso mejor. La búsqueda no "
        "prueba todos los repartos y no dio con este."
    ),
    "why_not_again_they": "{0} {1:and} ya habían coincidido antes ({times:vez|veces}).",
    "why_not_again_one": "Por ejemplo, {0} {1:and} habrían vuelto a coincidir.",
    "why_not_again_two": (
        "Por ejemplo, habrían vuelto a coincidir {0} {1:and}, y también {2} {3:and}."
    ),
    "why_not_again_many": "En ese reparto habrían vuelto a coincidir {pairs} parejas.",
}
