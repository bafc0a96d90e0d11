### Words of the Age-Modified Swiss: why two did not meet

## Why two did not meet

age-swiss-they-did-meet = { $player1 } and { $player2 } did meet in this round, at table { $table }.
age-swiss-tables-by-hand = Tables of round { $round } were seated by hand, so the rules alone do not say why { $player1 } and { $player2 } did not meet.
age-swiss-are-kept-apart = { $player1 } and { $player2 } are to be kept apart.
age-swiss-two-of-same-age = { $player1 } and { $player2 } are both in the age group { WORD($older, kind: "ages") }.
age-swiss-two-of-other-ages = { $player1 } is in the age group { WORD($older, kind: "ages") }, { $player2 } in { WORD($younger, kind: "ages") }.
age-swiss-two-with-same-record = { $player1 } and { $player2 } both had { WORD($record, kind: "record") }, and both are in the age group { WORD($older, kind: "ages") }.
age-swiss-two-with-same-record-other-ages = { $player1 } and { $player2 } both had { WORD($record, kind: "record") }; { $player1 } is in the age group { WORD($older, kind: "ages") }, { $player2 } in { WORD($younger, kind: "ages") }.
age-swiss-two-with-other-records = { $player1 } had { WORD($record, kind: "record") }, { $player2 } had { WORD($other, kind: "record") }; both are in the age group { WORD($older, kind: "ages") }.
age-swiss-two-with-other-records-and-ages = { $player1 } had { WORD($record, kind: "record") } and is in the age group { WORD($older, kind: "ages") }; { $player2 } had { WORD($other, kind: "record") } and is in { WORD($younger, kind: "ages") }.
age-swiss-rest-could-not-pair = If { $player1 } and { $player2 } had met, the others could not all have been paired.
age-swiss-they-met-before = { $player1 } and { $player2 } had played each other before, and everyone could have a new opponent.
age-swiss-they-met-too =
    { $player1 } and { $player2 } had played each other before. { $best ->
        [one] { $best } pair
       *[other] { $best } pairs
    } had to meet again at the least; with these two it would have been { $then }.
age-swiss-more-repeats =
    If { $player1 } and { $player2 } had met, { $then ->
        [one] { $then } pair
       *[other] { $then } pairs
    } instead of { $best } would have met again.
age-swiss-bye-would-move = If { $player1 } and { $player2 } had met, the bye would have gone to { $player4 } instead of { $player3 }, who came before.
age-swiss-more-moved-again =
    If { $player1 } and { $player2 } had met, { $then ->
        [one] { $then } player
       *[other] { $then } players
    } instead of { $best } would have had to move down a second time, from { WORD($record, kind: "record") }.
age-swiss-more-left-over =
    If { $player1 } and { $player2 } had met, { $then ->
        [one] { $then } player
       *[other] { $then } players
    } instead of { $best } would have had no opponent at { WORD($record, kind: "record") } and moved down.
age-swiss-older-left-over = If { $player1 } and { $player2 } had met, someone older would have had to move down from { WORD($record, kind: "record") }. It is to be the youngest.
age-swiss-more-eldest-with-youngest =
    If { $player1 } and { $player2 } had met, { $then ->
        [one] { $then } pair
       *[other] { $then } pairs
    } instead of { $best } at { WORD($record, kind: "record") } would have been { WORD($eldest, kind: "ages") } against { WORD($youngest, kind: "ages") }.
age-swiss-more-mixed =
    If { $player1 } and { $player2 } had met, { $then ->
        [one] { $then } pair
       *[other] { $then } pairs
    } instead of { $best } at { WORD($record, kind: "record") } would have differed both in record and in age group.
age-swiss-more-age-distance =
    If { $player1 } and { $player2 } had met, opponents at { WORD($record, kind: "record") } would have been further apart in age: { $then ->
        [one] { $then } age group
       *[other] { $then } age groups
    } in all, instead of { $best }.
age-swiss-lot-decided = By the rules { $player1 } and { $player2 } could have met just as well. A lot decided.
