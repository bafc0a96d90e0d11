### The US Chess Swiss: accelerated rounds, and when acceleration is recommended

## Accelerated rounds

us-swiss-accelerated-upper-half = { $player1 } and { $player2 } are both in the upper half, where A1 plays A2 in round 1 (28R).
us-swiss-accelerated-lower-half = { $player1 } and { $player2 } are both in the lower half, where B1 plays B2 in round 1 (28R).
us-swiss-accelerated-upper-winners = Winners from the upper half (A) play each other in round 2 (28R2).
us-swiss-accelerated-middle = Upper-half players (A) who did not win play winners from the lower half (B), in order of rating (28R2).
us-swiss-accelerated-lower-draws = Lower-half players (B) who drew in round 1 play each other (28R2).
us-swiss-accelerated-lower-losers = Lower-half players (B) who lost in round 1 play each other (28R2).
us-swiss-accelerated-added = { $player1 } and { $player2 } are in the { $points }-point group, counting the upper half’s extra point for pairing (28R1).
us-swiss-reading-adjusted-rating = Accelerated, adjusted rating (28R2): A winners play each other; other A players play B winners; B draws and B losers play among themselves. The rule book is ambiguous here; TourneyDesk follows WinTD.
us-swiss-reading-added-score = Accelerated, added score (28R1): the upper half has 1 extra point for pairing in rounds 1 and 2, not in the standings.

## Acceleration: when

us-swiss-acceleration-recommended = Acceleration recommended: expect { WORD($expected, kind: "word-perfect") } without it, { WORD($expected_accelerated, kind: "word-few") } with it. It helps from { $threshold } players in { $rounds } rounds (28R); there are { $players }.
us-swiss-acceleration-not-recommended =
    Acceleration not needed: { WORD($unmet, kind: "word-unmet") }. Expect { WORD($expected, kind: "word-perfect") } { MATCHES($expected, "under one") ->
        [yes] with or without it
       *[no] without it, { WORD($expected_accelerated, kind: "word-few") } with it
    }.
us-swiss-word-unmet-rounds-n-n = it helps only in events of { $n2 } rounds or more
us-swiss-word-unmet-players-n-n-n = it helps from { $n2 } players in { $n3 } rounds (28R), and there are { $n }
us-swiss-word-unmet-class-n-n-n-n = { $n } of the { $n2 } rated players are in one class ({ $n3 }–{ $n4 }), more than half
us-swiss-word-perfect-about-n = about { $n } perfect scores
us-swiss-word-perfect-about-one = about one perfect score
us-swiss-word-perfect-under-one = fewer than one perfect score
us-swiss-word-few-about-n = about { $n }
us-swiss-word-few-about-one = about one
us-swiss-word-few-under-one = fewer than one

## Acceleration: the cards
