### Words of the history: all about one step, and the new file that goes on from it

## What a step was

was-format = { $format }, seed { $seed }
was-entered = Entered: { $names }
was-entered-more =
    Entered: { $names } and { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
was-players = Players: { $names }
was-players-more =
    Players: { $names } and { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
was-set = { $what }: { $now }
was-set-before = { $what }: { $now }, instead of { $before }
was-round =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $byes ->
        [one] { $byes } bye
       *[other] { $byes } byes
    }, seed { $seed }
was-bye =
    { $name }: a bye worth { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }
was-table = Table { $table }: { $seats }
was-table-before = Table { $table }: { $seats }, instead of { $before }
was-tables-more =
    And { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }
was-result = Result: { $result }
was-result-before = Result: { $result }, instead of: { $before }
was-cleared = Taken back: { $before }
was-called = Called: table { $table }: { $seats }
was-at-table = Table { $table }: { $said }
was-again =
    Played again: { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }
was-stopped =
    Stopped: { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }
was-named = Step { $step }: { $name }
nothing-before = nothing

## What a player's fields are called

field-name = Name
field-rating = Rating
field-age = Age
field-member-id = Member ID
field-club = Club
field-note = Note
field-age-group = Age group
field-house = House player
field-yes = yes
field-no = no

## What an event's details are called

detail-name = Name of the event
detail-venue = Venue
detail-date = Date
detail-organizer = Organizer
detail-sanction = Sanction number
detail-first-table = Number of the first table

## In a terminal

history-line = { $step }  { $at }  { $name }
history-line-undone = { $step }  { $at }  { $name } (undone)

## A new file from here

branch-name = { $name } (from step { $step })
branched = { $file } holds the event as it was after step { $step }. It is called “{ $name }”.
