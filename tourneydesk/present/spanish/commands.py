"""Words of the batch commands: what a line must hold."""

COMMANDS = {
    "fault_logged": (
        "La causa está en el propio TourneyDesk. El torneo sigue como estaba; lo que pasó queda "
        "anotado en {path}."
    ),
    "fault_unlogged": (
        "La causa está en el propio TourneyDesk ({fault}). El torneo sigue como estaba."
    ),
    "not_json": "Esta línea no es un objeto JSON. Escribir una orden por línea.",
    "line_too_long": (
        "Esta línea tiene más de {most:grouped} caracteres. Escribir una orden por línea, y las "
        "listas largas de jugadores como archivo para «import_players»."
    ),
    "more_problems": "Hay que arreglar además {more:cosa más|cosas más}.",
    "no_command": 'Una orden es un objeto JSON con "do", por ejemplo {{"do": "state"}}.',
    "unknown_command": "No existe la orden «{do}». Órdenes: {known}.",
    "unknown_field": "«{do}» no tiene el campo «{field}».",
    "known_fields": "Admite {known}.",
    "no_fields": "No tiene campos.",
    "field_missing": "A «{do}» le falta «{field}».",
    "explain_what": (
        "Decir qué hay que explicar: «table», «player», dos «players» que no se enfrentaron, o el "
        "jugador cuyo puesto se pregunta con «standing»."
    ),
    "field_wrong": "«{field}» de «{do}» tiene que ser {due:word}.",
    "field_twice": "«{field}» aparece dos veces en el mismo sitio. Escribirlo una sola vez.",
    "two_players_needed": "Nombrar exactamente a dos jugadores.",
    "no_event_yet": "En este archivo aún no hay ningún torneo. Empezar con «create».",
    "event_exists": (
        "Este archivo ya contiene el torneo {name}. Elegir otro archivo para uno nuevo."
    ),
}
