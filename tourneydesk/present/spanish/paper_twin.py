"""Words of rebuilding an event from the codes on its papers: what is missing, what is at odds."""

PAPER_TWIN = {
    "paper_player": "Jugador {number}",
    "paper_unnamed_event": "Torneo rehecho con las fichas",
    "paper_rebuilt_note": "Rehecho con {cards:ficha|fichas}.",
    "paper_code_is_a_cover": "Este es el código de la portada. Tomar una ficha o una papeleta.",
    "paper_code_is_no_cover": "Este no es el código de la portada. Tomar la portada.",
    "paper_code_unreadable_line": (
        "La línea {line} no es el código de una ficha, papeleta o portada. Escribir todos sus"
        " grupos de cinco, solo cifras."
    ),
    "paper_code_mistyped_line": (
        "Línea {line}: hay una o varias cifras cambiadas, o falta alguna. Comparar todos los "
        "grupos de cinco con el papel."
    ),
    "paper_code_unknown_line": (
        "La línea {line} no es una ficha, papeleta o portada de este programa, o es de una "
        "versión más nueva."
    ),
    "paper_line_group": (
        "Línea {line}: hay una cifra cambiada en el grupo {group}, escrito {digits}. "
        "Compararlo con el papel."
    ),
    "paper_line_groups": (
        "Línea {line}: hay una cifra cambiada en uno de los grupos {groups}. Compararlos con "
        "el papel."
    ),
    "paper_line_group_length": (
        "Línea {line}: el grupo {group}, escrito {digits}, tiene {length:cifra|cifras} y "
        "debería tener 5. Compararlo con el papel."
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
    "paper_other_event": "La línea {line} es de un papel de otro torneo ({name}). Se dejó fuera.",
    "paper_no_player": "La línea {line} no nombra a ningún jugador. Se dejó fuera.",
    "paper_older_card": "{0}: hay dos fichas de distintas rondas. Cuenta la de la ronda {round}.",
    "paper_two_cards": (
        "{0}: dos fichas de la ronda {round} dicen cosas distintas; no cuenta ninguna."
    ),
    "paper_results_differ": (
        "Ronda {round}, mesa {table}: los papeles dan resultados distintos a {everyone}. El "
        "resultado queda abierto."
    ),
    "paper_no_cover": (
        "Falta la portada. Los ajustes son los del formato, y los sorteos usan una semilla nueva."
    ),
    "paper_cards_missing": (
        "{players:Falta la ficha del jugador|Faltan las fichas de los jugadores}."
    ),
    "paper_names_missing": "Faltan nombres: {players:jugador|jugadores}. Anotarlos en Jugadores.",
    "paper_ring_broken": (
        "Faltan demasiados papeles para cerrar el anillo, así que en el torneo no hay ninguna"
        " partida. Añadir las fichas que faltan, o las papeletas de sus tableros."
    ),
    "paper_ring_otherwise": (
        "Las partidas llamadas no se deducen de los ajustes, así que están como las dicen las"
        " fichas. Mirar los ajustes de colores y empates antes del próximo resultado."
    ),
    "paper_nothing_yet": (
        "Nada todavía. Escribir o leer la portada, después las fichas en cualquier orden."
    ),
    "paper_so_far_before": (
        "{format}: {cards} de {players:jugador|jugadores}, antes de la ronda 1."
    ),
    "paper_so_far_one": "{format}: {cards} de {players:jugador|jugadores}, ronda 1.",
    "paper_so_far": "{format}: {cards} de {players:jugador|jugadores}, rondas 1 a {rounds}.",
    "paper_nothing_to_rebuild": (
        "Aquí no hay ningún código de ficha que se pueda leer. Escribir las cifras de las "
        "fichas, una ficha por línea."
    ),
    "paper_import_done": "{name}: {players:jugador|jugadores}, {rounds:ronda|rondas}. {now}",
    "paper_two_slips": (
        "Ronda {round}, mesa {table}: dos papeletas dicen cosas distintas; no cuenta ninguna."
    ),
    "paper_other_history": (
        "Línea {line}: este papel es de la revisión {revision}, pero de otra historia del "
        "torneo. Se dejó fuera."
    ),
    "paper_seats_differ": (
        "Ronda {round}, mesa {table}: los papeles no coinciden en quién jugó allí "
        "({everyone}). Los asientos quedan abiertos."
    ),
    "paper_cover_denies_table": (
        "Ronda {round}, mesa {table} ({everyone}): la portada no tiene esta mesa. Sus "
        "asientos quedan abiertos."
    ),
    "paper_card_denies_seat": (
        "Ronda {round}, mesa {table}: la ficha de {0} no tiene el asiento que le da otro "
        "papel. Los asientos quedan abiertos."
    ),
    "paper_seated_twice": (
        "Ronda {round}: los papeles sientan a {0} en la mesa {table} y en la {other}. Las dos"
        " quedan abiertas."
    ),
    "paper_bye_and_table": (
        "Ronda {round}: un papel da un bye a {0}, otro un asiento. Queda abierto."
    ),
    "paper_byes_differ": (
        "Ronda {round}: los papeles no coinciden en el bye de {0}. Queda abierto."
    ),
    "paper_settings_differ": (
        "La portada y las fichas de {everyone} dicen ajustes distintos. Se usan los de la portada."
    ),
    "paper_total_differs": (
        "{0}, tras la ronda {round}: la ficha dice {card}, los resultados suman {points}. El "
        "total queda abierto."
    ),
    "paper_unknown_player": "Jugador {number} (nombre desconocido)",
    "paper_no_cover_with_settings": (
        "Falta la portada. No se saben el nombre, los datos ni la semilla del torneo; los "
        "sorteos usan una semilla nueva."
    ),
    "paper_cover_shortened": (
        "En el código de la portada no cabía todo: pueden faltar datos, parejas prohibidas o "
        "byes pedidos."
    ),
    "paper_names_shortened": (
        "Algunos textos no cabían en el código y acaban en «…»: {everyone}. Completarlos en "
        "Jugadores."
    ),
    "paper_impossible": (
        "Estos papeles no pueden ser de un mismo torneo: juntos describen algo imposible."
    ),
}
