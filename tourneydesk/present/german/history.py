"""Words of the history: all about one step, and the new file that goes on from it."""

HISTORY = {
    # What a step was
    "was_format": "{format}, Startwert {seed}",
    "was_entered": "Angemeldet: {names}",
    "was_entered_more": "Angemeldet: {names} und {count:weiterer|weitere}",
    "was_players": "Spieler: {names}",
    "was_players_more": "Spieler: {names} und {count:weiterer|weitere}",
    "was_set": "{what}: {now}",
    "was_set_before": "{what}: {now}, vorher {before}",
    "was_round": "{tables:Tisch|Tische}, {byes:Freilos|Freilose}, Startwert {seed}",
    "was_bye": "{name}: ein Freilos für {points:Punkt|Punkte}",
    "was_table": "Tisch {table}: {seats}",
    "was_table_before": "Tisch {table}: {seats}, vorher {before}",
    "was_tables_more": "Und {count:weiterer Tisch|weitere Tische}",
    "was_result": "Ergebnis: {result}",
    "was_result_before": "Ergebnis: {result}, vorher: {before}",
    "was_cleared": "Zurückgenommen: {before}",
    "was_called": "Aufgerufen: Tisch {table}: {seats}",
    "was_at_table": "Tisch {table}: {said}",
    "was_again": "Wieder im Spiel: {tables:Tisch|Tische}",
    "was_stopped": "Abgebrochen: {tables:Tisch|Tische}",
    "was_named": "Schritt {step}: {name}",
    "nothing_before": "nichts",
    # What a player's fields are called
    "field_name": "Name",
    "field_rating": "Wertungszahl",
    "field_age": "Alter",
    "field_member_id": "Mitgliedsnummer",
    "field_club": "Verein",
    "field_note": "Bemerkung",
    "field_age_group": "Altersgruppe",
    # What an event's details are called
    "detail_name": "Name des Turniers",
    "detail_venue": "Spielort",
    "detail_date": "Datum",
    "detail_organizer": "Veranstalter",
    "detail_sanction": "Genehmigungsnummer",
    "detail_first_table": "Erster Tisch",
    # In a terminal
    "history_line": "{step}  {at}  {name}",
    "history_line_undone": "{step}  {at}  {name} (rückgängig gemacht)",
    # A new file from here
    "branch_name": "{name} (ab Schritt {step})",
    "branched": "{file} enthält das Turnier, wie es nach Schritt {step} war. Es heißt „{name}“.",
}
