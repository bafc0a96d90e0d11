### Refusals of decisions, and the names of steps

last-copy-failed = { $name } is saved, but its last backup wasn’t made. { $why }

## Refusals in any format

nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
unknown-detail = An event has no “{ $detail }”. Its details are { $known }.
detail-length = { WORD($detail, kind: "detail") }: type 1 to { $most } characters.
name-order-unknown = Names can’t be shown as “{ $value }”. Choose one: { $known }.
player-unknown = No player { $player }. Players are numbered 1 to { $players }.
member-entered = Another player already has member ID { $member }.
members-not-kept = The member list can’t be saved in your data folder. The list before is still there.
age-not-of-birth = Born { $birth }, a player is { $due } in this event, not { $age }. Change the age or the birth date.
nobody-in-list = The list has no players.
round-unknown = Round { $round } isn’t posted yet.
table-unknown = Round { $round } has { -tables } { $low } to { $high }.
table-number = { -Table } numbers run from 1 to { $most }.
start-time = Type a time of day, such as 10:00 or 2:30 PM.
detail-date-wrong = { WORD($detail, kind: "detail") }: type a date as 2026-11-21, not { $value }.
detail-rating-system-wrong = Rating system: type R (regular), Q (quick), B (blitz) or D (dual), not { $value }.
picture-unread = This file isn’t an image that TourneyDesk can read. Choose a PNG or JPEG file.
picture-size = This image is { $width } × { $height } pixels. Choose one of at most { $most } × { $most }.
picture-file = This file is larger than { $most } MB. Choose a smaller image.
table-not-fixed = { $player1 } has no fixed { -table }.
table-stopped = Game { $table } was stopped and has no result.
table-has-result = { -Table } { $table } of round { $round } already has a result. Clear it to continue.
no-result-there = { -Table } { $table } of round { $round } has no result yet.
out-already = { $player1 } has been out since round { $round }.
entry-was-paired = { $player1 } was paired in round { $round } and can’t be removed. Withdraw { $player1 } instead.
dropped-already = { $player1 } is already withdrawn.
in-already = { $player1 } is already in the event.
out-by-the-rules = { $player1 } was eliminated in round { $round } and can’t come back.
why-not-oneself = Choose two different players.
they-met = { $player1 } and { $player2 } met in round { $round }, { -at-table } { $table }.
no-house-players = Only US Chess Swiss events can have house players.
nobody-named = Name at least one player.
checked-in-already = { $player1 } is already checked in.
not-checked-in = { $player1 } is not checked in.
check-in-after-drop = { $player1 } is withdrawn. Reinstate { $player1 }, then check in.
absent-too-late = Round 1 is posted. Withdraw absent players one at a time.
nobody-absent = Everyone is checked in.
nobody-checked-in = No one is checked in yet. Withdrawing now would remove everyone.
bye-points = A requested bye scores 0, ½ or, if the director allows it, 1 point.
bye-too-late = Round { $round } is posted. The next bye can be for round { $next }.
no-bye-asked = { $player1 } has no requested bye in round { $round }.
bye-had = Round { $round } is posted, so the bye of { $player1 } stays.
pair-of-one = Choose two different players to keep apart.
pair-not-forbidden = { $player1 } and { $player2 } aren’t kept apart.
seated-wrongly =
    { $everyone ->
        [one] { $everyone } is seated twice in round { $round }.
       *[other] { $everyone } are seated twice in round { $round }.
    }
left-without-seat = Not seated in round { $round }: { $everyone }.
seated-though-gone = { $everyone } withdrew and can’t be seated. Reinstate them, or leave their { -table } as is.
seated-stranger = Not in round { $round }: { $everyone }. Only players seated in it can change seats.
proposal-stale = The event changed since the draft of round { $round }. Pair again.
swap-with-oneself = Choose two different players to swap.
not-in-draft = { $player1 } isn’t in the draft of round { $round }.
bye-not-to-swap = { $player1 } doesn’t play in round { $round }, so there is no seat to swap.
swap-of-byes = { $player1 } and { $player2 } both have a bye.
second-bye = { $player1 } already had a bye in round { $round }.
bye-by-hand = The organizer gave { $player1 } this bye.
no-bye-in-format = In this format, byes follow from the rules and can’t be reassigned.
no-bye-to-give = Round { $round } has no bye to reassign.
has-this-bye = { $player1 } already has the bye in round { $round }.
not-seated-in-round = { $player1 } isn’t seated in round { $round }.
bye-with-results = Round { $round } has results. Clear them to give the bye to another player.
full-bye-by-director = The director decides on the full-point bye for { $player1 } in round { $round }.
more-kept-than-tables =
    Too many locked { -tables }: this round has only { $tables ->
        [one] { $tables } { -table }
       *[other] { $tables } { -tables }
    }. Unlock some.
