"""Words of the batch commands: what a line must hold."""

COMMANDS = {
    "fault_logged": (
        "TourneyDesk itself is at fault here. The event is as it was; what happened is written "
        "down in {path}."
    ),
    "fault_unlogged": ("TourneyDesk itself is at fault here ({fault}). The event is as it was."),
    "not_json": "This line is not a JSON object. Write one command per line.",
    "line_too_long": (
        "This line is longer than {most:grouped} characters. Write one command per line, and long"
        " lists of players as a file for “import_players”."
    ),
    "more_problems": "{more:more thing is|more things are} wrong.",
    "no_command": 'A command is a JSON object with "do", such as {{"do": "state"}}.',
    "unknown_command": "There is no command “{do}”. Commands: {known}.",
    "unknown_field": "“{do}” has no field “{field}”.",
    "known_fields": "It takes {known}.",
    "no_fields": "It takes no fields.",
    "field_missing": "“{do}” needs “{field}”.",
    "explain_what": (
        "Say what to explain: “table”, “player”, two “players” who did not meet, or the player "
        "whose “standing” it is."
    ),
    "field_wrong": "“{field}” of “{do}” must be {due:word}.",
    "field_twice": "“{field}” stands twice in one place. Write it once.",
    "two_players_needed": "Name exactly two players.",
    "no_event_yet": "There is no event in this file yet. Begin with “create”.",
    "event_exists": "This file holds the event {name} already. Choose another file for a new one.",
}
