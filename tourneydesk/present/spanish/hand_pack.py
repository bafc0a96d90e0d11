"""Words of the cover and of the hand pack, by which an event goes on without the computer."""

HAND_PACK = {
    "paper_name_cover": "Portada de las fichas",
    "paper_about_cover": "lo que no está en ninguna ficha, como código: nombre, ajustes, semilla",
    "paper_name_hand": "Paquete para seguir a mano",
    "paper_about_hand": (
        "fichas hasta ahora, papeletas en blanco y los pasos para seguir sin este equipo"
    ),
    "cover_title": "Portada de las fichas",
    "cover_about": (
        "Si se pierde el archivo del torneo, se puede rehacer con este código y los de las fichas: "
        "elegir «Rehacer con las fichas» en la pantalla de inicio, o la orden «import». Guardar "
        "esta hoja con las fichas."
    ),
    "cover_event": "Torneo",
    "cover_format": "Formato",
    "cover_players": "Jugadores",
    "cover_rounds": "Rondas publicadas",
    "cover_seed": "Semilla de los sorteos",
    "cover_settings": "Ajustes",
    "cover_code": "Código de la portada, en grupos de cinco",
    "hand_title": "La próxima ronda, a mano",
    "hand_none": (
        "Tal como están las cosas, no sigue ninguna ronda. Las fichas contienen todos los "
        "resultados; la clasificación es final cuando no falta nada."
    ),
    "hand_open": (
        "Terminar primero la ronda {round}: en este paquete están las papeletas de "
        "{tables:mesa|mesas} por anotar. Las cifras de abajo suponen que todos los que siguen "
        "ahora continúan."
    ),
    "hand_after": (
        "De vuelta en el equipo, anotar todos los resultados de las papeletas, o rehacer el torneo "
        "con las fichas: «Rehacer con las fichas»."
    ),
    "hand_keep": (
        "Guardar las papeletas por orden de mesa. Son lo que vale si una ficha deja dudas."
    ),
    "hand_table_of": "{count:mesa|mesas} de {size}",
    "hand_board_of": "{count:tablero|tableros} de {size}",
    "hand_group_of": "{group}: {tables} ({players:jugador|jugadores})",
}
