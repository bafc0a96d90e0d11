### The page of standings: age groups, the cut, and results that are tried

standings-everybody = Everybody
standings-show-group = Show
standings-no-group = { $players } without an age or age group: in none of the groups.
standings-place-of = { $place }. { $name }
standings-cut = Cut to the final
standings-try-result = What if… ({ $key })
standings-try-tip = { $key }. Try a result that is not in yet. Nothing is recorded.
standings-what-if = Standings: what if
standings-place-of-what-if = What if: { $place }. { $name }
standings-nothing-to-try = Every posted table has its result; there is nothing to try.
standings-what-if-band = What if? Nothing is recorded. { key-esc } ends it.
standings-what-if-empty = Choose a table below and type a result as in the round; the places follow.
standings-what-if-tried = Table { $table }: { $result }.
standings-what-if-over = Then the event would be over, won by { $names }.
standings-what-if-over-unwon = Then the event would be over, and nobody would have won.
standings-what-if-tables = Tables to try
standings-what-if-hint = { $key } forgets the try at a table. Several tables can be tried at once.
standings-what-if-take = Try it ({ $key })
standings-what-if-board-hint = Place: one key, W for withdrawn. Then game points, { key-enter }, energy left, { key-enter }. The last { key-enter } tries it.
standings-what-if-score-hint = A score or W for withdrawn, then { key-enter }. The last { key-enter } tries it.
standings-what-if-ended = The standings are those of the results that are in.
