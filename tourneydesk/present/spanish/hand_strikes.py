"""Words of accumulated strikes: the next round by hand."""

HAND_STRIKES = {
    "hand_strikes_heading_random": "Ronda {round}, al azar: {players:jugador|jugadores}, {sizes}",
    "hand_strikes_heading_split": (
        "Ronda {round}, por strikes: {players:jugador|jugadores}, {sizes}"
    ),
    "hand_strikes_heading_playoff": "La última partida de los dos ganadores",
    "hand_strikes_take": (
        "Tomar las fichas de los que siguen ({players:jugador|jugadores}): menos de {level} "
        "strikes, y sin retirarse."
    ),
    "hand_strikes_random": "Barajarlas y repartirlas en {sizes}.",
    "hand_strikes_split": (
        "Ordenarlas por strikes, primero las de menos; barajar entre sí las iguales. Llenar los "
        "grupos desde arriba: {groups}. Barajar cada grupo y repartirlo en sus mesas."
    ),
    "hand_strikes_bye": (
        "Entre quienes han tenido menos byes, descansa el jugador con menos strikes; en caso de "
        "empate, por sorteo. No le cuesta strikes."
    ),
    "hand_strikes_meet": (
        "Mirar los rivales en las fichas. Cambiar jugadores entre mesas del mismo grupo para que "
        "se repitan los menos posibles, y sobre todo nadie por tercera vez."
    ),
    "hand_strikes_slips": (
        "Escribir cada mesa en una papeleta en blanco: números y nombres, "
        "{tables:papeleta|papeletas}."
    ),
    "hand_strikes_strikes": (
        "Tras el juego, la puntuación más alta va primera. Strikes: con 5 jugadores 0 6 12 18 24, "
        "con 4 0 8 16 24, con 3 0 12 24. Los puestos empatados se reparten sus strikes por igual. "
        "Quien se retiró a mitad del juego comparte el último puesto y queda fuera."
    ),
    "hand_strikes_out": (
        "Cuando han llegado todas las mesas, sumar: quien tiene {level} strikes o más queda fuera."
    ),
    "hand_strikes_end": (
        "Si queda uno, ha ganado. Si no queda nadie, gana quien menos strikes tiene entre los que "
        "jugaron; si hay iguales, juntos."
    ),
    "hand_strikes_end_one_table": (
        "Si quedan dos tras una ronda de una sola mesa: gana quien tiene menos strikes si ganó "
        "también ese juego; si quedó en segundo puesto, ganan los dos; si quedó tercero o peor, "
        "gana quien ganó el juego. Con los mismos strikes: quien ganó el juego."
    ),
    "hand_strikes_end_more_tables": (
        "Si quedan dos tras una ronda de varias mesas: gana quien tiene menos strikes; si son "
        "iguales, quien tuvo en su último juego el mayor margen entre primero y segundo; si siguen "
        "iguales, los dos."
    ),
    "hand_strikes_playoff": (
        "Los dos ganadores pueden jugar una última partida, que decide sin importar los strikes."
    ),
}
