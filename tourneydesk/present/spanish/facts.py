"""Words of facts that are words themselves: what a field, a figure or a choice is called."""

FACTS = {
    # Fields of a player
    "word_name": "nombre",
    "word_first_name": "nombre de pila",
    "word_last_name": "apellidos",
    "word_rating": "rating",
    "word_age": "edad",
    "word_age_group": "grupo de edad",
    "word_birth_date": "fecha de nacimiento",
    "word_member_id": "número de socio",
    "word_club": "club",
    "word_note": "nota",
    # Details of an event
    "word_venue": "lugar",
    "word_date": "fecha",
    "word_organizer": "organización",
    "word_sanction": "número de homologación",
    "word_event_s_name": "nombre del torneo",
    "word_event_s_venue": "lugar del torneo",
    "word_event_s_date": "fecha del torneo",
    "word_event_s_organizer": "organización del torneo",
    "word_event_s_sanction": "número de homologación del torneo",
    # Figures of a report, at the beginning of a sentence
    "word_place": "Puesto",
    "word_game_points": "Puntos de juego",
    "word_energy_left": "Energía restante",
    "word_score": "Puntuación",
    # What a field of a command must be
    "word_text": "texto",
    "word_a_whole_number": "un número entero",
    "word_true_or_false": "true o false",
    "word_a_number": "un número",
    "word_fields_with_values": "campos con valores",
    "word_a_list_of_fields_with_values": "una lista de campos con valores",
    "word_a_list_of_player_ids": "una lista de números de jugador",
    "word_a_list_of_tables_each_a_list_of_player_ids": (
        "una lista de mesas, cada una con una lista de números de jugador"
    ),
    # What to do with players
    "word_add": "añadir",
    "word_drop": "retirar",
    # A column without a heading
    "heading_column_n": "columna {0}",
}
