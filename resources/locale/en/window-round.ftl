### Rounds: results, corrections, double-checking, history, why not

round-tables = { -Tables }
round-table = { -Table } { $table }
round-out-before = Out: { $names }.
round-out-and-more = Out: { $names } and { $count } more.
round-jump = Go to { -table }
round-jump-keys = Find a { -table } by number or name ({ $key }). “ann > bo” also records that Ann beat Bo; “ann = bo” a draw.
round-jump-placeholder = { -Table } or name
round-all-tables = &All
round-missing-only = &Missing
round-nothing-missing = All results are in.
round-nothing-missing-next = All results are in. Next: { $action } ({ $key }).
round-table-seating = { -Table } { $table }: { $seats }
round-seated-as = { $name } ({ $role })
round-recorded = { -Table } { $table }: { $result }.
round-result-is = Result: { $result }
round-call = Announce game { $table }: { $seats }.
round-several-tables = { $tables } match “{ $text }”. Keep typing, or choose one.
round-no-such-table = No { -table } or player matches “{ $text }”.
round-record = Save result
round-key-wins = { $key }  { $name } wins
round-key-draw = { $key }  Draw
round-key-score = { $key }  { $won }–{ $lost }
round-key-score-spoken = { $key }: { $name } wins { $most }–{ $least }
round-match-key-unknown = “{ $key }” is not a result. Use { $first }, { $second } or { $draw }.
round-match-change = { -Table } { $table } has a result. Choose the correct one.
round-games-won = Games won by { $name }
round-games-drawn = Games drawn
round-games = Games
round-games-drawn-short = draws
round-games-invalid = Type the games each player won, e.g. 2 and 1.
round-corrected = { -Table } { $table } changed: { $result } (was: { $before }).
round-same-result = { -Table } { $table } already has this result: { $result }.
round-unchanged = { -Table } { $table } unchanged: { $result }.
round-no-result-yet = { -Table } { $table } has no result yet.
round-moved-both = { $name }: { $before } → { $place }, { $other } → { $figure } { $points }
round-moved-place = { $name }: { $before } → { $place }
round-moved-points = { $name }: still { $place }, { $other } → { $figure } { $points }
round-moved-more = { $count } more
round-seat-placed = { $place }.  { $name }
round-standings-same = The standings don’t change.
round-stays = Round { $rounds } pairings stay.
round-earlier-stay = The pairings of rounds { $rounds } stay.
round-counted-points = points
round-counted-strikes = strikes
round-counted-wins = wins
round-second-pass = &Double-check entry
round-second-pass-tip = Type every result again. TourneyDesk stops where the two differ.
round-second-count = { $done } of { $all } checked
round-second-same = { -Table } { $table }: match.
round-second-done = All results checked.
round-second-none = No results to check yet.
round-same-twice = Match
window-round-differs = Differs
round-table-history = History of this { -table }
round-history-reported = { $result }
round-history-corrected = changed: { $result }
round-history-cleared = cleared: { $result }
round-history-undone = undone: { $result }
round-history-redone = redone: { $result }
round-history-at = { $time }  { $text }
round-why-not = Why not another player?
round-why-not-tip = Type another player’s name or number and press { key-enter }.
round-why-not-asking = Trying these two together…
round-why-not-pair = { $one } and { $other }:
round-why-not-none = No player matches “{ $text }”.
round-why-not-several = { $names } match “{ $text }”. Type the number.
round-why-not-nothing = They could have met. Another pairing was just as good.
round-board-heads-1 = Place (or W)
round-board-heads-2 = Game points
round-board-heads-3 = Energy left
round-board-hint = Place (W if withdrawn), game points, energy. { key-enter } moves on and saves at the end.
round-board-invalid-1 = Place of { $name }: a number, or W for withdrawn.
round-board-invalid-2 = Game points of { $name }: a whole number, e.g. 33.
round-board-invalid-3 = Energy left for { $name }: a whole number, e.g. 7.
round-score-heads-1 = Score (highest wins)
round-score-hint = Type each score (W if withdrawn); the highest wins. { key-enter } moves on and saves at the end.
round-score-invalid = Score of { $name }: a number such as 12 or 7.5, or W for withdrawn.
round-last-place = last
round-place-shown = place { $place }
round-progress =
    { $total ->
        [one] { $done } of { $total } { -table } reported
       *[other] { $done } of { $total } { -tables } reported
    }
round-filters = Filter
round-reported-only = &Reported
round-no-show = No-show
round-no-show-of = No-show: { $name }
round-no-show-both = No-show: both
round-more-results = More results
round-legend-white = White won
round-legend-black = Black won
round-legend-first = First player won
round-legend-second = Second player won
round-legend-draw = Draw
round-legend-games = Other score
round-legend-clear = Clear result
round-legend-letters = Place, next row
round-legend-score = Score, highest wins
round-legend-withdrawn = Withdrawn
round-legend-next = Next field
round-due-missed = Did not get the due color
round-card-heading = Change the result of { -table } { $table }?
round-card-both = Now: { $old } New: { $new }
round-card-looking = Checking what changes…
round-card-repairs = The ring goes on from the right result. You will see the effects before anything changes.
round-change-result = Change result
round-keep = Keep
round-second-heading = { -Table } { $table } differs
round-use-new = Use the new one
round-keep-first = Keep the first
round-second-stop = Stop double-checking
round-places-change =
    { $count ->
        [one] 1 player changes places.
       *[other] { $count } players change places.
    }
round-points-change =
    { $count ->
        [one] The points of 1 player change; no places do.
       *[other] The points of { $count } players change; no places do.
    }
round-menu-change = Change result
round-menu-clear = Clear result
round-menu-no-show = No-show and more
round-menu-why = Why this pairing
round-print = Print
round-project = Show on display
round-keys = Keys for results
round-keys-set = { $first } first player won, { $second } second player won, { $draw } draw
round-menu-slip = Print slip

## Opening a round again

reopen-asked = Reopen round { $round }?
reopen-do = Reopen round { $round }
reopen-first-asked = Take back round { $round }?
reopen-first-do = Take back round { $round }
reopen-posted-about = The pairings of round { $round } are withdrawn, also from the display.
reopen-winner-about = The winner, the certificates and the page on the display are withdrawn.
reopen-done = Round { $round } is open again.
## Ending an event early

end-menu = E&nd event…
end-tip = End the event before someone has won, as when the hall closes.
end-keep = Keep playing
round-winner-changes =
    { $count ->
        [one] New winner: { $names }.
       *[other] New winners: { $names }.
    }
