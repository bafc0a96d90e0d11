### The page of standings: age groups, the cut, and results that are tried

standings-everybody = All players
standings-show-group = Show
standings-no-group =
    { $players ->
        [one] 1 player has no age group yet.
       *[other] { $players } players have no age group yet.
    }
standings-place-of = { $place }. { $name }
standings-cut = Cut to the final
standings-try-result = What if…
standings-try-tip = { $key }. Try results without saving them.
standings-what-if = What if
standings-place-of-what-if = What if: { $place }. { $name }
standings-nothing-to-try = All results are in; nothing to try.
standings-what-if-band = What if – nothing is saved
standings-what-if-back = Back to the standings
standings-what-if-empty = Choose a { -table } and try a result.
standings-what-if-tried = { -Table } { $table }: { $result }.
standings-what-if-over = That ends the event. { $names } would win.
standings-what-if-over-unwon = That ends the event without a winner.
standings-what-if-tables = { -Tables } to try
standings-what-if-hint = You can try several results at once. { $key } clears one.
standings-what-if-take = Try result
standings-what-if-board-hint = Place (W if withdrawn), game points, energy. { key-enter } moves on and tries it at the end.
standings-what-if-score-hint = Type each score (W if withdrawn). { key-enter } moves on and tries it at the end.
standings-what-if-ended = Back to the actual standings.

## Views

standings-views = View
standings-view-winners = Winners
standings-view-places = Standings
standings-view-crosstable = Crosstable
standings-view-chart = Chart
standings-view-bars = Strikes
standings-view-bracket = Bracket
standings-final = Final
standings-after-round = After round { $round }
standings-after-round-of = After round { $round } of { $rounds }
standings-none-played = No round has been played yet.
standings-during-round = Round { $round } in progress
standings-columns-rounds = Rounds
standings-columns-tiebreaks = Tiebreaks
standings-print = Print
standings-show-display = Show on display
standings-chart-empty = No round is complete yet.
standings-chart-places = { $name }: { $places }
standings-chart-line = Out at { $line }
standings-chart-bar =
    { $name }: { $points ->
        [one] { $points } strike
       *[other] { $points } strikes
    }; out at { $line }.
standings-chart-bar-out =
    { $name } is out: { $points ->
        [one] { $points } strike
       *[other] { $points } strikes
    }; the line is { $line }.

## The end, and moments before it

standings-champions-group = Age group
standings-champions = Champion
standings-do-certificates = Print certificates
standings-do-display = Show on display
standings-do-report = Final report
standings-do-export = Export…
standings-moment-close = Close
standings-final-seated = The final is seated.
standings-playoff-seated = The deciding game is seated.
standings-stage-seated = { $stage }: the pairings are up.
