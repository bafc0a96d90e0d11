### Repairs: what is wrong with a posted round, and what was done about it

repair-not-last = Later rounds follow round { $round }, so it can’t be repaired.
repair-stale = The event changed in the meantime. Search for repairs of round { $round } again.
nothing-to-repair = To leave round { $round } as is, no repair is needed.
no-such-choice = No option { $choice }. Options are numbered 0 to { $last }.
weigh-absent = withdrawn players still seated
weigh-out = players without a { -table }
repaired-left = Changed in a repair: { $everyone } withdrew.
repaired-entered = Changed in a repair: { $everyone } needed a { -table }.
repaired-lighter = Changed in a repair after a correction.
repair-differs = Round { $round } was repaired, but the rules give a different round for the same players, seed and unchanged { -tables }.
no-ring-to-mend = Ring repairs need a running Dual Ring. In other formats, repair the round.
one-repair-at-a-time = Repair one thing at a time: name a player or a game, not both.
step-repaired = Repair round { $round }
step-game-corrected = Correct game { $table }

## Findings of verify

round-repaired = Round { $round } was partly re-paired after posting.
