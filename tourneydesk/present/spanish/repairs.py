"""Words of repairs: what is amiss with a posted round, and what was done about it."""

REPAIRS = {
    "repair_not_last": (
        "La ronda {round} ha terminado y a partir de ella se hicieron otras; se queda como está."
    ),
    "repair_stale": (
        "El torneo ha cambiado desde que se calcularon estas reparaciones de la ronda {round}. "
        "Mirar otra vez."
    ),
    "nothing_to_repair": "Si la ronda {round} se queda como está, no hay nada que reparar.",
    "no_such_choice": "No hay ninguna opción {choice}; las opciones van de 0 a {last}.",
    "weigh_absent": "jugadores retirados, en mesas en juego",
    "weigh_out": "jugadores que descansan",
    "repaired_left": "Reparada por retirada: {everyone}.",
    "repaired_entered": "Reparada por falta de mesa: {everyone}.",
    "repaired_lighter": (
        "Reparada porque, con los resultados y jugadores de entonces, otro emparejamiento era "
        "mejor."
    ),
    "repair_differs": (
        "La ronda {round} se reparó, pero con los mismos jugadores, sorteo y mesas conservadas las "
        "reglas hacen otra cosa."
    ),
    "no_ring_to_mend": (
        "Solo un Dual Ring ya formado se repara por quién se ha ido o por cómo acabó de verdad una "
        "mesa. En los demás formatos, pedir las reparaciones de la ronda."
    ),
    "one_repair_at_a_time": (
        "Indicar o bien quién se ha ido o bien una mesa: una reparación cada vez."
    ),
    "step_put_right": "Corregir el resultado de la mesa {table}",
    "step_repaired": "Reparar la ronda {round}",
    # What verify finds
    "round_repaired": "La ronda {round} se emparejó de nuevo en parte después de publicarla.",
}
