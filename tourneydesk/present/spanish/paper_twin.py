"""Words of rebuilding an event from the codes on its papers: what is missing, what is at odds."""

PAPER_TWIN = {
    "paper_player": "Jugador {number}",
    "paper_unnamed_event": "Torneo rehecho con las fichas",
    "paper_rebuilt_note": "Rehecho con {cards:ficha|fichas}.",
    # What a code is not
    "paper_code_is_a_cover": "Este es el código de la portada. Tomar una ficha o una papeleta.",
    "paper_code_is_no_cover": "Este no es el código de la portada. Tomar la portada.",
    # What is wrong with a line of codes
    "paper_code_unreadable_line": (
        "La línea {line} no es el código de una ficha, papeleta o portada. Escribir todos sus "
        "grupos de cinco, solo cifras."
    ),
    "paper_code_mistyped_line": (
        "Línea {line}: hay una o varias cifras cambiadas, o falta alguna. Comparar todos los "
        "grupos de cinco con el papel."
    ),
    "paper_code_unknown_line": (
        "La línea {line} no es una ficha, papeleta o portada de este programa, o es de una versión "
        "más nueva."
    ),
    "paper_line_group": (
        "Línea {line}: hay una cifra cambiada en el grupo {group}, escrito {digits}. Compararlo "
        "con el papel."
    ),
    "paper_line_groups": (
        "Línea {line}: hay una cifra cambiada en uno de los grupos {groups}. Compararlos con el "
        "papel."
    ),
    "paper_line_group_length": (
        "Línea {line}: el grupo {group}, escrito {digits}, tiene {length:cifra|cifras} y debería "
        "tener 5. Compararlo con el papel."
    ),
    "paper_here_group": (
        "Hay una cifra cambiada en el grupo {group}, escrito {digits}. Compararlo con el papel."
    ),
    "paper_here_groups": (
        "Hay una cifra cambiada en uno de los grupos {groups}. Compararlos con el papel."
    ),
    "paper_here_group_length": (
        "El grupo {group}, escrito {digits}, tiene {length:cifra|cifras} y debería tener 5. "
        "Compararlo con el papel."
    ),
    # Cards and slips that do not go together
    "paper_other_event": "La línea {line} es de un papel de otro torneo ({name}). Se dejó fuera.",
    "paper_no_player": "La línea {line} no nombra a ningún jugador. Se dejó fuera.",
    "paper_older_card": "{0}: hay dos fichas de distintas rondas. Cuenta la de la ronda {round}.",
    "paper_two_cards": (
        "{0}: dos fichas de la ronda {round} dicen cosas distintas. Cuenta la que dice más, o la "
        "que llegó después."
    ),
    "paper_seat_twice": (
        "Ronda {round}, mesa {table}: las fichas de {0} {1:and} hablan del mismo asiento. Se lo "
        "queda {0}; mirar las dos fichas."
    ),
    "paper_slip_differs": (
        "Ronda {round}, mesa {table}: la papeleta sienta a {0} donde la ficha de {1} dice tener su "
        "asiento. Cuenta la ficha."
    ),
    "paper_results_differ": (
        "Ronda {round}, mesa {table}: las fichas de {everyone} dicen resultados distintos. La mesa "
        "queda abierta; anotarla de nuevo."
    ),
    "paper_results_lacking": (
        "Ronda {round}, mesa {table}: ninguna ficha dice el resultado de {everyone}. La mesa queda "
        "abierta; anotarla de nuevo."
    ),
    "paper_place_left": (
        "Ronda {round}, mesa {table}: a {0} se le dio el puesto {place}, el que quedaba; no se "
        "saben los puntos ni la energía. Corregir el resultado si se saben."
    ),
    # What has not come
    "paper_no_cover": (
        "Falta la portada. Todos los ajustes son los habituales del formato, y los sorteos "
        "empiezan con una semilla nueva. Repasar los ajustes antes de la próxima ronda."
    ),
    "paper_cards_missing": (
        "Faltan las fichas de {players:jugador|jugadores}. Lo que dicen de ellos las demás fichas "
        "está en el torneo."
    ),
    "paper_names_missing": (
        "Faltan nombres: {everyone}. Anotarlos a partir de las fichas con F2, en Jugadores."
    ),
    "paper_rounds_missing": (
        "De {rounds:ronda|rondas}, se pudieron rehacer {posted}. Añadir fichas que hablen de las "
        "demás."
    ),
    "paper_guessed": (
        "Ronda {round}, mesa {table}: faltan varias fichas, {0:and} ocupó el asiento libre sin que "
        "nadie lo diga. Para mayor seguridad, escribir la papeleta de esa mesa."
    ),
    "paper_alone": (
        "Ronda {round}, mesa {table}: ninguna ficha dice quién jugó allí con {everyone}. La mesa "
        "se dejó fuera."
    ),
    "paper_bye_left": (
        "Ronda {round}: ninguna ficha habla de {0}, y todos los demás tienen asiento. {0} recibió "
        "el bye del número impar."
    ),
    "paper_out_of_date": (
        "{0}: la ficha es anterior a la ronda {round}, y allí ninguna otra ficha habla de {0}."
    ),
    "paper_nowhere": (
        "{0}: no llegó su ficha, y ninguna otra habla de la ronda {round}. Buscar la papeleta de "
        "la mesa."
    ),
    "paper_ring_broken": (
        "Faltan demasiadas fichas para cerrar el anillo, así que en el torneo no hay ninguna "
        "partida. Añadir las fichas que faltan, o las papeletas de sus tableros."
    ),
    "paper_ring_otherwise": (
        "Las partidas llamadas no se deducen de los ajustes, así que están como las dicen las "
        "fichas. Mirar los ajustes de colores y empates antes del próximo resultado."
    ),
    "paper_never_held": "Los clubes, las notas y la asistencia no están en ninguna ficha.",
    # What is there so far
    "paper_nothing_yet": (
        "Nada todavía. Escribir o leer la portada, después las fichas en cualquier orden."
    ),
    "paper_so_far_before": "{format}: {cards} de {players:jugador|jugadores}, antes de la ronda 1.",
    "paper_so_far_one": "{format}: {cards} de {players:jugador|jugadores}, ronda 1.",
    "paper_so_far": "{format}: {cards} de {players:jugador|jugadores}, rondas 1 a {rounds}.",
    "paper_nothing_to_rebuild": (
        "Aquí no hay ningún código de ficha que se pueda leer. Escribir las cifras de las fichas, "
        "una ficha por línea."
    ),
    "paper_import_done": "{name}: {players:jugador|jugadores}, {rounds:ronda|rondas}. {now}",
}
