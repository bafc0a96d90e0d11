### Words of the players: entering, lists, check-in, who is kept apart, byes

people-name = Name
people-add = Add
people-change = Change
people-optional = optional
people-import = Import list…
people-drop = Drop ({ $key })
people-delete-entry = Delete entry ({ $key })
people-entry-deleted = The entry of { $name } is deleted. { $key } brings it back.
people-return = Return ({ $key })
people-edit = Change ({ $key })
people-added = { $name } is number { $number }.
people-changed = { $name } is changed.
people-dropped = { $name } has left the event.
people-returned = { $name } is back.
people-players-hint = Type a name and press { key-enter }. In the list: { $key } changes, { $drop } drops, { $back } returns.
people-in-play = { $active } of { $all } in
people-reading-list = Reading the list…
people-import-heading = List: { $file }
people-import-found = { $players } to enter.
people-import-nothing-yet = Nothing is entered yet. Look at the names, then enter them all.
people-import-refused = { $rows } cannot be entered. Mend the file and import it again, or enter the others without them.
people-import-all = Enter { $players }
people-import-rest = Enter the other { $players }
people-import-none = None of these can be entered. Mend the file and import it again.
people-import-row = Row { $row }: { $text }
people-import-done = { $players } entered.
people-import-problems = What to look at in the list
people-player-fields-name = Name
people-player-fields-rating = Rating
people-player-fields-age = Age
people-player-fields-member-id = Member ID
people-player-fields-club = Club
people-player-fields-note = Note
people-player-fields-age-group = Age group
people-about = About
people-matches = Who it could be
people-rated = rated { $rating }
people-aged = age { $age }
people-late-entry = Late entry: { $text }
people-task-enter = E&nter
people-task-check-in = &Check in
people-task-apart = Keep &apart
people-task-byes = &Byes
people-finder-placeholder = a few letters or the number, then { key-enter }
people-several-players = “{ $text }” matches { $players }. Choose one with the arrow keys, or keep typing.
people-nobody-found = Nobody here is called “{ $text }”.
people-in-already = { $name } is in.
people-left-already = { $name } has left. Return first.
people-out-already = { $name } is out by the rules.
people-choose-player = Choose a player in the list first.
people-check-in-who = Who is here
people-here-of = { $here } of { $all } here
people-turn-here = Here / not here ({ $key })
people-checked-in = { $name } is here.
people-not-here-after-all = { $name } is not here after all.
people-drop-absent = Drop { $players } not here
people-absent-dropped = { $players } not here dropped. Who still comes can be returned.
people-check-in-optional = Nobody is checked in yet. You need not check in; then everybody entered is paired.
people-absent-warning = { $players } not checked in would be paired too; drop them under Players, Check in.
people-check-in-hint = Type a few letters and press { key-enter }. In the list: { key-space } turns here into not here.
people-apart-first = The first of two who are not to meet
people-apart-second = Who is not to meet { $name }
people-pairs-apart = Kept apart
people-never-meets = is not to meet
people-allow = Let them meet ({ $key })
people-kept-apart = { $one } and { $other } are kept apart.
people-may-meet = { $one } and { $other } may meet.
people-apart-hint = Type one name and { key-enter }, then the other. In the list: { $key } lets two meet again.
people-choose-pair = Choose a pair in the list first.
people-bye-who = Who asks for a bye
people-byes-asked = Byes asked for
people-bye-first = Find the player first.
people-round-head = Round
people-points = Points
people-ask-bye = Give the bye
people-bye-noted = { $name } has a bye in round { $round }, worth { $points }.
people-byes-hint = Type a name and { key-enter }, then the round and { key-enter }. A second one for a round replaces it.
people-which-round = Type the number of the round, such as 3.
people-no-byes = This format has no byes on request. Drop a player who must miss a round; return him later.
people-nobody-yet = Nobody is entered yet.
people-absent-who = Not checked in for round { $round }: { $names }.
people-no-show-asked = { $names } did not show up for round { $round }. Leave them out of the next round?
people-pair-anyway = Pair them anyway
people-keep-paired = Keep them in
people-left-out = Left out: { $names }. You can return them on the Players page when they arrive.
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
