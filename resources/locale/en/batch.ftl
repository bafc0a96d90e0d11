### The batch commands: what a line must contain

fault-logged = TourneyDesk ran into a problem; the event is unchanged. Details: { $path }
fault-unlogged = TourneyDesk ran into a problem ({ $fault }); the event is unchanged.
not-json = This line is not a JSON object. Write one command per line.
line-too-long = This line is longer than { GROUPED($most) } characters. Write one command per line, and import long lists of players from a file with “import_players”.
more-problems =
    { $more ->
        [one] { $more } more problem.
       *[other] { $more } more problems.
    }
no-command = A command is a JSON object with "do", such as { "{" }"do": "state"{ "}" }.
unknown-command = No command “{ $do }”. Commands: { $known }.
unknown-field = “{ $do }” has no field “{ $field }”.
known-fields = Its fields are { $known }.
no-fields = It has no fields.
field-missing = “{ $do }” needs “{ $field }”.
explain-what = Choose what to explain: a “table”, a “player”, two “players” who did not meet, or a player’s “standing”.
field-wrong = “{ $field }” of “{ $do }” must be { WORD($due) }.
field-value-unknown = “{ $field }” can’t be “{ $value }”. Choose one of { $known }.
field-twice = “{ $field }” appears twice in one object. Write it once.
two-players-needed = Name exactly two players.
no-event-yet = No event in this file yet. Start with “create”.
event-exists = This file already contains the event { $name }. Choose another file for a new one.
