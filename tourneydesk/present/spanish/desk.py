"""Words of the desk: why a decision is not taken, and the names of steps."""

DESK = {
    "last_copy_failed": "«{name}» está guardado, pero no se pudo hacer su última copia. {why}",
    # Refusals in any format
    "nothing_to_undo": "No hay nada que deshacer.",
    "nothing_to_redo": "No hay nada que rehacer.",
    "unknown_detail": "Un torneo no tiene «{detail}». Tiene {known}.",
    "detail_length": "Dato del torneo «{detail:word}»: debe tener de 1 a {most} caracteres.",
    "player_unknown": "No hay ningún jugador {player}; los jugadores van del 1 al {players}.",
    "member_entered": (
        "Ya hay alguien con el número de socio {member}. Dar a cada jugador el suyo, o dejarlo "
        "vacío."
    ),
    "nobody_in_list": "En la lista no hay ningún jugador que inscribir.",
    "round_unknown": "La ronda {round} no está publicada; rondas publicadas hasta ahora: {posted}.",
    "table_unknown": (
        "En la ronda {round} no hay mesa {table}; sus mesas van de la {low} a la {high}."
    ),
    "table_number": (
        "Las mesas llevan números del 1 al {most}. Anotar uno de ellos, o dejarlo vacío."
    ),
    "table_not_fixed": "{0} no tiene mesa fija.",
    "table_stopped": "La partida de la mesa {table} se interrumpió y no cuenta para nadie.",
    "table_has_result": (
        "La mesa {table} de la ronda {round} ya tiene resultado y se queda como está. Borrar antes "
        "ese resultado."
    ),
    "no_result_there": "La mesa {table} de la ronda {round} no tiene resultado que borrar.",
    "out_already": "{0} ya está fuera desde la ronda {round}.",
    "entry_was_paired": (
        "{0} estuvo en la ronda {round}; la inscripción no se puede borrar. Hay que retirar a {0}."
    ),
    "dropped_already": "{0} ya se ha retirado.",
    "in_already": "{0} ya está en el torneo.",
    "out_by_the_rules": "Según las reglas, {0} quedó fuera en la ronda {round} y no puede volver.",
    "why_not_oneself": "Nombrar a dos jugadores distintos; nadie juega contra sí mismo.",
    "they_met": "{0} {1:and} sí se enfrentaron en la ronda {round}, en la mesa {table}.",
    "no_house_players": "Solo un US Chess Swiss puede tener un jugador de la casa.",
    "nobody_named": "Nombrar al menos a un jugador.",
    "checked_in_already": "La llegada de {0} ya está anotada.",
    "not_checked_in": "La llegada de {0} no está anotada.",
    "check_in_after_drop": "{0} se ha retirado. Primero reincorporar, después anotar la llegada.",
    "absent_too_late": (
        "La ronda 1 está publicada: a quien no ha venido se le retira ahora de uno en uno."
    ),
    "nobody_absent": "La llegada de todos está anotada; no hay nadie a quien retirar.",
    "nobody_checked_in": (
        "Aún no se ha anotado ninguna llegada, así que esto retiraría a todos. Anotar antes a "
        "quienes están presentes."
    ),
    "bye_points": "Un bye vale 1 punto (decisión de la organización), medio (0.5) o nada (0).",
    "bye_too_late": (
        "La ronda {round} está publicada. Se puede pedir un bye a partir de la ronda {next}."
    ),
    "no_bye_asked": "{0} no ha pedido ningún bye para la ronda {round}.",
    "bye_had": "La ronda {round} está publicada. El bye de {0} en ella se mantiene.",
    "pair_of_one": (
        "Para que no se enfrenten, nombrar a dos jugadores distintos, no dos veces a {0}."
    ),
    "pair_not_forbidden": "{0} {1:and} ya pueden enfrentarse.",
    "seated_wrongly": (
        "En más de un asiento: {everyone}. Cada jugador de la ronda {round} va una sola vez."
    ),
    "left_without_seat": "Sin asiento: {everyone}. Dar sitio a todos los de la ronda {round}.",
    "seated_though_gone": (
        "A quien se ha retirado no se le puede dar otro sitio: {everyone}. Dejar esa mesa como "
        "está, o reincorporar antes al jugador."
    ),
    "seated_stranger": (
        "Solo pueden sentarse quienes ya tenían sitio en la ronda {round}; mirar a {everyone}."
    ),
    "proposal_stale": (
        "El torneo ha cambiado desde que se preparó la ronda {round}. Emparejarla de nuevo."
    ),
    "swap_with_oneself": (
        "Para cambiar de sitio, elegir a dos jugadores distintos, no dos veces a {0}."
    ),
    "not_in_draft": "{0} no está en el borrador de la ronda {round}.",
    "bye_not_to_swap": "{0} no juega la ronda {round}, tenga quien tenga el bye.",
    "swap_of_byes": "{0} {1:and} tienen bye; no hay nada que cambiar.",
    "second_bye": "{0} ya tuvo un bye en la ronda {round}.",
    "bye_by_hand": "La organización dio el bye a {0} a mano.",
    "no_bye_in_format": "En este formato no descansa nadie; no hay bye que dar.",
    "no_bye_to_give": "En la ronda {round} nadie tiene bye por número impar.",
    "has_this_bye": "{0} ya tiene el bye de la ronda {round}.",
    "not_seated_in_round": "{0} no juega en la ronda {round}.",
    "bye_with_results": (
        "La ronda {round} tiene resultados. Bórralos antes de dar el bye a otro jugador."
    ),
    "full_bye_by_director": (
        "Un bye de un punto para {0} en la ronda {round} es decisión de la organización."
    ),
    "more_kept_than_tables": (
        "Hay más mesas fijadas que las que tiene ahora esta ronda ({tables:mesa|mesas}). Soltar "
        "alguna."
    ),
    "redraw_without_why": (
        "Decir en una línea por qué se sortea otra vez la ronda {round}; queda en el historial."
    ),
    "nothing_to_redraw": (
        "La ronda {round} aún no se puede sortear, así que no hay nada que repetir."
    ),
    "seed_length": "La semilla debe tener de 1 a {most} caracteres visibles, en una sola línea.",
    "event_name": "El torneo necesita un nombre de 1 a {most} caracteres, en una sola línea.",
    "format_unknown": "No existe el formato «{format}». Formatos: {known}.",
    "no_round_yet": "Aún no hay ninguna ronda publicada.",
    "absent_entered_later": "{0} se inscribió después de emparejarse la ronda {round}.",
    "absent_eliminated": (
        "{0} había quedado fuera en la ronda {left}, antes de emparejarse la ronda {round}."
    ),
    "absent_withdrawn": (
        "{0} se retiró en la ronda {left}, antes de emparejarse la ronda {round}."
    ),
    "absent_left": "{0} se había retirado antes de emparejarse la ronda {round}.",
    "absent_taken_out": "{0} perdió su lugar en la ronda {round} al cambiarla.",
    "changed_by_hand_from_rules": (
        "Según las reglas, {0} se habría enfrentado a {1} en la ronda {round}. La organización lo "
        "cambió."
    ),
    "said_before_changes_by_hand": (
        "La organización cambió {count:mesa|mesas} a mano. Lo que se dice de toda la ronda se "
        "refiere a cómo estaba antes."
    ),
    "not_possible": "Aquí no es posible.",
    "format_of_file": "{name} es un torneo del formato «{format}», que esta versión no conoce.",
    "players_count": "El número de jugadores puede ir de 1 a {most}.",
    "setting_form": "Escribir un ajuste como CLAVE=VALOR, por ejemplo elimination_level=47.",
    "too_many_steps": (
        "Este torneo tiene {most} pasos y un archivo no admite más. Hay que empezar uno nuevo."
    ),
    "last_good_copy": "La copia de seguridad más reciente, con {steps:cambio|cambios}, es {copy}.",
    "step_unknown": "No hay ningún paso {step}; los pasos van del 1 al {steps}.",
    # Tables that stay
    "has_this_table": "{0} se sienta siempre en la mesa {table}.",
    "table_held_by_other": (
        "{0} no pudo tener la mesa {table}: se le dio antes a {1}, que la ocupa en esta ronda."
    ),
    "table_fixed_twice": (
        "La mesa {table} está fijada para {everyone}. Cuando no se enfrentan, la tiene solo {0}."
    ),
    "meets_fixed_player": (
        "{0} no pudo tener la mesa {table}: su rival, {1}, recibió antes la mesa {stays}."
    ),
    # Names of steps
    "step_other": "Paso de otro tipo ({kind})",
    "step_opened": "Abrir el torneo {name}",
    "step_details": "Cambiar datos del torneo: {details:word}",
    "step_settings": "Cambiar ajustes: {settings:setting}",
    "step_player_added": "Inscribir a {name}",
    "step_players_added": "Inscribir a {count:jugador|jugadores}",
    "step_player_changed": "Cambiar datos de {name}",
    "step_dropped": "Retirar a {0}",
    "step_deleted": "Borrar a {0}",
    "step_returned": "Reincorporar a {0}",
    "step_checked_in": "Anotar la llegada de {0}",
    "step_checked_in_many": "Anotar la llegada de {count:jugador|jugadores}",
    "step_not_here": "Anotar la ausencia de {0}",
    "step_not_here_many": "Anotar la ausencia de {count:jugador|jugadores}",
    "step_absent": "Retirar a {count:jugador ausente|jugadores ausentes}",
    "step_bye": "Bye para {0} en la ronda {round}",
    "step_no_bye": "Sin bye para {0} en la ronda {round}",
    "step_table_fixed": "Mesa {table} para {0}",
    "step_table_free": "Sin mesa fija para {0}",
    "step_forbidden": "Evitar que {0} {1:and} se enfrenten",
    "step_allowed": "Permitir que {0} {1:and} se enfrenten",
    "step_redrawn": "Sortear otra vez la ronda {round}: {why}",
    "step_posted": "Publicar la ronda {round}",
    "step_posted_by_hand": "Publicar la ronda {round}, cambiada a mano",
    "step_by_hand": "Decidir a mano las mesas de la ronda {round}",
    "step_called": "Llamar a {tables:mesa|mesas}",
    "step_result": "Resultado de la mesa {table}, ronda {round}",
    "step_cleared": "Borrar la mesa {table}, ronda {round}",
    "step_note": "Nota: {text}",
    "step_left_open": "Rehecho a partir de papeles: {count:punto abierto|puntos abiertos}",
    "step_settled": "Puntos abiertos aclarados",
    "was_open_seats": "Ronda {round}, mesa {table}: {seats}",
    "step_undone": "Deshacer el paso {step}",
    "step_redone": "Rehacer el paso {step}",
}
