"""Words of accumulated strikes."""

STRIKES = {
    # The round
    "round_random": (
        "La ronda {round} es al azar: los strikes no influyen en las mesas. Se alternan rondas al "
        "azar y rondas por strikes, y la primera es al azar."
    ),
    "round_split": (
        "La ronda {round} es por strikes: se alternan rondas al azar y rondas por strikes, y la "
        "primera es al azar."
    ),
    "tables_for_players": "Para {players} jugadores, {tables:mesa|mesas}: {sizes}.",
    "lot_at_the_line": (
        "En la línea entre {upper} y {lower} había {tied} jugadores con {strikes:strike|strikes}. "
        "El sorteo puso a {up} de ellos en {upper}."
    ),
    "last_game_of_two": (
        "{everyone} comparten la victoria. Decide una última partida entre ellos, sin importar los "
        "strikes."
    ),
    # The tables
    "table_by_lot": (
        "Al azar, sin importar los strikes; en lo posible, juntos quienes menos han coincidido."
    ),
    "only_table": "Los {players} jugadores que participan se sientan en una sola mesa.",
    "table_of_group": (
        "Una mesa del grupo {group}: jugadores que llevaban de {low} a {high} strikes antes de "
        "esta ronda."
    ),
    "table_of_group_level": (
        "Una mesa del grupo {group}: todos llevaban {strikes:strike|strikes} antes de esta ronda."
    ),
    "nobody_met_before": "En esta mesa nadie había coincidido antes con nadie.",
    "pair_met_before": "{0} {1:and} ya habían coincidido antes; en esta mesa, nadie más.",
    "pairs_met_before": "Ya habían coincidido antes {again} de las {pairs} parejas de esta mesa.",
    "plan_nobody_again": "En esta ronda o grupo nadie repite rival en ninguna mesa.",
    "plan_meets_again": (
        "En esta ronda o grupo, sumando todas las mesas, {again:pareja vuelve|parejas vuelven} a "
        "coincidir."
    ),
    "plan_proved_least": (
        "Ningún otro reparto tiene menos repeticiones (penalización {penalty}; una pareja cuenta "
        "más cuanto más ha coincidido)."
    ),
    "plan_best_found": (
        "No se encontró ningún reparto con menos repeticiones (penalización {penalty}; una pareja "
        "cuenta más cuanto más ha coincidido)."
    ),
    "plan_best_of_thirty": (
        "Es el mejor de treinta repartos al azar (penalización {penalty}; una pareja cuenta más "
        "cuanto más ha coincidido)."
    ),
    "forbidden_together": (
        "{everyone} no deben enfrentarse, pero ningún cambio de jugadores los separaría."
    ),
    "forbidden_not_looked_at_here": (
        "{everyone} no deben enfrentarse. Los treinta repartos al azar no lo tienen en cuenta; "
        "separarlos a mano, o elegir el reparto con menos rivales repetidos."
    ),
    "seated_by_hand": "La organización decidió a mano quién juega en esta mesa.",
    "seated_around": "Se sentó a los jugadores libres; se quedó como estaba: {tables:mesa|mesas}.",
    "bye_fewest_strikes": (
        "{0} descansa esta ronda: el bye es para el jugador con menos strikes ({strikes})."
    ),
    "bye_fewest_strikes_in_turn": (
        "{0} descansa esta ronda: tiene menos strikes ({strikes}) que los otros a quienes toca. "
        "Nadie tiene un segundo bye antes de que todos hayan tenido uno."
    ),
    "bye_by_lot": "{everyone} tenían los mismos strikes ({strikes}); decidió el sorteo.",
    # What a round costs: heads of columns
    "weigh_forbidden": "parejas que no deben coincidir en una mesa",
    "weigh_out_of_group": "jugadores fuera de su grupo",
    "weigh_sizes": "mesas de otro tamaño",
    "weigh_met": "penalización por rivales repetidos",
    # The end
    "won_alone": "Gana {0}: nadie más sigue en juego. Terminó con {strikes:strike|strikes}.",
    "won_strikes_and_game": (
        "Gana {0}: menos strikes que {1} ({strikes} contra {other}), y no por detrás en el último "
        "juego."
    ),
    "won_game": (
        "Gana {0}: por delante en el último juego. {1} tiene menos strikes ({strikes} contra "
        "{other}), pero allí solo llegó al puesto {place}."
    ),
    "won_game_equal_strikes": (
        "Gana {0}: tantos strikes como {1} ({strikes}), y por delante en el último juego."
    ),
    "share_second_in_game": (
        "Ganan {0} {1:and}. {0} tiene menos strikes ({strikes} contra {other}) y quedó en segundo "
        "puesto en el último juego; lo ganó {1}."
    ),
    "share_equal_game": (
        "Ganan {0} {1:and}: los mismos strikes ({strikes}) y la misma puntuación en el último "
        "juego."
    ),
    "won_fewer_strikes": "Gana {0}: menos strikes que {1} ({strikes} contra {other}).",
    "won_fewer_strikes_bye": (
        "Gana {0}: menos strikes que {1} ({strikes} contra {other}). No jugaron ambos la última "
        "ronda, así que solo cuentan los strikes."
    ),
    "share_equal_strikes_bye": (
        "Ganan {0} {1:and}: los mismos strikes ({strikes}), y no jugaron ambos la última ronda."
    ),
    "won_margin": (
        "Gana {0}: tantos strikes como {1} ({strikes}), y mejor margen en el último juego "
        "({margin} contra {other_margin})."
    ),
    "share_margin": (
        "Ganan {0} {1:and}: los mismos strikes ({strikes}) y el mismo margen en el último juego "
        "({margin})."
    ),
    "share_no_margin": (
        "Ganan {0} {1:and}: los mismos strikes ({strikes}), y en los últimos juegos no hay "
        "márgenes que comparar."
    ),
    "won_all_out": (
        "Gana {0}: la ronda {round} dejó fuera a todos, y nadie más quedó fuera con tan pocos "
        "strikes ({strikes})."
    ),
    "share_all_out": (
        "{everyone} comparten la victoria: la ronda {round} dejó fuera a todos, y estos son "
        "quienes menos strikes tienen ({strikes})."
    ),
    "won_playoff": "{0} gana la última partida contra {1}, que decide sin importar los strikes.",
    "share_playoff": "{everyone} empataron la última partida, así que comparten la victoria.",
    "last_game_possible": (
        "{everyone} comparten la victoria. Si lo desean, se publica una última partida entre "
        "ellos, que decide."
    ),
    # How near the end is
    "strikes_from_out": (
        "{0} lleva {strikes:strike|strikes}; para quedar fuera con {level} le faltan {more}. Un "
        "último puesto ({last}) no basta para eso."
    ),
    "last_place_puts_out": (
        "{0} lleva {strikes:strike|strikes}; para quedar fuera con {level} le faltan {more}. Un "
        "último puesto ({last}) basta para eso."
    ),
    "out_after_round": (
        "{0} lleva {strikes:strike|strikes}, {level} o más, y queda fuera cuando se complete esta "
        "ronda."
    ),
    # Standings
    "missed_rounds": (
        "{0} no jugó {rounds:ronda|rondas} y recibió por ello los strikes de un último puesto "
        "({strikes} cada vez)."
    ),
    "out_by_correction": (
        "Con los resultados como están ahora, {0} quedó fuera en la ronda {round}. Los juegos "
        "posteriores no le suman strikes."
    ),
    # Before the next step
    "results_missing": "Falta aún el resultado de: {tables:mesa|mesas}. Anotarlo primero.",
    "event_finished": "El torneo ha terminado. Para seguir, deshacer o corregir un resultado.",
    "cannot_seat": (
        "{players:jugador no puede|jugadores no pueden} jugar una ronda: una mesa necesita tres o "
        "más. Inscribir jugadores hasta que haya al menos 3."
    ),
    "cannot_seat_around": (
        "Con {players:jugador libre|jugadores libres} no se llenan mesas de los tamaños "
        "permitidos. Fijar mesas, o liberar más, hasta llegar a uno de estos números: "
        "{counts_that_work}."
    ),
    "expected_rounds": "Quedando fuera con {level} strikes, se esperan unas {rounds} rondas.",
    "expected_rounds_between": (
        "Quedando fuera con {level} strikes, se esperan de {low} a {high} rondas, más o menos."
    ),
    "expected_rounds_fewer": (
        "Quedando fuera con {level:strike|strikes}, se esperan menos de {rounds} rondas (con "
        "{known} strikes son unas {rounds})."
    ),
    "expected_rounds_more": (
        "Quedando fuera con {level} strikes, se esperan más de {rounds} rondas (con {known} "
        "strikes son unas {rounds})."
    ),
    "five_left_unused": (
        "Lo de tres y dos cuando quedan cinco solo cuenta si la mesa más grande es de 4. Aquí, "
        "cinco jugadores se sientan en una sola mesa."
    ),
    "three_and_two_needs_two": (
        "Cuando queden cinco, jugarían en mesas de tres y dos, pero está anotado que el juego no "
        "funciona de a dos. Así, juegan cuatro y uno tiene bye. Para tener tres y dos, indicar que "
        "se puede jugar de a dos."
    ),
    "forbidden_not_looked_at": (
        "{pairs:pareja no debe enfrentarse|parejas no deben enfrentarse} ({everyone}), pero los "
        "treinta repartos al azar no lo tienen en cuenta. Elegir el reparto con menos rivales "
        "repetidos, o separarlos a mano."
    ),
    "corrected_out": (
        "Con los resultados como están ahora, quedaron fuera antes y aun así jugaron rondas "
        "posteriores: {everyone}. Esas rondas se quedan como se jugaron, pero no les suman strikes."
    ),
    "corrected_in": (
        "Con los resultados como están ahora, seguían en juego y se quedaron sin sitio en una "
        "ronda posterior: {everyone}. Una ronda sin jugar cuenta como un último puesto. Si en ella "
        "aún no se ha jugado nada, deshacer esa ronda y hacerla de nuevo."
    ),
    # What stands in the way
    "three_and_two_without_two": (
        "Las mesas de tres y dos necesitan un juego que funcione de a dos. Indicar al mismo tiempo "
        "que se puede jugar de a dos, o elegir «juegan cuatro, uno descansa»."
    ),
    "level_fixed": (
        "El límite de eliminación se queda en {level} una vez publicada la ronda 1: de él depende "
        "quién sigue en juego. Para cambiarlo, deshacer hasta antes de la ronda 1."
    ),
    "too_late_to_enter": (
        "Solo se puede inscribir a nuevos jugadores hasta que se hace la ronda 2. En este torneo "
        "ya es tarde."
    ),
    "late_entry_out": (
        "Quien entra tarde empieza con {strikes} strikes por la ronda no jugada y quedaría fuera "
        "enseguida, porque se queda fuera con {level:strike|strikes}. Ya es tarde para entrar."
    ),
    "eliminated_for_good": (
        "{0} quedó fuera en la ronda {round} con {strikes} strikes y no puede volver."
    ),
    "return_too_late": (
        "{0} no puede volver: con un último puesto por cada ronda no jugada ({rounds}), los "
        "strikes suman {strikes}, y con {level} se queda fuera."
    ),
    "drop_in_last_game": (
        "{0} juega la última partida. Anotar el resultado de esa partida con la retirada de {0}."
    ),
    "no_byes_on_request": (
        "En este tipo de torneo no hay byes a petición. Retirar a {0} y reincorporar a {0} más "
        "tarde; una ronda sin jugar cuenta como un último puesto."
    ),
    "old_result_cleared": (
        "A partir de la ronda {round} ya se hicieron otras. Anotar el resultado correcto de la "
        "mesa {table} en vez de borrarlo."
    ),
    # Reports
    "score_missing": "Mesa {table}: anotar la puntuación de {everyone}, o marcar quién se retiró.",
    "score_of_withdrawn": (
        "Mesa {table}: no se puede tener puntuación y a la vez haberse retirado: {everyone}. "
        "Elegir una de las dos cosas."
    ),
    # Seating by hand
    "seated_twice": "En más de un asiento: {everyone}. Cada jugador va una sola vez.",
    "not_in_this_round": (
        "No son de la ronda {round}: {everyone}. Sentar solo a los jugadores de la ronda."
    ),
    "without_a_seat": (
        "Se quedarían sin asiento: {everyone}. Cada jugador de la ronda necesita uno."
    ),
    "other_table_sizes": "Mantener mesas de los mismos tamaños que se publicaron: {sizes}.",
    "rematch": "{0} {1:and} coincidirían otra vez en la mesa {table} (antes, {times:vez|veces}).",
    "forbidden_pair": "{0} {1:and} no deben enfrentarse; coincidirían en la mesa {table}.",
    "score_gap": "La mesa {table} mezclaría jugadores de los grupos {groups}.",
}
