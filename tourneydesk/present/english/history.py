"""Words of the history: all about one step, and the new file that goes on from it."""

HISTORY = {
    # What a step was
    "was_format": "{format}, seed {seed}",
    "was_entered": "Entered: {names}",
    "was_entered_more": "Entered: {names} and {count:other|others}",
    "was_players": "Players: {names}",
    "was_players_more": "Players: {names} and {count:other|others}",
    "was_set": "{what}: {now}",
    "was_set_before": "{what}: {now}, instead of {before}",
    "was_round": "{tables:table|tables}, {byes:bye|byes}, seed {seed}",
    "was_bye": "{name}: a bye worth {points:point|points}",
    "was_table": "Table {table}: {seats}",
    "was_table_before": "Table {table}: {seats}, instead of {before}",
    "was_tables_more": "And {count:more table|more tables}",
    "was_result": "Result: {result}",
    "was_result_before": "Result: {result}, instead of: {before}",
    "was_cleared": "Taken back: {before}",
    "was_called": "Called: table {table}: {seats}",
    "was_at_table": "Table {table}: {said}",
    "was_again": "Played again: {tables:table|tables}",
    "was_stopped": "Stopped: {tables:table|tables}",
    "was_named": "Step {step}: {name}",
    "nothing_before": "nothing",
    # What a player's fields are called
    "field_name": "Name",
    "field_rating": "Rating",
    "field_age": "Age",
    "field_member_id": "Member ID",
    "field_club": "Club",
    "field_note": "Note",
    "field_age_group": "Age group",
    # What an event's details are called
    "detail_name": "Name of the event",
    "detail_venue": "Venue",
    "detail_date": "Date",
    "detail_organizer": "Organizer",
    "detail_sanction": "Sanction number",
    "detail_first_table": "Number of the first table",
    # In a terminal
    "history_line": "{step}  {at}  {name}",
    "history_line_undone": "{step}  {at}  {name} (undone)",
    # A new file from here
    "branch_name": "{name} (from step {step})",
    "branched": "{file} holds the event as it was after step {step}. It is called “{name}”.",
}
