"""Words of a file that cannot be opened, and of what can be recovered from it."""

RECOVERY = {
    "reason_unknown": "Esta versión de TourneyDesk no tiene palabras para este motivo ({code}).",
    # Why a file cannot be opened
    "story_begins": "{name} está dañado: no empieza con un torneo nuevo.",
    "story_unreadable": "{name} está dañado: el cambio {step} no se puede leer.",
    "story_newer": (
        "{name} se cambió con un TourneyDesk más nuevo. Esta versión no conoce el cambio {step}."
    ),
    "story_too_long": "{name} tiene más de {most:grouped} cambios.",
    "story_players": "En un torneo caben {most:grouped} jugadores.",
    "story_order": "{name} está dañado: el cambio {step} no encaja con los cambios anteriores.",
    "story_undo": (
        "{name} está dañado: el cambio {step} se refiere al cambio {named}, que no era el último."
    ),
    "story_player": (
        "{name} está dañado: el cambio {step} no es posible para el jugador {player}."
    ),
    "story_round": "{name} está dañado: el cambio {step} no es posible en la ronda {round}.",
    "story_table": (
        "{name} está dañado: el cambio {step} no es posible en la mesa {table} de la ronda {round}."
    ),
    "story_seats": (
        "{name} está dañado: los asientos de la mesa {table} de la ronda {round} no son "
        "posibles (cambio {step})."
    ),
    "story_result": (
        "{name} está dañado: el resultado de la mesa {table} de la ronda {round} no es "
        "posible (cambio {step})."
    ),
    "story_running": (
        "{name} está dañado: tras el cambio {step}, la mesa {table} sigue en juego, aunque alguien "
        "de esa mesa está fuera o el torneo ha terminado."
    ),
    "story_setting": (
        "{name} está dañado: el cambio {step} tiene un ajuste que no existe así "
        "({setting:setting})."
    ),
    "story_value": "{name} está dañado: el cambio {step} tiene un valor que no es posible.",
    "opening_failed": "{name} no se pudo abrir. Puede que esté dañado.",
    # Lo que se puede recuperar
    "recovery_whole": "Se recupera todo: {all:cambio|cambios}.",
    "recovery_kept": "Se recuperan {kept} de {all:cambio|cambios}.",
    "recovery_uncounted": "Se recuperan {kept:cambio|cambios}. No se sabe cuántos había.",
    "recovery_perhaps": "Quizá falten cambios posteriores.",
    "recovery_none": "No se puede recuperar nada. Rehaga el torneo con las tarjetas.",
    "recovery_step": "Falta: cambio {number}, {step}",
    "recovery_step_unread": "Falta: cambio {number}, que no se puede leer",
    "recovery_steps_unread": "Faltan: cambios {first} a {last}, que no se pueden leer",
    "recovery_unreadable": "No se puede leer",
    "recovery_tables": "{tables:mesa|mesas} de la ronda {round}",
    "recovery_unread": "{count:cambio que no se puede leer|cambios que no se pueden leer}",
    "recovery_more": "{count:cambio más|cambios más}",
    "recovery_missing": "Falta: {parts}.",
    "recovery_complete": "No falta nada.",
    "recovery_unproved": (
        "Nada en el archivo muestra que sus copias de seguridad sean del mismo torneo."
    ),
    "recovery_how": "Para continuar: tourneydesk recover {name} -o NUEVO.tourney",
    "recovery_see": "Para ver cuáles: tourneydesk check {name}",
    "recovered": "{new} tiene {kept} de {all:cambio|cambios}. {name} no ha cambiado.",
}
