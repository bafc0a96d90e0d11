### Words of the desk: why a decision is not taken, and the names of steps

last-copy-failed = “{ $name }” is saved, but its last backup was not made. { $why }

## Refusals in any format

nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
unknown-detail = An event has no “{ $detail }”. It has { $known }.
detail-length = The event's { WORD($detail) } needs 1 to { $most } characters.
player-unknown = There is no player { $player }; the players are numbered 1 to { $players }.
member-entered = Someone with the member ID { $member } is entered already. Give each player his own, or leave it empty.
nobody-in-list = The list has no player to enter.
round-unknown = Round { $round } is not posted; rounds posted so far: { $posted }.
table-unknown = Round { $round } has no table { $table }; its tables are numbered from { $low } to { $high }.
table-number = Tables have numbers from 1 to { $most }. Enter one of those, or leave it empty.
table-not-fixed = { $player1 } has no fixed table.
table-stopped = The game at table { $table } was stopped and counts for nobody.
table-has-result = Table { $table } of round { $round } has its result and stays as it is. Clear that result first.
no-result-there = Table { $table } of round { $round } has no result to clear.
out-already = { $player1 } is out already, since round { $round }.
entry-was-paired = { $player1 } was in round { $round }, so the entry cannot be deleted. Withdraw { $player1 } instead.
dropped-already = { $player1 } has left already.
in-already = { $player1 } is in the event already.
out-by-the-rules = By the rules { $player1 } went out in round { $round } and cannot return.
why-not-oneself = Name two different players; nobody meets himself.
they-met = { $player1 } and { $player2 } did meet in round { $round }, at table { $table }.
no-house-players = Only a US Chess Swiss can have a house player.
nobody-named = Name at least one player.
checked-in-already = { $player1 } is checked in already.
not-checked-in = { $player1 } is not checked in.
check-in-after-drop = { $player1 } has left. Return him first, then check him in.
absent-too-late = Round 1 is posted: those who did not come are dropped one by one now.
nobody-absent = Everybody who is in the event is checked in; there is nobody to drop.
nobody-checked-in = Nobody is checked in yet, so this would drop everybody. Check in those who are here first.
bye-points = A bye on request is worth 1 point (at the director's discretion), 0.5 or 0.
bye-too-late = Round { $round } is posted. A bye can be asked for from round { $next } on.
no-bye-asked = { $player1 } has not asked for a bye in round { $round }.
bye-had = Round { $round } is posted. The bye of { $player1 } in it stands.
pair-of-one = Name two different players to be kept apart, not { $player1 } twice.
pair-not-forbidden = { $player1 } and { $player2 } may meet already.
seated-wrongly = Seated more than once: { $everyone }. Seat each player of round { $round } once.
left-without-seat = Without a seat: { $everyone }. Seat everybody of round { $round }.
seated-though-gone = Whoever has left cannot be seated anew: { $everyone }. Leave that table as it is, or take the player back first.
seated-stranger = Only those who were seated in round { $round } can be; look at { $everyone }.
proposal-stale = The event has changed since round { $round } was drawn up. Pair it again.
swap-with-oneself = Choose two different players to change places, not { $player1 } twice.
not-in-draft = { $player1 } is not in the draft of round { $round }.
bye-not-to-swap = { $player1 } does not play in round { $round }, whoever has the bye.
swap-of-byes = { $player1 } and { $player2 } both have a bye; there is nothing to swap.
second-bye = { $player1 } had a bye in round { $round } already.
bye-by-hand = The organizer gave { $player1 } the bye by hand.
no-bye-in-format = The rules alone say who sits out in this format, so there is no bye to give.
no-bye-to-give = No one sits out in round { $round }, so there is no bye to reassign.
has-this-bye = { $player1 } has the bye of round { $round } already.
not-seated-in-round = { $player1 } has no seat in round { $round }.
bye-with-results = Round { $round } has results. Clear them before the bye goes to another player.
full-bye-by-director = A full-point bye for { $player1 } in round { $round } is at the director's discretion.
more-kept-than-tables =
    More tables are locked than the { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } this round has now. Unlock some.
redraw-without-why = Say in a line why round { $round } is drawn again; the history keeps it.
nothing-to-redraw = Round { $round } cannot be drawn yet, so there is nothing to draw again.
seed-length = A seed needs 1 to { $most } characters that can be seen, on one line.
event-name = The event needs a name of 1 to { $most } characters, on one line.
format-unknown = There is no format “{ $format }”. Formats: { $known }.
no-round-yet = No round is posted yet.

## Why somebody is not in a round, and what is said after changes by hand

absent-entered-later = { $player1 } was entered after round { $round } was paired.
absent-eliminated = { $player1 } was out after round { $left }, before round { $round } was paired.
absent-withdrawn = { $player1 } withdrew in round { $left }, before round { $round } was paired.
absent-left = { $player1 } had withdrawn before round { $round } was paired.
absent-taken-out = { $player1 } lost their place in round { $round } when it was changed.
changed-by-hand-from-rules = As the rules made round { $round }, { $player1 } and { $player2 } would have met. The organizer changed it.
said-before-changes-by-hand =
    The organizer changed { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } by hand. Reasons for the whole round describe it before that change.
not-possible = This is not possible here.
format-of-file = { $name } is an event of the format “{ $format }”, which this version lacks.
players-count = The number of players can be 1 to { $most }.
setting-form = Write a setting as KEY=VALUE, such as elimination_level=47.
too-many-steps = This event has { $most } steps, and a file cannot hold more. Start a new event.
last-good-copy =
    Its newest backup, with { $steps ->
        [one] { $steps } change
       *[other] { $steps } changes
    }, is { $copy }.
step-unknown = There is no step { $step }; the steps are numbered 1 to { $steps }.

## Tables that stay

has-this-table = { $player1 } always sits at table { $table }.
table-held-by-other = { $player1 } could not have table { $table }: { $player2 } was given it first and sits there this round.
table-fixed-twice = Table { $table } is fixed for { $everyone }. When they do not meet, only { $player1 } gets it.
meets-fixed-player = { $player1 } could not have table { $table }: this opponent, { $player2 }, was given table { $stays } first.

## Names of steps

step-opened = Open the event { $name }
step-details = Change the event's { WORD($details) }
step-settings = Change the settings { WORD($settings, kind: "setting") }
step-player-added = Enter { $name }
step-players-added =
    Enter { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
step-player-changed = Change { $name }
step-dropped = Drop { $player1 }
step-deleted = Delete { $player1 }
step-returned = Return { $player1 }
step-checked-in = Check in { $player1 }
step-checked-in-many =
    Check in { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
step-not-here = Mark { $player1 } as not here
step-not-here-many =
    Mark { $count ->
        [one] { $count } player
       *[other] { $count } players
    } as not here
step-absent =
    Drop { $count ->
        [one] { $count } player
       *[other] { $count } players
    } not checked in
step-bye = Bye for { $player1 } in round { $round }
step-no-bye = No bye for { $player1 } in round { $round }
step-table-fixed = Table { $table } for { $player1 }
step-table-free = No fixed table for { $player1 }
step-forbidden = Keep { $player1 } and { $player2 } apart
step-allowed = Let { $player1 } and { $player2 } meet
step-redrawn = Draw round { $round } again: { $why }
step-posted = Post round { $round }
step-posted-by-hand = Post round { $round }, changed by hand
step-by-hand = Seat round { $round } by hand
step-called =
    Call { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }
step-result = Result of table { $table }, round { $round }
step-cleared = Clear table { $table }, round { $round }
step-note = Note: { $text }
step-left-open =
    Rebuilt from paper: { $count ->
        [one] { $count } item
       *[other] { $count } items
    } left open
step-settled = Open items settled
was-open-seats = Round { $round }, table { $table }: { $seats }
step-undone = Undo step { $step }
step-redone = Redo step { $step }
