### The players: entering, lists, check-in, who is kept apart, byes

people-name = Name
people-add = Add player
people-change = Save changes
people-optional = optional
people-needed = required
people-instead-of-age = if age unknown
people-enter-age = Enter age
people-whole-name = or the whole name
people-import = Import list…
people-drop = Withdraw
people-delete-entry = Remove player
people-entry-deleted = { $name } removed. { $key } brings them back.
people-return = Reinstate
people-edit = Edit
people-added = { $name } added as no. { $number }.
people-changed = { $name } saved.
people-dropped = { $name } withdrawn.
people-returned = { $name } reinstated.
people-players-hint = Type to search, click a heading to sort, double-click a cell to edit it.
people-in-play = { $active } of { $all } playing
people-reading-list = Reading the list…
people-import-heading = Import { $file }
people-import-all = Import { $players }
people-import-rest = Import the other { $players }
people-import-none = No row can be imported yet. Fix the rows below, or choose another file.
people-import-row = Row { $row }: { $text }
people-import-done = { $players } added.
people-import-problems = To check
people-player-fields-given = Given name
people-player-fields-family = Family name
people-player-fields-rating = Rating
people-player-fields-age = Age
people-player-fields-member-id = Member ID
people-player-fields-club = Club
people-player-fields-note = Note
people-player-fields-age-group = Age group
people-player-fields-rating2 = Second rating
people-player-fields-birth = Birth date
people-player-fields-expires = Member until
people-player-fields-state = State
people-player-fields-team = Team
people-player-fields-household = Family mark
people-player-fields-grade = Grade
people-player-fields-email = E-mail (only here)
people-more-fields = More fields
people-birth-hint = 2011-05-30 or 2011
people-date-hint = 2026-11-30
people-use-first = Select a name and press { key-enter } to use it.
people-load-members = Load member list…
people-members-none = Load a federation’s member list once to search it here without internet.
people-members-list = Member list: { $source }, { $count } members, loaded { $day }
people-members-loading = Loading the member list… { $count } so far
people-members-loaded = Member list loaded: { $count } members.
people-member-until = member until { $day }
people-about = Details
people-matches = Possible matches
people-rated = rated { $rating }
people-aged = age { $age }
people-task-enter = A&ll players
people-task-check-in = &Check-in
people-task-apart = Keep &apart
people-task-byes = &Bye requests
people-finder-placeholder = Name or number
people-several-players = { $players } match “{ $text }”. Keep typing, or choose one.
people-no-match = No player matches “{ $text }”.
people-in-already = { $name } is already playing.
people-left-already = { $name } is withdrawn. You can reinstate them.
people-out-already = { $name } is eliminated and can’t come back.
people-choose-player = Select a player.
people-here-of = { $here } of { $all } here
people-turn-here = Check in
people-turn-not-here = Undo check-in
people-checked-in = { $name } checked in.
people-expired = Their membership ended on { $day }.
people-not-here-after-all = { $name }: check-in undone.
people-drop-absent =
    { $players ->
        [one] Withdraw 1 absent player
       *[other] Withdraw { $players } absent players
    }
people-absent-dropped =
    { $players ->
        [one] 1 absent player withdrawn. Latecomers can be added back.
       *[other] { $players } absent players withdrawn. Latecomers can be added back.
    }
people-check-in-optional = No one is checked in. Check-in is optional: without it, all { $players } players are paired.
people-check-in-hint = Type a few letters and press { key-enter }, or tick the box.
people-apart-first = First player
people-apart-second = Keep { $name } apart from
people-pairs-apart = Kept apart
people-never-meets = Kept apart from
people-allow = Allow pairing
people-kept-apart = { $one } and { $other } will be kept apart.
people-may-meet = { $one } and { $other } may be paired again.
people-apart-hint = The two will not meet from the next round on, wherever the rules allow it. Type the first name, press { key-enter }, then the second.
people-choose-pair = Select a pair.
people-bye-who = Player
people-byes-requested = Bye requests
people-bye-first = Choose a player.
people-round-head = Round
people-points = Points
people-ask-bye = Add bye
people-bye-noted =
    { $points ->
        [0] { $name }: zero-point bye in round { $round }.
        [0.5] { $name }: half-point bye in round { $round }.
       *[other] { $name }: full-point bye in round { $round }.
    }
people-byes-hint = Choose the player and the round. A new request for the same round replaces the old one.
people-which-round = Type a round number, e.g. 3.
people-no-byes = No requested byes in this format. Withdraw a player who must miss a round and reinstate them later.
people-none-yet = No players yet.
people-absent-who = Not checked in for round { $round }: { $names }.
people-no-show-question = { $names } didn’t show up for round { $round }. Leave them out of the next round?
people-can-reinstate = You can reinstate them later.
people-pair-anyway = Seat them anyway
people-keep-paired = Keep in
people-left-out = Withdrawn: { $names }. Latecomers can be added back on the Players page.
people-absent =
    { $count ->
        [one] 1 player is not here.
       *[other] { $count } players are not here.
    }
people-leave-out =
    { $count ->
        [one] Leave them out
       *[other] Leave { $count } out
    }
people-filter = Players shown
people-filter-all = All
people-filter-absent = Not here
people-filter-here = Here
people-filter-withdrawn = Withdrawn
people-sort-tip = Click a heading to sort
people-add-name = Add “{ $text }”
people-print-list = Print check-in list
people-print-card = Print record card
people-edit-all = Edit all fields
people-withdrawn = { $name } is withdrawn.
people-reinstate-and-check-in = Reinstate and check in
people-reinstated-and-checked-in = { $name } reinstated and checked in.
people-late-heading = Late entry
people-add-late = Add late entry
people-edit-heading = Edit { $name }
people-zero-bye = Bye, 0 points
people-clear-search = Clear search
people-list-empty = No players yet. Add them one by one, or import a list.
