### The history: one change, and a new file from it

## Parts of a change

was-format = { $format }, random seed { $seed }
was-entered = Added: { $names }
was-entered-more =
    Added: { $names } and { $count ->
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
was-set-before = { $what }: { $before } → { $now }
was-round =
    { $tables ->
        [one] { $tables } { -table }
       *[other] { $tables } { -tables }
    }, { $byes ->
        [one] { $byes } bye
       *[other] { $byes } byes
    }, random seed { $seed }
was-bye =
    { $name }: bye, { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }
was-table = { -Table } { $table }: { $seats }
was-table-before = { -Table } { $table }: { $before } → { $seats }
was-tables-more =
    And { $count ->
        [one] { $count } more { -table }
       *[other] { $count } more { -tables }
    }
was-result = Result: { $result }
was-result-before = Result: { $before } → { $result }
was-cleared = Cleared: { $before }
was-called = Announced: game { $table }, { $seats }
was-at-table = { -Table } { $table }: { $said }
was-again =
    Played again: { $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    }
was-stopped =
    Stopped: { $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    }
nothing-before = none

## What a player's fields are called

field-name = Name
field-family = Family name
field-rating = Rating
field-age = Age
field-member-id = Member ID
field-club = Club
field-note = Note
field-age-group = Age group
field-house = House player
field-rating2 = Second rating
field-state = State
field-expires = Membership until
field-team = Team
field-household = Family mark
field-grade = Grade
field-birth = Birth date
field-email = E-mail
field-yes = yes
field-no = no

## What an event's details are called

detail-name = Event name
detail-venue = Venue
detail-date = Date
detail-organizer = Organizer
detail-sanction = Sanction number
detail-first-table = First { -table } number
detail-starts = Starts at
detail-name-order = Names shown as
detail-city = City
detail-state = State
detail-zip = ZIP code
detail-country = Country
detail-begin = First day
detail-end = Last day
detail-affiliate = Affiliate ID
detail-chief-td = Chief TD’s ID
detail-assistant-td = Assistant TD’s ID
detail-time-control = Time control
detail-rating-system = Rating system
detail-section = Section

## How names are shown

names-given-first = Ann Lee
names-family-first = Lee, Ann
names-family-capitals = LEE, Ann

## In a terminal

history-line = { $step }  { $at }  { $name }
history-line-undone = { $step }  { $at }  { $name } (undone)

## A new file from a change

branch-name = { $name } (from change { $step })
branched = { $file } contains the event up to change { $step }. Its name is “{ $name }”.
