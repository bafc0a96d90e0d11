"""Words of the RISK 2210 Swiss."""

from tourneydesk.present.spanish.risk_swiss_answers import ANSWERS

RISK_SWISS = {
    # The number of players
    "cannot_seat": (
        "No se puede sentar a {players:jugador|jugadores}: los tableros son de {smallest} a "
        "{largest}, y nadie descansa. Se puede {other_way:word} {other} para tener "
        "{counts_that_work[0]}, o añadir {up} para tener {counts_that_work[1]}."
    ),
    "boards_of_3_would_do": (
        "O jugar sin homologar: desactivar «homologado», y también valen los tableros de 3."
    ),
    "swiss_can_end_here": (
        "O terminar aquí las rondas suizas: poner «rondas suizas» en {rounds}, y lo que sigue a "
        "ellas viene ahora."
    ),
    "boards_do_not_fit": (
        "{players:jugador|jugadores} no caben en {boards:tablero|tableros}. Números de tableros "
        "que valen: {boards_that_work}. Poner uno de ellos en «tableros», o dejarlo vacío para "
        "usar los menos posibles."
    ),
    "boards_not_kept": (
        "«tableros» está en {set}, pero {players:jugador|jugadores} no caben en esa cantidad. La "
        "próxima ronda tiene {boards:tablero|tableros}, el mínimo que vale."
    ),
    # Pairing
    "results_missing": (
        "En la ronda {round} aún {count:mesa no tiene|mesas no tienen} resultado: {tables}. "
        "Anotarlo y después emparejar."
    ),
    "earlier_round_open": (
        "La ronda {round} está abierta de nuevo. Falta el resultado de: {tables:mesa|mesas}."
    ),
    "event_finished": (
        "Se han jugado todas las rondas previstas ({rounds}). Para seguir, aumentar «rondas "
        "suizas»; si la final ya está publicada, deshacerla antes."
    ),
    "final_needs_players": (
        "La final necesita al menos {needed:jugador que siga|jugadores que sigan} en el torneo; "
        "hay {players}. Reincorporar a alguien que se retiró, o desactivar «tablero final»: "
        "entonces decide la clasificación suiza."
    ),
    "over_with_last_one_in": (
        "El torneo ha terminado: solo queda {0}, que ha ganado. Para seguir, reincorporar a "
        "alguien que se retiró."
    ),
    "won_as_last_one_in": "Solo queda {0}, que ha ganado el torneo.",
    "nobody_finished_final": (
        "Todos se retiraron de la final. Sus jugadores conservan el orden de la clasificación "
        "suiza, así que gana el mejor de ellos."
    ),
    # Why a board is as it is
    "first_round_random": "La ronda 1 se sortea.",
    "same_points": "Todos los de este tablero llevan {points:punto de partida|puntos de partida}.",
    "mixed_points": (
        "Los jugadores de este tablero llevan {points} puntos de partida. Sus grupos no llenan "
        "tableros enteros."
    ),
    "taken_from_below": (
        "Vienen del grupo con {points:punto de partida|puntos de partida}, para completar el "
        "tablero de quienes llevan {above}: {everyone}."
    ),
    "met_before": (
        "{0} {1:and} ya coincidieron en la ronda {round}. No se encontró un reparto con menos "
        "repeticiones que mezcle los puntos igual de poco."
    ),
    "forbidden_together": (
        "{0} {1:and} no deben enfrentarse, pero no se encontró la manera de evitarlo cumpliendo "
        "igual de bien las reglas. Se puede cambiar a mano."
    ),
    "fewest_boards": "{players:jugador|jugadores} en {boards:tablero|tableros}, el mínimo.",
    "boards_as_set": "{players:jugador|jugadores} en {boards:tablero|tableros}, según los ajustes.",
    "boards_of_5_and_4": "Tableros de 5: {fives}; tableros de 4: {fours}.",
    "boards_alike": "Tableros de {size}: {boards}.",
    "boards_of_4_and_3": "Tableros de 4: {fours}; tableros de 3: {threes}.",
    "order_mixes_least": (
        "Un solo orden de los tableros grandes y pequeños mezcla lo menos posible a jugadores con "
        "distintos puntos."
    ),
    "order_drawn": "Qué tableros son los pequeños se sorteó.",
    "order_for_wishes": (
        "Varios órdenes de los tableros grandes y pequeños mezclan igual de poco los puntos. De "
        "los que se sortearon y probaron, se tomó el que mejor separa a quienes no deben "
        "enfrentarse."
    ),
    "order_by_lot": (
        "Qué tableros son los pequeños se sorteó entre los órdenes que menos mezclan a jugadores "
        "con distintos puntos."
    ),
    "new_opponents_first": (
        "Primero, rivales nuevos: con los mismos puntos, se junta donde es posible a quienes aún "
        "no han coincidido. Tal como quedó, en esta ronda {repeats:pareja repite|parejas repiten}."
    ),
    "equal_points_by_lot": "Entre jugadores con los mismos puntos decide el sorteo.",
    "forbidden_apart": (
        "Donde las reglas lo permiten, se separa a quienes no deben enfrentarse. Lo demás se "
        "sortea."
    ),
    "seats_by_lot": "Los asientos de cada tablero se sortean.",
    "seated_by_hand": "Decidido a mano.",
    "seated_around": (
        "Se sentó a los jugadores libres; se quedó como estaba: {tables:tablero|tableros}."
    ),
    "cannot_seat_around": (
        "Con {players:jugador libre|jugadores libres} no se pueden llenar tableros de los tamaños "
        "permitidos. Fijar tableros, o liberar más, hasta llegar a uno de estos números: "
        "{counts_that_work}."
    ),
    # What a round costs: heads of columns
    "weigh_forbidden": "parejas que no deben coincidir en un tablero",
    "weigh_sizes": "tableros de otro tamaño",
    "weigh_groups": "grupos de puntos mezclados",
    "weigh_points": "puntos de partida de diferencia en un tablero",
    "weigh_met": "parejas que ya coincidieron",
    # How near the cut is
    "cut_in_points": (
        "Tal como están las cosas, {0} jugaría la final: {gap:punto de partida|puntos de partida} "
        "de ventaja sobre {1}, justo bajo el corte."
    ),
    "cut_out_points": (
        "Tal como están las cosas, {0} no jugaría la final: está a {gap:punto de partida|puntos de "
        "partida} de {1}, que tiene la última plaza."
    ),
    "cut_in_game_points": (
        "Tal como están las cosas, {0} jugaría la final: {gap:punto de juego|puntos de juego} de "
        "ventaja sobre {1}, justo bajo el corte."
    ),
    "cut_out_game_points": (
        "Tal como están las cosas, {0} no jugaría la final: está a {gap:punto de juego|puntos de "
        "juego} de {1}, que tiene la última plaza."
    ),
    "cut_in_energy": (
        "Tal como están las cosas, {0} jugaría la final: igualdad con {1}, justo bajo "
        "el corte, y {gap} de ventaja en energía."
    ),
    "cut_out_energy": (
        "Tal como están las cosas, {0} no jugaría la final: igualdad con {1}, que tiene la última "
        "plaza, y {gap} de desventaja en energía."
    ),
    "cut_in_lot": (
        "Tal como están las cosas, {0} jugaría la final: igualdad con {1}, y dentro por sorteo."
    ),
    "cut_out_lot": (
        "Tal como están las cosas, {0} no jugaría la final: igualdad con {1}, y fuera por sorteo."
    ),
    "cut_in_all": "{0} jugaría la final: hay plaza para todos los que siguen en el torneo.",
    "plays_final": "{0} juega la final.",
    # The final
    "final_seats": (
        "La final es para los {count} mejores de quienes siguen en el torneo. Sus puestos en la "
        "clasificación: {places}."
    ),
    "final_seat_by_lot": (
        "Igualdad en puntos de partida, puntos de juego y energía en las últimas plazas, y dentro "
        "por sorteo: {everyone}."
    ),
    "final_missed_by_lot": (
        "Igualdad en puntos de partida, puntos de juego y energía en las últimas plazas, y fuera "
        "por sorteo: {everyone}."
    ),
    # Standings
    "tied_drawn_by_lot": (
        "{0} tiene igualdad con otros en puntos de partida, puntos de juego y energía ({tied} en "
        "total): empate, decide el sorteo. Salió el número {lot}; el más alto va primero."
    ),
    "final_place": "{0} terminó la final en el puesto {place}.",
    "final_withdrawn": "{0} se retiró de la final, y va detrás de quienes la terminaron.",
    # Reports of a board
    "placed_and_withdrawn": (
        "Se anotó un puesto y también una retirada de {everyone}. Dejar solo una de las dos cosas."
    ),
    "place_missing": "Falta el puesto de {everyone}. Anotar el puesto final, o marcar la retirada.",
    "place_shared": (
        "El puesto {place} se dio a {everyone}. Cada puesto es para un solo jugador; en los "
        "tableros no hay empates."
    ),
    "place_skipped": (
        "Nadie tiene el puesto {place}. Terminaron {finished:jugador|jugadores}, así que los "
        "puestos van del 1 al {finished}."
    ),
    "game_points_missing": (
        "Faltan los puntos de juego de {everyone}. Pueden decidir un empate; anotar 0 si no hubo."
    ),
    "energy_missing": (
        "Falta la energía restante de {everyone}. Puede decidir un empate; anotar 0 si no quedó."
    ),
    "below_nothing": "Una cifra de {0} es {value}. Anotar 0 o más.",
    # Changes
    "no_byes_here": "Aquí no hay byes: todos los que siguen se sientan a un tablero en cada ronda.",
    "final_posted_no_entries": "La final está publicada. Ya no puede entrar nadie.",
    "final_posted_setting_stays": (
        "La final está publicada, así que «{setting:setting}» se queda como está."
    ),
    "fewer_rounds_than_posted": (
        "Eso da {rounds:ronda suiza|rondas suizas}, pero ya hay {posted} publicadas. Elegir "
        "{posted} o más."
    ),
    "boards_of_3_posted": (
        "En este torneo hay tableros de 3, que no se homologan. Sigue sin homologar."
    ),
    # Seating by hand
    "seated_twice": "En más de un asiento: {everyone}. Cada jugador va una sola vez.",
    "left_unseated": "Sin asiento: {everyone}. Dar tablero a todos los de la ronda.",
    "not_in_this_round": (
        "No juegan en la ronda {round}: {everyone}. Sentar solo a los de esta ronda."
    ),
    "table_has_reported": (
        "La mesa {table} ya tiene resultado. Dejarla como está, o borrar antes su resultado."
    ),
    "final_is_one_board": "La final es un solo tablero. Sentar juntos a todos sus jugadores.",
    "board_size": (
        "En la mesa {table} hay {players:jugador|jugadores}. Aquí un tablero es de {least} a "
        "{most}."
    ),
    "score_gap": "La mesa {table} mezcla puntos de partida: {points}.",
    "forbidden_pair": "Mesa {table}: {0} {1:and} no deben enfrentarse.",
    "rematch": "Mesa {table}: {0} {1:and} ya coincidieron en la ronda {round}.",
    # Why two did not meet
    **ANSWERS,
}