redraw-without-why = Type a reason for the new draw of round { $round }. The history records it.
nothing-to-redraw = Round { $round } isn’t ready to be drawn.
seed-length = Random seed: type 1 to { $most } visible characters on one line.
event-name = Type a name for the event, up to { $most } characters.
format-unknown = No format “{ $format }”. Formats: { $known }.
no-round-yet = No round is posted yet.

## Why a player is not in a round, and reasons after changes by hand

absent-entered-later = { $player1 } joined after round { $round } was paired.
absent-eliminated = { $player1 } was out after round { $left }, before round { $round } was paired.
absent-withdrawn = { $player1 } withdrew in round { $left }, before round { $round } was paired.
absent-left = { $player1 } withdrew before round { $round } was paired.
absent-taken-out = { $player1 } lost their seat when round { $round } was changed.
no-show-is-paired = { $player1 } didn’t show up for round { $round } and will be paired in round { $next }. Withdraw them unless they are back.
changed-by-hand-from-rules = The rules paired { $player1 } with { $player2 } in round { $round }. The organizer changed it.
said-before-changes-by-hand =
    The organizer changed { $count ->
        [one] { $count } { -table }
       *[other] { $count } { -tables }
    } manually. Reasons for the whole round describe it before that change.
not-possible = Not possible here.
format-of-file = { $name } has the format “{ $format }”, which this version doesn’t know.
players-count = Players: type a number from 1 to { $most }.
setting-form = Write a setting as KEY=VALUE, such as elimination_level=47.
too-many-steps = This event has reached the limit of { $most } changes. Start a new event.
last-good-copy =
    Its newest backup, with { $steps ->
        [one] { $steps } change
       *[other] { $steps } changes
    }, is { $copy }.
step-unknown = No change { $step }. Changes are numbered 1 to { $steps }.

## Fixed tables

has-this-table = { $player1 } always sits { -at-table } { $table }.
table-held-by-other = { $player1 } can’t have { -table } { $table }: { $player2 } has it and plays this round.
table-fixed-twice = { -Table } { $table } is fixed for { $everyone }. When they don’t meet, only { $player1 } gets it.
meets-fixed-player = { $player1 } can’t have { -table } { $table }: their opponent { $player2 } has { -table } { $stays }.

## Names of steps

step-opened = Create event { $name }
step-details = Change the event’s { WORD($details) }
step-settings = Change the settings { WORD($settings, kind: "setting") }
step-player-added = Add { $name }
step-players-added =
    Add { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
step-player-changed = Edit { $name }
step-dropped = Withdraw { $player1 }
step-deleted = Remove { $player1 }
step-returned = Reinstate { $player1 }
step-checked-in = Check in { $player1 }
step-checked-in-many =
    Check in { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
step-not-here = Undo check-in of { $player1 }
step-not-here-many =
    Undo check-in of { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
step-absent =
    Withdraw { $count ->
        [one] { $count } absent player
       *[other] { $count } absent players
    }
step-bye = Bye for { $player1 } in round { $round }
step-no-bye = Cancel bye for { $player1 } in round { $round }
step-table-fixed = Assign { -table } { $table } to { $player1 }
step-table-free = Remove the fixed { -table } of { $player1 }
step-forbidden = Keep { $player1 } and { $player2 } apart
step-allowed = Allow { $player1 } and { $player2 } to be paired
step-redrawn = New draw for round { $round }: { $why }
step-posted = Post round { $round }
step-posted-by-hand = Post round { $round } with manual changes
step-by-hand = Change round { $round } manually
step-called =
    Announce { $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    }
step-ended = End the ring
step-result = Result of { -table } { $table }, round { $round }
step-cleared = Clear the result of { -table } { $table }, round { $round }
step-note = Note: { $text }
step-left-open =
    Rebuilt from paper: { $count ->
        [one] { $count } item
       *[other] { $count } items
    } left open
step-settled = Settle open items
step-prizes = Change the prizes
step-undone = Undo change { $step }
step-redone = Redo change { $step }
ends-by-rounds = This format ends after its number of rounds. To end it earlier, set fewer rounds.
