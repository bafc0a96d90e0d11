### The Age-Modified Swiss: why two did not meet

## Why two did not meet

age-swiss-they-did-meet = They did meet in this round, at table { $table }.
age-swiss-tables-by-hand = The organizer set some tables of round { $round }, so the rules alone don’t explain why they didn’t meet.
age-swiss-are-kept-apart = { $player1 } and { $player2 } are on the keep-apart list.
age-swiss-two-of-same-age = { $player1 } and { $player2 } are both in the { WORD($older, kind: "ages") } group.
age-swiss-two-of-other-ages = { $player1 } is in { WORD($older, kind: "ages") }, { $player2 } in { WORD($younger, kind: "ages") }.
age-swiss-two-with-same-record = { $player1 } and { $player2 } both had { WORD($record, kind: "record") } and are in the { WORD($older, kind: "ages") } group.
age-swiss-two-with-same-record-other-ages = Both had { WORD($record, kind: "record") }. { $player1 } is in { WORD($older, kind: "ages") }, { $player2 } in { WORD($younger, kind: "ages") }.
age-swiss-two-with-other-records = { $player1 } had { WORD($record, kind: "record") }, { $player2 } { WORD($other, kind: "record") }. Both are in the { WORD($older, kind: "ages") } group.
age-swiss-two-with-other-records-and-ages = { $player1 } had { WORD($record, kind: "record") } and is in { WORD($older, kind: "ages") }. { $player2 } had { WORD($other, kind: "record") } and is in { WORD($younger, kind: "ages") }.
age-swiss-rest-could-not-pair = If they met, not everyone else could be paired.
age-swiss-they-met-before = They had already met, and everyone could have a new opponent.
age-swiss-they-met-too =
    They had already met. At least { $best ->
        [one] { $best } pair
       *[other] { $best } pairs
    } had to meet again; with them it would be { $then }.
age-swiss-more-repeats =
    If they met, { $then ->
        [one] { $then } pair
       *[other] { $then } pairs
    } would be rematches, not { $best }.
age-swiss-bye-would-move = If they met, the bye would go to { $player4 }, not to { $player3 }, who comes first.
age-swiss-more-moved-again =
    If they met, { $then ->
        [one] { $then } player
       *[other] { $then } players
    } would be paired down again from { WORD($record, kind: "record") }, not { $best }.
age-swiss-more-left-over =
    If they met, { $then ->
        [one] { $then } player
       *[other] { $then } players
    } would be paired down from { WORD($record, kind: "record") }, not { $best }.
age-swiss-older-left-over = If they met, an older player would be paired down from { WORD($record, kind: "record") }; the youngest goes first.
age-swiss-more-eldest-with-youngest =
    If they met, { $then ->
        [one] { $then } pair
       *[other] { $then } pairs
    } at { WORD($record, kind: "record") } would be { WORD($eldest, kind: "ages") } against { WORD($youngest, kind: "ages") }, not { $best }.
age-swiss-more-mixed =
    If they met, { $then ->
        [one] { $then } pair
       *[other] { $then } pairs
    } at { WORD($record, kind: "record") } would differ in both record and age group, not { $best }.
age-swiss-more-age-distance =
    If they met, opponents at { WORD($record, kind: "record") } would be { $then ->
        [one] { $then } age group
       *[other] { $then } age groups
    } apart in total, not { $best }.
age-swiss-lot-decided = They could have met. The random draw chose another pairing.
