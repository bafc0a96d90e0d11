### Repairs: what is wrong with a posted round, and what was done about it

repair-not-last = Round { $round } is over and others were made from it; it stays as it is.
repair-stale = The event has changed since these repairs of round { $round } were worked out. Look again.
nothing-to-repair = Leaving round { $round } as it is needs no repair.
no-such-choice = There is no choice { $choice }; there are choices 0 to { $last }.
weigh-absent = players who have left
weigh-out = players who sit out
repaired-left = Repaired because { $everyone } had left.
repaired-entered = Repaired because { $everyone } had no table yet.
repaired-lighter = Repaired because, with the results and players as they stood then, a better pairing was possible.
repair-differs = Round { $round } was repaired, but the rules make something else of the same players, draw and tables that stayed.
no-ring-to-mend = Only a Dual Ring that has been set is mended by who has left or by what a table really reported. In other formats ask for the repairs of the round.
one-repair-at-a-time = Name who has left or a table, not both: one repair at a time.
step-repaired = Repair round { $round }
step-put-right = Put the result of table { $table } right

## What verify finds

round-repaired = Round { $round } was paired again in part after it was posted.
