"""Words of facts that are words themselves: what a field, a figure or a choice is called.

A template looks them up: ``{field:word}`` of ``member ID`` is what stands under ``word_member_id``.
"""

FACTS = {
    # Fields of a player
    "word_name": "name",
    "word_first_name": "first name",
    "word_last_name": "last name",
    "word_rating": "rating",
    "word_age": "age",
    "word_age_group": "age group",
    "word_birth_date": "birth date",
    "word_member_id": "member ID",
    "word_club": "club",
    "word_note": "note",
    # Details of an event
    "word_venue": "venue",
    "word_date": "date",
    "word_organizer": "organizer",
    "word_sanction": "sanction number",
    "word_event_s_name": "event's name",
    "word_event_s_venue": "event's venue",
    "word_event_s_date": "event's date",
    "word_event_s_organizer": "event's organizer",
    "word_event_s_sanction": "event's sanction number",
    # Figures of a report, at the beginning of a sentence
    "word_place": "Place",
    "word_game_points": "Game points",
    "word_energy_left": "Energy left",
    "word_score": "Score",
    # What a field of a command must be
    "word_text": "text",
    "word_a_whole_number": "a whole number",
    "word_true_or_false": "true or false",
    "word_a_number": "a number",
    "word_fields_with_values": "fields with values",
    "word_a_list_of_fields_with_values": "a list of fields with values",
    "word_a_list_of_player_ids": "a list of player ids",
    "word_a_list_of_tables_each_a_list_of_player_ids": (
        "a list of tables, each a list of player ids"
    ),
    # What to do with players
    "word_add": "add",
    "word_drop": "drop",
    # A column without a heading
    "heading_column_n": "column {0}",
}
