"""Words of the event as people read it: headings, results, what now."""

SHEETS = {
    "format_risk-swiss": "Suizo RISK 2210",
    "format_age-swiss": "Suizo por edades",
    "format_dual-ring": "Dual Ring",
    "format_strikes": "Strikes acumulados",
    "format_us-swiss": "Suizo US Chess",
    "head_players": "{players:jugador|jugadores}, semilla {seed}",
    "head_round": "Ronda {round} ({kind})",
    "head_round_redrawn": "Ronda {round} ({kind}), sorteada {times:vez|veces}",
    "head_standings": "Clasificación",
    "head_ratings": "Cambio de rating previsto",
    "rating_line": "{name}: {wins:partida ganada|partidas ganadas}, perdidas {losses}, {change}",
    "head_points": "Puntos",
    "head_strikes": "Strikes",
    "head_wins": "Victorias",
    "now_finished_without": "El torneo ha terminado; no ganó nadie.",
    "now_won": "El torneo ha terminado. Ha ganado {names}.",
    "now_won_shared": "El torneo ha terminado. Comparten la victoria {names}.",
    "now_waiting": "Falta el resultado de {count:mesa|mesas}: {tables}.",
    "now_setup": "Aún no se puede empezar.",
    "now_ready": "Todo listo para la ronda {round}.",
    "now_ready_final": "Todo listo para la final.",
    "result_drawn": "empate",
    "result_won": "gana {name}",
    "result_forfeit": "incomparecencia de {names}",
    "result_withdrawn": "{name} se retira",
    "table_void": "interrumpida, no cuenta para nadie",
    "bye_line": "{name} tiene bye ({points:punto|puntos})",
    "out_in": "fuera en la ronda {round}",
    "tiebreak_game_points": "Ptos. de juego",
    "tiebreak_energy": "Energía",
    "tiebreak_lot": "Sorteo",
    "tiebreak_margin": "Margen",
    "tiebreak_latest_loss": "Últ. derrota",
    "tiebreak_opponents": "Rivales",
    "tiebreak_wins": "Victorias",
    "tiebreak_modified_median": "Med. modif.",
    "tiebreak_solkoff": "Solkoff",
    "tiebreak_cumulative": "Acumulado",
    "tiebreak_median": "Mediana",
    "tiebreak_result": "Particular",
    "tiebreak_most_blacks": "Negras",
    "tiebreak_cumulative_opposition": "Acum. riv.",
    "tiebreak_sonneborn_berger": "S.-Berger",
    "tiebreak_buchholz": "Buchholz",
    "tiebreak_played_first": "Jugado",
    "tiebreak_opposition_rating": "Rend. riv.",
    "tiebreak_kashdan": "Kashdan",
    "tiebreak_coin": "Sorteo",
    "kind_swiss": "suiza",
    "kind_final": "final",
    "kind_random": "al azar",
    "kind_split": "por strikes",
    "kind_ring": "el anillo",
    "kind_playoff": "última partida",
    "role_white": "Blancas",
    "role_black": "Negras",
    "role_seat": "",
    # What verify finds
    "verified": (
        "Cada ronda publicada es la que el programa hace con los mismos jugadores y el mismo "
        "sorteo."
    ),
    "other_draw": (
        "La ronda {round} se hizo con el sorteo «{was}»; según los sorteos repetidos que constan, "
        "debería ser «{due}»."
    ),
    "round_by_hand": "La ronda {round} se decidió a mano.",
    "calls_differ": (
        "Después de la decisión {moment} se llamó a otras mesas de las que pide el anillo."
    ),
    "other_engine": "La ronda {round} se emparejó con {was}; este programa empareja con {now}.",
    "round_impossible": "La ronda {round} no se podía emparejar tal como estaban las cosas.",
    "table_differs": "Ronda {round}, mesa {table}: {everyone} no tendrían estos sitios.",
    "tables_differ": "La ronda {round} tiene {was:mesa|mesas}, y el programa hace {now}.",
    "round_differs": (
        "Ronda {round}: su tipo, sus grupos o sus byes no son los que hace el programa."
    ),
    # What check says
    "sound": (
        "{name} está bien: {steps:paso|pasos}, {players:jugador|jugadores}, {rounds:ronda|rondas}."
    ),
    "pictures_made": "{to}: imágenes de la ventana.",
    "pages_made": "{to}: imágenes de lo que ve la sala, con 0 a 500 filas.",
    "pictures_of": "Imágenes de todas las pantallas: {look:look}, texto al {scale} %",
    "look_light": "claro",
    "look_dark": "oscuro",
    "pictures_missing": (
        "Sin imágenes de la ventana: aquí Qt no puede arrancar. «make run» instala lo que necesita."
    ),
    "made_up_event": "Torneo inventado",
    "sample_event": "Ejemplo: {name}",
    "wrote": "{name}: {players:jugador|jugadores}, {rounds:ronda|rondas}. {now}",
}
