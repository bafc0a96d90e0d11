"""Words of the history: all about one step, and the new file that goes on from it."""

HISTORY = {
    # What a step was
    "was_format": "{format}, semilla {seed}",
    "was_entered": "Inscripciones: {names}",
    "was_entered_more": "Inscripciones: {names} y {count:más|más}",
    "was_players": "Jugadores: {names}",
    "was_players_more": "Jugadores: {names} y {count:más|más}",
    "was_set": "{what}: {now}",
    "was_set_before": "{what}: {now}, en vez de {before}",
    "was_round": "{tables:mesa|mesas}, {byes:bye|byes}, semilla {seed}",
    "was_bye": "{name}: un bye de {points:punto|puntos}",
    "was_table": "Mesa {table}: {seats}",
    "was_table_before": "Mesa {table}: {seats}, en vez de {before}",
    "was_tables_more": "Y {count:mesa más|mesas más}",
    "was_result": "Resultado: {result}",
    "was_result_before": "Resultado: {result}, en vez de: {before}",
    "was_cleared": "Borrado: {before}",
    "was_called": "Llamada: mesa {table}: {seats}",
    "was_at_table": "Mesa {table}: {said}",
    "was_again": "De nuevo en juego: {tables:mesa|mesas}",
    "was_stopped": "Interrupción: {tables:mesa|mesas}",
    "was_named": "Paso {step}: {name}",
    "nothing_before": "nada",
    # What a player's fields are called
    "field_name": "Nombre",
    "field_rating": "Rating",
    "field_age": "Edad",
    "field_member_id": "N.º de socio",
    "field_club": "Club",
    "field_note": "Nota",
    "field_age_group": "Grupo de edad",
    # What an event's details are called
    "detail_name": "Nombre del torneo",
    "detail_venue": "Lugar",
    "detail_date": "Fecha",
    "detail_organizer": "Organiza",
    "detail_sanction": "N.º de homologación",
    "detail_first_table": "Número de la primera mesa",
    # In a terminal
    "history_line": "{step}  {at}  {name}",
    "history_line_undone": "{step}  {at}  {name} (deshecho)",
    # A new file from here
    "branch_name": "{name} (desde el paso {step})",
    "branched": "{file} contiene el torneo como estaba después del paso {step}. Se llama «{name}».",
}
