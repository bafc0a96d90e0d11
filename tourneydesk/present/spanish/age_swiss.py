"""Words of the Age-Modified Swiss."""

from tourneydesk.present.spanish.age_swiss_answers import ANSWERS

AGE_SWISS = {
    # Age groups named by their ages, and a record that is named by its points
    "ages_n_and_under": "hasta {0} años",
    "ages_n_and_up": "{0} años o más",
    "word_n_points": "{0} puntos",
    "word_n_point": "{0} punto",
    # The number of players and rounds, ages
    "cannot_seat": (
        "Para una ronda hacen falta 2 jugadores o más, y hay {players}. Inscribir o reincorporar "
        "{missing:jugador más|jugadores más}."
    ),
    "ages_missing": (
        "Falta la edad de {players:jugador|jugadores}: {everyone}. Cada cual juega dentro de su "
        "grupo de edad, así que hay que anotar la edad o el grupo de edad antes de emparejar."
    ),
    "age_group_unknown": (
        "Aquí no hay ningún grupo de edad «{group:ages}». Los grupos de edad son: {groups:ages}."
    ),
    "no_pairing_possible": (
        "Con las parejas que no deben enfrentarse no hay manera de emparejar a "
        "{players:jugador|jugadores}. Permitir que alguna de esas parejas se enfrente."
    ),
    "may_meet_nobody": "No puede enfrentarse a nadie: {everyone}.",
    # Pairing around tables that stay, and what a round costs (heads of columns)
    "paired_around": (
        "El emparejamiento de {0} con {1} se hizo dejando como están las demás mesas y los byes "
        "({players:jugador|jugadores})."
    ),
    "around_no_way": (
        "No se puede emparejar entre sí a {players:jugador libre|jugadores libres}: algunos no "
        "deben enfrentarse. Liberar más mesas."
    ),
    "around_only_again": (
        "Con {players:jugador libre|jugadores libres}, {pairs:pareja volvería|parejas volverían} a "
        "enfrentarse; con todas las mesas libres, el número sería {best}. Liberar más mesas."
    ),
    "weigh_forbidden": "parejas que no deben enfrentarse",
    "weigh_rematches": "parejas que ya se enfrentaron",
    "weigh_byes_again": "segundos byes",
    "weigh_bye_sooner": "jugadores a los que tocaba antes el bye",
    "weigh_moved_again": "jugadores que bajan otra vez",
    "weigh_moved": "bajadas",
    "weigh_moved_ages": "grupos de edad de quienes bajan, sumados",
    "weigh_eldest_youngest": "mayores con menores",
    "weigh_mixed": "distinto balance y edad",
    "weigh_age_distance": "grupos de edad de distancia, sumados",
    "can_end_here": (
        "O terminar aquí el torneo: poner «rondas» en {rounds}, y la clasificación será la final."
    ),
    "ended_with_too_few": (
        "Quedan {players}, y no bastan para otra ronda: la clasificación es definitiva. Para "
        "seguir, reincorporar a alguien que se retiró."
    ),
    "repeats_unavoidable": (
        "Ya no es posible que todos tengan un rival nuevo: {pairs:pareja repite|parejas repiten}, "
        "el mínimo posible."
    ),
    "rounds_below_chart": (
        "{rounds:ronda|rondas} para {players:jugador|jugadores}: la tabla oficial empieza en 17 "
        "jugadores, así que este número es propio del programa, lo justo para que solo quede un "
        "jugador sin derrotas. En «rondas» se puede poner otro."
    ),
    "more_rounds_than_opponents": (
        "{players} jugadores tienen rivales nuevos para {fresh:ronda|rondas}, y están previstas "
        "{rounds}. Después se repetirán rivales."
    ),
    # What now
    "results_missing": (
        "En la ronda {round} aún {count:mesa no tiene|mesas no tienen} resultado: {tables}. "
        "Anotarlo y después emparejar."
    ),
    "earlier_round_open": (
        "La ronda {round} está abierta de nuevo. Falta el resultado de: {tables:mesa|mesas}."
    ),
    "event_finished": (
        "Se han jugado todas las rondas previstas ({rounds}). Para seguir, aumentar «rondas»."
    ),
    # Why these two meet
    "first_round_same_age": (
        "{0} {1:and} son del mismo grupo de edad ({older:ages}). La ronda 1 se sortea dentro de "
        "cada grupo de edad."
    ),
    "first_round_other_age": (
        "{0} es del grupo de edad {older:ages}, {1:and} del grupo {younger:ages}. En la ronda 1, "
        "quien se queda sin rival en su grupo de edad juega con alguien de otro."
    ),
    "same_record_same_age": (
        "{0} {1:and} llevan {record:word} y son del mismo grupo de edad ({older:ages})."
    ),
    "same_record_other_age": (
        "{0} {1:and} llevan {record:word}; {0} es del grupo de edad {older:ages}, {1:and} del "
        "grupo {younger:ages}."
    ),
    "meet_below_same_age": (
        "{0} lleva {high:word} y bajó para jugar con {1}, que lleva {record:word}. Los dos son del "
        "mismo grupo de edad ({older:ages})."
    ),
    "meet_below_other_age": (
        "{0} lleva {high:word} y bajó para jugar con {1}, que lleva {record:word}. {0} es del "
        "grupo de edad {high_group:ages}, {1:and} del grupo {low_group:ages}."
    ),
    "alone_of_age": (
        "Entre quienes se emparejan con {record:word}, nadie más que {0} es del grupo de edad "
        "{group:ages}; por eso juega con alguien de otra edad."
    ),
    "odd_one_of_age": (
        "Entre quienes se emparejan con {record:word} hay {players} del grupo de edad "
        "{group:ages}. Es un número impar, así que a alguien le toca jugar con otra edad: {0}."
    ),
    "broken_for_ages": (
        "{0} podría haber jugado con alguien del grupo de edad {group:ages}, pero entonces alguien "
        "de {eldest:ages} habría tenido que jugar con alguien de {youngest:ages}. Para evitarlo, "
        "{0} juega con alguien de otra edad."
    ),
    "ages_differ_for_others": (
        "{0} {1:and} son de distinta edad porque ningún otro emparejamiento de quienes llevan "
        "{record:word} era mejor: alguien habría repetido rival, se habría quedado sin rival o "
        "habría jugado con una edad aún más lejana."
    ),
    # Who moved down
    "moved_as_only_one": (
        "{0} no tenía con quién emparejarse entre quienes llevan {record:word}, y por eso bajó. "
        "Conserva su balance: {own:word}."
    ),
    "moved_as_youngest": (
        "Había que emparejar a {players} jugadores con {record:word}, así que alguien tenía que "
        "bajar. Baja el más joven: {0} ({group:ages}). Conserva su balance: {own:word}."
    ),
    "moved_by_lot": (
        "Había que emparejar a {players} jugadores con {record:word}, así que alguien tenía que "
        "bajar. Le tocó a uno de los más jóvenes, {0} ({group:ages}). Entre {alike} en la misma "
        "situación decidió el sorteo, siempre que los demás se pudieran emparejar igual de bien. "
        "Conserva su balance: {own:word}."
    ),
    "moved_though_older": (
        "Había que emparejar a {players} jugadores con {record:word}, así que alguien tenía que "
        "bajar. Si bajaba alguien más joven, no todos habrían tenido un rival nuevo, aquí o más "
        "abajo; por eso bajó {0} ({group:ages}). Conserva su balance: {own:word}."
    ),
    "moved_for_first_time": (
        "Había que emparejar a {players} jugadores con {record:word}, así que alguien tenía que "
        "bajar. Los más jóvenes ya habían bajado y no deben bajar dos veces; por eso bajó {0} "
        "({group:ages}). Conserva su balance: {own:word}."
    ),
    "moved_with_others": (
        "Con {record:word} tuvieron que bajar {left_over:jugador|jugadores}, porque ya se habían "
        "enfrentado entre sí o porque alguien más abajo se habría quedado sin rival. Entre ellos "
        "está {0}, que conserva su balance: {own:word}."
    ),
    # Byes
    "bye_first_round": (
        "{0} descansa: el número de jugadores es impar, y un bye cuenta como victoria ({points} "
        "puntos). En la ronda 1 le toca al grupo de edad más joven que hay, {group:ages}."
    ),
    "bye_odd": (
        "{0} descansa: el número de jugadores es impar, y un bye cuenta como victoria ({points} "
        "puntos). Le toca a quien menos byes ha tenido; entre ellos, al peor balance, y ahí al "
        "grupo de edad más joven: {0} lleva {record:word} y es del grupo {group:ages}."
    ),
    "bye_once_more": (
        "{0} ya ha tenido {byes:bye|byes}. Los demás han tenido los mismos, o no podían tenerlo "
        "sin que se repitieran más emparejamientos."
    ),
    "bye_not_sooner": (
        "Por delante de {0} para el bye: {players:jugador|jugadores}. Pero entonces no se habría "
        "podido emparejar a los demás con tantos rivales nuevos."
    ),
    "bye_by_lot": "Había {players} jugadores en igualdad para el bye; el sorteo eligió a {0}.",
    # The whole round
    "first_round": "La ronda 1 se sortea dentro de cada grupo de edad, empezando por el mayor.",
    "record_then_age": (
        "Cada cual juega con alguien que lleva el mismo balance y, dentro de eso, del mismo grupo "
        "de edad, hasta donde es posible."
    ),
    "equal_by_lot": "Entre emparejamientos igual de buenos decidió el sorteo.",
    "met_before": (
        "{0} {1:and} ya se habían enfrentado ({times:vez|veces}). No era posible que todos "
        "tuvieran un rival nuevo."
    ),
    "seated_by_hand": "La organización decidió a mano quién juega en esta mesa.",
    # Standings
    "tie_latest_loss": (
        "{0} está entre los {players} jugadores con {points:punto de partida|puntos de partida}. "
        "Entre ellos, queda por delante quien perdió más tarde; {0} perdió por última vez en la "
        "ronda {round}."
    ),
    "tie_never_lost": (
        "{0} está entre los {players} jugadores con {points:punto de partida|puntos de partida} y "
        "no ha perdido nunca. Eso vale más que cualquier derrota."
    ),
    "tie_opponents": (
        "{0} está entre los {players} jugadores con {points:punto de partida|puntos de partida}. "
        "Entre ellos decide el porcentaje de victorias de los rivales: {percent} % en el caso de "
        "{0}. Este desempate es propio del programa."
    ),
    "place_shared": (
        "Hay {players} jugadores igualados, que comparten los puestos {first}–{last}. Los premios "
        "de esos puestos se suman y se reparten a partes iguales."
    ),
    # Reports of a table
    "one_game_a_match": (
        "Aquí cada partida es de un solo juego. Anotar quién ganó, o empate, sin más juegos."
    ),
    "too_many_games": (
        "{0} {won}, {1} {lost}, empates {drawn}: al mejor de {games} se termina con "
        "{wins:victoria|victorias}, y en la ficha caben cinco juegos. Repasar los juegos."
    ),
    "games_do_not_fit": (
        "Los juegos ({0} {won}, {1} {lost}, empates {drawn}) no coinciden con el resultado de la "
        "partida. Corregir una de las dos cosas."
    ),
    # Changes
    "no_byes_on_request": (
        "Aquí no hay byes a petición. A quien falta una ronda se le puede retirar y reincorporar "
        "después; {0} pierde las rondas en que falte."
    ),
    "age_group_names_count": (
        "Hay {groups:grupo de edad|grupos de edad}, pero {names:nombre|nombres}. Dar un nombre a "
        "cada grupo, empezando por el más joven, o ninguno para usar nombres hechos con las edades."
    ),
    "age_groups_in_use": (
        "Ya hay rondas emparejadas con estos grupos de edad ({rounds}), así que se quedan como "
        "están."
    ),
    "fewer_rounds_than_posted": (
        "Eso da {rounds:ronda|rondas}, pero ya hay {posted} publicadas. Elegir {posted} o más."
    ),
    "games_reported": (
        "Hay mesas que ya han comunicado sus juegos, así que «{setting:setting}» se queda como "
        "está."
    ),
    # Seating by hand
    "seated_twice": "En más de un asiento: {everyone}. Cada jugador va una sola vez.",
    "left_unseated": "Sin asiento: {everyone}. Dar mesa a todos los de la ronda.",
    "not_seated_here": (
        "No juegan en la ronda {round}: {everyone}. Nombrar solo a los de esta ronda."
    ),
    "two_at_a_table": (
        "En la mesa {table} hay {players:jugador|jugadores}. En cada mesa se sientan dos."
    ),
    "table_has_reported": (
        "La mesa {table} ya tiene resultado. Dejarla como está, o borrar antes su resultado."
    ),
    "score_gap": (
        "Mesa {table}: {0} {1:and} no tienen los mismos puntos de partida, {high} y {low}."
    ),
    "forbidden_pair": "Mesa {table}: {0} {1:and} no deben enfrentarse.",
    "rematch": "Mesa {table}: {0} {1:and} ya se habían enfrentado.",
    **ANSWERS,
}
