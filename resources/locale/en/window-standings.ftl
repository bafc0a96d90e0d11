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
standings-what-if-band = What if – nothing is saved. { key-esc } ends it.
standings-what-if-empty = Choose a table and try a result.
standings-what-if-tried = Table { $table }: { $result }.
standings-what-if-over = That ends the event. { $names } would win.
standings-what-if-over-unwon = That ends the event without a winner.
standings-what-if-tables = Tables to try
standings-what-if-hint = You can try several tables at once. { $key } clears the try at a table.
standings-what-if-take = Try result
standings-what-if-board-hint = Place (W if withdrawn), game points, energy. { key-enter } moves on and tries it at the end.
standings-what-if-score-hint = Type each score (W if withdrawn). { key-enter } moves on and tries it at the end.
standings-what-if-ended = Back to the actual standings.
