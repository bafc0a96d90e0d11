"""Words of facts that are words themselves: what a field, a figure or a choice is called."""

FACTS = {
    # Fields of a player
    "word_name": "Name",
    "word_first_name": "Vorname",
    "word_last_name": "Nachname",
    "word_rating": "Wertungszahl",
    "word_age": "Alter",
    "word_age_group": "Altersgruppe",
    "word_birth_date": "Geburtsdatum",
    "word_member_id": "Mitgliedsnummer",
    "word_club": "Verein",
    "word_note": "Bemerkung",
    # Details of an event
    "word_venue": "Spielort",
    "word_date": "Datum",
    "word_organizer": "Veranstalter",
    "word_sanction": "Genehmigungsnummer",
    "word_event_s_name": "Name des Turniers",
    "word_event_s_venue": "Spielort des Turniers",
    "word_event_s_date": "Datum des Turniers",
    "word_event_s_organizer": "Veranstalter des Turniers",
    "word_event_s_sanction": "Genehmigungsnummer des Turniers",
    # Figures of a report, at the beginning of a sentence
    "word_place": "Platz",
    "word_game_points": "Spielpunkte",
    "word_energy_left": "Restenergie",
    "word_score": "Punktzahl",
    # What a field of a command must be
    "word_text": "Text",
    "word_a_whole_number": "eine ganze Zahl",
    "word_true_or_false": "true oder false",
    "word_a_number": "eine Zahl",
    "word_fields_with_values": "Felder mit Werten",
    "word_a_list_of_fields_with_values": "eine Liste von Feldern mit Werten",
    "word_a_list_of_player_ids": "eine Liste von Spielernummern",
    "word_a_list_of_tables_each_a_list_of_player_ids": (
        "eine Liste von Tischen, jeder eine Liste von Spielernummern"
    ),
    # What to do with players
    "word_add": "anmelden",
    "word_drop": "abmelden",
    # How many play the final
    "word_three": "drei",
    "word_four": "vier",
    "word_five": "fünf",
    # A column without a heading
    "heading_column_n": "Spalte {0}",
}
