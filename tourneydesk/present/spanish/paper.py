"""Words on paper: head and foot, record cards, result slips."""

PAPER = {
    # Head and foot of every paper
    "paper_event": "Todo el torneo",
    "paper_round": "Ronda {round}",
    "paper_printed": "Impreso {at} · revisión {revision} · huella {digest}",
    "paper_page": "página {{page}} de {{pages}}",
    "paper_letters_missing": (
        "{0}: ninguna fuente de aquí tiene {letters}. En el papel aparece �; escribir el nombre "
        "con otras letras."
    ),
    # Record cards
    "card_title_age-swiss": "Ficha de resultados",
    "card_title_risk-swiss": "Ficha de resultados de RISK 2210",
    "card_title_strikes": "Ficha de strikes",
    "card_title_dual-ring": "Ficha de Dual Ring",
    "card_title_us-swiss": "Ficha de emparejamientos",
    "card_title_more": "{title} ({number})",
    "card_member": "N.º de socio",
    "card_player": "Nombre",
    "card_player_number": "Jugador n.º",
    "card_age": "Edad",
    "card_rating": "Rating",
    "card_final_place": "Puesto",
    "card_key_age": "Partida ganada 3 · empatada 1 · perdida 0.",
    "card_key_running": "Llevar la suma de puntos de partida en la columna «Puntos».",
    "card_key_risk": "1.º 5 · 2.º 4 · 3.º 3 · 4.º 2 · 5.º 1 · descalificado o retirado 0.",
    "card_key_strikes": "Juegan 5: 0 6 12 18 24 · 4: 0 8 16 24 · 3: 0 12 24.",
    "card_key_strikes_out": "Puestos empatados se reparten sus strikes. Fuera con {level} strikes.",
    "card_key_ring": "Se juega a la vez contra los dos vecinos. Quien pierde queda fuera.",
    "card_key_ring_wins": "Una partida interrumpida no cuenta para nadie.",
    "card_key_us": "Ganada 1 · tablas ½ · perdida 0.",
    "card_key_us_colour": "Rodear el color y el resultado; llevar la suma de puntos.",
    "card_game_outcome": "Juegos",
    "card_game_1": "1",
    "card_game_2": "2",
    "card_game_3": "3",
    "card_game_4": "4",
    "card_game_5": "5",
    "card_win_letter": "G",
    "card_draw_letter": "E",
    "card_loss_letter": "P",
    "card_white_letter": "B",
    "card_black_letter": "N",
    "card_match_outcome": "Partida",
    "card_win": "Gana",
    "card_draw": "Emp.",
    "card_loss": "Pierde",
    "card_stopped": "Interr.",
    "card_round": "Ronda",
    "card_opponents": "Rival",
    "card_others": "Rivales",
    "card_number": "Número",
    "card_name": "Nombre",
    "card_match_points": "Puntos",
    "card_admin": "Dirección",
    "card_table": "Mesa",
    "card_board": "Tablero",
    "card_game": "Partida",
    "card_place": "Rodear el puesto",
    "card_place_1": "1.º",
    "card_place_2": "2.º",
    "card_place_3": "3.º",
    "card_place_4": "4.º",
    "card_place_5": "5.º",
    "card_withdrawn": "RET",
    "card_final": "Final",
    "card_game_points": "Ptos. de juego",
    "card_energy": "Energía rest.",
    "card_score": "Puntuación",
    "card_strikes": "Strikes",
    "card_strikes_so_far": "Suma",
    "card_colour": "Color",
    "card_result": "Result.",
    "card_wins": "Victorias",
    "card_score_so_far": "Suma",
    "card_bye": "bye",
    "card_missed": "ausente",
    "card_forfeit": "incomp.",
    # Result slips
    "slip_ring": "El anillo",
    "slip_table": "Mesa",
    "slip_board": "Tablero",
    "slip_seat": "Asiento",
    "slip_number": "Número",
    "slip_player": "Jugador",
    "slip_games_won": "Juegos ganados",
    "slip_games_drawn": "Empatados",
    "slip_drop": "Se retira",
    "slip_signature": "Firma",
    # Digits typed or scanned from a card or slip
    "paper_code_unreadable": (
        "Estas no son las cifras de una ficha ni de una papeleta. Escribir todos los grupos de "
        "cinco, solo cifras."
    ),
    "paper_code_mistyped": (
        "Hay una cifra cambiada o falta alguna. Comparar los grupos de cinco con el papel."
    ),
    "paper_code_unknown": (
        "Esto no es una ficha ni una papeleta de este programa, o es de una versión más nueva."
    ),
    "paper_code_is_a_slip": (
        "Este es el código de una papeleta de resultado. Tomar la ficha del jugador."
    ),
    "paper_code_is_a_card": (
        "Este es el código de una ficha de jugador. Tomar la papeleta de la mesa."
    ),
}
