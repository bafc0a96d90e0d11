### Words of the batch commands: what a line must hold

fault-logged = TourneyDesk itself is at fault here. The event is as it was; what happened is written down in { $path }.
fault-unlogged = TourneyDesk itself is at fault here ({ $fault }). The event is as it was.
not-json = This line is not a JSON object. Write one command per line.
line-too-long = This line is longer than { GROUPED($most) } characters. Write one command per line, and long lists of players as a file for “import_players”.
more-problems =
    { $more ->
        [one] { $more } more thing is
       *[other] { $more } more things are
    } wrong.
no-command = A command is a JSON object with "do", such as { "{" }"do": "state"{ "}" }.
unknown-command = There is no command “{ $do }”. Commands: { $known }.
unknown-field = “{ $do }” has no field “{ $field }”.
known-fields = It takes { $known }.
no-fields = It takes no fields.
field-missing = “{ $do }” needs “{ $field }”.
explain-what = Say what to explain: “table”, “player”, two “players” who did not meet, or the player whose “standing” it is.
field-wrong = “{ $field }” of “{ $do }” must be { WORD($due) }.
field-twice = “{ $field }” stands twice in one place. Write it once.
two-players-needed = Name exactly two players.
no-event-yet = There is no event in this file yet. Begin with “create”.
event-exists = This file holds the event { $name } already. Choose another file for a new one.
